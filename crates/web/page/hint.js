// The ladder of hints: a rung at a time, and first of all what is wrong.
import { cellsNamed } from "./sudoku.js";
import { blockIn, marksOfRungs, reached } from "./told.js";
import { act, button, fill, lines, make } from "./dom.js";
import { guideOf } from "./guide.js";
import { LEVELS, briefOf, clashRung, concludedText, conclusionText, cureOf, isLeftOut, isMistaken, isNew, isNothing, levelBehind, loudest, namesOf, rungCount, rungOf, tellsConclusion, wrongText } from "./ladder.js";
import { refusalText } from "./improper.js";
import { followed, heldBoard } from "./follow.js";
import { warned } from "./parted.js";
import { ask, wayOn } from "./refusal.js";
import { curesFor, openRight, openSteps } from "./astray.js";
import { namedBoxes } from "./named.js";
import { nameMove } from "./naming.js";
import { legendOf } from "./picture.js";
import { isSingleName } from "./scales.js";
import { Stepper, reveal } from "./stepper.js";
import { isBare } from "./walk.js";
import { capital, house, t } from "./words.js";

/** From how many characters on a rung is set smaller. */
const LONG = 60;

/** In how many hints it is said what a name of several cells stands for. */
const LESSONS = 2;

/** How long a click where more was told is no click on what stands there since, in milliseconds. */
const SLIP = 500;

export class HintView {
  constructor(app, root) {
    this.app = app;
    this.title = make("h2");
    // A click on a dot tells up to it; who has no pointer has a button for all.
    this.dots = make("ol.dots", { "aria-hidden": "true", onclick: ({ clientX }) => this.rungs.length && this.tellTo(reached(clientX, this.dots)) });
    this.every = act("hint.every", () => this.tellTo(), { kind: "btn quiet every", hidden: true });
    // The dots say the same to those who see.
    this.count = make("span.vh.num");
    this.body = make("div.body", { tabindex: 0, role: "group", "data-label": "tab.hint", "aria-live": "polite" });
    this.foot = make("div.foot");
    this.sheet = make("div.card.sheet", make("div.head", this.title, this.every, this.dots, this.count), this.body, this.foot);
    this.stepper = new Stepper(app);
    this.proof = make("div.proofbox", { hidden: true }, make("div.q", (this.about = make("h2")), act("close", () => this.closeSteps(), { kind: "btn quiet" })), (this.intro = make("p.small.dim")), this.stepper.root, (this.end = make("p.ending")));
    fill(root, this.sheet, this.proof);
    this.reset();
  }

  /** Forgets the hint, as the board is another. */
  reset() {
    this.turn = (this.turn ?? 0) + 1;
    this.rungs = [];
    this.all = this.kind = null;
    /** True while several rungs are told, and once all were told at once. */
    this.isTelling = this.isWhole = false;
    this.digits = "";
    /** The position that it is about, and its step, once that is known. */
    this.from = this.step = null;
    this.replies = new Map();
    this.proof.hidden = true;
    this.sheet.hidden = false;
    this.stepper.clear();
    this.start();
  }

  /** What can be asked for. */
  start(words = null, { redo = false, undo = false, lead = ask, title = "hint" } = {}) {
    this.isFound = false;
    fill(this.title, t(title));
    fill(this.dots);
    fill(this.count);
    this.every.hidden = true;
    const names = this.app.game.lastMove();
    fill(this.body, make("div.pad20", words instanceof Node ? words : lines(capital(words ?? t("hint.intro")))), words === null && guideOf(this.app));
    fill(
      this.foot,
      lead(this),
      undo && act("undo", () => this.app.undo(), { kind: "btn", sign: "undo" }),
      redo && act("redo", () => this.app.redo(), { kind: "btn", sign: "redo" }),
      names && act("name.ask", () => this.nameMove(), { kind: "btn" }),
      act("hint.check", () => this.check(), { kind: "btn" }),
    );
  }

  /** What stands over the keys while one plays: the last rung, or that its step was found. */
  get said() {
    if (this.isFound) return { label: "", text: t("hint.found") };
    return briefOf(this.rungs, t);
  }

  /** What a board is to the hint, as the game has changed: `same`, `part`, `done`, `other`. */
  follow(board) {
    return this.rungs.length ? followed((!this.isMistake && this.step) || {}, this.from, board) : "other";
  }

