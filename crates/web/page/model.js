// What the board shows, cell by cell and layer by layer, without a document: what is drawn follows from it.
import { unsettled } from "./improper.js";
import { unfillable } from "./fits.js";
import { keptCells } from "./notes.js";
import { baselineAt, candidateAt } from "./raster.js";
import { CELLS, PEERS, bit, cagesOf, cellName, cellsNamed, columnOf, conflicts, digitsOf, legal, linesAt, roomOf, rowOf } from "./sudoku.js";

/** Where corner marks go, first to last, in hundredths of a cell: the top first, then the bottom, then between. */
export const CORNERS = [[17, 28], [83, 28], [17, 90], [83, 90], [50, 28], [50, 90], [17, 59], [83, 59], [50, 59]];

/** How many marks stand in a line in the middle of a cell; more stand as candidates do. */
const LINE = 4;

/** How many givens that may be wrong are marked. */
const SUSPECTS = 6;

/** How far apart these are, in hundredths of a cell. */
const APART = 19;

/**
 * What a board shows: `values` and `givens`; the candidates of a cell, `notes(cell)`, kept by the page or not (`auto`);
 * `corner` marks and `colors`; which cells are `selected`, which digit is `armed`.
 */
export function viewOf(game, { selected, armed, settings }) {
  return {
    givens: game.givens,
    values: game.values,
    auto: game.auto,
    // Notes that were filled in stand as candidates do, in all cells alike.
    isMarked: !game.auto && game.isGrid,
    // Of the cells alone in which some are struck, the candidates.
    penciled: keptCells(game.state),
    notes: (cell) => game.candidates(cell),
    corner: game.state.corner,
    colors: game.state.colors,
    marks: game.state.marks,
    wrong: new Set([...(settings.conflicts ? clashing(game) : []), ...toldWrong(game), ...suspectsOf(game.problem)]),
    unsure: unsureOf(game.problem),
    selected,
    armed,
    settings,
    numbers: new Map(),
    hidden: new Set(),
  };
}

/** The cells that a problem of a puzzle names: where its two solutions differ, or where nothing is left. What clashes is marked anyway. */
function unsureOf(problem) {
  if (!problem || problem.kind === "clash") return new Set();
  return new Set(problem.kind === "several-solutions" ? unsettled(problem) : cellsNamed(problem.message));
}

/** The cells whose digits clash, or leave a cage or a line no way to be filled. */
const clashing = ({ values }) => [...conflicts(values), ...unfillable(values)];

/** The cells that hold what was told to be wrong. */
export const toldWrong = ({ values, told }) => CELLS.filter((cell) => values[cell] && told.has(`${cellName(cell)}=${values[cell]}`));

/** The givens of which one may be wrong, where the puzzle has no solution. */
const suspectsOf = (problem) => cellsNamed((problem?.suspects?.one ?? []).slice(0, SUSPECTS).join(" "));

/** What is marked as wrong where `told` cells are: these, and what clashes; if there are some, without what is right by the solution. */
export function wrongWith({ wrong, values }, told, solution) {
  const clashes = [...wrong].filter((cell) => !told.length || Number(solution?.[cell]) !== values[cell]);
  return new Set([...told, ...clashes]);
}

/** What a view of one's own notes leaves out, as marks stand in their place: the same digits, or in lines all of their cells. */
export function unnoted({ auto, isMarked, notes, corner, penciled: kept }, nodes) {
  if (auto || !nodes.length) return {};
  const marked = new Map();
  for (const { cell, digit } of nodes) marked.set(cell, (marked.get(cell) ?? 0) | bit(digit));
  const left = (set, cell) => (!marked.has(cell) ? set : isMarked || kept?.has(cell) ? set & ~marked.get(cell) : 0);
  return { notes: (cell) => left(notes(cell), cell), corner: corner.map(left) };
}

/**
 * The view of a step: the board before it, with all its candidates unless it `isBare`, or those of some cells `only`; `numbers` says
 * which step placed a digit, and `assumed` which digits hold inside the step alone, by cell with the part that gives them.
 */
export function stepView(board, { numbers, assumed = new Map(), selected, hidden, settings, isBare = false, isExample = false, only = null }) {
  const isLeftOut = (cell) => isBare || (only && !only.has(cell));
  const candidates = (cell) => (isLeftOut(cell) || board.values[cell] ? 0 : legal(board.values, cell) & ~board.removed[cell]);
  return {
    givens: board.givens,
    values: board.values,
    auto: true,
    notes: candidates,
    corner: new Uint16Array(81),
    colors: new Uint8Array(81),
    marks: new Uint8Array(729),
    wrong: new Set(),
    selected,
    armed: 0,
    settings: { ...settings, peers: false, matching: false },
    numbers,
    assumed,
    hidden,
    penciled: only,
    isStep: true,
    isExample,
  };
}

/** What a view of the game shows where all candidates of cells are shown, or of those cells `only`; others keep their own notes. */
export function penciled({ auto, notes, penciled: kept }, candidates, only = null) {
  if (!only) return { auto: true, notes: candidates };
  return { auto, penciled: new Set([...only, ...(kept ?? [])]), notes: (cell) => (only.has(cell) ? candidates(cell) : notes(cell)) };
}

