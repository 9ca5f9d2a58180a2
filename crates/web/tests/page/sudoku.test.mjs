import assert from "node:assert/strict";
import { test } from "node:test";
import { CELLS, DIGITS, PLACES, after, boardOf, cagesOf, cellsNamed, conflicts, digitsOf, during, emptyBoard, frameOf, houseCells, legal, pack, positionText, under, unpack, ways } from "../../page/sudoku.js";
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

/** The rules of a board of 4x4 with a cage of 5, a dot, and a box that is no rectangle, as a `read` reply has them. */
function small() {
  const cells = [0, 1, 2, 3, 9, 10, 11, 12, 18, 19, 20, 21, 27, 28, 29, 30];
  const boxes = [[0, 1, 2, 9], [3, 10, 11, 12], [18, 19, 20, 27], [21, 28, 29, 30]];
  const row = (at) => cells.slice(at * 4, at * 4 + 4);
  const column = (at) => [0, 1, 2, 3].map((down) => down * 9 + at);
  const houses = Object.fromEntries(boxes.flatMap((box, at) => [[`r${at + 1}`, row(at)], [`c${at + 1}`, column(at)], [`b${at + 1}`, box]]));
  const places = Array.from({ length: 81 }, (_, cell) => cell);
  const sees = places.map((cell) => [...new Set(Object.values(houses).filter((house) => house.includes(cell)).flat())].filter((other) => other !== cell));
  const dot = { cells: [18, 19], digits: ["34", "4", "1", "12", "", "", "", "", ""] };
  const frame = { size: 4, grid: Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({}))) };
  return {
    rules: { size: 4, list: [{ rule: "cage", cells: ["r1c1", "r1c2"], value: 5 }] },
    digits: places.map((cell) => (cells.includes(cell) ? "1234" : "")),
    houses, sees, clashes: [dot], text: "Rules: 4x4", frame,
  };
}

test("under other rules there are other cells, digits, houses and conflicts", () => {
  under(small());
  try {
    assert.deepEqual([CELLS.length, DIGITS.length, houseCells("b1").join(), houseCells("b9").length], [16, 4, "0,1,2,9", 0]);
    const one = emptyBoard();
    assert.deepEqual(digitsOf(legal(one.values, 0)), [1, 2, 3, 4]);
    assert.equal(legal(one.values, 4), 0);
    assert.deepEqual(cagesOf(2), []);
    const [cage] = cagesOf(1);
    assert.deepEqual(ways(one.values, cage).map(digitsOf), [[1, 4], [2, 3]]);
    one.values[0] = 1;
    assert.deepEqual(ways(one.values, cage).map(digitsOf), [[1, 4]]);
    one.values[1] = 3;
    assert.deepEqual([...conflicts(one.values)], [0, 1]);
    one.values[1] = 4;
    assert.equal(conflicts(one.values).size, 0);
    // Each digit of a cell with a dot leaves its neighbors alone, in both directions.
    one.values[18] = 3;
    assert.deepEqual(digitsOf(legal(one.values, 19)), [2]);
    one.values[18] = 0;
    one.values[19] = 2;
    assert.deepEqual(digitsOf(legal(one.values, 18)), [3]);
  } finally {
    under(null);
  }
  assert.deepEqual([CELLS.length, DIGITS.length, houseCells("b9").length], [81, 9, 9]);
});

test("a position under other rules is an object with its frame, and a classic one is read whatever is shown", () => {
  const rules = small();
  const packed = pack(board());
  under(rules);
  try {
    const one = emptyBoard();
    one.givens[0] = one.values[0] = 1;
    one.values[9] = 2;
    one.removed[30] = 0b1;
    const text = positionText(one, rules);
    const { grid, size } = JSON.parse(text);
    assert.deepEqual([size, grid[0][0], grid[1][0], grid[3][3]], [4, { value: 1, given: true }, { value: 2 }, { centerPencilMarks: [2, 3, 4] }]);
    assert.deepEqual(frameOf(text).grid, rules.frame.grid);
    assert.equal(unpack(packed).values.join(""), PUZZLE.replaceAll(".", "0"));
    const record = { givens: PUZZLE, values: PUZZLE };
    assert.equal(boardOf(record).values.join(""), PUZZLE.replaceAll(".", "0"));
  } finally {
    under(null);
  }
});

test("something is done under other rules, and those of the board hold again, whatever happens", () => {
  const rules = { digits: PLACES.map((cell) => (cell % 9 < 4 && cell < 36 ? "1234" : "")), houses: {}, sees: PLACES.map(() => []), rules: { size: 4, list: [] } };
  assert.deepEqual(during(rules, () => [DIGITS.length, CELLS.length]), [4, 16]);
  assert.deepEqual([DIGITS.length, CELLS.length], [9, 81]);
  const fails = () => {
    throw new Error(String(DIGITS.length));
  };
  under(rules);
  try {
    assert.throws(() => during(null, fails), /^Error: 9$/);
    assert.equal(DIGITS.length, 4);
  } finally {
    under(null);
  }
});
