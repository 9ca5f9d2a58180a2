// The room of learning: hint, why, steps and walk, one at a time.
import { act, byId, fill, icon, make } from "./dom.js";
import { HintView } from "./hint.js";
import { WhyView } from "./why.js";
import { StepsView } from "./steps.js";
import { showTelling, tellingSwitch } from "./telling.js";
import { WalkView } from "./solution.js";

const TABS = { hint: HintView, why: WhyView, steps: StepsView, walk: WalkView };

/** How much smaller the board gets at most where the sheet is pulled up. */
const RAISED = 0.36;

/** What scrolls in the sheet: words and lists. */
const SCROLLS = ".body, .body2";

export class LearnView {
  constructor(app, root) {
    this.app = app;
    this.root = root;
    root.className = "learn";
    this.views = {};
    /** The puzzle that is told of. */
    this.puzzle = app.givensText();
    /** What is asked again when its tab is opened. */
    this.later = {};
    /** By how much the board is smaller, in pixels. */
    this.raised = 0;
    this.tabs = Object.keys(TABS).map((name) =>
      make("button", { type: "button", role: "tab", id: `tab-${name}`, "aria-controls": `panel-${name}`, "data-t": `tab.${name}`, onclick: (event) => this.clicked(event, name) }));
    const list = make("div.seg", { role: "tablist", "data-label": "learn" }, this.tabs);
    list.addEventListener("keydown", (event) => this.along(event));
    const grip = make("button.grip", { type: "button", "data-label": "sheet", "aria-expanded": "false", onclick: () => this.pull() }, icon("down"));
    this.grip = grip;
    const panels = Object.entries(TABS).map(([name, View]) => {
      const node = make("div.tabpanel", { role: "tabpanel", id: `panel-${name}`, "aria-labelledby": `tab-${name}`, hidden: true });
      this.views[name] = new View(app, node);
      return node;
    });
    fill(root, make("div.learntop", list, tellingSwitch(app), act("techniques", () => app.openTechnique(null), { kind: "icb toall", sign: "list", "data-label": "techniques.list", "data-tip": "techniques.list" }), grip), panels);
    this.tab = "hint";
  }

  /** Opens a way; behind a click of the pointer the arrows go from step to step, and not to the next way. */
  clicked({ detail, currentTarget }, name) {
    // Who chooses steps or walk asks for them.
    this.views[name].want?.();
    this.app.openLearn(name);
    if (detail > 0) currentTarget.blur();
  }

  /** Pulls the sheet up over the board, or lets it down. */
  pull(up = !this.root.classList.contains("up")) {
    this.root.classList.toggle("up", up);
    this.grip.setAttribute("aria-expanded", up);
    this.fit();
    // The row of the step that is shown stays in sight.
    this.view.mark?.();
  }

  /** Where the sheet is pulled up, makes it as high as its words, if it can, and the board smaller by that: what they are about stays in sight. */
  fit() {
    const { style } = byId("stage");
    const hidden = [...this.root.querySelectorAll(SCROLLS)].map((node) => node.scrollHeight - node.clientHeight);
    // Where all words are seen there is nothing to pull it up for.
    this.grip.classList.toggle("idle", !this.root.classList.contains("up") && Math.max(0, ...hidden) < 4);
    if (!this.root.classList.contains("up")) {
      this.raised = 0;
      style.removeProperty("--raise");
      return;
    }
    // It does not grow again from step to step.
    const board = this.app.board.root.offsetHeight + this.raised;
    this.raised = Math.min(this.raised + Math.max(0, ...hidden), Math.round(board * RAISED));
    style.setProperty("--raise", `${this.raised}px`);
  }

  get view() {
    return this.views[this.tab];
  }

  open(name) {
    this.tab = name;
    showTelling(this.root, this.app.settings);
    for (const node of this.tabs) {
      const is = node.id === `tab-${name}`;
      node.setAttribute("aria-selected", is);
      node.tabIndex = is ? 0 : -1;
    }
    for (const key of Object.keys(TABS)) this.root.querySelector(`#panel-${key}`).hidden = key !== name;
    const question = this.later[name];
    delete this.later[name];
    if (question) this.view.askAgain(question);
    else this.view.opened?.();
  }

  along(event) {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const names = Object.keys(TABS);
    const at = names.indexOf(this.tab);
    const to = way ? (at + way + names.length) % names.length : { Home: 0, End: names.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.app.openLearn(names[to]);
    this.tabs[to].focus();
  }

  /** A cell was clicked: where a reason of another is shown, what can be asked of this one is offered. Says whether it is. */
  askedAt(cell, { again }) {
    const { why } = this.views;
    if (this.tab !== "why" || again || !why.isOfOther(cell)) return false;
    why.again();
    return true;
  }

  /** The stepper that is shown, if there is one. */
  get stepper() {
    const { stepper } = this.view;
    return stepper?.walk ? stepper : null;
  }

  /** The board is another: what was said of the old one goes, but for what stands in the tabs that are `kept`. */
  reset(kept = []) {
    this.later = {};
    // Of another puzzle nothing is told unasked.
    const puzzle = this.app.givensText();
    if (puzzle !== this.puzzle) this.tab = "hint";
    this.puzzle = puzzle;
    for (const [name, view] of Object.entries(this.views)) if (!kept.includes(name)) view.reset();
  }

  /** What was asked in each tab. */
  asked() {
    const all = Object.entries(this.views).map(([name, { lastAsked }]) => [name, lastAsked || this.later[name]]);
    return Object.fromEntries(all.filter(([, question]) => question));
  }

  /** Asks that again, each as soon as its tab is seen. */
  askLater(asked) {
    this.later = asked;
    if (this.app.rooms.panel === "learn") this.open(this.tab);
  }
}
