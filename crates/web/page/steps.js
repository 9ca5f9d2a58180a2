// Every step that the position allows, by technique; one that is pointed at is drawn.
import { after } from "./sudoku.js";
import { button, fill, make } from "./dom.js";
import { t } from "./words.js";

export class StepsPanel {
  constructor(app, root) {
    this.app = app;
    this.filter = make("input", { type: "search", id: "steps-filter", "data-hint": "steps.filter-hint", oninput: () => this.list() });
    this.count = make("p.note", { "aria-live": "polite" });
    this.found = make("div.found");
    this.step = make("div.step");
    const find = make("button.main", { type: "button", "data-t": "steps.find", onclick: () => this.find() });
    const search = make("label.field", make("span", { "data-t": "steps.filter" }), this.filter);
    fill(root, make("p.note", { "data-t": "steps.intro" }), make("div.acts", find), search, this.count, this.step, this.found);
    this.steps = null;
  }

  /** Forgets the steps, as the board is another. */
  reset() {
    this.steps = null;
    fill(this.found);
    fill(this.step);
    fill(this.count);
  }

  async find() {
    this.reset();
    this.board = this.app.game.board();
    const reply = await this.app.engine.ask("steps", { type: "steps", puzzle: this.app.positionOf(this.board), text: false });
    if (!reply) return;
    if (reply.type !== "listed") return fill(this.count, make("span.problem", reply.message));
    this.steps = reply.messages.filter((message) => message.type === "step");
    this.list();
  }

  list() {
    if (!this.steps) return;
    const wanted = this.filter.value.trim().toLowerCase();
    const fits = (step) => !wanted || `${step.technique} ${step.text} ${step.place} ${step.eliminate}`.toLowerCase().includes(wanted);
    const groups = new Map();
    for (const step of this.steps.filter(fits)) groups.set(step.technique, [...(groups.get(step.technique) ?? []), step]);
    const total = [...groups.values()].reduce((sum, steps) => sum + steps.length, 0);
    fill(this.count, total ? t("steps.count", total, groups.size) : t("steps.none"));
    fill(this.found, [...groups].map(([slug, steps], index) => this.group(slug, steps, index < 3 || Boolean(wanted))));
  }

  group(slug, steps, open) {
    const rating = steps[0].rating?.se;
    const name = `${this.app.techniqueName(slug)} (${steps.length})${rating ? ` · SE ${rating.toFixed(1)}` : ""}`;
    return make("details.group", { open }, make("summary", name), make("ul", steps.map((step) => make("li", this.line(step)))));
  }

  line(step) {
    const { viewer } = this.app;
    return button(step.text, () => this.open(step), {
      class: "line",
      onpointerenter: (event) => event.pointerType === "mouse" && viewer.peek(this.shot(step)),
      onpointerleave: (event) => event.pointerType === "mouse" && viewer.unpeek(),
      onfocus: (event) => event.target.matches(":focus-visible") && viewer.peek(this.shot(step)),
    });
  }

  shot(step) {
    return { start: this.board, step };
  }

  async open(step) {
    const told = make("div");
    fill(this.step, told, make("div.acts", button(t("step.apply"), () => this.apply(step), { class: "main" })));
    await this.app.viewer.pin(this.shot(step), told);
  }

  apply(step) {
    this.app.game.apply(step, after);
    this.app.viewer.hide();
    this.app.changed();
  }
}
