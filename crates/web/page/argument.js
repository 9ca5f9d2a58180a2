// The shape of a long argument: the steps that carry it stand by themselves, and runs of the others are folded.
import { areSingles, numbersText } from "./walk.js";

/** From how many steps on an argument is folded, and how many of the hardest steps stand by themselves at most. */
const LONG = 25;
const HARDEST = 5;

/** The numbers of some of the hardest steps, or how often they occur where they are many. */
export const atText = (numbers, t) => (numbers.length > HARDEST ? t("why.often", numbers.length) : t("why.numbers", numbersText(numbers)));

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
