// Why: the smallest argument for a digit, or for or against a candidate; its outline first.
import { DIGITS, cellName, legal, bit } from "./sudoku.js";
import { button, fill, make } from "./dom.js";
import { t } from "./words.js";

export class WhyPanel {
  constructor(app, root) {
    this.app = app;
    this.ask = make("div.acts.ask");
    this.fromStart = make("input", { type: "checkbox", id: "why-start" });
    this.answer = make("div.said", { "aria-live": "polite" });
    this.step = make("div.step");
    const start = make("label.option", this.fromStart, make("span", { "data-t": "why.start" }));
    fill(root, make("p.note", { "data-t": "why.intro" }), this.ask, start, this.answer, this.step);
  }

  /** Offers what can be asked of the cell that is selected. */
  offer() {
    const { game, board } = this.app;
    if (!board.one) return fill(this.ask, make("p", t("why-none")));
    const cell = board.cursor;
    const name = cellName(cell);
    const possible = legal(this.fromStart.checked ? game.givens : game.values, cell);
    const not = DIGITS.filter((digit) => possible & bit(digit)).map((digit) =>
      button(digit, () => this.question(`${name}<>${digit}`), { "aria-label": `${t("why.not")} ${digit}`, class: "digit" }),
    );
    const asks = !game.givens[cell] && not.length > 0;
    return fill(
      this.ask,
      make("h2", t("why.of", name)),
      button(t("why.digit"), () => this.question(name), { class: "main" }),
      asks && make("div.not", make("span", t("why.not")), not),
    );
  }

  /** Asks about a cell, `r4c5`, or for or against a candidate, `r4c5=7`, `r4c5<>7`. */
  async question(question) {
    const board = this.start();
    fill(this.step);
    const reply = await this.app.engine.ask("why", { type: "why", puzzle: this.app.positionOf(board), question });
    if (!reply) return;
    if (reply.type === "argued") return this.show(board, reply);
    fill(this.answer, (reply.text ?? reply.message).trim().split("\n").map((line) => make("p.problem", line)));
  }

  /** The board that the argument starts from. */
  start() {
    const { game } = this.app;
    if (!this.fromStart.checked) return game.board();
    return { givens: game.givens, values: game.givens, removed: new Uint16Array(81) };
  }

  show(start, reply) {
    const outline = reply.messages.find((message) => message.type === "outline");
    const steps = reply.messages.filter((message) => message.type === "step");
    const shot = (n) => ({ start, before: steps.slice(0, n - 1), step: steps[n - 1], argument: true });
    const open = (n) => this.app.viewer.pin(shot(n), this.step);
    const link = (n) => button(n, () => open(n), { class: "number", "aria-label": t("step.details", "", n) });
    const part = (title, lines) => lines.length > 0 && [make("h2", t(title)), make("ul", lines)];
    const branch = ({ from, to, text, inside }) =>
      make("li", steps.length > 0 && link(from), to > from && ["–", link(to)], " ", text, inside && make("p.end", inside));
    fill(
      this.answer,
      make("h2", reply.text.split("\n")[0]),
      steps.length === 0 && make("p.answer", outline.answer),
      part("why.rests", outline.rests_on.map((it) => make("li", it.text, " ", it.steps.map(link)))),
      part("why.hardest", outline.hardest.map((it) => make("li", link(it.n), ` ${it.name} ${it.conclusion}`))),
      steps.length > 1 && part("why.argument", outline.argument.map(branch)),
      outline.remarks.map((line) => make("p.note", line)),
      steps.length > 1 && this.all(steps, open),
    );
    if (steps.length) open(steps.length);
  }

  all(steps, open) {
    const line = (step) => make("li", button(step.text, () => open(step.n), { class: "line" }));
    return make("details", make("summary", t("why.steps", steps.length)), make("ol", steps.map(line)));
  }
}
