// Facts of the board, and the forms in which positions leave the page. Cells are 0 to 80, row by row; a set of digits is a
// number whose bit d - 1 stands for the digit d.

export const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
export const ALL = 0x1ff;

export const rowOf = (cell) => Math.floor(cell / 9);
export const columnOf = (cell) => cell % 9;
export const boxOf = (cell) => Math.floor(rowOf(cell) / 3) * 3 + Math.floor(columnOf(cell) / 3);
export const bit = (digit) => 1 << (digit - 1);
export const digitsOf = (set) => DIGITS.filter((digit) => set & bit(digit));
export const cellName = (cell) => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;

/** The cells of a house by its name: `r4`, `c7`, `b9`. */
export function houseCells(name) {
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

/** The cells that share a house with each cell. */
export const PEERS = CELLS.map((cell) =>
  CELLS.filter(
    (other) =>
      other !== cell &&
      (rowOf(other) === rowOf(cell) || columnOf(other) === columnOf(cell) || boxOf(other) === boxOf(cell)),
  ),
);

/** The digits that no peer of a cell holds. */
export function legal(values, cell) {
  let set = ALL;
  for (const peer of PEERS[cell]) if (values[peer]) set &= ~bit(values[peer]);
  return set;
}

/** The cells whose digit stands in a peer, too. */
export function conflicts(values) {
  return new Set(CELLS.filter((cell) => values[cell] && PEERS[cell].some((peer) => values[peer] === values[cell])));
}

/** A board as the engine names it: `{givens, values, removed}`, each with an entry for each cell. */
export function emptyBoard() {
  return { givens: new Uint8Array(81), values: new Uint8Array(81), removed: new Uint16Array(81) };
}

/** What a `read` reply says of a position, as a board. */
export function boardOf(record) {
  const board = emptyBoard();
  for (const cell of CELLS) {
    board.givens[cell] = Number(record.givens[cell]) || 0;
    board.values[cell] = Number(record.values[cell]) || 0;
    for (const digit of record.removed?.[cell] ?? "") board.removed[cell] |= bit(Number(digit));
  }
  return board;
}

/** A position in HoDoKu's library form, which says givens, placed digits and eliminated candidates. */
export function positionText({ givens, values, removed }) {
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

/** The board that a packed form or 81 digits say; nothing if it is neither. */
export function unpack(text) {
  const board = emptyBoard();
  if (/^[0-9.]{81}$/.test(text)) {
    for (const cell of CELLS) board.givens[cell] = board.values[cell] = Number(text[cell]) || 0;
    return board;
  }
  if (!/^S9B[0-9a-z]{162}$/.test(text)) return null;
  const masks = new Uint16Array(81);
  for (const cell of CELLS) {
    const number = parseInt(text.slice(3 + 2 * cell, 5 + 2 * cell), 36);
    if (number < 1 || number > ALL + 18) return null;
    if (number <= 9) board.givens[cell] = board.values[cell] = number;
    else if (number <= 18) board.values[cell] = number - 9;
    else masks[cell] = number - 18;
  }
  for (const cell of CELLS) {
    const open = legal(board.values, cell);
    if (!board.values[cell] && masks[cell] !== ALL) board.removed[cell] = open & ~masks[cell];
  }
  return board;
}
