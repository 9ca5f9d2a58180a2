import assert from "node:assert/strict";
import { test } from "node:test";
import { creditsOf } from "../../page/credits.js";
import { Game } from "../../page/game.js";
import { packText, unpackText } from "../../page/lz.js";
import { samples } from "../../page/samples.js";
import { board } from "./boards.mjs";

const OWN = { title: "A title", author: "Somebody", ruleset: "Normal rules.\nAlong thermometers digits rise.", grid: [] };

test("a packed text is unpacked, and what is none is nothing", () => {
  for (const text of ["", "a", "ab", "aab", "aaaaaaaaaaaaaa", "\u00ff\u0100", JSON.stringify(samples)]) assert.equal(unpackText(packText(text)), text);
  assert.deepEqual(["N4Ig", "====", "\u0100"].map((text) => unpackText(text)), [null, null, null]);
  assert.equal(unpackText(packText("a".repeat(500)), 100), null);
});

test("what the setter wrote is taken from an object, and from links that pack it", () => {
  const packed = packText(JSON.stringify(OWN));
  const credits = { title: "A title", author: "Somebody", rules: OWN.ruleset };
  for (const text of [JSON.stringify(OWN), `https://www.f-puzzles.com/?load=${encodeURIComponent(packed)}`, `https://sudokupad.app/fpuz${packed}`, packed]) assert.deepEqual(creditsOf(text), credits);
  for (const text of ["{}", "3......2..4...98.7", "null", "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA%ZZ", JSON.stringify({ title: 7 }), JSON.stringify({ title: "cage, seed 3, number 1" })]) assert.equal(creditsOf(text), null);
  assert.equal(creditsOf(JSON.stringify({ ...OWN, title: "x".repeat(999) })).title.length, 120);
});

test("they stay with the game", () => {
  const credits = creditsOf(JSON.stringify(OWN));
  assert.deepEqual(Game.load(JSON.parse(JSON.stringify(new Game(board(), { credits }).save()))).credits, credits);
  assert.equal(Game.load({ ...new Game(board()).save(), credits: { title: 1 } }).credits, null);
});
