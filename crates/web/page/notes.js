// Notes of a game, and the candidates that its page keeps: who keeps which, and what a mark does to them.
import { CELLS, bit, isLone, legal, possible } from "./sudoku.js";

/** Who keeps the candidates of a state: notes of the player; the page, all of them; notes that stand as candidates do; the page, those of cells alone in which some are struck. */
export const KEPT_BY = { player: 0, page: 1, grid: 2, few: 3 };

/** True if what is struck in a state counts. */
export const keepsStruck = ({ auto: [kind] }) => kind === KEPT_BY.page || kind === KEPT_BY.few;

/** True if a cell shows the candidates that the page keeps. */
export const isKept = ({ auto: [kind], removed }, cell) => kind === KEPT_BY.page || (kind === KEPT_BY.few && removed[cell] > 0);

/** The cells alone that show them; nothing where it is all cells, or none. */
export const keptCells = (state) => (state.auto[0] === KEPT_BY.few ? new Set(CELLS.filter((cell) => isKept(state, cell))) : null);

/** True if a cell shows its candidates, those of the page or notes that all cells have: to offer them tells nothing new. */
export const showsCandidates = (game, cell) => isKept(game.state, cell) || game.isMarked;

/** True where notes in the middle strike candidates, as they stand in cells. */
export const strikes = (game) => game.isGrid;

/** True where every open cell shows its candidates. */
export const isFilled = (game) => game.auto || (game.isGrid && game.isMarked);

/** Writes the candidates of a board into a state as the player's own notes. */
export function takeNotes(state, { removed }) {
  for (const cell of CELLS) state.center[cell] = state.values[cell] ? 0 : (isLone(cell) ? possible : legal)(state.values, cell) & ~removed[cell];
  state.removed = new Uint16Array(81);
  state.auto[0] = KEPT_BY.grid;
}

/** Strikes a digit in cells, or restores it if it is struck in all of them. */
function strike(game, cells, digit) {
  const able = cells.filter((cell) => possible(game.values, cell) & bit(digit));
  const isNew = able.some((cell) => !(game.state.removed[cell] & bit(digit)));
  return game.change(({ removed }) => {
    for (const cell of able) removed[cell] = isNew ? removed[cell] | bit(digit) : removed[cell] & ~bit(digit);
  });
}

/**
 * Adds a mark to cells, or takes it away if all have it. Where candidates stand, of the page or notes in every cell, marks in the
 * middle strike and restore these; those in the corners have them bold.
 */
export function mark(game, cells, digit, tool) {
  const all = cells.filter((cell) => !game.values[cell]);
  const isLacking = (cell) => isKept(game.state, cell) && !(game.candidates(cell) & bit(digit));
  const open = all.filter((cell) => (tool === "corner" ? !isLacking(cell) : !isKept(game.state, cell)));
  if (tool !== "corner" && !open.length) return strike(game, all, digit);
  const clears = open.every((cell) => game.state[tool][cell] & bit(digit));
  return game.change((state) => {
    for (const cell of open) state[tool][cell] = clears ? state[tool][cell] & ~bit(digit) : state[tool][cell] | bit(digit);
  });
}

/** Writes every digit that is possible and not struck into the open cells without notes, and into `others`; of cells with notes of both kinds both are candidates. */
export function markAll(game, others = []) {
  const kept = new Set(game.noted.filter((cell) => !others.includes(cell) && !isKept(game.state, cell)));
  return game.change((state) => {
    const { values, center, corner, removed, auto } = state;
    const struck = (cell) => (isKept(state, cell) ? removed[cell] : 0);
    for (const cell of CELLS) {
      if (values[cell]) continue;
      if (!kept.has(cell)) center[cell] = possible(values, cell) & ~struck(cell);
      // As both kinds of notes stand as candidates from now on, they are the same.
      else if (center[cell]) center[cell] |= corner[cell];
    }
    auto[0] = KEPT_BY.grid;
  });
}
