// What is printed: the position, or four puzzles on a sheet with number, tier and rating, and their solutions on the next.
// It is laid out before the browser asks for it, from what the page knows.
import { fill, make } from "./dom.js";
import { TIERS } from "./scales.js";
import { ruleKinds, ruleWords } from "./rules.js";
import { thumb } from "./thumb.js";
import { t } from "./words.js";
import * as store from "./store.js";

/** How many puzzles stand on a sheet. */
export const SHEET = 4;

/** From how many characters on rules are set smaller. */
const LONG = 200;

export class Paper {
  constructor(app, root) {
    Object.assign(this, { app, root });
    this.kind = "position";
    addEventListener("beforeprint", () => this.lay());
    addEventListener("afterprint", () => (this.kind = "position"));
  }

  /** Prints the `position`, its `givens` alone, or a `sheet`. */
  print(kind) {
    this.app.keep();
    this.kind = kind;
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
    const rank = ({ saved: { grade } }) => (grade ? TIERS.indexOf(grade.tier) * 100 + (grade.er ?? 0) : 0);
    const games = store.recent().slice(0, SHEET).sort((a, b) => rank(a) - rank(b));
    const figure = ({ saved }, index, values) =>
      make("figure",
        make("figcaption", make("b", index + 1), make("span.cap1", saved.grade ? t(`tier.${saved.grade.tier}`) : saved.name), make("span.num", saved.grade?.er ? t("paper.rating", saved.grade.er.toFixed(1)) : "")),
        thumb(saved.givens, values, saved.rules),
        // The hardest step gives much away: it is named beside the solution.
        make("div.timeline", values === saved.givens ? make("span", t("paper.time")) : make("span", saved.grade?.hardest ? t("paper.hardest", this.app.techniqueName(saved.grade.hardest)) : "")),
        values === saved.givens && this.rules(saved.rules));
    const solutions = games.map(({ saved }) => saved.solution && [...saved.solution].map((digit) => Number(digit) || 0));
    return [
      make("article.a4", this.head("Qedoku", t("paper.count", games.length)), make("div.four", games.map((it, index) => figure(it, index, it.saved.givens))), this.foot(t("paper.next"))),
      make("article.a4.solutions", this.head("Qedoku", t("paper.solutions")), make("div.four", games.map((it, index) => solutions[index] && figure(it, index, solutions[index]))), this.foot("")),
    ];
  }

  /** The rules, each kind in a sentence; many are set smaller. */
  rules(rules) {
    const words = rules ? ruleKinds(rules.rules).map(ruleWords) : [];
    const isLong = words.reduce((sum, { name, text }) => sum + name.length + text.length, 0) > LONG;
    return words.length > 0 && make(isLong ? "p.told.long" : "p.told", words.map(({ head, text }) => [make("b.cap1", head), ` ${text} `]));
  }

  rated(grade) {
    return grade ? [t(`tier.${grade.tier}`), grade.er ? grade.er.toFixed(1) : ""].join(" ") : "";
  }

  head(left, right) {
    return make("header", make("h1", left), make("span.cap1", right));
  }

  foot(left) {
    return make("footer", make("span", left), make("span", t("tagline")));
  }
}
