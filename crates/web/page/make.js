// A new puzzle: by difficulty, by a technique it needs, by its rating, or under other rules.
import { unpack } from "./sudoku.js";
import { Catalogue } from "./catalogue.js";
import { act, bars, button, fill, icon, lines, make } from "./dom.js";
import { familyOf } from "./families.js";
import { alike } from "./reading.js";
import { reveal } from "./stepper.js";
import { samples } from "./samples.js";
import { rated } from "./grading.js";
import { GENTLE, LEVELS, TIERS, barsOfLevel, isAbove, levelOf, needing } from "./scales.js";
import { capital, t } from "./words.js";

const SYMMETRIES = ["180", "90", "diagonals", "mirrors", "full", "none"];
const KINDS = ["difficulty", "technique", "rating", "rules"];
const RULES = ["killer", "x", "jigsaw", "windoku", "antiknight", "antiking", "disjoint", "nonconsecutive"];
const SIZES = [9, 6, 4];

/** Ratings of Sudoku Explainer by what they mostly need, as the ends of each range. */
const RANGES = { singles: [1, 2.5], subsets: [2.6, 3.4], wings: [3.6, 5.5], chains: [6.5, 7.2], forcing: [7.3, 9] };

export class MakeCard {
  constructor(app) {
    this.app = app;
    this.kind = "difficulty";
    this.tier = "intermediate";
    this.tabs = KINDS.map((kind) => make("button", { type: "button", role: "tab", id: `make-${kind}`, "aria-controls": "make-by", "data-t": `make.${kind}`, onclick: () => this.turn(kind) }));
    const list = make("div.seg", { role: "tablist", "data-label": "make.by" }, this.tabs);
    list.addEventListener("keydown", (event) => this.along(event, this.tabs, KINDS, this.kind, (kind) => this.turn(kind)));
    this.options = LEVELS.map((tier) => make("div.opt", { role: "radio", "data-tier": tier, onclick: () => this.pick(tier) }, bars(barsOfLevel(tier)), make("span", make("b", { "data-t": `tier.${tier}`, class: "cap1" }), make("span", { "data-t": `tier.${tier}.is` })), icon("check")));
    this.radios = make("div.opts", { role: "radiogroup", "data-label": "make.difficulty" }, this.options);
    this.radios.addEventListener("keydown", (event) => this.along(event, this.options, LEVELS, this.tier, (tier) => this.pick(tier)));
    this.needs = make("input", { type: "search", id: "needs", "data-hint": "make.needs-hint", "data-label": "make.needs", autocomplete: "off", spellcheck: "false", oninput: () => this.suggest(this.needs.value) });
    this.names = make("div.offered.names", { tabindex: 0, role: "group", "data-label": "techniques" });
    this.catalogue = new Catalogue({ name: (slug) => app.techniqueName(slug), pick: (slug) => this.need(slug) });
    /** Whether the technique is to be the hardest step, and the two ways to choose from. */
    this.isHardest = true;
    this.ends = [true, false].map((is) => make("button", { type: "button", "data-t": is ? "make.hardest" : "make.harder", onclick: () => this.end(is) }));
    const bound = (name, value) => make("input.bound", { type: "number", min: 1, max: 12, step: 0.1, value, "data-label": name });
    this.least = bound("make.least", 4);
    this.most = bound("make.most", 5);
    this.rules = new Set();
    this.hard = make("select.select", { id: "rules-tier", "data-label": "make.difficulty" }, ["", ...TIERS].map((tier) => make("option", { value: tier, "data-t": tier ? `tier.${tier}` : "make.any" })));
    this.hard.value = this.tier;
    this.size = 9;
    this.ruleNodes = RULES.map((rule) => make("button.variant", { type: "button", "aria-pressed": "false", "data-rule": rule, onclick: () => this.under(rule) }, icon("check"), make("b", { "data-t": `variant.${rule}` }), make("span", { "data-t": `variant.${rule}.is` })));
    this.sizeNodes = SIZES.map((size) => make("button", { type: "button", "aria-pressed": "false", "data-size": size, onclick: () => this.measure(size) }, `${size}×${size}`));
    const own = act("make.own", () => this.app.puzzles.bring.ask(), { kind: "btn quiet" });
    const taste = make("div.chips", Object.keys(samples).map((rule) => act(`sample.${rule}`, () => this.sample(rule), { kind: "chip pick" })));
    this.bodies = {
      difficulty: make("div.stack", this.radios),
      technique: make("div.stack", make("p.small.dim", { "data-t": "make.needs-is" }), make("label.field", make("span.vh", { "data-t": "make.needs" }), this.needs), this.names, make("div.seg", { role: "group", "data-label": "make.steps" }, this.ends)),
      rating: make("div.stack", make("p.small.dim", { "data-t": "make.rating-is" }), make("div.line", { onfocusout: (event) => this.sort(event) }, make("label.line", make("span.small.dim", { "data-t": "make.least" }), this.least), make("label.line", make("span.small.dim", { "data-t": "make.most" }), this.most)), make("div.ranges", Object.keys(RANGES).map((name) => this.range(name)))),
      rules: make("div.stack", make("div.seg", { role: "group", "data-label": "make.size" }, this.sizeNodes),
        make("label.line", make("span.small.dim", { "data-t": "make.difficulty" }), make("span.selbox", this.hard, icon("down"))),
        make("p.small.dim", { "data-t": "make.rules-is" }), make("div.variants", { role: "group", "data-label": "make.rules" }, this.ruleNodes)),
    };
    this.symmetry = make("select.select", { id: "symmetry", "data-label": "make.symmetry" }, SYMMETRIES.map((value) => make("option", { value, "data-t": `symmetry.${value}` })));
    this.said = make("div.said", { role: "status" });
    this.button = act("make", () => this.generate(), { kind: "btn primary wide" });
    this.root = make("div.card.newp", list,
      make("div.by", { id: "make-by", role: "tabpanel", "aria-labelledby": "make-difficulty" }, Object.values(this.bodies)),
      (this.symmetryLine = make("label.line", make("span.small.dim", { "data-t": "make.symmetry" }), make("span.selbox", this.symmetry, icon("down")))),
      this.button, this.said,
      (this.besides = make("div.stack", make("div.own", make("span.small.dim", { "data-t": "make.own-is" }), own), make("div.own", make("span.small.dim", { "data-t": "make.samples-is" }), taste))));
    this.choose("difficulty");
    this.end(true);
    this.pick(this.tier);
    this.press();
  }

