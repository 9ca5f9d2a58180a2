// What the reader does: digits, marks, colors, hints and reasons, settings, and going from room to room.
import { App } from "./app.js";
import { Clock } from "./clock.js";
import { Game } from "./game.js";
import { fragmentOfGivens } from "./address.js";
import { byId, copyText } from "./dom.js";
import { squashed } from "./filter.js";
import { COLORS } from "./state.js";
import { asGiven, bit, cellName, emptyBoard } from "./sudoku.js";
import { TELLINGS } from "./telling.js";
import { lang, notate, speak, t } from "./words.js";
import * as store from "./store.js";

/** How many cells that keep their notes are named. */
const NAMED = 3;

export class Page extends App {
  // Digits.

  /** A digit that is typed goes to the selected cells; where a step is shown, that is closed first. */
  typed(digit, tool = this.tool) {
    if (this.givesBack()) return null;
    if (this.step) this.closeLearn();
    if (!this.board.selected.size) return this.arm(digit);
    return this.digit(digit, tool);
  }

  /** A digit of the pad goes to the selected cells, or is armed: then cells take it one after the other. */
  pad(digit) {
    const { board, game, settings, tool } = this;
    if (tool === "color" && settings.colorMarks) return this.digit(digit);
    const open = [...board.selected].some((cell) => !game.givens[cell] || game.setup || tool === "color");
    if (tool !== "color" && (settings.digitFirst || board.armed || !open)) return this.arm(digit);
    return this.digit(digit);
  }

  /** Arms a digit, or none: a cell that is clicked takes it. */
  arm(digit) {
    this.board.armed = this.board.armed === digit ? 0 : digit;
    if (this.board.armed) this.board.selected.clear();
    this.bubble.hide();
    this.board.update();
    this.rooms.play.update();
  }

  digit(digit, tool = this.tool) {
    const { game, settings } = this;
    this.rooms.notice.hide();
    if (this.paused) this.pause(false);
    // Where candidates are colored, a digit names the color, and a click the candidate.
    if (tool === "color" && settings.colorMarks && digit <= COLORS) this.markColor = digit;
    const cells = [...this.board.selected];
    if (!cells.length || (tool === "color" && (settings.colorMarks || digit > COLORS))) return this.rooms.play.update();
    if (tool !== "color" && !game.setup && cells.every((cell) => game.givens[cell])) return this.board.refuse(cells);
    const acts = {
      digit: () => game.place(cells, digit, settings.tidy),
      corner: () => game.mark(cells, digit, "corner"),
      center: () => game.mark(cells, digit, "center"),
      color: () => game.color(cells, digit),
    };
    acts[game.setup ? "digit" : tool]();
    this.changed();
    if (game.setup) this.onward(cells);
    return null;
  }

  /** Where the example of a technique stands on the board, the game comes back, and that is all that a key does. */
  givesBack() {
    const is = Boolean(this.techniques?.isEnlarged);
    if (is) this.techniques.giveBack();
    return is;
  }

  erase() {
    if (this.givesBack()) return;
    const cells = [...this.board.selected];
    this.game.clear(cells);
    this.changed();
  }

  /** While givens are entered, the next cell follows the one that has its digit. */
  onward([cell, ...others]) {
    if (!others.length) this.board.onward(cell);
  }

  undo() {
    if (this.givesBack()) return;
    this.game.undo();
    this.changed();
  }

  redo() {
    if (this.givesBack()) return;
    this.game.redo();
    this.changed();
  }

  /** Takes back the wrong entries and keeps the others. Gives what that was. */
  clearWrong() {
    const wrong = this.game.clearWrong();
    this.changed();
    return wrong;
  }

  /** Back to before the first wrong entry. Says how many changes that were. */
  backToRight() {
    const went = this.game.backToRight();
    this.changed();
    return went;
  }

  /** Fills the cells without notes, and says what others keep, unless those are filled too. */
  fillNotes(others = []) {
    // Notes that stand as candidates were filled in before, and what is struck in them is known.
    const kept = others.length || this.game.isGrid ? [] : this.game.noted;
    this.game.markAll(others);
    this.changed();
    const names = kept.slice(0, NAMED).map(cellName).join(t("and-cells")) + (kept.length > NAMED ? " …" : "");
    if (kept.length) this.rooms.notice.say([t("fill-notes.kept", kept.length, names), t("fill-notes.strikes")], "fill-notes.all", () => this.fillNotes(kept), { isBad: false });
    else this.rooms.notice.say([t("fill-notes.strike")], "", null, { isBad: false });
  }

