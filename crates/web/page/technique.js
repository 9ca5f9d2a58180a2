// The page of a technique, and the list of all of them.
import { Catalogue } from "./catalogue.js";
import { act, bars, fill, lines, make } from "./dom.js";
import { isFramed, marksOf } from "./drawing.js";
import { conclusionText } from "./ladder.js";
import { partsOf } from "./legend.js";
import { namedAreas, namedBoxes } from "./named.js";
import { legendOf, pictureOf } from "./picture.js";
import { kindsText } from "./rules.js";
import { barsName, barsOfTechnique } from "./scales.js";
import { boardOf, during, exampleBoard } from "./sudoku.js";
import { lang, t } from "./words.js";

/** How long a code for a technique is at most. */
const CODE = 5;

export class TechniqueView {
  constructor(app, root) {
    this.app = app;
    this.all = null;
    this.catalogue = new Catalogue({ name: (slug) => this.name(slug), pick: (slug) => app.openTechnique(slug) });
    /** The example that stands on the board in place of the game: its step, and what stood there before. */
    this.enlarged = null;
    /** Whether the example of the page that is opened next leaves the board alone, as its position is the game. */
    this.isGame = false;
    /** The example where it lies over the board. */
    this.over = make("div.exampleboard");
    this.root = root;
    root.className = "technique";
    this.filter = make("input", { type: "search", id: "techniques-filter", "data-hint": "techniques.filter", "data-label": "techniques.filter", oninput: () => this.list() });
    this.body = make("div.body", { tabindex: 0, role: "group", "data-label": "technique" });
    this.title = make("h2");
    this.find = make("label.field.inline", make("span.vh", { "data-t": "techniques.filter" }), this.filter);
    /** What can be done with a technique, always in sight. */
    this.acts = make("div.foot.techacts", { hidden: true });
    this.back = act("techniques.all", () => this.open(null), { kind: "btn quiet" });
    fill(root, make("div.q", this.title, this.back, act("done", () => app.closePanel(), { kind: "btn quiet" })), make("div.card.sheet", this.find, this.acts, this.body));
  }

  /** What each technique is called, once the engine said so. */
  async load() {
    const reply = await this.app.engine.recall("techniques", { type: "techniques" });
    if (reply?.type === "techniques") this.all = reply.techniques;
  }

  name(slug) {
    const found = this.all?.find((it) => it.slug === slug);
    if (!found) return (slug ?? "").split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
    return lang() === "zh" ? (found.zh ?? found.name) : found.name;
  }

  /** Opens the page of one, or the list. */
  async open(slug) {
    this.giveBack();
    this.slug = slug;
    this.find.hidden = slug !== null;
    this.acts.hidden = slug === null;
    fill(this.acts, slug !== null && act("make.with", () => this.app.makeWith(slug), { kind: "btn" }));
    this.back.hidden = slug === null;
    fill(this.title, slug === null ? t("techniques") : this.name(slug));
    fill(this.body);
    this.body.scrollTop = 0;
    await this.load();
    if (this.slug !== slug) return;
    if (slug === null) return this.list();
    const reply = await this.app.engine.recall("technique", { type: "techniques", technique: slug });
    if (this.slug !== slug || !reply) return;
    if (reply.type !== "techniques") return fill(this.body, make("p.pad20", reply.message));
    fill(this.title, this.name(slug));
    const [it] = reply.techniques;
    const blocks = reply.text.trim().split("\n").slice(1);
    // What is as short as a code is no name.
    const names = (it.aliases ?? []).filter((alias) => alias.length > CODE);
    const facts = [it.se && t("technique.se", it.se.toFixed(1)), it.hodoku && t("technique.hodoku", it.hodoku.code), names.length > 0 && t("technique.also", names.join(t("and-names")))].filter(Boolean);
    const rest = blocks.slice(blocks.findIndex((line) => !line.trim()) + 1);
    const example = make("section.example", { hidden: true });
    const told = paragraphs(rest);
    // What it is comes first, then how it looks, then why it holds.
    const second = told.findIndex((node, index) => index > 0 && node.tagName === "H3");
    told.splice(second < 0 ? told.length : second, 0, example);
    fill(this.body, make("article.pad20",
      make("p.small.dim", make("span.chip", bars(barsOfTechnique(it)), barsName(it, t))),
      told,
      facts.length > 0 && make("p.small.dim", facts.join(" · "))));
    await this.show(slug, example);
  }