  /** Goes on behind a change that was nothing or a part of its step; of all of it says so. */
  goOn(way) {
    if (way !== "done") return this.draw();
    this.start(t("hint.found"));
    this.isFound = true;
    this.app.announce(t("hint.found"));
  }

  /** What was asked: how many rungs were said. */
  get lastAsked() {
    return this.rungs.length;
  }

  /** Says as many rungs again, which do not count as others. */
  async askAgain(count) {
    const { hints } = this.app.game;
    const counted = { ...hints };
    this.isAgain = true;
    try {
      await this.tellTo(count);
    } finally {
      this.isAgain = false;
      Object.assign(hints, counted);
    }
  }

  /** Says the rungs up to that of a number, or all of them. */
  async tellTo(count = Infinity) {
    // What is asked already is told first.
    await this.asking;
    this.isTelling = true;
    this.isWhole ||= count === Infinity;
    for (let said = -1; this.rungs.length > said && this.rungs.length < count; ) {
      said = this.rungs.length;
      await this.more();
    }
    this.isTelling = false;
    if (this.rungs.length) this.show(false);
  }

  /** Who chooses hints asks for one. */
  want = () => (this.isWanted = true);

  opened() {
    const { isWanted } = this;
    this.isWanted = false;
    if (this.rungs.length) return this.show();
    if (!this.isFound) this.start();
    return isWanted ? this.more() : null;
  }

  ask(level) {
    const { game, engine } = this.app;
    if (!this.replies.has(level)) {
      const { start, entries } = game.since();
      const request = { type: "hint", puzzle: this.app.position(start), ...(entries.length && { entries }), level, show: { form: "svg" } };
      const asked = engine.ask("hint", request);
      this.replies.set(level, asked);
      this.from ??= heldBoard(game.board());
      const { turn } = this;
      asked.then((reply) => {
        if (!reply) this.replies.delete(level);
        else if (level === "full" && turn === this.turn) this.step = reply.hint?.step ?? null;
      });
    }
    return this.replies.get(level);
  }

  /** Says one rung more. */
  async more() {
    if (this.isAsking || warned(this)) return;
    this.isAsking = true;
    try {
      await (this.asking = this.next());
    } finally {
      this.isAsking = false;
    }
  }

  /** The next rung that says anything new. */
  async next() {
    const { turn } = this;
    const before = this.rungs.length;
    // Whether it is about a mistake is told by this level on.
    const kind = await this.ask("technique");
    if (turn !== this.turn || !kind) return;
    if (kind.type !== "hint" || isNothing(kind.hint)) return this.refuse(kind);
    this.isMistake = isMistaken(kind.hint);
    this.kind = kind.hint;
    if (!before && this.isMistake) await this.see();
    if (turn !== this.turn) return;
    for (let index = levelBehind(this.rungs.at(-1)); this.rungs.length === before && index < LEVELS.length; index += 1) {
      const reply = await this.ask(LEVELS[index]);
      if (turn !== this.turn || !reply) return;
      if (reply.type !== "hint") return this.refuse(reply);
      const rung = this.rung(LEVELS[index], reply);
      if (isNew(rung, this.rungs.at(-1)) && !isLeftOut(rung.level, reply.hint, reply.text)) this.rungs.push(rung);
    }
    const { hints } = this.app.game;
    if (!before) hints.asked += 1;
    hints.said += this.rungs.length - before;
    this.show();
    this.total();
  }

  /** Says at once what can be seen of a mistake: two equal digits. */
  async see() {
    const { turn } = this;
    const reply = await this.ask("full");
    const rung = reply?.type === "hint" && turn === this.turn ? clashRung(reply, { t, house }) : null;
    if (rung) this.rungs.push(rung);
  }

  rung(level, reply) {
    const concludes = (short) => concludedText(namesOf(short), this.app.game.board(), t);
    return rungOf(level, reply, { t, house, technique: (slug) => this.app.techniqueName(slug), concludes, isAlone: this.app.game.since().entries.length === 1 }, this.isMistake);
  }

  /** Says why there is no step, or what is wrong with the board before any step. */
  async refuse(reply) {
    const { turn } = this;
    const whole = reply.type === "hint" ? await this.ask("full") : reply;
    if (turn !== this.turn || !whole) return;
    this.start(refusalText(this.app.game, whole.message ?? whole.hint?.text ?? whole.text, t), { lead: wayOn(whole.hint, this.app.game.problem) });
  }

