// How hard the puzzle is, on four scales, as gauges; below them the steps by tier.
import { act, draw, fill, make } from "./dom.js";
import { TIERS, arcPath, isSingleName, partedRating, share } from "./scales.js";
import { rateAgain } from "./grading.js";
import { below } from "./quantiles.js";
import { drawBars, easierOf, stripOf } from "./strip.js";
import { capital, t } from "./words.js";

const MORE = ["se-corrected", "se118"];

/** What a server answers for which an answer takes too long. */
const TIMEOUT = 504;

/** How many characters have room in the middle of a gauge. */
const LONG = 4;

/** How many of the random puzzles lie below, in words; beyond all of them no number says more. */
const aboveWords = (name, share) => t(share >= 100 ? `rating.${name}-all` : share <= 0 ? `rating.${name}-none` : `rating.${name}`, share);

export class RatingView {
  constructor(app, root) {
    this.app = app;
    root.className = "rating";
    this.gauges = make("div.gauges");
    this.strip = make("div.stripbox.nob");
    this.more = make("dl.grades");
    this.classic = make("p.small.dim", { "data-t": "rating.classic", hidden: true });
    this.card = make("details.card.more", { ontoggle: (event) => event.target.open && this.others().then(() => this.card.scrollIntoView({ block: "end" })) }, make("summary", { "data-t": "rating.more" }), this.more);
    fill(
      root,
      make("div.q", make("h2", { "data-t": "rating" }), act("done", () => app.closePanel(), { kind: "btn quiet" })),
      make("div.scroll", { tabindex: 0, role: "group", "data-label": "rating" }, (this.parted = make("p.card.note.parted", { hidden: true })), this.gauges, this.classic, (this.easier = make("div")), (this.scales = make("p.small.dim", { "data-t": "rating.scales" })), this.card),
      make("div.card.stripcard", this.strip, make("div.foot", act("walk.solution", () => app.walk()), act("more-like", () => app.moreLike(), {}))),
    );
  }

  reset() {
    this.asked = null;
    fill(this.strip);
    fill(this.easier);
    fill(this.more);
  }

  /** Asks again for what did not come. */
  again() {
    const { app } = this;
    rateAgain(app);
    this.asked = null;
    return this.opened();
  }

  async opened() {
    const { app } = this;
    const puzzle = app.givensText();
    if (this.asked === puzzle) return;
    this.asked = puzzle;
    fill(this.more);
    // The scales of other programs are about classic rules.
    const { rules } = app.game;
    const names = rules ? ["tier", "effort"] : ["tier", "se", "hodoku", "effort"];
    this.classic.hidden = !rules;
    this.scales.hidden = Boolean(rules);
    this.card.hidden = Boolean(rules);
    fill(this.gauges, names.map((name) => this.gauge(name, null)));
    this.part(app.game.grade);
    fill(this.strip);
    fill(this.easier);
    await app.loadTechniques();
    for (const [index, scale] of names.entries()) {
      const reply = await app.engine.recall("grade", { type: "grade", puzzle, scales: [scale] });
      if (this.asked !== puzzle) return;
      if (!reply) this.asked = null;
      if (!reply) return;
      const grade = reply.type === "graded" ? reply.grade : null;
      this.gauges.replaceChild(this.gauge(scale, grade, grade ? "" : reply.status === TIMEOUT ? t("rating.slow") : reply.message), this.gauges.children[index]);
    }
    await this.steps(puzzle);
  }

  /** Says why tier and rating by Sudoku Explainer seem to disagree, where they do. */
  part(grade) {
    const way = partedRating(grade);
    this.parted.hidden = !way;
    fill(this.parted, way && t(`rating.parted-${way}`, grade.er.toFixed(1)));
  }

