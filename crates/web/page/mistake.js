// The marks of a mistake: what clashes with it, and what it makes impossible.
import { areaCells, cellArea, houseAreas } from "./drawing.js";
import { wantedOf } from "./filter.js";
import { standing } from "./ladder.js";
import { PEERS, bit, candidateOf, cellsNamed, digitsOf, houseCells, legal } from "./sudoku.js";

const bare = (areas, nodes = []) => ({ nodes, areas, links: [], bands: [], asked: null, legend: [] });

/** The marks of two equal digits in a house: the wrong one, and the one that it sees. */
export function clashMarks({ entry, house: name, cells }) {
  const [wrong] = cellsNamed(entry);
  const others = cells.flatMap(cellsNamed).filter((cell) => cell !== wrong);
  return bare([...houseAreas(name, "assumed"), cellArea(wrong, "wrong"), ...others.map((cell) => cellArea(cell, "blocker"))]);
}

/** The places in which nothing is left, `r4c5`, or those of a digit in a house, `r2n3`, each once; none if no mistake is such. */
function impossiblePlaces({ mistakes = [], contradiction }) {
  const places = mistakes.map((it) => it.contradiction?.at).filter(Boolean);
  return places.length ? [...new Set(places)] : [contradiction?.at].filter(Boolean);
}

/** The marks of what a mistake makes impossible; of several mistakes, of the first. */
export function impossibleMarks(hint, board) {
  const [at] = impossiblePlaces(hint);
  return at ? marksAt(at, hint, board) : bare([]);
}

/**
 * The marks of a place that is impossible: the cell or the house, and struck in it the candidates that the board without the
 * wrong entries leaves; the digits that close its other cells are marked, too.
 */
function marksAt(at, hint, { values, removed }) {
  const wrong = (hint.wrong ?? []).filter((name) => name.includes("=")).map((name) => candidateOf(name).cell);
  const right = values.map((digit, cell) => (wrong.includes(cell) ? 0 : digit));
  const open = (cell) => (right[cell] || wrong.includes(cell) ? 0 : legal(right, cell) & ~removed[cell]);
  const gone = (cell, set) => digitsOf(set).map((digit) => ({ role: "gone", cell, digit }));
  if (/^r\dc\d/.test(at)) {
    const [cell] = cellsNamed(at);
    return bare([cellArea(cell, "empty")], gone(cell, open(cell)));
  }
  const [house, name] = at.split("n");
  const digit = Number(name) || 1;
  const inside = houseCells(house);
  const nodes = inside.flatMap((cell) => gone(cell, open(cell) & bit(digit)));
  const closed = inside.filter((cell) => !values[cell] && !(open(cell) & bit(digit)));
  return bare([...houseAreas(house, "empty"), ...closers(closed, right, digit).map((cell) => cellArea(cell, "blocker"))], nodes);
}

/** The cells whose digit closes these to it, few of them: of each one that closes others already, or the first. */
function closers(cells, values, digit) {
  const found = [];
  for (const cell of cells) {
    const all = PEERS[cell].filter((peer) => values[peer] === digit);
    if (all.length && !all.some((peer) => found.includes(peer))) found.push(all[0]);
  }
  return found;
}

/** Marks without those that are the same as another. */
const eachOnce = (marks) => [...new Map(marks.map((mark) => [JSON.stringify(mark), mark])).values()];

/** The marks of an answer that there are mistakes: each of them, what clashes with it, and what it makes impossible. */
export function refusedMarks(hint, board) {
  const wrong = hint.wrong.flatMap(cellsNamed);
  const clashing = (hint.mistakes ?? []).flatMap(({ clashes = [] }) => clashes.flatMap(({ cells }) => cells.flatMap(cellsNamed)));
  const others = [...new Set(clashing)].filter((cell) => !wrong.includes(cell));
  const all = impossiblePlaces(hint).map((at) => marksAt(at, hint, board));
  const isFree = (area) => areaCells(area).length > 1 || !wrong.includes(areaCells(area)[0]);
  const areas = [...others.map((cell) => cellArea(cell, "blocker")), ...all.flatMap((marks) => marks.areas).filter(isFree)];
  return bare([...wrong.map((cell) => cellArea(cell, "wrong")), ...eachOnce(areas)], eachOnce(all.flatMap(({ nodes }) => nodes)));
}

/** The marks of the last of the rungs that were said of a mistake: no more than it says. */
export function mistakeMarks(rungs, game) {
  const { clash, level, reply: { hint } } = rungs.at(-1);
  if (clash) return clashMarks(clash);
  const areas = houseAreas(hint.look ?? "", "assumed");
  // The row or column that the words name.
  const line = rungs.find((rung) => rung.level === "technique")?.text ?? "";
  areas.push(...wantedOf(line).houses.filter((name) => name !== hint.look).flatMap((name) => houseAreas(name, "assumed")));
  // What was seen at once stays told.
  const told = new Set([rungs[0].clash?.entry ?? "", ...(level === "nudge" ? [] : (hint.wrong ?? []))]);
  for (const cell of [...told].flatMap(cellsNamed)) areas.push(cellArea(cell, "wrong"));
  const impossible = ["nudge", "where"].includes(level) ? bare([]) : impossibleMarks(hint, game.board());
  areas.push(...impossible.areas);
  const reason = rungs.find((rung) => rung.level === "full");
  const wrong = (cell) => areas.some((area) => area.role === "wrong" && areaCells(area).includes(cell));
  for (const cell of reason ? standing(reason.text, game.values) : []) if (!wrong(cell)) areas.push(cellArea(cell, "blocker"));
  return bare(areas, impossible.nodes);
}
