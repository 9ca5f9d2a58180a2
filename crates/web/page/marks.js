// The marks of a step as nodes of the drawing: areas below the digits, nodes and links above them. Every part has a shape
// besides its color.
import { draw } from "./dom.js";
import { CELLS, NINE, bit, columnOf, digitsOf, houseCells, lineOf, rowOf } from "./sudoku.js";
import { Obstacles, bandPath, joints, linkPaths, placeOfNumber } from "./links.js";
import { outlinePath } from "./outline.js";
import { candidateAt, isCramped, lookAt, scaleAt } from "./raster.js";

/** From how many marked candidates of a cell on they are smaller, and how much. */
const CROWD = 2;
const CLOSE = 0.8;

/** The looks of areas, by part. */
const AREAS = {
  base: "base", looked: "look", cover: "cover", placed: "put", every: "put", blocker: "blocks", empty: "void",
  assumed: "where", pivot: "base", pincer: "cover", guard: "fin", deadly: "deadly", fin: "fin",
};

/** The looks of nodes, by part. */
const NODES = {
  placed: "put", gone: "gone", assumed: "assume", base: "spot", looked: "spot", cover: "cov", fin: "fin", pivot: "spot",
  pincer: "cov", on: "on", off: "off", deadly: "square", guard: "fin", restricted: "fin", shared: "cov", every: "on",
  empty: "off", "color-a": "spot", "color-b": "off", "color-c": "cov", "color-d": "square", evidence: "seen",
};

export const lettered = (role) => /^(?:set|case)-([a-i])$/.exec(role)?.[1];
export const areaLook = (role) => (lettered(role) ? `set s${lettered(role)}` : (AREAS[role] ?? "look"));
export const nodeLook = (role) => (lettered(role) ? `set s${lettered(role)}` : (NODES[role] ?? "spot"));

/** The nodes of marks on a view of the board: `under` the digits and `over` them. */
export function layerOf(marks, view) {
  const areas = marks.areas.filter(({ role }) => role !== "wrong");
  const under = areas.map(areaNode);
  // The lines of the board would cut frames into pieces.
  const over = framesOf(areas);
  for (const cells of marks.named ?? []) {
    const line = lineOf(cells);
    // A line is marked along its way: cells that touch at a corner have no outline together.
    if (line) under.push(draw("path", "namedline", { d: linePath(line) }));
    else over.push(draw("path", "named", { d: outlinePath(cells) }));
  }
  over.push(...(marks.boxes ?? []).map(boxNode));
  // Groups lie below the digits that they run over.
  for (const band of marks.bands) under.push(draw("path", "groupband", { d: bandPath(band) }));
  over.push(...linkNodes(marks, view));
  const crowds = crowdsOf(marks.nodes);
  over.push(...marks.nodes.map((it) => (isAlone(it, crowds, view) ? digitNode(it) : nodeOf(it, crowds.get(it.cell) > CROWD))));
  return { under, over };
}

/** The rectangle of an area, smaller by some on every side. */
const inset = ({ row, column, rows, columns }, by) => ({ x: column * 100 + by, y: row * 100 + by, width: columns * 100 - 2 * by, height: rows * 100 - 2 * by, rx: by && 6 });

/** An area: a tint, and a hatch where it is looked at. */
function areaNode(area) {
  const look = areaLook(area.role);
  const node = draw("g", `band ${look}`);
  node.append(draw("rect", "tint", inset(area, 0)));
  if (look === "base" || look === "look") node.append(draw("rect", "hatch", inset(area, 8)));
  return node;
}

/** The frames of areas: cells of one part that fill an irregular box have one frame together. */
function framesOf(areas) {
  const nodes = [];
  let left = areas;
  for (const role of new Set(areas.map((area) => area.role))) {
    for (const box of NINE.map((number) => houseCells(`b${number}`))) {
      const inside = left.filter((area) => area.role === role && area.rows * area.columns === 1 && box.includes(area.row * 9 + area.column));
      if (!box.length || inside.length < box.length) continue;
      left = left.filter((area) => !inside.includes(area));
      const node = draw("g", `band ${areaLook(role)}`);
      node.append(draw("path", "bframe", { d: outlinePath(box) }));
      nodes.push(node);
    }
  }
  return [...nodes, ...left.map(frameNode)];
}

/** The frame of an area, of a shape of its own. */
function frameNode(area) {
  const node = draw("g", `band ${areaLook(area.role)}`);
  node.append(draw("rect", "bframe", inset(area, area.rows * area.columns === 1 ? 5 : 4)));
  return node;
}

/** A line of the rules from the middle of a cell to that of the next. */
const linePath = (cells) => `M${cells.map((cell) => `${columnOf(cell) * 100 + 50} ${rowOf(cell) * 100 + 50}`).join("L")}`;

/** True for a digit that is placed in a cell without notes; where few cells have candidates, without others than itself. */
function isAlone({ role, cell, digit }, crowds, view) {
  const own = view.penciled ? bit(digit) : 0;
  return role === "placed" && crowds.get(cell) === 1 && !view.values[cell] && !(view.notes(cell) & ~own) && !view.corner[cell];
}

/** A digit that is placed, as large as it will stand there. */
function digitNode({ cell, digit }) {
  const node = draw("g", "n put whole");
  node.append(draw("text", "d", { x: columnOf(cell) * 100 + 50, y: rowOf(cell) * 100 + 71.5 }, digit));
  return node;
}

/** How many of its candidates are marked in each cell. */
function crowdsOf(nodes) {
  const counts = new Map();
  for (const { cell } of nodes) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return counts;
}