  /** Moves along a row of choices with the arrows. */
  along(event, nodes, names, now, choose) {
    const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!way && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    const at = (names.indexOf(now) + (way ?? 0) + names.length) % names.length;
    choose(names[at]);
    nodes[at].focus();
  }

  choose(kind) {
    this.kind = kind;
    this.tabs.forEach((node, index) => {
      const is = KINDS[index] === kind;
      node.setAttribute("aria-selected", is);
      node.tabIndex = is ? 0 : -1;
      this.bodies[KINDS[index]].hidden = !is;
    });
    this.symmetryLine.hidden = kind === "rules";
    this.besides.hidden = kind !== "rules";
    this.root.querySelector("#make-by").setAttribute("aria-labelledby", `make-${kind}`);
  }

  pick(tier) {
    this.tier = tier;
    for (const node of this.options) {
      const is = node.dataset.tier === tier;
      node.setAttribute("aria-checked", is);
      node.tabIndex = is ? 0 : -1;
      node.classList.toggle("on", is);
    }
  }

  /** The technique is the hardest step, or one of several that are as hard or harder. */
  end(isHardest) {
    this.isHardest = isHardest;
    this.ends.forEach((node, index) => node.setAttribute("aria-pressed", isHardest === (index === 0)));
  }

  /** The bounds of a rating that are left in the wrong order change places, and that is said. */
  sort({ relatedTarget } = {}) {
    const ends = [this.least, this.most];
    this.isSorted = false;
    if (ends.includes(relatedTarget) || !ends.every((node) => node.value) || Number(this.least.value) <= Number(this.most.value)) return;
    [this.least.value, this.most.value] = [this.most.value, this.least.value];
    this.isSorted = true;
    fill(this.said, make("p", t("make.sorted")));
  }

  /** Adds a rule, or takes it off. */
  under(rule) {
    if (!this.rules.delete(rule)) this.rules.add(rule);
    this.press();
  }

  measure(size) {
    this.size = size;
    if (size !== 9) this.rules.delete("windoku");
    this.press();
  }

