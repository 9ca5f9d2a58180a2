import assert from "node:assert/strict";
import { test } from "node:test";
import { boxOf, outsideOf } from "../../page/outside.js";

const killer = (value, ...cells) => ({ rule: "little-killer", cells, value });
const sandwich = (value, ...cells) => ({ rule: "sandwich", cells, value });
const places = (...list) => outsideOf({ size: 9, list }).map(({ text, x, y }) => `${text} at ${x} ${y}`);

test("a total of a row or a column stands beside its first cell, without an arrow", () => {
  assert.deepEqual(places(sandwich(11, "r1c1", "r1c2"), sandwich(0, "r1c3", "r2c3"), sandwich(7, "r4c9", "r4c8")), ["11 at -30 50", "0 at 250 -30", "7 at 930 350"]);
  assert.equal(outsideOf({ list: [sandwich(11, "r1c1", "r1c2")] })[0].arrow, undefined);
});

test("a total of a diagonal stands beside the corner by which it enters, with an arrow to it", () => {
  assert.deepEqual(places(killer(9, "r1c2", "r2c1"), killer(35, "r2c1", "r3c2"), killer(15, "r3c9", "r2c8")), ["9 at 227 -40", "35 at -40 73", "15 at 940 327"]);
  assert.deepEqual(places(killer(45, "r1c1", "r2c2")), ["45 at -40 -40"]);
  assert.match(outsideOf({ list: [killer(9, "r1c2", "r2c1")] })[0].arrow, /^M222 -22L206 -6M/);
});

test("totals of one side do not stand on each other", () => {
  const list = [killer(31, "r1c5", "r2c4"), killer(27, "r1c7", "r2c8"), killer(9, "r1c6", "r2c7"), sandwich(12, "r1c6", "r2c6"), sandwich(13, "r1c5", "r2c5")];
  const all = outsideOf({ size: 9, list });
  for (const one of all) for (const other of all) assert.ok(one === other || Math.abs(one.x - other.x) >= 40 || Math.abs(one.y - other.y) >= 30);
});

test("totals that begin inside the board are left to its cells", () => {
  assert.deepEqual(places(killer(9, "r3c3", "r4c4"), sandwich(11, "r1c1", "r1c2")), []);
  assert.deepEqual(outsideOf(undefined), []);
});

test("the board leaves a margin where totals stand, and is as before without them", () => {
  assert.deepEqual(boxOf(9, null), { left: 32, top: 32, side: 936, view: "-32 -32 936 936", inset: "3.42% 0.43% 0.43% 3.42%" });
  assert.equal(boxOf(6, { list: [] }).inset, "5.03% 0.63% 0.63% 5.03%");
  const { left, top, side, inset } = boxOf(9, { size: 9, list: [sandwich(11, "r1c1", "r1c2")] });
  assert.deepEqual([left, top, side], [88, 32, 992]);
  assert.equal(inset, "3.23% 0.40% 6.05% 8.87%");
});