  /** Draws a step of the technique in a position that needs it, with its words. */
  async show(slug, root) {
    const found = (await examples())[slug];
    if (!found || this.slug !== slug) return;
    const { step } = found;
    const puzzle = JSON.stringify(found.puzzle);
    const drawn = await this.app.engine.recall("example", { type: "draw", puzzle, before: [], step });
    if (this.slug !== slug || drawn?.type !== "drawn") return;
    const read = found.puzzle.rules ? await this.app.engine.recall("rules", { type: "read", text: puzzle, most: 1 }) : null;
    if (this.slug !== slug) return;
    const record = read?.puzzles?.[0] ?? null;
    const label = t("technique.picture", conclusionText([...step.place, ...step.eliminate], t));
    const example = during(record?.rules ?? null, () => ({ ...exampleOf(found, drawn, record), label }));
    const picture = during(example.rules, () => make("figure", drawingOf(example), legendOf(example.marks)));
    const large = act("technique.large", () => (this.isEnlarged ? this.giveBack() : this.enlarge(example)), { kind: "btn", "aria-pressed": "false" });
    this.large = large;
    this.acts.prepend(large);
    const { isGame } = this;
    this.isGame = false;
    // Whose rules are others says so: they are not those of the game.
    const rules = example.rules && make("p.small.dim", t("rules.are", kindsText(example.rules.rules)));
    fill(root, make("h3", t("technique.example")), rules, picture, lines(drawn.step.text),
      found.proper && make("div.line", act("technique.try", () => this.play(puzzle, slug), { kind: "btn" })));
    root.hidden = false;
    // The board is larger than a picture in the panel can be.
    if (!isGame && !this.app.paused) this.enlarge(example);
  }

  /** Makes the position the game; its lesson stays beside it. */
  async play(puzzle, slug, { isGame = true } = {}) {
    const { app } = this;
    await app.puzzles.bring.take(puzzle, this.name(slug), { isMade: true });
    // Its step is seen among candidates.
    if (!app.game.auto && !app.game.isMarked) app.changed(app.game.keepNotes(true));
    this.isGame = isGame;
    app.openTechnique(slug);
  }

  /** The same with its example, if that is a puzzle with one solution. Says whether it is. */
  async playExample(slug) {
    const found = (await examples())[slug];
    if (!found?.proper) return false;
    await this.load();
    await this.play(JSON.stringify(found.puzzle), slug, { isGame: false });
    return true;
  }

  /** True while an example stands on the board. */
  get isEnlarged() {
    return this.over.isConnected || (this.enlarged !== null && this.app.step === this.enlarged.step);
  }

  /** Shows the example on the board, as a step is shown: the game stays as it is. Under other rules than the game it lies over it. */
  enlarge(example) {
    const { app, over } = this;
    if (example.rules || app.game.rules) {
      fill(over, during(example.rules, () => drawingOf(example)));
      app.board.root.append(over);
    } else {
      const step = { board: example.board, marks: example.marks, numbers: new Map(), target: null, isExample: true };
      this.enlarged = { step, before: app.step };
      app.showStep(step);
    }
    this.press();
    this.turn();
    app.announce(t("technique.large-is"));
  }

  /** Gives the board back to what stood there. */
  giveBack() {
    const { enlarged, isEnlarged } = this;
    this.enlarged = null;
    if (enlarged && isEnlarged) this.app.showStep(enlarged.before);
    this.over.remove();
    this.press();
    if (isEnlarged) this.turn();
  }

  /** Takes away what lies over the board. */
  uncover() {
    if (this.over.isConnected) this.giveBack();
  }

  /** The time of the game stands while an example is on the board, and its rating is not told. */
  turn() {
    this.app.run();
    this.app.meta.update();
  }

  press() {
    if (!this.large) return;
    const words = this.large.querySelector("span");
    words.dataset.t = this.isEnlarged ? "technique.back" : "technique.large";
    words.textContent = t(words.dataset.t);
    this.root.classList.toggle("enlarged", this.isEnlarged);
    this.large.setAttribute("aria-pressed", this.isEnlarged);
  }

  /** Lists those that fit, by family. */
  list() {
    if (!this.all) return;
    const heads = (count) => make("div.cap.small.dim", make("span", { role: "status" }, t("techniques.count", count)), make("span.facts1", t("techniques.facts")));
    this.catalogue.list(this.body, this.all, { wanted: this.filter.value, heads });
  }
}

/** An example as it is drawn under the rules that hold: its `board`, the `marks` of its step, and its `rules`; `record` is what was read of it. */
function exampleOf({ puzzle, step }, { svg, step: { text } }, record) {
  const marks = { ...marksOf(svg), of: partsOf(step), boxes: namedBoxes(text) };
  marks.named = namedAreas(text).filter((cells) => !isFramed(marks.areas, cells));
  return { board: record ? boardOf(record) : exampleBoard(puzzle), marks, rules: record?.rules ?? null };
}

const drawingOf = ({ board, marks, label, rules }) => pictureOf(board, marks, label, rules);

let kept = null;

/** A position for each technique, by slug, with the step that it finds there; nothing for one that cannot be had. */
function examples() {
  kept ??= fetch("examples.json").then((response) => response.json()).catch(() => {
    kept = null;
    return {};
  });
  return kept;
}

/** Lines, wrapped for a terminal, as paragraphs; a short line behind a blank one is a heading. */
export function paragraphs(lines) {
  const nodes = [];
  let open = [];
  const close = () => {
    if (open.length) nodes.push(make("p", open.join(lang() === "zh" ? "" : " ")));
    open = [];
  };
  let blank = true;
  for (const line of lines.map((it) => it.trim())) {
    const heads = blank && line && line.length < 40 && !/[.。:：,，;；]$/.test(line);
    if (!line || heads || /^\d+\. /.test(line)) close();
    if (heads) nodes.push(make("h3", line));
    else if (line) open.push(line);
    blank = !line;
  }
  close();
  return nodes;
}
