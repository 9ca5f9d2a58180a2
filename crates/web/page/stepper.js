// The one stepper: a card that shows a step, draws it on the board, and goes on to the next. Why, Steps and Walk use it.
import { isFramed, marksOf } from "./drawing.js";
import { concludedText, conclusionText } from "./ladder.js";
import { boardInside, countInside } from "./inside.js";
import { bars, button, fill, icon, iconButton, lines, make } from "./dom.js";
import { partsOf } from "./legend.js";
import { namedAreas, namedBoxes } from "./named.js";
import { isTangled, numberedTo, outerOf } from "./net.js";
import { legendOf } from "./picture.js";
import { barsOf, isSingle } from "./scales.js";
import { cellsNamed } from "./sudoku.js";
import { loneless } from "./told.js";
import { isBare, isConclusion, longestOf, numberOf, wordsOf } from "./walk.js";
import { t } from "./words.js";

/** From how many characters on a name is set smaller, in two lines. */
const LONG = 24;

/** From how many characters on a conclusion takes two lines. */
const LINE = 38;

/** How many of the longest texts are measured, as the one with most characters need not be the highest. */
const MEASURED = 3;

/** By how much words may be cut without anything being hidden, in pixels. */
const SLACK = 4;

/** How high a legend and the steps that a step rests on are, in the size of the root's letters. */
const LEGEND = 1.75;
const RESTS = 2.25;

export class Stepper {
  /**
   * `app` shows boards; `on.moved()` hears that another step is shown; `on.list()` that the list is asked for. A card above a `below`,
   * a list that scrolls, is as high as the words of its step; others have room for the longest, so that nothing moves. Where the
   * pointer is in the list below or `beside`, nothing does under it.
   */
  constructor(app, on = {}, { below = null, beside = below } = {}) {
    Object.assign(this, { app, on, below, beside });
    this.walk = null;
    /** What follows from the last step for the candidate that was asked about: `{cell, digit, text}`. */
    this.ending = null;
    /** The marks of what the last step leaves impossible, on the board behind it. */
    this.closing = null;
    this.turn = 0;
    this.badge = make("span.badge.cur");
    this.name = make("button.name", { type: "button", onclick: () => this.walk?.step && app.openTechnique(this.walk.step.technique) });
    this.chip = make("span.chip");
    this.result = make("div.res");
    this.body = make("div.body2", { tabindex: 0, role: "group", "data-label": "step.words" });
    this.body.addEventListener("scroll", () => this.shade(), { passive: true });
    new ResizeObserver(() => this.shade()).observe(this.body);
    this.at = make("button.at", { type: "button", onclick: () => this.on.list?.() });
    const nav = (name, sign, to, more = {}) => iconButton(name, sign, () => this.go(to()), more);
    this.back = [nav("first", "first", () => 0, { class: "icb tofirst" }), nav("previous", "prev", () => this.walk.at - 1)];
    this.forth = [nav("next", "next", () => this.walk.at + 1), nav("last", "last", () => this.walk.length - 1, { class: "icb tolast" })];
    this.root = make(below ? "div.card.swap.fits" : "div.card.swap",
      make("div.step", make("div.top", this.badge, this.name, this.chip), this.result, this.body),
      make("div.stepper", { role: "group", "data-label": "stepper" }, this.back, this.at, this.forth));
  }

  /** Begins with a sequence of steps at one of them; of a `part` of the steps before, the card keeps its size. */
  load(walk, at = 0, { part = false } = {}) {
    this.walk = walk;
    walk.go(at);
    this.isToMeasure = !part && !this.below;
    this.root.classList.toggle("single", walk.length === 1);
    return this.show();
  }

  /** True if the card is in sight: where another tab or room was opened meanwhile, nothing is shown on the board. */
  get isSeen() {
    return !this.root.closest("[hidden]");
  }

  /** Makes room for the longest words of the steps, so that all of them are seen and nothing moves from step to step. */
  measure() {
    this.room = 0;
    const longest = longestOf(this.walk.steps.map(wordsOf), MEASURED);
    fill(this.body, longest.map((text) => make("div.measured", lines(text))));
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const heights = [...this.body.children].map((node) => node.offsetHeight);
    const rests = this.walk.steps.some((_, index) => this.walk.rests(index).length) ? RESTS : 0;
    this.widen(Math.max(0, ...heights) + (LEGEND + rests) * rem);
    fill(this.body);
    const results = this.walk.steps.map((step, index) => resultOf(step, this.walk.board(index), this.app.settings));
    this.root.classList.toggle("roomy", results.some((text) => text.length > LINE));
    this.tighten(() => this.body.clientHeight < this.room - SLACK);
  }

  /** Shows that words go on below what is seen of them. */
  shade() {
    const { scrollHeight, clientHeight, scrollTop } = this.body;
    this.body.classList.toggle("cut", scrollHeight - clientHeight - scrollTop > SLACK);
  }

  /** Takes room from the list beside the words, if these find too little. */
  tighten(isShort) {
    const { classList } = this.root.parentElement ?? this.root;
    classList.remove("tight");
    classList.toggle("tight", isShort());
  }

