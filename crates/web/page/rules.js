// The rules of a puzzle in words: each kind by name and in a sentence, and what fits into a cage or along a line.
import { lineFits } from "./fits.js";
import { ALL, DIGITS, bit, cagesOf, cellName, digitsOf, linesAt, numbersText, ways } from "./sudoku.js";
import { capital, known, t } from "./words.js";

/** Kinds whose sentence names their value, and the value where none is said. */
const VALUED = { difference: () => 1, ratio: () => 2, sum: () => 0, whisper: (size) => Math.ceil(size / 2) };

/** How many kinds stand in a name. */
const NAMED = 3;

/** What is explained of the rules beside rows, columns and boxes, each once, in their order: the keys of `words-kinds.js`. */
export function ruleKinds({ size = 9, boxes, list = [] }) {
  const both = ["diagonal-rising", "diagonal-falling"].every((kind) => list.some(({ rule }) => rule === kind));
  const keys = list.map((it) => (both && it.rule.startsWith("diagonal-") ? "diagonals" : negativeOf(it, list) ?? kindOf(it, size)));
  return [...new Set([size !== 9 && `size-${size}`, boxes && "jigsaw", ...keys])].filter(Boolean);
}

/** The rules that all dots are given, and the value of each dot where no other is said. */
const DOTS = { "negative-difference": ["difference", 1], "negative-ratio": ["ratio", 2] };

/** A rule that all dots are given, where these are the usual ones: both such rules are one. Nothing for others. */
function negativeOf({ rule }, list) {
  if (!DOTS[rule]) return null;
  const isUsual = Object.values(DOTS).every(([kind, usual]) => list.every((it) => it.rule !== kind || (it.value ?? usual) === usual));
  if (!isUsual) return rule;
  return Object.keys(DOTS).every((name) => list.some((it) => it.rule === name)) ? "negative-dots" : `${rule}-${DOTS[rule][1]}`;
}

/** The kind of a rule, with its value if that is said with it. */
function kindOf({ rule, value }, size) {
  if (rule === "cage" && value == null) return "open-cage";
  return VALUED[rule] ? `${rule}-${value ?? VALUED[rule](size)}` : rule;
}

/** The name of a kind, as players have it where that is another word; the head of a line, and its rule in a sentence. */
export function ruleWords(kind) {
  const name = t(`rule.${kind}`);
  return { name: known(`kind.${kind}`) ?? name, head: t("rules.name", name), text: t(`rule.${kind}.is`) };
}

/** The kinds of the rules of a puzzle by name, as what it is called: few of them, the first with a capital. */
export function kindsText(rules) {
  const names = ruleKinds(rules).map((kind) => ruleWords(kind).name);
  return capital(names.slice(0, NAMED).join(t("rules.and")) + (names.length > NAMED ? " …" : ""));
}

/**
 * What fits into the cages that have all of some cells, and what is left of their totals: `{head, sums, all, none}`, as `Cage 10
 * (3 left in 2 cells):` and `1+2`, with the digits that all of them have and that none has; nothing if the cells stand in none with a total.
 */
export function cageWays(values, cells) {
  const left = ({ cells: all, total }) => all.reduce((rest, it) => rest - values[it], total);
  const open = (cage) => cage.cells.filter((cell) => !values[cell]).length;
  const rest = (cage, by) => (by < 0 ? t("cage.over", cage.total, -by) : t("cage.left", cage.total, by, open(cage)));
  const head = (cage) => ([0, cage.total].includes(left(cage)) ? cage.total : rest(cage, left(cage)));
  const cages = cells.length ? cagesOf(cells[0]).filter((cage) => cells.every((cell) => cage.cells.includes(cell))) : [];
  return cages.map((cage) => {
    const sets = ways(values, cage);
    return { head: t("cage.head", head(cage)), sums: sets.map((set) => digitsOf(open(cage) ? set & ~heldIn(values, cage) : set).join("+")), ...common(values, cage, sets) };
  });
}

/** The digits that a cage holds already. */
const heldIn = (values, { cells }) => cells.reduce((set, cell) => (values[cell] ? set | bit(values[cell]) : set), 0);

/** Of ways to fill a cage the digits that all have, and those that none has; those that it holds already are no news. */
function common(values, cage, sets) {
  const held = heldIn(values, cage);
  const [all, some] = sets.reduce(([every, any], set) => [every & set, any | set], [ALL, 0]);
  return { all: digitsOf(all & ~held).join(""), none: DIGITS.filter((digit) => !(some & bit(digit))).join("") };
}

/**
 * What the lines that have all of some cells leave to their open cells, these cells first: `{head, fits}`, as `Thermometer:` and
 * `{text: "r1c1 2–5", isOwn}`.
 */
export function lineWays(values, cells) {
  const lines = cells.length ? linesAt(cells[0]).filter((line) => cells.every((cell) => line.cells.includes(cell))) : [];
  return lines.map((line) => {
    const sets = lineFits(values, line);
    const fits = line.cells.map((cell, at) => ({ cell, set: sets[at] })).filter(({ cell }, at) => !values[cell] && line.cells.indexOf(cell) === at);
    const text = ({ cell, set }) => t("line.fits", cellName(cell), set ? numbersText(digitsOf(set), t("and-numbers")) : t("line.none"));
    const own = (it) => cells.includes(it.cell);
    const sorted = [...fits.filter(own), ...fits.filter((it) => !own(it))];
    return { head: t("rules.name", capital(t(`rule.${kindOf(line, DIGITS.length)}`))), fits: sorted.map((it) => ({ text: text(it), isOwn: own(it) })) };
  });
}
