// The board: a drawing in layers, and over it an ARIA grid with one tab stop that takes keys and pointers. It is made
// once and never replaced; a cell is drawn anew only if what it shows has changed.
import { CELLS, DIGITS, PLACES, cellName, columnOf, rowOf } from "./sudoku.js";
import { cellLabel, cellsBetween, cellView, centerText, cornerText, lit, pencilText } from "./model.js";
import { byId, draw, make, shapes } from "./dom.js";
import { baselineAt, digitAt, isCramped, lookAt, scaleAt } from "./raster.js";
import { shapeOf } from "./shapes.js";
import { boxOf } from "./outside.js";
import { labelNodes, markTotals, signsOf, unframed } from "./signs.js";
import { tintedCells } from "./tints.js";
import { t } from "./words.js";

/** How long it is shown that a given stays, in milliseconds. */
const REFUSED = 400;

/** How high the number of a step is, how wide a digit of it, and what is beside them, in hundredths of a cell. */
const TAG = { height: 22, digit: 10, sides: 12 };

const LINES = { thin: [1, 2, 4, 5, 7, 8], thick: [3, 6] };
const path = (at) => at.map((place) => `M${place * 100} 0V900M0 ${place * 100}H900`).join("");

/** The lines of a board of the classic rules. */
const gridPaths = () => [draw("path", "thin", { d: path(LINES.thin) }), draw("path", "thick", { d: path(LINES.thick) })];

/** What the rules of a board draw, by layer. */
export const ruleParts = (rules) =>
  rules ? { lines: shapes(unframed(rules.lines)), variants: shapes(rules.below), ...signsOf(rules) } : { lines: gridPaths(), variants: [], signs: [], totals: [], outside: [] };

/** The tints of irregular boxes. */
export const tintParts = (rules) => (rules?.rules.boxes ? tintedCells().map(({ cell, tint }) => draw("rect", `t${tint}`, { x: columnOf(cell) * 100, y: rowOf(cell) * 100, width: 100, height: 100 })) : []);

/** The layers from below: irregular boxes, cells, tints, variants, lines, digits, what is above, the selection, totals. */
export class BoardView {
  /** `root` takes the drawing and the grid; `show()` gives what is shown; `on` hears `select`, `tap(cell)`, `candidate(cell, digit)`. */
  constructor(root, show, on) {
    Object.assign(this, { root, show, on });
    this.selected = new Set();
    this.cursor = 0;
    this.armed = 0;
    /** The cell that a given was just typed into, where the cursor went on by itself. */
    this.typed = null;
    this.drawn = new Map();
    /** What draws marks; the board stands and is played before it is there. */
    this.drawing = null;
    this.notation = "rc";
    this.build();
    this.listen();
  }

  build() {
    this.svg = draw("svg", "board", { "aria-hidden": "true" });
    const layer = (name) => draw("g", `layer ${name}`);
    this.fills = PLACES.map((cell) => draw("rect", "", { x: columnOf(cell) * 100, y: rowOf(cell) * 100, width: 100, height: 100 }));
    this.under = layer("below");
    this.over = layer("above");
    this.variants = layer("variants");
    this.texts = PLACES.map(() => draw("g", ""));
    this.rings = layer("rings");
    this.tints = layer("tints");
    const fills = layer("fills");
    fills.append(...this.fills);
    const digits = layer("digits");
    digits.append(...this.texts);
    this.labels = draw("g", "lab");
    this.lines = layer("lines");
    this.signs = layer("signs");
    this.totals = layer("signs");
    this.outside = layer("outsides");
    this.sheet = draw("rect", "paper");
    this.frame = draw("rect", "frame", { rx: 6 });
    this.svg.append(patterns(), this.sheet, this.tints, fills, this.under, this.variants, this.lines, this.frame, this.signs, digits, this.over, this.rings, this.totals, this.outside, this.labels);
    const cell = (index) => make("div", { role: "gridcell", "data-cell": index, tabindex: index ? -1 : 0, "aria-colindex": columnOf(index) + 1 });
    this.cells = PLACES.map(cell);
    this.grid = make("div.grid", { id: "board", role: "grid", "aria-rowcount": 9, "aria-colcount": 9, "aria-multiselectable": "true", "data-label": "board" });
    for (let row = 0; row < 9; row += 1) {
      this.grid.append(make("div.rank", { role: "row", "aria-rowindex": row + 1 }, this.cells.slice(row * 9, row * 9 + 9)));
    }
    this.root.prepend(this.svg, this.grid);
    this.ruled(null);
  }

