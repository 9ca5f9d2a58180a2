// One's own puzzle: pasted, opened as a file, or entered by hand.
import { toldKept } from "./address.js";
import { creditsOf } from "./credits.js";
import { problemOf } from "./improper.js";
import { boardOf, frameOf, unpack } from "./sudoku.js";
import { act, button, fill, icon, make } from "./dom.js";
import { LARGEST, distinct, faultWords, isDamaged, isLarge, isNoted, isPenciled, once, sorted, uneven, unlinked, unpictured, unplaced } from "./reading.js";
import { keyOf } from "./store.js";
import { thumb } from "./thumb.js";
import { capital, cells, t } from "./words.js";

/** How many characters are a row at most, which is put in the place of another. */
const PART = 24;

/** How many puzzles of a text are offered. */
const OFFERED = 100;

/** How many of them are rated. */
const RATED = 12;

/** How many problems of a text are told where it was pasted. */
const TOLD = 2;

/** The longest text that stays in the field when it is refused. */
const SHOWN = 20_000;

export class BringCard {
  constructor(app) {
    this.app = app;
    this.text = make("textarea.area-in", { id: "paste", rows: 1, spellcheck: "false", autocomplete: "off", "data-hint": "in.hint", "data-label": "in.label", oninput: () => this.typed(), onpaste: (event) => this.pasted(event) });
    this.text.addEventListener("keydown", (event) => {
      const { value, selectionStart, selectionEnd } = this.text;
      // What was refused is selected, or the row of it that is wrong: there Enter reads it again, and wipes nothing.
      const isWhole = this.isRefused || selectionEnd - selectionStart >= value.length;
      if (event.key !== "Enter" || event.shiftKey || !value.trim() || (value.includes("\n") && !isWhole)) return;
      event.preventDefault();
      this.read();
    });
    this.file = make("input", { type: "file", id: "file", hidden: true, onchange: () => this.openFile() });
    /** What is wrong with the text, right below it, and the way on; and what is told of texts besides. */
    this.wrong = make("div.said", { role: "status" });
    this.said = make("div.said", { role: "status" });
    this.card = make("div.card.newp", { id: "bring" },
      make("label.field.tall", icon("paste"), make("span.vh", { "data-t": "in.label" }), this.text),
      this.wrong,
      (this.readButton = act("in.read", () => this.read(), { kind: "btn wide", hidden: true })),
      this.said,
      make("div.pair", act("in.file", () => this.file.click(), { sign: "file" }), act("in.enter", () => app.enter(), { sign: "digit" })),
      this.file);
    this.root = make("div.col", make("div.colhead", make("h2", { "data-t": "in" })), this.card);
  }

  /** The text is another now. */
  typed() {
    this.isRefused = false;
    this.grow();
  }

  /** Reads what is pasted into the field; a whole text takes the place of one that was refused, and a row that of the row. */
  pasted({ clipboardData }) {
    if (this.isRefused && (clipboardData?.getData("text/plain").length ?? 0) > PART) this.text.select();
    setTimeout(() => this.read());
  }

  grow() {
    const many = this.text.value.trim() !== "" && (this.text.value.includes("\n") || this.text.value.length > 40);
    this.text.rows = many ? Math.min(9, Math.max(4, this.text.value.trim().split("\n").length)) : 1;
    this.readButton.hidden = !this.text.value.trim();
    // What was wrong with a text that is gone is past.
    if (!this.text.value) this.past();
  }

  /** What was wrong with a text is past; the others of a text are still offered. */
  past() {
    fill(this.wrong);
    if (!this.said.querySelector(".offered")) fill(this.said);
  }

  /** Leads to the field. */
  ask() {
    this.card.scrollIntoView({ block: "nearest" });
    this.text.focus({ preventScroll: true });
  }

  async openFile() {
    const [file] = this.file.files;
    this.file.value = "";
    if (!file) return;
    if (file.size > LARGEST) return this.problem([t("in.big", LARGEST / 1_000_000)]);
    await this.take(await file.text(), file.name);
  }

