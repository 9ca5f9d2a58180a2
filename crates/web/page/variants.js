// The marks of variants, as shapes of the layer "variant lines": cages with sums, thermometers, lines, dots, arrows. They
// lie below the lines of the board. There are no rules here, only where a mark goes.
import { columnOf, rowOf } from "./sudoku.js";

/** How far a cage stays from the lines of its cells. */
const INSET = 11;

const middle = (cell) => ({ x: columnOf(cell) * 100 + 50, y: rowOf(cell) * 100 + 50 });
const beside = (cell, rows, columns) => {
  const [row, column] = [rowOf(cell) + rows, columnOf(cell) + columns];
  return row < 0 || row > 8 || column < 0 || column > 8 ? -1 : row * 9 + column;
};

/** The outline of a cage: a dashed line inside its cells, open between cells that belong together. */
export function cagePath(cells) {
  const all = new Set(cells);
  const has = (cell, rows, columns) => all.has(beside(cell, rows, columns));
  let path = "";
  for (const cell of cells) {
    const [x, y] = [columnOf(cell) * 100, rowOf(cell) * 100];
    const [near, far] = [INSET, 100 - INSET];
    const [up, down, left, right] = [has(cell, -1, 0), has(cell, 1, 0), has(cell, 0, -1), has(cell, 0, 1)];
    const [west, east] = [left ? 0 : near, right ? 100 : far];
    const [north, south] = [up ? 0 : near, down ? 100 : far];
    if (!up) path += `M${x + west} ${y + near}H${x + east}`;
    if (!down) path += `M${x + west} ${y + far}H${x + east}`;
    if (!left) path += `M${x + near} ${y + north}V${y + south}`;
    if (!right) path += `M${x + far} ${y + north}V${y + south}`;
    // Where the cage turns round a cell that is not its own.
    for (const [rows, columns] of [[-1, -1], [-1, 1], [1, -1], [1, 1]]) {
      if (!has(cell, rows, 0) || !has(cell, 0, columns) || has(cell, rows, columns)) continue;
      const [cx, cy] = [columns < 0 ? near : far, rows < 0 ? near : far];
      path += `M${x + cx} ${y + (rows < 0 ? 0 : 100)}V${y + cy}H${x + (columns < 0 ? 0 : 100)}`;
    }
  }
  return path;
}

/** A line through the middles of cells. */
export const linePath = (cells) => `M${cells.map((cell) => `${middle(cell).x} ${middle(cell).y}`).join("L")}`;

/** Where the dot of two neighbors stands: on the line between them. */
export function dotAt([one, other]) {
  const [a, b] = [middle(one), middle(other)];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Marks as shapes: `[tag, class, properties, text]` each. A mark is `{kind, cells, sum?}`. */
export function variantShapes(marks) {
  const shapes = [];
  const of = {
    cage: ({ cells, sum }) => {
      shapes.push(["path", "cage", { d: cagePath(cells) }]);
      if (sum === undefined) return;
      const first = Math.min(...cells);
      const [x, y] = [columnOf(first) * 100, rowOf(first) * 100];
      shapes.push(["rect", "sumbg", { x: x + 4, y: y + 3, width: 8 + 13 * String(sum).length, height: 23 }]);
      shapes.push(["text", "sum", { x: x + 6, y: y + 22 }, String(sum)]);
    },
    thermometer: ({ cells }) => {
      shapes.push(["path", "thermo", { d: linePath(cells) }]);
      const { x, y } = middle(cells[0]);
      shapes.push(["circle", "bulb", { cx: x, cy: y, r: 36 }]);
    },
    whisper: ({ cells }) => shapes.push(["path", "whisper", { d: linePath(cells) }]),
    arrow: ({ cells }) => shapes.push(["path", "arrow", { d: linePath(cells) }]),
    "white-dot": ({ cells }) => dot(cells, "w"),
    "black-dot": ({ cells }) => dot(cells, "k"),
  };
  const dot = (cells, kind) => {
    const { x, y } = dotAt(cells);
    shapes.push(["circle", `dot ${kind}`, { cx: x, cy: y, r: 12 }]);
  };
  for (const mark of marks) of[mark.kind]?.(mark);
  return shapes;
}