  /** The steps of the run that is graded. */
  async steps(puzzle) {
    const reply = await this.app.engine.recall("walk", { type: "solve", puzzle, options: { profile: "default" }, text: false });
    if (this.asked !== puzzle || reply?.type !== "solved") return;
    const steps = reply.messages.filter((it) => it.type === "step");
    if (!steps.length) return;
    const hardest = steps.findLastIndex((step) => step.technique === reply.messages.at(-1).hardest);
    const name = (slug) => this.app.techniqueName(slug);
    const [cap, bars] = stripOf(steps, hardest, name);
    drawBars(bars, steps, -1, hardest);
    fill(this.strip, cap, bars);
    fill(this.easier, this.parted.hidden && easierOf(steps, hardest, this.app.game.grade?.er, name, true));
  }

  /** What each gauge shows: its share, the value, the ends of the scale, and a line of words. */
  reading(scale, grade) {
    const { app } = this;
    if (scale === "tier" && grade.tier) {
      const at = TIERS.indexOf(grade.tier) + 1;
      return { at, value: t("tier-of", at), ends: [t("tier.simple"), t("tier.ultimate")], words: [make("b", t("rating.is", capital(t(`tier.${grade.tier}`)))), " ", isSingleName(grade.hardest) ? t("rating.singles", grade.steps) : t("rating.steps", grade.steps, app.techniqueName(grade.hardest))] };
    }
    if (scale === "se" && grade.er) return { at: share("se", grade.er), value: grade.er.toFixed(1), ends: [1, 12], words: [aboveWords("above", below("se", grade.er))] };
    if (scale === "hodoku" && grade.score !== undefined) {
      return { at: share("hodoku", grade.score), value: grade.score, ends: [100, "30 k"], words: [make("b", t("rating.is", t(`level.${grade.level.toLowerCase()}`))), " ", aboveWords("same", below("hodoku", grade.score))] };
    }
    if (scale === "effort" && grade.effort !== undefined) {
      const neck = grade.bottlenecks?.[0];
      return { at: share("effort", grade.effort), value: grade.effort < 1 ? "< 1" : grade.effort, ends: [1, 1000], words: [neck ? t(neck.finds === 1 ? "rating.neck-one" : "rating.neck", neck.round, grade.rounds, neck.finds) : t("rating.rounds", grade.rounds)] };
    }
    return { at: 0, value: "–", ends: ["", ""], words: [t("rating.none")] };
  }

  gauge(scale, grade, problem = "") {
    const { at, value, ends, words } = grade ? this.reading(scale, grade) : { at: 0, value: problem ? "–" : "…", ends: ["", ""], words: [problem || t("rating.wait")] };
    const svg = draw("svg", "arc", { viewBox: "0 0 132 84", role: "img", "aria-label": `${t(`scale.${scale}`)}: ${value}` });
    if (scale === "tier") {
      for (let part = 0; part < 4; part += 1) svg.append(draw("path", `sg ${part < at ? "v" : "t"}`, { d: arcPath(part / 4 + 0.008, part / 4 + 0.242) }));
    } else {
      svg.append(draw("path", "t", { d: arcPath(0, 1) }));
      if (at > 0) svg.append(draw("path", "v", { d: arcPath(0, Math.max(0.01, at)) }));
    }
    svg.append(draw("text", String(value).length > LONG ? "long" : "", { x: 66, y: 58 }, value), draw("text", "lo", { x: 16, y: 80 }, ends[0]), draw("text", "lo", { x: 116, y: 80 }, ends[1]));
    return make("div.card.gauge", make("h3", t(`scale.${scale}`)), make("p.whatis", t(`scale.${scale}.is`)), svg, make("p", words), problem && act("rating.again", () => this.again(), { kind: "btn" }));
  }

  /** The other rule sets of Sudoku Explainer. */
  async others() {
    const puzzle = this.asked;
    // What opens is seen.
    requestAnimationFrame(() => this.card.scrollIntoView({ block: "end" }));
    for (const scale of MORE) {
      if (this.more.querySelector(`[data-scale="${scale}"]`)) continue;
      const value = make("dd", { "data-scale": scale }, "…");
      this.more.append(make("dt", t(`scale.${scale}`)), value);
      const reply = await this.app.engine.recall("grade", { type: "grade", puzzle, scales: [scale] });
      if (this.asked !== puzzle || !reply) return;
      fill(value, reply.type === "graded" ? reply.text.trim() : reply.message);
    }
  }
}
