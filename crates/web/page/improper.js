// What there is to say of a puzzle that is none: how many solutions it has, or without which given it would have one.
import { once } from "./reading.js";
import { cellName, cellsNamed } from "./sudoku.js";
import { capital } from "./words.js";

/** How many cells are named in which solutions differ, and how many givens that may be wrong. */
const NAMED = 6;

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
    return t(rest ? "problem.several-named" : "problem.several", cells, rest);
  }
  const list = (names) => names.slice(0, NAMED).join(t("problem.or")) + (names.length > NAMED ? " …" : "");
  const { one = [], some = [] } = found ?? {};
  if (one.length) return [message, t(one.length === 1 ? "problem.without" : "problem.without-any", list(one))].join("\n");
  return some.length ? [message, t("problem.without-some", list(some))].join("\n") : message;
}

/** A cell, or several, and the digits that two solutions have there, as the message of a problem names them. */
const PARTED = /(r[1-9]+c[1-9]+)\s*[（(]([1-9])\D+([1-9])[)）]/g;

/** The digits that two solutions have in a cell, as far as the problem names them; nothing if it does not. */
export function differing(problem, cell) {
  if (problem?.kind !== "several-solutions") return null;
  const found = [...problem.message.matchAll(PARTED)].find(([, cells]) => cellsNamed(cells).includes(cell));
  return found ? found.slice(2) : null;
}

/** What a puzzle is called that is none: that it has several solutions, or none. */
export const improperName = ({ kind }) => (kind === "several-solutions" ? "grade.several" : "grade.without");

/** What is said before any hint of a puzzle with several solutions, and the cells in which two of them differ: `{text, cells}`; nothing of others. */
export function parted(problem, t) {
  if (problem?.kind !== "several-solutions") return null;
  const cells = cellsNamed(problem.message);
  const text = [problemText(problem, t), problem.count !== 2 && cells.length > 0 && cells.length <= NAMED && t("problem.marked"), t("hint.shared")];
  return { text: text.filter(Boolean).join("\n"), cells };
}

/** The cells that are known not to be settled: those in which two solutions differ; where there are more solutions, others may be as well. */
export const unsettled = ({ message }) => cellsNamed(message);

/** A text that ends with a stop, as sentences do. */
const stopped = (text) => (/[\p{L}\p{N})）]$/u.test(text) ? text + (/[\u4e00-\u9fff]/.test(text) ? "。" : ".") : text);

/** Why the engine refuses to tell steps: what is wrong with the puzzle, in the words of its card, or else what it says; of several solutions it tells what follows in each. */
export const refusalText = ({ problem }, message, t) => stopped(capital(problem && problem.kind !== "several-solutions" ? problemText(problem, t) : message));

/** The problem of a record of the engine; nothing if it has none. */
export const problemOf = ({ problem, solutions }) => (problem ? { kind: problem.kind, message: once(problem.message), count: solutions } : null);

/** Finds out without which given there is a solution, for the classic rules. Says whether there is anything new. */
export async function lookInto(engine, { problem, givens, rules }) {
  if (!problem || problem.kind === "several-solutions" || problem.isLookedInto || rules) return false;
  problem.isLookedInto = true;
  const { cells, text } = lessOne(givens);
  const reply = await engine.ask("cause", { type: "read", text, most: cells.length });
  if (reply?.type !== "read") return false;
  problem.suspects = suspects(givens, cells, reply.puzzles);
  return true;
}
