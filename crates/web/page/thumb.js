// Small drawings of positions: thumbnails of the last games, and boards on paper.
import { PLACES, columnOf, rowOf } from "./sudoku.js";
import { draw, shapes } from "./dom.js";
import { boxOf } from "./outside.js";
import { signsOf, unframed } from "./signs.js";

const LINES = { thin: [1, 2, 4, 5, 7, 8], thick: [3, 6] };

/** A position as a small drawing: givens bold, entries light; with the lines and marks of its rules. */
export function thumb(givens, values = givens, rules = null) {
  const side = 10 * (rules?.rules.size ?? 9);
  const svg = draw("svg", "thumb", { viewBox: `-0.5 -0.5 ${side + 1} ${side + 1}`, "aria-hidden": "true" });
  const path = (at) => at.map((place) => `M${place * 10} 0V90M0 ${place * 10}H90`).join("");
  const frame = draw("rect", "frame", { width: side, height: side, rx: 0.6 });
  svg.append(draw("rect", "paper", { width: side, height: side }));
  if (rules) {
    const [drawn, above] = [0, 1].map(() => draw("g", "ruled", { transform: "scale(.1)" }));
    const { signs, totals, outside } = signsOf(rules);
    drawn.append(...[rules.below, unframed(rules.lines)].flatMap(shapes), ...signs);
    above.append(...totals, ...outside);
    if (outside.length) svg.setAttribute("viewBox", boxOf(side / 10, rules.rules).view.split(" ").map((it) => it / 10).join(" "));
    svg.append(drawn, frame, above);
  } else svg.append(draw("path", "thin", { d: path(LINES.thin) }), draw("path", "thick", { d: path(LINES.thick) }), frame);
  for (const [kind, is] of [["", (cell) => givens[cell]], ["e", (cell) => values[cell] && !givens[cell]]]) {
    const cells = PLACES.filter(is);
    if (!cells.length) continue;
    const at = (of) => cells.map(of).join(" ");
    const digits = cells.map((cell) => values[cell]).join("");
    svg.append(draw("text", kind, { x: at((cell) => columnOf(cell) * 10 + 5), y: at((cell) => rowOf(cell) * 10 + 7.6) }, digits));
  }
  return svg;
}
