import assert from "node:assert/strict";
import { test } from "node:test";
import { concludedText } from "../../page/ladder.js";
import { Walk, areSingles, hardestOf, hardestSteps, isBare, isConclusion, isEasier, leftAlone, longestOf, numberOf, paceOf, upTo, withoutTwins, wordsOf } from "../../page/walk.js";
import { zh } from "../../page/words-zh.js";
import { digitsOf, legal, numbersText, positionText } from "../../page/sudoku.js";
import { barsName, barsOf, barsOfLevel, barsOfTechnique, isSingle } from "../../page/scales.js";
import { board } from "./boards.mjs";

const STEPS = [
  { n: 1, technique: "a", tier: "simple", place: ["r1c2=6"], eliminate: [], needs: [] },
  { n: 2, technique: "b", tier: "advanced", place: [], eliminate: ["r1c3<>1"], needs: [1], rating: { se: 3.2 } },
  { n: 3, technique: "c", tier: "advanced", place: ["r1c3=7"], eliminate: [], needs: [1, 2], rating: { se: 2.3 } },
];

test("each step has the board that the ones before lead to", () => {
  const walk = new Walk(board(), STEPS);
  assert.equal(walk.board(0).values[1], 0);
  assert.equal(walk.board(2).values[1], 6);
  assert.equal(walk.board(2).removed[2], 1);
  assert.deepEqual([...walk.numbers(3)], [[1, 1], [2, 3]]);
  assert.deepEqual(walk.rests(2), [1, 2]);
});

test("a walk stops at its ends", () => {
  const walk = new Walk(board(), STEPS);
  assert.ok(!walk.go(-1));
  assert.ok(walk.go(9));
  assert.equal(walk.step.n, 3);
  assert.ok(!walk.go(7));
});

test("what is asked to draw is the step and what was before; of single steps the step alone", () => {
  const walk = new Walk(board(), STEPS, { argument: true });
  const request = walk.request(1, positionText, "1.a");
  assert.deepEqual([request.before.length, request.step.n, request.part, request.argument], [1, 2, "1.a", true]);
  const single = new Walk(board(), STEPS, { single: true });
  assert.deepEqual(single.request(2, positionText).before, []);
  assert.equal(single.board(2).values[1], 0);
});

test("singles of every kind have one bar, whatever their tier, and none is hard", () => {
  const step = (tier, kind) => ({ tier, pattern: { kind } });
  assert.deepEqual([["simple", "single"], ["intermediate", "single"], ["intermediate", "subset"], ["ultimate", "net"]].map((it) => barsOf(step(...it))), [1, 1, 2, 4]);
  assert.deepEqual([barsOf({}), isSingle(undefined), isSingle({ pattern: { kind: "fish" } })], [0, false, false]);
  // No program rates a single in a region: it is not harder than a rated pair of locked candidates.
  assert.equal(hardestOf([{ ...step("intermediate", "locked"), rating: { se: 2.6 } }, step("intermediate", "single")]), 0);
});

test("a technique has the bars of its steps wherever it is listed, and first steps those of their tier", () => {
  const box = { slug: "hidden-single-box", tier: "intermediate", pattern: { kind: "single" } };
  const wing = { slug: "x-wing", tier: "advanced", pattern: { kind: "fish" } };
  const said = (name, ...words) => [name, ...words].join(" ");
  for (const it of [box, wing]) assert.equal(barsOfTechnique(it), barsOf(it));
  assert.deepEqual([barsName(box, said), barsName(wing, said)], ["family.singles", "technique.tier tier.advanced"]);
  assert.deepEqual(["gentle", "simple", "ultimate"].map(barsOfLevel), [1, 1, 4]);
});

test("the hardest step: by its rating, whatever its tier", () => {
  assert.equal(hardestOf(STEPS), 1);
  assert.equal(hardestOf([]), -1);
  const kinds = (...all) => all.map((kind) => ({ pattern: { kind } }));
  assert.deepEqual([areSingles(kinds("single", "single")), areSingles(kinds("single", "chain")), areSingles([])], [true, false, false]);
});

test("of the hardest steps each is named by its own technique", () => {
  const step = (n, technique, tier, se) => ({ n, technique, tier, pattern: { kind: tier === "simple" ? "single" : "chain" }, ...(se && { rating: { se } }) });
  const steps = [step(1, "naked-single", "simple", 2.3), step(4, "loop", "advanced", 7), step(5, "pointing", "intermediate", 2.6), step(6, "region", "ultimate", 8), step(7, "kite", "advanced"), step(8, "loop", "advanced", 7)];
  assert.deepEqual(hardestSteps(steps), [{ technique: "region", numbers: [6] }, { technique: "loop", numbers: [4, 8] }]);
  assert.deepEqual(hardestSteps(steps, "loop")[0], { technique: "loop", numbers: [4, 8] });
  assert.deepEqual(hardestSteps(steps.slice(0, 1)), []);
});

test("numbers that follow each other are a range", () => {
  assert.equal(numbersText([1, 7, 8, 9, 11, 12]), "1, 7–9, 11, 12");
  assert.equal(numbersText([1, 4, 5], zh["and-numbers"]), "1、4、5");
});

