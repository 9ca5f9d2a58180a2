// Walk: the whole solution step by step, what the checker says of it, and its proof.
import { act, button, download, fill, icon, iconButton, lines, make } from "./dom.js";
import { refusal } from "./refusal.js";
import { TIERS } from "./scales.js";
import { Stepper, markRows, resultOf, row } from "./stepper.js";
import { drawBars, easierOf, stepAt, stripOf } from "./strip.js";
import { asGiven } from "./sudoku.js";
import { curesOf } from "./why.js";
import { Walk, areSingles, hardestOf, numberOf, paceOf, upTo } from "./walk.js";
import { t, translate } from "./words.js";

/** The orders of techniques; the first is that of the page. */
const PROFILES = ["scanning", "default", "documents", "se", "se-corrected", "se118", "hodoku"];

/** How fast a walk goes by itself: how many times as fast as its words are read. */
const SPEEDS = [1, 2, 4, 0.5];

export class WalkView {
  constructor(app, root) {
    this.app = app;
    this.root = root;
    const choice = (id, values, name) =>
      make("label.line", make("span.small.dim", { "data-t": id }), make("span.selbox", make("select.select", { "data-label": id }, values.map((value) => make("option", { value, "data-t": name ? `${name}${value}` : null }, name ? "" : value))), icon("down")));
    this.cap = choice("walk.cap", ["", ...TIERS], "tier.");
    this.profile = choice("walk.profile", PROFILES, "profile.");
    // What was said of the entries is past.
    this.from = make("input", { type: "checkbox", onchange: () => this.say() });
    /** Which techniques, and in which order: what a first walk does not ask. */
    this.choices = make("div.stack", this.cap, this.profile);
    this.intro = make("div.body.pad20", (this.about = make("p.dim", { "data-t": "walk.intro" })), this.choices, make("label.option", this.from, make("span", { "data-t": "walk.start" })));
    this.said = make("div.pad20.walksaid", { role: "status" });
    /** The puzzle of which a walk was asked for: of another it begins when it is. */
    this.puzzle = null;
    /** The puzzle whose walk has candidates first, whatever is chosen, as it is about a step that scanning goes round. */
    this.byCandidates = null;
    this.begin = make("div.card.sheet", this.said, this.intro, make("div.foot", act("walk.solve", () => this.solve(), { kind: "btn primary" })));
    this.rows = make("div.body", { tabindex: 0, role: "group", "data-label": "walk.steps" });
    this.stepper = new Stepper(app, { moved: () => this.mark(), list: () => (root.classList.toggle("listed"), this.mark()) }, { beside: this.rows });
    // On small screens the walk is run beside the steps, and what it is run by stands there.
    this.films = iconButton("walk.run", "run", () => (this.timer ? this.pause() : this.run()), { class: "icb film" });
    this.speeds = [0, 1].map((at) => button("", () => this.hurry(), { class: at ? "btn speed" : "btn film speed", "data-tip": "walk.speed" }));
    this.stepper.root.lastChild.prepend(this.films);
    this.stepper.root.lastChild.append(act("walk.take", () => this.take(), { kind: "btn take", "data-tip": "walk.take.is" }), this.speeds[0]);
    this.strip = make("div.stripbox.nob");
    this.verdict = make("div.verdict", { role: "status" });
    this.runs = act("walk.run", () => (this.timer ? this.pause() : this.run()), { sign: "run" });
    this.speed = SPEEDS[0];
    this.checks = act("check", () => this.check(), { sign: "check" });
    this.under = make("div.card.sheet.under", this.strip, this.rows, this.verdict, make("div.foot", this.runs, this.speeds[1], this.checks));
    fill(root, this.begin, this.stepper.root, this.under);
    this.reset();
  }

  reset() {
    this.pause();
    this.stepper.clear();
    this.asked = null;
    /** Whether the techniques are being chosen, so that the walk does not begin by itself. */
    this.isChosen = false;
    this.root.classList.remove("listed");
    this.say();
    this.begin.lastChild.hidden = this.intro.hidden = false;
    this.layout(false);
  }

  layout(found) {
    this.begin.hidden = found;
    this.choices.hidden = !this.isChosen;
    this.stepper.root.hidden = !found;
    this.under.hidden = !found;
  }

  /** What was asked: the step that the walk is at. */
  get lastAsked() {
    return this.stepper.walk && { at: this.stepper.walk.at };
  }

