// The ladder of hints: a word at a time, and first of all what is wrong.
import { after } from "./sudoku.js";
import { button, fill, make } from "./dom.js";
import { t } from "./words.js";

const LEVELS = ["nudge", "technique", "digits", "where", "what", "full", "proof"];

/** From here on a drawing tells no more than the words. */
const DRAWN = LEVELS.indexOf("where");

export class HintPanel {
  constructor(app, root) {
    this.app = app;
    this.said = make("div.said", { "aria-live": "polite" });
    this.acts = make("div.acts");
    fill(root, make("p.note", { "data-t": "hint.intro" }), this.said, this.acts);
    this.reset();
  }

  /** Forgets the hint, as the board is another. */
  reset() {
    this.level = -1;
    this.hint = null;
    fill(this.said);
    fill(this.acts, button(t("hint.ask"), () => this.more(), { class: "main" }), button(t("hint.check"), () => this.check()));
  }

  /** Says one thing more. */
  async more() {
    const last = LEVELS.length - 1;
    let { level } = this;
    let reply;
    // A level that says nothing new gives the rung before.
    do {
      level = Math.min(level + 1, last);
      reply = await this.ask(LEVELS[level]);
      if (!reply) return;
    } while (level < last && this.hint && reply.hint?.rung && reply.hint.rung === this.hint.rung);
    this.level = level;
    this.show(reply);
  }

  ask(level) {
    const request = { type: "hint", puzzle: this.app.position(), level, show: { form: "svg" } };
    return this.app.engine.ask("hint", request);
  }

  show(reply) {
    if (reply.type !== "hint") {
      fill(this.said, make("p.problem", reply.message));
      fill(this.acts, button(t("hint.ask"), () => (this.reset(), this.more()), { class: "main" }));
      return;
    }
    const { hint } = reply;
    this.hint = hint;
    const lines = reply.text.trim().split("\n");
    fill(this.said, lines.map((line) => make("p", line)));
    if (reply.shown && (this.level >= DRAWN || hint.wrong)) this.app.viewer.show(reply.shown);
    const isLast = this.level >= LEVELS.length - 1;
    const { game } = this.app;
    const isWrong = hint.wrong || (game.solution && !game.isRight(game.state));
    const canApply = !isWrong && hint.conclusion;
    fill(
      this.acts,
      !isLast && button(t("hint.more"), () => this.more(), { class: "main" }),
      canApply && button(t("hint.apply"), () => this.apply()),
      isWrong && game.solution && button(t("hint.back"), () => this.back()),
    );
  }

  /** Carries out the step of the hint. */
  async apply() {
    let step = this.hint.step;
    if (!step) {
      const reply = await this.ask("full");
      step = reply?.hint?.step;
    }
    if (!step) return;
    this.app.game.apply(step, after);
    this.app.viewer.hide();
    this.app.changed();
    this.reset();
    fill(this.acts, button(t("hint.next"), () => this.more(), { class: "main" }));
  }

  back() {
    const went = this.app.game.backToRight();
    this.app.viewer.hide();
    this.app.changed();
    this.reset();
    fill(this.said, make("p", t("hint.went", went)));
  }

  /** Looks for mistakes and for nothing else. */
  async check() {
    // The first rungs do not say of what kind they are, as they are to say little.
    const told = await this.ask("where");
    const wrong = told?.hint?.wrong;
    const reply = wrong ? await this.ask("nudge") : told;
    if (!reply) return;
    if (reply.type === "hint" && !wrong) {
      fill(this.said, make("p", t("hint.fine")));
      return;
    }
    this.level = 0;
    this.show(reply);
  }
}
