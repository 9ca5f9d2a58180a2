// The page: what it holds, and what the reader does with it.
import { CELLS, DIGITS, asGiven, legal, positionText, rowOf, under } from "./sudoku.js";
import { fragmentOf } from "./address.js";
import { Game } from "./game.js";
import { BoardView } from "./board.js";
import { Bubble } from "./bubble.js";
import { Clock } from "./clock.js";
import { coming } from "./coming.js";
import { Engine } from "./engine.js";
import { rate } from "./grading.js";
import { Idle } from "./idle.js";
import { Keeper } from "./keeper.js";
import { Meta } from "./meta.js";
import { keepWhere } from "./place.js";
import { Rooms } from "./rooms.js";
import { TOOLS } from "./play.js";
import { byId } from "./dom.js";
import { penciled, stepView, unnoted, viewOf, wrongWith } from "./model.js";
import { problemOf } from "./improper.js";
import { notate, speak, t, translateAll } from "./words.js";
import { listen } from "./keys.js";
import * as store from "./store.js";

/** The one of a list that is so far from another, round its ends. */
const next = (list, from, way) => list[(list.indexOf(from) + way + list.length) % list.length];

/** The pages of the panel that stand over what is played or learned. */
const PAGES = ["options", "rating", "basics"];

export class App {
  constructor() {
    this.settings = store.settings(store.USUAL);
    this.tool = "digit";
    this.markColor = 1;
    this.game = new Game();
    this.clock = new Clock();
    this.step = null;
    this.marks = null;
    notate(this.settings.notation);
    speak(this.settings.lang || (navigator.language?.startsWith("zh") ? "zh" : "en"));
    const style = () => ({ detail: this.settings.detail, wording: this.settings.wording, notation: this.settings.notation, no_uniqueness: this.game?.problem?.kind === "several-solutions" });
    this.engine = new Engine(style, (work) => this.rooms.busy(work));
    this.board = new BoardView(byId("boardbox"), () => this.shown(), {
      select: () => this.selected(),
      tap: (cell, how) => this.tapped(cell, how),
      candidate: (cell, digit) => this.onCandidate(cell, digit),
    });
    this.bubble = new Bubble(this, byId("boardbox"));
    this.meta = new Meta(this, byId("meta"));
    this.rooms = new Rooms(this);
    this.listen();
    this.theme();
    this.label();
    /** Ends when all is there that the first move does not need. */
    this.whole = this.complete();
  }

  /** Takes what comes later. */
  async complete() {
    const { pages, rooms, drawing, Paper } = await coming();
    this.rooms.add(pages);
    this.puzzles = new rooms.puzzles(this, byId("room"));
    this.paper = new Paper(this, byId("paper"));
    this.board.drawing = this.drawing = drawing;
    this.rooms.options.opened();
    this.puzzles.relabel();
    this.isWhole = true;
  }

  listen() {
    listen({
      digit: (digit, tool) => this.typed(digit, tool),
      erase: () => this.erase(),
      undo: () => this.undo(),
      redo: () => this.redo(),
      move: (rows, columns, how, isArrow) => (isArrow && how === "only" && this.stepper && !this.onGrid() ? this.stepper.go(this.stepper.walk.at + (columns || rows)) : this.board.move(rows, columns, how)),
      edge: (of, way) => this.edge(of, way),
      tool: (tool) => this.choose(tool),
      cycle: (way) => (this.game.setup ? this.onward([...this.board.selected]) : this.choose(next(TOOLS, this.tool, way))),
      selectAll: (cells) => this.board.selectAll(cells),
      invert: () => this.board.selectAll(CELLS.filter((cell) => !this.board.selected.has(cell))),
      escape: () => this.escape(),
      enter: () => this.rooms.enter(),
      hint: () => this.hint(),
      why: () => this.why(),
      pause: () => this.pause(),
      rating: () => this.openPanel("rating"),
      room: (index) => this.open(["play", "learn", "puzzles"][index]),
    });
    document.querySelector(".skip").addEventListener("click", (event) => this.skip(event));
    addEventListener("pagehide", () => (this.keep(), keepWhere(this)));
    this.idle = new Idle(() => (this.run(), this.meta.update())).listen();
    addEventListener("visibilitychange", () => this.run());
    addEventListener("paste", (event) => this.pasted(event));
    this.keeper = new Keeper(this);
  }

  /** Leads past the rooms to the cell of the board that takes keys. */
  skip(event) {
    event.preventDefault();
    if (this.room === "puzzles") this.open("play");
    this.board.cells[this.board.cursor].focus();
  }

  onGrid() {
    return document.activeElement?.closest("#board") && this.board.cameByKey;
  }

  edge(of, way) {
    if (this.stepper && !this.onGrid()) return this.stepper.go(way < 0 ? 0 : this.stepper.walk.length - 1);
    const row = rowOf(this.board.cursor) * 9;
    const [first, last] = of === "row" ? [row, row + DIGITS.length - 1] : [CELLS[0], CELLS.at(-1)];
    return this.board.select(way < 0 ? first : last, "only");
  }