  async askAgain({ at }) {
    await this.solve();
    if (at > 0) this.stepper.go(at);
  }

  opened() {
    if (this.stepper.walk) return this.stepper.show();
    if (this.asked || this.isChosen) return null;
    this.from.checked = this.app.isSolved;
    return this.puzzle === this.app.givensText() ? this.solve() : null;
  }

  /** The walk of this puzzle is asked for. */
  want() {
    this.puzzle = this.app.givensText();
  }

  /** Begins from what stands on the board, or from the givens, if it is solved or a technique is looked for, whose first step is shown. */
  async beginAnew(slug = null) {
    this.from.checked = this.app.isSolved || slug !== null;
    this.byCandidates = null;
    await this.solve();
    if (!slug) return;
    const first = () => this.stepper.walk?.steps.findIndex(({ technique }) => technique === slug) ?? 0;
    // Whoever scans first may never come to a cell's last digit.
    if (first() < 0 && this.profile.querySelector("select").value === PROFILES[0]) {
      this.byCandidates = this.puzzle;
      await this.solve();
    }
    this.stepper.go(first());
  }

  /** Back to what can be chosen: which techniques, and from where. */
  choose() {
    this.app.showStep(null);
    this.reset();
    this.byCandidates = null;
    this.isChosen = true;
    this.choices.hidden = false;
  }

  async solve() {
    this.reset();
    const { game } = this.app;
    const start = this.from.checked ? asGiven(game) : game.board();
    this.asked = start;
    this.want();
    const [reply] = await Promise.all([this.askFrom(start), this.app.loadTechniques()]);
    if (this.asked !== start || !reply) return;
    if (reply.type !== "solved") return this.refuse(reply);
    this.found(start, reply);
  }

  /** Asks for the walk from a board, by the techniques that are chosen. */
  askFrom(start) {
    const [profile, cap] = [this.profile, this.cap].map((field) => field.querySelector("select").value);
    const options = { profile: this.byCandidates === this.puzzle ? "default" : profile, ...(cap && { up_to: cap }) };
    return this.app.engine.ask("walk", { type: "solve", puzzle: this.app.position(start), options, text: false });
  }

  /** Told in other words: the step that is shown stays, with its own words first, and those of the others come when they are there. */
  async retell() {
    const { walk } = this.stepper;
    const reply = await this.askFrom(walk.start);
    if (this.stepper.walk === walk && reply?.type === "solved") this.found(walk.start, reply, walk.at);
  }

  /** Shows a walk that was found, at one of its steps. */
  found(start, reply, at = 0) {
    this.messages = reply.messages;
    const steps = reply.messages.filter((message) => message.type === "step");
    this.end = reply.messages.find((message) => message.type === "end" || message.type === "error");
    if (!steps.length) {
      this.say(lines(this.end?.message ?? t("walk.nothing")));
      return;
    }
    this.steps = steps;
    // Of singles, none is hard.
    this.stepper.hardest = areSingles(steps) ? -1 : this.end?.hardest ? steps.findLastIndex((step) => step.technique === this.end.hardest) : hardestOf(steps);
    this.layout(true);
    const walk = new Walk(start, steps);
    this.build(walk);
    this.stepper.load(walk, at);
  }

  build(walk) {
    const { steps, stepper } = this;
    const name = (slug) => this.app.techniqueName(slug);
    const [cap, bars] = stripOf(steps, stepper.hardest, name, (index) => (this.pause(), stepper.go(index)));
    bars.addEventListener("click", (event) => {
      const box = bars.getBoundingClientRect();
      stepper.go(stepAt((event.clientX - box.left) / box.width, steps));
    });
    this.bars = bars;
    // Of a walk from the middle the rating of the puzzle says nothing.
    const isWhole = walk.start.values.every((digit, cell) => digit === walk.start.givens[cell]);
    fill(this.strip, cap, bars, isWhole && easierOf(steps, stepper.hardest, this.app.game.grade?.er, name), this.end?.outcome === "stuck" && make("p.small.dim", t(this.app.game.problem ? "walk.parts" : "walk.stuck")));
    const line = (step, index) => row(step.n, this.app.techniqueName(step.technique), resultOf(step, walk.board(index)), () => (this.pause(), this.root.classList.remove("listed"), stepper.go(index)), { "data-at": index });
    this.root.style.setProperty("--rows", steps.length);
    fill(this.rows, make("div.outline", steps.map(line), this.more()));
    fill(this.verdict);
  }

