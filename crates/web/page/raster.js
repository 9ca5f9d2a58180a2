// Where the candidates of a cell stand: three by three, on smaller boards as many as there are digits. A cell is 100 wide.
import { DIGITS, columnOf, roomOf, rowOf } from "./sudoku.js";

/** The middles of columns and rows, and for each row which of three it is like below a total. */
const THREE = { x: [21, 50, 79], y: [21, 50, 79], like: [0, 1, 2] };
const SIX = { x: [21, 50, 79], y: [31, 71], like: [0, 2] };
const FOUR = { x: [29, 71], y: [31, 71], like: [0, 2] };

const raster = () => (DIGITS.length > 6 ? THREE : DIGITS.length > 4 ? SIX : FOUR);

/** How far below its middle a candidate has its baseline. */
export const BASELINE = 9;

/** The middle of a candidate in its cell. */
function spot(cell, digit) {
  const { x, y, like } = raster();
  const row = Math.floor((digit - 1) / x.length);
  return { x: x[(digit - 1) % x.length], y: y[row] + roomOf(cell, like[row]) };
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