  setPoint() {
    this.game.setPoint();
    this.keep((this.keeper.isDirty = true));
    this.rooms.options.opened();
    this.rooms.notice.say([t("point.is")], "", null, { isBad: false });
  }

  toPoint() {
    this.game.toPoint();
    this.changed();
  }

  restart() {
    this.game.restart();
    this.clock = new Clock();
    this.changed();
  }

  /** A click on a candidate: colors it, or, where reasons are asked for and its cell is selected already, asks why it is not there. */
  onCandidate(cell, digit) {
    const { game, settings, tool } = this;
    const is = !game.values[cell] && game.candidates(cell) & bit(digit);
    if (!is || this.step) return false;
    if (tool === "color" && settings.colorMarks) {
      game.colorCandidate(cell, digit, this.markColor);
      this.changed();
      return true;
    }
    if (this.room !== "learn" || this.rooms.learn.tab !== "why" || !game.auto || this.board.one !== cell) return false;
    this.rooms.learn.views.why.askAbout(`${cellName(cell)}<>${digit}`);
    return true;
  }

  choose(tool) {
    this.tool = tool;
    this.rooms.play.update();
    this.board.update();
  }

  // Puzzles in and out.

  async paste() {
    const text = await navigator.clipboard?.readText?.().catch(() => "");
    await this.whole;
    if (text) return this.puzzles.bring.take(text);
    this.open("puzzles");
    return byId("paste").focus();
  }

  /** Copies a link: to the puzzle as it was given, or `withEntries` as it stands. */
  copyLink(withEntries = false) {
    const url = new URL(location.href);
    url.hash = withEntries ? this.fragment() : fragmentOfGivens(this.game);
    return copyText(url.href);
  }

  /** A board whose givens are entered: an empty one, or `again` those of the puzzle that is there. */
  enter(again = false, given = emptyBoard()) {
    this.keep();
    const game = again ? new Game(asGiven(this.game), { rules: this.game.rules }) : new Game(given);
    game.setup = true;
    this.adopt(game);
    this.board.select(0);
    this.changed();
  }

  endSetup() {
    this.game.begin();
    this.adopt(this.game);
  }

  /** Takes what is pasted anywhere but into a field. */
  pasted(event) {
    if (event.target.closest?.("input, textarea")) return;
    event.preventDefault();
    const text = event.clipboardData.getData("text/plain");
    this.whole.then(() => this.puzzles.bring.take(text));
  }

  /** Carries out a step; what is `said` of it leads back, or that candidates are shown from then on, as one is struck. */
  applyStep(step, said = "") {
    const { keeps } = this.game;
    if (this.game.apply(step, this.settings.tidy)) this.game.applied = this.game.past.at(-1);
    this.changed();
    const told = !keeps && this.game.keeps ? t("hint.began") : said;
    if (told) this.rooms.notice.say([told], "undo", () => this.undo(), { isBad: false });
  }

  // Settings.

  set(name, value) {
    this.settings[name] = value;
    store.keepSettings(this.settings);
  }

  toggle(name, on) {
    if (name === "auto") this.game.keepNotes(on);
    if (name === "digitFirst" && !on) this.board.armed = 0;
    this.set(name, on);
    if (name === "auto") this.keeper.isDirty = true;
    this.step = this.marks = null;
    this.update();
  }

  choice(name, value) {
    if (name === "lang") return this.speak(value);
    if (name === "telling") return this.tell(TELLINGS[value]);
    this.set(name, value);
    if (["theme", "text"].includes(name)) this.theme();
    if (name === "notation") {
      notate(value);
      this.board.name(value);
    }
    // Larger words need more room.
    if (["notation", "text"].includes(name)) this.toldAnew();
    return this.update();
  }

  /** Tells steps another way, by settings of it. */
  tell(settings) {
    for (const [name, value] of Object.entries(settings)) this.set(name, value);
    this.toldAnew({ keeps: ["why", "walk"] });
    this.update();
  }

  /** Asks again what was asked, as it is told another way; what is shown in tabs that `keeps` names is only told anew. */
  toldAnew({ keeps = [] } = {}) {
    const { learn } = this.rooms;
    const asked = learn.asked();
    const kept = keeps.filter((name) => learn.views[name].stepper.walk);
    learn.reset(kept);
    for (const name of kept) delete asked[name];
    learn.askLater(asked);
    for (const name of kept) learn.views[name].retell?.();
  }

  /** Says another language; what was asked is asked again in it, once its tab is seen. */
  speak(code) {
    speak(code);
    this.set("lang", lang());
    this.step = this.marks = null;
    // What was said in the other language is past.
    this.announce("");
    const asked = this.rooms.learn?.asked();
    this.rooms.reset();
    this.label();
    this.rooms.learn?.askLater(asked);
  }

