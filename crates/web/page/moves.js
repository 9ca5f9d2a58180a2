// What was entered in a game, in order, and what the last move was.
import { keepsStruck } from "./notes.js";
import { CELLS, PLACES, after, bit, candidateOf, cellName, digitsOf, excluded, legal, possible } from "./sudoku.js";

/** How many cells of a game are filled, but for what was told to be wrong; `told` are names as `r4c5=7`. */
export function filledOf({ givens, values, told = [] }) {
  const wrong = new Set(told);
  return PLACES.filter((cell) => values[cell] && !givens[cell] && !wrong.has(`${cellName(cell)}=${values[cell]}`)).length;
}

/** How many cells were open and hold what steps of the page entered, and how many are the player's own. */
export function ownOf({ givens, values, taken }) {
  const filled = CELLS.filter((cell) => values[cell] && !givens[cell]);
  const helped = filled.filter((cell) => taken.has(`${cellName(cell)}=${values[cell]}`)).length;
  return { own: filled.length - helped, helped };
}

/** What is said of a game that was solved: that it was by oneself only where no hint was asked for, and no step entered anything. */
export function cheerText(game, t) {
  const { own, helped } = ownOf(game);
  if (helped) return t(own ? "solved.helped" : "solved.taken", own, own + helped, helped);
  return t(game.hints.asked ? "solved.is" : "solved.alone", own);
}

/** What stands on the board and was entered, in order: `r4c5=7`, and `r4c5<>7` of kept candidates. */
export function entriesOf(game) {
  const entries = [];
  const states = [...game.past, game.state];
  for (let index = 1; index < states.length; index += 1) {
    const [before, now] = [states[index - 1], states[index]];
    for (const cell of CELLS) {
      const digit = now.values[cell];
      if (digit && digit !== before.values[cell]) entries.push({ cell, digit, placed: true });
      if (!game.keeps || now.removed[cell] === before.removed[cell]) continue;
      for (const gone of digitsOf(now.removed[cell] & ~before.removed[cell])) entries.push({ cell, digit: gone, placed: false });
    }
  }
  const stands = ({ cell, digit, placed }) =>
    placed ? game.values[cell] === digit : !game.values[cell] && game.state.removed[cell] & bit(digit);
  const last = new Map();
  for (const entry of entries.filter(stands)) {
    const name = `${cellName(entry.cell)}${entry.placed ? "=" : "<>"}${entry.digit}`;
    last.delete(name);
    last.set(name, entry);
  }
  return [...last.keys()];
}

/**
 * Entries without the eliminations that are right by the solution, which `isSettled` has: steps that are applied strike several
 * candidates at once, and who asks for the wrong one of some entries thinks of digits.
 */
function settled(entries, solution) {
  const isRight = (name) => name.includes("<>") && solution && Number(solution[candidateOf(name).cell]) !== candidateOf(name).digit;
  return { isSettled: entries.filter(isRight).map(candidateOf), rest: entries.filter((name) => !isRight(name)) };
}

/** The board at the start and the entries that lead from there to here; no entries where they do not. */
export function sinceStart(game) {
  const now = game.board();
  const first = game.past[0] ?? game.state;
  const all = entriesOf(game);
  const { isSettled, rest: entries } = settled(all, game.solution);
  // Notes may leave out digits that the cages of the start exclude: that is no entry.
  const left = game.isMarked ? excluded(first.values).map((set, cell) => set & ~game.state.center[cell]) : new Uint16Array(81);
  const removed = game.keeps ? first.removed.slice() : left;
  for (const { cell, digit } of isSettled) removed[cell] |= bit(digit);
  const start = { givens: game.givens, values: first.values.slice(), removed };
  const moves = { place: entries.filter((name) => name.includes("=")), eliminate: entries.filter((name) => name.includes("<>")) };
  const leads = after(start, moves);
  const struck = ({ removed }, cell) => (now.values[cell] ? 0 : removed[cell] & legal(now.values, cell));
  const same = CELLS.every((cell) => leads.values[cell] === now.values[cell] && struck(leads, cell) === struck(now, cell));
  return entries.length && same ? { start, entries } : { start: now, entries: [] };
}

/** The board before the last change, without a digit that another took the place of, and what that concluded; nothing if it placed and struck nothing, or was a step of the page. */
export function lastMoveOf(game) {
  const before = game.past.at(-1);
  if (!before || before === game.applied) return null;
  const removed = removedOf(before);
  const now = removedOf(game.state);
  const placed = CELLS.filter((cell) => game.values[cell] && game.values[cell] !== before.values[cell]);
  const moves = placed.map((cell) => `${cellName(cell)}=${game.values[cell]}`);
  // A digit that is entered takes notes of its peers away: the move is the digit alone.
  const open = moves.length && !game.keeps ? [] : CELLS.filter((cell) => !game.values[cell]);
  for (const cell of open) {
    for (const struck of digitsOf(now[cell] & ~removed[cell])) moves.push(`${cellName(cell)}<>${struck}`);
  }
  const values = before.values.map((digit, cell) => (placed.includes(cell) ? 0 : digit));
  return moves.length ? { board: { givens: game.givens, values, removed }, moves } : null;
}

/** What is struck in a state. Notes are candidates once every open cell has some; a cell without any says nothing. */
function removedOf(state) {
  if (keepsStruck(state)) return state.removed;
  const { values, center } = state;
  const open = CELLS.filter((cell) => !values[cell]);
  const noted = open.filter((cell) => center[cell]);
  // The last note of a cell may just have been rubbed out.
  if (noted.length < open.length - 1) return new Uint16Array(81);
  return Uint16Array.from(PLACES, (cell) => (values[cell] || !center[cell] ? 0 : possible(values, cell) & ~center[cell]));
}
