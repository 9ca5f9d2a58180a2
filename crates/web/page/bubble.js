// The bubble at the selected cell: the digits that fit, and "Why?".
import { CELLS, DIGITS, cellName, columnOf, digitsOf, possible, rowOf } from "./sudoku.js";
import { fill, make } from "./dom.js";
import { showsCandidates } from "./notes.js";
import { t } from "./words.js";

export class Bubble {
  constructor(app, root) {
    this.app = app;
    this.node = make("div.bubble", { role: "group", hidden: true });
    root.append(make("div.overlay", this.node));
    addEventListener("keydown", () => this.hide(), true);
  }

  /** A cell was tapped: at the second tap the bubble comes. At the first it would stand where the next is to go. */
  tap(cell, { again }) {
    const isOpen = !this.node.hidden;
    this.hide();
    if (isOpen && again) return;
    const { game, settings, board } = this.app;
    // Where no candidates stand, the digits that are left would tell what is to be found.
    const isOn = showsCandidates(game, cell) ? settings.bubble : settings.bubbleBare;
    if (!isOn || game.values[cell] || board.armed || game.setup || board.selected.size !== 1) return;
    if (again) this.show(cell);
  }

  hide() {
    this.node.hidden = true;
  }

  show(cell) {
    const { app } = this;
    if (app.board.one !== cell || app.game.values[cell] || app.room !== "play") return;
    const set = showsCandidates(app.game, cell) ? app.game.candidates(cell) : possible(app.game.values, cell);
    // A color is chosen at the pad, which shows it.
    const digits = app.tool === "color" ? [] : digitsOf(set);
    const enter = (digit) => make("button", { type: "button", "aria-label": t("enter-at", digit, cellName(cell)), onclick: () => (this.hide(), app.digit(digit)) }, digit);
    const why = make("button.why", { type: "button", onclick: () => (this.hide(), app.why()) }, t("why?"));
    fill(this.node, digits.map(enter), why);
    this.node.title = digits.length ? t("bubble.is") : "";
    this.node.setAttribute("aria-label", t("bubble", rowOf(cell) + 1, columnOf(cell) + 1));
    this.cell = cell;
    this.node.hidden = false;
    this.place(cell);
  }

  /** Below the cell, or above it if that covers fewer digits; never beyond the board. */
  place(cell) {
    const { node, app } = this;
    const count = DIGITS.length;
    const size = node.parentElement.clientWidth / count;
    const [width, height] = [node.offsetWidth, node.offsetHeight];
    const middle = (columnOf(cell) + 0.5) * size;
    const left = Math.max(-8, Math.min(count * size - width + 8, middle - width / 2));
    const covers = (row) =>
      CELLS.filter((it) => rowOf(it) === row && app.game.values[it] && (columnOf(it) + 1) * size > left && columnOf(it) * size < left + width).length;
    const row = rowOf(cell);
    const above = row === count - 1 || (row > 0 && covers(row - 1) < covers(row + 1));
    node.classList.toggle("above", above);
    node.style.left = `${left}px`;
    node.style.top = `${above ? row * size - height - 5 : (row + 1) * size + 5}px`;
    node.style.setProperty("--tip", `${Math.round(middle - left)}px`);
  }
}
