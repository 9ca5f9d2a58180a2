// Why: the smallest argument for a digit, or for or against a candidate, as steps to walk through.
import { DIGITS, asGiven, bit, cellName, cellsNamed, numbersText, possible } from "./sudoku.js";
import { atText, fewHardest, foldedParts, isLengthy, isLong, otherOf, otherWords, rightOf, rightWords, runName, soonest } from "./argument.js";
import { act, button, fill, iconButton, lines, make } from "./dom.js";
import { conclusionText, cureOf } from "./ladder.js";
import { differing } from "./improper.js";
import { isKept } from "./notes.js";
import { refusal } from "./refusal.js";
import { refusedMarks } from "./mistake.js";
import { Stepper, markRows, resultOf, row } from "./stepper.js";
import { Walk, areSingles, hardestOf, hardestSteps } from "./walk.js";
import { capital, lang, t } from "./words.js";

/** The two ways back from wrong entries, to take back these or all since then; `then` asks again. */
export function curesOf(app, then) {
  const after = (cure) => () => {
    cure();
    return then();
  };
  const left = app.game.wrong();
  return make("div.cures",
    left.length > 0 && act(cureOf(left).act, after(() => app.clearWrong()), { kind: "btn primary wide", sign: "erase" }),
    act("hint.back", after(() => app.backToRight()), { kind: "btn wide", sign: "undo" }));
}

export class WhyView {
  constructor(app, root) {
    this.app = app;
    this.title = make("h2");
    this.close = act("close", () => (this.stepper.walk && !this.isFromPlay ? this.again() : app.closeLearn()), { kind: "btn quiet" });
    this.fromStart = make("input", { type: "checkbox", id: "why-start", onchange: () => this.offer() });
    this.ask = make("div.body.asks");
    this.outline = make("div.body", { tabindex: 0, role: "group", "data-label": "why.argument" });
    this.stepper = new Stepper(app, { moved: () => this.mark(), list: () => (root.classList.toggle("listed"), this.mark()) }, { below: this.outline });
    this.cap = make("div.cap.small.dim");
    this.under = make("div.card.sheet.under", this.cap, this.outline);
    this.question = make("div.card.sheet", this.ask, (this.starting = make("div.foot", make("label.option", this.fromStart, make("span", { "data-t": "why.start" })))));
    this.enter = act("apply", () => this.apply(), { kind: "btn quiet", hidden: true });
    this.uncover = act("why.show", () => this.reveal(), { kind: "btn quiet", hidden: true });
    /** The other digits that can be asked about, below an answer. */
    this.others = make("div.card.others", { hidden: true });
    /** What is said first of a digit that was asked against although it is right. */
    this.rightly = make("div.card.rightly", { hidden: true });
    fill(root, make("div.q", this.title, this.uncover, this.enter, this.close), this.question, this.rightly, this.stepper.root, this.under, this.others);
    this.root = root;
    /** The question whose answer was told: of a cell that is empty the digit is told when it is asked for, or at its step. */
    this.told = null;
    /** Whether the outline has its last step first. */
    this.isBackward = false;
    this.reset();
  }

  reset() {
    /** What is worked on: the question and the position, as a text. */
    this.asked = null;
    /** The last question: `r4c5`, `r4c5=7` or `r4c5<>7`. */
    this.wanted = null;
    this.stepper.clear();
    this.root?.classList.remove("listed");
    this.layout(false);
    this.offer();
  }

  /** What was asked, and the step that is shown. */
  get lastAsked() {
    return this.wanted && { question: this.wanted, at: this.stepper.walk?.at ?? -1 };
  }

  async askAgain({ question, at }) {
    await this.askAbout(question);
    if (at >= 0) this.stepper.go(at);
  }

  /** The question, of the puzzle it is about. */
  get key() {
    return `${this.wanted} ${this.app.givensText()}`;
  }

  /** The digit is not told yet. */
  get isCovered() {
    const isOpen = !/[=<]/.test(this.wanted ?? "") || rightOf(this.wanted, this.answer) !== null;
    return Boolean(this.stepper.walk && this.steps.length > 1 && this.told !== this.key && isOpen && !this.app.game.values[cellsNamed(this.wanted)[0]]);
  }

  /** Tells the digit, at the step that gives it. */
  reveal() {
    this.told = this.key;
    this.head();
    this.stepper.go(this.steps.length - 1);
    return true;
  }

