// The card at the end of a game: how long it took, how hard it was, how many hints, and what to do next.
import { act, fill, icon, make } from "./dom.js";
import { timeText } from "./clock.js";
import { capital, t } from "./words.js";

export class FinishView {
  constructor(app, root) {
    this.app = app;
    root.className = "finishbox";
    this.title = make("h2");
    this.facts = make("dl.facts");
    this.note = make("p.small.dim");
    this.share = act("share", () => this.copy(), { kind: "btn quiet", sign: "share" });
    fill(
      root,
      make("div.grip.still", { "aria-hidden": "true" }),
      make("div.card.sheet",
        make("div.body.finish", { tabindex: 0, role: "group", "data-label": "finish" }, make("div.big", make("span.seal", icon("check")), this.title), this.facts, this.note),
        make("div.foot.col2",
          act("next-puzzle", () => app.moreLike(true), { kind: "btn primary" }),
          (this.walk = act("walk.solution", () => app.walk(), { kind: "btn" })),
          this.share)),
    );
  }

  opened() {
    const { app } = this;
    const { game } = app;
    const { grade, hints } = game;
    const fact = (name, value, small) => make("div", make("dt", t(name)), make("dd", value, small && [" ", make("small", small)]));
    // Of a grid that came full there is nothing to tell but that.
    const isWhole = !game.progress.open;
    fill(this.title, t(isWhole ? "grade.whole" : game.solution ? "solved" : "valid"));
    this.walk.hidden = this.facts.hidden = isWhole;
    fill(
      this.facts,
      fact("time", timeText(app.clock.read(Date.now()))),
      fact("rating", grade ? capital(t(`tier.${grade.tier}`)) : "–"),
      fact("hints", hints.asked, hints.asked ? t("hints.rungs", hints.said, Math.max(hints.of, hints.said)) : ""),
      fact("hardest", grade?.hardest ? app.techniqueName(grade.hardest) : "–"),
    );
    fill(this.note, isWhole ? t("valid.whole") : game.problem ? t("valid.more") : "");
  }

  async copy() {
    const done = await this.app.copyLink();
    this.app.flash(this.share, done ? "link-copied" : "not-copied");
  }
}
