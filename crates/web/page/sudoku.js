// Facts of the board, and the forms in which positions leave the page. Cells are 0 to 80, row by row; a set of digits is a
// number whose bit d - 1 stands for the digit d.

/** The 81 places of cells; a smaller board has the upper left ones. */
export const PLACES = Array.from({ length: 81 }, (_, cell) => cell);
export const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];
export const ALL = 0x1ff;

/** The cells and the digits of the board that is shown; other rules change what these lists hold. */
export const CELLS = [...PLACES];
export const DIGITS = [...NINE];

export const rowOf = (cell) => Math.floor(cell / 9);
export const columnOf = (cell) => cell % 9;
export const boxOf = (cell) => Math.floor(rowOf(cell) / 3) * 3 + Math.floor(columnOf(cell) / 3);
export const bit = (digit) => 1 << (digit - 1);
export const digitsOf = (set) => NINE.filter((digit) => set & bit(digit));
const setOf = (digits) => [...digits].reduce((set, digit) => set | bit(Number(digit)), 0);
const cellNamed = (name) => (Number(name[1]) - 1) * 9 + Number(name[3]) - 1;
export const cellName = (cell) => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;

/** Numbers in order, those that follow each other as a range: `1, 7–9`; `comma` stands between two. */
export function numbersText(numbers, comma = ", ") {
  const runs = [];
  for (const number of numbers) {
    if (runs.at(-1)?.[1] === number - 1) runs.at(-1)[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? from : to === from + 1 ? `${from}${comma}${to}` : `${from}–${to}`)).join(comma);
}

/** What else the rules of the board say, if they are not the classic ones; and these rules as they were taken. */
let more = null;
let taken = null;

/** The cells of a house by its name: `r4`, `c7`, `b9`. */
export function houseCells(name) {
  if (more) return more.houses[name] ?? [];
  const [, kind, digit] = /^([rcb])([1-9])$/.exec(name) ?? [];
  const of = { r: rowOf, c: columnOf, b: boxOf }[kind];
  return of ? CELLS.filter((cell) => of(cell) === digit - 1) : [];
}

/** The cells that a text names, as `r4c7`, `r47c1` or, in the other notation, `G4`. */
export function cellsNamed(text) {
  const cells = new Set();
  for (const [, rows, columns] of text.matchAll(/r([1-9]+)c([1-9]+)/g)) {
    for (const row of rows) for (const column of columns) cells.add((row - 1) * 9 + (column - 1));
  }
  for (const [, letters, numbers] of text.matchAll(/\b([A-HJ]+)([1-9]+)\b/g)) {
    for (const letter of letters) for (const number of numbers) cells.add("ABCDEFGHJ".indexOf(letter) * 9 + (number - 1));
  }
  return [...cells].sort((a, b) => a - b);
}

/** Cells by line, lines with the same places together: `[lines, places]`, each from 1. */
function linesOf(cells, line, place) {
  const blocks = new Map();
  for (const at of NINE) {
    const places = cells.filter((cell) => line(cell) === at - 1).map((cell) => place(cell) + 1).sort().join("");
    if (places) blocks.set(places, (blocks.get(places) ?? "") + at);
  }
  return [...blocks].map(([places, lines]) => [lines, places]);
}

/** The names of cells in as few blocks as their rows or their columns make, as the engine has them: `r1c23`, `r48c7`. */
export function blocksOf(cells) {
  const [rows, columns] = [linesOf(cells, rowOf, columnOf), linesOf(cells, columnOf, rowOf)];
  return rows.length <= columns.length ? rows.map(([row, column]) => `r${row}c${column}`) : columns.map(([column, row]) => `r${row}c${column}`);
}

const CLASSIC = PLACES.map((cell) =>
  PLACES.filter(
    (other) =>
      other !== cell &&
      (rowOf(other) === rowOf(cell) || columnOf(other) === columnOf(cell) || boxOf(other) === boxOf(cell)),
  ),
);

/** The cells that cannot hold the digit of each cell: under the classic rules those of its houses. */
export const PEERS = [...CLASSIC];

/** The cells that show the totals of cages, the first of each, and the totals. */
const cornersOf = ({ list = [] }) =>
  new Map(list.filter(({ rule, value }) => rule === "cage" && value).map(({ cells, value }) => [Math.min(...cells.map(cellNamed)), value]));

/** The rules whose sign stands between two cells, and the ways from a cell to its neighbors. */
const DOTS = new Set(["difference", "ratio", "sum"]);
const WAYS = new Map([[-9, "top"], [-1, "left"], [1, "right"], [9, "bottom"]]);

