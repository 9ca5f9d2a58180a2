import assert from "node:assert/strict";
import { test } from "node:test";
import { briefOf, clashOf, clashRung, concluded, conclusionParts, conclusionText, cureOf, isLeftOut, isMistaken, isNew, isNothing, levelBehind, loudest, markedDigits, namesOf, openIn, rungCount, rungOf, standing, tellsConclusion, wrongMoves, wrongText } from "../../page/ladder.js";
import { en } from "../../page/words-en.js";

const t = (name, ...with_) => (en[name] ?? name).replace(/\{(\d)\}/g, (_, index) => with_[index] ?? "");
const words = { t, house: (name) => t(`house.${name[0]}`, name.slice(1)), technique: (slug) => slug };
const reply = (level, rung, text, more = {}, below = "") => ({ text: `${rung} of 7  ${text}\n${below}`, hint: { level, rung, rungs: 7, look: "c1", text, ...more } });
const hint = (level, rung, text, more, below) => rungOf(level, reply(level, rung, text, more, below), words);
const mistake = (level, rung, text, more) => rungOf(level, reply(level, rung, text, more), words, true);

test("each rung says one thing", () => {
  const technique = "Skyscraper";
  const rungs = [
    hint("nudge", 1, "Look at column 1."),
    hint("technique", 2, "It is a Skyscraper. Two lines hold a digit twice. They share a line.", { technique }),
    hint("digits", 3, "The digits are 4 and 7.", { technique, digits: "47" }),
    hint("where", 4, "Two 1s close places of box 5: r4c2 and r8c4.", { technique, at: "box 5" }),
    hint("what", 5, "r7c4 and r8c2 lose 7.", { technique, conclusion: "r7c4<>7, r8c2<>7" }),
    hint("full", 6, "Skyscraper: if r7c1 is not 7, then r4c1 is 7.", { technique }),
    hint("proof", 7, "It rests on the givens.", { technique }, "1. Skyscraper: r7c4<>7. In steps:\n  2. so it is.\nIt rests on this, read off the board:\n  - the 7 of row 4 is in r4c15\n  - the 7 of row 8 is in r8c15\n"),
  ];
  assert.deepEqual(rungs.map(({ text }) => text), [
    "Column 1", "Skyscraper", "4, 7", "Two 1s close places of box 5: r4c2 and r8c4.", "r7c4, r8c2 lose 7", "If r7c1 is not 7, then r4c1 is 7.",
    "It rests on the givens.\nIt rests on these facts of the board:\n• the 7 of row 4 is in r4c15\n• the 7 of row 8 is in r8c15",
  ]);
  // One thing alone is named at once.
  assert.equal(hint("proof", 7, "It rests on the givens.", { technique }, "1. X: r1c1=2.\nIt rests on this:\n  - r1c1 can be 2 only\n").text, "It rests on one fact of the board: r1c1 can be 2 only.");
  assert.equal(rungs[1].more, "Two lines hold a digit twice. They share a line.");
  assert.ok(!rungs.some(({ isMistake }) => isMistake));
});

test("an argument in steps keeps its lines, without the name of its technique", () => {
  assert.equal(hint("full", 6, "Skyscraper:\n1. Box 5 needs a 1.\n2. Only r5c6 is left.", { technique: "Skyscraper" }).text, "1. Box 5 needs a 1.\n2. Only r5c6 is left.");
  assert.equal(hint("full", 6, "唯一余数：r1c1 只剩 2。", { technique: "唯一余数" }).text, "r1c1 只剩 2。");
});

test("a level that says nothing new is no rung of its own", () => {
  const levels = [[1, "nudge"], [2, "technique"], [2, "digits"], [3, "where"]].map(([rung, level]) => hint(level, rung, "Here.", { technique: "skyscraper" }));
  assert.deepEqual(levels.map((it, index) => isNew(it, levels[index - 1])), [true, true, false, true]);
});

test("a mistake is known from the technique on, and told by rungs of its own", () => {
  assert.ok(isMistaken({ look: "b1" }) && isMistaken({ wrong: ["r1c2"] }));
  assert.ok(!isMistaken({ technique: "skyscraper" }) && !isMistaken({ contradiction: { at: "r1c1" } }));
  assert.ok(isNothing({}) && !isNothing({ look: "b1" }));
  const rungs = [
    mistake("nudge", 1, "One entry is wrong. It is in box 1."),
    mistake("technique", 2, "It is in row 1."),
    mistake("where", 4, "r1c2=9 is wrong.", { wrong: ["r1c2=9"] }),
    mistake("what", 5, "The clash: with 9 at r1c2, nothing is left for 3 in row 2."),
    mistake("full", 6, "2 steps lead there: r5c6=1; r79c4 lose 8. r2c1 sees the 3 at r1c1."),
  ];
  assert.deepEqual(rungs.map(({ label }) => label), ["Where to look", "Row or column", "Entry", "What it makes impossible", "Every step to it"]);
  assert.deepEqual(rungs.slice(3).map(({ text }) => text), ["With 9 at r1c2, nothing is left for 3 in row 2.", "2 steps lead there. r2c1 sees the 3 at r1c1."]);
  assert.equal(mistake("full", 6, "经过 26 步：r5c6=1；r4c7=5。r2c1 被排除。").text, "经过 26 步。r2c1 被排除。");
});

