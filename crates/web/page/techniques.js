// The pages of the techniques.
import { button, fill, make } from "./dom.js";
import { lang, t } from "./words.js";

export class TechniquesPanel {
  constructor(app, root) {
    this.app = app;
    this.all = null;
    this.filter = make("input", { type: "search", id: "techniques-filter", "data-hint": "techniques.filter", oninput: () => this.list() });
    this.count = make("p.note");
    this.names = make("div.found");
    this.page = make("article.page", { "aria-live": "polite" });
    fill(root, make("label.field", make("span", { "data-t": "tab.techniques" }), this.filter), this.count, this.page, this.names);
  }

  /** What each technique is called, once the engine said so. */
  async load() {
    const reply = await this.app.engine.recall("techniques", { type: "techniques" });
    if (reply?.type !== "techniques") return;
    this.all = reply.techniques;
    this.list();
  }

  name(slug) {
    const found = this.all?.find((it) => it.slug === slug);
    return found ? (lang() === "zh" ? (found.zh ?? found.name) : found.name) : slug;
  }

  list() {
    if (!this.all) return;
    const wanted = this.filter.value.trim().toLowerCase();
    const text = (it) => [it.slug, it.name, it.zh, it.hodoku?.code, ...it.aliases].join(" ").toLowerCase();
    const fits = this.all.filter((it) => text(it).includes(wanted));
    fill(this.count, t("techniques.count", fits.length));
    const tiers = [...new Set(fits.map((it) => it.tier))];
    const group = (tier) => make("details.group", { open: wanted !== "" }, make("summary", t(`tier.${tier}`)), make("ul", fits.filter((it) => it.tier === tier).map((it) => make("li", this.line(it)))));
    fill(this.names, tiers.map(group));
  }

  line(it) {
    const facts = [it.se && `SE ${it.se.toFixed(1)}`, it.hodoku && `HoDoKu ${it.hodoku.code}`].filter(Boolean).join(", ");
    return button(`${this.name(it.slug)}${facts ? ` · ${facts}` : ""}`, () => this.open(it.slug), { class: "line" });
  }

  /** Shows the page of one. */
  async open(slug) {
    const reply = await this.app.engine.recall("techniques", { type: "techniques", technique: slug });
    if (reply?.type !== "techniques") return;
    const [title, ...blocks] = reply.text.trim().split(/\n(?=\n)|\n/);
    fill(this.page, make("h2", title), paragraphs(blocks));
    this.page.scrollIntoView({ block: "nearest" });
  }
}

/** Lines, wrapped for a terminal, as paragraphs; a short line behind a blank one is a heading. */
function paragraphs(lines) {
  const nodes = [];
  let open = [];
  const close = () => {
    if (open.length) nodes.push(make("p", open.join(lang() === "zh" ? "" : " ")));
    open = [];
  };
  let blank = true;
  for (const line of lines.map((line) => line.trim())) {
    const heads = blank && line && line.length < 40 && !/[.。:：,，;；]$/.test(line);
    if (!line || heads) close();
    if (heads) nodes.push(make("h3", line));
    else if (line) open.push(line);
    blank = !line;
  }
  close();
  return nodes;
}
