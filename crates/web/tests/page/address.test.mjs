import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "../../page/game.js";
import { fragmentOf, fragmentOfGivens, keptAt } from "../../page/address.js";
import { packText } from "../../page/lz.js";
import { asGiven, positionText, unpack } from "../../page/sudoku.js";
import { SOLUTION, board } from "./boards.mjs";

const read = (fragment) => unpack(fragment.slice("bd=".length));

test("the link of a puzzle leaves out what was entered, unless it is to go along", () => {
  const game = new Game(board());
  [...SOLUTION].forEach((digit, cell) => game.givens[cell] || game.place([cell], Number(digit), false));
  assert.equal(game.isFull, true);
  assert.deepEqual(read(fragmentOf(asGiven(game))), board());
  assert.deepEqual(read(fragmentOfGivens(game)), board());
  assert.equal(fragmentOfGivens(game).length, "bd=".length + 81);
  assert.deepEqual([...read(fragmentOf(game.board())).values].join(""), SOLUTION);
});

test("so under other rules, where a link has the text of the puzzle", () => {
  const game = new Game(board(), { rules: { frame: { size: 9, grid: Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({}))) } } });
  game.place([1], 6, false);
  const packed = (position) => fragmentOf(position, game.rules).slice("p=".length);
  assert.deepEqual([packed(asGiven(game)), packed(game.board())], [asGiven(game), game.board()].map((position) => packText(positionText(position, game.rules))));
  assert.notEqual(packed(asGiven(game)), packed(game.board()));
  assert.match(packed(game.board()), /^N4Ig[A-Za-z0-9+/]+=*$/);
});

test("texts are packed as LZ-String packs them", () => {
  assert.deepEqual(["", "a", "ab", "aab", '{"size":9}', "\u00ff\u0100"].map(packText), ["Q===", "IZA=", "IYIyA===", "IbBGQ===", "N4IgzglgXgpiBcBOAvkA", "P+AEAg=="]);
});

test("an address says whose the notes are, and finds the game that was kept in its position", () => {
  const game = new Game(board());
  assert.doesNotMatch(fragmentOf(game.board()), /notes/);
  game.markAll();
  game.mark([1], 6, "center");
  const fragment = fragmentOf(game.board());
  assert.match(fragment, /^bd=S9B\w{162}&notes=mine$/);
  const saved = JSON.parse(JSON.stringify(game.save()));
  const other = new Game(board());
  assert.equal(keptAt(fragment, [{ saved: other.save() }, { saved: {} }, { saved }]), saved);
  assert.equal(keptAt(fragmentOf(other.board()), [{ saved }]), undefined);
  // Elsewhere the same notes come as one's own.
  const there = new Game(read(fragment.replace("&notes=mine", "")), { isMine: true });
  assert.ok(!there.auto && there.state.removed.every((set) => !set));
  assert.deepEqual(there.state.center, game.state.center);
});