  read() {
    return this.take(this.text.value);
  }

  /** Reads a text in any format, or what the address of the page holds: one puzzle is opened, several are offered. */
  async take(text, name = "", { isAddress = false, isMine = isNoted(text), isMade = false } = {}) {
    // What is pasted elsewhere is refused there, and the game goes on.
    const isOnSpot = !isAddress && this.app.room !== "puzzles";
    if (!text.trim()) return this.nothing(isOnSpot);
    if (isLarge(text)) return this.refused("", [t("in.big", LARGEST / 1_000_000)], isOnSpot);
    fill(this.wrong);
    fill(this.said);
    const inside = unlinked(text);
    const plain = unpictured(inside);
    const reply = await this.app.engine.ask("read", { type: "read", text: plain, most: OFFERED });
    if (!reply) return;
    const isOwn = isAddress || inside !== text;
    const alone = ({ message }) => (isOwn || isDamaged(text, message) ? t("in.damaged", unplaced(message)) : capital(unplaced(message)));
    const tell = (it) => plainly(it.message) ?? (text.trim().includes("\n") ? said : alone)(it);
    if (reply.type !== "read") return this.refused(text, [tell({ message: once(reply.message), line: 1 })], isOnSpot);
    const { good: all, problems } = sorted(reply.puzzles);
    const good = distinct(all);
    if (good.length === 1 && !problems.length) {
      this.start({ name, ...good[0] }, { isMade, isMine, isAddress, credits: creditsOf(plain) });
      if (all.length > 1) this.app.rooms.notice.say([t("in.alike", all.length)], "", null, { isBad: false });
      return;
    }
    if (!good.length) return this.refused(text, problems.length ? problems.map(tell) : [t("in.nothing")], isOnSpot);
    this.offer(good, problems, reply.more, all.length - good.length);
  }

  /** What was pasted is empty, and so is the field. */
  nothing(isOnSpot) {
    this.text.value = "";
    this.grow();
    return this.problem([t("in.nothing")], isOnSpot);
  }

  /** Offers puzzles of a text, of which `twice` more were the same as others. */
  offer(good, problems, more, twice = 0) {
    const givens = (record) => [...record.givens].filter((digit) => Number(digit)).length;
    const line = (record, index) => make("li", make("button.row.offer", { type: "button", onclick: () => this.start(record, { isOffered: true }) },
      thumb([...boardOf(record).givens], [...boardOf(record).values], record.rules && { ...record.rules, frame: frameOf(record.position) }),
      make("span", record.name ?? t("in.puzzle", index + 1)), make("span.to.num", make("span", t("meta.count", givens(record))), make("span.rated"))));
    const list = make("ol.offered", good.map(line));
    fill(this.said, make("p", more ? t("in.more", good.length) : t("in.several", good.length), twice > 0 && ` ${t("in.twice", twice)}`), list, problems.map((it) => make("p.problem", said(it))));
    this.app.open("puzzles");
    this.said.scrollIntoView({ block: "nearest" });
    this.rate(good, list);
  }

  /** Says of the first puzzles that are offered how hard they are, as long as they are. */
  async rate(good, list) {
    for (const [index, { givens, rules }] of good.slice(0, RATED).entries()) {
      if (rules) continue;
      const reply = await this.app.engine.recall("offered", { type: "grade", puzzle: givens, scales: ["tier", "se"] });
      if (!list.isConnected) return;
      const { tier, er } = reply?.grade ?? {};
      if (tier) fill(list.children[index].querySelector(".rated"), capital(t(`tier.${tier}`)), er ? ` · ${t("se", er.toFixed(1))}` : "");
    }
  }