  /** The question above the card, with its answer if that may be told. */
  head() {
    const covered = this.isCovered;
    const [, cell, sign, digit] = /^(.+?)(=|<>)(\d)$/.exec(this.answer) ?? [];
    fill(this.title, cell && !covered ? t(sign === "=" ? "why.is" : "why.isnt", cell, digit) : t("why.about", covered ? cellName(cellsNamed(this.wanted)[0]) : this.answer));
    this.uncover.hidden = !covered;
    this.enter.hidden = covered || !this.conclusion();
    this.offerOthers();
    this.refold();
  }

  /** Whether a reason is shown or looked for, and of another cell than this. */
  isOfOther(cell) {
    return Boolean(this.wanted) && cellsNamed(this.wanted)[0] !== cell;
  }

  opened() {
    // Told anew, it is still what was asked there.
    this.isFromPlay &&= Boolean(this.stepper.walk && this.app.step);
    if (this.stepper.walk) this.stepper.show();
    else this.offer();
  }

  /** Back to what can be asked. */
  again() {
    this.app.showStep(null);
    this.reset();
  }

  /** What the answer concludes, as a step, unless it stands on the board. */
  conclusion() {
    const { game } = this.app;
    const [, name, sign, digit] = /^(r\dc\d)(=|<>)(\d)$/.exec(this.answer ?? "") ?? [];
    if (!name || !this.stepper.walk || game.values[cellsNamed(name)[0]]) return null;
    const isGone = !(game.candidates(cellsNamed(name)[0]) & bit(Number(digit)));
    if (sign === "=") return { place: [this.answer], eliminate: [] };
    return isKept(game.state, cellsNamed(name)[0]) && isGone ? null : { place: [], eliminate: [this.answer] };
  }

  /** Carries out what the answer concludes. */
  apply() {
    if (this.isCovered) return this.reveal();
    const step = this.conclusion();
    if (!step) return false;
    const { app, answer } = this;
    const said = t("hint.applied", conclusionText(answer, t));
    app.applyStep(step, said);
    app.board.selectAll(cellsNamed(answer));
    app.announce(said);
    return true;
  }

  layout(answered) {
    this.enter.hidden = this.uncover.hidden = true;
    this.question.hidden = answered;
    this.stepper.root.hidden = !answered;
    this.under.hidden = !answered;
    this.others.hidden = this.rightly.hidden = true;
  }

  /** A key for each digit that fits a cell by what stands, or of those that its notes have left, to ask why it is not there; none for the digit `but`. */
  against(cell, but) {
    const { game } = this.app;
    const isFromStart = this.fromStart.checked;
    const fits = possible(isFromStart ? game.givens : game.values, cell);
    const noted = isFromStart || game.values[cell] ? 0 : fits & (game.candidates(cell) | game.state.corner[cell]);
    const digits = DIGITS.filter((digit) => (noted || fits) & bit(digit) && digit !== but);
    return digits.map((digit) => button(digit, () => this.askAbout(`${cellName(cell)}<>${digit}`), { "aria-label": t("why.not-digit", digit), class: "key small" }));
  }

  /** Below an answer, what can be asked next of the same cell. */
  offerOthers() {
    const [cell] = cellsNamed(this.wanted);
    const { game } = this.app;
    const placed = this.isCovered ? null : /=(\d)$/.exec(this.answer)?.[1];
    const asked = /<>(\d)$/.exec(this.wanted)?.[1];
    const keys = game.givens[cell] ? [] : this.against(cell, Number(placed) || game.values[cell]).filter((node) => node.textContent !== asked);
    // One of them may be the digit itself: until that is told, none is offered, unless one was asked about.
    this.others.hidden = !keys.length || (this.isCovered && !asked);
    // Where the steps have little room, they have it as long as they are gone through.
    this.root.classList.toggle("covered", this.isCovered);
    fill(this.others, make("span.small.dim", t("why.not")), make("div.keys", keys));
  }

  /** Offers what can be asked of the cell that is selected. */
  offer() {
    if (this.stepper.walk || this.asked) return;
    const { game, board } = this.app;
    this.starting.hidden = !game.entries().length && !this.fromStart.checked;
    fill(this.title, board.oneName ? t("why.of", board.oneName) : t("tab.why"));
    if (board.one === null) return fill(this.ask, make("div.pad20", lines(t("why.none"))));
    const cell = board.one;
    const name = cellName(cell);
    // Not the digit that stands there.
    const not = this.against(cell, game.values[cell]);
    // Of a digit that is the only one left there is nothing to ask against it.
    const asks = !game.givens[cell] && not.length > (game.values[cell] ? 0 : 1);
    return fill(
      this.ask,
      make("div.pad20",
        make("p.dim", t("why.intro")),
        act("why.digit", () => this.askAbout(name), { kind: "btn primary wide", key: "Y" }),
        asks && make("div.not", make("span.small.dim", t("why.not")), make("div.keys", not))),
    );
  }

