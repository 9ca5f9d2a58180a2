// What the rules of a puzzle put above its lines: dots, numbers, and the totals of cages, which stand inside their cells.
import { shapes } from "./dom.js";

/** The lines of rules without the frame round all of them, whose corners are not round. */
export const unframed = (lines) => lines.replace(/M(\d+) \1h(\d+)v\2h-\2z/, "");

/** The signs of rules as nodes: `signs`, which stand below the digits, and `totals`, which nothing is to hide. */
export function signsOf(rules) {
  const signs = shapes(rules.above);
  const totals = [];
  for (const group of signs) {
    const above = group.cloneNode(false);
    above.append(...group.querySelectorAll(".total"));
    if (above.childNodes.length) totals.push(above);
  }
  return { signs, totals };
}
