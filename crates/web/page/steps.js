// Every step that the position allows, by technique; the one that is shown is the one that is applied.
import { act, button, fill, make } from "./dom.js";
import { atFirst, byTechnique, cutFor, cutOf, leftOut, placeOf, withAll } from "./cut.js";
import { isWanted, wantedOf } from "./filter.js";
import { refusal } from "./refusal.js";
import { conclusionText } from "./ladder.js";
import { isSingle } from "./scales.js";
import { Stepper, markRows, resultOf, row } from "./stepper.js";
import { cellName, cellsNamed } from "./sudoku.js";
import { Walk, withoutTwins } from "./walk.js";
import { t } from "./words.js";

/** The tiers whose steps are seen at once in a long list, and how many steps are no long list. */
const EASY = ["simple", "intermediate"];
const FEW = 24;

export class StepsView {
  constructor(app, root) {
    this.app = app;
    this.root = root;
    this.filter = make("input", { type: "search", id: "steps-filter", "data-hint": "steps.filter-hint", "data-label": "steps.filter", oninput: () => this.list() });
    this.rows = make("div.body", { tabindex: 0, role: "group", "data-label": "tab.steps" });
    this.count = make("div.cap.small.dim", { role: "status" });
    this.stepper = new Stepper(app, { moved: () => this.mark(), list: () => (root.classList.toggle("listed"), this.mark()) }, { below: this.rows });
    this.apply = act("apply", () => this.carryOut(), { kind: "btn primary" });
    this.stepper.root.lastChild.append(this.apply);
    this.empty = make("div.card.sheet", make("div.body.pad20", make("p.dim", { "data-t": "steps.intro" })), make("div.foot", act("steps.find", () => this.find(), { kind: "btn primary" })));
    /** The puzzle of which steps were asked for: of another they are told when they are. */
    this.puzzle = null;
    this.under = make("div.card.sheet.under", this.rows);
    // Above the card, whose height changes, so that it stays where one types.
    this.search = make("label.field.inline.search", make("span.vh", { "data-t": "steps.filter" }), this.filter);
    this.nothing = make("div.nothing", make("p.small.dim", { "data-t": "steps.none-is" }));
    this.stepper.root.append(this.nothing);
    fill(root, this.empty, this.search, this.stepper.root, this.under);
    this.reset();
  }

  /** Forgets the steps, as the board is another. */
  reset() {
    this.steps = null;
    this.cut = new Map();
    this.isWhole = this.isMeasured = this.isAll = false;
    /** The techniques whose steps were opened by hand. */
    this.openGroups = new Set();
    this.stepper.clear();
    this.root.classList.remove("listed", "none");
    this.layout(false);
    fill(this.rows);
    fill(this.empty.firstChild, make("p.dim", { "data-t": "steps.intro" }));
    this.empty.lastChild.hidden = false;
  }

  layout(found) {
    this.empty.hidden = found;
    this.stepper.root.hidden = !found;
    this.under.hidden = this.search.hidden = !found;
  }

  /** What was asked: the step that is shown. */
  get lastAsked() {
    return this.stepper.walk && { n: this.stepper.walk.step?.n };
  }

  async askAgain({ n }) {
    await this.find();
    const at = this.fits?.findIndex((step) => step.n === n) ?? -1;
    if (at > 0) this.stepper.go(at);
  }

  opened() {
    if (this.stepper.walk) this.stepper.show();
    else if (this.puzzle === this.app.givensText()) this.find();
  }

  /** The steps of this puzzle are asked for; what was looked for in another is past. */
  want() {
    const puzzle = this.app.givensText();
    if (this.puzzle !== puzzle) this.filter.value = "";
    this.puzzle = puzzle;
  }

