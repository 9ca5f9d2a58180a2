import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "../../page/game.js";
import { cellLabel, cellView, cellsBetween, centerText, cornerText, lit, penciled, pencilText, stepView, viewOf, unnoted, wrongWith } from "../../page/model.js";
import { SOLUTION, board } from "./boards.mjs";

const settings = { conflicts: true, matching: true, peers: true };
const view = (game, more = {}) => viewOf(game, { selected: new Set(), armed: 0, settings, ...more });

test("the selection lights its peers and the same digit", () => {
  const game = new Game(board());
  const picked = view(game, { selected: new Set([29]) });
  const light = lit(picked);
  assert.deepEqual([cellView(29, picked, light).fill, cellView(27, picked, light).fill, cellView(80, picked, light).fill], ["pick", "peer", ""]);
  const given = view(game, { selected: new Set([0]) });
  assert.equal(lit(given).digit, 3);
  const armed = view(game, { armed: 7 });
  assert.equal(cellView(17, armed, lit(armed)).fill, "same");
  assert.equal(lit(armed).peers.size, 0);
});

test("candidates are one text a cell, each at its place", () => {
  assert.deepEqual(pencilText(0, [1, 5, 9]), { x: "21 50 79", y: "30 59 88", text: "159" });
  assert.deepEqual(cornerText(80, [3, 4]), { x: "817 883", y: "828 828", text: "34" });
  assert.equal(centerText(0, [2, 6]).x, "40.5 59.5");
  assert.equal(centerText(0, [1, 2, 3, 4]).x, "21.5 40.5 59.5 78.5");
});

test("conflicts are marked, givens among them stay given", () => {
  const game = new Game(board());
  game.place([1], 3, false);
  const shown = view(game);
  const light = lit(shown);
  assert.deepEqual([cellView(1, shown, light).kind, cellView(0, shown, light).kind, cellView(0, shown, light).flag], ["wrongd", "given", true]);
});

test("where two solutions differ, open cells are marked", () => {
  const game = new Game(board(), { problem: { kind: "several-solutions", message: "several solutions; two of them differ in 2 cells: r1c1 (3 or 6), r1c2 (6 or 3)", count: 2 } });
  const shown = view(game);
  assert.deepEqual([0, 1, 2].map((cell) => cellView(cell, shown, lit(shown)).unsure), [false, true, false]);
  const none = view(new Game(board()));
  assert.equal(cellView(1, none, lit(none)).unsure, false);
});

test("a step shows all candidates and who placed a digit", () => {
  const shown = stepView(board(), { numbers: new Map([[1, 4]]), selected: new Set(), hidden: new Set(), settings });
  assert.deepEqual(cellView(2, shown, lit(shown)).pencil, [1, 7]);
  assert.equal(cellView(1, shown, lit(shown)).number, 4);
  const bare = stepView(board(), { numbers: new Map(), selected: new Set(), hidden: new Set(), settings, isBare: true });
  assert.deepEqual(cellView(2, bare, lit(bare)).pencil, []);
});

test("where the page keeps candidates, those with corner marks are told apart", () => {
  const game = new Game(board());
  game.mark([2], 7, "corner");
  game.keepNotes(true);
  assert.deepEqual([2, 1].map((cell) => cellView(cell, view(game), lit(view(game))).own), [[7], []]);
});

test("a fast drag passes every cell between", () => {
  assert.deepEqual(cellsBetween([0.5, 0.5], [4.5, 0.5]), [0, 1, 2, 3, 4]);
  assert.deepEqual(cellsBetween([0.5, 0.5], [0.5, 8.5]).length, 9);
  assert.deepEqual(cellsBetween([8.5, 8.5], [12, 8.5]), [80]);
});

test("a cell is read out with what it shows", () => {
  const t = (name, ...with_) => `${name}(${with_})`;
  const game = new Game(board());
  game.mark([1], 6, "center");
  assert.match(cellLabel(1, view(game), t), /^cell\(1,2,cell.empty\(\)\), cell.center\(6\)$/);
  assert.match(cellLabel(0, view(game), t), /cell.given\(3\)/);
});

