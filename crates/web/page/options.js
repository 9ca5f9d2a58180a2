// The settings and the keys, behind one icon.
import { act, fill, icon, make } from "./dom.js";
import { TELLINGS, tellingOf } from "./telling.js";
import { askedTwice } from "./twice.js";
import { LANGS, lang, t } from "./words.js";

/** The switches: how the board looks, and what the page does by itself. */
export const SWITCHES = ["auto", "conflicts", "matching", "peers", "tidy", "bubble", "bubbleBare", "digitFirst", "colorMarks", "timer"];
/** How large words are: the usual size, 15 and 30 % more. */
const TEXTS = ["normal", "large", "larger"];
const KEYS = ["move", "digit", "corner", "tools", "erase", "undo", "hint", "why", "apply", "stepper", "all", "home", "double", "arm", "pause", "rooms", "escape"];

export class OptionsView {
  constructor(app, root) {
    this.app = app;
    root.className = "options";
    this.switches = SWITCHES.map((name) => {
      const box = make("input", { type: "checkbox", role: "switch", onchange: (event) => app.toggle(name, event.target.checked) });
      return make("label.option", { "data-switch": name, "data-tip": name === "auto" ? "set.auto.is" : null }, make("span", { "data-t": `set.${name}` }), box);
    });
    const choice = (name, values, prefix) =>
      make("label.line", make("span", { "data-t": `set.${name}` }), make("span.selbox",
        make("select.select", { "data-setting": name, "data-label": `set.${name}`, onchange: (event) => app.choice(name, event.target.value) },
          values.map((value) => make("option", { value, "data-t": prefix ? `${prefix}.${value}` : null, lang: name === "lang" ? (value === "zh" ? "zh-Hans" : value) : null }, prefix ? "" : (LANGS[value] ?? value)))), icon("down")));
    this.choices = [
      choice("lang", Object.keys(LANGS)),
      choice("theme", ["auto", "light", "dark"], "theme"),
      choice("text", TEXTS, "text"),
      choice("telling", Object.keys(TELLINGS), "telling"),
      choice("notation", ["rc", "a1"], "notation"),
    ];
    this.keys = make("dl.keylist");
    this.shortcuts = make("details.setgroup.keyset", { ontoggle: ({ target }) => target.open && target.scrollIntoView({ block: "start" }) }, make("summary", { "data-t": "keys" }), this.keys);
    this.point = act("point.go", () => app.toPoint(), {});
    fill(
      root,
      make("div.q", make("h2", { "data-t": "settings" }), act("keys", () => (this.shortcuts.open = true), { kind: "btn quiet tokeys" }), act("done", () => app.closePanel(), { kind: "btn quiet" })),
      make("div.card.sheet", make("div.body", { tabindex: 0, role: "group", "data-label": "settings" },
        make("div.setgroup.pair", act("basics", () => app.openPanel("basics")), act("techniques", () => app.openTechnique(null))),
        make("div.setgroup", this.choices),
        make("div.setgroup", this.switches),
        make("div.setgroup.pair.ofgame", act("point.set", () => app.setPoint()), this.point, askedTwice("restart", "restart.sure", () => app.restart())),
        this.shortcuts)),
    );
  }

  opened() {
    const { game, settings } = this.app;
    for (const node of this.switches) {
      const name = node.dataset.switch;
      node.querySelector("input").checked = name === "auto" ? game.auto : settings[name];
    }
    for (const field of this.choices) {
      const select = field.querySelector("select");
      const { setting } = select.dataset;
      select.value = { lang: lang(), telling: tellingOf(settings) }[setting] ?? settings[setting];
    }
    this.point.disabled = game.point === null;
    fill(this.keys, KEYS.map((name) => [make("dt", t(`key.${name}`)), make("dd", t(`key.${name}.is`))]));
  }
}
