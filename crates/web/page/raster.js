// Where the candidates of a cell stand: three by three, on smaller boards as many as there are digits. A cell is 100 wide.
import { CELLS, DIGITS, columnOf, crampOf, roomOf, rowOf } from "./sudoku.js";

/** The middles of columns and rows, and for each row which of three it is like below a total. */
const THREE = { x: [21, 50, 79], y: [21, 50, 79], like: [0, 1, 2] };
const SIX = { x: [21, 50, 79], y: [31, 71], like: [0, 2] };
const FOUR = { x: [29, 71], y: [31, 71], like: [0, 2] };

const raster = () => (DIGITS.length > 6 ? THREE : DIGITS.length > 4 ? SIX : FOUR);

/** How large candidates and their marks are: as everywhere, below a total, and inside the circle of an arrow. */
const SCALES = { "": 1, total: 0.64, ring: 0.58 };

/** How close candidates inside a circle stand to its middle. */
const INSIDE = 0.7;

/** How large the marks of candidates are in a cell. */
export const scaleAt = (cell) => SCALES[crampOf(cell)];

/** How far below its middle a candidate has its baseline. */
export const baselineAt = (cell) => (crampOf(cell) ? 8 : 9);

/** True if some cells leave candidates less room: then they are a little smaller in all, so that they are alike. */
export const isCramped = () => CELLS.some((cell) => crampOf(cell));

/** The looks of candidates in a cell, as classes. */
export const lookAt = (kind, cell) => [kind, crampOf(cell) && "tight", crampOf(cell) === "ring" && "ring"].filter(Boolean).join(" ");

/** The middle of a candidate in its cell. */
function spot(cell, digit) {
  const { x, y, like } = raster();
  const row = Math.floor((digit - 1) / x.length);
  const near = (at) => (crampOf(cell) === "ring" ? 50 + (at - 50) * INSIDE : at);
  return { x: near(x[(digit - 1) % x.length]), y: near(y[row]) + roomOf(cell, like[row]) };
}

/** The middle of a candidate on the board. */
export function candidateAt({ cell, digit }) {
  const { x, y } = spot(cell, digit);
  return { x: columnOf(cell) * 100 + x, y: rowOf(cell) * 100 + y };
}

/** The digit whose place is under a point of the board, in cells. */
export function digitAt([x, y]) {
  const { x: columns, y: rows } = raster();
  const part = (value, count) => Math.min(count - 1, Math.floor((value % 1) * count));
  return part(y, rows.length) * columns.length + part(x, columns.length) + 1;
}
