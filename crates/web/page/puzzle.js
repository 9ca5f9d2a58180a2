// Puzzles in and out: pasted, opened, typed, made, played lately; links, texts, images, paper.
import { boardOf, emptyBoard, pack } from "./sudoku.js";
import { button, copyText, download, fill, make } from "./dom.js";
import { t } from "./words.js";
import * as store from "./store.js";

const FORMATS = ["line", "grid", "bordered", "pencilmarks", "candidates", "library", "sdk", "ss", "csv", "opensudoku", "sudokuwiki", "sudokupad", "sudokuexchange", "f-puzzles", "list", "jsonl", "matrix"];
const SITES = { sudokuwiki: "SudokuWiki", sudokupad: "SudokuPad", "f-puzzles": "f-puzzles", sudokuexchange: "SudokuExchange" };
const SYMMETRIES = ["none", "180", "90", "diagonals", "mirrors", "full"];
const TIERS = ["", "simple", "intermediate", "advanced", "ultimate"];

/** The largest file that is read, in bytes; a request may have a megabyte. */
const LARGEST = 1_000_000;

/** How many puzzles of a text are offered. */
const OFFERED = 100;

/** How wide a PNG is, in pixels. */
const WIDE = 1200;

export class PuzzlePanel {
  constructor(app, root) {
    this.app = app;
    this.text = make("textarea", { id: "paste", rows: 4, spellcheck: "false", autocomplete: "off", onpaste: () => setTimeout(() => this.read()) });
    this.file = make("input", { type: "file", id: "file", hidden: true, onchange: () => this.open() });
    this.said = make("div.said", { "aria-live": "polite" });
    this.symmetry = make("select", { id: "symmetry" }, SYMMETRIES.map((value) => make("option", { value, "data-t": `symmetry.${value}` })));
    this.tier = make("select", { id: "tier" }, TIERS.map((value) => make("option", { value, "data-t": value ? `tier.${value}` : "in.any" })));
    this.needs = make("input", { type: "search", id: "needs", list: "slugs", "data-hint": "in.needs-hint", spellcheck: "false", onfocus: () => this.suggest() });
    this.slugs = make("datalist", { id: "slugs" });
    this.recent = make("ul.recent");
    const act = (name, onclick, kind = "button") => make(kind, { type: "button", "data-t": name, onclick });
    fill(
      root,
      make("h2", { "data-t": "in" }),
      make("label.block", { for: "paste" }, make("span", { "data-t": "in.label" })), this.text,
      make("div.acts", act("in.read", () => this.read(), "button.main"), act("in.file", () => this.file.click()), this.file, act("in.enter", () => this.app.enter())),
      this.said,
      make("div.acts", act("in.make", () => this.generate()),
        make("label.field", make("span", { "data-t": "in.symmetry" }), this.symmetry),
        make("label.field", make("span", { "data-t": "grade.tier" }), this.tier),
        make("label.field", make("span", { "data-t": "in.needs" }), this.needs, this.slugs)),
      make("h2", { "data-t": "recent" }), this.recent,
      make("h2", { "data-t": "out" }), this.out(act),
    );
    this.offerRecent();
  }

  out(act) {
    this.format = make("select", { id: "format", onchange: () => this.write() }, FORMATS.map((value) => make("option", { value }, value)));
    this.written = make("textarea", { id: "written", rows: 4, readonly: true, "data-label": "out.text" });
    this.told = make("p.note", { "aria-live": "polite" });
    const site = ([format, name]) => button(t("out.open", name), () => this.visit(format), { class: "site", "data-site": format });
    this.sites = make("div.acts", Object.entries(SITES).map(site));
    return [
      make("div.acts", act("out.link", () => this.link(), "button.main"), act("out.svg", () => this.svg()), act("out.png", () => this.png()), act("out.print", () => this.print(false)), act("out.sheet", () => this.print(true))),
      this.told,
      this.sites,
      make("label.field", make("span", { "data-t": "out.format" }), this.format),
      this.written,
      make("div.acts", act("out.copy", async () => this.copied(await copyText(this.written.value)))),
    ];
  }

  /** Says again what holds a name. */
  relabel() {
    for (const node of this.sites.children) node.textContent = t("out.open", SITES[node.dataset.site]);
    this.offerRecent();
  }

  /** Offers what was played lately, and the position as text. */
  follow() {
    this.offerRecent();
    return this.write();
  }