  /** Finds out what the other rungs are about, while the reader reads. */
  async total() {
    const { turn } = this;
    const all = this.rungs.slice(0, 1).filter(({ level }) => level === "seen");
    for (const level of LEVELS.slice(levelBehind(all[0]))) {
      const reply = await this.ask(level);
      if (turn !== this.turn || reply?.type !== "hint") return;
      this.digits = reply.hint.digits ?? this.digits;
      const rung = this.rung(level, reply);
      if (isNew(rung, all.at(-1)) && !isLeftOut(level, reply.hint, reply.text)) all.push(rung);
    }
    if (this.rungs.length === 1 && !this.isAgain) this.app.game.hints.of += all.length;
    this.all = all;
    this.show(false);
  }

  head() {
    // Behind what is seen at once only what belongs there is left to be told.
    const isSeen = Boolean(this.rungs[0].clash?.isFirst);
    const { at, of } = isSeen || this.all ? { at: this.rungs.length, of: this.all?.length ?? 2 } : rungCount({ ...this.kind, digits: this.digits, ...this.rungs.at(-1).reply.hint });
    fill(this.title, t(this.isMistake ? "mistake" : "hint"));
    fill(this.dots, Array.from({ length: of }, (_, index) => make("li", { class: index + 1 < at ? "on" : index + 1 === at ? "on now" : null })));
    fill(this.count, t("n-of", at, of));
    this.isLast = at >= of;
    this.every.hidden = this.isLast;
    this.feet();
  }

  /** Shows the rungs that were said, and of the others what they are about. */
  show(anew = true) {
    const last = this.rungs.length - 1;
    const now = this.isWhole && !this.isTelling ? loudest(this.rungs) : last;
    const lesson = this.lesson();
    const block = lesson && blockIn(lesson.text);
    const item = (rung, index) =>
      make("li", { class: index === now ? "said now" : "said" },
        make("span.lbl", rung.label),
        rung.slug ? button(rung.text, () => this.app.openTechnique(rung.slug), { class: "txt link" }) : make("span", { class: rung.text.length > LONG ? "txt long" : "txt" }, lines(rung.text)),
        rung.more && make("p.small.dim", rung.more),
        rung === lesson && make("p.small.dim.lesson", t("hint.block", block.name, block.cells.join(t("and-cells")))),
        this.isMistake && rung.level === "full" && rung.reply.hint.refutations?.length > 0 && act("mistake.steps", () => this.openSteps()),
        this.isMistake && rung.level === "proof" && cellsNamed(rung.text).length > 0 && act("mistake.right", () => openRight(this.app, rung.text)),
        index === now && legendOf(this.marks()));
    const next = (this.all ?? []).slice(last + 1).map((rung, index) => make("li.next", button(rung.label, () => this.tellTo(last + index + 2), { class: "lbl" })));
    const wait = this.isTelling && next.length > 0 && make("li.next.wait", { "aria-hidden": "true" }, "…");
    this.list = make("ol.ladder", this.rungs.map(item), wait, next);
    const wrong = this.isMistake ? this.app.game.wrong().length : 0;
    const isCounted = new RegExp(`^\\D*${wrong}\\b`).test(this.rungs[0].text);
    fill(this.body, wrong > 1 && !isCounted && make("p.small.dim.wrongs", t("mistake.count", wrong)), this.list, this.besides());
    this.head();
    this.app.rooms.learn.fit();
    reveal(this.body, this.list.children[now]);
    // Of all that was told at once, what follows stands above why.
    if (now < last) reveal(this.body, this.list.children[now - 1]);
    if (!anew) return;
    this.draw();
    this.app.announce(`${this.rungs[last].label}: ${this.rungs[last].text}`);
  }

  /** The first rung that names several cells at once, as long as that is new to the reader. */
  lesson() {
    const { settings } = this.app;
    const rung = this.isMistake ? null : this.rungs.find(({ text }) => blockIn(text));
    if (!rung || (settings.lessons >= LESSONS && this.lessonOf !== this.turn)) return null;
    if (this.lessonOf !== this.turn) this.app.set("lessons", settings.lessons + 1);
    this.lessonOf = this.turn;
    return rung;
  }

  /** What else can be asked for here: a name for the last move. */
  besides() {
    return !this.isMistake && this.app.game.lastMove() && make("div.besides", act("name.ask", () => this.nameMove(), { kind: "btn quiet" }));
  }

