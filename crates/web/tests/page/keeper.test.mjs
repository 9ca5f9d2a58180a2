import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "../../page/game.js";
import { Keeper } from "../../page/keeper.js";
import * as store from "../../page/store.js";
import { board } from "./boards.mjs";
import { stored } from "./storage.mjs";

globalThis.addEventListener ??= () => {};

/** A tab that shows the puzzle, as far as a keeper knows it. */
function tab() {
  const app = { room: "play", clock: { read: () => app.spent }, spent: 0, replace: (game) => (app.game = game) };
  const keeper = new Keeper(app);
  const saved = store.known(new Game(board()));
  app.game = saved ? Game.load(saved) : new Game(board());
  app.address = { follow: () => {} };
  keeper.adopt(app.game);
  const act = (change) => {
    change(app.game);
    keeper.isDirty = true;
  };
  return { app, keeper, act, place: (cell, digit) => act((game) => game.place([cell], digit, false)), values: () => [...app.game.values.slice(0, 3)].join("") };
}

const kept = () => store.known(new Game(board()));
const heard = ({ keeper }) => keeper.heard(store.keyOf(kept()));

test("a grade that comes late undoes no move of another tab", () => stored(() => {
  const [first, second] = [tab(), tab()];
  second.place(2, 7);
  second.keeper.keep();
  first.act((game) => (game.grade = { tier: "advanced" }));
  first.keeper.keep();
  heard(second);
  assert.deepEqual([first.values(), second.values()], ["307", "307"]);
  assert.deepEqual([kept().state.values[2], kept().grade], [7, { tier: "advanced" }]);
}));

test("a move that is not kept yet stays when another tab keeps the game, and goes on there", () => stored(() => {
  const [first, second] = [tab(), tab()];
  second.keeper.soon();
  second.keeper.keep();
  first.place(2, 7);
  heard(first);
  assert.equal(first.values(), "307");
  first.keeper.keep();
  heard(second);
  assert.equal(second.values(), "307");
  // Of two moves at once that one stays which is kept last.
  first.place(1, 6);
  second.place(1, 5);
  second.keeper.keep();
  heard(first);
  first.keeper.keep();
  heard(second);
  assert.deepEqual([first.values(), second.values()], ["367", "367"]);
}));

test("time alone is kept with what another tab played, and undo leads on there", () => stored(() => {
  const [first, second] = [tab(), tab()];
  second.place(2, 7);
  second.keeper.keep();
  first.app.spent = 5000;
  first.keeper.keep();
  assert.deepEqual([first.values(), kept().spent, kept().state.values[2]], ["307", 5000, 7]);
  first.act((game) => game.undo());
  first.keeper.keep();
  heard(second);
  assert.equal(second.values(), "300");
}));
