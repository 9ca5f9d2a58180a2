import assert from "node:assert/strict";
import { test } from "node:test";
import { areaCells, candidateNear, cellArea, cellsOf, houseAreas, isFramed, marksOf, marksOfPlaces } from "../../page/drawing.js";
import { legendWords } from "../../page/legend.js";
import { isTangled, numberedTo, outerOf } from "../../page/net.js";

// A drawing as crates/render makes it: a hidden single with what blocks, a link, an eliminated candidate, a legend.
const SVG = [
  '<svg><rect class="asked" style="fill:none" x="80" y="20" width="60" height="60"/>',
  '<rect class="a looked" x="202.5" y="202.5" width="175" height="175"/><rect class="a blocker" x="82.5" y="202.5" width="55" height="55"/>',
  '<rect class="a blocker" x="202.5" y="442.5" width="55" height="55"/><rect class="a placed" x="322.5" y="262.5" width="55" height="55"/>',
  '<path class="link strong" d="M293.9 161.4Q301.3 181.3 288.1 176.4"/><path class="link conjugate" d="M113.3 320.7Q126.8 369 113.4 416.9"/>',
  '<path class="link case-a" d="M340.1 64Q320 53.9 306.3 60.8"/><text class="no case-a" x="1" y="2">a1</text>',
  '<g class="m pale gone"><use href="#m-gone" x="290" y="511"/></g><g class="m off"><use href="#m-off" x="290" y="69"/><use href="#m-off" x="290" y="511"/></g>',
  '<path class="band" d="M290 50L290 69"/>',
  '<g class="cap"><g transform="translate(20 572)"><rect class="a looked" x="1.5" y="1.5"/><text class="said" x="32" y="13">looked &amp; seen</text></g></g></svg>',
].join("");

test("a drawing is read into marks", () => {
  const marks = marksOf(SVG);
  assert.equal(marks.asked, 1);
  assert.deepEqual(areaCells(marks.areas[0]), [30, 31, 32, 39, 40, 41, 48, 49, 50]);
  assert.deepEqual(marks.nodes, [{ role: "gone", cell: 76, digit: 2, also: "off" }, { role: "off", cell: 4, digit: 8 }]);
  assert.deepEqual(marks.links[0], { kind: "strong", head: true, from: { cell: 22, digit: 2 }, to: { cell: 22, digit: 4 } });
  assert.deepEqual([marks.links[1].from, marks.links[1].to, marks.links[1].head], [{ cell: 37, digit: 8 }, { cell: 55, digit: 8 }, false]);
  assert.equal(marks.links[2].number, "a1");
  assert.deepEqual(marks.bands, [[{ cell: 4, digit: 5 }, { cell: 4, digit: 8 }]]);
  assert.deepEqual(marks.legend, [{ kind: undefined, area: "looked", node: undefined, text: "looked & seen" }]);
});

test("the middle of each candidate is that candidate", () => {
  for (let cell = 0; cell < 81; cell += 1) {
    for (let digit = 1; digit <= 9; digit += 1) {
      const x = 50 + 60 * (cell % 9) + 19 * (((digit - 1) % 3) - 1);
      const y = 50 + 60 * Math.floor(cell / 9) + 19 * (Math.floor((digit - 1) / 3) - 1);
      assert.deepEqual(candidateNear(x + 5, y - 5), { cell, digit });
    }
  }
});

test("what is pale is eliminated, and plays its other part besides", () => {
  const marks = marksOf('<svg><g class="m pale color-a"><use href="#m-color-a" x="350" y="391"/></g></svg>');
  assert.deepEqual(marks.nodes, [{ role: "gone", also: "color-a", cell: 59, digit: 2 }]);
});

