// The game that is played: digits, marks, colors, and every state before this one.
import { ALL, CELLS, PEERS, bit, digitsOf, emptyBoard, legal } from "./sudoku.js";

export const COLORS = 8;

/** What undo restores. */
const FIELDS = {
  values: () => new Uint8Array(81),
  center: () => new Uint16Array(81),
  corner: () => new Uint16Array(81),
  removed: () => new Uint16Array(81),
  colors: () => new Uint8Array(81),
  marks: () => new Uint8Array(729),
};

const blank = () => Object.fromEntries(Object.entries(FIELDS).map(([name, make]) => [name, make()]));
const copy = (state) => Object.fromEntries(Object.keys(FIELDS).map((name) => [name, state[name].slice()]));
const same = (a, b) => Object.keys(FIELDS).every((name) => a[name].every((value, index) => value === b[name][index]));

export class Game {
  /** Starts from a board: what it holds is the first state. */
  constructor(board = emptyBoard(), more = {}) {
    this.givens = board.givens.slice();
    this.state = { ...blank(), values: board.values.slice(), removed: board.removed.slice() };
    this.past = [];
    this.future = [];
    this.point = null;
    /** The only solution and the name, once they are known. */
    this.solution = more.solution ?? null;
    this.name = more.name ?? "";
    /** Whether candidates are kept by the page; else the marks are the player's own. */
    this.auto = more.auto ?? false;
    /** Whether digits go in as givens. */
    this.setup = false;
  }

  get values() {
    return this.state.values;
  }

  /** Changes the state by `edit`, as one thing that can be undone. Says whether anything changed. */
  change(edit) {
    const before = copy(this.state);
    edit(this.state);
    if (same(before, this.state)) return false;
    this.past.push(before);
    this.future.length = 0;
    return true;
  }

  undo() {
    return this.travel(this.past, this.future);
  }

  redo() {
    return this.travel(this.future, this.past);
  }

  travel(from, to) {
    if (!from.length) return false;
    to.push(this.state);
    this.state = from.pop();
    if (this.setup) this.givens = this.values.slice();
    return true;
  }

  /** Puts a digit into cells, or takes it out if all of them have it; marks of peers go with it if `tidy`. */
  place(cells, digit, tidy) {
    const open = cells.filter((cell) => this.setup || !this.givens[cell]);
    const clears = open.length > 0 && open.every((cell) => this.values[cell] === digit);
    if (this.setup) {
      for (const cell of open) this.givens[cell] = clears ? 0 : digit;
    }
    return this.change((state) => {
      for (const cell of open) {
        state.values[cell] = clears ? 0 : digit;
        if (clears || !tidy) continue;
        for (const peer of PEERS[cell]) {
          state.center[peer] &= ~bit(digit);
          state.corner[peer] &= ~bit(digit);
        }
      }
    });
  }

  /** Ends the entering of givens: what stands there is given. */
  begin() {
    this.setup = false;
    this.givens = this.values.slice();
    this.past.length = this.future.length = 0;
  }

  /** Adds a mark to cells, or takes it away if all of them have it. Kept candidates are struck and restored instead. */
  mark(cells, digit, where) {
    const open = cells.filter((cell) => !this.values[cell]);
    if (where === "center" && this.auto) {
      const able = open.filter((cell) => legal(this.values, cell) & bit(digit));
      const strikes = able.some((cell) => !(this.state.removed[cell] & bit(digit)));
      return this.change(({ removed }) => {
        for (const cell of able) removed[cell] = strikes ? removed[cell] | bit(digit) : removed[cell] & ~bit(digit);
      });
    }
    const clears = open.length > 0 && open.every((cell) => this.state[where][cell] & bit(digit));
    return this.change((state) => {
      for (const cell of open) state[where][cell] = clears ? state[where][cell] & ~bit(digit) : state[where][cell] | bit(digit);
    });
  }

  color(cells, color) {
    const clears = cells.every((cell) => this.state.colors[cell] === color);
    return this.change(({ colors }) => cells.forEach((cell) => (colors[cell] = clears ? 0 : color)));
  }

  colorCandidate(cell, digit, color) {
    const at = cell * 9 + digit - 1;
    return this.change(({ marks }) => (marks[at] = marks[at] === color ? 0 : color));
  }

  /** Clears what the topmost layer of the cells has: digits, then marks, then colors. */
  clear(cells) {
    const filled = cells.filter((cell) => this.values[cell] && (this.setup || !this.givens[cell]));
    if (filled.length) {
      if (this.setup) for (const cell of filled) this.givens[cell] = 0;
      return this.change(({ values }) => filled.forEach((cell) => (values[cell] = 0)));
    }
    const done = this.change(({ center, corner, removed }) => {
      for (const cell of cells) center[cell] = corner[cell] = removed[cell] = 0;
    });
    return done || this.change(({ colors, marks }) => {
      for (const cell of cells) {
        colors[cell] = 0;
        marks.fill(0, cell * 9, cell * 9 + 9);
      }
    });
  }

