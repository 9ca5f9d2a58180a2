import assert from "node:assert/strict";
import { test } from "node:test";
import * as store from "../../page/store.js";
import { blockIn, loneless, reached } from "../../page/told.js";
import { board } from "./boards.mjs";

test("the first name of several cells is told apart, in either notation; of many cells it is not explained", () => {
  assert.deepEqual(blockIn("Look at r4c5 and r79c9."), { name: "r79c9", cells: ["r7c9", "r9c9"] });
  assert.deepEqual(blockIn("A4 sees GJ9")?.cells, ["r7c9", "r9c9"]);
  for (const text of ["r4c5 is 7", "r123c456 lose 5", "Box 3", ""]) assert.equal(blockIn(text), null);
});

test("of a cage of one cell no candidates are counted; of others they are", () => {
  const nodes = [{ role: "placed", cell: 1, digit: 6 }, { role: "evidence", cell: 1, digit: 7 }, { role: "evidence", cell: 5, digit: 7 }];
  const left = (plus) => loneless({ nodes }, { truths: [{ plus, total: 6 }] }).nodes.length;
  assert.deepEqual([left(["r1c2"]), left(["r1c2", "r1c3"]), loneless({ nodes }).nodes.length], [2, 3, 3]);
});

test("a click tells up to the dot that is nearest", () => {
  const dots = { children: [0, 10, 20].map((left) => ({ getBoundingClientRect: () => ({ left, right: left + 8 }) })) };
  assert.deepEqual([-5, 4, 9, 10, 21, 90].map((x) => reached(x, dots)), [1, 1, 1, 2, 3, 3]);
});

test("where the reader is, is kept with the game, and no other game has it", () => {
  const kept = new Map();
  globalThis.sessionStorage = { getItem: (name) => kept.get(name) ?? null, setItem: (name, text) => kept.set(name, text) };
  try {
    const game = { givens: board().givens, rules: null };
    store.keepPlace(game, { place: { room: "learn", tab: "hint" }, asked: { hint: 3 } });
    assert.deepEqual(store.keptPlace(game), { place: { room: "learn", tab: "hint" }, asked: { hint: 3 } });
    assert.equal(store.keptPlace({ ...game, givens: board().givens.map(() => 0) }), null);
    kept.set("qedoku.place", "{");
    assert.equal(store.keptPlace(game), null);
  } finally {
    delete globalThis.sessionStorage;
  }
});