test("the same digit by several singles is listed once, with the others' names", () => {
  const single = (technique, place) => ({ technique, place: [place], eliminate: [], pattern: { kind: "single" } });
  const pair = { technique: "naked-pair", place: [], eliminate: ["r1c1<>2"], pattern: { kind: "subset" } };
  const steps = [single("full-house", "r1c1=3"), single("hidden-single-row", "r1c1=3"), pair, single("naked-single", "r2c2=4"), single("hidden-single-box", "r1c1=3"), { ...pair }];
  const kept = withoutTwins(steps);
  assert.deepEqual([...kept.keys()], [steps[0], pair, steps[3], steps[5]]);
  assert.deepEqual([...kept.values()], [["hidden-single-row", "hidden-single-box"], [], [], []]);
});

test("steps that strike the same stand once, with the other techniques that do", () => {
  const of = (technique, ...eliminate) => ({ technique, place: [], eliminate });
  const steps = [of("claiming", "r2c1<>1", "r3c1<>1"), of("x-wing", "r3c1<>1", "r2c1<>1"), of("x-wing", "r2c1<>1"), of("x-chain", "r2c1<>1", "r3c1<>1"), of("x-chain", "r2c1<>1", "r3c1<>1"), of("x-wing", "r2c1<>1")];
  assert.deepEqual([...withoutTwins(steps)], [[steps[0], ["x-wing", "x-chain"]], [steps[2], []], [steps[5], []]]);
});

test("of a cell that keeps one digit it is said which it is", () => {
  const start = board();
  const open = digitsOf(legal(start.values, 2));
  const struck = open.slice(1).map((digit) => `r1c3<>${digit}`);
  assert.deepEqual(leftAlone({ eliminate: [...struck, "r9c9<>1"] }, start).slice(0, 1), [`r1c3=${open[0]}`]);
  assert.deepEqual(leftAlone({ eliminate: struck.slice(1) }, start), []);
  assert.deepEqual(leftAlone({ place: ["r1c2=6"] }, start), []);
  const said = (name, ...words) => [name, ...words].join(" ");
  const text = `loses r1c3 ${open.slice(1).join("and-digits")}`;
  assert.equal(concludedText({ eliminate: struck }, start, said), `left-alone ${text} is r1c3 ${open[0]}`);
  assert.equal(concludedText({ place: ["r1c2=6"] }, start, said), "is r1c2 6");
});

test("a step has one number: its own in a walk, its place among those that are offered", () => {
  const offered = new Walk(board(), [{ ...STEPS[2], n: 67 }, { ...STEPS[1], n: 74 }], { single: true });
  offered.go(1);
  const walk = new Walk(board(), STEPS);
  walk.go(2);
  assert.deepEqual([numberOf(offered), numberOf(walk)], [2, 3]);
});

test("room is made for the longest words", () => {
  assert.equal(wordsOf({ text: "Naked Single: row 3 has 1: so" }), "row 3 has 1: so");
  assert.equal(wordsOf({ text: "唯一余数：第3行" }), "第3行");
  assert.deepEqual(longestOf(["a", "aaaa", "数数数", "aaaa", "aa"], 2), ["数数数", "aaaa"]);
  assert.equal(wordsOf({}), "");
});

test("a step stands as long as its words take to read", () => {
  assert.equal(paceOf({ text: "Naked Single: r1c1 is 2." }), 1200 + 10 * 45);
  assert.equal(paceOf({ text: "唯一余数：只剩" }), 1200 + 5 * 45);
  assert.equal(paceOf({ text: `X: ${"long ".repeat(100)}` }, 2), 4500);
});

test("a single needs no candidates where none was struck", () => {
  const single = { pattern: { kind: "single" } };
  const struck = board();
  struck.removed[3] = 4;
  assert.deepEqual([isBare(single, board()), isBare(single, struck), isBare({ pattern: { kind: "fish" } }, board()), isBare(undefined, board())], [true, false, false, false]);
});

test("words that say no more than the conclusion are left out", () => {
  for (const text of ["r1c2=3", "r12c4<>7, r3c9=1", "A2=3；B7<>12"]) assert.ok(isConclusion(text), text);
  for (const text of ["r1c2 is 3", "12 in r1c12 => r1c5<>1", "r1c2", "第1行：r1c2=3"]) assert.ok(!isConclusion(text), text);
});

test("the steps up to one are played as one: what is struck in a cell that is filled later is left out", () => {
  const walk = new Walk(board(), STEPS);
  assert.deepEqual(upTo(walk), { place: ["r1c2=6"], eliminate: [] });
  walk.go(1);
  assert.deepEqual(upTo(walk), { place: ["r1c2=6"], eliminate: ["r1c3<>1"] });
  walk.go(2);
  assert.deepEqual(upTo(walk), { place: ["r1c2=6", "r1c3=7"], eliminate: [] });
});

test("a rating that is far above the steps of a walk is one of a program that does not know them", () => {
  const rated = (se) => ({ rating: se ? { se } : undefined });
  const steps = [rated(1.2), rated(4), rated(null)];
  assert.deepEqual([isEasier(steps, 7.2), isEasier(steps, 4.4), isEasier(steps, undefined), isEasier([rated(null)], 6.6)], [true, false, false, true]);
});