  /** Writes every digit that the rules allow as a mark into the middle of each open cell. */
  markAll() {
    return this.change(({ values, center }) => {
      for (const cell of CELLS) center[cell] = values[cell] ? 0 : legal(values, cell);
    });
  }

  /** Keeps the state as a point to come back to; the one before is given up. */
  setPoint() {
    this.point = copy(this.state);
  }

  /** Back to the point that was kept. */
  toPoint() {
    return this.point !== null && this.change((state) => Object.assign(state, copy(this.point)));
  }

  /** Back to the givens. */
  restart() {
    return this.change((state) => Object.assign(state, blank(), { values: this.givens.slice() }));
  }

  /** Whether the player's own marks stand in every open cell, so that they are the candidates. */
  get isMarked() {
    return CELLS.every((cell) => this.values[cell] || this.state.center[cell]);
  }

  /** The position as the engine gets it: kept candidates, or the player's marks if they are complete. */
  board() {
    const removed = new Uint16Array(81);
    for (const cell of CELLS) {
      if (this.values[cell]) continue;
      if (this.auto) removed[cell] = this.state.removed[cell];
      else if (this.isMarked) removed[cell] = legal(this.values, cell) & ~this.state.center[cell];
    }
    return { givens: this.givens, values: this.values, removed };
  }

  /** The candidates that a cell shows, and whether the page keeps them. */
  candidates(cell) {
    if (this.values[cell]) return 0;
    return this.auto ? legal(this.values, cell) & ~this.state.removed[cell] : this.state.center[cell];
  }

  /** Carries out a step. Where nothing keeps candidates, the page begins to. */
  apply(step, after) {
    const marked = !this.auto && this.isMarked;
    if ((step.eliminate ?? []).length && !this.auto && !marked) this.auto = true;
    const next = after(this.board(), step);
    return this.change((state) => {
      state.values = next.values;
      for (const cell of CELLS) {
        const open = legal(next.values, cell);
        if (marked) state.center[cell] &= open & ~next.removed[cell];
        else {
          state.center[cell] &= open;
          state.removed[cell] = next.values[cell] ? 0 : next.removed[cell];
        }
        state.corner[cell] &= open;
      }
    });
  }

  /** Whether a state agrees with the solution, as far as it goes. */
  isRight({ values, removed }) {
    return CELLS.every((cell) => {
      const digit = Number(this.solution[cell]);
      return values[cell] ? values[cell] === digit : !(this.auto && removed[cell] & bit(digit));
    });
  }

  /** Back to the latest state that agrees with the solution; redo leads forward again. Says how many entries that were. */
  backToRight() {
    if (!this.solution) return 0;
    let steps = 0;
    while (!this.isRight(this.state) && this.undo()) steps += 1;
    return steps;
  }

  get isSolved() {
    return this.solution !== null && CELLS.every((cell) => this.values[cell] === Number(this.solution[cell]));
  }

  get isFull() {
    return CELLS.every((cell) => this.values[cell]);
  }

  /** How many of a digit are still to be placed. */
  left(digit) {
    return 9 - this.values.filter((value) => value === digit).length;
  }

  /** The game as text for the store of the browser, without its past. */
  save() {
    const lists = Object.fromEntries(Object.entries(this.state).map(([name, list]) => [name, Array.from(list)]));
    return { givens: Array.from(this.givens), state: lists, solution: this.solution, name: this.name, auto: this.auto };
  }

  /** The game that was saved; nothing if the text is none. */
  static load(saved) {
    const isList = (list, length, most) =>
      Array.isArray(list) && list.length === length && list.every((n) => Number.isInteger(n) && n >= 0 && n <= most);
    const most = { values: 9, center: ALL, corner: ALL, removed: ALL, colors: COLORS, marks: COLORS };
    const isState = Object.entries(blank()).every(([name, list]) => isList(saved?.state?.[name], list.length, most[name]));
    if (!isList(saved?.givens, 81, 9) || !isState) return null;
    const game = new Game({ ...emptyBoard(), givens: Uint8Array.from(saved.givens) });
    for (const [name, make] of Object.entries(FIELDS)) game.state[name] = make().constructor.from(saved.state[name]);
    const solution = typeof saved.solution === "string" && /^[1-9]{81}$/.test(saved.solution) ? saved.solution : null;
    return Object.assign(game, { solution, name: String(saved.name ?? ""), auto: saved.auto === true });
  }
}

/** The digits of a set as they are read out. */
export const listed = (set) => digitsOf(set).join(" ");