  /** Says why there is no walk, or nothing. */
  say(...nodes) {
    fill(this.said, ...nodes);
    this.about.hidden = nodes.length > 0;
    this.begin.lastChild.hidden = false;
  }

  /** Says why there is none, of wrong entries with the ways back from them; of a puzzle that is none, it is no use to ask again. */
  refuse({ kind, message }) {
    const { app } = this;
    if (kind === "wrong-entries") {
      app.game.tell(app.game.wrong());
      app.board.update();
      this.say(make("h2", t("mistake")), lines(message), curesOf(app, () => this.solve()));
      // What is wrong comes first; from the givens a walk can begin all the same.
      this.begin.lastChild.hidden = true;
      return;
    }
    this.say(refusal(app, message));
    this.begin.lastChild.hidden = this.intro.hidden = Boolean(this.app.game.problem);
  }

  /** What else can be done with the walk. */
  more() {
    return make("details.more", make("summary", t("more")),
      make("div.stack",
        act("walk.prove", () => this.prove()),
        act("walk.log", () => download("qedoku.ndjson", this.log(), "application/x-ndjson")),
        act("walk.again", () => this.choose())));
  }

  mark() {
    const { walk, hardest } = this.stepper;
    if (!walk || !this.bars) return;
    drawBars(this.bars, walk.steps, walk.at, hardest);
    markRows(this.rows, ({ at }) => Number(at) === walk.at);
  }

  /** Goes on by itself, as fast as the words are read; from the end, from the first step. */
  run() {
    const { walk } = this.stepper;
    if (walk.at === walk.length - 1) this.stepper.go(0);
    this.wait();
    this.playing(true);
  }

  /** Lets the step that is shown stand until it is read. */
  wait() {
    const { stepper } = this;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!stepper.walk || stepper.walk.at >= stepper.walk.length - 1) return this.pause();
      this.wait(stepper.go(stepper.walk.at + 1));
    }, paceOf(stepper.walk.step, this.speed));
  }

  /** Takes the next speed. */
  hurry() {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length];
    if (this.timer) this.wait();
    this.playing(Boolean(this.timer));
  }

  /** Ends going by itself. Says whether it did. */
  pause() {
    const was = Boolean(this.timer);
    clearTimeout(this.timer);
    this.timer = null;
    if (this.runs) this.playing(false);
    return was;
  }

  /** Shows whether it goes by itself, and how fast. */
  playing(is) {
    this.sign(is ? "walk.pause" : "walk.run", is ? "pause" : "run");
    this.root.classList.toggle("playing", is);
    for (const node of this.speeds) {
      fill(node, t("walk.times", this.speed));
      node.setAttribute("aria-label", `${t("walk.speed")}: ${t("walk.times", this.speed)}`);
    }
  }

  sign(words, name) {
    fill(this.runs, icon(name), make("span", { "data-t": words }));
    fill(this.films, icon(name));
    this.films.dataset.label = this.films.dataset.tip = words;
    translate([this.films]);
  }

  /** Plays the steps up to the one that is shown into the game, as one change. */
  take() {
    const { app, stepper: { walk } } = this;
    const said = t("walk.taken", numberOf(walk));
    const step = upTo(walk);
    app.open("play");
    app.applyStep(step, said);
    app.announce(said);
  }

  log() {
    return this.messages.map((message) => JSON.stringify(message) + "\n").join("");
  }

  async check() {
    const reply = await this.app.engine.ask("check", { type: "check", log: this.log() });
    if (!reply) return;
    const isGood = reply.type === "checked" && reply.accepted;
    const wrong = () => (reply.type === "checked" ? `${t("rejected")}: ${reply.text.trim()}` : reply.message);
    fill(this.verdict, isGood ? make("p.good", t("accepted", this.steps.length)) : make("p.problem", wrong()));
  }

  async prove() {
    const reply = await this.app.engine.ask("prove", { type: "prove-log", log: this.log() });
    if (!reply) return;
    if (reply.type !== "proved") return fill(this.verdict, make("p.problem", reply.message));
    const file = ([name, text]) => button(name, () => download(name, text), { class: "btn" });
    fill(this.verdict, lines(reply.text), make("div.pair", Object.entries(reply.files).map(file)), make("p.mono.small", reply.proof.run.join(" ")));
  }
}
