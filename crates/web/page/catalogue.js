// The techniques by family, as a list whose families unfold; those that a text fits are shown at once.
import { bars, fill, make } from "./dom.js";
import { byFamily, familyOf } from "./families.js";
import { isNamed } from "./filter.js";
import { barsName, barsOfTechnique } from "./scales.js";
import { t } from "./words.js";

export class Catalogue {
  /** `name(slug)` says what a technique is called; `pick(slug)` hears which is chosen. */
  constructor({ name, pick }) {
    Object.assign(this, { name, pick });
    /** The families that are open. */
    this.unfolded = new Set(["singles"]);
  }

  /** Lists in a node those of `all` that a text fits, below `heads`; the one that is `chosen` is marked. Gives how many there are. */
  list(root, all, { wanted = "", chosen = null, heads = () => [] } = {}) {
    const word = wanted.trim().toLowerCase();
    const names = (it) => [it.slug, it.name, it.zh, it.hodoku?.code, t(`family.${familyOf(it)}`), ...it.aliases].filter(Boolean);
    const fits = all.filter((it) => !word || isNamed(word, names(it)));
    fill(root, make("div.outline", heads(fits.length), byFamily(fits).map(([family, list]) => this.family(family, list, { isWanted: Boolean(word), chosen }))));
  }

  /** A family, folded until it is opened, or all of its techniques are looked for. */
  family(name, list, { isWanted, chosen }) {
    const isOpen = isWanted || this.unfolded.has(name) || list.some(({ slug }) => slug === chosen);
    const node = make("details.family", { open: isOpen },
      make("summary.grouphead", t(`family.${name}`), " ", make("span.dim", list.length)), list.map((it) => this.line(it, it.slug === chosen)));
    node.addEventListener("toggle", () => !isWanted && this.unfolded[node.open ? "add" : "delete"](name));
    return node;
  }

  line(it, isChosen) {
    const { slug, se } = it;
    const told = barsName(it, t);
    return make("button.row.two", { type: "button", "data-slug": slug, "aria-current": isChosen ? "true" : null, onclick: () => this.pick(slug) },
      make("span.tiered", { title: told }, bars(barsOfTechnique(it))),
      make("span", this.name(slug), make("span.vh", ` ${told}`)),
      make("span.to.num", se ? t("se", se.toFixed(1)) : ""));
  }
}