test("notes stand as candidates do: many, and those of a full set; few stand in the middle, beside those in the corners", () => {
  const game = new Game(board());
  const isMany = (cell) => cellView(cell, view(game), lit(view(game))).isMany;
  for (const digit of [2, 6, 7, 9]) game.mark([1], digit, "center");
  game.mark([2], 7, "corner");
  game.mark([4], 4, "center");
  game.mark([4], 9, "corner");
  assert.deepEqual([1, 2, 4].map(isMany), [false, false, false]);
  game.mark([4], 4, "corner");
  game.mark([1], 1, "center");
  assert.deepEqual([1, 2, 4].map(isMany), [true, false, false]);
  const both = cellView(4, view(game), lit(view(game)));
  assert.deepEqual([both.center, both.corner], [[4], [4, 9]]);
  game.markAll();
  assert.deepEqual([1, 2, 80].map(isMany), [true, false, true]);
  // What goes in one cell moves nothing in others.
  const shown = [3, 4, 80].map(isMany);
  game.clear([12]);
  game.place([22], 2, true);
  assert.deepEqual([3, 4, 80].map(isMany), shown);
  // The page's own candidates are drawn as such.
  game.auto = true;
  assert.deepEqual([1, 2].map(isMany), [false, false]);
});

test("where a mistake is told, a right digit that clashes with it is not marked as wrong", () => {
  const shown = { wrong: new Set([0, 2, 4]), values: [5, 0, 5, 0, 5] };
  assert.deepEqual([...wrongWith(shown, [], "53412")], [0, 2, 4]);
  assert.deepEqual([...wrongWith(shown, [2], "53412")], [2, 4]);
  assert.deepEqual([...wrongWith(shown, [2], null)], [2, 0, 4]);
});

test("where marks stand, notes of one's own make room", () => {
  const game = new Game(board());
  for (const digit of [1, 7]) game.mark([2], digit, "center");
  game.mark([4], 4, "center");
  const nodes = [{ role: "gone", cell: 2, digit: 7 }];
  assert.deepEqual([2, 4].map(unnoted(view(game), nodes).notes), [0, 0b1000]);
  game.markAll();
  assert.deepEqual([2, 4].map(unnoted(view(game), nodes).notes), [1, 0b1000]);
  assert.deepEqual(unnoted(view(game), []), {});
});

test("the givens of which one may be wrong are marked", () => {
  const game = new Game(board());
  game.problem = { kind: "no-solution", message: "no solution", suspects: { one: ["r1c1=3", "r1c8=2"], some: ["r2c2=4"] } };
  assert.deepEqual([...view(game).wrong], [0, 7]);
});

test("of a full board that is wrong all that clashes is marked, as before it was full", () => {
  const game = new Game(board(), { solution: SOLUTION });
  for (const [cell, digit] of [...SOLUTION].entries()) if (!game.values[cell]) game.place([cell], Number(digit), true);
  game.place([1], 9, true);
  const full = view(game).wrong;
  assert.ok(full.size > 1 && full.has(1));
  game.clear([2]);
  const open = [...view(game).wrong];
  assert.ok(open.length > 1 && open.every((cell) => full.has(cell)));
});

test("where marks are about some cells, these alone have candidates, and others keep their own notes", () => {
  const only = new Set([1]);
  const light = { digit: 0, peers: new Set(), same: new Set() };
  const step = stepView(board(), { numbers: new Map(), selected: new Set(), hidden: new Set(), settings: {}, only });
  assert.deepEqual([1, 2].map((cell) => cellView(cell, step, light).pencil.length > 0), [true, false]);
  const game = new Game(board());
  game.mark([2], 7, "center");
  const view = viewOf(game, { selected: new Set(), armed: 0, settings: {} });
  const shown = { ...view, hidden: new Set(), ...penciled(view, () => 0b111, only) };
  assert.deepEqual([1, 2].map((cell) => [cellView(cell, shown, light).pencil, cellView(cell, shown, light).center]), [[[1, 2, 3], []], [[], [7]]]);
  assert.deepEqual(cellView(2, { ...view, ...penciled(view, () => 0b111) }, light).pencil, [1, 2, 3]);
});