test("a mistake that is the only entry is told at once, and then where it leads", () => {
  const rungs = [["nudge", "Your only entry, r1c6=4, is wrong: take it back."], ["technique", "It leads to a clash in box 9."], ["digits", "The clash is about 3."]];
  const alone = rungs.map(([level, text], index) => rungOf(level, reply(level, index + 1, text), { ...words, isAlone: true }, true));
  assert.deepEqual(alone.map(({ label }) => label), ["Entry", "What it leads to", "Digit"]);
});

test("a proof leaves out facts that say nothing, and is no rung where it is the conclusion", () => {
  const proof = (said, ...facts) => hint("proof", 7, said, { technique: "thermometer-bounds" }, `1. A step.\nOn the board:\n${facts.map((fact) => `  - ${fact}`).join("\n")}\n`).text;
  const any = "r1c1 is 1, 2, 3, 4, 5, 6, 7, 8 or 9";
  assert.equal(proof("It rests on the line. No more.", any), "It rests on the line. No more.");
  assert.equal(proof("It rests on the line.", "r1c1 是 1、2、3、4、5、6、7、8 或 9"), "It rests on the line.");
  assert.equal(proof("It rests on two facts.", any, "r1c2 is 2 or 4 (1 and 3 at r2c2, 5, 6, 7, 8 and 9 at r9c2)"), `It rests on two facts.\n${en["proof.grounds"]}\n• r1c2 is 2 or 4 (1 and 3 at r2c2, 5, 6, 7, 8 and 9 at r9c2)`);
  assert.match(proof("It rests on one fact.", "r1c9=7"), /^It rests on one fact .*r1c9=7/);
  const cage = { technique: "cage-combinations", conclusion: "r1c8=9" };
  const text = "7 of 7  It rests on the cage of 9 in r1c8.\n1. A step.\nOn the board:\n  - r1c8=9\n";
  assert.deepEqual([isLeftOut("proof", cage, text), isLeftOut("full", cage, text), isLeftOut("proof", { ...cage, conclusion: "r1c8<>9" }, text)], [true, false, false]);
});

test("over the keys stands what follows from a hint, or its last rung with the words before it; of a mistake that it is one", () => {
  const rung = (level, text, isMistake = false) => ({ level, label: `${level}:`, text, isMistake });
  const [look, technique, digits, where] = [rung("nudge", "Box 1"), rung("technique", "X-Wing"), rung("digits", "4"), rung("where", "Look at r1c1.")];
  const told = (...rungs) => Object.values(briefOf(rungs, t)).slice(0, 2);
  assert.deepEqual(told(look), ["nudge:", "Box 1"]);
  assert.deepEqual(told(look, technique, digits), ["nudge:", "Box 1 · X-Wing · 4"]);
  assert.equal(briefOf([look, technique, digits, where], t), where);
  const [what, full, proof] = [rung("what", "r1c1 is 4"), rung("full", "It is the only place."), rung("proof", "It rests on givens.")];
  assert.equal(briefOf([look, technique, digits, where, what, full, proof], t), what);
  assert.deepEqual([loudest([look, what, full, proof]), loudest([look, what]), loudest([rung("nudge", "", true), rung("full", "", true), rung("proof", "", true)])], [2, 1, 2]);
  assert.deepEqual(told(rung("digits", "It is a 1.", true)), ["A mistake", "It is a 1."]);
  assert.equal(briefOf([], t), null);
});

test("conclusions in words", () => {
  assert.equal(conclusionText("r5c6=1", t), "r5c6 is 1");
  assert.equal(conclusionText(["r1c5<>4", "r1c5<>8"], t), "r1c5 loses 4, 8");
  assert.equal(conclusionText(["r1c1<>4", "r1c2<>4", "r1c3<>5"], t), "r1c12 lose 4; r1c3 loses 5");
  assert.equal(conclusionText(["r1c1<>4", "r1c2<>4"], t, { isPlain: true }), "r1c1, r1c2 lose 4");
  assert.equal(conclusionText("r12c1<>19, r1c1<>3", t), "r12c1 lose 1, 9; r1c1 loses 3");
});

test("of a reason, the cells that hold a digit are marked, and those that are open", () => {
  assert.deepEqual(openIn("Look at r1c123.", [0, 5, 0]), [0, 2]);
  const values = new Uint8Array(81);
  values[0] = values[1] = 3;
  assert.deepEqual(standing("With 9 at r1c2, 2 steps lead there. r2c13 see the 3 at r1c1, r2c5 sees the 3 at r4c5.", values), [0, 1]);
});

