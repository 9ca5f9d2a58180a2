// A step on a board as a drawing that stands by itself, in the colors and shapes of the board beside it.
import { cellNodes, gridPaths } from "./board.js";
import { draw, make } from "./dom.js";
import { legendWords } from "./legend.js";
import { layerOf, sample } from "./marks.js";
import { cellView, stepView } from "./model.js";
import { CELLS } from "./sudoku.js";

/** What the settings of the board have to do with a drawing: nothing is selected, and nothing is lit. */
const LIGHT = { digit: 0, peers: new Set(), same: new Set() };

/** A board of the classic rules with the marks of a step; `label` says what it shows. */
export function pictureOf(board, marks, label) {
  const hidden = new Set(marks.nodes.map(({ cell, digit }) => cell * 9 + digit - 1));
  const view = stepView(board, { numbers: new Map(), selected: new Set(), hidden, settings: {} });
  const svg = draw("svg", "board drawn", { viewBox: "-32 -32 936 936", role: "img", "aria-label": label });
  const { under, over } = layerOf(marks, view);
  const digits = CELLS.flatMap((cell) => cellNodes(cell, cellView(cell, view, LIGHT)));
  const names = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((digit) => [draw("text", "", { x: digit * 100 - 50, y: -13 }, digit), draw("text", "", { x: -17, y: digit * 100 - 44 }, digit)]);
  const labels = draw("g", "lab");
  labels.append(...names);
  svg.append(draw("rect", "paper", { width: 900, height: 900 }), ...under, ...gridPaths(), draw("rect", "frame", { width: 900, height: 900, rx: 6 }), ...digits, ...over, labels);
  return svg;
}

/** What the marks of a step mean, as a list; nothing if they need no words. */
export function legendOf(marks) {
  const legend = legendWords(marks);
  return legend.length > 0 && make("ul.legend", legend.map((it) => make("li", sample(asSeen(it, marks)), it.text)));
}

/** A part as the board shows it: what is assumed, and eliminated by that, is a ring round what is struck. */
function asSeen(part, { nodes }) {
  const isStruck = part.node === "assumed" && nodes.some(({ role, also }) => role === "gone" && also === "assumed") && !nodes.some(({ role }) => role === "assumed");
  return isStruck ? { ...part, node: "gone", also: "assumed" } : part;
}