  /** Takes the rules of another puzzle: its size, its lines, its marks. */
  ruled(rules) {
    const size = DIGITS.length;
    const { view, inset } = boxOf(size, rules?.rules);
    this.rules = rules;
    this.svg.setAttribute("viewBox", view);
    this.root.style.setProperty("--inset", inset);
    for (const node of [this.sheet, this.frame]) for (const side of ["width", "height"]) node.setAttribute(side, size * 100);
    for (const [name, nodes] of Object.entries(ruleParts(rules))) this[name].replaceChildren(...nodes);
    this.tints.replaceChildren(...tintParts(rules));
    this.root.dataset.size = size;
    this.svg.classList.toggle("cramped", isCramped());
    for (const side of ["aria-rowcount", "aria-colcount"]) this.grid.setAttribute(side, size);
    for (const cell of PLACES) this.cells[cell].hidden = columnOf(cell) >= size;
    [...this.grid.children].forEach((rank, row) => (rank.hidden = row >= size));
    for (const cell of PLACES.filter((place) => !CELLS.includes(place))) {
      this.texts[cell].replaceChildren();
      this.fills[cell].removeAttribute("class");
    }
    this.drawn.clear();
    this.cells[this.cursor].tabIndex = -1;
    this.cursor = CELLS.includes(this.cursor) ? this.cursor : 0;
    this.cells[this.cursor].tabIndex = 0;
    this.name(this.notation);
  }

  /** Writes the names of rows and columns. */
  name(notation) {
    this.notation = notation;
    this.labels.replaceChildren(...labelNodes(DIGITS.length, this.rules, notation === "a1" ? "ABCDEFGHJ" : ""));
  }

