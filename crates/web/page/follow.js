// How what is entered goes with the step of a hint, which stays open while one plays.
import { CELLS, bit, candidateOf, legal } from "./sudoku.js";

/** The position of a game as it is now, which does not change with the game. */
export const heldBoard = ({ values, removed }) => ({ values: values.slice(), removed: removed.slice() });

/** What leads from a board to another, for a step: nothing (`same`), a `part` of the step, all of it (`done`), or anything `other`. */
export function followed({ place = [], eliminate = [] }, from, now) {
  const placed = new Map(place.map(candidateOf).map(({ cell, digit }) => [cell, digit]));
  const struck = new Uint16Array(81);
  for (const { cell, digit } of eliminate.map(candidateOf)) struck[cell] |= bit(digit);
  const isPlaced = (cell) => now.values[cell] !== from.values[cell];
  const gone = (cell) => (now.values[cell] ? 0 : now.removed[cell] & ~from.removed[cell] & legal(from.values, cell));
  const isBack = (cell) => !now.values[cell] && (from.removed[cell] & ~now.removed[cell] & legal(now.values, cell)) > 0;
  if (CELLS.every((cell) => !isPlaced(cell) && !gone(cell) && !isBack(cell))) return "same";
  if (CELLS.some((cell) => (isPlaced(cell) && placed.get(cell) !== now.values[cell]) || gone(cell) & ~struck[cell] || isBack(cell))) return "other";
  const isDone = [...placed].every(([cell, digit]) => now.values[cell] === digit) && CELLS.every((cell) => now.values[cell] || !(struck[cell] & ~now.removed[cell]));
  return isDone ? "done" : "part";
}
