// The digits that a line leaves to its cells: a thermometer, an arrow, a palindrome and others, each as a whole.
import { CELLS, DIGITS, PEERS, bit, cagesOf, digitsOf, houseCells, legal, linesAt, ways } from "./sudoku.js";

/** How many placements are tried for a digit; where more would have to be, it counts as possible. */
const TRIED = 2000;

const least = (digits) => Math.min(...digits);
const most = (digits) => Math.max(...digits);
const sum = (digits) => digits.reduce((all, digit) => all + digit, 0);

/** A rule of the last digit and the one before. */
const pair = (holds) => (digits, line) => digits.length < 2 || holds(digits.at(-2), digits.at(-1), line);

/** What each kind asks: true while the first digits along a line can be right. */
const HOLDS = {
  thermometer: pair((before, digit) => before < digit),
  "slow-thermometer": pair((before, digit) => before <= digit),
  whisper: pair((before, digit, { value }) => Math.abs(before - digit) >= (value ?? Math.ceil(DIGITS.length / 2))),
  palindrome: (digits, { cells }) => digits.at(-1) === (digits[cells.length - digits.length] ?? digits.at(-1)),
  renban: (digits, { cells }) => new Set(digits).size === digits.length && most(digits) - least(digits) < cells.length,
  between(digits, { cells }) {
    const [first, ...rest] = digits;
    const [inner, last] = digits.length === cells.length ? [rest.slice(0, -1), rest.at(-1)] : [rest, null];
    return [1, -1].some((way) => inner.every((digit) => (digit - first) * way > 0 && (last === null || (last - digit) * way > 0)));
  },
  arrow(digits, { cells, value }) {
    const circle = value ?? 1;
    if (digits.length < circle) return true;
    const left = Number(digits.slice(0, circle).join("")) - sum(digits.slice(circle));
    const open = cells.length - digits.length;
    return left >= open && left <= open * DIGITS.length;
  },
  "region-sum-line"(digits, { stretches }) {
    const sums = stretches.map(({ from, to }) => ({ total: sum(digits.slice(from, to)), isWhole: to <= digits.length }));
    const whole = sums.filter(({ isWhole }) => isWhole).map(({ total }) => total);
    return new Set(whole).size < 2 && (!whole.length || sums.every(({ total }) => total <= whole[0]));
  },
};

/** The stretches of a line in its boxes, as places on it: `from` the first, `to` behind the last. */
function stretchesOf(cells) {
  const boxOf = (cell) => DIGITS.find((number) => houseCells(`b${number}`).includes(cell));
  const found = [];
  cells.forEach((cell, at) => {
    if (at && boxOf(cell) === boxOf(cells[at - 1])) found.at(-1).to = at + 1;
    else found.push({ from: at, to: at + 1 });
  });
  return found;
}

/** A way to fill a line, with digits out of a set for each cell; nothing if there is none, `undefined` if the search is too long. */
function wayOf(line, sets) {
  const { cells, rule } = line;
  let tried = 0;
  const next = (digits) => {
    const at = digits.length;
    if (at === cells.length) return digits;
    for (const digit of digitsOf(sets[at])) {
      tried += 1;
      if (tried > TRIED) return undefined;
      const isSeen = digits.some((other, index) => other === digit && PEERS[cells[at]].includes(cells[index]));
      const all = [...digits, digit];
      const way = !isSeen && HOLDS[rule](all, line) ? next(all) : null;
      if (way !== null) return way;
    }
    return null;
  };
  return next([]);
}

/** The digits that a line and the digits on the board leave to each of its cells, as sets in the order of the line. */
export function lineFits(values, { cells, ...rule }) {
  const line = { cells, ...rule, stretches: stretchesOf(cells) };
  const sets = cells.map((cell) => (values[cell] ? bit(values[cell]) : legal(values, cell)));
  const fits = sets.map(() => 0);
  sets.forEach((set, at) => {
    for (const digit of digitsOf(set)) {
      if (fits[at] & bit(digit)) continue;
      const way = wayOf(line, sets.map((other, index) => (index === at ? bit(digit) : other)));
      if (way) way.forEach((it, index) => (fits[index] |= bit(it)));
      else if (way === undefined) fits[at] |= bit(digit);
    }
  });
  return fits;
}

/** The cells that were found for a board last, and the rules they are of: lines take time. */
let kept = { board: "", cages: [], lines: [], cells: [] };

/** The cells of cages and lines that can no longer be filled: their digits, or all of their cells, if they have none. */
export function unfillable(values) {
  const [cages, lines] = [cagesOf, linesAt].map((at) => [...new Set(CELLS.flatMap(at))]);
  const isSame = (some, others) => some.length === others.length && some.every((it, index) => it === others[index]);
  const board = values.join("");
  if (kept.board === board && isSame(kept.cages, cages) && isSame(kept.lines, lines)) return kept.cells;
  const isOpen = ({ cells }) => cells.some((cell) => !values[cell]);
  const isDead = (line) => wayOf({ ...line, stretches: stretchesOf(line.cells) }, line.cells.map((cell) => (values[cell] ? bit(values[cell]) : legal(values, cell)))) === null;
  const dead = [...cages.filter((cage) => isOpen(cage) && !ways(values, cage).length), ...lines.filter((line) => isDead(line))];
  const told = ({ cells }) => (cells.some((cell) => values[cell]) ? cells.filter((cell) => values[cell]) : cells);
  kept = { board, cages, lines, cells: [...new Set(dead.flatMap(told))] };
  return kept.cells;
}