  async find() {
    this.reset();
    const board = this.app.game.board();
    this.asked = board;
    this.want();
    const [reply] = await Promise.all([
      this.app.engine.ask("steps", { type: "steps", puzzle: this.app.position(board), text: false }),
      this.app.loadTechniques(),
    ]);
    if (this.asked !== board || !reply) return;
    if (reply.type !== "listed") return this.refuse(reply);
    this.take(reply);
    if (!this.steps.length) await this.findLike(board);
    if (this.asked !== board) return;
    if (!this.steps.length) return fill(this.empty.firstChild, make("p", t("steps.none")));
    this.layout(true);
    this.board = board;
    this.list();
  }

  /** Where no technique that is tried for a list finds a step, lists those of the one that a hint would name. */
  async findLike(board) {
    const puzzle = this.app.position(board);
    const told = await this.app.engine.ask("steps", { type: "hint", puzzle, level: "technique" });
    const technique = told?.hint?.technique;
    if (!technique || told.hint.wrong || this.asked !== board) return;
    const reply = await this.app.engine.ask("steps", { type: "steps", puzzle, techniques: [technique], text: false });
    if (this.asked !== board || reply?.type !== "listed") return;
    this.steps = null;
    this.take(reply);
    this.isWhole = true;
  }

  /** Says why there are none; of a puzzle that is none, it is no use to ask again. */
  refuse({ message }) {
    fill(this.empty.firstChild, refusal(this.app, message));
    this.empty.lastChild.hidden = Boolean(this.app.game.problem);
  }

  /** Takes the steps of a reply, in place of the fewer there were of the same techniques. */
  take({ messages }) {
    const steps = messages.filter((message) => message.type === "step");
    this.steps = this.steps ? withAll(this.steps, steps) : steps;
    this.cut = cutOf(messages);
  }

  /** Lists all steps of the techniques of which the best few stand here. */
  async findAll() {
    const { board, cut } = this;
    const reply = await this.app.engine.ask("steps", { type: "steps", puzzle: this.app.position(board), techniques: [...cut.keys()], text: false });
    if (this.board !== board || this.isWhole || reply?.type !== "listed") return;
    this.take(reply);
    this.isWhole = true;
    this.list();
  }

  /** Above the list: how many steps fit, as a filter is there to count, or how many are not listed, and a way to these. */
  above(cut, isFiltered) {
    if (!cut.size || this.isWhole) return this.count;
    const all = button(t("steps.all"), () => this.findAll(), { class: "btn quiet" });
    return isFiltered ? make("div.rest", this.count, all) : [this.count, make("p.rest", make("span", t("steps.cut", leftOut(cut))), all)];
  }

  /** Below the list: what is not listed even now, as the engine lists no more of techniques that are named; of how many is known by technique. */
  below(cut, isCounted) {
    return cut.size > 0 && this.isWhole && make("p.rest", isCounted ? t("steps.most", leftOut(cut)) : t("steps.most-some"));
  }

  /** What waits behind the steps that the puzzle needs, and a way to it. */
  harder(waiting) {
    if (!waiting.length) return null;
    const show = () => {
      this.isAll = true;
      this.list();
    };
    return make("p.rest", make("span", t("steps.harder", waiting.length, byTechnique(waiting).size)), button(t("steps.show"), show, { class: "btn quiet" }));
  }