/** The digit all of which are shown, the peers, the cells of the same digit and those of the same cage or line. */
export function lit({ values, selected, armed, settings, isStep }) {
  const [only] = selected.size === 1 ? selected : [];
  const digit = armed || (settings.matching && only !== undefined ? values[only] : 0);
  const peers = new Set(settings.peers && !armed && only !== undefined && !isStep ? PEERS[only] : []);
  const same = new Set(digit ? CELLS.filter((cell) => values[cell] === digit) : []);
  const cage = new Set(settings.peers && !armed && only !== undefined && !isStep ? [...cagesOf(only), ...linesAt(only)].flatMap((it) => it.cells) : []);
  return { digit, peers, same, cage };
}

/** What a cell shows: `fill`, `digit` and its `kind`, `pencil` (candidates at their places), `corner`, `center`, `tag`. */
export function cellView(cell, view, { digit: hot, peers, same, cage }) {
  const digit = view.values[cell];
  const color = view.colors[cell];
  const isWrong = view.wrong.has(cell);
  const isPicked = view.selected.has(cell) && !view.isStep && !view.isPlain;
  const fill = isWrong ? "bad" : color ? `m${color}` : isPicked ? "pick" : same.has(cell) ? "same" : cage?.has(cell) ? "cage" : peers.has(cell) ? "peer" : "";
  const isAssumed = view.assumed?.has(cell) === true;
  const kind = !digit ? "" : isAssumed ? "assumed" : isWrong && !view.givens[cell] ? "wrongd" : view.givens[cell] ? "given" : "entry";
  const set = digit ? 0 : view.notes(cell);
  const isAuto = view.auto || Boolean(view.penciled?.has(cell));
  const corner = digit || isAuto ? 0 : view.corner[cell];
  const center = isAuto ? [] : digitsOf(set);
  const marked = digitsOf(set).filter((it) => view.marks[cell * 9 + it - 1]);
  return {
    fill,
    digit,
    kind,
    flag: isWrong,
    unsure: !digit && view.unsure?.has(cell) === true,
    pencil: isAuto ? digitsOf(set).filter((it) => !view.hidden.has(cell * 9 + it - 1)) : [],
    center,
    // Marks in the middle that stand as candidates do: many of them, and those of a full set.
    isMany: center.length > LINE || (center.length > 0 && view.isMarked === true),
    corner: digitsOf(corner),
    // Where the page keeps candidates, those with a corner mark of the player are bold.
    own: digit || !isAuto ? [] : digitsOf(view.corner[cell] & set),
    hot: hot && set & bit(hot) ? hot : 0,
    marked: marked.map((it) => [it, view.marks[cell * 9 + it - 1]]),
    tag: color || "",
    number: isAssumed ? view.assumed.get(cell) || "?" : (view.numbers.get(cell) ?? ""),
  };
}

/** The places of a cell's pencil marks, as the one text node that draws them takes them. */
export function pencilText(cell, digits) {
  const at = digits.map((digit) => candidateAt({ cell, digit }));
  return { x: at.map(({ x }) => x).join(" "), y: at.map(({ y }) => y + baselineAt(cell)).join(" "), text: digits.join("") };
}

/** The same for marks in the corners. */
export function cornerText(cell, digits) {
  const [x, y] = [columnOf(cell) * 100, rowOf(cell) * 100];
  const at = digits.map((_, index) => CORNERS[index]);
  return { x: at.map(([left]) => x + left).join(" "), y: at.map(([, top], index) => y + top + (index ? 0 : roomOf(cell))).join(" "), text: digits.join("") };
}

/** The same for a line of marks in the middle. */
export function centerText(cell, digits) {
  const [x, y] = [columnOf(cell) * 100 + 50, rowOf(cell) * 100 + 60];
  const at = digits.map((_, index) => x + (index - (digits.length - 1) / 2) * APART);
  return { x: at.join(" "), y: at.map(() => y).join(" "), text: digits.join("") };
}

/** The cells between two points of a drag, so that a fast one skips none: `[column, row]` in cells, not whole. */
export function cellsBetween([x0, y0], [x1, y1]) {
  const count = Math.max(1, Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)) * 5));
  const cells = [];
  for (let index = 0; index <= count; index += 1) {
    const [column, row] = [x0 + ((x1 - x0) * index) / count, y0 + ((y1 - y0) * index) / count].map(Math.floor);
    const cell = row * 9 + column;
    if (row >= 0 && row < 9 && column >= 0 && column < 9 && cells.at(-1) !== cell) cells.push(cell);
  }
  return cells;
}

/** What a screen reader says of a cell; `t` are the words. */
export function cellLabel(cell, view, t) {
  const { digit, corner, center, pencil, tag, flag, unsure, marked } = cellView(cell, view, { digit: 0, peers: new Set(), same: new Set() });
  const holds = digit ? t(view.givens[cell] ? "cell.given" : view.assumed?.has(cell) ? "cell.assumed" : "cell.value", digit) : t("cell.empty");
  const more = [
    flag && t("cell.conflict"),
    unsure && t("cell.unsure"),
    pencil.length > 0 && t("cell.candidates", pencil.join(" ")),
    center.length > 0 && t("cell.center", center.join(" ")),
    corner.length > 0 && t("cell.corner", corner.join(" ")),
    tag && t("cell.color", tag),
    marked.length > 0 && marked.map(([it, color]) => t("cell.marked", it, color)).join(", "),
  ];
  return [t("cell", rowOf(cell) + 1, columnOf(cell) + 1, holds), ...more.filter(Boolean)].join(", ");
}
