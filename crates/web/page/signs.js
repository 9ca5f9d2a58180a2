// What the rules of a puzzle put above its lines: dots and numbers, totals of cages inside their cells, and totals of lines
// beside the board.
import { draw, shapes } from "./dom.js";
import { boxOf, outsideOf } from "./outside.js";
import { cellsNamed } from "./sudoku.js";

/** The lines of rules without the frame round all of them, whose corners are not round. */
export const unframed = (lines) => lines.replace(/M(\d+) \1h(\d+)v\2h-\2z/, "");

/** Takes the totals of lines out of the signs of the engine, which has them inside of cells: a number behind a stroke. */
function unsummed(group) {
  for (const text of [...group.querySelectorAll("text")]) {
    const stroke = text.previousElementSibling;
    if (stroke?.children.length !== 1 || stroke.firstElementChild.localName !== "path") continue;
    stroke.remove();
    text.remove();
  }
}

/** The totals beside the board, each with an arrow if it is one of a diagonal, and with the cells of its line. */
const outsideNodes = (rules) =>
  outsideOf(rules.rules).flatMap(({ x, y, text, arrow, cells }) => {
    const line = { "data-line": lineName(cellsNamed(cells.join(" "))) };
    return [draw("text", "outside", { x, y, ...line }, text), arrow && draw("path", "outarrow", { d: arrow, ...line })].filter(Boolean);
  });

/** The name of a line by its cells. */
const lineName = (cells) => [...cells].sort((a, b) => a - b).join();

/** Marks the totals of the lines that marks name. */
export function markTotals(layer, named = []) {
  const told = new Set(named.map(lineName));
  for (const node of layer.children) node.classList.toggle("told", told.has(node.dataset.line));
}

/** The signs of rules as nodes: `signs`, which stand below the digits, and `totals`, which nothing is to hide. */
export function signsOf(rules) {
  const signs = shapes(rules.above);
  const totals = [];
  const outside = outsideNodes(rules);
  for (const group of signs) {
    if (outside.length) unsummed(group);
    const above = group.cloneNode(false);
    above.append(...group.querySelectorAll(".total"));
    if (above.childNodes.length) totals.push(above);
  }
  return { signs, totals, outside };
}

/** The names of rows and columns beside a board; rows have letters where they are written so. */
export function labelNodes(size, rules, letters = "") {
  const { top, left } = boxOf(size, rules?.rules);
  return Array.from({ length: size }, (_, at) => [draw("text", "", { x: at * 100 + 50, y: 19 - top }, at + 1), draw("text", "rl", { x: 15 - left, y: at * 100 + 56 }, letters[at] ?? at + 1)]).flat();
}
