// Lists of steps that were cut: of which techniques more were found than are listed, and the list with all of those.
import { TIERS, isSingle } from "./scales.js";

/** The techniques with more steps than are listed: `Map` of slug to `{listed, found, more}`, from the messages of a list. */
export function cutOf(messages) {
  const { techniques = {} } = messages.find(({ type }) => type === "listed") ?? {};
  return new Map(Object.entries(techniques).filter(([, { listed, found, more }]) => more || found > listed));
}

/** How many steps are found and not listed. */
export const leftOut = (cut) => [...cut.values()].reduce((sum, { listed, found }) => sum + found - listed, 0);

/** What is left out of the techniques that some steps are of. */
export function cutFor(cut, steps) {
  const techniques = new Set(steps.map(({ technique }) => technique));
  return new Map([...cut].filter(([slug]) => techniques.has(slug)));
}

/** A list in which all steps of some techniques stand where the few of them stood; its steps are numbered anew. */
export function withAll(steps, more) {
  const groups = byTechnique(more);
  const taken = new Set();
  const all = steps.flatMap((step) => {
    const group = groups.get(step.technique);
    if (!group) return [step];
    if (taken.has(step.technique)) return [];
    taken.add(step.technique);
    return group;
  });
  return all.map((step, index) => ({ ...step, n: index + 1 }));
}

/** The steps of each technique. */
export function byTechnique(steps) {
  const groups = new Map();
  for (const step of steps) groups.set(step.technique, [...(groups.get(step.technique) ?? []), step]);
  return groups;
}

/**
 * What of a list is shown at first, and what waits until it is asked for: `{shown, waiting}`. Of a simple puzzle these are its singles,
 * of one of another `tier` the steps up to it, as it needs no more; where there are none, or all are asked for, nothing waits.
 */
export function atFirst(steps, { tier, isAll }) {
  const most = TIERS.indexOf(tier);
  const isNeeded = (step) => isSingle(step) || (most > 0 && TIERS.indexOf(step.tier) <= most);
  const shown = most < 0 || isAll ? [] : steps.filter(isNeeded);
  return shown.length ? { shown, waiting: steps.filter((step) => !isNeeded(step)) } : { shown: steps, waiting: [] };
}

/** Where a step stands in a list, or one that concludes the same by the same technique; at the first, if none does. */
export function placeOf(step, steps) {
  const name = (it) => JSON.stringify([it?.technique, it?.place, it?.eliminate]);
  const at = steps.indexOf(step);
  return Math.max(0, at < 0 && step ? steps.findIndex((it) => name(it) === name(step)) : at);
}
