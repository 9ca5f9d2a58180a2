// The last games as small boards, with grade and progress. Each can be removed, and brought back; some are ticked for paper.
import { ratingText } from "./grading.js";
import { improperName } from "./improper.js";
import { filledOf } from "./moves.js";
import { act, bars, button, fill, icon, make, meter } from "./dom.js";
import { timeText } from "./clock.js";
import { TIERS, calledOf, partedRating } from "./scales.js";
import { SIZES } from "./sheets.js";
import { thumb } from "./thumb.js";
import { kindsText } from "./rules.js";
import { askedTwice } from "./twice.js";
import { t } from "./words.js";
import * as store from "./store.js";

/** How many stand on a sheet, and are ticked, unless others are chosen. */
const USUAL = 4;

/** The last games that are puzzles with one solution, as far as is known: the others are on paper only if they are ticked. */
const proper = () => store.recent().filter(({ saved }) => !saved.problem);

/** What a game is called: by the setter's title, its rules, its tier, or what is known of it. */
export function nameOf({ credits, rules, grade, givens, name, problem }) {
  if (credits?.title) return credits.title;
  if (rules) return kindsText(rules.rules);
  if (grade) return t(`tier.${calledOf(grade, givens.filter(Boolean).length)}`);
  return name || t(givens.every(Boolean) ? "valid" : problem ? improperName(problem) : "grade.unknown");
}

export class RecentColumn {
  constructor(app) {
    this.app = app;
    /** The games that were removed since the room was opened, by key: they can be brought back. */
    this.removed = new Map();
    /** The keys of the games that are ticked for paper; nothing where none are chosen. */
    this.ticked = null;
    this.size = USUAL;
    this.list = make("ul.recent");
    this.print = act("print.several", () => this.choose(), { kind: "btn quiet", sign: "print" });
    this.forget = askedTwice("recent.forget", "recent.forget-all", () => (store.forget(), this.update()), { kind: "btn quiet", about: () => store.recent().length });
    this.sizes = SIZES.map((size) => button(size, () => this.measure(size), { "data-size": size, "aria-label": size }));
    this.go = act("print.none", () => this.app.paper.print("sheet", { games: this.chosen(), size: this.size }), { kind: "btn primary", sign: "print", id: "print-ticked" });
    this.bar = make("div.card.printbar", { id: "printbar", hidden: true },
      make("p", { "data-t": "print.tick" }),
      make("div.chips",
        act("print.this", () => this.tick([store.keyOf(app.game)]), { kind: "chip pick" }),
        act("print.all", () => this.tick(proper().map(({ key }) => key)), { kind: "chip pick" }),
        act("print.clear", () => this.tick([]), { kind: "chip pick" })),
      make("div.line", make("span.small.dim", { "data-t": "print.size" }), make("div.seg", { role: "group", "data-label": "print.size" }, this.sizes)),
      make("div.line", act("cancel", () => this.choose(false), { kind: "btn" }), this.go));
    this.root = make("div.col", make("div.colhead", make("h2", { "data-t": "recent" })), this.bar, this.list, this.forget);
  }

  /** Lets games be ticked for paper: the last ones that are puzzles are, to begin with. */
  choose(is = this.ticked === null) {
    this.ticked = is ? new Set(proper().slice(0, this.size).map(({ key }) => key)) : null;
    this.update();
    if (is) this.bar.scrollIntoView({ block: "nearest" });
  }

  tick(keys) {
    this.ticked = new Set(keys);
    this.update();
  }

  /** How many stand on a sheet. */
  measure(size) {
    this.size = size;
    this.update();
  }

  /** The games that are ticked. */
  chosen() {
    return store.recent().filter(({ key }) => this.ticked?.has(key));
  }

  /** The room is left: what was removed is gone, and nothing is ticked. */
  left() {
    this.removed.clear();
    this.ticked = null;
  }

  update() {
    const kept = store.recent();
    for (const { key } of kept) this.removed.delete(key);
    const games = [...kept, ...this.removed.values()].sort((a, b) => b.at - a.at);
    fill(this.list, games.length ? games.map((it) => this.item(it)) : make("li.small.dim.none", t("recent.none")));
    this.print.hidden = this.forget.hidden = !kept.length;
    this.bar.hidden = this.ticked === null || !kept.length;
    this.print.setAttribute("aria-expanded", !this.bar.hidden);
    if (!this.bar.hidden) this.press();
  }

  /** Says what would be printed. */
  press() {
    const count = this.chosen().length;
    for (const node of this.sizes) node.setAttribute("aria-pressed", Number(node.dataset.size) === this.size);
    this.go.disabled = !count;
    this.go.querySelector("span").textContent = count ? t("print.count", count) : t("print.none");
  }

  item(it) {
    if (this.removed.has(it.key)) return make("li.gone", { "data-key": it.key }, make("p", t("recent.removed")), button(t("undo"), () => this.bringBack(it), { class: "btn" }));
    if (this.ticked) return make("li", { "data-key": it.key }, this.tile(it));
    const name = `${t("recent.remove")}: ${nameOf(it.saved)}`;
    const remove = make("button.icb.remove", { type: "button", "aria-label": name, "data-tip": "recent.remove", onclick: () => this.remove(it) }, icon("close"));
    return make("li", { "data-key": it.key }, this.tile(it), remove);
  }

  remove(it) {
    this.removed.set(it.key, it);
    store.forget(it.key);
    this.update();
    this.focus(it);
    this.app.announce(t("recent.removed"));
  }

  bringBack(it) {
    store.bringBack(it);
    this.update();
    this.focus(it);
  }

  /** Brings the focus to what stands where it was. */
  focus({ key }) {
    this.list.querySelector(`[data-key="${key}"] button`)?.focus();
  }

  tile(it) {
    const { key, saved } = it;
    const values = saved.state?.values ?? saved.givens;
    const size = saved.rules?.rules.size ?? 9;
    const open = size * size - saved.givens.filter((digit) => digit).length;
    const filled = filledOf({ ...saved, values });
    const { grade } = saved;
    const time = timeText(saved.spent ?? 0);
    const state = !open ? [make("span", t("grade.whole"))] : saved.done ? [icon("check"), t("recent.solved", time)] : [meter(open ? filled / open : 0), make("span.num", time), make("span.vh", t("progress", filled, open))];
    const is = this.ticked?.has(key);
    const act_ = this.ticked ? () => (is ? this.ticked.delete(key) : this.ticked.add(key), this.update(), this.focus(it)) : () => this.app.resume(saved);
    return make("button.tile", { type: "button", onclick: act_, ...(this.ticked && { role: "checkbox", "aria-checked": String(is) }) },
      this.ticked && make("span.tick", icon("check")),
      thumb(saved.givens, values, saved.rules),
      make("span.t1", { title: grade?.er ? t(partedRating(grade) ? `rating.parted-${partedRating(grade)}` : "meta.scales", grade.er.toFixed(1)) : null }, make("span", grade && bars(TIERS.indexOf(grade.tier) + 1), make("span.cap1", nameOf(it.saved))), make("span.num", ratingText(grade, t))),
      make("span.t2", state));
  }
}
