// The panel of play: tools, pad, undo, hint and why; above them what there is to know of the puzzle.
import { menuOf } from "./menu.js";
import { isFilled, strikes } from "./notes.js";
import { COLORS } from "./state.js";
import { DIGITS, NINE, hasLines } from "./sudoku.js";
import { act, button, fill, icon, iconButton, lines, make, meter } from "./dom.js";
import { lookInto, problemText } from "./improper.js";
import { whyNone } from "./refusal.js";
import { shapePicture } from "./shapes.js";
import { cageWays, lineWays, ruleKinds, ruleWords } from "./rules.js";
import { capital, cells, t, translate } from "./words.js";

export const TOOLS = ["digit", "corner", "center", "color"];

/** From how many entries on the card of the first visit is gone when the room is opened again: while one plays, nothing moves. */
const FIRST_ENTRIES = 10;
/** With how few givens a classic puzzle can have one solution, and how long typing rests before solutions are counted, in milliseconds. */
const FEWEST = 17;
const REST = 500;
/** From how many ways to fill a cage on their number is said. */
const MANY = 3;
/** Where the sentences of rules are folded until they are asked for: upright screens and low ones. */
const FOLDED = "(max-aspect-ratio: 1/1), (max-height: 560px)";

/** From how many characters on what is told over the keys has no label, which would take its room. */
const LONG = 36;

/** How soon the same key twice is a slip, in milliseconds. */
const SLIP = 250;

export class PlayView {
  constructor(app, root) {
    this.app = app;
    root.className = "play";
    this.tools = TOOLS.map((tool) => make("button", { type: "button", "data-tip": `tool.${tool}.is`, onclick: () => app.choose(tool) }, icon(tool), make("span", { "data-t": `tool.${tool}` })));
    this.pad = NINE.map((digit) => make("button.key", { type: "button", onclick: ({ timeStamp }) => this.tap(digit, timeStamp) }, make("span", digit), make("small")));
    this.undo = act("undo", () => app.undo(), { kind: "act", sign: "undo" });
    this.redo = act("redo", () => app.redo(), { kind: "act", sign: "redo" });
    const erase = act("erase", () => app.erase(), { kind: "act", sign: "erase" });
    this.notes = act("fill-notes", () => app.fillNotes(), { kind: "act", sign: "notes", "data-tip": "fill-notes.is" });
    this.hint = act("hint", () => app.hint(), { kind: "btn primary", sign: "hint", key: "?" });
    this.why = act("why?", () => app.why(), { kind: "btn", sign: "why", key: "Y" });
    this.filled = make("div.filled");
    const share = act("share", async () => app.flash(share, (await app.copyLink()) ? "link-copied" : "not-copied"), { kind: "btn quiet" });
    this.prog = make("div.prog", this.filled, menuOf(app, { kind: "menu" }), share, act("new", () => app.open("puzzles"), { kind: "btn quiet" }));
    this.card = make("div.cards");
    /** What was told of a hint that is open: it leads back there. */
    this.told = make("button.toldof", { type: "button", "data-tip": "hint.back-to", onclick: () => app.hint() });
    this.hinted = make("div.hinted", { hidden: true }, this.told, iconButton("close", "close", () => app.closeLearn()));
    /** How many solutions the givens have that are entered. */
    this.counted = make("p.counted", { role: "status" });
    this.ways = make("div.ways", { role: "group", tabindex: 0, "data-label": "ways" });
    /** What the rules have about which something can be told: a `cage`, a `line`, `both`. */
    this.tells = "cage";
    const folds = matchMedia(FOLDED);
    this.isFolded = folds.matches;
    folds.addEventListener("change", () => this.fold(folds.matches));
    // There the open rules lie over the tools, until something else is touched.
    addEventListener("pointerdown", ({ target }) => folds.matches && !this.card.contains(target) && this.fold(true), true);
    fill(
      root,
      this.card,
      make("div.seg.tools", { role: "group", "data-label": "tool" }, this.tools),
      make("div.pad", { role: "group", "data-label": "pad" }, this.pad),
      make("div.acts", this.undo, this.redo, erase, this.notes),
      make("div.ask", this.hint, this.why),
      this.prog,
    );
  }

  /** A key of the pad is pressed; a second time at once, on the same cells, is a slip of the finger. */
  tap(digit, at) {
    const { board, tool } = this.app;
    const what = [digit, tool, ...board.selected].join();
    if (what === this.tapped?.what && at - this.tapped.at < SLIP) return;
    this.app.pad(digit);
    this.tapped = { what, at };
  }

  opened() {
    const { hint } = this.app.rooms.learn?.views ?? {};
    hint?.draw();
    // It comes and goes with the room: while one plays nothing moves.
    this.hinted.hidden = !hint?.said;
    if (this.app.game.entries().length >= FIRST_ENTRIES) this.app.isFirst = false;
  }