  /** Lists the steps that the filter lets through; the stepper goes through the same. */
  list() {
    if (!this.steps) return;
    const wanted = wantedOf(this.filter.value, { isLettered: this.app.settings.notation === "a1" });
    const names = ({ technique }) => [technique, this.app.techniqueName(technique)];
    const kept = withoutTwins(this.steps.filter((step) => isWanted(step, wanted, names(step))));
    const isFiltered = this.filter.value.trim() !== "";
    const { shown: fits, waiting } = atFirst([...kept.keys()], { tier: this.app.game.grade?.tier, isAll: this.isAll || isFiltered });
    this.fits = fits;
    const groups = byTechnique(fits);
    const total = fits.length;
    const isCut = this.cut.size > 0 && !this.isWhole;
    fill(this.count, total ? t(wanted.digits.length ? "steps.about" : "steps.count", total, groups.size, wanted.digits.join(t("and-digits"))) : [t(isCut ? "steps.none-listed" : "steps.none-fits"), ...this.filled(wanted)].join(" "));
    // What fits may be among those that are not listed.
    if (!total && isCut) this.findAll();
    const lineOf = (step) => this.line(step, kept.get(step), wanted.digits.length > 0);
    const open = isFiltered || total <= FEW ? new Set(groups.keys()) : this.unfolded(groups);
    const group = ([slug, steps]) => this.group(slug, steps.map(lineOf), { isFiltered, isOpen: open.has(slug) });
    // Whatever the filter lets through, nothing moves under it.
    const isPart = this.filter.value.trim() && this.isMeasured;
    if (!isPart) this.root.style.setProperty("--rows", fits.filter(({ technique }) => open.has(technique)).length + groups.size);
    const isNamed = isFiltered && ![wanted.cells, wanted.digits, wanted.houses].some((list) => list.length);
    const cut = total ? (waiting.length || isNamed ? cutFor(this.cut, fits) : this.cut) : new Map();
    fill(this.rows, make("div.outline", this.above(cut, isFiltered), [...groups].map(group), this.below(cut, isNamed || !isFiltered), this.harder(waiting)));
    // No step is shown or applied that the list does not have.
    this.root.classList.toggle("none", !total);
    if (!total) return void this.app.showStep(null);
    const shown = this.stepper.walk?.step;
    const at = placeOf(shown, this.fits);
    this.stepper.load(new Walk(this.board, this.fits, { single: true }), at, { part: isPart });
    this.isMeasured = true;
  }

  /** The techniques of which the steps are seen at first: the easy ones, or the first; and those that were opened. */
  unfolded(groups) {
    const easy = [...groups].filter(([, [{ tier }]]) => EASY.includes(tier)).map(([slug]) => slug);
    return new Set([...(easy.length ? easy : [...groups.keys()].slice(0, 1)), ...this.openGroups]);
  }

  /** The steps of a technique, folded or open. */
  group(slug, lines, { isFiltered, isOpen }) {
    const found = this.cut.get(slug)?.found;
    const node = make("details.family", { open: isOpen }, make("summary.grouphead", this.app.techniqueName(slug), " ", make("span.dim", found && !isFiltered ? t("n-of", lines.length, found) : lines.length)), lines);
    node.addEventListener("toggle", () => !isFiltered && this.openGroups[node.open ? "add" : "delete"](slug));
    return node;
  }

  /** What there is to say of cells that are looked for and hold a digit. */
  filled({ cells }) {
    const { values } = this.board;
    return cells.flatMap((name) => cellsNamed(name)).filter((cell) => values[cell]).map((cell) => t("steps.filled", cellName(cell), values[cell]));
  }

  /** A row of the list; `also` are the techniques that conclude the same, of which one is named; of a single none, as singles are many at once. Where digits are looked for, what it strikes `isWhole`. */
  line(step, also, isWhole) {
    const [first, ...others] = isSingle(step) ? [] : also.map((slug) => this.app.techniqueName(slug));
    const names = first && t(others.length ? "steps.also-more" : "steps.also", first, others.length);
    const result = isWhole ? conclusionText([...(step.place ?? []), ...(step.eliminate ?? [])], t) : resultOf(step, this.board);
    // What is clicked is what is shown, wherever it stands by then.
    return row("", result, "", () => (this.root.classList.remove("listed"), this.stepper.go(this.fits.indexOf(step))), { "data-n": step.n }, names && make("span.needs", { title: [first, ...others].join(t("and-names")) }, names));
  }

  mark() {
    const n = String(this.stepper.walk?.step?.n);
    const group = this.rows.querySelector(`[data-n="${n}"]`)?.closest("details");
    if (group) group.open = true;
    markRows(this.rows, (of) => of.n === n);
  }

  carryOut() {
    const step = this.stepper.walk?.step;
    if (!step || !this.fits.length) return;
    const said = t("hint.applied", conclusionText([...(step.place ?? []), ...(step.eliminate ?? [])], t));
    this.app.applyStep(step, said);
    this.app.announce(said);
    this.find();
  }
}