  /** Gives the words more room; it is not taken back before other steps are loaded. */
  widen(height) {
    if (!height || height <= this.room) return;
    this.room = height;
    this.root.style.setProperty("--room", `${Math.ceil(height)}px`);
  }

  clear() {
    this.turn += 1;
    this.walk = null;
  }

  go(to) {
    if (this.walk?.go(to)) return this.show();
    return null;
  }

  /** Shows the step, or a part of what is inside it; of many arrows only if the step is to be `isWhole`. */
  async show(part = null, isWhole = false) {
    const { walk } = this;
    const { step } = walk;
    this.turn += 1;
    const turn = this.turn;
    if (!this.isSeen) return;
    if (this.isToMeasure) this.measure();
    this.isToMeasure = false;
    this.steady(() => this.frame());
    const index = walk.at;
    const reply = await this.app.engine.recall("draw", walk.request(index, (board) => this.app.position(board), part));
    if (turn !== this.turn || !reply || !this.isSeen) return;
    if (reply.type !== "drawn") return fill(this.body, lines(reply.message));
    const told = reply.step ?? { text: step.text };
    const here = part ? (find(told, part) ?? told) : told;
    const drawn = loneless(marksOf(reply.svg), step);
    const isKnot = !part && isTangled(told, drawn);
    const marks = { ...(isKnot && !isWhole ? outerOf(drawn) : numberedTo(innerOf(told).length || Infinity, drawn)), of: partsOf(part ? null : step) };
    marks.named = namedAreas(here.text).filter((cells) => !isFramed(marks.areas, cells));
    marks.boxes = namedBoxes(here.text);
    marks.told = cellsNamed([here.text, here.conclusion ?? ""].flat().join(" "));
    const closing = index === walk.length - 1 && !part ? this.closing?.(walk.board(index + 1)) : null;
    if (closing) for (const of of ["areas", "nodes"]) marks[of].push(...closing[of]);
    const ending = index === walk.length - 1 ? this.ending : null;
    if (ending) marks.nodes.push({ role: "gone", cell: ending.cell, digit: ending.digit });
    const { board, assumed, supposed } = boardInside(walk.board(index), step, part);
    // A digit that stands has no mark of a candidate besides.
    marks.nodes = marks.nodes.filter(({ cell }) => !assumed.has(cell));
    this.steady(() => this.tell(told, here, part, marks, ending, { supposed, ...(isKnot && { arrows: { isWhole } }) }));
    this.app.rooms.learn.fit();
    // The list has what the words leave.
    if (this.below) this.on.moved?.();
    this.app.showStep({ board, assumed, marks, numbers: walk.numbers(index), target: this.target ?? null, isBare: !part && isBare(step, walk.board(index)) });
    this.app.announce(`${headOf(here)}. ${here.text}`);
    this.ahead(index + 1);
    return;
  }

  /** Changes the card; where the pointer is in the list below, the row that is under it stays there. */
  steady(change) {
    const { beside: below, root } = this;
    const isHeld = Boolean(below?.matches(":hover"));
    const top = () => below.getBoundingClientRect().top - below.scrollTop;
    const before = isHeld && top();
    root.style.minHeight = "";
    change();
    if (!isHeld) return;
    below.scrollTop += top() - before;
    // A list that is at its top cannot follow a card that is lower now.
    const left = before - top();
    if (left > 0) root.style.minHeight = `${root.offsetHeight + left}px`;
  }

  /** What is known of the step before its drawing is there. */
  frame() {
    const { walk } = this;
    const { step } = walk;
    fill(this.badge, numberOf(walk));
    const name = this.app.techniqueName(step.technique);
    fill(this.name, make("span", name), icon("next"));
    this.name.classList.toggle("long", name.length > LONG);
    this.chips();
    fill(this.result, resultOf(step, walk.board(), this.app.settings));
    this.result.classList.remove("two");
    this.result.classList.toggle("two", this.result.scrollWidth > this.result.clientWidth);
    this.result.classList.toggle("put", !step.eliminate?.length);
    fill(this.at, make("span.num", make("b", walk.at + 1), ` ${t("of", walk.length)}`), icon("down"));
    for (const node of this.back) node.disabled = walk.at === 0;
    for (const node of this.forth) node.disabled = walk.at >= walk.length - 1;
    this.on.moved?.();
  }

  chips() {
    const { walk } = this;
    const { step } = walk;
    const count = barsOf(step);
    // The tiers part singles, none of which looks harder here than another.
    const tier = count > 0 && !isSingle(step) && t(`tier.${step.tier}`);
    // Where all are of one kind, none is harder, and no single is harder than another of its kind.
    const alike = walk.steps.filter(({ technique }) => technique === step.technique).length;
    const isHardest = this.hardest === walk.at && alike < walk.length && (alike === 1 || !isSingle(step));
    // Another chip each time, as one that grows to the left would count as moved.
    const chip = make("span.chip", { hidden: !isHardest && count === 0 }, isHardest ? t("hardest-of", walk.length) : count > 0 && [bars(count), tier && make("span.vh", tier)]);
    // The name of the technique needs the width.
    const se = step.rating?.se && t("se", step.rating.se.toFixed(1));
    chip.title = [tier && t("technique.tier", tier), count > 0 && se].filter(Boolean).join(" · ");
    this.chip.replaceWith(chip);
    this.chip = chip;
  }

