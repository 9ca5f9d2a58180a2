// The board that is played on: an ARIA grid with one tab stop, its cells, and what pointers do to it.
import { CELLS, boxOf, cellName, columnOf, conflicts, digitsOf, bit, legal, rowOf } from "./sudoku.js";
import { fill, make } from "./dom.js";
import { t } from "./words.js";

/** Where the corner marks of a cell go, first to last. */
const CORNERS = ["tl", "tr", "bl", "br", "tc", "bc", "ml", "mr", "mc"];

export class BoardView {
  /** `play()` gives the game and the settings; `on` hears of `select`, `candidate(cell, digit)` and `focus`. */
  constructor(root, play, on) {
    this.root = root;
    this.play = play;
    this.on = on;
    this.selected = new Set();
    this.cursor = 0;
    /** The digit of which all are shown, or 0. */
    this.shown = 0;
    this.cells = CELLS.map((cell) => make("div", { role: "gridcell", "data-cell": cell, tabindex: cell ? -1 : 0, class: edges(cell) }));
    for (let row = 0; row < 9; row += 1) {
      root.append(make("div.row", { role: "row", "aria-rowindex": row + 1 }, this.cells.slice(row * 9, row * 9 + 9)));
    }
    this.listen();
  }

  listen() {
    let adding = null;
    const at = (event) => {
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-cell]");
      return under && this.root.contains(under) ? Number(under.dataset.cell) : null;
    };
    this.root.addEventListener("pointerdown", (event) => {
      const cell = at(event);
      if (cell === null || event.button > 0) return;
      const digit = Number(event.target.closest("[data-digit]")?.dataset.digit ?? 0);
      if (digit && this.on.candidate(cell, digit)) return event.preventDefault();
      const keeps = event.shiftKey || event.ctrlKey || event.metaKey;
      adding = !(keeps && this.selected.has(cell));
      this.select(cell, keeps ? (adding ? "add" : "remove") : "only");
      event.preventDefault();
    });
    this.root.addEventListener("pointermove", (event) => {
      if (adding === null || !(event.buttons & 1)) return;
      const cell = at(event);
      if (cell !== null && this.selected.has(cell) !== adding) this.select(cell, adding ? "add" : "remove");
    });
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => (adding = null));
    this.root.addEventListener("dblclick", (event) => {
      const cell = at(event);
      if (cell !== null) this.selectAlike(cell);
    });
    this.root.addEventListener("focusin", (event) => {
      const cell = event.target.dataset?.cell;
      if (cell !== undefined && Number(cell) !== this.cursor) this.select(Number(cell), "only");
    });
  }

  /** Selects a cell: it `only`, or `add`s or `remove`s it. The cursor goes there. */
  select(cell, how = "only") {
    if (how === "only") this.selected.clear();
    if (how === "remove") this.selected.delete(cell);
    else this.selected.add(cell);
    this.cells[this.cursor].tabIndex = -1;
    this.cursor = cell;
    this.cells[cell].tabIndex = 0;
    this.cells[cell].focus({ preventScroll: true });
    this.on.select();
  }

  selectAll(cells) {
    this.selected = new Set(cells);
    this.on.select();
  }

  selectAlike(cell) {
    const { game } = this.play();
    const value = game.values[cell];
    const set = game.candidates(cell);
    const alike = (other) => (value ? game.values[other] === value : !game.values[other] && game.candidates(other) === set);
    this.selectAll(CELLS.filter(alike));
  }

  /** Moves the cursor, round the edges. */
  move(rows, columns, how) {
    const row = (rowOf(this.cursor) + rows + 9) % 9;
    const column = (columnOf(this.cursor) + columns + 9) % 9;
    this.select(row * 9 + column, how);
  }

  /** Draws all cells anew. */
  update() {
    const { game, settings } = this.play();
    const wrong = settings.conflicts ? conflicts(game.values) : new Set();
    const only = this.selected.size === 1 ? game.values[[...this.selected][0]] : 0;
    const same = this.shown || (settings.matching ? only : 0);
    for (const cell of CELLS) this.draw(cell, game, { wrong: wrong.has(cell), same });
  }

  draw(cell, game, { wrong, same }) {
    const node = this.cells[cell];
    const value = game.values[cell];
    const color = game.state.colors[cell];
    const set = game.candidates(cell);
    const open = legal(game.values, cell);
    const has = this.shown && !value && (set || open) & bit(this.shown);
    const is = {
      given: game.givens[cell] > 0,
      selected: this.selected.has(cell),
      cursor: this.cursor === cell,
      wrong,
      same: same && value === same,
      has,
    };
    for (const [name, holds] of Object.entries(is)) node.classList.toggle(name, Boolean(holds));
    node.dataset.color = color || "";
    node.setAttribute("aria-selected", this.selected.has(cell));
    node.setAttribute("aria-label", this.label(cell, game, wrong));
    if (value) fill(node, make("span.value", value));
    else if (game.auto) fill(node, grid(set, cell, game, same));
    else fill(node, corners(game.state.corner[cell]), middle(set, cell, game, same));
  }

  /** What a screen reader says of a cell. */
  label(cell, game, wrong) {
    const value = game.values[cell];
    const holds = value ? t(game.givens[cell] ? "cell.given" : "cell.value", value) : t("cell.empty");
    const set = (name, digits) => digits && t(name, digitsOf(digits).join(" "));
    const more = [
      wrong && t("cell.conflict"),
      !value && set(game.auto ? "cell.candidates" : "cell.center", game.candidates(cell)),
      !value && !game.auto && set("cell.corner", game.state.corner[cell]),
      game.state.colors[cell] && t("cell.color", game.state.colors[cell]),
    ];
    return [t("cell", rowOf(cell) + 1, columnOf(cell) + 1, holds), ...more.filter(Boolean)].join(", ");
  }

  /** The name of the only cell that is selected, or nothing. */
  get one() {
    return this.selected.size === 1 ? cellName([...this.selected][0]) : null;
  }
}

function edges(cell) {
  const names = [];
  if (columnOf(cell) % 3 === 0) names.push("left");
  if (rowOf(cell) % 3 === 0) names.push("top");
  if (boxOf(cell) % 2) names.push("odd");
  return names.join(" ");
}

const mark = (digit, cell, game, same) =>
  make("span", {
    "data-digit": digit,
    "data-mark": game.state.marks[cell * 9 + digit - 1] || null,
    class: same === digit ? "same" : null,
  }, digit);

function grid(set, cell, game, same) {
  const spot = (digit) => (set & bit(digit) ? mark(digit, cell, game, same) : make("span"));
  return make("div.marks", [1, 2, 3, 4, 5, 6, 7, 8, 9].map(spot));
}

function middle(set, cell, game, same) {
  const digits = digitsOf(set);
  return digits.length ? make(`div.middle.n${digits.length}`, digits.map((digit) => mark(digit, cell, game, same))) : null;
}

const corners = (set) => digitsOf(set).map((digit, index) => make(`span.corner.${CORNERS[index]}`, digit));
