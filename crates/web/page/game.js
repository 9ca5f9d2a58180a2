// The game that is played: digits, marks, colors, and every state before this one.
import { areCredits } from "./credits.js";
import { entriesOf, filledOf, lastMoveOf, sinceStart } from "./moves.js";
import { KEPT_BY, isKept, keepsStruck, mark, markAll, takeNotes } from "./notes.js";
import { FIELDS, areRules, blank, changed, copy, differences, enter, isList, isState, keepNotesOf, same, statesOf } from "./state.js";
import { CELLS, DIGITS, bit, candidateOf, cellName, conflicts, emptyBoard, isLone, legal, possible } from "./sudoku.js";

/** How many states are kept in the browser, to either side. */
const KEPT = 400;

export class Game {
  /** Starts from a board: what it holds is the first state. */
  constructor(board = emptyBoard(), more = {}) {
    this.givens = board.givens.slice();
    this.state = { ...blank(), values: board.values.slice(), removed: board.removed.slice() };
    this.past = [];
    this.future = [];
    /** How many changes the next redo brings again. */
    this.leap = 0;
    this.point = null;
    /** The only solution and the name, once they are known. */
    this.solution = more.solution ?? null;
    this.name = more.name ?? "";
    /** The rules, as a `read` reply has them, with the `frame` that texts are made of; null if they are the classic ones. */
    this.rules = more.rules ?? null;
    /** What its setter wrote to it: `{title, author, rules}`, or nothing. */
    this.credits = more.credits ?? null;
    this.auto = more.auto ?? false;
    if (more.isMine) takeNotes(this.state, board);
    /** What is wrong with the puzzle, if anything: `{kind, message}`. */
    this.problem = more.problem ?? null;
    /** What the puzzle is rated, once that is known: `{tier, hardest, er}`. */
    this.grade = more.grade ?? null;
    /** Whether that was asked for in vain. */
    this.unrated = false;
    /** The time that it took, and the hints that were asked for: rungs said, of how many. */
    this.spent = 0;
    this.hints = { asked: 0, said: 0, of: 0 };
    this.done = false;
    /** What was told to be wrong, as `r4c5=7`: when it comes again, it is marked; and the state before a step that was applied. */
    [this.told, this.applied] = [new Set(), null];
    /** The digits that steps of the page entered, as `r4c5=7`: these are not the player's own, whoever enters them again. */
    this.taken = new Set();
    /** Whether digits go in as givens. */
    this.setup = false;
  }

  get values() {
    return this.state.values;
  }

  /** Whether there is a puzzle: some givens, or rules of its own. */
  get isPuzzle() {
    return this.rules !== null || this.givens.some((digit) => digit);
  }

  /** Whether candidates are kept by the page; else the marks are the player's own. */
  get auto() {
    return this.state.auto[0] === KEPT_BY.page;
  }

  set auto(on) {
    this.state.auto[0] = on ? 1 : 0;
  }

  /** True if notes stand in cells as candidates do, few or many of them; what is rubbed out in one cell moves none in others. */
  get isGrid() {
    return this.auto || this.state.auto[0] === KEPT_BY.grid;
  }

  /** True if what is struck counts, whether all candidates are shown or those of some cells. */
  get keeps() {
    return keepsStruck(this.state);
  }

  /** Lets the page keep the candidates, or the player. That is no move: undo and redo leave it. */
  keepNotes(on) {
    const was = this.auto;
    for (const state of [...this.past, this.state, ...this.future]) keepNotesOf(state, on);
    return was !== on;
  }

  /** Takes over a position of the same puzzle, with what it says of candidates: nothing, those of the page, or `isMine`. */
  takeOver(board, { auto = false, isMine = false } = {}) {
    const removed = this.board().removed;
    const isOther = (cell) => board.values[cell] && board.values[cell] !== this.givens[cell] && board.values[cell] !== this.values[cell];
    const isStruck = (cell) => auto && !this.values[cell] && board.removed[cell] & ~removed[cell];
    const isNoted = isMine && (this.auto || !this.isMarked);
    if (!isNoted && !CELLS.some((cell) => isOther(cell) || isStruck(cell))) return false;
    return this.change((state) => {
      state.values = board.values.slice();
      if (isMine) takeNotes(state, board);
      else {
        if (auto) state.auto[0] = 1;
        state.removed = board.removed.slice();
      }
    });
  }

  /** Changes the state by `edit`, as one thing that can be undone. Says whether anything changed. */
  change(edit) {
    const before = copy(this.state);
    edit(this.state);
    if (same(before, this.state)) return false;
    this.past.push(before);
    this.future.length = this.leap = 0;
    return true;
  }

  undo() {
    this.leap = 0;
    return this.travel(this.past, this.future);
  }

