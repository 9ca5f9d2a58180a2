// What a text names of the rules of a puzzle, so that it is seen on the board: cages, lines, diagonals, regions, irregular boxes, and
// the houses whose digits are added up.
import { cagesOf, cellsNamed, houseCells, linesAt, sumsAt } from "./sudoku.js";

const CELL = "(?:r[1-9]+c[1-9]+|[A-HJ]+[1-9]+)";
const JOINED = "(?:, | and |、| ?和 ?)";
const LISTS = new RegExp(`${CELL}(?:${JOINED}${CELL})*`, "g");
const TOGETHER = new RegExp(`(${CELL})(?: and | ?和 ?)(${CELL}) ?(?:are in one cage|在同一个笼)`, "g");
const ALONG = new RegExp(`${CELL}(?:-${CELL})+`, "g");
const NUMBERS = "[1-9](?:(?:, | and |、|和)[1-9])*";
const HOUSES = [
  new RegExp(`\\b(box|diagonal|region|group)(?:es|s)? (${NUMBERS})()`, "gi"),
  new RegExp(`第(?=(${NUMBERS}))\\1(宫|条对角线|个额外区域|组)()`, "g"),
];
const ADDED = /\b(row|column|box) ([1-9A-HJ]) \(45\)|(?:第([1-9])|\b([A-HJ]) )(行|列|宫)（45）/gi;
const KINDS = { box: "b", 宫: "b", diagonal: "d", 条对角线: "d", region: "e", 个额外区域: "e", group: "g", 组: "g", row: "r", 行: "r", column: "c", 列: "c" };

const isSame = (one, other) => one.length === other.length && one.every((cell) => other.includes(cell));

/** Whether the cells of a house fill a rectangle, as those of usual boxes do: everybody knows where these are. */
function isPlain(cells) {
  const sides = [(cell) => Math.floor(cell / 9), (cell) => cell % 9].map((of) => {
    const at = cells.map(of);
    return Math.max(...at) - Math.min(...at) + 1;
  });
  return sides[0] * sides[1] === cells.length;
}

/** The cages whose cells stand side by side in a list. */
function cagesIn(list) {
  const names = list.match(new RegExp(CELL, "g"));
  const runs = names.flatMap((_, from) => names.slice(from).map((__, more) => cellsNamed(names.slice(from, from + more + 1).join(" "))));
  return runs.filter((cells) => cagesOf(cells[0]).some((cage) => isSame(cage.cells, cells)));
}

/** The houses that a text names by number: `[kind, number]`, as `["b", "3"]`. */
function numbered(text) {
  const found = [];
  for (const pattern of HOUSES) {
    for (const [, one, other] of text.matchAll(pattern)) {
      const [kind, numbers] = KINDS[one.toLowerCase()] ? [one.toLowerCase(), other] : [other, one];
      for (const number of numbers.match(/[1-9]/g)) found.push([KINDS[kind], number]);
    }
  }
  return found;
}

/** The irregular boxes that a text names, as their numbers stand nowhere: `{number, cell}`, the first cell of each. */
export function namedBoxes(text) {
  const boxes = numbered(text).filter(([kind]) => kind === "b").map(([, number]) => ({ number, cells: houseCells(`b${number}`) }));
  const irregular = new Map(boxes.filter(({ cells }) => cells.length && !isPlain(cells)).map(({ number, cells }) => [number, Math.min(...cells)]));
  return [...irregular].map(([number, cell]) => ({ number, cell }));
}

/** The cells of each that a text names, in English or Chinese and in either notation. */
export function namedAreas(text) {
  const found = [];
  const add = (cells) => cells.length > 0 && !found.some((it) => isSame(it, cells)) && found.push(cells);
  for (const [list] of text.matchAll(LISTS)) cagesIn(list).forEach(add);
  for (const [path] of text.matchAll(ALONG)) {
    const cells = cellsNamed(path);
    for (const line of [...linesAt(cells[0]), ...sumsAt(cells[0])]) if (cells.every((cell) => line.cells.includes(cell))) add([...new Set(line.cells)].sort((a, b) => a - b));
  }
  for (const [, one, other] of text.matchAll(TOGETHER)) {
    const [cell] = cellsNamed(one);
    for (const cage of cagesOf(cell)) if (cage.cells.includes(cellsNamed(other)[0])) add(cage.cells);
  }
  for (const [kind, number] of numbered(text)) {
    const cells = houseCells(kind + number);
    if (cells.length && !isPlain(cells)) add(cells);
  }
  for (const [, kind, number, digit, letter, sign] of text.matchAll(ADDED)) {
    const at = number ?? digit ?? letter;
    add(houseCells(KINDS[(kind ?? sign).toLowerCase()] + (/[A-J]/.test(at) ? "ABCDEFGHJ".indexOf(at) + 1 : at)));
  }
  return found;
}
