// Where the totals of lines stand that begin at the edge of the board: beside it, before the first cell of the line; that of a
// diagonal has an arrow to the corner by which it enters.

/** The margins of a board in hundredths of a cell: names of rows and columns are above and on the left. */
const NAMES = 32;
const EDGE = 4;

/** How wide a row of totals is, and how far from the board it stands. */
const BAND = 56;
const FAR = 30;

/** How far from its corner the total of a diagonal stands, along the edge and away from it, and where its arrow begins and ends. */
const ALONG = 27;
const AWAY = 40;
const ARROW = [22, 6];
const HEAD = 8;

/** The kinds of rules whose total stands at the end of a line. */
const KINDS = new Set(["little-killer", "sandwich"]);

const placeOf = (name) => ({ row: Number(name[1]) - 1, column: Number(name[3]) - 1 });

/** The line of a rule: its corner or side of entry, `{x, y}`, the way it goes, and whether that is the edge of the board. */
function lineOf({ cells, value }, size) {
  const [first, second] = cells.map(placeOf);
  const way = second ? { x: Math.sign(second.column - first.column), y: Math.sign(second.row - first.row) } : { x: 1, y: 0 };
  const at = (place, go) => (place + (1 - go) / 2) * 100;
  const [x, y] = [at(first.column, way.x), at(first.row, way.y)];
  const ends = [0, size * 100];
  const isEdge = (way.x !== 0 && ends.includes(x)) || (way.y !== 0 && ends.includes(y));
  return { text: String(value), cells, x, y, way, isEdge, isDiagonal: way.x !== 0 && way.y !== 0 };
}

/** The head of an arrow and its stroke, from a total to the corner of the board. */
function arrowOf({ x, y, way }) {
  const [from, to] = ARROW.map((far) => [x - far * way.x, y - far * way.y]);
  const [tx, ty] = to;
  return `M${from.join(" ")}L${to.join(" ")}M${tx - HEAD * way.x} ${ty}H${tx}V${ty - HEAD * way.y}`;
}

/** The lines of rules that have a total, if all of them begin at the edge of the board; else none, as one cannot stand beside it. */
function linesOf({ size = 9, list = [] }) {
  const lines = list.filter(({ rule, value, cells }) => KINDS.has(rule) && value != null && cells.length).map((rule) => lineOf(rule, size));
  return lines.every(({ isEdge }) => isEdge) ? lines : [];
}

/** The totals beside a board: `{text, cells, x, y}` in hundredths of a cell, with the names of the cells of its line, and of a diagonal an `arrow`. */
export function outsideOf(rules = {}) {
  const lines = linesOf(rules);
  // Totals of rows and columns stand behind those of diagonals.
  const far = lines.some((it) => it.isDiagonal) ? BAND + FAR : FAR;
  const ends = [0, (rules.size ?? 9) * 100];
  return lines.map((line) => {
    const { text, cells, x, y, way, isDiagonal } = line;
    if (!isDiagonal) return { text, cells, x: x - far * way.x, y: y - far * way.y };
    const by = (place) => (ends.includes(place) ? AWAY : ALONG);
    return { text, cells, x: x - by(x) * way.x, y: y - by(y) * way.y, arrow: arrowOf(line) };
  });
}

/** The square in which a board is drawn: its margins `left` and `top`, its `side`, and these as the view of a drawing and the inset of its grid. */
export function boxOf(size, rules) {
  const margin = { left: NAMES, top: NAMES, right: EDGE, bottom: EDGE };
  const end = size * 100;
  for (const { x, y } of outsideOf({ ...rules, size })) {
    const out = { left: -x, top: -y, right: x - end, bottom: y - end };
    for (const [way, far] of Object.entries(out)) if (far > 0) margin[way] = Math.max(margin[way], (way === "left" || way === "top" ? NAMES : EDGE) + Math.ceil(far / BAND) * BAND);
  }
  const { left, top, right, bottom } = margin;
  const side = end + Math.max(left + right, top + bottom);
  const part = (length) => `${((100 * length) / side).toFixed(2)}%`;
  return { left, top, side, view: `${-left} ${-top} ${side} ${side}`, inset: [top, side - left - end, side - top - end, left].map(part).join(" ") };
}