  // Reasons.

  async hint() {
    await this.whole;
    const isThere = this.room === "learn" && this.rooms.panel === "learn" && this.rooms.learn.tab === "hint";
    if (!isThere) this.openLearn("hint");
    const { hint } = this.rooms.learn.views;
    // What was said of this position is seen again; more is said where it stands.
    return !isThere && hint.rungs.length ? null : hint.more();
  }

  async why() {
    const cell = this.board.oneName;
    const isFromPlay = this.room === "play";
    await this.whole;
    this.openLearn("why");
    // What is closed leads back to where it was asked.
    this.rooms.learn.views.why.isFromPlay = isFromPlay;
    if (cell) return this.rooms.learn.views.why.askAbout(cell);
    return null;
  }

  /** Begins a walk; with a technique, from the givens, at the first step of it. */
  async walk(slug = null) {
    await this.whole;
    await this.openLearn("walk");
    return this.rooms.learn.views.walk.beginAnew(slug);
  }

  // Rooms.

  /** Opens a room; that of learning with the tab that was open, that of play with the card of the end, if there is one. */
  open(room) {
    if (room === "learn") return this.openLearn(this.rooms.learn?.tab ?? "hint");
    const isOver = room === "play" && this.isSolved && this.game.done;
    return this.go({ room: room === "finish" ? "play" : room, panel: isOver ? "finish" : room === "puzzles" ? "play" : room });
  }

  /** Opens a tab of learning. */
  openLearn(tab) {
    return this.go({ room: "learn", panel: "learn", tab });
  }

  openPanel(panel) {
    if (this.rooms.panel === panel) return this.closePanel();
    // What is asked in the room of learning is gone on with there.
    return this.go({ room: this.room === "learn" ? "learn" : "play", panel });
  }

  openTechnique(slug) {
    this.go({ room: this.room === "learn" ? "learn" : "play", panel: "technique", slug });
  }

  closePanel() {
    if (this.rooms.room === "learn") this.openLearn(this.rooms.learn.tab);
    else this.open(this.isSolved ? "finish" : "play");
  }

  /** Leaves a step: the board is as it was played. */
  closeLearn() {
    this.step = this.marks = null;
    this.rooms.learn.reset();
    this.open("play");
  }

  go(place) {
    if (!this.isWhole && (place.room !== "play" || place.panel !== "play")) return this.whole.then(() => this.go(place));
    const before = this.place();
    this.bubble.hide();
    if (this.paused && place.room === "learn") this.pause(false);
    // What is told of the last games is up to date.
    if (place.room === "puzzles") this.keep();
    if (this.room !== place.room || place.panel !== "technique") this.step = this.marks = null;
    this.rooms.go(place);
    this.run();
    this.update();
    const isSame = before.room === place.room && before.panel === place.panel && before.slug === place.slug && (place.panel !== "learn" || before.tab === place.tab);
    if (!isSame && this.address) this.address.push(this.place());
    return null;
  }

  /** Where the reader is, for the browser's history. */
  place() {
    const { room, panel, learn, technique } = this.rooms;
    return { room, panel, tab: learn?.tab ?? "hint", ...(panel === "technique" && { slug: technique.slug ?? null }) };
  }

  async restore(place) {
    await this.whole;
    this.bubble.hide();
    this.step = this.marks = null;
    this.rooms.go(place);
    this.run();
    this.update();
  }

  /** Makes another puzzle like this one, or so many levels `harder`. */
  async moreLike(quick = false, harder = 0) {
    const { make } = this.puzzles;
    make.like(this.game, harder);
    if (!quick) this.open("puzzles");
    const made = await make.generate();
    if (quick && made !== true) this.open("puzzles");
  }

  async makeWith(slug) {
    await this.loadTechniques();
    this.open("puzzles");
    this.puzzles.make.needs.value = this.techniqueName(slug);
    this.puzzles.make.turn("technique");
    return this.puzzles.make.generate();
  }

  async loadTechniques() {
    await this.whole;
    if (!this.techniques.all) await this.techniques.load();
  }

  techniqueName(slug) {
    return this.techniques.name(slug);
  }

  /** The slug of a technique by whatever name it was given. */
  slugOf(name) {
    const all = this.techniques.all ?? [];
    const wanted = squashed(name);
    return all.find((it) => [it.slug, it.name, it.zh ?? it.name].some((known) => squashed(known) === wanted))?.slug ?? name;
  }
}
