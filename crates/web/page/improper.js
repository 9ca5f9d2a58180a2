// What there is to say of a puzzle that is none: how many solutions it has, or without which given it would have one.
import { ALL, PEERS, bit, cellName, cellsNamed, digitsOf } from "./sudoku.js";

/** How many cells are named in which solutions differ, and how many givens that may be wrong. */
const NAMED = 6;

/** After how many cells that were tried the solutions are counted no further. */
const TRIED = 100_000;

/** The number of digits of a set. */
function countOf(set) {
  let count = 0;
  for (let left = set; left; left &= left - 1) count += 1;
  return count;
}

/** The number of solutions under the classic rules, as far as `most`; nothing if counting takes long. */
export function countSolutions(givens, most) {
  const values = Array.from(givens);
  let found = 0;
  let tried = 0;
  const open = (cell) => PEERS[cell].reduce((set, peer) => (values[peer] ? set & ~bit(values[peer]) : set), ALL);
  const go = () => {
    if (found >= most || (tried += 1) > TRIED) return;
    let best = { cell: -1, set: ALL, size: 10 };
    for (let cell = 0; cell < 81 && best.size > 1; cell += 1) {
      if (values[cell]) continue;
      const set = open(cell);
      const size = countOf(set);
      if (size < best.size) best = { cell, set, size };
    }
    if (best.cell < 0) return void (found += 1);
    for (const digit of digitsOf(best.set)) {
      values[best.cell] = digit;
      go();
    }
    values[best.cell] = 0;
  };
  go();
  return tried > TRIED ? null : found;
}

/** A puzzle of 81 digits without each of its givens in turn, a line each, and the cells that these are in. */
export function lessOne(givens) {
  const cells = [...givens.keys()].filter((cell) => givens[cell]);
  const line = (left) => [...givens].map((digit, cell) => (cell === left ? "." : digit || ".")).join("");
  return { cells, text: cells.map(line).join("\n") };
}

/** Which givens may be wrong, by what is read of the puzzle without each: `{one, some}`, those without which there is one solution, or several. */
export function suspects(givens, cells, records) {
  const named = (is) => cells.filter((_, index) => is(records[index])).map((cell) => `${cellName(cell)}=${givens[cell]}`);
  return { one: named((it) => it?.solution), some: named((it) => it?.problem?.kind === "several-solutions") };
}

/** What is wrong with a puzzle, and what was found out besides, in words. */
export function problemText({ kind, message, count, suspects: found }, t) {
  if (kind === "several-solutions") {
    const cells = cellsNamed(message).length;
    const rest = cells > NAMED ? "" : message.split(/[:：]\s*/).at(-1);
    if (count === 2) return t(rest ? "problem.two-named" : "problem.two", cells, rest);
    return rest ? message : t("problem.several", cells);
  }
  const list = (names) => names.slice(0, NAMED).join(t("problem.or")) + (names.length > NAMED ? " …" : "");
  const { one = [], some = [] } = found ?? {};
  if (one.length) return [message, t(one.length === 1 ? "problem.without" : "problem.without-any", list(one))].join("\n");
  return some.length ? [message, t("problem.without-some", list(some))].join("\n") : message;
}

/** Finds that out, for the classic rules. Says whether there is anything new. */
export async function lookInto(engine, { problem, givens, rules }) {
  if (!problem || problem.isLookedInto || rules) return false;
  problem.isLookedInto = true;
  if (problem.kind === "several-solutions") {
    problem.count = countSolutions(givens, 3);
    return problem.count === 2;
  }
  const { cells, text } = lessOne(givens);
  const reply = await engine.ask("cause", { type: "read", text, most: cells.length });
  if (reply?.type !== "read") return false;
  problem.suspects = suspects(givens, cells, reply.puzzles);
  return true;
}
