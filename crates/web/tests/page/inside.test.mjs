import assert from "node:assert/strict";
import { test } from "node:test";
import { boardInside, countInside, insideOf } from "../../page/inside.js";
import { cellLabel, cellView, stepView } from "../../page/model.js";
import { digitsOf } from "../../page/sudoku.js";
import { board } from "./boards.mjs";

const single = (place) => ({ technique: "naked-single", place: [place], eliminate: [], pattern: { kind: "single" } });
const strike = (...eliminate) => ({ technique: "pointing", place: [], eliminate, pattern: { kind: "confined" } });
const supposing = (assume, steps) => ({ technique: "hypothesis", place: [], eliminate: [assume.replace("=", "<>")], pattern: { kind: "hypothesis", assume, steps } });

/** A step with two cases: the first has a hypothesis inside, with steps of its own. */
const NET = {
  n: 9, place: [], eliminate: ["r9c9<>1"],
  pattern: { kind: "forcing", slot: "r1c2", cases: [
    { assume: "r1c2=6", steps: [single("r1c3=7"), supposing("r2c1=2", [single("r2c2=4"), strike("r3c3<>8")]), strike("r3c3<>9")] },
    { assume: "r1c2=1", steps: [single("r1c3=6"), single("r2c1=2")] },
  ] },
};

test("inside a step stands what its branch supposes, and what the earlier steps of that branch conclude", () => {
  const of = (part) => {
    const { supposed, before } = insideOf(NET, part);
    return [supposed.join(), before.filter(({ part: name }) => name).map((it) => `${it.part}:${[...it.place, ...it.eliminate]}`).join(" ")];
  };
  assert.deepEqual(of(null), ["", ""]);
  assert.deepEqual(of("a"), ["r1c2=6", ""]);
  assert.deepEqual(of("a.1"), ["r1c2=6", ""]);
  assert.deepEqual(of("a.2"), ["r1c2=6", "a.1:r1c3=7"]);
  assert.deepEqual(of("a.2.2"), ["r1c2=6,r2c1=2", "a.1:r1c3=7 a.2.1:r2c2=4"]);
  assert.deepEqual(of("a.3"), ["r1c2=6", "a.1:r1c3=7 a.2:r2c1<>2"]);
  // Another case begins anew.
  assert.deepEqual(of("b.2"), ["r1c2=1", "b.1:r1c3=6"]);
  assert.deepEqual(insideOf(supposing("r1c2=6", [single("r1c3=7"), single("r2c1=2")]), "2").before.map(({ part }) => part), ["", "1"]);
  // What is named and not there is no fault.
  assert.deepEqual([of("c.1"), of("a.9.9")].map(([supposed]) => supposed), ["", "r1c2=6"]);
});

test("the board inside has the assumed digits, without what they and the steps before rule out, and leaves the board as it was", () => {
  const start = board();
  const { board: inside, assumed, supposed } = boardInside(start, NET, "a.3");
  assert.deepEqual([inside.values[1], inside.values[2], inside.values[9], start.values[1]], [6, 7, 0, 0]);
  assert.ok(inside.removed[9] & (1 << 1));
  assert.deepEqual([[...assumed], supposed], [[[1, ""], [2, "a.1"]], ["r1c2=6"]]);
  const view = stepView(inside, { numbers: new Map(), assumed, selected: new Set(), hidden: new Set(), settings: {} });
  const shown = (cell) => cellView(cell, view, { digit: 0, peers: new Set(), same: new Set() });
  assert.deepEqual([shown(1).kind, shown(1).number, shown(2).kind, shown(2).number, shown(0).kind], ["assumed", "?", "assumed", "a.1", "given"]);
  assert.ok(!digitsOf(view.notes(3)).includes(6));
  assert.match(cellLabel(1, view, (name, ...words) => [name, ...words].join(" ")), /cell\.assumed 6/);
  assert.equal(boardInside(start, NET, null).board, start);
});

test("steps inside are counted as the words count them: without cases, and those that are nested apart", () => {
  assert.deepEqual(countInside(["1", "2", "3"]), { own: 3, whole: 3 });
  assert.deepEqual(countInside(["a", "a.1", "b", "b.1", "b.2", "c", "c.1"]), { own: 4, whole: 4 });
  assert.deepEqual(countInside(["a", "a.1", "a.1.1", "a.1.2", "b", "b.1", "b.2", "b.2.a", "b.2.b", "b.2.b.1"]), { own: 3, whole: 6 });
});
