// The whole solution as a walk, what the checker says of it, and its proof.
import { after } from "./sudoku.js";
import { button, download, fill, make } from "./dom.js";
import { t } from "./words.js";

const TIERS = ["", "simple", "intermediate", "advanced", "ultimate"];
const PROFILES = ["default", "documents", "se", "se-corrected", "se118", "hodoku"];

/** How long a step stands there while the walk goes by itself, in milliseconds. */
const PACE = 1500;

export class SolutionPanel {
  constructor(app, root) {
    this.app = app;
    const choice = (id, values, name) =>
      make("label.field", make("span", { "data-t": id }), make("select", values.map((value) => make("option", { value, "data-t": name?.(value) }, name ? "" : value))));
    this.cap = choice("solution.cap", TIERS, (tier) => `tier.${tier}`);
    this.profile = choice("solution.profile", PROFILES);
    this.summary = make("div.said", { "aria-live": "polite" });
    this.walk = make("div.walk", { hidden: true });
    this.step = make("div.step");
    this.more = make("div");
    const solve = make("button.main", { type: "button", "data-t": "solution.solve", onclick: () => this.solve() });
    fill(root, make("p.note", { "data-t": "solution.intro" }), make("div.acts", solve, this.cap, this.profile), this.summary, this.walk, this.step, this.more);
    this.reset();
  }

  reset() {
    this.pause();
    this.walk.hidden = true;
    for (const node of [this.summary, this.step, this.more]) fill(node);
  }

  async solve() {
    this.reset();
    const start = this.app.game.board();
    const [profile, cap] = [this.profile, this.cap].map((field) => field.querySelector("select").value);
    const options = { profile, ...(cap && { up_to: cap }) };
    const reply = await this.app.engine.ask("solution", { type: "solve", puzzle: this.app.positionOf(start), options });
    if (!reply) return;
    if (reply.type !== "solved") return fill(this.summary, make("p.problem", reply.message));
    this.messages = reply.messages;
    this.steps = reply.messages.filter((message) => message.type === "step");
    this.boards = this.steps.reduce((all, step) => (all.push(after(all.at(-1), step)), all), [start]);
    fill(this.summary, make("p", reply.text.trim().split("\n").slice(-1)));
    this.build();
    this.go(this.steps.length ? 1 : 0);
  }

  build() {
    const count = this.steps.length;
    this.range = make("input", { type: "range", min: 0, max: count, value: 0, "aria-label": t("step-of", "", count), oninput: () => this.go(Number(this.range.value)) });
    this.where = make("output");
    const step = (name, sign, to) => button(sign, () => this.go(to()), { "aria-label": t(name), title: t(name) });
    this.runs = button(t("play"), () => (this.timer ? this.pause() : this.run()));
    fill(
      this.walk,
      make("div.acts", step("first", "|◂", () => 0), step("previous", "◂", () => this.at - 1), step("next", "▸", () => this.at + 1), step("last", "▸|", () => count), this.runs, this.where),
      this.range,
    );
    this.walk.hidden = false;
    this.lines = this.steps.map((it) => make("li", button(it.text, () => this.go(it.n), { class: "line" })));
    this.verdict = make("div", { "aria-live": "polite" });
    fill(
      this.more,
      make("div.acts",
        button(t("take"), () => this.take()),
        button(t("check"), () => this.check()),
        button(t("prove"), () => this.prove()),
        button(t("save-log"), () => download("qedoku.ndjson", this.log(), "application/x-ndjson"))),
      this.verdict,
      make("details", { open: true }, make("summary", t("why.steps", count)), make("ol.all", this.lines)),
    );
  }

  async go(to) {
    this.at = Math.max(0, Math.min(to, this.steps.length));
    this.range.value = this.at;
    const text = this.at ? t("step-of", this.at, this.steps.length) : t("start-of");
    fill(this.where, text);
    this.range.setAttribute("aria-valuetext", text);
    this.lines.forEach((line, index) => line.classList.toggle("current", index + 1 === this.at));
    this.scroll(this.lines[this.at - 1]);
    if (!this.at) fill(this.step);
    const before = this.steps.slice(0, Math.max(0, this.at - 1));
    await this.app.viewer.pin({ start: this.boards[0], before, step: this.steps[this.at - 1] }, this.step);
  }

  /** Brings a line into the sight of the list, without moving the page. */
  scroll(line) {
    const list = line?.parentElement;
    if (!list) return;
    const [top, bottom] = [line.offsetTop - list.offsetTop, line.offsetTop - list.offsetTop + line.offsetHeight];
    if (top < list.scrollTop) list.scrollTop = top;
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  }

  run() {
    this.timer = setInterval(() => (this.at < this.steps.length ? this.go(this.at + 1) : this.pause()), PACE);
    fill(this.runs, t("pause"));
  }

  pause() {
    clearInterval(this.timer);
    this.timer = null;
    if (this.runs) fill(this.runs, t("play"));
  }

  /** Puts the position before the step that is shown on the board. */
  take() {
    const { values, removed } = this.boards[Math.max(0, this.at - 1)];
    this.app.game.auto = true;
    this.app.game.change((state) => {
      state.values = Uint8Array.from(values);
      state.removed = Uint16Array.from(removed);
    });
    this.app.viewer.hide();
    this.app.changed();
  }

  log() {
    return this.messages.map((message) => JSON.stringify(message) + "\n").join("");
  }

  async check() {
    const reply = await this.app.engine.ask("check", { type: "check", log: this.log() });
    if (!reply) return;
    const verdict = reply.type === "checked" && t(reply.accepted ? "accepted" : "rejected");
    fill(this.verdict, make(verdict && reply.accepted ? "p.good" : "p.problem", verdict ? `${verdict}: ${reply.text.trim()}` : reply.message));
  }

  async prove() {
    const reply = await this.app.engine.ask("prove", { type: "prove-log", log: this.log() });
    if (!reply) return;
    if (reply.type !== "proved") return fill(this.verdict, make("p.problem", reply.message));
    const file = ([name, text]) => button(name, () => download(name, text));
    fill(this.verdict, make("p", reply.text.trim()), make("div.acts", Object.entries(reply.files).map(file)), make("pre", reply.proof.run.join("\n")));
  }
}
