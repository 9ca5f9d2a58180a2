// The card at the end of a game: how long it took, how hard it was, how many hints, and what to do next.
import { act, button, fill, icon, make } from "./dom.js";
import { cheerText, ownOf } from "./moves.js";
import { timeText } from "./clock.js";
import { LEVELS, bestOf, calledOf, isSingleName, levelOf } from "./scales.js";
import { capital, t } from "./words.js";
import * as store from "./store.js";

export class FinishView {
  constructor(app, root) {
    this.app = app;
    root.className = "finishbox";
    this.title = make("h2");
    this.cheer = make("p.cheer");
    this.facts = make("dl.facts");
    this.note = make("p.small.dim");
    this.share = act("share", () => this.copy(), { kind: "btn quiet", sign: "share" });
    fill(
      root,
      make("div.grip.still", { "aria-hidden": "true" }),
      make("div.card.sheet",
        make("div.body.finish", { tabindex: 0, role: "group", "data-label": "finish" },
          make("div.big", make("span.seal", icon("check")), make("div", this.title, this.cheer)), this.facts, this.note),
        make("div.foot.col2",
          act("next-puzzle", () => app.moreLike(true), { kind: "btn primary" }),
          (this.harder = act("next-harder", () => app.moreLike(true, 1), { kind: "btn" })),
          (this.walk = act("walk.solution", () => app.walk(), { kind: "btn" })),
          this.share)),
    );
  }

  opened() {
    const { app } = this;
    const { game } = app;
    const { grade, hints } = game;
    const { helped } = ownOf(game);
    const fact = (name, value, small) => make("div", make("dt", t(name)), make("dd", value, small && [" ", make("small", small)]));
    // Of a grid that came full there is nothing to tell but that.
    const isWhole = !game.progress.open;
    fill(this.title, t(isWhole ? "grade.whole" : game.solution ? "solved" : "valid"));
    fill(this.cheer, isWhole || !game.solution ? "" : cheerText(game, t));
    this.walk.hidden = this.facts.hidden = isWhole;
    this.harder.hidden = !grade?.tier || (game.rules ? grade.tier : levelOf(grade)) === LEVELS.at(-1);
    fill(
      this.facts,
      fact("time", timeText(app.clock.read(Date.now())), grade && this.best()),
      fact("rating", grade ? capital(t(`tier.${calledOf(grade, game.givens.filter(Boolean).length)}`)) : "–"),
      fact("hints", hints.asked, [hints.asked > 0 && t("hints.rungs", hints.said, Math.max(hints.of, hints.said)), helped > 0 && t("solved.entered", helped)].filter(Boolean).join(", ")),
      // Of singles none is hard.
      !(grade?.hardest && isSingleName(grade.hardest)) && fact("hardest", grade?.hardest ? this.hardest(grade.hardest) : "–"),
    );
    fill(this.note, isWhole ? t("valid.whole") : game.problem ? t("valid.more") : "");
  }

  /** How the time is beside the best of this level. */
  best() {
    const { game, clock } = this.app;
    const best = bestOf(store.recent(), { key: store.keyOf(game), grade: game.grade });
    if (best === null) return "";
    return clock.read(Date.now()) < best ? t("solved.best") : t("solved.best-is", timeText(best));
  }

  /** The hardest step by its name, which leads there. */
  hardest(slug) {
    const name = this.app.techniqueName(slug);
    return button([name, icon("next")], () => this.app.walk(slug), { class: "see", "aria-label": t("solved.see", name), title: t("solved.see", name) });
  }

  async copy() {
    const done = await this.app.copyLink();
    this.app.flash(this.share, done ? "link-copied" : "not-copied");
  }
}