  update() {
    const { app } = this;
    const { game, tool } = app;
    this.toolsOf(game, tool);
    this.pad.forEach((node, index) => this.key(node, index + 1));
    this.pad.forEach((node, index) => (node.hidden = index >= DIGITS.length));
    this.undo.disabled = !game.past.length;
    this.redo.disabled = !game.future.length;
    // Of a puzzle whose givens are still entered nothing is told.
    this.hint.disabled = this.why.disabled = game.setup;
    this.notes.disabled = game.setup || isFilled(game);
    this.notes.dataset.tip = isFilled(game) ? "fill-notes.done" : "fill-notes.is";
    translate([this.notes]);
    const { open, filled } = game.progress;
    fill(this.filled, meter(open ? filled / open : 0), make("span.num", t("progress", filled, open)));
    this.hintedBy();
    this.cards();
    this.combinations();
    this.count();
  }

  /** Shows the tools; where candidates stand, the one for the middle strikes them. */
  toolsOf(game, tool) {
    this.tools.forEach((node, index) => node.setAttribute("aria-pressed", TOOLS[index] === tool));
    const [, , center] = this.tools;
    const name = strikes(game) ? "strike" : "center";
    if (center.dataset.tip === `tool.${name}.is`) return;
    center.dataset.tip = `tool.${name}.is`;
    fill(center, icon(name), make("span", { "data-t": `tool.${name}` }));
    translate([center]);
  }

  /** Says over the keys what was told of the hint; behind another move its place is kept empty. */
  hintedBy() {
    const said = this.app.rooms.learn?.views.hint.said ?? null;
    this.hinted.classList.toggle("past", !said);
    const text = said ? cells(said.text) : "";
    fill(this.told, said?.label && make(said.isMistake ? "b.mistaken" : "b", said.label), make("span", { class: text.length > LONG ? "long" : null }, text));
    this.told.title = text;
  }

  /** Counts, while givens are entered, how many solutions they have: once there are enough of them, and typing rests. */
  count() {
    const { app } = this;
    const { game } = app;
    const text = game.setup ? app.givensText() : "";
    if (this.counting === text) return;
    this.counting = text;
    clearTimeout(this.counter);
    fill(this.counted);
    if (!text || game.givens.filter(Boolean).length < (game.rules ? 1 : FEWEST)) return;
    this.counter = setTimeout(async () => {
      const reply = await app.engine.ask("judge", { type: "read", text, most: 1 });
      const [record] = reply?.puzzles ?? [];
      if (this.counting !== text || !record) return;
      fill(this.counted, record.problem ? capital(t(record.problem.kind === "several-solutions" ? "setup.several" : "setup.none")) : t("setup.one"));
    }, REST);
  }

  /** Says what fits into the cages and along the lines of the selected cells. */
  combinations() {
    if (!this.ways.isConnected) return;
    const { game, board } = this.app;
    const cages = cageWays(game.values, [...board.selected]);
    const lines = lineWays(game.values, [...board.selected]);
    // What stands between the ways is read out; to the eye each is a chip.
    const sum = (text, index) => [index > 0 && make("span.vh", ` ${t("cage.or")} `), make("b.sum.way", text)];
    // Not all of many are seen at once.
    const digits = (name, text) => (text ? t(`cage.${name}`, [...text].join(t("and-digits"))) : "");
    const many = ({ sums, all, none }) => sums.length > MANY && `${t("cage.ways", sums.length)}${digits("all", all)}${digits("no", none)} `;
    const line = ({ head, sums, ...rest }) => make("p", make("span", head), " ", many({ sums, ...rest }), sums.length ? sums.map(sum) : make("b", t("cage.none")));
    const fit = ({ text, isOwn }, index) => [index > 0 && t("and-also"), isOwn ? make("b", text) : make("span.sum", text)];
    const along = ({ head, fits }) => make("p", make("span", head), " ", fits.length ? fits.map(fit) : t("line.full"));
    const isTold = cages.length > 0 || lines.length > 0;
    this.ways.classList.toggle("tells", isTold);
    fill(this.ways, isTold ? [cages.map(line), lines.map(along)] : make("p", t(`${this.tells}.select`)));
  }

  key(node, digit) {
    const { app } = this;
    const { game, tool, settings } = app;
    const colors = tool === "color";
    const left = game.left(digit);
    const isDone = !colors && left === 0;
    const pressed = colors ? settings.colorMarks && digit === app.markColor : app.board.armed === digit;
    node.disabled = colors && digit > COLORS;
    node.classList.toggle("done", isDone);
    node.classList.toggle("over", !colors && left < 0);
    node.dataset.color = colors && digit <= COLORS ? digit : "";
    node.setAttribute("aria-pressed", pressed);
    fill(node.lastChild, colors ? digit <= COLORS && shapePicture(digit) : isDone ? icon("check") : left < 0 ? "!" : String(left), make("span.vh", colors ? ` ${t("pad.color")}` : ` ${t(isDone ? "pad.done" : left < 0 ? "pad.over" : "pad.left")}`));
  }

