// The steps that lead to what is impossible, of a log of the engine: from a wrong entry, or from givens that have no solution.
import { CELLS, after, emptyBoard } from "./sudoku.js";

/** Puts a candidate, `r4c5=7` or `r4c5<>7`, on a board. */
function put(board, name) {
  const next = after(board, name.includes("=") ? { place: [name] } : { eliminate: [name] });
  board.values.set(next.values);
  board.removed.set(next.removed);
}

/** The board that a log begins with, and its steps; nothing if it has none. */
export function refutationOf(log = []) {
  const steps = log.filter((it) => it.type === "step");
  const begin = log.find((it) => it.type === "begin");
  if (!steps.length || !begin) return null;
  const board = emptyBoard();
  const isWhole = begin.puzzle.length === board.values.length;
  // Smaller boards have fewer digits, row by row.
  [...begin.puzzle].forEach((it, at) => (board.givens[isWhole ? at : CELLS[at]] = Number(it) || 0));
  board.values = board.givens.slice();
  for (const name of [...(begin.placed ?? []), ...(begin.removed ?? [])]) put(board, name);
  return { board, steps };
}
