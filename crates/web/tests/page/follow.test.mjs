import assert from "node:assert/strict";
import { test } from "node:test";
import { followed, heldBoard } from "../../page/follow.js";
import { Game } from "../../page/game.js";
import { emptyBoard } from "../../page/sudoku.js";

test("the digit of a hint is known when it is entered; notes and colors leave the hint, and anything else ends it", () => {
  const game = new Game(emptyBoard());
  const from = heldBoard(game.board());
  const step = { place: ["r1c1=5"] };
  assert.equal(followed(step, from, game.board()), "same");
  game.color([3], 2);
  game.mark([3], 4, "corner");
  assert.equal(followed(step, from, game.board()), "same");
  game.place([0], 5, true);
  assert.equal(followed(step, from, game.board()), "done");
  assert.equal(followed({}, from, game.board()), "other");
  game.undo();
  game.place([0], 6, true);
  assert.equal(followed(step, from, game.board()), "other");
});

test("of an elimination the first candidate is a part, the last is all", () => {
  const game = new Game(emptyBoard(), { auto: true });
  const from = heldBoard(game.board());
  const step = { eliminate: ["r1c1<>5", "r1c2<>5"] };
  game.mark([0], 5, "center");
  assert.equal(followed(step, from, game.board()), "part");
  game.mark([1], 5, "center");
  assert.equal(followed(step, from, game.board()), "done");
  game.mark([2], 5, "center");
  assert.equal(followed(step, from, game.board()), "other");
});