  /** Which card stands above the tools: givens are entered; what is wrong with the puzzle; the first visit; its rules. */
  cardKind() {
    const { game, isFirst, isFull } = this.app;
    if (game.setup) return "setup";
    if (!game.isPuzzle) return this.app.isStarted ? "empty" : "";
    if (game.problem) return "problem";
    if (isFull) return "full";
    if (isFirst) return "first";
    return game.rules || game.credits ? "rules" : "";
  }

  /** The card above the tools. */
  cards() {
    const { app } = this;
    const { game } = app;
    const kind = this.cardKind();
    const is = kind === "first" && !this.hinted.hidden ? "" : kind;
    this.card.hidden = is === "" && this.hinted.hidden;
    if (is === "problem") lookInto(app.engine, game).then((isMore) => isMore && this.app.game === game && (this.cards(), app.board.update()));
    const shown = [is, game.problem && problemText(game.problem, t), is === "rules" && JSON.stringify([game.rules && ruleKinds(game.rules.rules), game.credits]), document.documentElement.lang].join(" ");
    if (this.shown === shown) return;
    this.shown = shown;
    const of = {
      "": () => null,
      setup: () => make("div.card.note", make("div", make("p", t("setup.is")), this.counted), act("setup.begin", () => app.endSetup(), { kind: "btn primary" })),
      empty: () => make("div.card.note", make("div", make("p", t("setup.empty"))), act("in.enter", () => app.enter(), { kind: "btn primary" })),
      problem: () => make("div.card.note.bad", { role: "status" }, icon("alert"), make("div", game.credits?.title && make("p", make("b", game.credits.title)), lines(capital(problemText(game.problem, t))), game.rules && this.ruleLine(game.rules.rules)), whyNone(app), act("setup.again", () => app.enter(true), {})),
      full: () => make("div.card.note.bad", { role: "status" }, icon("alert"), make("div", make("p", t("full-wrong")))),
      first: () => this.welcome(),
      rules: () => this.rules(game.rules?.rules ?? {}, game.credits),
    };
    fill(this.card, this.hinted, of[is]());
  }

  /** The rules by name, with their sentences folded below. */
  ruleLine(rules) {
    const words = ruleKinds(rules).map(ruleWords);
    return make("details.dim", make("summary", t("rules.are", words.map(({ name }) => name).join(t("rules.and")))), this.sentences(words));
  }

  sentences(words) {
    return make("ul", words.map(({ head, text }) => make("li", make("b.cap1", head), " ", text)));
  }

  /** The rules, by name and folded each in a sentence, below what the setter says; of cages, what fits in. */
  rules(rules, credits) {
    const words = ruleKinds(rules).map(ruleWords);
    const names = t("rules.are", words.map(({ name }) => name).join(t("rules.and")));
    const heads = credits && [credits.title && make("b", credits.title), credits.author && ` ${t("credits.by", credits.author)}`].filter(Boolean);
    const own = credits?.rules && make("div.own-rules", lines(credits.rules));
    const where = credits?.needs && button(t("make.where"), () => this.app.walk(credits.needs), { class: "chip" });
    const head = heads?.length > 0 && make("p.credits", heads, where && " ", where);
    if (!own && !words.length) return make("div.card.rulecard", head);
    const details = make("details", { open: !this.isFolded, ontoggle: () => (this.isFolded = !details.open) }, make("summary", t("rules"), words.length > 0 && make("span.rulenames", names.slice(t("rules").length))), make("div.told", { tabindex: 0, role: "group", "data-label": "rules" }, own, words.length > 0 && this.sentences(words)));
    const hasTotals = (rules.list ?? []).some(({ rule, value }) => rule === "cage" && value);
    this.tells = !hasLines() ? "cage" : hasTotals ? "both" : "line";
    return make("div.card.rulecard", head, details, (hasTotals || hasLines()) && this.ways);
  }

  /** Folds the sentences of the rules, or opens them. */
  fold(isFolded) {
    this.isFolded = isFolded;
    const details = this.card.querySelector(".rulecard details");
    if (details) details.open = !isFolded;
  }

  welcome() {
    const [before, after] = t("first.text", "\u0000").split("\u0000");
    return make("div.card.welcome",
      make("h2", t("first.title")),
      make("p", before, make("q", t("why?")), after, " ", make("span.extra", t("first.more"))),
      make("div.trio", act("first.basics", () => this.app.openPanel("basics")), act("paste", () => this.app.paste(), { sign: "paste" }), act("first.another", () => this.app.whole.then(() => this.app.moreLike(true)))));
  }
}