  /** The marks of the last rung: no more than it says. */
  marks() {
    return marksOfRungs(this.rungs, this.app);
  }

  draw() {
    // Whoever went elsewhere meanwhile sees nothing of it on the board.
    const { room, panel } = this.app.rooms;
    const isPlayed = room === "play" && panel === "play";
    if (!this.rungs.length || (!isPlayed && this.sheet.closest("[hidden]"))) return;
    const marks = this.marks();
    const { technique, step } = this.rungs.at(-1).reply.hint;
    const isPlain = isBare(step ?? { pattern: { kind: isSingleName(technique) ? "single" : "" } }, this.app.game.board());
    // Who plays keeps the notes that are there.
    const all = !isPlayed && !this.isMistake && !isPlain && (marks.nodes.length > 0 || marks.links.length > 0);
    const words = this.rungs.map(({ text }) => text).join("\n");
    this.app.showMarks({ ...marks, boxes: namedBoxes(words), told: cellsNamed(words) }, { pencil: all });
  }

  /** Each button keeps its place to the last rung, so that quick clicks on one do not reach another; at its end the one that told more is gone. */
  feet() {
    const { hint } = this.rungs.at(-1).reply;
    const { isMistake, isLast } = this;
    const isOver = isLast && !isMistake;
    const before = this.foot.querySelector(".tells")?.getBoundingClientRect();
    if (isOver && before) this.ended = { right: before.right, at: performance.now() };
    const more = isOver
      ? make("span.isall.small.dim", t("hint.end"))
      : act(isLast ? "hint.end" : "hint.more", () => this.more(), { kind: isLast ? "btn" : "btn primary tells", key: isMistake ? undefined : "?", disabled: isLast });
    // What is not told yet is not applied.
    const apply = () => act("apply", (event) => this.isSlip(event) || this.apply(), { kind: `btn fix${isLast ? " primary" : ""}`, disabled: Boolean(hint.contradiction) || !tellsConclusion(this.rungs) });
    fill(this.foot, more, isMistake ? curesFor(this, hint) : apply());
  }

  /** True for a click that was meant for the button that told more, and stood there just before. */
  isSlip({ detail, clientX }) {
    return detail > 0 && clientX < this.ended?.right && performance.now() - this.ended.at < SLIP;
  }

  /** Carries out the step of the hint. */
  async apply() {
    const { turn } = this;
    const reply = await this.ask("full");
    const step = reply?.hint?.step;
    if (turn !== this.turn || !step) return;
    this.app.applyStep(step);
    // The digit that was placed is seen at once.
    this.app.board.selectAll((step.place ?? []).flatMap(cellsNamed));
    this.start(t("hint.applied", conclusionText([...(step.place ?? []), ...(step.eliminate ?? [])], t)), { undo: true });
  }

  back() {
    const went = this.app.backToRight();
    this.start(went ? t("hint.went", went) : t("hint.stays"), { redo: went > 0 });
  }

  /** Takes back what is wrong, and nothing else. */
  clear() {
    const wrong = this.app.clearWrong();
    this.app.board.selectAll(wrong.flatMap(cellsNamed));
    this.start(t(cureOf(wrong).done, wrongText(wrong, t)));
  }

  /** Opens the steps that lead to what a wrong entry, or the puzzle itself, makes impossible. Says whether there are any. */
  openSteps() {
    return openSteps(this);
  }

  /** Shows why the puzzle has no solution, or says what is wrong with it. */
  async contradict() {
    if (!(await this.openSteps())) await this.more();
  }

  /** Makes room for steps in place of the ladder, with words above and below them. */
  beside(title, intro, end) {
    this.sheet.hidden = true;
    this.proof.hidden = false;
    fill(this.about, t(title));
    fill(this.intro, intro);
    this.intro.hidden = !intro;
    fill(this.end, end);
  }

  closeSteps() {
    this.proof.hidden = true;
    this.sheet.hidden = false;
    this.stepper.clear();
    if (this.rungs.length) this.show();
    else this.app.showStep(null);
  }

  /** Looks for mistakes and for nothing else. */
  async check() {
    const { turn } = this;
    const told = await this.ask("where");
    if (turn !== this.turn || !told) return;
    await (told.type === "hint" && !told.hint.wrong ? this.start(t(this.app.game.isUnread ? "hint.fine-notes" : "hint.fine")) : this.more());
  }

  nameMove() {
    return nameMove(this);
  }
}
