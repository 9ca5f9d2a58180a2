import assert from "node:assert/strict";
import { test } from "node:test";
import { houseCells } from "../../page/sudoku.js";
import { tintsOf } from "../../page/tints.js";

const touch = (one, other) => one.some((cell) => other.some((it) => (Math.abs(cell - it) === 1 && Math.floor(cell / 9) === Math.floor(it / 9)) || Math.abs(cell - it) === 9));

test("areas that touch have different tints, of which four are enough", () => {
  const rings = [0, 1, 2, 3, 4].map((ring) => Array.from({ length: 81 }, (_, cell) => cell).filter((cell) => Math.min(cell % 9, 8 - (cell % 9), Math.floor(cell / 9), 8 - Math.floor(cell / 9)) === ring));
  const boxes = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => houseCells(`b${number}`));
  // One round which three others lie that touch each other.
  const wheel = [[10], [1, 2, 3, 0], [9, 18, 19], [11, 12, 20, 21]];
  for (const areas of [rings, boxes, wheel]) {
    const tints = tintsOf(areas);
    assert.ok(tints.every((tint) => tint >= 0 && tint < 4));
    areas.forEach((one, at) => areas.slice(at + 1).forEach((other, more) => touch(one, other) && assert.notEqual(tints[at], tints[at + 1 + more])));
  }
  assert.deepEqual(new Set(tintsOf(rings)).size, 2);
  assert.deepEqual(tintsOf([]), []);
});