  async open() {
    const [file] = this.file.files;
    this.file.value = "";
    if (!file) return;
    if (file.size > LARGEST) return this.problem(t("in.big", LARGEST / 1_000_000));
    await this.take(await file.text(), file.name);
  }

  async read() {
    await this.take(this.text.value);
  }

  /** Reads a text in any format: one puzzle is opened, several are offered. */
  async take(text, name = "") {
    if (!text.trim()) return this.problem(t("in.nothing"));
    const reply = await this.app.engine.ask("read", { type: "read", text, most: OFFERED });
    if (!reply) return;
    if (reply.type !== "read") return this.problem(reply.message);
    const { puzzles } = reply;
    if (!puzzles.length) return this.problem(t("in.nothing"));
    if (puzzles.length === 1) return this.start({ name, ...puzzles[0] });
    const many = reply.more ? t("in.more", puzzles.length) : t("in.several", puzzles.length);
    fill(this.said, make("p", many), make("ol.offered", puzzles.map((it) => make("li", this.offer(it)))));
  }

  offer(record) {
    const where = record.name ?? t("in.line", record.line);
    if (!record.values) return make("span.problem", `${t("in.line", record.line)}: ${record.problem.message}`);
    return button(`${where}: ${record.values}`, () => this.start(record), { class: "line mono" });
  }

  start(record) {
    if (!record.values) return this.problem(`${t("in.line", record.line)}: ${record.problem.message}`);
    const board = boardOf(record);
    const auto = board.removed.some((set) => set);
    this.app.begin(board, { solution: record.solution ?? null, name: record.name ?? "", auto });
    this.text.value = "";
    const problems = [record.problem?.message, record.doubt].filter(Boolean);
    fill(this.said, make("p.good", t("in.took", record.format ?? "?")), problems.map((line) => make("p.problem", line)));
    if (problems.length) this.app.announce(problems.join(" "));
    return null;
  }

  async generate() {
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    const [tier, technique] = [this.tier.value, this.needs.value.trim()];
    const order = { ...(tier && { tier }), ...(technique && { technique }) };
    const request = { type: "generate", seed, count: 1, symmetry: this.symmetry.value, ...((tier || technique) && { order }) };
    fill(this.said);
    const reply = await this.app.engine.ask("read", request);
    if (!reply) return;
    if (reply.type !== "generated") return this.problem(reply.message);
    if (!reply.puzzles.length) return this.problem(t("in.none"));
    const [{ puzzle, solution }] = reply.puzzles;
    const board = emptyBoard();
    for (let cell = 0; cell < 81; cell += 1) board.givens[cell] = board.values[cell] = Number(puzzle[cell]) || 0;
    this.app.begin(board, { solution });
  }

  /** Offers the techniques that a puzzle may need. */
  async suggest() {
    await this.app.panels.techniques.load();
    const all = this.app.panels.techniques.all ?? [];
    fill(this.slugs, all.map((it) => make("option", { value: it.slug }, this.app.techniqueName(it.slug))));
  }

  problem(line) {
    fill(this.said, make("p.problem", line));
  }

  offerRecent() {
    const games = store.recent();
    const line = ({ key, saved, name, filled }) =>
      make("li", button(`${name || key.replaceAll("0", ".")} · ${t("recent.open", filled)}`, () => this.app.resume(saved), { class: "line mono" }));
    fill(this.recent, games.length ? games.map(line) : make("li.note", t("recent.none")));
    if (games.length) this.recent.append(make("li", button(t("recent.forget"), () => (store.forget(), this.offerRecent()))));
  }

  async write() {
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

  copied(done) {
    fill(this.told, done ? t("out.copied") : "");
  }

  async link() {
    const url = new URL(location.href);
    url.hash = `bd=${pack(this.app.game.board())}`;
    this.copied(await copyText(url.href));
  }

  async image() {
    const reply = await this.app.engine.ask("draw", { type: "draw", puzzle: this.app.position() });
    return reply?.svg;
  }

  async svg() {
    const svg = await this.image();
    if (svg) download("sudoku.svg", svg, "image/svg+xml");
  }

  async png() {
    const svg = await this.image();
    if (!svg) return;
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

  /** Prints the position, or a sheet of the last four puzzles. */
  async print(sheet) {
    this.app.keep();
    await this.app.printed(sheet);
    print();
    // What the browser prints on its own is the position.
    this.app.paper = false;
  }
}
