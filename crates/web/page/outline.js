// The outline of cells that need not fill a rectangle, as the path of a drawing.

/** How far inside the cells it runs, in hundredths of a cell. */
const INSET = 5;

/** The four sides of a cell, each with the way along it, clockwise, and the way out of it. */
const SIDES = [
  { along: [1, 0], out: [0, -1], from: [0, 0] },
  { along: [0, 1], out: [1, 0], from: [1, 0] },
  { along: [-1, 0], out: [0, 1], from: [1, 1] },
  { along: [0, -1], out: [-1, 0], from: [0, 1] },
];

/** A path along the borders of cells, a line for each side behind which no other of them lies. */
export function outlinePath(cells) {
  const places = new Set(cells);
  const has = (column, row) => column >= 0 && column < 9 && row >= 0 && places.has(row * 9 + column);
  const lines = [];
  for (const cell of [...places].sort((a, b) => a - b)) {
    const [column, row] = [cell % 9, Math.floor(cell / 9)];
    for (const { along: [x, y], out: [ox, oy], from } of SIDES) {
      if (has(column + ox, row + oy)) continue;
      // Round an outer corner it turns early, round an inner one late.
      const end = (way) => (has(column + way * x + ox, row + way * y + oy) ? -INSET : has(column + way * x, row + way * y) ? 0 : INSET);
      const at = (far) => [column * 100 + from[0] * 100 + far * x - INSET * ox, row * 100 + from[1] * 100 + far * y - INSET * oy];
      lines.push(`M${at(end(-1)).join(" ")}L${at(100 - end(1)).join(" ")}`);
    }
  }
  return lines.join("");
}
