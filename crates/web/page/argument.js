// The shape of a long argument: the steps that carry it stand by themselves, and runs of the others are folded.
import { candidateOf, cellName, columnOf, numbersText, rowOf } from "./sudoku.js";
import { areSingles } from "./walk.js";

/** From how many steps on an argument is folded, and how many of the hardest steps stand by themselves at most. */
const LONG = 25;
const HARDEST = 5;

/** The numbers of some of the hardest steps, or how often they occur where they are many. */
export const atText = (numbers, t) => (numbers.length > HARDEST ? t("why.often", numbers.length) : t(numbers.length === 1 ? "why.numbers" : "why.numbers-some", numbersText(numbers, t("and-numbers"))));

/** The share of the steps of an argument that may be its hardest; where more are as hard, none of them is. */
const SHARE = 1 / 3;

/** The hardest steps if they are few, else those of the first technique if these are, else none. */
export function fewHardest(hard, count) {
  const most = Math.max(1, count * SHARE);
  const isFew = (list) => list.reduce((sum, { numbers }) => sum + numbers.length, 0) <= most;
  return [hard, hard.slice(0, 1)].find(isFew) ?? [];
}

/** The digit that was asked against although it is right, `{name, digit}`: `r1c2<>8` is answered by `r1c2=8`; nothing if it is not. */
export function rightOf(wanted, answer) {
  const [name, digit] = answer.split("=");
  return digit && wanted === `${name}<>${digit}` ? { name, digit } : null;
}

/** What is said of a digit that was asked against although it is right: the answer, and what the steps are; as long as the digit `isCovered`, no more than was asked. */
export const rightWords = ({ name, digit }, isCovered, t) => (isCovered ? [t("why.stands", digit), t("why.stands-more")] : [t("why.right", digit), t("why.right-more", name, digit)]);

/** The digit that takes the cell of a candidate that was asked against and that no step strikes, `{name, digit, other}`; nothing if another thing does. */
export function otherOf(answer, step) {
  const [, name, digit] = /^(r\dc\d)<>(\d)$/.exec(answer) ?? [];
  if (!name || step.eliminate?.includes(answer)) return null;
  const [, other] = (step.place ?? []).map((it) => it.split("=")).find(([cell]) => cell === name) ?? [];
  return other && other !== digit ? { name, digit, other } : null;
}

/** What is said first of such a digit. */
export const otherWords = ({ name, digit, other }, t) => [t("why.other", name, other, digit), t("why.other-more", digit, other)];

/** From how many steps on a reader is told first that an argument is long. */
const LENGTHY = 60;

/** The steps that a step needs, with itself. */
function restsOn(steps, step) {
  const needed = new Set([step.n]);
  for (const { n, needs = [] } of [...steps].reverse()) if (needed.has(n)) for (const it of needs) needed.add(it);
  return needed.size;
}

/**
 * What a long argument has that follows sooner: `{name, digit, count}`, the digit that fewest steps lead to, and of these the nearest to the
 * cell that was asked about; nothing if the argument is not long, or all its digits are as far.
 */
export function soonest(steps, cell) {
  if (steps.length <= LENGTHY) return null;
  const far = (other) => Math.hypot(rowOf(other) - rowOf(cell), columnOf(other) - columnOf(cell));
  const placed = steps.filter(({ place }) => place?.length === 1).map((step) => ({ ...candidateOf(step.place[0]), count: restsOn(steps, step) }));
  const [best] = placed.filter((it) => it.cell !== cell && it.count < steps.length / 2).sort((a, b) => a.count - b.count || far(a.cell) - far(b.cell));
  return best ? { name: cellName(best.cell), digit: best.digit, count: best.count } : null;
}

export const isLengthy = (steps) => steps.length > LENGTHY;

export const isLong = (steps) => steps.length > LONG;

/** The numbers of the steps that stand by themselves: some of the hardest, the last, and those the last rests on. */
export function carrying(steps, hard) {
  const last = steps.at(-1);
  const uses = new Map(steps.map(({ n }) => [n, 0]));
  for (const { needs = [] } of steps) for (const n of needs) uses.set(n, (uses.get(n) ?? 0) + 1);
  // Of many that are as hard, those that most others rest on.
  const most = [...hard].sort((a, b) => uses.get(b) - uses.get(a) || b - a).slice(0, HARDEST);
  return new Set([...most, ...(last.needs ?? []), last.n]);
}

/** The parts of a long argument: `{from, to, needs}`; a part of several steps is a run that is folded. */
export function foldedParts(steps, hard) {
  const kept = carrying(steps, hard);
  const runs = [];
  for (const { n } of steps) {
    const run = runs.at(-1);
    if (run && !kept.has(n) && !kept.has(run.to)) run.to = n;
    else runs.push({ from: n, to: n });
  }
  return runs.map(({ from, to }) => ({ from, to, needs: needsOf(steps, from, to) }));
}

/** What a run of steps needs of those before it. */
function needsOf(steps, from, to) {
  const needs = steps.slice(from - 1, to).flatMap((step) => step.needs ?? []);
  return [...new Set(needs)].filter((n) => n < from).sort((a, b) => a - b);
}

/** What a run of steps is called: how many of them place a digit, and how many strike candidates. */
export function runName(steps, t) {
  if (areSingles(steps)) return t("why.singles", steps.length);
  const placing = steps.filter(({ place }) => place?.length).length;
  const striking = steps.length - placing;
  return [striking && t("why.strikes", striking), placing && t("why.places", placing)].filter(Boolean).join(t("and-digits"));
}
