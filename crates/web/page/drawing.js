// Reads a drawing of the engine into marks, so that the live board can show them: which candidates, cells and houses play
// which part, what is linked with what, and the words of the legend. The parts are the words of `Highlight` in
// crates/render; they stand in the classes of the drawing.
import { NINE, columnOf, houseCells, roomOf, rowOf } from "./sudoku.js";

/** The places of a drawing of the engine: the board begins at 20, a cell is 60 wide, candidates are 19 apart. */
const EDGE = 20;
const CELL = 60;
const APART = 19;
/** How far behind the end of a line its candidate lies: the mark, and the head of the arrow. */
const BEHIND = 9.5;
const HEAD = 6.65;

const attribute = (tag, name) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
const unescaped = (text) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/** The candidate that is nearest to a point of the drawing. */
export function candidateNear(x, y) {
  const inside = (value) => Math.min(8, Math.max(0, Math.floor((value - EDGE) / CELL)));
  const [row, column] = [inside(y), inside(x)];
  const cell = row * 9 + column;
  const far = (at, third) => Math.abs(at - CELL / 2 - (third - 1) * APART);
  const nearest = (away) => [0, 1, 2].reduce((best, third) => (away(third) < away(best) ? third : best));
  const across = nearest((third) => far(x - EDGE - column * CELL, third));
  // A total above them moves the rows.
  const down = nearest((third) => far(y - EDGE - row * CELL - (roomOf(cell, third) * CELL) / 100, third));
  return { cell, digit: down * 3 + across + 1 };
}

/** A point beyond the end of a line, away from its bend. */
function beyond([x, y], [bx, by], far) {
  const whole = Math.hypot(x - bx, y - by) || 1;
  return [x + ((x - bx) / whole) * far, y + ((y - by) / whole) * far];
}

function link(tag) {
  const [, kind] = /class="link ([^"]+)"/.exec(tag);
  const numbers = attribute(tag, "d").split(/[^-\d.]+/).filter(Boolean).map(Number);
  const [start, bend, end] = [0, 2, 4].map((at) => numbers.slice(at, at + 2));
  const head = kind !== "conjugate";
  return {
    kind,
    head,
    from: candidateNear(...beyond(start, bend, BEHIND)),
    to: candidateNear(...beyond(end, bend, head ? BEHIND + HEAD : BEHIND)),
  };
}

/** The cells of a tinted rectangle. */
function area(tag) {
  const [, role] = /class="a ([^"]+)"/.exec(tag);
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(attribute(tag, name)));
  const first = (value) => Math.round((value - EDGE - 2.5) / CELL);
  const count = (size) => Math.round((size + 5) / CELL);
  return { role, row: first(y), column: first(x), rows: count(height), columns: count(width) };
}

function nodes(text) {
  const found = [];
  for (const [, role, uses] of text.matchAll(/<g class="m ([^"]+)">((?:<use [^>]*>)*)<\/g>/g)) {
    // What is pale is eliminated, whatever part it plays besides.
    const [, pale, part] = /^(pale )?(.*)$/.exec(role);
    const plays = pale && part !== "gone" ? { role: "gone", also: part } : { role: part };
    for (const [use] of uses.matchAll(/<use [^>]*>/g)) {
      const at = candidateNear(Number(attribute(use, "x")), Number(attribute(use, "y")));
      found.push({ ...plays, ...at });
    }
  }
  return found;
}

/** The lines of the legend: the part or the kind of link, and its words. */
function legend(text) {
  const lines = [];
  for (const [, sample, said] of text.matchAll(/<g transform="translate\([^)]*\)">(.*?)<text class="said"[^>]*>([^<]*)<\/text><\/g>/gs)) {
    const kind = /class="link ([^"]+)"/.exec(sample)?.[1];
    const area = /class="a ([^"]+)"/.exec(sample)?.[1];
    const node = /class="m (?:pale )?([^"]+)"/.exec(sample)?.[1];
    lines.push({ kind, area, node, text: unescaped(said) });
  }
  return lines;
}

