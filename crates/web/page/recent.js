// The last games as small boards, with grade and progress; four of them on paper.
import { act, bars, fill, icon, make, meter } from "./dom.js";
import { SHEET } from "./paper.js";
import { timeText } from "./clock.js";
import { TIERS } from "./scales.js";
import { thumb } from "./thumb.js";
import { askedTwice } from "./twice.js";
import { t } from "./words.js";
import * as store from "./store.js";

export class RecentColumn {
  constructor(app) {
    this.app = app;
    this.list = make("ul.recent");
    this.print = act("print-four", () => app.paper.print("sheet"), { kind: "btn quiet", sign: "print" });
    this.forget = askedTwice("recent.forget", "recent.forget-all", () => (store.forget(), this.update()), { kind: "btn quiet", about: () => store.recent().length });
    this.root = make("div.col", make("div.colhead", make("h2", { "data-t": "recent" }), this.print), this.list, this.forget);
  }

  update() {
    const games = store.recent();
    fill(this.list, games.length ? games.map((it) => make("li", this.tile(it))) : make("li.small.dim.none", t("recent.none")));
    const words = this.print.querySelector("span");
    words.dataset.t = games.length < SHEET ? "print-all" : "print-four";
    words.textContent = t(words.dataset.t);
    this.print.hidden = this.forget.hidden = !games.length;
  }

  tile({ saved }) {
    const values = saved.state?.values ?? saved.givens;
    const size = saved.rules?.rules.size ?? 9;
    const open = size * size - saved.givens.filter((digit) => digit).length;
    const filled = values.filter((digit, cell) => digit && !saved.givens[cell]).length;
    const { grade } = saved;
    const time = timeText(saved.spent ?? 0);
    const name = grade ? t(`tier.${grade.tier}`) : saved.name || t(saved.problem ? "grade.improper" : "grade.unknown");
    const state = saved.done ? [icon("check"), t("recent.solved", time)] : [meter(open ? filled / open : 0), make("span.num", time), make("span.vh", t("progress", filled, open))];
    return make("button.tile", { type: "button", onclick: () => this.app.resume(saved) },
      thumb(saved.givens, values, saved.rules),
      make("span.t1", make("span", grade && bars(TIERS.indexOf(grade.tier) + 1), make("span.cap1", name)), make("span.num", grade?.er ? grade.er.toFixed(1) : "")),
      make("span.t2", state));
  }
}