  /** Begins the puzzle of a record, which was read, or made by the engine itself. */
  start(record, { isMade = false, isMine = false, isOffered = false, isAddress = false, credits = null } = {}) {
    const board = boardOf(record);
    // Where digits are entered, they may be what is wrong: the givens are judged alone then.
    const isEntered = board.values.some((digit, cell) => digit !== board.givens[cell]);
    const problem = isEntered ? null : problemOf(record);
    this.text.value = "";
    this.typed();
    // The others of a text can be opened one after the other.
    if (!isOffered) fill(this.said);
    const rules = record.rules ? { ...record.rules, frame: frameOf(record.position) } : null;
    const former = { game: this.app.game, key: keyOf(this.app.game) };
    const isResumed = this.app.begin(board, { rules, solution: record.solution ?? null, name: record.name ?? "", auto: isPenciled(record), isMine, problem, credits });
    // Who pasted it sees that it is not as it was given.
    if (isResumed && !isAddress) this.app.rooms.notice.say([t("resumed")], "restart", () => this.app.restart(), { isBad: false, asks: "restart.sure" });
    else toldKept(this.app, former);
    if (record.format && !isMade) this.app.announce(t("in.took", record.format));
  }

  /** Says what is wrong with a text, `isOnSpot` or in the room of puzzles: there it stays in the field to be mended. */
  refused(text, messages, isOnSpot = false) {
    const found = uneven(unpictured(text));
    const told = found ? [unevenText(found)] : messages;
    if (isOnSpot) return this.problem(told, true, () => this.refused(text, messages));
    this.text.value = text.length > SHOWN ? "" : text;
    this.grow();
    this.isRefused = true;
    this.problem(told);
    if (found) this.wrong.append(act("in.fix", () => this.finish(found), { kind: "btn wide" }));
    else fill(this.said, make("p.small.dim", t("in.formats")));
    this.point(found?.faults[0]);
    return this.card.scrollIntoView({ block: "nearest" });
  }

  /** Selects what is wrong: the row, or the whole text, whose place is taken by what is pasted next. */
  point(fault) {
    this.text.focus({ preventScroll: true });
    if (!fault) return this.text.select();
    const lines = this.text.value.split("\n");
    const start = lines.slice(0, fault.line).join("\n").length + (fault.line ? 1 : 0);
    return this.text.setSelectionRange(start, start + lines[fault.line].length);
  }

  /** Takes what a text gives to a board whose givens are entered, at the row that is wrong. */
  finish({ cells: given, faults: [fault] }) {
    this.text.value = "";
    this.typed();
    this.app.enter(false, unpack(given));
    const end = fault ? fault.row * 9 - 1 : given.lastIndexOf(".");
    this.app.board.select(Math.max(0, Math.min(80, fault && fault.count < 9 ? end - (9 - fault.count) + 1 : end)));
  }

  problem(messages, isOnSpot = false, mend = null) {
    if (isOnSpot) return this.app.rooms.notice.say([t("in.unread"), ...messages.slice(0, TOLD).map(cells)], "in.mend", mend);
    fill(this.wrong, messages.map((message) => make("p.problem", cells(message))));
    this.app.open("puzzles");
    this.wrong.scrollIntoView({ block: "nearest" });
  }
}

/** What is wrong with the rows of a text, or with how many cells it has. */
function unevenText({ faults, rows, count }) {
  if (faults.length) return faults.map(({ row, count: has }) => t("in.row", row, has)).join(" ");
  if (rows > 1) return t("in.rows", rows);
  return t(count < 81 ? "in.fewer" : "in.many", count, Math.abs(81 - count));
}

/** What is wrong with a text in words of players, if there are some for it. */
function plainly(message) {
  const words = faultWords(message);
  return words && t(...words);
}

/** A problem of a text in words: where, unless it says so itself, and how often. */
function said({ message, line, count }) {
  const where = /^(line|第)/.test(message) ? "" : `${t("in.line", line)}: `;
  return count > 1 ? `${where}${message} ${t("in.times", count)}` : where + message;
}
