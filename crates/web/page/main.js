// The page: what it holds, and what the reader does with it.
import { cellName, emptyBoard, pack, positionText, rowOf, unpack, CELLS } from "./sudoku.js";
import { COLORS, Game } from "./game.js";
import { BoardView } from "./board.js";
import { Engine } from "./engine.js";
import { Viewer } from "./viewer.js";
import { PlayPanel, TOOLS } from "./play.js";
import { HintPanel } from "./hint.js";
import { WhyPanel } from "./why.js";
import { StepsPanel } from "./steps.js";
import { SolutionPanel } from "./solution.js";
import { GradePanel } from "./grade.js";
import { PuzzlePanel } from "./puzzle.js";
import { TechniquesPanel } from "./techniques.js";
import { byId, drawing, fill, make } from "./dom.js";
import { LANGS, lang, speak, t, translate } from "./words.js";
import { listen } from "./keys.js";
import * as store from "./store.js";

/** What is there before anything is pasted: made by this project's generator. */
const FIRST = "3......2..4...98.78.5..71...1.....8.5...6....9...52.7.....96415..91.5.....6...7..";

const USUAL = { lang: "", theme: "auto", conflicts: true, matching: true, tidy: true, colorMarks: false, auto: false, detail: "normal", wording: "usual", notation: "rc" };
const PANELS = { play: PlayPanel, hint: HintPanel, why: WhyPanel, steps: StepsPanel, solution: SolutionPanel, grade: GradePanel, puzzle: PuzzlePanel, techniques: TechniquesPanel };
const KEYS = ["move", "digit", "corner", "center", "tools", "clear", "undo", "all", "home", "double", "hint", "why", "alt"];

/** How many puzzles stand on a sheet. */
const SHEET = 4;

/** How long after a change the game is kept, in milliseconds. */
const PAUSE = 300;

class App {
  constructor() {
    this.settings = store.settings(USUAL);
    this.tool = "digit";
    this.markColor = 1;
    this.game = new Game();
    speak(this.settings.lang || (navigator.language?.startsWith("zh") ? "zh" : "en"));
    const style = () => ({ detail: this.settings.detail, wording: this.settings.wording, notation: this.settings.notation });
    this.engine = new Engine(style, (cancel) => this.busy(cancel));
    this.board = new BoardView(byId("board"), () => this, {
      select: () => this.selected(),
      candidate: (cell, digit) => this.colorCandidate(cell, digit) || this.askOf(cell, digit),
    });
    this.viewer = new Viewer(this.engine, byId("picture"), byId("board"), (text) => this.announce(text));
    this.build();
    this.keys();
    this.theme();
    this.translate();
  }

  build() {
    this.panels = {};
    this.tabs = Object.keys(PANELS).map((name) =>
      make("button", { type: "button", role: "tab", id: `tab-${name}`, "aria-controls": `panel-${name}`, "data-t": `tab.${name}`, onclick: () => this.open(name) }),
    );
    fill(byId("tabs"), this.tabs);
    for (const [name, Panel] of Object.entries(PANELS)) {
      const root = make("div.panel", { role: "tabpanel", id: `panel-${name}`, "aria-labelledby": `tab-${name}`, tabindex: 0, hidden: true });
      byId("panels").append(root);
      this.panels[name] = new Panel(this, root);
    }
    byId("tabs").addEventListener("keydown", (event) => this.alongTabs(event));
    const option = ([value, text]) => make("option", { value, lang: value === "zh" ? "zh-Hans" : value }, text);
    fill(byId("lang"), Object.entries(LANGS).map(option)).value = lang();
    byId("lang").onchange = (event) => this.speak(event.target.value);
    fill(byId("theme"), ["auto", "light", "dark"].map((value) => make("option", { value, "data-t": `theme.${value}` }))).value = this.settings.theme;
    byId("theme").onchange = (event) => (this.set("theme", event.target.value), this.theme());
    byId("new").onclick = () => (this.open("puzzle"), byId("paste").focus());
    byId("keys").onclick = () => byId("help").showModal();
    byId("cancel").onclick = () => (this.engine.cancelAll(), this.status(t("cancelled")));
    addEventListener("hashchange", () => this.fromAddress());
    addEventListener("pagehide", () => this.keep());
    addEventListener("paste", (event) => this.pasted(event));
    addEventListener("beforeprint", () => this.paper || this.printed());
    this.open("play");
  }

  keys() {
    listen({
      digit: (digit, tool) => this.digit(digit, tool),
      clear: () => this.clear(),
      undo: () => this.undo(),
      redo: () => this.redo(),
      move: (rows, columns, how) => (this.viewer.hide(), this.board.move(rows, columns, how)),
      edge: (of, way) => this.edge(of, way),
      tool: (tool) => this.panels.play.choose(tool),
      cycle: (way) => this.panels.play.choose(TOOLS[(TOOLS.indexOf(this.tool) + way + TOOLS.length) % TOOLS.length]),
      show: (digit) => this.show(digit),
      selectAll: (cells) => this.board.selectAll(cells),
      invert: () => this.board.selectAll(CELLS.filter((cell) => !this.board.selected.has(cell))),
      escape: () => (byId("picture").hidden ? this.board.selectAll([]) : this.viewer.hide()),
      hint: () => this.hint(),
      why: () => this.why(),
    });
  }

