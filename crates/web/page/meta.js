// The line above the panel: how hard the puzzle is, the time, and the settings.
import { bars, fill, icon, iconButton, make } from "./dom.js";
import { rateAgain, ratingText } from "./grading.js";
import { improperName } from "./improper.js";
import { timeText } from "./clock.js";
import { menuOf } from "./menu.js";
import { barsOfLevel, calledOf, partedRating } from "./scales.js";
import { t, translate } from "./words.js";

export class Meta {
  constructor(app, root) {
    this.app = app;
    this.grade = make("button.grade", { type: "button", "data-tip": "meta.scales", onclick: () => rateAgain(app) || app.openPanel("rating") });
    this.time = make("span.num", { role: "timer", "aria-live": "off" });
    this.pause = iconButton("pause", "pause", () => app.pause());
    this.timer = make("span.timer", this.time, this.pause);
    const gear = iconButton("settings", "gear", () => app.openPanel("options"));
    gear.classList.add("gear2");
    const menu = menuOf(app, { kind: "menu2", sign: "more", share: () => this.share() });
    fill(root, this.grade, this.timer, menu, gear);
    setInterval(() => this.tick(), 500);
  }

  /** Copies a link to the puzzle, and says so. */
  async share() {
    const isDone = await this.app.copyLink();
    this.app.rooms.notice.say([t(isDone ? "link-copied" : "not-copied")], "", null, { isBad: !isDone });
  }

  /** Shows what the button of the time does: it pauses, or goes on. */
  paused(is) {
    const name = is ? "resume" : "pause";
    fill(this.pause, icon(is ? "run" : "pause"));
    this.pause.dataset.label = this.pause.dataset.tip = name;
    translate([this.pause]);
  }

  tick() {
    const { app } = this;
    const shown = app.settings.timer ? timeText(app.clock.read(Date.now())) : "";
    if (this.time.textContent !== shown) this.time.textContent = shown;
  }

  update() {
    const { game, settings, isSolved } = this.app;
    const { grade } = game;
    // While an example stands on the board, what is known of the game is not about it.
    const { techniques } = this.app;
    if (techniques?.isEnlarged) {
      fill(this.grade, make("b", make("span", t("technique.example"))), make("span.sub", techniques.name(techniques.slug)));
      this.timer.hidden = true;
      return;
    }
    const { open, filled } = game.progress;
    const givens = game.givens.filter((digit) => digit).length;
    const rated = ratingText(grade, t);
    const level = grade && calledOf(grade, givens);
    const name = grade ? t(`tier.${level}`) : t(!game.isPuzzle ? "grade.none" : game.problem ? improperName(game.problem) : open ? (game.unrated ? "grade.failed" : "grade.unknown") : "grade.whole");
    fill(
      this.grade,
      make("b", grade && bars(barsOfLevel(level)), make("span", name), game.isPuzzle && open > 0 && icon("next", "i go")),
      make("span.sub", givens > 0 && make("span.givens", t("meta.count", givens)), make("span.filled2", t("progress", filled, open)), rated && make("span.se", rated), !grade && game.unrated && !game.problem && make("span.again", t("rating.again"))),
    );
    const parted = partedRating(grade);
    this.grade.title = parted ? t(`rating.parted-${parted}`, grade.er.toFixed(1)) : t("meta.scales");
    this.timer.hidden = !settings.timer || (game.isPuzzle && !open && !game.setup);
    // Where one learns the time waits by itself.
    const learns = this.app.room === "learn" && !isSolved && !game.setup;
    const waits = learns || this.app.idle?.is;
    this.pause.hidden = isSolved || game.setup || learns;
    this.timer.classList.toggle("waits", waits);
    this.timer.title = waits ? t(learns ? "time.waits" : "time.away") : "";
    this.tick();
  }
}
