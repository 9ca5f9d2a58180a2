// Small drawings of positions: thumbnails of the last games, and boards on paper.
import { CELLS, columnOf, rowOf } from "./sudoku.js";
import { draw } from "./dom.js";

const LINES = { thin: [1, 2, 4, 5, 7, 8], thick: [3, 6] };

/** A position as a small drawing: givens bold, entries light. */
export function thumb(givens, values = givens) {
  const svg = draw("svg", "thumb", { viewBox: "-0.5 -0.5 91 91", "aria-hidden": "true" });
  const path = (at) => at.map((place) => `M${place * 10} 0V90M0 ${place * 10}H90`).join("");
  svg.append(draw("rect", "paper", { width: 90, height: 90 }), draw("path", "thin", { d: path(LINES.thin) }), draw("path", "thick", { d: path(LINES.thick) }), draw("rect", "frame", { width: 90, height: 90, rx: 0.6 }));
  for (const [kind, is] of [["", (cell) => givens[cell]], ["e", (cell) => values[cell] && !givens[cell]]]) {
    const cells = CELLS.filter(is);
    if (!cells.length) continue;
    const at = (of) => cells.map(of).join(" ");
    const digits = cells.map((cell) => values[cell]).join("");
    svg.append(draw("text", kind, { x: at((cell) => columnOf(cell) * 10 + 5), y: at((cell) => rowOf(cell) * 10 + 7.6) }, digits));
  }
  return svg;
}
