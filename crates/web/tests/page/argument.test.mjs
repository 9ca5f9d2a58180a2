import assert from "node:assert/strict";
import { test } from "node:test";
import { atText, carrying, fewHardest, foldedParts, isLengthy, isLong, otherOf, otherWords, rightOf, rightWords, runName, soonest } from "../../page/argument.js";
import { t } from "../../page/words.js";

/** Steps that strike a candidate each, but for every third, which is a single; the last rests on some. */
const STEPS = Array.from({ length: 30 }, (_, index) => {
  const n = index + 1;
  const isSingle = n % 3 === 0;
  return { n, pattern: { kind: isSingle ? "single" : "fish" }, place: isSingle ? ["r1c1=1"] : [], eliminate: isSingle ? [] : ["r1c1<>1"], needs: n === 30 ? [4, 12] : n > 1 ? [n - 1] : [] };
});

test("why not, of a digit whose cell another one takes, says so; not of one that a step strikes", () => {
  const step = { place: ["r1c1=9"], eliminate: [] };
  const other = otherOf("r1c1<>1", step);
  assert.deepEqual(other, { name: "r1c1", digit: "1", other: "9" });
  assert.deepEqual(otherWords(other, t), ["r1c1 is 9, and so not 1.", "No shorter way to rule out 1 alone was found. The steps below lead to 9."]);
  for (const [answer, its] of [["r1c1<>1", { eliminate: ["r1c1<>1"] }], ["r1c1=9", step], ["r1c2<>1", step]]) assert.equal(otherOf(answer, its), null);
});

test("an argument of few steps is not folded", () => {
  assert.ok(!isLong(STEPS.slice(0, 25)));
  assert.ok(isLong(STEPS));
});

test("the hardest steps, the last and those that it rests on stand by themselves, and runs of others are folded", () => {
  const parts = foldedParts(STEPS, new Set([8]));
  assert.deepEqual(parts.map(({ from, to }) => [from, to]), [[1, 3], [4, 4], [5, 7], [8, 8], [9, 11], [12, 12], [13, 29], [30, 30]]);
  assert.deepEqual(parts[2].needs, [4]);
  assert.deepEqual(parts.at(-1).needs, [4, 12]);
});

test("of many that are as hard, those stand by themselves that most others rest on", () => {
  const steps = STEPS.map((step) => (step.n > 20 && step.n < 30 ? { ...step, needs: [7, step.n - 1] } : step));
  const kept = carrying(steps, new Set(Array.from({ length: 19 }, (_, index) => index + 1)));
  assert.deepEqual([...kept].sort((a, b) => a - b), [4, 7, 12, 18, 19, 30]);
});

test("a run is called by what its steps do, and many numbers are counted", () => {
  assert.equal(runName(STEPS.slice(0, 6), t), "4 eliminations, 2 digits placed");
  assert.equal(runName(STEPS.slice(0, 1), t), "1 elimination");
  assert.equal(runName([STEPS[2], STEPS[5]], t), "2 singles");
  assert.equal(atText([1, 2, 3, 9], t), "steps 1–3, 9");
  assert.equal(atText([1, 2, 3, 9, 11, 20], t), "6\u00a0×");
});

test("what is hardest is told where it is few", () => {
  const [fish, wing] = [{ technique: "x-wing", numbers: [8] }, { technique: "xy-wing", numbers: [2, 3, 4, 6] }];
  assert.deepEqual(fewHardest([fish, wing], 20), [fish, wing]);
  assert.deepEqual(fewHardest([fish, wing], 12), [fish]);
  assert.deepEqual(fewHardest([wing, fish], 9), []);
  assert.deepEqual(fewHardest([fish], 2), [fish]);
  assert.deepEqual([atText([8], t), atText([2, 3], t)], ["step 8", "steps 2, 3"]);
});

test("the digit of a cell is called right only where it was asked against", () => {
  assert.deepEqual(rightOf("r1c2<>8", "r1c2=8"), { name: "r1c2", digit: "8" });
  assert.equal(rightOf("r1c2<>6", "r1c2<>6"), null);
  assert.equal(rightOf("r1c2", "r1c2=8"), null);
});

test("a long argument names the nearest digit that follows soonest", () => {
  const cells = Array.from({ length: 70 }, (_, index) => `r${Math.floor(index / 9) + 1}c${(index % 9) + 1}`);
  const steps = cells.map((cell, index) => ({ n: index + 1, place: [`${cell}=1`], needs: index && index !== 30 && index !== 50 ? [index] : [] }));
  assert.ok(isLengthy(steps) && !isLengthy(steps.slice(10)));
  // r1c1, r4c4 and r6c6 follow at once.
  assert.deepEqual([40, 80, 1].map((cell) => soonest(steps, cell).name), ["r4c4", "r6c6", "r1c1"]);
  const struck = steps.map((step, index) => (step.needs.length ? step : { ...step, place: [], eliminate: [`${cells[index]}<>1`] }));
  assert.deepEqual(soonest(struck, 40), { name: "r4c5", digit: 1, count: 2 });
  assert.equal(soonest(steps.slice(0, 60), 40), null);
});

test("why not, of the right digit, is answered first and in a line, and no more is told than was asked", () => {
  const right = rightOf("r1c2<>8", "r1c2=8");
  assert.deepEqual(rightWords(right, true, t), ["8 cannot be ruled out.", "The steps lead to the digit of the cell."]);
  assert.deepEqual(rightWords(right, false, t), ["8 is the right digit.", "So nothing is against it; this is why r1c2 is 8."]);
});