/** The marks of a drawing. */
export function marksOf(svg) {
  const [board, cap = ""] = svg.split('<g class="cap">');
  const unique = new Map();
  for (const it of nodes(board)) {
    const name = `${it.cell}.${it.digit}`;
    const known = unique.get(name);
    // Of an eliminated candidate that plays another part, both are told.
    if (known) known.also = it.role === "gone" ? known.role : it.role;
    if (known && it.role === "gone") known.role = "gone";
    if (!known) unique.set(name, it);
  }
  const bands = [...board.matchAll(/<path class="band" d="M([^"]+)"\/>/g)].map(([, path]) =>
    path.split("L").map((pair) => candidateNear(...pair.split(" ").map(Number))),
  );
  const asked = /<rect class="asked"[^>]*>/.exec(board)?.[0];
  const numbers = [...board.matchAll(/<text class="no [^"]*"[^>]*>([^<]*)<\/text>/g)].map(([, number]) => number);
  const links = [...board.matchAll(/<path class="link [^>]*>/g)].map(([tag]) => link(tag));
  const numbered = links.filter((it) => it.kind.startsWith("case-") || it.kind === "follows");
  numbered.forEach((it, index) => (it.number = numbers[index] ?? ""));
  return {
    nodes: [...unique.values()],
    areas: [...board.matchAll(/<rect class="a [^>]*>/g)].map(([tag]) => area(tag)),
    links,
    bands,
    asked: asked ? candidateNear(Number(attribute(asked, "x")) + CELL / 2, Number(attribute(asked, "y")) + CELL / 2).cell : null,
    legend: legend(cap),
  };
}

/** The cells of an area. */
export const areaCells = ({ row, column, rows, columns }) =>
  Array.from({ length: rows * columns }, (_, index) => (row + Math.floor(index / columns)) * 9 + column + (index % columns));

/** The cells that marks are about, and `told`, those that words name: where others hold nothing that matters, their candidates are left out. */
export function cellsOf({ areas = [], nodes = [], links = [], bands = [], named = [] }, told = []) {
  return new Set([...areas.flatMap(areaCells), ...[...nodes, ...bands.flat()].map(({ cell }) => cell), ...links.flatMap(cellsOfLink), ...named.flat(), ...told]);
}

/** The cells of a link: its ends, and the houses that both stand in, as these have no other place. */
function cellsOfLink({ from, to }) {
  const ends = [from.cell, to.cell];
  const houses = from.cell === to.cell ? [] : ["r", "c", "b"].flatMap((kind) => NINE.map((number) => houseCells(kind + number)));
  return [...ends, ...houses.filter((cells) => ends.every((cell) => cells.includes(cell))).flat()];
}

/** Whether an area has just these cells. */
export const isArea = (area, cells) => areaCells(area).length === cells.length && areaCells(area).every((cell) => cells.includes(cell));

/** True if cells have frames already: that of an area, or those of all areas of a part. */
export function isFramed(areas, cells) {
  const isAll = (role) => {
    const all = new Set(areas.filter((it) => it.role === role).flatMap(areaCells));
    return all.size === cells.length && cells.every((cell) => all.has(cell));
  };
  return areas.some((area) => isArea(area, cells) || isAll(area.role));
}

/** The marks of places alone, of a hint that says where and not yet why. */
export function marksOfPlaces({ look = [], cells = [], digits = [], candidates = () => 0 }) {
  const nodes = [];
  for (const cell of cells) for (const digit of digits) if (candidates(cell) & (1 << (digit - 1))) nodes.push({ role: "base", cell, digit });
  return { nodes, areas: look, links: [], bands: [], asked: null, legend: [] };
}

/** A cell as an area. */
export const cellArea = (cell, role) => ({ role, row: rowOf(cell), column: columnOf(cell), rows: 1, columns: 1 });

/** A house as areas: one if its cells fill a rectangle, else one for each cell. */
export function houseAreas(name, role = "looked") {
  const cells = houseCells(name);
  if (!cells.length) return [];
  const [rows, columns] = [rowOf, columnOf].map((of) => cells.map(of));
  const [row, column] = [rows, columns].map((at) => Math.min(...at));
  const [height, width] = [Math.max(...rows) - row + 1, Math.max(...columns) - column + 1];
  if (height * width === cells.length) return [{ role, row, column, rows: height, columns: width }];
  return cells.map((cell) => cellArea(cell, role));
}