test("all cells of a conclusion are told and marked, those without a sign of their own too", () => {
  assert.deepEqual(conclusionParts("r3c9,r6c8<>1, r48c7=3"), ["r3c9<>1", "r6c8<>1", "r48c7=3"]);
  assert.equal(conclusionText("r3c9,r6c8<>1", t), "r3c9, r6c8 lose 1");
  assert.deepEqual(concluded("r1c2,r6c7<>17").map(({ cell, digit, placed }) => `${cell} ${digit} ${placed}`), ["1 1 false", "1 7 false", "51 1 false", "51 7 false"]);
  assert.deepEqual(concluded("r5c5=2"), [{ cell: 40, digit: 2, placed: true }]);
  assert.deepEqual([concluded(undefined), conclusionText("", t)], [[], ""]);
});

test("two equal digits in a house are said at once, and what leads to them is left out", () => {
  const clashes = [{ house: "r1", digit: 5, cells: ["r1c1", "r1c3"] }, { house: "b1", digit: 5, cells: ["r1c1", "r1c3"] }];
  const told = (mistakes, more) => clashRung({ hint: { rung: 4, rungs: 5, mistakes, ...more } }, words);
  const seen = told([{ entry: "r1c3=5", clashes }]);
  assert.equal(seen.text, "Row 1 has two 5s: r1c1, r1c3. The entry r1c3 = 5 is wrong.");
  assert.deepEqual([levelBehind(seen), seen.reply.hint.rung], [6, 4]);
  // Another entry was wrong before: its rungs follow, from the first.
  const later = told([{ entry: "r1c3=5", clashes }, { entry: "r1c4=2", contradiction: { at: "c5n4" } }], { back: { mistake: "r1c4=2" } });
  assert.deepEqual([levelBehind(later), later.reply.hint.rung, later.clash.entry], [0, 0, "r1c3=5"]);
  assert.equal(told([{ entry: "r1c4=2", contradiction: { at: "c5n4" } }]), null);
  assert.equal(clashOf({ mistakes: [{ entry: "r1c4=2", clashes: [{ house: "w1", digit: 2, cells: [] }] }] }), null);
  assert.deepEqual([levelBehind(undefined), levelBehind({ level: "technique" })], [0, 2]);
});

test("an entry that is wrong is removed, a mark that is gone is put back", () => {
  assert.deepEqual([cureOf(["r1c2=9"]).act, cureOf(["r1c2=9", "r1c3<>1"]).act, cureOf(["r1c3<>1"]).act], ["hint.clear", "hint.clear-all", "hint.restore"]);
  assert.deepEqual([wrongText(["r1c3<>1"], t), wrongText(["r1c2=9", "r1c3<>1"], t)], ["1 in r1c3", "r1c2 = 9, r1c3 ≠ 1"]);
});

test("the digit of a cell that has one left is not told before the cell", () => {
  const single = { rung: 4, rungs: 7, technique: "naked-single" };
  assert.deepEqual([isLeftOut("digits", single), isLeftOut("where", single), isLeftOut("digits", { technique: "x-wing" }), isLeftOut("digits", { ...single, wrong: ["r1c1=2"] })], [true, false, false, false]);
  assert.deepEqual([rungCount(single), rungCount({ ...single, rung: 2 }), rungCount({ rung: 4, rungs: 7, technique: "x-wing" })], [{ at: 3, of: 6 }, { at: 2, of: 6 }, { at: 4, of: 7 }]);
});

test("the board shows no digit before its rung, and more than four are not told before the place", () => {
  const rung = (level, digits) => ({ level, reply: { hint: { digits } } });
  assert.deepEqual(markedDigits([rung("nudge"), rung("technique"), rung("where", "3")]), []);
  assert.deepEqual(markedDigits([rung("technique"), rung("digits", "47"), rung("where", "47")]), [4, 7]);
  const arrow = { technique: "arrow-bounds", rung: 4, rungs: 7 };
  assert.deepEqual([isLeftOut("digits", { ...arrow, digits: "2456789" }), isLeftOut("digits", { ...arrow, digits: "2456" })], [true, false]);
  assert.deepEqual(rungCount({ ...arrow, digits: "2456789" }), { at: 3, of: 6 });
});

test("a conclusion in its short form, a name for each candidate", () => {
  assert.deepEqual(namesOf("r12c1<>19, r5c5=2"), { place: ["r5c5=2"], eliminate: ["r1c1<>1", "r1c1<>9", "r2c1<>1", "r2c1<>9"] });
});

test("a step is applied from the rung on that tells what follows; a wrong move is named as it is written", () => {
  const rungs = ["nudge", "technique", "digits", "where"].map((level) => ({ level }));
  assert.deepEqual([rungs, [...rungs, { level: "what" }], [...rungs, { level: "full" }]].map(tellsConclusion), [false, true, true]);
  assert.equal(wrongMoves(["r9c2=9"], ["r1c1=4", "r9c2=9"]), "r9c2=9");
  assert.equal(wrongMoves(["r1c2<>3", "r1c3<>3"], ["r1c3<>3"]), "r1c3≠3");
  assert.equal(wrongMoves(["r1c2<>3", "r1c3<>3"], []), "r1c2≠3, r1c3≠3");
});