  listen() {
    let drag = null;
    const at = (event) => {
      const box = this.grid.getBoundingClientRect();
      const size = DIGITS.length;
      return [((event.clientX - box.left) / box.width) * size, ((event.clientY - box.top) / box.height) * size];
    };
    const cellAt = ([x, y]) => (x < 0 || y < 0 || x >= DIGITS.length || y >= DIGITS.length ? null : Math.floor(y) * 9 + Math.floor(x));
    this.grid.addEventListener("pointerdown", (event) => {
      const from = at(event);
      const cell = cellAt(from);
      if (cell === null || event.button > 0) return;
      event.preventDefault();
      if (this.on.candidate(cell, digitAt(from))) return;
      const keeps = event.shiftKey || event.ctrlKey || event.metaKey;
      const again = this.selected.size === 1 && this.selected.has(cell) && !keeps;
      const adding = !(keeps && this.selected.has(cell));
      drag = { from, adding, moved: false };
      this.select(cell, keeps ? (adding ? "add" : "remove") : "only");
      this.on.tap(cell, { again });
    });
    addEventListener("pointermove", (event) => {
      if (!drag || !(event.buttons & 1)) return;
      for (const part of [...(event.getCoalescedEvents?.() ?? []), event]) {
        const to = at(part);
        for (const cell of cellsBetween(drag.from, to)) {
          if (CELLS.includes(cell) && this.selected.has(cell) !== drag.adding) {
            this.select(cell, drag.adding ? "add" : "remove");
            drag.moved = true;
          }
        }
        drag.from = to;
      }
    });
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => (drag = null));
    this.grid.addEventListener("dblclick", (event) => {
      const cell = cellAt(at(event));
      if (cell !== null) this.selectAlike(cell);
    });
    this.grid.addEventListener("focusin", (event) => {
      const cell = Number(event.target.dataset.cell);
      // Whoever comes here by Tab has a cell at once.
      if (!this.selected.has(cell)) this.select(cell, "only");
    });
  }

  /** Selects a cell: it `only`, or `add`s or `remove`s it. The cursor goes there. */
  select(cell, how = "only") {
    this.typed = null;
    if (how === "only") this.selected.clear();
    if (how === "remove") this.selected.delete(cell);
    else this.selected.add(cell);
    this.moveCursor(cell);
    this.cells[cell].focus({ preventScroll: true });
    this.on.select();
  }

  /** Goes on to the next cell; who moves by an arrow all the same goes on from the cell that was typed into. */
  onward(cell) {
    const next = CELLS[CELLS.indexOf(cell) + 1];
    if (next === undefined) return;
    this.select(next);
    this.typed = cell;
  }

  /** Has the keys go on from a cell. */
  moveCursor(cell) {
    this.cells[this.cursor].tabIndex = -1;
    this.cursor = cell;
    this.cells[cell].tabIndex = 0;
  }

  /** Selects cells, and nothing besides; the cursor is one of them. */
  selectAll(cells) {
    this.selected = new Set(cells);
    if (cells.length && !cells.includes(this.cursor)) this.moveCursor(cells[0]);
    this.on.select();
  }

  selectAlike(cell) {
    const { view } = this.show();
    const value = view.values[cell];
    const set = view.notes(cell);
    if (!value && !set) return;
    this.selectAll(CELLS.filter((other) => (value ? view.values[other] === value : !view.values[other] && view.notes(other) === set)));
  }

  /** Moves the cursor, round the edges. */
  move(rows, columns, how) {
    const size = DIGITS.length;
    const from = this.typed ?? this.cursor;
    const row = (rowOf(from) + rows + size) % size;
    const column = (columnOf(from) + columns + size) % size;
    this.select(row * 9 + column, how);
  }

  /** The only cell that is selected, or null. */
  get one() {
    return this.selected.size === 1 ? [...this.selected][0] : null;
  }

  get oneName() {
    return this.one === null ? null : cellName(this.one);
  }

  /** Draws what has changed. */
  update() {
    const { view, marks, solved, target } = this.show();
    const light = lit(view);
    for (const cell of CELLS) this.drawCell(cell, view, light);
    this.svg.classList.toggle("solved", Boolean(solved));
    this.ring(view, target);
    if (this.marks !== marks) {
      this.marks = marks;
      const { under, over } = marks ? this.drawing.layerOf(marks, view) : { under: [], over: [] };
      this.under.replaceChildren(...under);
      this.over.replaceChildren(...over);
      markTotals(this.outside, marks?.named);
    }
  }

  /** Shows for a moment that cells keep what they hold. */
  refuse(cells) {
    const marks = cells.map((cell) => draw("rect", "refused", { x: columnOf(cell) * 100 + 4, y: rowOf(cell) * 100 + 4, width: 92, height: 92, rx: 6 }));
    this.rings.append(...marks);
    setTimeout(() => marks.forEach((node) => node.remove()), REFUSED);
    byId("live").textContent = t("given.stays");
  }

  ring(view, target) {
    const at = (cell, kind, inset) => draw("rect", kind, { x: columnOf(cell) * 100 + inset, y: rowOf(cell) * 100 + inset, width: 100 - 2 * inset, height: 100 - 2 * inset, rx: 6 });
    // What is selected is no cell of an example, nor of a hint before another is selected; what is asked about has a frame already.
    const rings = [...this.selected].filter((cell) => !view.isExample && !view.isUnmoved && cell !== target).map((cell) => (view.isStep || view.isPlain ? cornersOf(cell) : at(cell, "sel", 4)));
    if (target !== null && target !== undefined) rings.push(at(target, "target", 4));
    this.rings.replaceChildren(...rings);
  }

  drawCell(cell, view, light) {
    const shown = cellView(cell, view, light);
    const sign = JSON.stringify(shown);
    const node = this.cells[cell];
    const isSelected = this.selected.has(cell);
    if (node.getAttribute("aria-selected") !== String(isSelected)) node.setAttribute("aria-selected", isSelected);
    const label = cellLabel(cell, view, t);
    if (node.getAttribute("aria-label") !== label) node.setAttribute("aria-label", label);
    if (this.drawn.get(cell) === sign) return;
    this.drawn.set(cell, sign);
    node.dataset.value = shown.digit || "";
    node.dataset.kind = shown.kind;
    this.fills[cell].setAttribute("class", shown.fill && `f-${shown.fill}`);
    this.texts[cell].replaceChildren(...cellNodes(cell, shown));
  }
}