/** The sides of cells on which dots stand, by cell. */
function dotsOf({ list = [] }) {
  const dots = new Map();
  for (const { cells } of list.filter(({ rule, cells: names }) => DOTS.has(rule) && names.length === 2)) {
    const [one, other] = cells.map(cellNamed);
    for (const [cell, way] of [[one, other - one], [other, one - other]]) dots.set(cell, [...(dots.get(cell) ?? []), WAYS.get(way)]);
  }
  return dots;
}

/** The digits of each cell for which every cell that excludes some has one, on an empty board: along thermometers they are bounded. */
function boundsOf(sets, sees, excluded) {
  const bounds = sets.slice();
  const fits = (cell, digit) => excluded[cell].every(({ other, sets: rows }) => digitsOf(bounds[other]).some((it) => !(rows[it - 1] & bit(digit)) && !(it === digit && sees[cell].includes(other))));
  for (let changed = true; changed; ) {
    changed = false;
    for (const cell of PLACES) {
      const left = excluded[cell].length ? setOf(digitsOf(bounds[cell]).filter((digit) => fits(cell, digit))) : bounds[cell];
      changed ||= left !== bounds[cell];
      bounds[cell] = left;
    }
  }
  return bounds;
}

/** The rules whose cells lie on a line. */
const LINES = new Set(["thermometer", "slow-thermometer", "arrow", "between", "palindrome", "region-sum-line", "renban", "whisper"]);

/** The rules whose cells lie on a line and whose total stands beside the board. */
const SUMS = new Set(["little-killer"]);

/** Which cells and digits there are, what excludes what, and which totals there are, by rules as a `read` reply has them. */
function facts({ digits, houses, sees, clashes = [], rules }) {
  const sets = digits.map(setOf);
  const cells = PLACES.filter((cell) => sets[cell]);
  const excluded = PLACES.map(() => []);
  for (const { cells: [one, other], digits: rows } of clashes) {
    const there = rows.map(setOf);
    const back = NINE.map((digit) => NINE.reduce((set, first) => (there[first - 1] & bit(digit) ? set | bit(first) : set), 0));
    excluded[one].push({ other, sets: back });
    excluded[other].push({ other: one, sets: there });
  }
  const totals = (rules.list ?? []).filter(({ rule, value }) => rule === "cage" && value);
  const along = (kinds) => (rules.list ?? []).filter(({ rule }) => kinds.has(rule)).map(({ rule, value, cells: names }) => ({ rule, value, cells: names.map(cellNamed) }));
  return { sets, dots: dotsOf(rules), lines: along(LINES), bounds: boundsOf(sets, sees, excluded), sums: along(SUMS), cells, digits: NINE.slice(0, rules.size ?? 9), houses, sees, excluded, corners: cornersOf(rules), totals: totals.map((rule) => ({ cells: rule.cells.map(cellNamed), total: rule.value })) };
}

/** Takes the rules of a puzzle, as a `read` reply has them, or the classic ones: null. */
export function under(rules) {
  taken = rules;
  more = rules && facts(rules);
  fillings = { board: "", sets: new Map() };
  CELLS.splice(0, 81, ...(more?.cells ?? PLACES));
  DIGITS.splice(0, 9, ...(more?.digits ?? NINE));
  PEERS.splice(0, 81, ...(more?.sees ?? CLASSIC));
}

/** Does something at once under other rules, and goes back to those of the board. */
export function during(rules, act) {
  const before = taken;
  under(rules);
  try {
    return act();
  } finally {
    under(before);
  }
}

/** How much lower the rows of candidates are in a cell with a total above them, in hundredths of a cell, as in drawings. */
const BELOW_TOTAL = [14, 8, 2];

/** How much lower a row of candidates is, from 0, in hundredths of a cell: something where a total stands above it. */
export const roomOf = (cell, row = 0) => (more?.corners.has(cell) ? BELOW_TOTAL[row] : 0);

/** True for a cell with a total above its candidates, which have less room then. */
export const isTight = (cell) => Boolean(more?.corners.has(cell));

/** The sides of a cell on which dots stand, as `left`. */
export const dotsAt = (cell) => more?.dots.get(cell) ?? [];

/** The cages with totals that a cell stands in. */
export const cagesOf = (cell) => more?.totals.filter((cage) => cage.cells.includes(cell)) ?? [];

/** True for a cell that is a cage by itself, with a total. */
export const isLone = (cell) => cagesOf(cell).some(({ cells }) => cells.length === 1);

/** The lines that a cell stands on, `{rule, value, cells}`. */
export const linesAt = (cell) => more?.lines.filter(({ cells }) => cells.includes(cell)) ?? [];

/** The lines with a total beside the board that a cell stands on, `{rule, value, cells}`. */
export const sumsAt = (cell) => more?.sums.filter(({ cells }) => cells.includes(cell)) ?? [];

