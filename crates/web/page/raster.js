// Where the candidates of a cell stand: three by three, on smaller boards as many as there are digits. A cell is 100 wide.
import { CELLS, DIGITS, NINE, columnOf, dotsAt, isTight, roomOf, rowOf } from "./sudoku.js";

/** The middles of columns and rows, and for each row which of three it is like below a total. */
const THREE = { x: [21, 50, 79], y: [21, 50, 79], like: [0, 1, 2] };
const SIX = { x: [21, 50, 79], y: [31, 71], like: [0, 2] };
const FOUR = { x: [29, 71], y: [31, 71], like: [0, 2] };

const raster = () => (DIGITS.length > 6 ? THREE : DIGITS.length > 4 ? SIX : FOUR);

/** How large candidates and their marks are below a total. */
const TIGHT = 0.64;

/** How far a candidate in the middle of a side gives way to a dot there. */
const BESIDE = 6;

/** How large the marks of candidates are in a cell. */
export const scaleAt = (cell) => (isTight(cell) ? TIGHT : 1);

/** How far below its middle a candidate has its baseline. */
export const baselineAt = (cell) => (isTight(cell) ? 8 : 9);

/** True if some cells leave candidates less room: then they are a little smaller in all, so that they are alike. */
export const isCramped = () => CELLS.some(isTight);

/** The looks of candidates in a cell, as classes. */
export const lookAt = (kind, cell) => (isTight(cell) ? `${kind} tight` : kind);

/** The middle of a candidate in its cell. */
function spot(cell, digit) {
  const { x, y, like } = raster();
  const row = Math.floor((digit - 1) / x.length);
  const column = (digit - 1) % x.length;
  const [aside, down] = shift(dotsAt(cell), x.length * y.length === NINE.length ? digit : 0);
  return { x: x[column] + aside, y: y[row] + roomOf(cell, like[row]) + down };
}

/** How far the candidate of a digit gives way to dots on the sides of its cell: `[right, down]`. */
function shift(dots, digit) {
  const is = (side, at) => (digit === at && dots.includes(side) ? BESIDE : 0);
  return [is("left", 4) - is("right", 6), is("top", 2) - is("bottom", 8)];
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
