import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "../../page/game.js";
import { fragmentOf } from "../../page/address.js";
import { asGiven, unpack } from "../../page/sudoku.js";
import { SOLUTION, board } from "./boards.mjs";

const read = (fragment) => unpack(fragment.slice("bd=".length));

test("the link of a puzzle leaves out what was entered, unless it is to go along", () => {
  const game = new Game(board());
  [...SOLUTION].forEach((digit, cell) => game.givens[cell] || game.place([cell], Number(digit), false));
  assert.equal(game.isFull, true);
  assert.deepEqual(read(fragmentOf(asGiven(game))), board());
  assert.deepEqual([...read(fragmentOf(game.board())).values].join(""), SOLUTION);
});

test("so under other rules, where a link has the text of the puzzle", () => {
  const game = new Game(board(), { rules: { frame: { size: 9, grid: Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({}))) } } });
  game.place([1], 6, false);
  const cell = (position) => JSON.parse(decodeURIComponent(fragmentOf(position, game.rules).slice("p=".length))).grid[0][1];
  assert.deepEqual([cell(asGiven(game)).value, cell(game.board()).value], [undefined, 6]);
});
