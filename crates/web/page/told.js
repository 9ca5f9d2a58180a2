// What a hint has told: its marks on the board, names of several cells at once, and the rung that a click on the dots is about.
import { cellArea, houseAreas, isFramed, marksOf, marksOfPlaces } from "./drawing.js";
import { wantedOf } from "./filter.js";
import { LEVELS, concluded, isLeftOut, markedDigits, openIn, standing } from "./ladder.js";
import { partsOf } from "./legend.js";
import { mistakeMarks } from "./mistake.js";
import { namedAreas } from "./named.js";
import { cellName, cellsNamed } from "./sudoku.js";

/** How many cells a name has at most that is explained. */
const FEW = 4;

/** The first name of several cells in a text, `{name, cells}`: of `r79c9` these are `r7c9` and `r9c9`. Nothing if there is none. */
export function blockIn(text) {
  const names = text.match(/\br[1-9]+c[1-9]+|\b[A-HJ]+[1-9]+\b/g) ?? [];
  const found = names.map((name) => ({ name, cells: cellsNamed(name).map(cellName) }));
  return found.find(({ cells }) => cells.length > 1 && cells.length <= FEW) ?? null;
}

/** How many rungs there are up to the dot that is nearest to a place on the screen. */
export function reached(x, dots) {
  const far = ({ left, right }) => Math.abs((left + right) / 2 - x);
  const boxes = [...dots.children].map((node) => node.getBoundingClientRect());
  return boxes.reduce((best, box, index) => (far(box) < far(boxes[best]) ? index : best), 0) + 1;
}

/** Marks without the candidates that are counted in cells that are cages by themselves: the total of such a cage is its digit. */
export function loneless(marks, { truths = [] } = {}) {
  const lone = new Set(truths.filter(({ plus }) => plus?.length === 1).flatMap(({ plus: [name] }) => cellsNamed(name)));
  return lone.size ? { ...marks, nodes: marks.nodes.filter(({ role, cell }) => role !== "evidence" || !lone.has(cell)) } : marks;
}

/** The marks of the last of some rungs: no more than it says. */
export function marksOfRungs(rungs, app) {
  const { level, reply, isMistake } = rungs.at(-1);
  const { hint } = reply;
  const index = LEVELS.indexOf(level);
  if (isMistake) return mistakeMarks(rungs, app.game);
  if (reply.shown && index >= LEVELS.indexOf("full") && hint.technique) {
    const marks = { ...loneless(marksOf(reply.shown), hint.step), of: partsOf(hint.step) };
    return { ...marks, named: namedAreas(hint.step?.text ?? hint.text).filter((cells) => !isFramed(marks.areas, cells)) };
  }
  const look = houseAreas(hint.look ?? "");
  if (index < LEVELS.indexOf("where")) return marksOfPlaces({ look });
  const place = rungs.find((rung) => rung.level === "where")?.text ?? "";
  const marks = marksOfPlaces({ look, cells: cellsNamed(hint.at ?? ""), digits: markedDigits(rungs), candidates: app.candidates() });
  // Of a cell whose digit is not told yet, the row.
  if (isLeftOut("digits", hint)) marks.areas.push(...wantedOf(place).houses.filter((name) => name !== hint.look).flatMap((name) => houseAreas(name)));
  // The cells that the words name are seen on the board; so are the digits, and the line of a total.
  marks.areas.push(...openIn(place, app.game.values).filter((it) => !isFramed(look, [it])).map((it) => cellArea(it, "looked")));
  marks.areas.push(...standing(place, app.game.values).map((it) => cellArea(it, "blocker")));
  marks.named = namedAreas(place).filter((cells) => cells.length > 1 && !isFramed(marks.areas, cells) && !isFramed(look, cells));
  if (index >= LEVELS.indexOf("what")) marks.nodes.push(...concluded(hint.conclusion).map(({ placed, cell, digit }) => ({ role: placed ? "placed" : "gone", cell, digit })));
  return marks;
}