/** The corners of a cell: where something is told, what is selected has no frame, as the marks of steps have. */
function cornersOf(cell) {
  const [x, y] = [columnOf(cell) * 100, rowOf(cell) * 100];
  const corner = (right, down) => `M${x + (right ? 95 : 5)} ${y + (down ? 77 : 23)}v${down ? 18 : -18}h${right ? -18 : 18}`;
  return draw("path", "sel faint", { d: [corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1)].join("") });
}

/** The nodes of what a cell shows. */
export function cellNodes(cell, shown) {
  const [x, y] = [columnOf(cell) * 100, rowOf(cell) * 100];
  const nodes = [];
  const text = (kind, { text: said, x: left, y: top }) => said && nodes.push(draw("text", lookAt(kind, cell), { x: left, y: top }, said));
  if (shown.flag) nodes.push(draw("rect", "hatch-bad", { x, y, width: 100, height: 100 }), draw("path", "flag", { d: `M${x + 72} ${y}h28v28z` }));
  if (shown.unsure) nodes.push(draw("rect", "unsure", { x: x + 7, y: y + 7, width: 86, height: 86, rx: 6 }));
  for (const [digit, color] of shown.marked) nodes.push(markOf(cell, digit, color));
  if (shown.digit) text(`d ${shown.kind}`, { text: String(shown.digit), x: x + 50, y: y + 71.5 });
  const { own } = shown;
  text("c", pencilText(cell, shown.pencil.filter((digit) => digit !== shown.hot && !own.includes(digit))));
  text("corner many", pencilText(cell, shown.pencil.filter((digit) => digit !== shown.hot && own.includes(digit))));
  if (shown.hot && shown.pencil.includes(shown.hot)) text("c hot", pencilText(cell, [shown.hot]));
  // Where notes stand as candidates do, those that are corner marks are bold.
  const { isMany } = shown;
  const many = isMany ? shown.center.filter((digit) => !shown.corner.includes(digit)) : [];
  text("center many", pencilText(cell, many));
  if (isMany) text("corner many", pencilText(cell, shown.corner));
  else text("corner", cornerText(cell, shown.corner));
  if (!isMany) text("center", centerText(cell, shown.center));
  if (shown.tag) nodes.push(labelOf(x, y, shown));
  if (shown.number !== "") nodes.push(tagOf(x, y, shown));
  return nodes;
}

/** The number of the step that placed a digit, as a tag: a total of a cage has none. Of a digit that is assumed, its line in the list. */
function tagOf(x, y, { number: told, kind }) {
  const number = String(told);
  const node = draw("g", kind === "assumed" ? "stepno assumedno" : "stepno");
  const width = TAG.sides + TAG.digit * number.length;
  node.append(draw("rect", "", { x: x + 97 - width, y: y + 4, width, height: TAG.height, rx: TAG.height / 2 }), draw("text", "", { x: x + 97 - width / 2, y: y + 20.5 }, number));
  return node;
}

/** The shape of a color: where there are notes, below the gap between those of 8 and 9, so that it hides none. */
function labelOf(x, y, { tag, pencil, corner, isMany }) {
  const isNarrow = pencil.length || corner.length || isMany;
  return shapeOf(tag, "colorshape", { x: x + (isNarrow ? 64.5 : 87), y: y + (isNarrow ? 94.5 : 87), size: isNarrow ? 4 : 7 });
}

/** A colored candidate: a disk below it, with the shape of its color. */
function markOf(cell, digit, color) {
  const { x, y } = pencilText(cell, [digit]);
  const node = draw("g", `dotmark m${color}`);
  node.append(draw("circle", `f-m${color}`, { cx: x, cy: y - baselineAt(cell), r: 16 * scaleAt(cell) }), shapeOf(color, "colorshape", { x: Number(x) + 14, y: Number(y) - 22, size: 4 }));
  return node;
}

/** The hatches that marks are filled with. */
export function patterns() {
  const defs = draw("defs", "");
  const hatch = (id, size, turn, kind) => {
    const pattern = draw("pattern", "", { id, width: size, height: size, patternUnits: "userSpaceOnUse", patternTransform: `rotate(${turn})` });
    pattern.append(draw("path", kind, { d: `M0 0V${size}` }));
    return pattern;
  };
  defs.append(hatch("hatch-base", 14, 45, "h-base"), hatch("hatch-wrong", 12, -45, "h-bad"));
  return defs;
}

