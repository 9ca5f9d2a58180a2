import assert from "node:assert/strict";
import { test } from "node:test";
import { CELLS, after, cellsNamed, conflicts, houseCells, legal, pack, positionText, unpack } from "../../page/sudoku.js";
import { PUZZLE, board } from "./boards.mjs";

test("a position that is packed is the same unpacked", () => {
  const one = board();
  one.values[1] = 6;
  one.removed[2] = 0b1;
  const two = unpack(pack(one));
  for (const field of ["givens", "values", "removed"]) assert.deepEqual(two[field], one[field], field);
  assert.equal(unpack(PUZZLE.replaceAll(".", "0")).values.join(""), PUZZLE.replaceAll(".", "0"));
  for (const wrong of ["", "S9B", `S9B${"zz".repeat(81)}`, "1".repeat(80)]) assert.equal(unpack(wrong), null, wrong);
});

test("the library form names entries and eliminated candidates", () => {
  const one = board();
  one.values[1] = 6;
  one.removed[2] = 0b1;
  assert.match(positionText(one), /^:0000:x:3\+6\.{5}2.*:113:::$/);
});

test("a step places and strikes", () => {
  const next = after(board(), { place: ["r1c2=6"], eliminate: ["r1c3<>1"] });
  assert.equal(next.values[1], 6);
  assert.equal(next.removed[2], 1);
  assert.equal(legal(next.values, 2) & 0b100000, 0);
});

test("cells are named in both notations, alone and in blocks", () => {
  assert.deepEqual(cellsNamed("r4c456 see the 1 at r8c4"), [30, 31, 32, 66]);
  assert.deepEqual(cellsNamed("D7 and AB1"), [0, 9, 33]);
  assert.deepEqual(cellsNamed("步骤 12"), []);
});

test("houses and conflicts", () => {
  assert.deepEqual(houseCells("b5"), [30, 31, 32, 39, 40, 41, 48, 49, 50]);
  assert.equal(houseCells("x1").length, 0);
  const one = board();
  assert.equal(conflicts(one.values).size, 0);
  one.values[1] = 3;
  assert.deepEqual([...conflicts(one.values)], [0, 1]);
  assert.equal(CELLS.length, 81);
});
