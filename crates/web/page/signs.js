// What the rules of a puzzle put above its lines: dots, numbers, and the totals of cages, which stand inside their cells.
import { cornersOf } from "./sudoku.js";
import { shapes } from "./dom.js";

/** The places of a drawing of the engine: the board begins at 20, a cell is 60 wide. */
const EDGE = 20;
const CELL = 60;

/** The size of a total where candidates stand below it. */
const SMALL = 11.4;
/** How wide a digit of a total is and how far its middle is from the upper line, in sizes; how far its left edge is from the left line. */
const TOTAL = { digit: 0.6, top: 0.55, left: 3.6 };

/** The signs of rules as nodes: `signs`, which stand below the digits, and `totals`, which nothing is to hide. */
export function signsOf(rules, size = SMALL) {
  const signs = shapes(rules.above);
  const totals = [];
  const corners = cornersOf(rules.rules);
  for (const group of signs) {
    const above = group.cloneNode(false);
    for (const node of group.querySelectorAll("text")) {
      const [column, row] = ["x", "y"].map((name) => Math.floor((Number(node.getAttribute(name)) - EDGE + 1) / CELL));
      const text = node.textContent;
      if (corners.get(row * 9 + column) !== Number(text)) continue;
      node.style.fontSize = `${size}px`;
      node.setAttribute("x", EDGE + column * CELL + TOTAL.left + (text.length * TOTAL.digit * size) / 2);
      node.setAttribute("y", EDGE + row * CELL + TOTAL.top * size);
      above.append(node);
    }
    if (above.childNodes.length) totals.push(above);
  }
  return { signs, totals };
}
