import assert from "node:assert/strict";
import { test } from "node:test";
import { clashMarks, impossibleMarks, refusedMarks } from "../../page/mistake.js";
import { PEERS, PLACES, legal, rowOf } from "../../page/sudoku.js";
import { Game } from "../../page/game.js";
import { board } from "./boards.mjs";

const roles = ({ areas }) => areas.map(({ role, row, column, rows, columns }) => `${role} r${row + 1}c${column + 1} ${rows}x${columns}`);
const wrongly = () => {
  const game = new Game(board());
  game.place([1], 9, true);
  return game.board();
};

test("what a mistake leaves nothing for is marked, with what is gone there", () => {
  const house = { wrong: ["r1c2=9"], mistakes: [{ entry: "r1c2=9", contradiction: { at: "r2n3", steps: 26 } }] };
  const marks = refusedMarks(house, wrongly());
  assert.deepEqual(roles(marks), ["wrong r1c2 1x1", "empty r2c1 1x9", "blocker r1c1 1x1"]);
  assert.ok(marks.nodes.length > 0 && marks.nodes.every(({ role, cell, digit }) => role === "gone" && Math.floor(cell / 9) === 1 && digit === 3));
  const cell = impossibleMarks({ wrong: ["r1c2=9"], mistakes: [{ contradiction: { at: "r1c7" } }] }, wrongly());
  assert.deepEqual(roles(cell), ["empty r1c7 1x1"]);
  // 9 is one of them, as the wrong 9 beside it does not count.
  assert.ok(cell.nodes.some(({ digit }) => digit === 9));
  assert.deepEqual(impossibleMarks({ wrong: ["r1c2=9"] }, wrongly()).areas, []);
});

test("of several mistakes all that they make impossible is marked, each part once", () => {
  const of = (...places) => refusedMarks({ wrong: ["r1c2=9"], mistakes: places.map((at) => ({ entry: "r1c2=9", contradiction: { at } })) }, wrongly());
  const [one, other, both] = [of("r2n3"), of("r1c7"), of("r2n3", "r1c7")];
  assert.deepEqual(roles(both), [...roles(one), ...roles(other).slice(1)]);
  assert.equal(both.nodes.length, one.nodes.length + other.nodes.length);
  assert.deepEqual(of("r2n3", "r2n3"), one);
});

test("both cells of a clash are marked", () => {
  const clash = { house: "r1", digit: 3, cells: ["r1c1", "r1c2"] };
  assert.deepEqual(roles(refusedMarks({ wrong: ["r1c2=3"], mistakes: [{ entry: "r1c2=3", clashes: [clash] }] }, board())), ["wrong r1c2 1x1", "blocker r1c1 1x1"]);
  assert.deepEqual(roles(clashMarks({ entry: "r1c2=3", ...clash })).slice(1), ["wrong r1c2 1x1", "blocker r1c1 1x1"]);
});

test("of a house without a place for a digit, what closes its other cells is marked", () => {
  const start = board();
  const { areas } = impossibleMarks({ wrong: ["r1c2=9"], mistakes: [{ contradiction: { at: "r2n3" } }] }, wrongly());
  const blockers = areas.filter(({ role }) => role === "blocker").map(({ row, column }) => row * 9 + column);
  const open = PLACES.filter((cell) => rowOf(cell) === 1 && !start.values[cell] && !(legal(start.values, cell) & 0b100));
  assert.ok(blockers.every((cell) => start.values[cell] === 3), "what closes a cell holds the digit");
  assert.ok(open.every((cell) => blockers.some((other) => PEERS[cell].includes(other))), "each closed cell sees one");
  assert.ok(open.length > 0 && blockers.length <= open.length);
});
