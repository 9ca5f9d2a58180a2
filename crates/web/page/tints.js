// Tints of irregular boxes, so that each is seen as a whole: neighbors have different ones.
import { NINE, columnOf, houseCells, rowOf } from "./sudoku.js";

/** How many tints there are: enough for any areas of a plane. */
const TINTS = [0, 1, 2, 3];

const touch = (one, other) => one.some((cell) => other.some((it) => Math.abs(rowOf(cell) - rowOf(it)) + Math.abs(columnOf(cell) - columnOf(it)) === 1));

/** The tint of each of some areas, by number from 0: those that touch along a side differ. As few are used as the order allows. */
export function tintsOf(areas) {
  const near = areas.map((area) => areas.map((other) => other !== area && touch(area, other)));
  const tints = [];
  const paint = (at) => {
    if (at === areas.length) return true;
    for (const tint of TINTS.filter((it) => !tints.some((used, index) => used === it && near[at][index]))) {
      tints[at] = tint;
      if (paint(at + 1)) return true;
      tints.length = at;
    }
    return false;
  };
  return paint(0) ? tints : areas.map(() => 0);
}

/** The cells of the irregular boxes of the board that is shown, each with its tint: `{cell, tint}`. */
export function tintedCells() {
  const areas = NINE.map((number) => houseCells(`b${number}`)).filter((cells) => cells.length);
  const tints = tintsOf(areas);
  return areas.flatMap((cells, index) => cells.map((cell) => ({ cell, tint: tints[index] })));
}
