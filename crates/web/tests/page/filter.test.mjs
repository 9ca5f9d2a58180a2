import assert from "node:assert/strict";
import { test } from "node:test";
import { isWanted, wantedOf } from "../../page/filter.js";

const single = { technique: "hidden-single-box", place: ["r5c6=1"], eliminate: [], truths: [{ house: "b5", digit: 1, cells: ["r5c6"] }], text: "box 5 needs a 1. r4c456 see the 1 at r8c4" };
const quad = { technique: "naked-quad", place: [], eliminate: ["r8c1<>2", "r8c1<>7", "r9c2<>8"], pattern: { houses: ["b7"] }, truths: [{ cell: "r7c1", digits: [2, 7] }] };
const fish = { technique: "x-wing", place: [], eliminate: ["r1c6<>1", "r2c1<>1"], pattern: { base: ["c3", "c5"] }, truths: [{ house: "c3", digit: 1, cells: [] }] };
const NAMES = new Map([[single, ["hidden-single-box", "Hidden Single in a Box"]], [quad, ["naked-quad", "Naked Quad"]], [fish, ["x-wing", "X-Wing", "X 翼"]]]);
const found = (typed, more) => [single, quad, fish].filter((step) => isWanted(step, wantedOf(typed, more), NAMES.get(step)));

test("a digit finds the steps that place or strike it, whatever digits are in their words", () => {
  assert.deepEqual(found("8"), [quad]);
  assert.deepEqual(found("4"), []);
  assert.deepEqual(found("1"), [single, fish]);
  assert.deepEqual(found("27"), [quad]);
  assert.deepEqual(found("2 1"), []);
});

test("a cell, a cell with a digit, a house, a name, and several of them", () => {
  assert.deepEqual(found("r8c1"), [quad]);
  assert.deepEqual(found("r8c1 8"), []);
  assert.deepEqual(found("r8c1 7"), [quad]);
  assert.deepEqual(found("r8c1<>7"), [quad]);
  assert.deepEqual(found("R5C6=1"), [single]);
  assert.deepEqual([found("box 5"), found("b7"), found("column 3"), found("第5宫"), found("5 宫")], [[single], [quad], [fish], [single], []]);
  assert.deepEqual([found("hidden single"), found("x-w"), found("翼 1"), found("naked 8")], [[single], [fish], [fish], [quad]]);
  assert.deepEqual(found("  "), [single, quad, fish]);
  assert.deepEqual(found("nothing such"), []);
});

test("cells with letters, where these are chosen", () => {
  assert.deepEqual([found("h1", { isLettered: true }), found("E6", { isLettered: true }), found("h1")], [[quad], [single], []]);
});

test("a name is found by all its spellings, and a conclusion by the words it is told in", () => {
  assert.deepEqual(["xwing", "x-wing", "X wing", "x‑wing"].map((typed) => found(typed)), [[fish], [fish], [fish], [fish]]);
  assert.deepEqual(["hiddensingle", "hidden box", "nakedquad", "wing x"].map((typed) => found(typed)), [[single], [single], [quad], []]);
  assert.deepEqual(["r2c1 loses 1", "loses 8", "r5c6 is 1", "r8c1 <> 7", "r2c1 删去 1", "r1c6 loses 1; r2c1 loses 1."].map((typed) => found(typed)), [[fish], [quad], [single], [quad], [fish], [fish]]);
});