  edge(of, way) {
    const row = rowOf(this.board.cursor) * 9;
    const [first, last] = of === "row" ? [row, row + 8] : [0, 80];
    this.board.select(way < 0 ? first : last, "only");
  }

  alongTabs(event) {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const names = Object.keys(PANELS);
    const at = names.indexOf(this.tab);
    const to = way ? (at + way + names.length) % names.length : { Home: 0, End: names.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.open(names[to]);
    this.tabs[to].focus();
  }

  /** Opens a tab. */
  open(name) {
    for (const tab of this.tabs) {
      const is = tab.id === `tab-${name}`;
      tab.setAttribute("aria-selected", is);
      tab.tabIndex = is ? 0 : -1;
      byId(`panel-${tab.id.slice(4)}`).hidden = !is;
      // The row of tabs may be wider than the screen; the page itself stays where it is.
      if (is) byId("tabs").scrollLeft = tab.offsetLeft - byId("tabs").offsetWidth / 2;
    }
    if (this.tab !== name) this.viewer.hide();
    this.tab = name;
    if (name === "why") this.panels.why.offer();
    if (name === "techniques" || name === "steps") this.panels.techniques.load();
    if (name === "puzzle") this.panels.puzzle.follow();
  }

  techniqueName(slug) {
    return this.panels.techniques.name(slug);
  }

  // What is played.

  /** Begins a game. */
  begin(board, more = {}) {
    this.keep();
    this.adopt(new Game(board, { auto: this.settings.auto, ...more, auto: more.auto || this.settings.auto }));
  }

  /** Goes on with a game that was saved. */
  resume(saved) {
    const game = Game.load(saved);
    if (!game) return;
    this.keep();
    this.adopt(game);
  }

  adopt(game) {
    this.game = game;
    for (const panel of Object.values(this.panels)) panel.reset?.();
    this.viewer.hide();
    this.board.selected.clear();
    this.changed();
    if (!game.solution) this.judge(game);
  }

  /** Asks for the only solution, so that what is right can be told. */
  async judge(game) {
    const { givens } = game;
    if (!givens.some((digit) => digit)) return;
    const text = positionText({ givens, values: givens, removed: new Uint16Array(81) });
    const reply = await this.engine.ask("judge", { type: "read", text, most: 1 });
    const record = reply?.puzzles?.[0];
    if (game !== this.game || !record) return;
    game.solution = record.solution ?? null;
    if (record.problem) this.status(record.problem.message);
    else this.settled();
  }

  /** An empty board whose givens are entered. */
  enter() {
    this.begin(emptyBoard());
    this.game.setup = true;
    this.open("play");
    this.board.select(0);
    this.changed();
  }

  /** Takes what is pasted anywhere but into a field. */
  pasted(event) {
    if (event.target.closest?.("input, textarea")) return;
    event.preventDefault();
    this.open("puzzle");
    this.panels.puzzle.take(event.clipboardData.getData("text/plain"));
  }

  endSetup() {
    this.game.begin();
    this.adopt(this.game);
  }

  position() {
    return positionText(this.game.board());
  }

  positionOf(board) {
    return positionText(board);
  }

  // What the reader does.

  digit(digit, tool = this.tool) {
    const { game, settings } = this;
    // Where candidates are colored, a digit names the color, and a click the candidate.
    if (tool === "color" && settings.colorMarks && digit <= COLORS) this.markColor = digit;
    const cells = [...this.board.selected];
    if (!cells.length || (tool === "color" && settings.colorMarks)) return this.panels.play.update();
    const acts = {
      digit: () => game.place(cells, digit, settings.tidy),
      corner: () => game.mark(cells, digit, "corner"),
      center: () => game.mark(cells, digit, "center"),
      color: () => game.color(cells, digit),
    };
    if (tool === "color" && digit > COLORS) return;
    acts[game.setup ? "digit" : tool]();
    this.changed();
  }

  clear() {
    this.game.clear([...this.board.selected]);
    this.changed();
  }

  undo() {
    this.game.undo();
    this.changed();
  }

  redo() {
    this.game.redo();
    this.changed();
  }

  markAll() {
    this.game.markAll();
    this.changed();
  }

  setPoint() {
    this.game.setPoint();
    this.panels.play.update();
  }

  toPoint() {
    this.game.toPoint();
    this.changed();
  }

  restart() {
    this.game.restart();
    this.changed();
  }

  /** Shows all of a digit; none, if it is shown already. */
  show(digit) {
    this.board.shown = this.board.shown === digit ? 0 : digit;
    this.board.update();
    this.panels.play.update();
  }

  colorCandidate(cell, digit) {
    if (this.tool !== "color" || !this.settings.colorMarks) return false;
    this.game.colorCandidate(cell, digit, this.markColor);
    this.changed();
    return true;
  }

  /** Where reasons are asked for, a click on a candidate asks why it is not there. */
  askOf(cell, digit) {
    if (this.tab !== "why" || !this.game.auto) return false;
    this.board.select(cell);
    this.panels.why.question(`${cellName(cell)}<>${digit}`);
    return true;
  }

  hint() {
    this.open("hint");
    this.panels.hint.more();
  }

  why() {
    if (!this.board.one) return;
    this.open("why");
    this.panels.why.question(this.board.one);
  }

  // What follows.

  selected() {
    this.board.update();
    this.panels.play.update();
    if (this.tab === "why") this.panels.why.offer();
  }

  /** The game has changed: everything that shows it follows. */
  changed() {
    if (!byId("picture").hidden) this.viewer.hide();
    for (const name of ["hint", "steps", "solution", "grade"]) {
      if (this.tab !== name) this.panels[name].reset();
    }
    this.board.update();
    this.panels.play.update();
    this.settled();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.keep(), PAUSE);
  }

