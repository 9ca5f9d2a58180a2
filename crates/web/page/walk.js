// A sequence of steps that is walked through: where it stands, and the board at each step.
import { isSingle } from "./scales.js";
import { after, bit, candidateOf, cellName, digitsOf, legal } from "./sudoku.js";

/** What counts of a step that was before. */
const bare = ({ technique, place, eliminate }) => ({ type: "step", technique, place, eliminate, truths: [] });

export class Walk {
  /** Steps that follow each other, or, if `single`, each on the same board. */
  constructor(start, steps, { argument = false, single = false } = {}) {
    Object.assign(this, { start, steps, argument, single });
    this.at = 0;
    this.boards = [start];
  }

  get length() {
    return this.steps.length;
  }

  get step() {
    return this.steps[this.at];
  }

  /** Goes to a step, as far as there is one. Says whether it is another. */
  go(to) {
    const next = Math.max(0, Math.min(to, this.length - 1));
    const moved = next !== this.at;
    this.at = next;
    return moved;
  }

  /** The board before a step, or behind the last one. */
  board(index = this.at) {
    if (this.single) return this.start;
    while (this.boards.length <= index) this.boards.push(after(this.boards.at(-1), this.steps[this.boards.length - 1]));
    return this.boards[index];
  }

  /** Which step placed the digit of each cell. */
  numbers(index = this.at) {
    const numbers = new Map();
    if (this.single) return numbers;
    for (const step of this.steps.slice(0, index)) {
      for (const name of step.place ?? []) numbers.set(candidateOf(name).cell, step.n);
    }
    return numbers;
  }

  /** The number by which the words of a step name it, and what is inside: `3` of `3.13`. */
  number(index = this.at) {
    return this.single ? 1 : index + 1;
  }

  /** The steps that a step rests on, as numbers. */
  rests(index = this.at) {
    return this.steps[index]?.needs ?? [];
  }

  /** The request that draws a step, or a part of it. */
  request(index, positionText, part = null) {
    const before = this.single ? [] : this.steps.slice(0, index).map(bare);
    return { type: "draw", puzzle: positionText(this.start), before, argument: this.argument, step: this.steps[index], ...(part && { part }) };
  }
}

/** What the steps of a walk conclude up to the one that is shown, as one step: digits, and what is struck in cells that stay open. */
export function upTo({ steps, at }) {
  const until = steps.slice(0, at + 1);
  const place = until.flatMap((step) => step.place ?? []);
  const placed = new Set(place.map((name) => candidateOf(name).cell));
  return { place, eliminate: until.flatMap((step) => step.eliminate ?? []).filter((name) => !placed.has(candidateOf(name).cell)) };
}

/** Whether all of some steps are singles. */
export const areSingles = (steps) => steps.length > 0 && steps.every(isSingle);

/** True if a step needs no candidates to be seen: a single on a board on which none was struck. */
export const isBare = (step, { removed }) => isSingle(step) && removed.every((set) => !set);

/** The digits that are left alone in a cell by what a step strikes on a board: `r1c3=5`. */
export function leftAlone({ eliminate = [] }, { values, removed }) {
  const struck = new Map();
  for (const { cell, digit } of eliminate.map(candidateOf)) struck.set(cell, (struck.get(cell) ?? 0) | bit(digit));
  const left = (cell) => digitsOf(legal(values, cell) & ~removed[cell] & ~struck.get(cell));
  const alone = [...struck.keys()].map((cell) => [cell, left(cell)]).filter(([cell, digits]) => !values[cell] && digits.length === 1);
  return alone.map(([cell, [digit]]) => `${cellName(cell)}=${digit}`);
}

/** Steps without those that conclude what one of another technique before them does, and which techniques those were: `Map` of step to slugs. */
export function withoutTwins(steps) {
  const first = new Map();
  const kept = new Map();
  for (const step of steps) {
    const name = [...(step.place ?? []), ...[...(step.eliminate ?? [])].sort()].join();
    const twin = first.get(name);
    if (twin && twin.technique !== step.technique) kept.set(twin, [...new Set([...kept.get(twin), step.technique])]);
    else {
      if (!twin) first.set(name, step);
      kept.set(step, []);
    }
  }
  return kept;
}

/** About what Sudoku Explainer says of steps that it does not know, by tier. */
const USUAL = { simple: 1.5, intermediate: 2.8, advanced: 4.5, ultimate: 8.5 };

/** How long a step stands at least and at most while a walk goes by itself, and how much longer for each sign, in milliseconds. */
const SHORTEST = 1200;
const LONGEST = 9000;
const PER_SIGN = 45;

/** How much easier than the hardest a step may be to be named with it, and how many techniques are named. */
const NEAR = 1;
const NAMED = 2;

const hardness = (step) => step.rating?.se ?? (isSingle(step) ? USUAL.simple : USUAL[step.tier]) ?? 0;

/** The number of the hardest step, by what Sudoku Explainer says; the last of equals. */
export function hardestOf(steps) {
  let best = -1;
  steps.forEach((step, index) => {
    if (best < 0 || hardness(step) >= hardness(steps[best])) best = index;
  });
  return best;
}

/**
 * The techniques of the hardest steps, the hardest first, each with the numbers of its steps: `{technique, numbers}`. `first` is the
 * technique that the engine calls the hardest. Of singles, none is hard.
 */
export function hardestSteps(steps, first = "") {
  if (areSingles(steps)) return [];
  const most = Math.max(...steps.map(hardness));
  const named = (step) => step.technique === first || (hardness(step) >= most - NEAR && !isSingle(step));
  const rank = (step) => (step.technique === first ? Infinity : hardness(step));
  const found = new Map();
  for (const step of steps.filter(named).sort((a, b) => rank(b) - rank(a) || a.n - b.n)) found.set(step.technique, [...(found.get(step.technique) ?? []), step.n]);
  return [...found].slice(0, NAMED).map(([technique, numbers]) => ({ technique, numbers: numbers.sort((a, b) => a - b) }));
}

/** True if a rating by Sudoku Explainer, which does not know all techniques, is far above what it says of the steps of a walk. */
export const isEasier = (steps, er) => Boolean(er) && er - Math.max(0, ...steps.map(({ rating }) => rating?.se ?? 0)) > NEAR;

/** The number of the step that is shown: of steps that each start from the same board, its place among those that are offered. */
export const numberOf = (walk) => (walk.single ? walk.at + 1 : (walk.step.n ?? walk.at + 1));

/** The words of a step without its name, which stands above them. */
export const wordsOf = ({ text = "" }) => text.replace(/^[^:：\n]*[:：]\s*/, "");

/** True if the words of a step are a conclusion in its short form and nothing besides, which stands above them. */
export const isConclusion = (text) => /[=<]/.test(text) && !/[^\drcA-J<>=,;、；.。\s]/.test(text);

/** How long a step stands while a walk goes by itself, in milliseconds: as long as its words take to read, at a speed of 1. */
export function paceOf(step, speed = 1) {
  const width = [...wordsOf(step)].reduce((sum, sign) => sum + (sign > "\u2e80" ? 2.5 : 1), 0);
  return Math.min(LONGEST, SHORTEST + width * PER_SIGN) / speed;
}

const widthOf = (text) => [...text].reduce((sum, sign) => sum + (sign > "\u2e80" ? 2 : 1), 0);

/** Some of the longest of these texts; signs of Chinese count twice, as they are twice as wide. */
export function longestOf(texts, count) {
  return [...new Set(texts)].sort((a, b) => widthOf(b) - widthOf(a)).slice(0, count);
}
