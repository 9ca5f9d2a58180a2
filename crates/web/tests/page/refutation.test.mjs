import assert from "node:assert/strict";
import { test } from "node:test";
import { refutationOf } from "../../page/refutation.js";
import { PLACES, digitsOf, under } from "../../page/sudoku.js";

test("the steps to what is impossible begin at the board of their log", () => {
  const step = { type: "step", n: 1, place: [], eliminate: ["r1c2<>1"] };
  const begin = { type: "begin", puzzle: `5${".".repeat(80)}`, placed: ["r1c2=3"], removed: ["r9c9<>7"] };
  const { board, steps } = refutationOf([begin, step, { type: "end" }]);
  assert.deepEqual([board.givens[0], board.values[0], board.givens[1], board.values[1]], [5, 5, 0, 3]);
  assert.deepEqual([digitsOf(board.removed[80]), steps], [[7], [step]]);
  assert.deepEqual([refutationOf(), refutationOf([begin]), refutationOf([step])], [null, null, null]);
});

test("those of a smaller board have its cells", () => {
  const cells = (cell) => cell < 54 && cell % 9 < 6;
  under({ digits: PLACES.map((cell) => (cells(cell) ? "123456" : "")), houses: {}, sees: PLACES.map(() => []), rules: { size: 6 } });
  try {
    const { board } = refutationOf([{ type: "begin", puzzle: `......4${".".repeat(29)}` }, { type: "step", n: 1 }]);
    assert.equal(board.values[9], 4);
  } finally {
    under(null);
  }
});