  tell(told, here, part, marks, ending, { supposed = [], arrows = null } = {}) {
    const rests = part ? [] : this.walk.rests();
    const chip = (n) => button(n, () => this.go(this.walk.steps.findIndex((it) => it.n === n)), { class: "chip", "aria-label": t("step.n", n) });
    fill(
      this.body,
      told.parts?.length > 0 && this.within(told, part, arrows),
      part && here.name ? make("p", make("b", `${this.walk.number()}.${part}. ${headOf(here)}`)) : null,
      supposed.length > 0 && make("p.supposed", t("step.supposed", supposed.map((name) => name.replace("=", " = ").replace("<>", " ≠ ")).join(t("and-digits")))),
      !isConclusion(here.text) && lines(here.text),
      ending && make("p", make("b", ending.text)),
      here.notation && make("p.notation", { "data-tip": "step.notation" }, here.notation),
      // The way on is seen before what the marks mean.
      rests.length > 0 && make("div.rest", make("span", t("rests-on")), rests.map(chip)),
      legendOf(marks),
      told.parts?.length > 0 && make("div.inside", this.tree(told, part)),
    );
    this.body.scrollTop = 0;
    // Below a card that is as high as its words; nothing moves under the pointer.
    if (this.below && !this.below.matches(":hover")) this.tighten(() => this.body.scrollHeight - this.body.clientHeight > SLACK);
    this.shade();
  }

  /** Leads through what is inside a step, one after the other: many arrows at once are not followed, and are drawn on demand. */
  within(told, part, knot) {
    const all = innerOf(told);
    const at = all.indexOf(part);
    const to = (name, sign, index) => iconButton(name, sign, () => this.show(all[index]), { disabled: index < 0 || index >= all.length });
    const { own, whole } = countInside(all);
    const count = at < 0 ? t(whole > own ? "step.count-nested" : "step.count", own, whole) : t("step.at", at + 1, all.length);
    const arrows = knot && button(t("step.arrows"), () => this.show(null, !knot.isWhole), { class: "chip", "aria-pressed": String(knot.isWhole) });
    return make("div.insidehead", to("step.before", "prev", at - 1), make("b.num", count), to("step.behind", "next", at + 1), arrows, part && button(t("step.whole"), () => this.show(), { class: "chip" }));
  }

  /** What is inside a step: its cases, and the steps of each. */
  tree(step, part) {
    const item = (inner) =>
      make("li",
        button(`${this.walk.number()}.${inner.part}. ${headOf(inner)}`, () => this.show(inner.part), { class: "line", "aria-current": inner.part === part ? "step" : null }),
        inner.parts?.length > 0 && make("ol", inner.parts.map(item)),
        inner.end && make("p.end", inner.end));
    return [make("ol.tree", step.parts.map(item)), step.end && make("p.end", step.end)];
  }

  /** Has the next drawing ready, so that going on does not wait. */
  ahead(index) {
    if (!this.walk || index >= this.walk.length) return;
    this.app.engine.recall("ahead", this.walk.request(index, (board) => this.app.position(board)));
  }
}

/** What a step concludes on a board, in words; for beginners each cell has its own name, as in the text, but not in lists. */
export const resultOf = (step, board, { wording } = {}) => concludedText(step, board, t, { isPlain: wording === "plain" });

/** The name of a step and what it concludes, in words. */
const headOf = ({ name, conclusion }) => [name, conclusion && conclusionText(conclusion, t)].filter(Boolean).join(": ");

/** The parts inside a step, in the order in which they are told. */
const innerOf = (step) => (step.parts ?? []).flatMap((inner) => [inner.part, ...innerOf(inner)]);

function find(step, part) {
  if (step.part === part) return step;
  for (const inner of step.parts ?? []) {
    const found = find(inner, part);
    if (found) return found;
  }
  return null;
}

/** The row of a list of steps; `below` is a second line of it. */
export const row = (no, name, to, onclick, more = {}, below = null) =>
  make("button.row", { type: "button", onclick, ...more }, make("span.no.num", no), make("span", name), make("span.to.num", to), below);

/** Brings a row into the sight of its list, without moving the page. */
export function reveal(list, node) {
  if (!node || !list) return;
  const [box, inner] = [list.getBoundingClientRect(), node.getBoundingClientRect()];
  if (inner.top < box.top) list.scrollTop -= box.top - inner.top;
  else if (inner.bottom > box.bottom) list.scrollTop += inner.bottom - box.bottom;
}

/** Marks the rows of a list that are about the step that is shown. */
export function markRows(list, isShown) {
  for (const node of list.querySelectorAll(".row")) {
    const is = isShown(node.dataset);
    if (is) node.setAttribute("aria-current", "step");
    else node.removeAttribute("aria-current");
    // Nothing moves under the pointer.
    if (is && !list.matches(":hover")) reveal(list, node);
  }
}