  /** Shows which rules and which size are chosen. */
  press() {
    for (const node of this.ruleNodes) {
      const { rule } = node.dataset;
      node.setAttribute("aria-pressed", this.rules.has(rule));
      // Windows have room on the largest board alone.
      node.disabled = rule === "windoku" && this.size !== 9;
      node.title = node.disabled ? t("variant.large") : "";
    }
    for (const node of this.sizeNodes) node.setAttribute("aria-pressed", Number(node.dataset.size) === this.size);
  }

  relabel() {
    this.press();
    fill(this.said);
    if (this.kind === "technique") this.suggest();
  }

  /** Forgets what was wrong with another wish. */
  turn(kind) {
    if (kind !== this.kind) fill(this.said);
    this.choose(kind);
    if (kind === "technique") this.suggest();
  }

  /** A range of ratings, by what it mostly needs. */
  range(name) {
    const [least, most] = RANGES[name].map((end) => end.toFixed(1));
    const take = () => (fill(this.said), ([this.least.value, this.most.value] = [least, most]));
    return make("button.row.range", { type: "button", onclick: take }, make("span", { "data-t": `range.${name}` }), make("span.to.num", `${least}–${most}`));
  }

  /** Offers the techniques that a puzzle may need, those of the classic rules; all, or those that a text fits. */
  async suggest(wanted = "") {
    await this.app.loadTechniques();
    const all = (this.app.techniques.all ?? []).filter((it) => familyOf(it) !== "rules");
    const slug = this.app.slugOf(this.needs.value.trim());
    this.catalogue.list(this.names, all, { wanted, chosen: slug });
    reveal(this.names, this.names.querySelector("[aria-current]"));
  }

  /** Takes a technique of the list. */
  need(slug) {
    const { scrollTop } = this.names;
    this.needs.value = this.app.techniqueName(slug);
    fill(this.said);
    this.suggest().then(() => (this.names.scrollTop = scrollTop));
  }

  /** What the request asks for. */
  order() {
    if (this.kind === "difficulty") return this.tier === "gentle" ? GENTLE : { tier: this.tier };
    if (this.kind === "technique") return needing(this.app.techniques.all ?? [], this.app.slugOf(this.needs.value.trim()), this.isHardest);
    const [least, most] = [this.least, this.most].map((node) => Number(node.value) || 1).sort((a, b) => a - b);
    // The fields show what is asked for, whichever of them had the smaller number.
    [this.least.value, this.most.value] = [least, most];
    return { se: `${least.toFixed(1)}..${most.toFixed(1)}` };
  }

  /** The techniques that may be meant by a name that is none. */
  async meant() {
    const wanted = this.needs.value.trim();
    if (this.kind !== "technique" || !wanted) return [];
    await this.app.loadTechniques();
    const all = this.app.techniques.all ?? [];
    if (all.some(({ slug }) => slug === this.app.slugOf(wanted))) return [];
    return alike(wanted, all.map(({ slug }) => this.app.techniqueName(slug)));
  }

  /** The same kind of puzzle again, or one like a grade, or so many levels `harder`. */
  like({ grade, rules }, harder = 0) {
    const above = (levels, level) => levels[Math.min(levels.length - 1, levels.indexOf(level) + harder)];
    if (rules) {
      this.choose("rules");
      if (harder && grade?.tier) this.hard.value = above(TIERS, grade.tier);
    } else if (grade?.tier) {
      this.choose("difficulty");
      this.pick(above(LEVELS, levelOf(grade)));
    }
  }

  /** A board of four rows, the easiest there is. */
  async small() {
    this.choose("rules");
    this.rules.clear();
    this.measure(4);
    this.hard.value = TIERS[0];
    const made = await this.generate();
    // Why there is none is told in its room.
    if (made !== true) this.app.open("puzzles");
  }

