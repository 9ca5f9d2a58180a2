// A new puzzle: by difficulty, by a technique it needs, or by its rating.
import { unpack } from "./sudoku.js";
import { act, bars, fill, icon, lines, make } from "./dom.js";
import { TIERS } from "./scales.js";
import { t } from "./words.js";

const SYMMETRIES = ["180", "90", "diagonals", "mirrors", "full", "none"];
const KINDS = ["difficulty", "technique", "rating"];

export class MakeCard {
  constructor(app) {
    this.app = app;
    this.kind = "difficulty";
    this.tier = "intermediate";
    this.tabs = KINDS.map((kind) => make("button", { type: "button", role: "tab", id: `make-${kind}`, "aria-controls": "make-by", "data-t": `make.${kind}`, onclick: () => this.choose(kind) }));
    const list = make("div.seg", { role: "tablist", "data-label": "make.by" }, this.tabs);
    list.addEventListener("keydown", (event) => this.along(event, this.tabs, KINDS, this.kind, (kind) => this.choose(kind)));
    this.options = TIERS.map((tier, index) => make("div.opt", { role: "radio", "data-tier": tier, onclick: () => this.pick(tier) }, bars(index + 1), make("span", make("b", { "data-t": `tier.${tier}`, class: "cap1" }), make("span", { "data-t": `tier.${tier}.is` })), icon("check")));
    this.radios = make("div.opts", { role: "radiogroup", "data-label": "make.difficulty" }, this.options);
    this.radios.addEventListener("keydown", (event) => this.along(event, this.options, TIERS, this.tier, (tier) => this.pick(tier)));
    this.needs = make("input", { type: "search", id: "needs", list: "slugs", "data-hint": "make.needs-hint", "data-label": "make.needs", autocomplete: "off", spellcheck: "false", onfocus: () => this.suggest() });
    this.slugs = make("datalist", { id: "slugs" });
    const bound = (name, value) => make("input.bound", { type: "number", min: 1, max: 12, step: 0.1, value, "data-label": name });
    this.least = bound("make.least", 4);
    this.most = bound("make.most", 5);
    this.bodies = {
      difficulty: this.radios,
      technique: make("div.stack", make("p.small.dim", { "data-t": "make.needs-is" }), make("label.field", make("span.vh", { "data-t": "make.needs" }), this.needs), this.slugs),
      rating: make("div.stack", make("p.small.dim", { "data-t": "make.rating-is" }), make("div.line", make("label.line", make("span.small.dim", { "data-t": "make.least" }), this.least), make("label.line", make("span.small.dim", { "data-t": "make.most" }), this.most))),
    };
    this.symmetry = make("select.select", { id: "symmetry", "data-label": "make.symmetry" }, SYMMETRIES.map((value) => make("option", { value, "data-t": `symmetry.${value}` })));
    this.said = make("div.said", { role: "status" });
    this.button = act("make", () => this.generate(), { kind: "btn primary wide" });
    this.root = make("div.card.newp", list,
      make("div.by", { id: "make-by", role: "tabpanel", "aria-labelledby": "make-difficulty" }, Object.values(this.bodies)),
      make("label.line", make("span.small.dim", { "data-t": "make.symmetry" }), make("span.selbox", this.symmetry, icon("down"))),
      this.button, this.said);
    this.choose("difficulty");
    this.pick(this.tier);
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

  relabel() {
    fill(this.said);
  }

  /** Offers the techniques that a puzzle may need. */
  async suggest() {
    await this.app.loadTechniques();
    const all = this.app.techniques.all ?? [];
    fill(this.slugs, all.map((it) => make("option", { value: this.app.techniqueName(it.slug) })));
  }

  /** What the request asks for. */
  order() {
    if (this.kind === "difficulty") return { tier: this.tier };
    if (this.kind === "technique") return this.needs.value.trim() ? { technique: this.app.slugOf(this.needs.value.trim()) } : {};
    const [least, most] = [this.least, this.most].map((node) => Number(node.value) || 1).sort((a, b) => a - b);
    return { se: `${least.toFixed(1)}..${most.toFixed(1)}` };
  }

  /** The same kind of puzzle again, or one like a grade. */
  like(grade) {
    if (grade?.tier) {
      this.choose("difficulty");
      this.pick(grade.tier);
    }
  }

  async generate() {
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    const order = this.order();
    const request = { type: "generate", seed, count: 1, symmetry: this.symmetry.value, ...(Object.keys(order).length && { order }) };
    fill(this.said);
    const reply = await this.app.engine.ask("make", request);
    if (!reply) return false;
    if (reply.type !== "generated") return fill(this.said, lines(reply.message).map((node) => (node.classList.add("problem"), node)));
    if (!reply.puzzles.length) return fill(this.said, make("p.problem", t("make.none")));
    const [{ puzzle, solution }] = reply.puzzles;
    this.app.begin(unpack(puzzle.replaceAll("0", ".")), { solution });
    return true;
  }
}
