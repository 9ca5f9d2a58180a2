import assert from "node:assert/strict";
import { test } from "node:test";
import { differing, improperName, lessOne, lookInto, parted, problemOf, problemText, refusalText, suspects, unsettled } from "../../page/improper.js";
import { t } from "../../page/words.js";
import { PUZZLE, SOLUTION } from "./boards.mjs";

const digits = (text) => [...text].map((digit) => Number(digit) || 0);
test("a record says how many solutions are known", () => {
  const problem = { kind: "several-solutions", message: "several solutions" };
  assert.deepEqual(problemOf({ problem, solutions: 2 }), { ...problem, count: 2 });
  assert.deepEqual(problemOf({ problem }), { ...problem, count: undefined });
  assert.equal(problemOf({ solution: SOLUTION }), null);
});

test("two solutions are said to be two, of others as much as is known", () => {
  const problem = { kind: "several-solutions", message: "several solutions; two of them differ in 4 cells: r1c3 (5 or 4), r1c5 (4 or 5), r3c3 (4 or 5), r3c5 (5 or 4)" };
  const named = "4 cells, r1c3 (5 or 4), r1c5 (4 or 5), r3c3 (4 or 5), r3c5 (5 or 4)";
  assert.equal(problemText(problem, t), `Several solutions; two of them differ in ${named.replace(",", ":")}.`);
  assert.equal(problemText({ ...problem, count: 2 }, t), "Two solutions: they differ in 4 cells, r1c3 (5 or 4), r1c5 (4 or 5), r3c3 (4 or 5), r3c5 (5 or 4). With the digit of any one of them as a given there is one solution.");
  const many = { kind: "several-solutions", message: "several solutions: r1c123456789 (1 or 2)" };
  assert.match(problemText({ ...many, count: 2 }, t), /^Two solutions: they differ in 9 cells, which are marked/);
  assert.match(problemText({ ...many, count: 3 }, t), /^Several solutions; two of them differ in 9 cells, which are marked on the board\.$/);
});

test("cells are not settled in which two solutions differ, though there may be more; what two have there is known", () => {
  const problem = { kind: "several-solutions", message: "several solutions; two of them differ in 4 cells: r1c35 (5 or 4), r3c3 (4 or 5)" };
  assert.deepEqual([2, 3, undefined].map((count) => unsettled({ ...problem, count })), [[2, 4, 20], [2, 4, 20], [2, 4, 20]]);
  assert.deepEqual([2, 4, 20, 21].map((cell) => differing(problem, cell)), [["5", "4"], ["5", "4"], ["4", "5"], null]);
  assert.deepEqual(differing({ kind: "several-solutions", message: "有多个解；其中两个在 2 格不同：r1c1（3 或 6）" }, 0), ["3", "6"]);
  assert.equal(differing({ kind: "no-solution", message: "no solution: r1c1 (3 or 6)" }, 0), null);
});

test("a refusal ends with a stop", () => {
  const said = (text) => refusalText({ problem: null }, text, t);
  assert.deepEqual(["r4c5: the solutions differ in this cell", "No.", "r4c5 无解", "why?"].map(said), ["r4c5: the solutions differ in this cell.", "No.", "r4c5 无解。", "Why?"]);
});

test("the givens without which there is a solution are named", async () => {
  const givens = digits(PUZZLE);
  const { cells, text } = lessOne(givens);
  assert.deepEqual([cells.length, text.split("\n").length, text.split("\n")[0][0]], [givens.filter(Boolean).length, cells.length, "."]);
  const records = cells.map((cell) => (cell === 0 ? { solution: SOLUTION } : { problem: { kind: cell === 7 ? "several-solutions" : "no-solution" } }));
  assert.deepEqual(suspects(givens, cells, records), { one: ["r1c1=3"], some: ["r1c8=2"] });
  const problem = { kind: "no-solution", message: "no solution" };
  const game = { problem, givens, rules: null };
  const asked = [];
  const engine = { ask: async (channel, request) => (asked.push([channel, request.most]), { type: "read", puzzles: records }) };
  assert.equal(await lookInto(engine, game), true);
  assert.equal(problemText(problem, t), "no solution\nWithout r1c1=3 it would have exactly one solution.");
  // What is known is not asked again, and of other rules nothing is.
  assert.equal(await lookInto(engine, game), false);
  assert.equal(await lookInto(engine, { problem: { kind: "no-solution", message: "" }, givens, rules: {} }), false);
  assert.deepEqual(asked, [["cause", cells.length]]);
  assert.match(problemText({ ...problem, suspects: { one: ["r1c1=3", "r1c8=2"], some: [] } }, t), /Without r1c1=3 or without r1c8=2 it would/);
  assert.match(problemText({ ...problem, suspects: { one: [], some: ["r1c1=3"] } }, t), /solutions, but several/);
});

test("none and several solutions have names of their own; before a hint it is said that there are several, and where two differ", () => {
  assert.deepEqual(["several-solutions", "no-solution", "clash"].map((kind) => t(improperName({ kind }))), ["Several solutions", "No solution", "No solution"]);
  const problem = { kind: "several-solutions", message: "several solutions; two of them differ in 4 cells: r1c3 (5 or 4), r1c5 (4 or 5), r3c3 (4 or 5), r3c5 (5 or 4)" };
  const told = parted({ ...problem, count: 3 }, t);
  assert.equal(told.text, "Several solutions; two of them differ in 4 cells: r1c3 (5 or 4), r1c5 (4 or 5), r3c3 (4 or 5), r3c5 (5 or 4).\nThese are marked on the board.\nA hint can tell only what all solutions share.");
  assert.deepEqual(told.cells, [2, 4, 20, 22]);
  assert.match(parted({ ...problem, count: 2 }, t).text, /^Two solutions: they differ in 4 cells, r1c3 .*\nA hint can tell only what all solutions share\.$/);
  assert.equal(parted({ kind: "no-solution", message: "no solution" }, t) ?? parted(null, t), null);
});