/** The mark of a candidate; where many stand side by side, or some have less room, they are smaller, so that none runs into another. */
function nodeOf({ role, also, cell, digit }, isCrowded = false) {
  const { x, y } = candidateAt({ cell, digit });
  const look = nodeLook(role);
  const scale = scaleAt(cell) * ((isCrowded || isCramped()) && scaleAt(cell) === 1 ? CLOSE : 1);
  const node = draw("g", lookAt(`n ${look}`, cell), scale === 1 ? {} : { transform: `translate(${x * (1 - scale)} ${y * (1 - scale)}) scale(${scale})` });
  if (look === "gone" || look === "square") node.append(draw("rect", "", { x: x - 16, y: y - 16, width: 32, height: 32, rx: 8 }));
  else if (look === "fin") node.append(draw("path", "", { d: `M${x} ${y - 21}L${x + 21} ${y}L${x} ${y + 21}L${x - 21} ${y}z` }));
  else node.append(draw("circle", "", { cx: x, cy: y, r: look === "seen" ? 14 : 16 }));
  if (look === "assume" || (look === "gone" && also === "assumed")) node.append(draw("circle", "outer", { cx: x, cy: y, r: 20 }));
  node.append(draw("text", "", { x, y: y + 9 }, digit));
  if (look === "gone") node.append(draw("path", "", { d: `M${x - 14} ${y + 14}L${x + 14} ${y - 14}` }));
  const letter = lettered(role) ?? lettered(also ?? "");
  if (letter) node.append(draw("text", "letter", { x: x + 17, y: y - 9 }, letter));
  return node;
}

function linkNodes(marks, view) {
  const candidates = CELLS.flatMap((cell) => (view.values[cell] ? [] : digitsOf(view.notes(cell)).map((digit) => ({ cell, digit }))));
  const digits = CELLS.filter((cell) => view.values[cell]);
  const obstacles = new Obstacles({ digits, nodes: marks.nodes, candidates });
  const taken = [...candidates, ...marks.nodes].map(candidateAt);
  const ends = joints(marks.links, marks.bands);
  return marks.links.flatMap(({ kind, head, number }, index) => {
    const curve = obstacles.route(...ends[index], head);
    const { line, tip } = linkPaths(curve, head);
    const letter = lettered(kind);
    const look = letter ? `case s${letter}` : kind === "conjugate" ? "strong" : kind === "follows" ? "weak plain" : kind;
    const node = draw("g", `link ${look}`);
    node.append(draw("path", "halo", { d: line }), draw("path", "line", { d: line, pathLength: kind === "strong" ? 1 : undefined }));
    if (tip) node.append(draw("path", "tip", { d: tip }));
    if (number) node.append(...numberNodes(curve, number, taken));
    return [node];
  });
}

/** The number of an irregular box, on the corner of its first cell. */
function boxNode({ number, cell }) {
  const [x, y] = [columnOf(cell) * 100, rowOf(cell) * 100];
  const node = draw("g", "boxno");
  node.append(draw("rect", "", { x: x - 13, y: y - 13, width: 26, height: 26, rx: 6 }), draw("text", "", { x, y: y + 6.5 }, number));
  return node;
}

/** The number of a link, where it hides least of what is `taken`; its own place is taken then. */
function numberNodes(curve, number, taken) {
  const { x, y } = placeOfNumber(curve, taken);
  taken.push({ x, y });
  return [draw("circle", "nobg", { cx: x, cy: y, r: 12 }), draw("text", "no", { x, y: y + 5.5 }, number)];
}

/** A small sample of a part, for a legend; of the numbers of arrows, the first. */
export function sample({ kind, area, node, named, isLine, also }) {
  const svg = draw("svg", "lg-s", { viewBox: "-20 -20 40 40", "aria-hidden": "true" });
  if (named && isLine) svg.append(draw("path", "namedline", { d: "M-12 8L-2 -6L12 -6" }));
  else if (named) svg.append(draw("rect", "named", { x: -16, y: -16, width: 32, height: 32, rx: 4 }));
  if (kind) {
    const letter = lettered(kind);
    const look = letter ? `case s${letter}` : kind === "conjugate" || kind === "strong" ? "strong" : "weak";
    const link = draw("g", `link ${look}`);
    link.append(draw("path", "line", { d: "M-18 10C-8 -12 6 -12 14 -2" }));
    if (kind !== "conjugate") link.append(draw("path", "tip", { d: "M18 8L6 2L17 -8z" }));
    svg.append(link);
    return svg;
  }
  if (!area && !node && !named) svg.append(draw("circle", "nobg", { r: 16 }), draw("text", "no", { y: 6.5 }, "1a"));
  if (area) {
    const look = areaLook(area);
    const band = draw("g", `band ${look}`);
    band.append(draw("rect", "tint", { x: -17, y: -17, width: 34, height: 34, rx: 6 }), draw("rect", "bframe", { x: -17, y: -17, width: 34, height: 34, rx: 6 }));
    if (look === "base" || look === "look") band.append(draw("path", "h-base", { d: "M-10 6L6 -10M-4 12L12 -4" }));
    svg.append(band);
  }
  if (node && !(area && ["base", "looked"].includes(area))) {
    const at = { cell: 0, digit: 1 };
    const { x, y } = candidateAt(at);
    const mark = nodeOf({ role: node, also, ...at });
    mark.setAttribute("transform", `translate(${-x} ${-y})`);
    for (const text of mark.querySelectorAll("text:not(.letter)")) text.textContent = "";
    svg.append(mark);
  }
  return svg;
}
