// The ways out: a link, another site, a text in any format, an image, paper.
import { act, button, copyText, download, icon, make } from "./dom.js";
import { imageOf } from "./image.js";
import { t } from "./words.js";

const FORMATS = ["line", "grid", "bordered", "pencilmarks", "candidates", "library", "sdk", "ss", "csv", "opensudoku", "sudokuwiki", "sudokupad", "sudokuexchange", "f-puzzles", "list", "jsonl", "matrix"];
const SITES = { sudokuwiki: "SudokuWiki", sudokupad: "SudokuPad", "f-puzzles": "f-puzzles", sudokuexchange: "SudokuExchange" };

/** How wide a PNG is, in pixels. */
const WIDE = 1200;

/** What a link with one's entries has of one's notes: `notes`, `digits` alone as there are none, or as `some` cells are without. */
const notesInLink = (game) => {
  const { removed, isMine } = game.board();
  if (isMine || removed.some(Boolean)) return "notes";
  return !game.auto && game.noted.length ? "some" : "digits";
};

export class ShareCard {
  /** `several` is the button that prints several puzzles: whatever goes onto paper stands in one place. */
  constructor(app, several) {
    this.app = app;
    this.format = make("select.select", { id: "format", "data-label": "out.format", onchange: () => this.write() }, FORMATS.map((value) => make("option", { value }, value)));
    this.written = make("textarea.area-in", { id: "written", rows: 3, readonly: true, "data-label": "out.text" });
    this.sites = make("div.pair", Object.keys(SITES).map((format) => button("", () => this.visit(format), { class: "btn", "data-site": format })));
    this.link = act("out.link", async () => app.flash(this.link, (await app.copyLink()) ? "link-copied" : "not-copied"), { sign: "share" });
    this.entries = act("out.link-entries", async () => app.flash(this.entries, (await app.copyLink(true)) ? "link-copied" : "not-copied"), { kind: "btn quiet", sign: "share" });
    this.copy = act("out.copy", async () => app.flash(this.copy, (await copyText(this.written.value)) ? "copied" : "not-copied"), {});
    this.more = make("details", { ontoggle: () => this.write() },
      make("summary", { "data-t": "out.more" }),
      make("div.stack",
        make("label.line", make("span.small.dim", { "data-t": "out.format" }), make("span.selbox", this.format, icon("down"))),
        this.written, this.copy,
        make("div.pair", act("out.svg", () => this.svg()), act("out.png", () => this.png())),
        this.sites));
    this.card = make("div.card.newp", { id: "share" }, make("div.pair", this.link, act("out.print", () => app.paper.print("position"), { sign: "print" })), make("div.pair", this.entries, (this.bare = act("out.print-givens", () => app.paper.print("givens"), { kind: "btn quiet", sign: "print" }))), several, make("p.small.dim", { "data-t": "out.link-is" }), (this.entriesAre = make("p.small.dim")), this.more);
    this.root = make("div.col", make("div.colhead", make("h2", { "data-t": "out" })), this.card);
  }

  relabel() {
    for (const node of this.sites.children) node.textContent = t("out.open", SITES[node.dataset.site]);
  }

  /** Offers the formats and the sites that keep the rules of the puzzle. */
  update() {
    const { game } = this.app;
    const { rules, values, givens } = game;
    const isUntouched = values.every((digit, cell) => digit === givens[cell]);
    const { center, corner, colors, marks } = game.state;
    this.bare.hidden = isUntouched && !game.auto && [center, corner, colors, marks].every((list) => !list.some(Boolean));
    this.entries.hidden = this.entriesAre.hidden = isUntouched && !game.board().removed.some(Boolean);
    this.entriesAre.textContent = t(`out.entries-${notesInLink(game)}`);
    const isKept = (format) => !rules || rules.formats.includes(format);
    for (const option of this.format.options) option.hidden = option.disabled = !isKept(option.value);
    for (const site of this.sites.children) site.hidden = !isKept(site.dataset.site);
    if (!isKept(this.format.value)) this.format.value = FORMATS.find(isKept);
    return this.write();
  }

  async write() {
    if (!this.more.open) return;
    const reply = await this.app.engine.ask("write", { type: "write", puzzle: this.app.position(), to: this.format.value });
    if (reply) this.written.value = reply.text ?? reply.message;
  }

  async visit(format) {
    // The window opens at once, as browsers allow it on a click alone.
    const page = open("about:blank", "_blank");
    const reply = await this.app.engine.ask("write", { type: "write", puzzle: this.app.position(), to: format });
    if (page && reply?.text) {
      page.opener = null;
      page.location = reply.text;
    } else page?.close();
  }

  /** The board as it is seen, as a drawing. */
  image() {
    return imageOf(this.app.game, this.app.settings);
  }

  svg() {
    download("sudoku.svg", this.image(), "image/svg+xml");
  }

  async png() {
    const svg = this.image();
    const image = new Image();
    const box = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg).slice(1).map(Number);
    const [width, height] = [WIDE, Math.round((WIDE * box[1]) / box[0])];
    image.src = URL.createObjectURL(new Blob([svg.replace("<svg ", `<svg width="${width}" height="${height}" `)], { type: "image/svg+xml" }));
    await image.decode();
    const canvas = make("canvas", { width, height });
    canvas.getContext("2d").drawImage(image, 0, 0, width, height);
    URL.revokeObjectURL(image.src);
    canvas.toBlob((blob) => download("sudoku.png", blob), "image/png");
  }
}
