import assert from "node:assert/strict";
import { after, test } from "node:test";
import { lit } from "../../page/model.js";
import { namedAreas, namedBoxes } from "../../page/named.js";
import { outlinePath } from "../../page/outline.js";
import { PLACES, lineOf, linesAt, sumOf, under } from "../../page/sudoku.js";

const row = (at) => PLACES.filter((cell) => Math.floor(cell / 9) === at);
const diagonal = Array.from({ length: 9 }, (_, at) => at * 10);
const bent = [0, 1, 2, 3, 9, 10, 11, 18, 19];
const block = [3, 4, 5, 12, 13, 14, 21, 22, 23];
const cage = (value, ...cells) => ({ rule: "cage", cells, value });
const rules = {
  digits: Array(81).fill("123456789"),
  sees: PLACES.map(() => []),
  houses: { r1: row(0), r4: row(3), d1: diagonal, b1: bent, b2: block },
  rules: { list: [{ rule: "arrow", cells: ["r6c6", "r7c7", "r6c8"] }, cage(24, "r1c4", "r1c5", "r1c6"), cage(19, "r4c8", "r5c8", "r5c9"), { rule: "little-killer", cells: ["r3c9", "r2c8", "r1c7"], value: 15 }] },
};
under(rules);
after(() => under(null));

test("the line of a total beside the board is named as a whole, and known by its total", () => {
  const line = [6, 16, 26];
  assert.deepEqual(namedAreas("Look at r3c9-r2c8-r1c7."), [line]);
  assert.deepEqual([sumOf(line), sumOf([6, 16]), lineOf(line)], [15, undefined, [26, 16, 6]]);
  assert.deepEqual(linesAt(26), []);
});

test("cages, diagonals and irregular boxes that are named are found, in both languages and notations", () => {
  const innie = [[3, 4, 5], row(0)];
  assert.deepEqual(namedAreas("Row 1 (45), less the cage of 24 in r1c456 and the cage of 13 in r1c789, leaves r1c123"), innie);
  assert.deepEqual(namedAreas("A 行（45）减去笼 A456（24）和笼 A789（13）"), innie);
  const [bend] = [[34, 43, 44]];
  assert.deepEqual(namedAreas("the cage of 19 in r4c8 and r5c89 says r4c8+r5c8+r5c9=19"), [bend]);
  assert.deepEqual(namedAreas("笼 D8、E89（19）"), [bend]);
  for (const text of ["r4c8 and r5c9 are in one cage", "r4c8 和 r5c9 在同一个笼"]) assert.deepEqual(namedAreas(text), [bend]);
  for (const text of ["r8c2 sees the 7 at r2c8 (diagonal 1)", "第1条对角线已有 1、4、6"]) assert.deepEqual(namedAreas(text), [diagonal]);
  // A box that is a square needs no outline.
  for (const text of ["Boxes 1 and 2 need a 3", "第1宫和第2宫"]) assert.deepEqual(namedAreas(text), [bent]);
  // The number of the other stands nowhere on the board.
  assert.deepEqual(namedBoxes("Boxes 1 and 2 need a 3").map(({ cell }) => cell), [Math.min(...bent)]);
  assert.deepEqual(namedBoxes("Row 1 needs a 3"), []);
  assert.deepEqual(namedAreas("Row 1 has 1, 2 and 3. r1c45 are left."), []);
});

test("the cage of the selected cell is lit", () => {
  const view = { values: new Uint8Array(81), selected: new Set([43]), armed: 0, settings: { peers: true } };
  assert.deepEqual([...lit(view).cage], [34, 43, 44]);
  assert.deepEqual([...lit({ ...view, selected: new Set([0]) }).cage], []);
});

test("an outline runs inside its cells, round outer and inner corners", () => {
  assert.equal(outlinePath([0]), "M5 5L95 5M95 5L95 95M95 95L5 95M5 95L5 5");
  const path = outlinePath([0, 1, 9]);
  assert.ok(path.includes("M5 5L100 5") && path.includes("M100 5L195 5"));
  // The inner corner: both lines meet inside it.
  assert.ok(path.includes("M195 95L95 95") || path.includes("L95 95"));
  assert.equal(path.match(/M/g).length, 8);
});

test("a line along which a text goes is found as a whole", () => {
  for (const text of ["for the digits along r7c7-r6c8 add up to r6c6", "G7-F8 各数之和等于 F6"]) assert.deepEqual(namedAreas(text), [[50, 52, 60]]);
  assert.deepEqual(namedAreas("(1)r7c7-(1)r6c8, and r7c7-r8c8"), []);
});