/** The total of the line beside the board that has these cells and no others; nothing if there is none. */
export const sumOf = (cells) => sumsAt(cells[0]).find((line) => line.cells.length === cells.length && line.cells.every((cell) => cells.includes(cell)))?.value;

/** The way of the line that has these cells and no others; nothing if there is none. */
export const lineOf = (cells) => [...linesAt(cells[0]), ...sumsAt(cells[0])].find((line) => line.cells.every((cell) => cells.includes(cell)) && cells.every((cell) => line.cells.includes(cell)))?.cells;

/** True if the rules of the board have lines. */
export const hasLines = () => Boolean(more?.lines.length);

/** Those digits of a set that none of these cells holds. */
function unseen(values, cells, set) {
  let left = set;
  for (const cell of cells) if (values[cell]) left &= ~bit(values[cell]);
  return left;
}

/** The digits that nothing on the board excludes from a cell. */
export function legal(values, cell) {
  let set = unseen(values, PEERS[cell], more ? more.sets[cell] : ALL);
  if (more) for (const { other, sets } of more.excluded[cell]) if (values[other]) set &= ~sets[values[other] - 1];
  return set;
}

/** The cells whose digit another excludes, and those of cages whose total cannot be. */
export function conflicts(values) {
  const wrong = new Set(CELLS.filter((cell) => values[cell] && !(legal(values, cell) & bit(values[cell]))));
  for (const { cells, total } of more?.totals ?? []) {
    const sum = cells.reduce((all, cell) => all + values[cell], 0);
    const filled = cells.filter((cell) => values[cell]);
    if (sum > total || (filled.length === cells.length && sum < total)) for (const cell of filled) wrong.add(cell);
  }
  return wrong;
}

/** Whether cells can take the digits of a set, one each. */
function takes(values, cells, set) {
  if (!cells.length) return true;
  const [cell, ...rest] = cells;
  return digitsOf(legal(values, cell) & set).some((digit) => takes(values, rest, set & ~bit(digit)));
}

/** The ways to make the total of a cage with different digits that are still possible, each the set of all its digits. */
export function ways(values, { cells, total }) {
  const open = cells.filter((cell) => !values[cell]);
  const used = cells.reduce((set, cell) => (values[cell] ? set | bit(values[cell]) : set), 0);
  const left = cells.reduce((rest, cell) => rest - values[cell], total);
  // A digit twice leaves none.
  if (digitsOf(used).length + open.length < cells.length) return [];
  const able = open.reduce((set, cell) => set | legal(values, cell), 0) & ~used;
  const found = [];
  const add = (set, digit, rest, count) => {
    if (!count) return rest === 0 && takes(values, open, set) && found.push(set | used);
    for (let next = digit; next <= DIGITS.length; next += 1) if (able & bit(next) && next <= rest) add(set | bit(next), next + 1, rest - next, count - 1);
    return null;
  };
  add(0, 1, left, open.length);
  return found;
}

/** What was found of the board that was asked about last, by cell: to fill cages takes time. */
let fillings = { board: "", sets: new Map() };

/** The digits of a cell that the board excludes from it neither by themselves nor by its place in a line or the totals of its cages. */
export function possible(values, cell) {
  const open = legal(values, cell) & (more ? more.bounds[cell] : ALL);
  if (!cagesOf(cell).length) return open;
  const board = values.join("");
  if (fillings.board !== board) fillings = { board, sets: new Map() };
  if (!fillings.sets.has(cell)) fillings.sets.set(cell, fillable(values, cell));
  return fillings.sets.get(cell) & open;
}

function fillable(values, cell) {
  const fits = (cage) => {
    const rest = cage.cells.filter((other) => other !== cell && !values[other]);
    const used = cage.cells.reduce((set, other) => (values[other] ? set | bit(values[other]) : set), 0);
    const ends = (set) => digitsOf(set & ~used).filter((digit) => takes(values, rest, set & ~used & ~bit(digit)));
    return setOf(ways(values, cage).flatMap(ends));
  };
  return cagesOf(cell).reduce((set, cage) => set & fits(cage), legal(values, cell));
}

/** The digits of each open cell that lines and the totals of its cages alone exclude. */
export const excluded = (values) => Uint16Array.from(PLACES, (cell) => (values[cell] ? 0 : legal(values, cell) & ~possible(values, cell)));

/** A board as the engine names it: `{givens, values, removed}`, each with an entry for each cell. */
export function emptyBoard() {
  return { givens: new Uint8Array(81), values: new Uint8Array(81), removed: new Uint16Array(81) };
}

/** A board as it was given, without what was entered or struck since. */
export const asGiven = ({ givens }) => ({ givens, values: givens, removed: new Uint16Array(81) });

