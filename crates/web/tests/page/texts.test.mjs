import assert from "node:assert/strict";
import { test } from "node:test";
import { legendWords, partText, partsOf } from "../../page/legend.js";
import { cellArea, houseAreas } from "../../page/drawing.js";
import { PLACES, blocksOf, cellsNamed, houseCells, under } from "../../page/sudoku.js";
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
  assert.equal(partText({ area: "base", text: "base" }), "cells of the pattern");
  assert.equal(partText({ node: "evidence", text: "evidence" }), "candidate it uses");
  assert.equal(partText({ kind: "weak", text: "weak link: at most one end is true" }), "weak: one is false");
  assert.equal(partText({ node: "set-a", text: "almost locked set" }), "almost locked set");
  assert.equal(partText({ node: "set-a", text: "" }), "marked");
});

test("a legend names what looks alike once, houses by their cells, and cages by their totals", () => {
  const box = houseCells("b3").map((cell) => cellArea(cell, "base"));
  const legend = [{ area: "looked", text: "looked" }, { area: "base", text: "base" }, { node: "gone", text: "eliminated" }];
  const marks = { areas: [...box, cellArea(40, "looked")], nodes: [{ role: "gone", cell: 80, digit: 1 }], links: [], legend };
  assert.deepEqual(legendWords(marks).map(({ text }) => text), ["box 3, r5c5", "eliminated"]);
  const placed = { ...box[4], role: "placed" };
  const single = { ...marks, areas: [...box, placed], of: { kind: "single" } };
  assert.equal(legendWords(single).find(({ area }) => area === box[0].role)?.text.split(",")[0], "box 3");
  assert.deepEqual(legendWords({ ...marks, areas: box.slice(1) }).map(({ text }) => text), ["r1c89, r23c789", "eliminated"]);
  assert.deepEqual(legendWords({ ...marks, areas: box.slice(1), of: { kind: "fish" } }).map(({ text }) => text), ["cells of the pattern", "eliminated"]);
  assert.deepEqual(legendWords({ ...marks, areas: [...houseAreas("r2", "base"), ...houseAreas("c4")] })[0].text, "column 4, row 2");
  const list = [{ rule: "cage", value: 4, cells: ["r1c2", "r1c3"] }, { rule: "cage", value: 9, cells: ["r2c1", "r3c1"] }];
  under({ digits: PLACES.map(() => "123456789"), houses: { b2: [3, 4, 5, 12] }, sees: PLACES.map(() => []), rules: { size: 9, list } });
  try {
    const of = (...named) => legendWords({ areas: [], nodes: [], links: [], legend: [], named }).map(({ text }) => text);
    assert.deepEqual([of([1, 2]), of([1, 2], [9, 18]), of([1, 2], [0, 10, 20]), of([3, 4, 5, 12], [1, 2]), of()], [["cage 4"], ["cages 4, 9"], ["cage 4, areas of the words"], ["cage 4, box 2"], []]);
    const whole = { areas: [cellArea(1, "base"), cellArea(2, "base")], nodes: [], links: [], legend: [{ area: "base", text: "base" }], named: [[1, 2]] };
    assert.deepEqual(legendWords(whole).map(({ text }) => text), ["cage 4"]);
  } finally {
    under(null);
  }
});

test("a legend speaks the words of its step", () => {
  const node = (role, cell, digit) => ({ role, cell, digit });
  const exocet = { pattern: { kind: "exocet" } };
  const areas = [cellArea(15, "base"), cellArea(16, "base"), ...["c1", "c5"].flatMap((name) => houseAreas(name, "cover"))];
  const legend = [{ area: "base", node: "base", text: "base" }, { area: "cover", text: "cover" }, { node: "pincer", text: "pincer" }];
  const nodes = [node("base", 15, 4), node("base", 16, 5), node("pincer", 18, 5), { role: "gone", also: "pincer", cell: 22, digit: 4 }];
  const said = legendWords({ areas, nodes, links: [], legend, of: partsOf(exocet) }).map(({ text }) => text);
  assert.deepEqual(said, ["base: r2c78", "cross lines: columns 1, 5", "targets: r3c15"]);
  const pattern = { kind: "sets", type: "blossom", stem: "r1c8", petals: [{ cells: ["r6c8", "r7c8"] }, { cells: ["r1c5", "r1c8"] }] };
  const sets = [{ area: "set-a", node: "set-a", text: "set A" }, { node: "set-c", text: "set C" }, { node: "shared", text: "common digit z" }];
  const flower = legendWords({ areas: [cellArea(7, "set-a")], nodes: [node("set-c", 4, 9), node("shared", 52, 9)], links: [], legend: sets, of: partsOf({ pattern }) });
  assert.deepEqual(flower.map(({ text }) => text), ["stem: r1c8", "petal c: r1c58", "9: in one of the petals"]);
});

test("a legend names the main marks: the digits of a pattern, and the cell that a single fills", () => {
  const pointing = { areas: [...houseAreas("b7", "base"), ...houseAreas("c1", "cover")], nodes: [54, 63].map((cell) => ({ role: "base", cell, digit: 2 })), links: [], of: partsOf({ pattern: { kind: "locked" } }) };
  const said = legendWords({ ...pointing, legend: [{ area: "base", node: "base", text: "base" }, { area: "cover", text: "cover" }] });
  assert.deepEqual(said.map(({ text }) => text), ["box 7", "digit 2", "column 1"]);
  const single = { areas: [...houseAreas("b5", "looked"), cellArea(41, "placed")], nodes: [{ role: "placed", cell: 41, digit: 1 }], links: [], of: partsOf({ pattern: { kind: "single" } }) };
  const words = legendWords({ ...single, legend: [{ node: "placed", text: "placed" }, { area: "looked", text: "looked at" }] });
  assert.deepEqual(words.map(({ text }) => text), ["placed", "box 5"]);
});

test("cells are named in blocks, as the engine names them", () => {
  const named = (text) => blocksOf(cellsNamed(text)).join(", ");
  const blocks = ["r1c2", "r1c23", "r48c2", "r48c27", "r1c12, r2c1", "r1c15, r23c1", "r89c2, r19c4"];
  assert.deepEqual(blocks.map(named), blocks);
});

test("the lines of a board come without the frame round it", () => {
  assert.equal(unframed('<path class="thick" d="M140 20v240M20 140h240M20 20h240v240h-240z"/>'), '<path class="thick" d="M140 20v240M20 140h240"/>');
});