  /** Asks about a cell, `r4c5`, or for or against a candidate, `r4c5=7`, `r4c5<>7`. */
  async askAbout(question) {
    const [cell] = cellsNamed(question);
    const board = this.start(cell);
    const asked = JSON.stringify([question, this.app.position(board)]);
    // Who asks the same again while it is worked on waits for the one answer.
    if (this.asked === asked) return;
    this.stepper.target = cell;
    this.isWithout = !this.fromStart.checked && board.values[cell] !== this.app.game.values[cell];
    this.asked = asked;
    this.wanted = question;
    this.stepper.clear();
    this.app.showStep(null);
    this.layout(false);
    fill(this.title, t("why.about", question.replace("<>", " ≠ ").replace("=", " = ")));
    fill(this.ask);
    const reply = await this.app.engine.ask("why", { type: "why", puzzle: this.app.position(board), question, text: false });
    if (this.asked !== asked) return;
    this.asked = null;
    if (!reply) return this.offer();
    if (reply.type === "argued") return this.show(board, reply);
    const parted = differing(this.app.game.problem, cell);
    fill(this.ask, make("div.pad20", refusal(this.app, reply.text ?? reply.message ?? reply.hint?.text ?? ""), parted && make("p", t("why.differs", cellName(cell), ...parted))));
    if (reply.hint?.wrong?.length) this.refused(reply.hint, question);
    // Who has entered nothing, or asked what cannot be answered so, need not choose.
    this.starting.hidden = true;
  }

  /** Shows which entries are wrong, and offers to take them back, or all since then. */
  refused(hint, question) {
    this.app.game.tell(hint.wrong);
    if (!this.question.closest("[hidden]")) this.app.showMarks(refusedMarks(hint, this.app.game.board()));
    // What to do stands before the steps, which may be many.
    this.ask.querySelector("p").after(curesOf(this.app, () => this.askAbout(question)));
  }

  /** The board that the argument about a cell starts from. */
  start(cell) {
    const { game } = this.app;
    return this.fromStart.checked ? asGiven(game) : game.boardWithout(cell);
  }

  show(start, reply) {
    const outline = reply.messages.find((message) => message.type === "outline");
    const end = reply.messages.find((message) => message.type === "end");
    const steps = reply.messages.filter((message) => message.type === "step");
    const target = end?.target ?? outline.asked;
    if (!steps.length) {
      const [, cell, sign, digit] = /^(.+?)(=|<>)(\d)$/.exec(target) ?? [];
      fill(this.title, cell ? t(sign === "=" ? "why.is" : "why.isnt", cell, digit) : t("why.about", target));
      fill(this.ask, make("div.pad20", lines(outline.answer)));
      return;
    }
    this.layout(true);
    this.answer = target;
    this.steps = steps;
    this.stepper.hardest = end?.hardest ? steps.findLastIndex((step) => step.technique === end.hardest) : hardestOf(steps);
    this.stepper.ending = this.ending(outline, target, steps.at(-1));
    const walk = new Walk(start, steps, { argument: true });
    this.boardAt = (n) => walk.board(n - 1);
    this.stepper.walk = walk;
    this.refold = () => this.fold(outline, end, steps);
    this.head();
    // From the first step on it is found out with the reader; what was told is shown at its end.
    this.stepper.load(walk, this.isCovered ? 0 : steps.length - 1);
  }

  /** What follows for a candidate that no step takes: the last of what the answer rests on says it. */
  ending(outline, target, step) {
    const [, name, digit] = /^(r\dc\d)<>(\d)$/.exec(target) ?? [];
    const last = outline.rests_on.at(-1)?.text;
    if (!name || !last || step.eliminate?.includes(target)) return null;
    const [cell] = cellsNamed(name);
    return { cell, digit: Number(digit), text: capital(last) + (lang() === "zh" ? "。" : ".") };
  }