test("the legend names what is seen", () => {
  const area = (role) => ({ role, row: 0, column: 0, rows: 1, columns: 1 });
  const legend = [{ area: "looked", text: "looked at" }, { area: "blocker", text: "blocks" }, { node: "gone", text: "eliminated" }];
  const gone = { role: "gone", also: "color-a", cell: 3, digit: 1 };
  const said = (areas) => legendWords({ areas, nodes: [gone], legend }).map(({ text }) => text);
  assert.deepEqual(said([area("looked"), area("placed")]), ["eliminated"]);
  assert.deepEqual(said([area("looked"), { ...area("blocker"), row: 4 }]), ["r1c1", "rules it out", "eliminated"]);
  // What has no look of its own on the board needs no words.
  const colors = [{ node: "gone", text: "eliminated" }, { node: "color-a", text: "color A" }, { node: "color-b", text: "color B" }];
  const told = (...nodes) => legendWords({ areas: [], nodes: [gone, ...nodes], legend: colors }).map(({ text }) => text);
  assert.deepEqual([told(), told({ role: "color-a", cell: 4, digit: 1 })], [["eliminated"], ["eliminated", "color A"]]);
});

test("a legend has no line for what is not on the board", () => {
  const legend = [{ kind: "case-a", text: "case 1" }, { kind: "case-b", text: "case 2" }, { text: "first line of case 1, and so on" }];
  const link = (kind, number) => ({ kind, number });
  const told = (...links) => legendWords({ areas: [], nodes: [], links, legend }).map(({ text }) => text);
  assert.deepEqual(told(link("case-a", "1a"), link("case-b", "2a")), legend.map(({ text }) => text));
  assert.deepEqual([told(link("case-a", "")), told(link("follows", "3")), told()], [["case 1"], [], []]);
});

test("places are marked where the candidates are", () => {
  const marks = marksOfPlaces({ look: houseAreas("c1"), cells: [0, 1], digits: [7], candidates: (cell) => (cell ? 1 << 6 : 0) });
  assert.deepEqual(marks.nodes, [{ role: "base", cell: 1, digit: 7 }]);
  assert.equal(areaCells(marks.areas[0]).length, 9);
  assert.deepEqual(areaCells(houseAreas("b9")[0])[0], 60);
});

test("what has a frame of its part needs no other", () => {
  const areas = [cellArea(0, "base"), cellArea(1, "base"), cellArea(9, "looked")];
  assert.deepEqual([[0, 1], [9], [0, 9], [0, 1, 9]].map((cells) => isFramed(areas, cells)), [true, true, false, false]);
});

test("marks are about the cells of their areas, nodes, links and groups, and those that words name", () => {
  const at = (cell) => ({ cell, digit: 1 });
  const marks = { areas: [cellArea(3, "base")], nodes: [at(5)], links: [{ from: at(7), to: at(9) }], bands: [[at(11), at(12)]], named: [[20, 21]] };
  assert.deepEqual([...cellsOf(marks, [40])].sort((a, b) => a - b), [3, 5, 7, 9, 11, 12, 20, 21, 40]);
  assert.equal(cellsOf({}).size, 0);
  // What a link rests on are the other cells of its house.
  assert.deepEqual([...cellsOf({ links: [{ from: at(0), to: at(8) }, { from: at(40), to: at(40) }] })].sort((a, b) => a - b), [0, 1, 2, 3, 4, 5, 6, 7, 8, 40]);
});

test("of a step with many arrows what is assumed and where it leads stand alone; an arrow to its end has no number", () => {
  const links = Array.from({ length: 9 }, (_, index) => ({ kind: "follows", number: String(index + 1) }));
  const nodes = [{ role: "gone", also: "assumed", cell: 0, digit: 9 }, { role: "on", cell: 1, digit: 2 }, { role: "off", cell: 2, digit: 2 }];
  const marks = { nodes, links, bands: [[nodes[1]]], areas: [{ role: "empty" }], legend: [{ node: "assumed" }, { node: "on" }, { kind: "follows" }, { area: "empty" }] };
  assert.deepEqual([isTangled({ parts: [{}] }, marks), isTangled({}, marks), isTangled({ parts: [{}] }, { links: links.slice(1) })], [true, false, false]);
  const outer = outerOf(marks);
  assert.deepEqual([outer.nodes, outer.links, outer.bands, outer.areas, outer.legend], [[nodes[0]], [], [], marks.areas, [{ node: "assumed" }, { area: "empty" }]]);
  assert.deepEqual(numberedTo(8, marks).links.map(({ number }) => number).slice(-2), ["8", ""]);
});
