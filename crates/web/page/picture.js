// A step on a board as a drawing that stands by itself, in the colors and shapes of the board beside it.
import { cellNodes, ruleParts, tintParts } from "./board.js";
import { draw, make } from "./dom.js";
import { legendWords } from "./legend.js";
import { layerOf, sample } from "./marks.js";
import { cellView, stepView } from "./model.js";
import { boxOf } from "./outside.js";
import { isCramped } from "./raster.js";
import { labelNodes } from "./signs.js";
import { CELLS, DIGITS } from "./sudoku.js";

/** What the settings of the board have to do with a drawing: nothing is selected, and nothing is lit. */
const LIGHT = { digit: 0, peers: new Set(), same: new Set() };

/** A board with the marks of a step, under the rules that hold, which are drawn as `rules`; `label` says what it shows. */
export function pictureOf(board, marks, label, rules = null) {
  const hidden = new Set(marks.nodes.map(({ cell, digit }) => cell * 9 + digit - 1));
  const view = stepView(board, { numbers: new Map(), selected: new Set(), hidden, settings: {} });
  const size = DIGITS.length;
  const side = { width: size * 100, height: size * 100 };
  const svg = draw("svg", isCramped() ? "board drawn cramped" : "board drawn", { viewBox: boxOf(size, rules?.rules).view, role: "img", "aria-label": label });
  const { under, over } = layerOf(marks, view);
  const digits = CELLS.flatMap((cell) => cellNodes(cell, cellView(cell, view, LIGHT)));
  const layer = (name, nodes) => {
    const node = draw("g", name);
    node.append(...nodes);
    return node;
  };
  const { lines, variants, signs, totals, outside } = ruleParts(rules);
  svg.append(draw("rect", "paper", side), layer("layer tints", tintParts(rules)), ...under, layer("layer variants", variants), layer("layer lines", lines), draw("rect", "frame", { ...side, rx: 6 }),
    layer("layer signs", signs), ...digits, ...over, layer("layer signs", totals), layer("layer outsides", outside), layer("lab", labelNodes(size, rules)));
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