  /** One level back: the bubble, the digit that is armed, a step, a page of the panel, the selection. */
  escape() {
    if (this.paused) return this.pause(false);
    if (!this.bubble.node.hidden) return this.bubble.hide();
    if (this.board.armed) return this.arm(0);
    if (this.rooms.notice.hide() || this.givesBack() || this.rooms.learn?.views.walk.pause()) return null;
    if (PAGES.includes(this.rooms.panel)) return this.closePanel();
    if (this.step || this.marks) return this.closeLearn();
    if (!["play", "finish"].includes(this.rooms.panel) || this.rooms.room !== "play") return this.open("play");
    return this.board.selectAll([]);
  }

  // What is shown.

  get room() {
    return this.rooms.room;
  }

  get stepper() {
    return this.rooms.room === "learn" && !PAGES.includes(this.rooms.panel) ? this.rooms.learn.stepper : null;
  }

  get techniques() {
    return this.rooms.technique;
  }

  get isSolved() {
    const { game } = this;
    return !game.setup && (game.solution ? game.isSolved : game.isValid && game.progress.open > 0);
  }

  get isFull() {
    return this.game.isFull && !this.isSolved;
  }

  shown() {
    const { game, settings, step, marks, board: { selected, armed } } = this;
    const hidden = new Set(((step ?? this).marks?.nodes ?? []).map(({ cell, digit }) => cell * 9 + digit - 1));
    if (step) return { view: stepView(step.board, { ...step, selected, hidden, settings, isBare: step.isBare && !game.auto, only: this.only(step.marks, step.target) }), marks: step.marks, target: step.target };
    if (!marks) return { view: viewOf(game, { selected, armed, settings }), marks, solved: this.isSolved };
    // The drawing shows what is said, and nothing besides, unless one plays.
    const isPlain = this.room !== "play";
    const view = viewOf(game, { selected, armed, settings: isPlain ? { ...settings, peers: false, matching: false } : settings });
    const told = marks.areas.filter(({ role }) => role === "wrong").flatMap(this.drawing.areaCells);
    const wrong = wrongWith(view, told, game.solution);
    const pencil = this.pencil ? penciled(view, this.candidates(), this.only(marks)) : unnoted(view, marks.nodes);
    return { view: { ...view, ...pencil, wrong, hidden, isPlain, isUnmoved: isPlain && this.unmoved === [...selected].join() }, marks };
  }

  /** The candidates of each cell as the engine sees them. */
  candidates() {
    const { values, removed } = this.game.board();
    return (cell) => (values[cell] ? 0 : legal(values, cell) & ~removed[cell]);
  }

  /** Under other rules, whose cages and lines many digits would hide, the cells alone that marks are about, and the one that is asked about; nothing where all candidates stand anyway. */
  only(marks, target = null) {
    const { rules, auto } = this.game;
    return rules && !auto && marks ? this.drawing.cellsOf(marks, [...(marks.told ?? []), ...(target === null ? [] : [target])]) : null;
  }

  showStep(step) {
    this.step = step;
    this.marks = null;
    this.board.update();
  }

  /** Shows marks on the board that is played; with all candidates, if they are about some. */
  showMarks(marks, { pencil = false } = {}) {
    this.step = null;
    this.marks = marks;
    this.pencil = pencil;
    this.unmoved = [...this.board.selected].join();
    this.board.update();
  }

  selected() {
    if (this.board.one !== this.bubble.cell) this.bubble.hide();
    this.board.update();
    this.rooms.play?.update();
    if (this.room === "learn") this.rooms.learn.views.why.offer();
  }

  tapped(cell, how) {
    this.board.cameByKey = false;
    // Where a reason is shown, the cell that is clicked is asked about next.
    if (this.rooms.panel === "learn" && this.rooms.learn.askedAt(cell, how)) return null;
    const { armed } = this.board;
    if (armed && !this.step) {
      if (this.game.values[cell] && this.tool === "digit" && this.game.values[cell] !== armed) return this.arm(this.game.values[cell]);
      return this.digit(armed);
    }
    return this.bubble.tap(cell, how);
  }

  label() {
    translateAll();
    document.title = t("title");
    this.rooms.relabel();
    this.puzzles?.relabel();
    this.board.name(this.settings.notation);
    this.update();
  }

  update() {
    this.board.update();
    this.meta.update();
    this.rooms.update();
  }

  announce(text) {
    byId("live").textContent = text;
  }

  /** Light or dark, and how large words are; what is usual is said by nothing. */
  theme() {
    const { dataset } = document.documentElement;
    for (const [name, usual] of [["theme", "auto"], ["text", "normal"]]) {
      if (this.settings[name] === usual) delete dataset[name];
      else dataset[name] = this.settings[name];
    }
  }

  flash(node, name) {
    const words = node.querySelector("span");
    words.textContent = t(name);
    this.announce(t(name));
    setTimeout(() => (words.textContent = t(words.dataset.t)), 2000);
  }

  // What is played.