  /** Redoes one change; what `backToRight` took back comes again as a whole. */
  redo() {
    const changes = Math.max(1, this.leap);
    this.leap = 0;
    let went = false;
    for (let index = 0; index < changes; index += 1) went = this.travel(this.future, this.past) || went;
    return went;
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
      for (const cell of open) enter(state, cell, clears ? 0 : digit, tidy);
    });
  }

  /** Ends the entering of givens: what stands there is given. */
  begin() {
    this.setup = false;
    this.givens = this.values.slice();
    this.past.length = this.future.length = 0;
  }

  /** Adds a mark to cells, or takes it away; where candidates stand it strikes and restores them. */
  mark(cells, digit, tool) {
    return mark(this, cells, digit, tool);
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

  /** The open cells that have notes, in the middle or in the corners. */
  get noted() {
    return CELLS.filter((cell) => !this.values[cell] && this.state.center[cell] | this.state.corner[cell]);
  }

  /** Writes every digit that is possible into the open cells without notes, and into `others`. */
  markAll(others = []) {
    return markAll(this, others);
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
    this.taken.clear();
    return this.change((state) => Object.assign(state, blank(), { values: this.givens.slice(), ...(this.auto && { auto: state.auto }) }));
  }

  /** Whether the player's own marks stand in every open cell, so that they are the candidates. */
  get isMarked() {
    return CELLS.every((cell) => this.values[cell] || this.state.center[cell]);
  }

  /** True if there are notes of the player's own that are no candidates, as not every open cell has some. */
  get isUnread() {
    return !this.keeps && !this.isMarked && this.noted.length > 0;
  }

  /** The position as the engine gets it: kept candidates, or the player's marks if they are complete (`isMine`). */
  board() {
    const removed = new Uint16Array(81);
    const isMine = !this.keeps && this.isMarked && !this.isFull;
    for (const cell of CELLS) {
      if (this.values[cell]) continue;
      if (this.keeps) removed[cell] = this.state.removed[cell];
      // Of a cage of one cell its total is the reason, and not a note.
      else if (isMine && !isLone(cell)) removed[cell] = legal(this.values, cell) & ~this.state.center[cell];
    }
    return { givens: this.givens, values: this.values, removed, ...(isMine && { isMine }) };
  }

  /** The position without the entry of a cell, so that reasons for it are others; one that is wrong stays, and is told. */
  boardWithout(cell) {
    const board = this.board();
    const digit = this.values[cell];
    if (!digit || this.givens[cell] || (this.solution && Number(this.solution[cell]) !== digit)) return board;
    return { ...board, values: this.values.map((value, at) => (at === cell ? 0 : value)) };
  }

  /** The candidates that a cell shows: those of the page leave out what the totals of cages exclude, too; or one's notes. */
  candidates(cell) {
    return this.values[cell] ? 0 : isKept(this.state, cell) ? possible(this.values, cell) & ~this.state.removed[cell] : this.state.center[cell];
  }

  /** Carries out a step, as its digits and marks would be typed. Where nothing keeps candidates, the page begins to, in the cells in which it strikes some. */
  apply({ place = [], eliminate = [] }, tidy = true) {
    const isMine = !this.keeps && this.isMarked;
    for (const name of place) this.taken.add(name);
    return this.change((state) => {
      if (!isMine && eliminate.length && !keepsStruck(state)) {
        state.removed = new Uint16Array(81);
        state.auto[0] = KEPT_BY.few;
      }
      for (const { cell, digit } of place.map(candidateOf)) enter(state, cell, digit, tidy);
      for (const { cell, digit } of eliminate.map(candidateOf)) {
        if (isMine) state.center[cell] &= ~bit(digit);
        else state.removed[cell] |= bit(digit);
        state.corner[cell] &= ~bit(digit);
      }
    });
  }

  /** Whether a state agrees with the solution, as far as it goes. */
  isRight(state) {
    const { values, removed } = state;
    return CELLS.every((cell) => {
      const digit = Number(this.solution[cell]);
      return values[cell] ? values[cell] === digit : !(keepsStruck(state) && removed[cell] & bit(digit));
    });
  }

  /** Back to the latest state that agrees with the solution; one redo leads forward again. Says how many entries that were. */
  backToRight() {
    if (!this.solution) return 0;
    let steps = 0;
    this.tell(this.wrong());
    while (!this.isRight(this.state) && this.undo()) steps += 1;
    this.leap = steps;
    return steps;
  }

  /** The entries that the solution is against, `r4c5=7` and `r4c5<>7` of candidates; none where it is not known. */
  wrong() {
    if (!this.solution) return [];
    const { removed } = this.board();
    const of = (cell) => {
      const [digit, right] = [this.values[cell], Number(this.solution[cell])];
      if (digit) return digit !== right && !this.givens[cell] ? `${cellName(cell)}=${digit}` : "";
      return removed[cell] & bit(right) ? `${cellName(cell)}<>${right}` : "";
    };
    return CELLS.map(of).filter(Boolean);
  }

  /** Takes back what is wrong and nothing else, as one change. Gives what that was. */
  clearWrong() {
    const wrong = this.wrong();
    this.tell(wrong);
    const { isMarked } = this;
    this.change(({ values, center, removed }) => {
      for (const name of wrong) {
        const { cell, digit } = candidateOf(name);
        if (name.includes("=")) values[cell] = 0;
        else removed[cell] &= ~bit(digit);
      }
      // A wrong digit may have taken right notes away.
      for (const cell of CELLS) if (isMarked && wrong.length && center[cell]) center[cell] |= bit(Number(this.solution[cell]));
    });
    return wrong;
  }

  /** Remembers what was told to be wrong. */
  tell(names) {
    for (const name of names) this.told.add(name);
  }

  get isSolved() {
    return this.solution !== null && CELLS.every((cell) => this.values[cell] === Number(this.solution[cell]));
  }

  /** Whether the grid is full and holds by the rules, whatever the solution. */
  get isValid() {
    return this.isFull && conflicts(this.values).size === 0;
  }

  get isFull() {
    return CELLS.every((cell) => this.values[cell]);
  }

  /** How many of a digit are still to be placed. */
  left(digit) {
    return DIGITS.length - this.values.filter((value) => value === digit).length;
  }

  /** What stands on the board and was entered, in order: `r4c5=7`, and `r4c5<>7` of kept candidates. */
  entries() {
    return entriesOf(this);
  }

  /** The board at the start and the entries that lead from there to here; no entries where they do not. */
  since() {
    return sinceStart(this);
  }

  /** The board before the last change, and what that concluded; nothing if it placed and struck nothing. */
  lastMove() {
    return lastMoveOf(this);
  }

  /** How many cells are open at the start, and how many of them are filled: not those that were told to be wrong. */
  get progress() {
    const open = CELLS.filter((cell) => !this.givens[cell]).length;
    return { open, filled: filledOf(this) };
  }

  /** The game for the store of the browser, with its past and the point. */
  save() {
    const { solution, name, problem, grade, spent, hints, done, rules, credits } = this;
    const list = (state) => Object.fromEntries(Object.entries(state).map(([field, values]) => [field, Array.from(values)]));
    const [past, future] = [this.past.slice(-KEPT), this.future.slice(-KEPT)];
    return {
      givens: Array.from(this.givens),
      state: list(this.state),
      // Undo leads from the state back, redo from the state on: each entry is what differs.
      past: past.map((state, index) => differences(past[index + 1] ?? this.state, state)).reverse(),
      future: future.map((state, index) => differences(future[index + 1] ?? this.state, state)).reverse(),
      point: this.point && differences(this.state, this.point),
      solution, name, problem, grade, spent, hints, done, credits,
      told: [...this.told],
      taken: [...this.taken],
      ...(rules && { rules }),
    };
  }

  /** The game that was saved; nothing if the text is none. */
  static load(saved) {
    // Who keeps the notes once stood beside the state.
    const state = saved?.state && { auto: [saved.auto === true ? 1 : 0], ...saved.state };
    const { rules = null } = saved ?? {};
    if (!isList(saved?.givens, 81, 9) || !isState(state) || (rules && !areRules(rules))) return null;
    const game = new Game({ ...emptyBoard(), givens: Uint8Array.from(saved.givens) }, { rules });
    for (const [name, make] of Object.entries(FIELDS)) game.state[name] = make().constructor.from(state[name]);
    if (!game.keeps && game.isMarked && !game.isFull) game.state.auto[0] = 2;
    if (Array.isArray(saved.told)) game.tell(saved.told.map(String));
    if (Array.isArray(saved.taken)) game.taken = new Set(saved.taken.map(String));
    const solution = typeof saved.solution === "string" && /^[1-9.]{81}$/.test(saved.solution) ? saved.solution : null;
    [game.past, game.future] = [saved.past, saved.future].map((steps) => statesOf(game.state, steps));
    game.point = saved.point ? changed(game.state, saved.point) : null;
    const count = (value) => (Number.isFinite(value) && value >= 0 ? value : 0);
    game.hints = { asked: count(saved.hints?.asked), said: count(saved.hints?.said), of: count(saved.hints?.of) };
    game.credits = areCredits(saved.credits) ? saved.credits : null;
    game.problem = typeof saved.problem?.message === "string" ? saved.problem : null;
    game.grade = typeof saved.grade?.tier === "string" ? saved.grade : null;
    return Object.assign(game, { solution, name: String(saved.name ?? ""), spent: count(saved.spent), done: saved.done === true });
  }
}