/** What a `read` reply says of a position, as a board. */
export function boardOf(record) {
  const board = emptyBoard();
  for (const cell of PLACES) {
    board.givens[cell] = Number(record.givens[cell]) || 0;
    board.values[cell] = Number(record.values[cell]) || 0;
    for (const digit of record.removed?.[cell] ?? "") board.removed[cell] |= bit(Number(digit));
  }
  return board;
}

/** The board of an example: its givens, its digits, and the candidates that are gone. */
export function exampleBoard({ givens, board, candidates }) {
  const open = candidates.split(" ");
  const removed = PLACES.map((cell) => digitsOf(ALL & ~setOf(open[cell])).join(""));
  return boardOf({ givens, values: board, removed });
}

/** The text of a position: HoDoKu's library form, which says givens, placed digits and eliminated candidates; or under other
 * rules, `{frame}`, an object of f-puzzles. */
export const positionText = (board, rules = null) => (rules ? framed(board, rules.frame) : libraryText(board));

function libraryText({ givens, values, removed }) {
  let cells = "";
  const gone = [];
  for (const cell of CELLS) {
    if (values[cell]) cells += (givens[cell] ? "" : "+") + values[cell];
    else {
      cells += ".";
      const open = legal(values, cell);
      for (const digit of digitsOf(removed[cell] & open)) gone.push(`${digit}${rowOf(cell) + 1}${columnOf(cell) + 1}`);
    }
  }
  return `:0000:x:${cells}:${gone.join(" ")}:::`;
}

/** An object of f-puzzles without digits. */
export function frameOf(text) {
  const object = JSON.parse(text);
  for (const content of object.grid.flat()) for (const name of ["value", "given", "centerPencilMarks"]) delete content?.[name];
  return object;
}

/** A position as the text of an object of f-puzzles. */
function framed({ givens, values, removed }, frame) {
  const content = (cell, own) => {
    if (values[cell]) return { ...own, value: values[cell], ...(givens[cell] && { given: true }) };
    const open = legal(values, cell);
    return removed[cell] & open ? { ...own, centerPencilMarks: digitsOf(open & ~removed[cell]) } : own;
  };
  const grid = frame.grid.map((row, at) => row.map((own, column) => content(at * 9 + column, own)));
  return JSON.stringify({ ...frame, grid });
}

/** The candidate that `r4c5=7` or `r4c5<>7` names: `{cell, digit}`. */
export function candidateOf(name) {
  const [, row, column, digit] = /^r(\d)c(\d)(?:=|<>)(\d)/.exec(name);
  return { cell: (row - 1) * 9 + (column - 1), digit: Number(digit) };
}

/** The board after the conclusion of a step. */
export function after(board, step) {
  const next = {
    givens: board.givens,
    values: Uint8Array.from(board.values),
    removed: Uint16Array.from(board.removed),
  };
  for (const name of step.place ?? []) {
    const { cell, digit } = candidateOf(name);
    next.values[cell] = digit;
    next.removed[cell] = 0;
  }
  for (const name of step.eliminate ?? []) {
    const { cell, digit } = candidateOf(name);
    next.removed[cell] |= bit(digit);
  }
  return next;
}

/** SudokuWiki's packed form, `S9B` and two digits of base 36 for each cell; it is also what the address of this page has. */
export function pack({ givens, values, removed }) {
  const number = (cell) => {
    if (values[cell]) return givens[cell] ? values[cell] : values[cell] + 9;
    return (legal(values, cell) & ~removed[cell] || ALL) + 18;
  };
  return "S9B" + CELLS.map((cell) => number(cell).toString(36).padStart(2, "0")).join("");
}

/** The classic board that a packed form or 81 digits say, whatever board is shown; nothing if it is neither. */
export function unpack(text) {
  const board = emptyBoard();
  if (/^[0-9.]{81}$/.test(text)) {
    for (const cell of PLACES) board.givens[cell] = board.values[cell] = Number(text[cell]) || 0;
    return board;
  }
  if (!/^S9B[0-9a-z]{162}$/.test(text)) return null;
  const masks = new Uint16Array(81);
  for (const cell of PLACES) {
    const number = parseInt(text.slice(3 + 2 * cell, 5 + 2 * cell), 36);
    if (number < 1 || number > ALL + 18) return null;
    if (number <= 9) board.givens[cell] = board.values[cell] = number;
    else if (number <= 18) board.values[cell] = number - 9;
    else masks[cell] = number - 18;
  }
  for (const cell of PLACES) {
    const open = unseen(board.values, CLASSIC[cell], ALL);
    if (!board.values[cell] && masks[cell] !== ALL) board.removed[cell] = open & ~masks[cell];
  }
  return board;
}
