// Which steps a reader looks for: by technique, by cell, by digit, by house. A digit means what a step places or strikes, and
// not any digit in its words.
import { cellName, cellsNamed } from "./sudoku.js";

const HOUSE = /(?:\b(row|column|box) ?|第 ?)([1-9])(?: ?(行|列|宫))?/g;
const KINDS = { row: "r", column: "c", box: "b", 行: "r", 列: "c", 宫: "b" };

/** The words of a conclusion, which say nothing of which step it is. */
const FILLERS = new Set(["is", "are", "loses", "lose", "and", "not", "digit", "digits", "also", "=", "<>", "≠", "是", "删去", "数字", "和"]);

/** A name as it is compared: its letters and digits, whatever stands between them. */
export const squashed = (name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** How long a part of a name is at least that counts wherever it stands; shorter ones count beside the others alone. */
const WORD = 3;

/** True if words fit a name: one behind the other however they are joined, or each of them somewhere. */
function areNamed(words, name) {
  const [all, parts] = [squashed(name), words.map(squashed)];
  return all.includes(parts.join("")) || parts.every((part) => part.length >= WORD && all.includes(part));
}

/** True if what is typed fits one of some names. */
export const isNamed = (typed, names) => names.some((name) => areNamed(typed.trim().split(/\s+/), name));

/** What is looked for: `{cells, digits, houses, words}`; `isLettered` says that cells are named `D7`. */
export function wantedOf(typed, { isLettered = false } = {}) {
  const wanted = { cells: [], digits: [], houses: [], words: [] };
  const rest = typed.toLowerCase().replace(HOUSE, (all, before, number, behind) => {
    const kind = KINDS[before ?? behind];
    if (!kind || (before && behind)) return all;
    wanted.houses.push(kind + number);
    return " ";
  });
  for (const token of rest.split(/[\s,;、，；。]+|(?<=[1-9])\.$/).filter(Boolean)) {
    const [, name, digits] = /^(r[1-9]+c[1-9]+)(?:(?:=|<>|≠)([1-9]*))?$/.exec(token) ?? [];
    const [, letters, more] = (isLettered && /^([a-hj]+[1-9]+)(?:(?:=|<>|≠)([1-9]*))?$/.exec(token)) || [];
    if (/^[1-9]+$/.test(token)) wanted.digits.push(...token);
    else if (name ?? letters) {
      wanted.cells.push(...cellsNamed(name ?? letters.toUpperCase()).map(cellName));
      wanted.digits.push(...(digits ?? more ?? ""));
    } else if (/^[rcb][1-9]$/.test(token)) wanted.houses.push(token);
    else if (!FILLERS.has(token)) wanted.words.push(token);
  }
  return wanted;
}

/** The candidates that a step is about, those it places and strikes: `[cell, digit]`. */
const conclusions = (step) => [...(step.place ?? []), ...(step.eliminate ?? [])].flatMap((name) => {
  const [cells, digits] = name.split(/=|<>/);
  return cellsNamed(cells).flatMap((cell) => [...digits].map((digit) => [cellName(cell), digit]));
});

/** The houses that a step looks at. */
const housesOf = ({ truths = [], pattern = {} }) => [...truths.map(({ house }) => house), ...(pattern.houses ?? []), ...(pattern.base ?? [])];

/** Whether a step is one that is looked for; `names` are those of its technique. */
export function isWanted(step, { cells, digits, houses, words }, names) {
  const all = conclusions(step);
  const of = (list, is) => list.every((it) => all.some((one) => is(one, it)));
  const isAbout = ([cell, digit]) => (!cells.length || cells.includes(cell)) && (!digits.length || digits.includes(digit));
  return (
    all.some(isAbout) &&
    of(cells, ([cell], it) => cell === it) &&
    of(digits, ([, digit], it) => digit === it) &&
    houses.every((house) => housesOf(step).includes(house)) &&
    (!words.length || isNamed(words.join(" "), names))
  );
}