  async generate() {
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    fill(this.said);
    if (this.kind === "rules") return this.rules.size || this.size !== 9 ? this.generateUnder(seed) : this.refused({ message: t("make.rules-none") });
    if (this.kind === "technique" && !this.needs.value.trim()) return this.lacking();
    // What a technique is rated is known from their list.
    if (this.kind === "technique") await this.app.loadTechniques();
    const order = this.order();
    const request = { type: "generate", seed, count: 1, symmetry: this.symmetry.value, ...(Object.keys(order).length && { order }) };
    let reply = await this.app.engine.ask("make", request);
    // Where none is found in which nothing is harder, one is made in which something may be.
    const isSecond = this.kind === "technique" && order.se && reply?.kind === "not-reached";
    if (isSecond) reply = await this.app.engine.ask("make", { ...request, order: { technique: order.technique } });
    if (!reply) return false;
    const isNone = reply.kind === "not-reached" || (reply.type === "generated" && !reply.puzzles.length);
    if (isNone && this.kind === "technique" && (await this.exemplify(order.technique))) return true;
    if (isNone) return this.refused({ kind: "not-reached" });
    if (reply.type !== "generated") return this.refused(reply, await this.meant());
    const [{ puzzle, solution }] = reply.puzzles;
    const wish = this.kind === "technique" && this.wish(order.technique, order.se && !isSecond);
    this.app.begin(unpack(puzzle.replaceAll("0", ".")), { solution, ...(wish && { credits: wish }) });
    if (isSecond) this.weigh(order);
    if (this.kind === "rating" && this.isSorted) this.app.rooms.notice.say([t("make.sorted")], "", null, { isBad: false });
    this.isSorted = false;
    return true;
  }

  /** What a puzzle that needs a technique is called, where that `isHardest` or others may be harder. */
  wish(slug, isHardest) {
    return { title: t(isHardest ? "make.made-hardest" : "make.made-for", this.app.techniqueName(slug)), author: "", rules: "", needs: slug };
  }

  /** Says of the puzzle that was made in place of one without harder steps that it has some, unless its rating tells that it has none. */
  async weigh(order) {
    const { app } = this;
    const { game } = app;
    const grade = await rated(app, app.givensText());
    if (app.game !== game) return;
    if (isAbove(grade, order)) return void app.rooms.notice.say([t("make.loose")], "make.try", () => app.makeWith(order.technique), { isBad: false });
    game.credits = this.wish(order.technique, true);
    app.keeper.isDirty = true;
    app.update();
  }

  /** In place of a puzzle that needs a technique and was not found, the example of its page. Says whether there is one. */
  async exemplify(slug) {
    const { techniques, rooms } = this.app;
    if (!(await techniques.playExample(slug))) return false;
    rooms.notice.say([t("make.example", techniques.name(slug))], "make.try", () => this.app.makeWith(slug), { isBad: false });
    return true;
  }

  /** A puzzle under the rules that are chosen: it comes as a link, in which they stand. */
  async generateUnder(seed) {
    const made = await this.app.engine.ask("make", { type: "generate", seed, count: 1, rules: [...this.rules], size: this.size, ...(this.hard.value && { order: { tier: this.hard.value } }) });
    if (!made) return false;
    // The names are those that were chosen.
    if (["not-reached", "unreadable"].includes(made.kind)) return this.refused({ message: t("make.none-rules", [...this.rules].map((rule) => t(`variant.${rule}`)).join(t("and-digits"))) });
    if (made.type !== "variants") return this.refused(made);
    const [{ link }] = made.puzzles;
    const reply = await this.app.engine.ask("read", { type: "read", text: link, most: 1 });
    if (!reply) return false;
    if (reply.type !== "read") return this.refused(reply);
    this.app.puzzles.bring.start(reply.puzzles[0], { isMade: true });
    return true;
  }

  /** Opens the sample of a rule of lines. */
  sample(rule) {
    return this.app.puzzles.bring.take(JSON.stringify({ ...samples[rule], title: t(`sample.${rule}.is`) }), "", { isMade: true });
  }

  /** No technique is named. */
  lacking() {
    this.needs.focus();
    return this.refused({ message: t("make.needs-none") });
  }

  /** Says why there is no puzzle; of a technique that is none, offers those that may be meant. */
  refused(reply, meant = []) {
    const isNeeded = this.kind === "technique";
    const said = reply.kind === "not-reached" ? t(isNeeded ? "make.none-needs" : "make.none") : reply.message;
    const take = (name) => {
      this.needs.value = name;
      return this.generate();
    };
    const chips = meant.length > 0 && [make("p", t("make.meant")), make("div.chips", meant.map((name) => button(name, () => take(name), { class: "chip pick" })))];
    const rare = isNeeded && reply.kind === "not-reached" && act("technique.page", () => this.app.openTechnique(this.app.slugOf(this.needs.value.trim())), { kind: "btn wide" });
    fill(this.said, lines(capital(said)).map((node) => (node.classList.add("problem"), node)), chips, rare);
    return false;
  }
}
