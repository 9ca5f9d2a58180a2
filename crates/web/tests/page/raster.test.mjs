import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "../../page/game.js";
import { candidateAt, digitAt, lookAt, scaleAt } from "../../page/raster.js";
import { NINE, PLACES, columnOf, digitsOf, emptyBoard, rowOf, under } from "../../page/sudoku.js";

/** The facts of an empty board of a size without houses, and with these cages. */
function ruled(size, ...list) {
  const inside = (cell) => rowOf(cell) < size && columnOf(cell) < size;
  return { digits: PLACES.map((cell) => (inside(cell) ? NINE.slice(0, size).join("") : "")), houses: {}, sees: PLACES.map(() => []), rules: { size, list }, frame: { grid: [] } };
}

/** Does something under rules, and goes back to the classic ones. */
function during(rules, act) {
  under(rules);
  try {
    return act();
  } finally {
    under(null);
  }
}

test("candidates stand in a raster for the size, and a point leads back to each", () => {
  assert.deepEqual(candidateAt({ cell: 10, digit: 9 }), { x: 179, y: 179 });
  for (const size of [4, 6, 9]) {
    during(ruled(size), () => {
      const places = NINE.slice(0, size).map((digit) => candidateAt({ cell: 0, digit }));
      assert.deepEqual(places.map(({ x, y }) => digitAt([x / 100, y / 100])), NINE.slice(0, size));
      const columns = new Set(places.map(({ x }) => x));
      assert.deepEqual([columns.size, places.length / columns.size], { 4: [2, 2], 6: [3, 2], 9: [3, 3] }[size]);
    });
  }
});

test("notes leave out what the totals of cages exclude, which is no entry of the player's", () => {
  const cage = (value, ...cells) => ({ rule: "cage", cells, value });
  const rules = ruled(9, cage(4, "r1c1", "r1c2"), cage(17, "r3c1", "r3c2"), cage(7, "r5c1", "r5c2", "r5c3"));
  during(rules, () => {
    const game = new Game(emptyBoard(), { rules });
    game.markAll();
    const notes = (cell) => digitsOf(game.state.center[cell]).join("");
    assert.deepEqual([0, 1, 18, 36, 80].map(notes), ["13", "13", "89", "124", "123456789"]);
    assert.equal(digitsOf(game.board().removed[0]).join(""), "2456789");
    game.place([80], 5, true);
    assert.deepEqual(game.since().entries, ["r9c9=5"]);
    assert.deepEqual([game.since().start.removed[0], game.since().start.removed[80]], [game.board().removed[0], 0]);
    game.place([1], 3, true);
    game.clear([0]);
    game.markAll();
    assert.equal(notes(0), "1");
  });
});

test("the page's candidates leave that out as well, as it changes; steps begin without it", () => {
  const cage = (value, ...cells) => ({ rule: "cage", cells, value });
  const rules = ruled(9, cage(4, "r1c1", "r1c2"), cage(7, "r5c1", "r5c2", "r5c3"));
  during(rules, () => {
    const game = new Game(emptyBoard(), { rules, auto: true });
    const shown = (cell) => digitsOf(game.candidates(cell)).join("");
    assert.deepEqual([0, 36, 80].map(shown), ["13", "124", "123456789"]);
    assert.equal(game.board().removed[0], 0);
    // What does not stand there is neither struck nor brought back.
    game.mark([0], 9, "center");
    assert.equal(game.state.removed[0], 0);
    game.mark([0], 3, "center");
    assert.equal(shown(0), "1");
    game.place([37], 4, true);
    assert.deepEqual([36, 38].map(shown), ["12", "12"]);
    game.undo();
    assert.equal(shown(36), "124");
  });
});

test("candidates along a line that rises are bounded, where single digits exclude nothing yet", () => {
  // The second cell of each pair holds the higher digit.
  const digits = NINE.map((digit) => NINE.slice(0, digit).join(""));
  const rules = { ...ruled(9), clashes: [{ cells: [0, 1], digits }, { cells: [1, 2], digits }] };
  during(rules, () => {
    const game = new Game(emptyBoard(), { rules, auto: true });
    const shown = (cell) => digitsOf(game.candidates(cell)).join("");
    assert.deepEqual([0, 1, 2, 3].map(shown), ["1234567", "2345678", "3456789", "123456789"]);
    assert.equal(game.board().removed[0], 0);
    game.place([1], 4, true);
    assert.deepEqual([0, 2].map(shown), ["123", "56789"]);
  });
});

test("candidates run into no total, nor do their marks into each other", () => {
  during(ruled(9, { rule: "cage", cells: ["r1c1", "r1c2"], value: 9 }), () => {
    for (const cell of [0, 80]) {
      const [one, two, , four] = NINE.map((digit) => candidateAt({ cell, digit }));
      assert.ok(Math.min(two.x - one.x, four.y - one.y) >= (cell === 80 ? 29 : 32 * scaleAt(cell)));
    }
    assert.deepEqual([lookAt("c", 0), lookAt("c", 80)], ["c tight", "c"]);
  });
});

test("candidates give way to dots on the sides of their cells, and stand as large as others in circles of arrows", () => {
  const list = [{ rule: "difference", cells: ["r1c1", "r1c2"] }, { rule: "ratio", cells: ["r2c1", "r1c1"] }, { rule: "arrow", cells: ["r5c5", "r5c6"] }];
  during(ruled(9, ...list), () => {
    const at = (cell, digit) => candidateAt({ cell, digit });
    assert.deepEqual([at(0, 6), at(0, 8), at(0, 9)], [{ x: 73, y: 50 }, { x: 50, y: 73 }, { x: 79, y: 79 }]);
    assert.deepEqual([at(1, 4), at(9, 2)], [{ x: 127, y: 50 }, { x: 50, y: 127 }]);
    assert.deepEqual([at(40, 1), scaleAt(40)], [{ x: 421, y: 421 }, 1]);
  });
});
