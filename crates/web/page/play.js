// The tools of play: pad, modes, undo, options.
import { COLORS } from "./game.js";
import { DIGITS } from "./sudoku.js";
import { button, fill, make } from "./dom.js";
import { t } from "./words.js";

export const TOOLS = ["digit", "corner", "center", "color"];
const TOGGLES = ["auto", "conflicts", "matching", "tidy", "colorMarks"];
const NAMES = { colorMarks: "color-marks" };

export class PlayPanel {
  constructor(app, root) {
    this.app = app;
    this.tools = TOOLS.map((tool) => make("button", { type: "button", "data-t": `tool.${tool}`, onclick: () => this.choose(tool) }));
    this.pad = DIGITS.map((digit) => button(digit, () => app.digit(digit), { class: "digit" }));
    this.shown = [0, ...DIGITS].map((digit) => button(digit || "–", () => app.show(digit), { class: "digit" }));
    this.toggles = new Map(TOGGLES.map((name) => [name, make("input", { type: "checkbox", onchange: (event) => this.toggle(name, event.target.checked) })]));
    this.setup = make("div.setup", { hidden: true }, make("p", { "data-t": "setup.is" }), make("button.main", { type: "button", "data-t": "setup.begin", onclick: () => app.endSetup() }));
    this.why = button("", () => app.why(), { class: "main" });
    const act = (name, onclick) => make("button", { type: "button", "data-t": name, onclick });
    const option = ([name, box]) => make("label.option", box, make("span", { "data-t": NAMES[name] ?? name }));
    const choice = (name, values, of) =>
      make("label.field", make("span", { "data-t": `settings.${name}` }),
        make("select", { "data-setting": name, onchange: (event) => app.set(name, event.target.value) }, values.map((value) => make("option", { value, "data-t": of && `${of}.${value}` }, of ? "" : value))));
    this.choices = [
      choice("detail", ["brief", "normal", "full"], "detail"),
      choice("wording", ["usual", "plain"], "wording"),
      choice("notation", ["rc", "a1"]),
    ];
    fill(
      root,
      this.setup,
      make("div.tools", { role: "group", "data-label": "tool" }, this.tools),
      make("div.pad", { role: "group", "data-label": "pad" }, this.pad),
      make("div.acts", act("undo", () => app.undo()), act("redo", () => app.redo()), act("clear", () => app.clear())),
      make("div.acts", make("button.main", { type: "button", "data-t": "hint.ask", onclick: () => app.hint() }), this.why),
      make("div.show", { role: "group", "data-label": "show-digit" }, make("span", { "data-t": "show-digit" }), this.shown),
      make("details.options", { open: true }, make("summary", { "data-t": "options" }),
        [...this.toggles].map(option),
        make("div.acts", act("mark-all", () => app.markAll()), act("restart", () => app.restart())),
        make("div.acts", act("point.set", () => app.setPoint()), (this.toPoint = act("point.go", () => app.toPoint()))),
        this.choices),
    );
  }

  choose(tool) {
    this.app.tool = tool;
    this.update();
    this.app.board.update();
  }

  toggle(name, on) {
    if (name === "auto") this.app.game.auto = on;
    this.app.set(name, on);
    this.app.changed();
  }

  update() {
    const { app } = this;
    const { game, settings, tool } = app;
    const colors = tool === "color";
    this.tools.forEach((node, index) => node.setAttribute("aria-pressed", TOOLS[index] === tool));
    this.pad.forEach((node, index) => {
      const [digit, left] = [index + 1, game.left(index + 1)];
      node.dataset.color = colors && digit <= COLORS ? digit : "";
      node.disabled = colors && digit > COLORS;
      node.classList.toggle("done", !colors && left <= 0);
      if (colors && settings.colorMarks) node.setAttribute("aria-pressed", digit === app.markColor);
      else node.removeAttribute("aria-pressed");
      node.setAttribute("aria-label", colors ? t("pad.color", digit) : t("pad.left", digit, Math.max(0, left)));
    });
    this.shown.forEach((node, digit) => {
      node.setAttribute("aria-pressed", app.board.shown === digit);
      node.setAttribute("aria-label", digit || t("show-none"));
    });
    for (const [name, box] of this.toggles) box.checked = name === "auto" ? game.auto : settings[name];
    for (const field of this.choices) {
      const select = field.querySelector("select");
      select.value = settings[select.dataset.setting];
    }
    this.toPoint.disabled = game.point === null;
    this.setup.hidden = !game.setup;
    fill(this.why, app.board.one ? t("why-cell", app.board.one) : t("why-none"));
    this.why.disabled = !app.board.one;
  }
}