  /** Begins a game; one that was begun before goes on, and what the new board says besides can be undone. True if it has entries. */
  begin(board, more = {}) {
    this.keep();
    const { rules = null } = more;
    under(rules);
    const saved = store.known({ givens: board.givens, rules });
    const game = saved && Game.load(saved);
    if (!game) return this.adopt(new Game(board, { ...more, auto: !more.isMine && (more.auto || this.settings.auto) })), false;
    game.takeOver(board, more);
    if (more.problem) game.problem = more.problem;
    for (const name of ["solution", "credits"]) game[name] ??= more[name] ?? null;
    this.adopt(game);
    this.announce(t("resumed"));
    return game.entries().length > 0;
  }

  /** Goes on with a game that was saved, as it was kept last. */
  resume(saved) {
    const game = Game.load(store.known(saved) ?? saved);
    if (!game) return;
    this.keep();
    this.adopt(game);
  }

  adopt(game, open = true) {
    const former = this.game;
    this.game = game;
    // An empty grid has many solutions: it lacks givens, and nothing else is wrong with it.
    if (!game.isPuzzle) game.problem = null;
    this.announce("");
    under(game.rules);
    this.board.ruled(game.rules);
    this.isFirst = false;
    this.clock = new Clock(game.spent);
    this.keeper.adopt(game);
    this.paused = false;
    this.step = this.marks = null;
    this.board.selected.clear();
    this.board.armed = 0;
    this.tool = "digit";
    this.rooms.reset();
    if (open) this.open(game.done && this.isSolved ? "finish" : "play");
    this.changed();
    this.address?.begun(former, this.place());
    this.inquire(game);
  }

  /** Asks for what is not known yet of a game. */
  inquire(game) {
    if (!game.solution && !game.problem) this.judge(game);
    if (!game.grade && !game.problem) rate(this, game);
  }

  /** The same game goes on as another tab has kept it. */
  replace(game) {
    // Time does not go back, though it was last kept some time ago.
    const spent = Math.max(game.spent, this.clock.read(Date.now()));
    this.game = game;
    this.clock = new Clock(spent);
    this.run();
    this.rooms.reset();
    this.step = this.marks = null;
    this.update();
    this.inquire(game);
  }

  /** Asks for the only solution, so that what is right can be told; and for what is wrong with the puzzle. */
  async judge(game) {
    if (!game.isPuzzle || game.setup) return;
    const reply = await this.engine.ask("judge", { type: "read", text: this.givensText(), most: 1 });
    const record = reply?.puzzles?.[0];
    if (game !== this.game || !record) return;
    game.solution = record.solution ?? null;
    if (record.problem) game.problem = problemOf(record);
    this.keeper.isDirty = true;
    // What is being asked meanwhile is about the same board, and goes on.
    if (this.isSolved && !game.done) this.changed();
    else this.update();
    if (!game.problem && !game.grade) rate(this, game);
  }

  /** It is known how hard the puzzle is. */
  graded() {
    this.keeper.isDirty = true;
    this.keep();
    this.update();
    if (this.rooms.panel === "finish") this.rooms.finish.opened();
  }

  /** The text of the puzzle as it was given. */
  givensText() {
    const { givens, rules } = this.game;
    if (rules) return this.position(asGiven(this.game));
    return [...givens].map((digit) => digit || ".").join("");
  }

  /** The position as the fragment of an address: packed, or under rules of its own as its text. */
  fragment() {
    return fragmentOf(this.game.board(), this.game.rules);
  }

  /** The text of a position, by which the engine is asked about it. */
  position(board = this.game.board()) {
    return positionText(board, this.game.rules);
  }

  // Time.

  /** Lets the time run or stand, as it should. */
  run() {
    const runs = !this.paused && !this.isSolved && !this.idle?.is && !this.techniques?.isEnlarged && !this.game.setup && document.visibilityState === "visible" && this.room === "play";
    if (runs) this.clock.start(Date.now());
    else this.clock.stop(Date.now());
    this.game.spent = this.clock.read(Date.now());
  }

  pause(paused = !this.paused) {
    if (this.isSolved || !this.settings.timer) return;
    this.paused = paused;
    store.keepPaused(paused ? this.game : null);
    this.run();
    this.rooms.cover(paused);
  }

  /** The game has changed: everything that shows it follows. */
  changed() {
    if (this.paused) this.pause(false);
    this.step = this.marks = null;
    // A hint stays open while what is done is nothing to it, or a part of its step.
    const { learn } = this.rooms;
    const way = learn?.views.hint.follow(this.game.board());
    const isOpen = ["same", "part"].includes(way);
    learn?.reset(isOpen ? ["hint"] : []);
    if (isOpen || way === "done") learn.views.hint.goOn(way);
    if (this.isSolved && !this.game.done) {
      this.game.done = true;
      this.board.selected.clear();
      this.open("finish");
    } else if (!this.isSolved) {
      this.game.done = false;
      if (this.rooms.panel === "finish") this.open("play");
    }
    this.run();
    this.update();
    if (this.isFull) this.announce(t("full-wrong"));
    this.keeper.soon();
  }

  /** Keeps the game in the browser and in the address. */
  keep() {
    this.keeper.keep();
  }
}