  /** The outline: a row for each part of the argument, with the steps it needs; it leads to its own. */
  fold(outline, end, steps) {
    const right = rightOf(this.wanted, this.answer);
    const other = right || this.isCovered ? null : otherOf(this.answer, steps.at(-1));
    const words = right ? rightWords(right, this.isCovered, t) : other ? otherWords(other, t) : [];
    this.rightly.hidden = !words.length;
    fill(this.rightly, words.map((text, index) => make(index ? "p.small.dim" : "p.large", text)));
    const without = this.isWithout ? t("why.without") : "";
    const cut = end?.argument?.is_cut ? "" : (outline.remarks.at(-1) ?? "");
    const hard = fewHardest(hardestSteps(steps, end?.hardest), steps.length);
    this.hard = new Set(hard.flatMap(({ numbers }) => numbers));
    const parts = isLong(steps) ? foldedParts(steps, this.hard) : outline.argument;
    const rows = parts.map((part) => this.part(part, end, steps));
    const turn = iconButton("why.backward", "turn", () => {
      this.isBackward = !this.isBackward;
      this.fold(outline, end, steps);
      this.mark();
    });
    turn.setAttribute("aria-pressed", this.isBackward);
    const weight = hard.length && steps.length > 1 ? t("why.weight", steps.length, hard.map((it) => t("why.at", this.app.techniqueName(it.technique), atText(it.numbers, t))).join(t("and-digits"))) : t("why.count", steps.length);
    // A single step stands in its card, and needs no list.
    this.under.hidden = steps.length === 1 && !without && !cut;
    fill(this.cap, isLengthy(steps) && this.sooner(steps), make("span", [weight, without].filter(Boolean).join(" ")), steps.length > 1 && turn);
    this.root.style.setProperty("--rows", rows.length);
    fill(this.outline, make("div.outline", this.isBackward ? rows.reverse() : rows, cut && make("p.cap.small.dim", cut)));
  }

  /** Says first that an argument is long, and offers a cell that follows sooner. */
  sooner(steps) {
    const soon = soonest(steps, cellsNamed(this.answer)[0]);
    const offer = soon && button(soon.count === 1 ? t("why.at-once", soon.name) : t("why.sooner", soon.name, soon.count), () => this.askAbout(soon.name), { class: "chip" });
    return make("p.long", make("b", t("why.long", steps.length)), offer);
  }

  /** A part of the argument as a row; steps that were drawn together, as singles in a row, are folded below it. */
  part(part, end, steps) {
    const { from, to } = part;
    if (from === to) return this.line(part, end, steps);
    const head = this.line(part, end, steps);
    const inner = steps.slice(from - 1, to).map((step) => this.line({ from: step.n, to: step.n, needs: step.needs }, end, steps));
    const below = make("div.inner", { hidden: true }, this.isBackward ? inner.reverse() : inner);
    head.setAttribute("aria-expanded", "false");
    head.addEventListener("click", () => {
      below.hidden = !below.hidden;
      head.setAttribute("aria-expanded", !below.hidden);
      this.mark();
    });
    return [head, below];
  }

  line({ from, to, text, needs }, end, steps) {
    // Where the list lies over the card, the step that is chosen is seen.
    const go = () => (from === to && this.root.classList.remove("listed"), this.stepper.go(from - 1));
    const at = { "data-from": from, "data-to": to };
    const told = needs?.length > 0 && t("why.needs", numbersText(needs, t("and-numbers")));
    const needed = told && make("span.needs", { title: told }, make("span.vh", told), make("span", { "aria-hidden": "true" }, `← ${numbersText(needs, t("and-numbers"))}`));
    if (from === to) {
      const step = steps[from - 1];
      const result = from === steps.length && this.isCovered ? "?" : resultOf(step, this.boardAt(from));
      const isHard = this.hard.has(from) && steps.length > 1;
      const name = [this.app.techniqueName(step.technique), isHard && make("span.vh", ` ${t("why.hardest")}`)];
      return row(from, name, result, go, { ...at, class: isHard ? "row hard" : "row", title: isHard ? t("why.hardest") : null }, needed);
    }
    const result = to === steps.length && end?.target && !this.isCovered ? conclusionText(end.target, t) : "";
    const name = this.partName(text, steps.slice(from - 1, to));
    return row(`${from}–${to}`, name, result, go, { class: "row group", ...at }, needed);
  }

  /** What steps are called that stand in one row: as the engine says, or by what they do. */
  partName(text, steps) {
    const [, first, rest] = /^([^:：]*)[:：]\s*(.*)$/.exec(text ?? "") ?? [null, text, ""];
    if (!text || areSingles(steps)) return runName(steps, t);
    return !rest || /=|<>/.test(rest) ? first : rest;
  }

  /** Marks the row of the step that is shown. */
  mark() {
    const n = (this.stepper.walk?.at ?? -1) + 1;
    if (n === this.steps?.length && this.isCovered) {
      this.told = this.key;
      this.head();
    }
    // Of steps that are folded their row is marked, of others they themselves.
    const isOpen = ({ from, to }) => from !== to && this.outline.querySelector(`[data-from="${from}"][data-to="${to}"]`).getAttribute("aria-expanded") === "true";
    markRows(this.outline, (at) => Number(at.from) <= n && n <= Number(at.to) && !isOpen(at));
  }
}
