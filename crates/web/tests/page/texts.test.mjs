import assert from "node:assert/strict";
import { test } from "node:test";
import { legendWords, partText } from "../../page/marks.js";
import { cellArea, houseAreas } from "../../page/drawing.js";
import { PLACES, houseCells, under } from "../../page/sudoku.js";
import { isDamaged } from "../../page/reading.js";
import { unframed } from "../../page/signs.js";

test("a link that was cut is told from what is no link, and from the name of a puzzle on a server", () => {
  const cut = "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANC";
  assert.ok(isDamaged(cut, "line 1, column 52: expected more of the link, which is cut off"));
  assert.ok(isDamaged(cut, "第 1 行，第 52 列：链接不完整"));
  assert.ok(!isDamaged("https://example.com/?x=1", "line 1, column 1: expected a puzzle, or a link"));
  assert.ok(!isDamaged("https://sudokupad.app/abc123", "line 1, column 23: expected a link that holds the puzzle"));
  assert.ok(!isDamaged("12345", "line 1, column 5: expected 81 cells, found 5"));
});

test("parts have words for players; others those of the engine", () => {
  assert.equal(partText({ area: "base", text: "base" }), "where it looks");
  assert.equal(partText({ node: "evidence", text: "evidence" }), "reason");
  assert.equal(partText({ node: "set-a", text: "almost locked set" }), "almost locked set");
  assert.equal(partText({ node: "set-a", text: "" }), "marked");
});

test("a legend names what looks alike once, houses by their cells, and cages by their totals", () => {
  const box = houseCells("b3").map((cell) => cellArea(cell, "base"));
  const legend = [{ area: "looked", text: "looked" }, { area: "base", text: "base" }, { node: "gone", text: "eliminated" }];
  const marks = { areas: [...box, cellArea(40, "looked")], nodes: [], links: [], legend };
  assert.deepEqual(legendWords(marks).map(({ text }) => text), ["box 3", "eliminated"]);
  assert.deepEqual(legendWords({ ...marks, areas: box.slice(1) }).map(({ text }) => text), ["where it looks", "eliminated"]);
  assert.deepEqual(legendWords({ ...marks, areas: [...houseAreas("r2", "base"), ...houseAreas("c4")] })[0].text, "column 4, row 2");
  const list = [{ rule: "cage", value: 4, cells: ["r1c2", "r1c3"] }, { rule: "cage", value: 9, cells: ["r2c1", "r3c1"] }];
  under({ digits: PLACES.map(() => "123456789"), houses: {}, sees: PLACES.map(() => []), rules: { size: 9, list } });
  try {
    const of = (...named) => legendWords({ areas: [], nodes: [], links: [], legend: [], named }).map(({ text }) => text);
    assert.deepEqual([of([1, 2]), of([1, 2], [9, 18]), of([1, 2], [0, 10, 20]), of()], [["cage 4"], ["cages 4, 9"], ["named in the words"], []]);
  } finally {
    under(null);
  }
});

test("the lines of a board come without the frame round it", () => {
  assert.equal(unframed('<path class="thick" d="M140 20v240M20 140h240M20 20h240v240h-240z"/>'), '<path class="thick" d="M140 20v240M20 140h240"/>');
});