  settled() {
    const { game } = this;
    if (game.setup) return this.status("");
    if (game.isSolved) return this.status(t("solved"));
    this.status(game.isFull && game.solution ? t("full-wrong") : "");
  }

  /** Keeps the game in the browser and in the address. */
  keep() {
    clearTimeout(this.timer);
    if (this.game.setup || !this.game.givens.some((digit) => digit)) return;
    store.keepGame(this.game);
    const hash = `#bd=${pack(this.game.board())}`;
    if (location.hash !== hash) history.replaceState(null, "", hash);
    if (this.tab === "puzzle") this.panels.puzzle.follow();
  }

  /** Takes the game that the address names; says whether it names one. */
  async fromAddress() {
    const fragment = unescaped(location.hash.slice(1));
    if (!fragment || fragment === `bd=${pack(this.game.board())}`) return fragment !== "";
    const [, name, text] = /^(bd|p)=(.*)$/s.exec(fragment) ?? [null, "p", fragment];
    const board = name === "bd" && unpack(text);
    if (board) {
      const kept = store.recent().find((it) => it.key === Array.from(board.givens).join(""));
      const game = kept && Game.load(kept.saved);
      // The same position as was kept comes back with its marks and colors; a page that is loaded anew, as it was left.
      if (game && (isReload() || pack(game.board()) === pack(board))) this.adopt(game);
      else this.begin(board, { auto: board.removed.some((set) => set) });
      return true;
    }
    this.open("puzzle");
    await this.panels.puzzle.take(text);
    return true;
  }

  // What is said and shown.

  set(name, value) {
    this.settings[name] = value;
    store.keepSettings(this.settings);
  }

  status(text) {
    byId("status").textContent = text;
  }

  announce(text) {
    byId("live").textContent = text;
  }

  busy(cancel) {
    byId("busy").hidden = cancel === null;
  }

  speak(code) {
    speak(code);
    this.set("lang", code);
    this.translate();
    this.engine.kept.clear();
    for (const panel of Object.values(this.panels)) panel.reset?.();
    this.viewer.hide();
    this.panels.techniques.load();
  }

  translate() {
    translate();
    this.panels.puzzle.relabel();
    const keys = KEYS.map((name) => [make("dt", t(`key.${name}`)), make("dd", t(`key.${name}.is`))]);
    fill(byId("key-list"), keys);
    this.selected();
  }

  theme() {
    const { theme } = this.settings;
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }

  /** Lays out what is printed: the position, drawn; or a sheet of the givens of up to four games, this one first. */
  async printed(sheet = false) {
    const lately = store.recent().map((it) => ({ name: it.name, puzzle: it.key.replaceAll("0", ".") }));
    const games = sheet ? lately.slice(0, SHEET) : [{ name: this.game.name, puzzle: this.position() }];
    const papers = [];
    for (const { name, puzzle } of games) {
      const reply = await this.engine.ask("print", { type: "draw", puzzle });
      if (reply?.svg) papers.push(make("figure", make("figcaption", name || "Qedoku"), drawing(reply.svg)));
    }
    // Candidates are printed where they are part of the game.
    const bare = sheet || !(this.game.auto || this.game.isMarked);
    byId("paper").className = [sheet && "sheet", bare && "bare"].filter(Boolean).join(" ");
    fill(byId("paper"), papers);
    this.paper = papers.length > 0;
  }
}

/** A part of an address as it is meant; as it stands, if it is no proper one. */
function unescaped(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether the browser loads the page again, and has not gone on to another position since. */
function isReload() {
  const [entry] = performance.getEntriesByType("navigation");
  return entry?.type === "reload" && entry.name === location.href;
}

const app = new App();
window.qedoku = app;
const named = await app.fromAddress();
if (!named) {
  const [latest] = store.recent();
  if (latest) app.resume(latest.saved);
  else app.begin(unpack(FIRST));
}
const { kind } = await app.engine.start();
document.documentElement.dataset.engine = kind;
if (kind === "wasm" && "serviceWorker" in navigator) navigator.serviceWorker.register("offline.js").catch(() => {});
