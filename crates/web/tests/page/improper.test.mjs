import assert from "node:assert/strict";
import { test } from "node:test";
import { countSolutions, lessOne, lookInto, problemText, suspects } from "../../page/improper.js";
import { t } from "../../page/words.js";
import { PUZZLE, SOLUTION, board } from "./boards.mjs";

const digits = (text) => [...text].map((digit) => Number(digit) || 0);
/** The solution without the cells of a rectangle whose digits can change places. */
const swapped = (text) => {
  for (let a = 0; a < 81; a += 1) {
    for (let b = a + 1; b % 9 > 0; b += 1) {
      for (let c = a + 9; c < 81; c += 9) {
        const d = c + b - a;
        const isSame = text[a] === text[d] && text[b] === text[c];
        const inBox = Math.floor(a / 27) === Math.floor(c / 27) || Math.floor((a % 9) / 3) === Math.floor((b % 9) / 3);
        if (isSame && inBox) return [a, b, c, d];
      }
    }
  }
  return null;
};

test("solutions are counted as far as is wanted, and no further than is quick", () => {
  assert.equal(countSolutions(board().givens, 3), 1);
  assert.equal(countSolutions(digits(SOLUTION), 3), 1);
  const cells = swapped(SOLUTION);
  const two = digits(SOLUTION).map((digit, cell) => (cells.includes(cell) ? 0 : digit));
  assert.equal(countSolutions(two, 3), 2);
  assert.equal(countSolutions(digits(".".repeat(81)), 3), 3);
});

test("two solutions are said to be two, of others as much as is known", () => {
  const problem = { kind: "several-solutions", message: "several solutions; two of them differ in 4 cells: r1c3 (5 or 4), r1c5 (4 or 5), r3c3 (4 or 5), r3c5 (5 or 4)" };
  assert.equal(problemText(problem, t), problem.message);
  assert.equal(problemText({ ...problem, count: 2 }, t), "Two solutions: they differ in 4 cells, r1c3 (5 or 4), r1c5 (4 or 5), r3c3 (4 or 5), r3c5 (5 or 4).");
  const many = { kind: "several-solutions", message: "several solutions: r1c123456789 (1 or 2)" };
  assert.match(problemText({ ...many, count: 2 }, t), /^Two solutions: they differ in 9 cells, which are marked/);
  assert.match(problemText({ ...many, count: 3 }, t), /^More than one solution: two of them differ in 9/);
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
