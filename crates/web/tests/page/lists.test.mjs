import assert from "node:assert/strict";
import { test } from "node:test";
import { atFirst, cutFor, cutOf, leftOut, placeOf, withAll } from "../../page/cut.js";
import { SIZES, easiestFirst, parts, sheetsOf } from "../../page/sheets.js";
import * as store from "../../page/store.js";
import { exampleBoard, legal } from "../../page/sudoku.js";
import { stored } from "./storage.mjs";

const step = (n, technique, place) => ({ type: "step", n, technique, place: [place], eliminate: [] });

test("a list says of which techniques it left steps out, and takes all of them in their place", () => {
  const techniques = { "full-house": { listed: 1, found: 1 }, "als-xz": { listed: 2, found: 5 }, whip: { listed: 100, found: 100, more: true } };
  const cut = cutOf([{ type: "begin" }, { type: "listed", techniques }]);
  assert.deepEqual([...cut.keys()], ["als-xz", "whip"]);
  assert.equal(leftOut(cut), 3);
  assert.equal(cutOf([{ type: "begin" }]).size, 0);
  const few = [step(1, "full-house", "r1c1=1"), step(2, "als-xz", "r2c2=2"), step(3, "als-xz", "r3c3=3"), step(4, "x-chain", "r4c4=4")];
  const all = withAll(few, [step(1, "als-xz", "r9c9=9"), step(2, "als-xz", "r3c3=3"), step(3, "als-xz", "r2c2=2")]);
  assert.deepEqual(all.map(({ n, technique, place: [place] }) => `${n} ${technique} ${place}`), [
    "1 full-house r1c1=1", "2 als-xz r9c9=9", "3 als-xz r3c3=3", "4 als-xz r2c2=2", "5 x-chain r4c4=4",
  ]);
  assert.deepEqual([placeOf(few[2], all), placeOf(all[4], all), placeOf(step(1, "x-wing", "r1c1=1"), all), placeOf(undefined, all)], [2, 4, 0, 0]);
});

test("of a simple puzzle the singles are shown, of another the steps up to its tier, and the rest waits until it is asked for", () => {
  const of = (technique, kind, tier) => ({ ...step(1, technique, "r1c1=1"), tier, pattern: { kind } });
  const all = [of("x-wing", "fish", "advanced"), of("naked-single", "single", "simple"), of("whip", "chain", "ultimate"), of("hidden-single-box", "single", "intermediate")];
  const names = (steps) => steps.map(({ technique }) => technique);
  const { shown, waiting } = atFirst(all, { tier: "simple", isAll: false });
  assert.deepEqual([names(shown), names(waiting)], [["naked-single", "hidden-single-box"], ["x-wing", "whip"]]);
  assert.deepEqual(names(atFirst(all, { tier: "advanced", isAll: false }).waiting), ["whip"]);
  for (const how of [{ tier: "ultimate", isAll: false }, { tier: undefined, isAll: false }, { tier: "simple", isAll: true }]) assert.deepEqual(atFirst(all, how), { shown: all, waiting: [] });
  const hard = [all[0], all[2]];
  assert.deepEqual(atFirst(hard, { tier: "simple", isAll: false }), { shown: hard, waiting: [] });
  const cut = new Map([["x-wing", { listed: 1, found: 9 }], ["naked-single", { listed: 1, found: 3 }]]);
  assert.equal(leftOut(cutFor(cut, shown)), 2);
});

test("sheets hold as many puzzles as are wanted, the easiest first, and their solutions", () => {
  const game = (tier, er, solution = "1") => ({ saved: { grade: tier && { tier, er }, solution } });
  const games = [game("advanced", 7.2), game("simple", 1.5), game(null, 0, null), game("advanced", 3.2), game("simple", 1.2)];
  assert.deepEqual(easiestFirst(games).map(({ saved }) => saved.grade?.er ?? 0), [1.2, 1.5, 3.2, 7.2, 0]);
  assert.deepEqual(parts([1, 2, 3, 4, 5], 2), [[1, 2], [3, 4], [5]]);
  for (const size of SIZES) {
    const { puzzles, solutions } = sheetsOf(games, size);
    assert.equal(puzzles.length, Math.ceil(5 / size));
    assert.deepEqual(puzzles.flat().map(({ number }) => number), [1, 2, 3, 4, 5]);
    // The puzzle without a solution has no place among them, and the others keep their numbers.
    assert.deepEqual(solutions.flat().map(({ number }) => number), [1, 2, 3, 4]);
  }
  assert.equal(sheetsOf(Array.from({ length: 20 }, () => game("simple", 1.2)), 6).solutions.length, 3);
});

test("a game that was removed comes back as it was", () => stored(() => {
  const saved = (first) => ({ givens: [first, ...Array(80).fill(0)], spent: 5 });
  store.keepGame(saved(1), 10);
  store.keepGame(saved(2), 20);
  const [, old] = store.recent();
  store.forget(old.key);
  assert.deepEqual(store.recent().map(({ at }) => at), [20]);
  store.bringBack(old);
  assert.deepEqual(store.recent().map(({ at }) => at), [20, 10]);
  assert.deepEqual(store.known({ givens: saved(1).givens }), saved(1));
}));

test("the board of an example has its candidates", () => {
  const digits = `12${".".repeat(79)}`;
  const board = exampleBoard({ givens: `1${".".repeat(80)}`, board: digits, candidates: ["1", "2", "39", ...Array(78).fill("123456789")].join(" ") });
  assert.deepEqual([board.givens[0], board.givens[1], board.values[1]], [1, 0, 2]);
  assert.equal(legal(board.values, 2) & ~board.removed[2], (1 << 2) | (1 << 8));
});
