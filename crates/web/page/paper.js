// What is printed: the position, or several puzzles on sheets with number, tier and rating, and their solutions behind them.
// It is laid out before the browser asks for it, from what the page knows.
import { fill, make } from "./dom.js";
import { ratingText } from "./grading.js";
import { ruleKinds, ruleWords } from "./rules.js";
import { calledOf, isSingleName } from "./scales.js";
import { SIZES, sheetsOf } from "./sheets.js";
import { thumb } from "./thumb.js";
import { t } from "./words.js";

/** From how many characters on rules are set smaller. */
const LONG = 200;

export class Paper {
  constructor(app, root) {
    Object.assign(this, { app, root });
    this.kind = "position";
    addEventListener("beforeprint", () => this.lay());
    addEventListener("afterprint", () => (this.kind = "position"));
  }

  /** Prints the `position`, its `givens` alone, or as `sheet` the `games` that are chosen, `size` of them on each. */
  print(kind, chosen = null) {
    this.app.keep();
    this.kind = kind;
    this.chosen = chosen;
    this.lay();
    print();
  }

  lay() {
    const isSheet = this.kind === "sheet";
    fill(this.root, isSheet ? this.sheets() : this.single());
    this.root.className = isSheet ? "sheets" : "single";
  }

  single() {
    const { game } = this.app;
    const board = this.kind === "givens" ? thumb(game.givens, game.givens, game.rules) : this.position();
    return make("article.a4.one", this.head(game.name || "Qedoku", this.rated(game.grade)), make("figure", board, this.rules(game.rules)), this.foot(""));
  }

  /** The board as it is seen, without what is selected. */
  position() {
    const board = this.app.board.svg.cloneNode(true);
    board.querySelector(".rings")?.replaceChildren();
    for (const fills of board.querySelectorAll(".f-pick, .f-peer, .f-same, .f-cage")) fills.removeAttribute("class");
    return board;
  }

  sheets() {
    const { games, size } = this.chosen;
    const { puzzles, solutions } = sheetsOf(games, size);
    const last = (index, list, words) => (index === list.length - 1 ? words : "");
    const page = (of, index) => (of.length > 1 ? ` · ${t("n-of", index + 1, of.length)}` : "");
    return [
      puzzles.map((sheet, index) =>
        make("article.a4", this.head("Qedoku", t("paper.count", games.length) + page(puzzles, index), t("paper.name")),
          make("div.four", { "data-size": puzzles.length > 1 ? size : SIZES.find((it) => it >= sheet.length) }, sheet.map((it) => this.puzzle(it))),
          this.foot(solutions.length ? last(index, puzzles, t("paper.next")) : ""))),
      solutions.map((sheet, index) =>
        make("article.a4.solutions", this.head("Qedoku", t("paper.solutions") + page(solutions, index)),
          make("div.four", sheet.map((it) => this.solution(it))),
          this.foot(""))),
    ].flat();
  }

  puzzle({ saved, number }) {
    return make("figure", this.caption(saved, number), thumb(saved.givens, saved.givens, saved.rules),
      make("div.timeline", make("span", t("paper.time"))), this.rules(saved.rules));
  }

  /** The hardest step gives much away: it is named beside the solution. */
  solution({ saved, number }) {
    const { grade } = saved;
    const values = [...saved.solution].map((digit) => Number(digit) || 0);
    return make("figure", this.caption(saved, number), thumb(saved.givens, values, saved.rules),
      make("div.timeline", make("span", grade?.hardest && !isSingleName(grade.hardest) ? t("paper.hardest", this.app.techniqueName(grade.hardest)) : "")));
  }

  /** Number, tier and rating. */
  caption({ grade, givens, name }, number) {
    return make("figcaption", make("b", number), make("span.cap1", grade ? t(`tier.${calledOf(grade, givens.filter(Boolean).length)}`) : name), make("span.num", ratingText(grade, t)));
  }

  /** The rules, each kind in a sentence; many are set smaller. */
  rules(rules) {
    const words = rules ? ruleKinds(rules.rules).map(ruleWords) : [];
    const isLong = words.reduce((sum, { name, text }) => sum + name.length + text.length, 0) > LONG;
    return words.length > 0 && make(isLong ? "p.told.long" : "p.told", words.map(({ head, text }) => [make("b.cap1", head), ` ${text} `]));
  }

  rated(grade) {
    return grade ? [t(`tier.${grade.tier}`), grade.er && t("scale.of", grade.er.toFixed(1))].filter(Boolean).join(" · ") : "";
  }

  head(left, right, middle = "") {
    return make("header", make("h1", left), middle && make("span.who", middle), make("span.cap1", right));
  }

  foot(left) {
    return make("footer", make("span", left), make("span", t("tagline")));
  }
}
