// How sudoku works, for newcomers: the rule, two ways to see a digit, what the page helps with, and how hard puzzles are.
import { act, bars, fill, make } from "./dom.js";
import { LEVELS } from "./scales.js";

/** What is told, each with a head. */
const PARTS = ["look", "left", "notes", "stuck"];

export class BasicsView {
  constructor(app, root) {
    root.className = "options basics";
    const part = (name) => [make("h3", { "data-t": `basics.${name}` }), make("p", { "data-t": `basics.${name}.is` })];
    const level = (name, index) => [make("dt", bars(index), make("span.cap1", { "data-t": `tier.${name}` })), make("dd", { "data-t": `tier.${name}.is` })];
    fill(
      root,
      make("div.q", make("h2", { "data-t": "basics" }), act("done", () => app.closePanel(), { kind: "btn quiet" })),
      make("div.card.sheet",
        make("div.body.told", { tabindex: 0, role: "group", "data-label": "basics" }, make("p", { "data-t": "basics.rule" }), PARTS.map(part), make("h3", { "data-t": "basics.hard" }), make("dl.levels", LEVELS.map(level))),
        make("div.foot", act("basics.small", () => app.puzzles.make.small(), {}), act("basics.show", () => app.hint(), { kind: "btn primary" }))),
    );
  }
}
