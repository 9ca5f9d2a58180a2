import assert from "node:assert/strict";
import { test } from "node:test";
import { NODE, Obstacles, along, bandPath, joints, linkPaths, nearest, placeOfNumber } from "../../page/links.js";
import { candidateAt } from "../../page/raster.js";

const far = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
const points = (curve) => Array.from({ length: 60 }, (_, index) => along(curve, index / 59));

test("a link goes round a digit between its ends", () => {
  const [from, to] = [{ cell: 36, digit: 5 }, { cell: 44, digit: 5 }];
  const filled = [38, 39, 40, 41, 42];
  const free = new Obstacles({ digits: [], nodes: [from, to], candidates: [] }).route(from, to, true);
  const bent = new Obstacles({ digits: filled, nodes: [from, to], candidates: [] }).route(from, to, true);
  const least = (curve) => Math.min(...points(curve).map((point) => far(point, { x: 450, y: 450 })));
  assert.ok(least(free) < 5, "nothing is in the way: straight");
  assert.ok(least(bent) > 28, `the digit is covered: ${least(bent)}`);
});

test("a link begins and ends at the rings", () => {
  const [from, to] = [{ cell: 0, digit: 1 }, { cell: 80, digit: 9 }];
  const curve = new Obstacles({ digits: [], nodes: [from, to], candidates: [] }).route(from, to, false);
  assert.ok(Math.abs(far(curve[0], candidateAt(from)) - NODE - 1) < 0.01);
  assert.ok(Math.abs(far(curve[3], candidateAt(to)) - NODE - 2) < 0.01);
});

test("in a cell a link is a short arc aside of both rings", () => {
  const [from, to] = [{ cell: 40, digit: 4 }, { cell: 40, digit: 5 }];
  const curve = new Obstacles({ digits: [], nodes: [from, to], candidates: [] }).route(from, to, true);
  const middle = along(curve, 0.5);
  assert.ok(far(middle, candidateAt(from)) > NODE && far(middle, candidateAt(from)) < 60);
  assert.match(linkPaths(curve, true).tip, /^M.*z$/);
  assert.equal(linkPaths(curve, false).tip, "");
});

test("a second link keeps off the first, and no link leaves the board", () => {
  const ends = [[{ cell: 0, digit: 5 }, { cell: 8, digit: 5 }], [{ cell: 0, digit: 5 }, { cell: 8, digit: 5 }]];
  const obstacles = new Obstacles({ digits: [], nodes: ends[0], candidates: [] });
  const [one, two] = ends.map(([from, to]) => obstacles.route(from, to, true));
  assert.ok(far(along(one, 0.5), along(two, 0.5)) > 6);
  for (const point of [...points(one), ...points(two)]) assert.ok(point.y > -30 && point.y < 930);
});

test("the number of a link stands on it, off candidates, and beside one that it would hide", () => {
  const route = (from, to) => new Obstacles({ digits: [], nodes: [from, to], candidates: [] }).route(from, to, true);
  const off = (curve, place) => Math.min(...points(curve).map((point) => far(point, place)));
  const long = route({ cell: 0, digit: 5 }, { cell: 8, digit: 5 });
  assert.ok(off(long, placeOfNumber(long, [])) < 8);
  const middle = along(long, 0.5);
  assert.ok(far(placeOfNumber(long, [middle]), middle) >= 25);
  const short = route({ cell: 16, digit: 4 }, { cell: 16, digit: 9 });
  assert.ok(off(short, placeOfNumber(short, [])) > 12, "the number hides its link");
});

test("links between groups leave where the one before came to, and no two run side by side", () => {
  const at = (cell) => ({ cell, digit: 9 });
  const groups = [[9, 18], [0, 2], [9, 11, 18, 20]].map((cells) => cells.map(at));
  const link = (from, to) => ({ from: at(from), to: at(to) });
  const pairs = (links, of) => joints(links, of).map((ends) => ends.map(({ cell }) => cell));
  // The engine names the closest ends of each pair of groups, which are the same two cells.
  assert.deepEqual(pairs([link(0, 9), link(9, 0), link(0, 9)], groups), [[0, 9], [18, 0], [2, 11]]);
  // A loop of two cells has nothing else to join; a chain without groups is drawn as it is told.
  assert.deepEqual(pairs([link(0, 6), link(6, 0)], []), [[0, 6], [6, 0]]);
  assert.deepEqual(pairs([link(6, 2), link(0, 18), link(20, 24)], [[0, 1, 2].map(at), [18, 19, 20].map(at)]), [[6, 2], [0, 18], [20, 24]]);
});

test("a group of two rows is no zigzag", () => {
  assert.equal(bandPath([0, 1, 9, 10].map((cell) => ({ cell, digit: 5 }))), "M50 50L150 50M50 50L50 150M150 50L150 150");
  assert.equal(bandPath([0, 1, 2].map((cell) => ({ cell, digit: 5 }))), "M50 50L150 50M150 50L250 50");
});

test("groups are joined where they are closest", () => {
  const [from, to] = nearest([{ cell: 0, digit: 5 }, { cell: 4, digit: 5 }], [{ cell: 8, digit: 5 }, { cell: 80, digit: 5 }]);
  assert.deepEqual([from.cell, to.cell], [4, 8]);
});
