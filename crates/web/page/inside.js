// What holds inside a step: the digits that its branch supposes, and what the steps before a part conclude there. A part is
// named as the list has it: numbers are steps, letters are cases, so that `b.3.a` is case a of step 3 of case b.
import { after, candidateOf } from "./sudoku.js";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** A name of a candidate as a step that concludes it. */
const concluding = (name) => (name.includes("=") ? { place: [name] } : { eliminate: [name] });

/**
 * What holds in the branch that a part stands in: `{supposed, before}`, the candidates that are assumed there, and the conclusions of the
 * earlier steps of the same branch, each with its `part`. Another case begins without those of the cases before.
 */
export function insideOf(step, part) {
  const [supposed, before] = [[], []];
  const suppose = ({ assume }) => assume && (supposed.push(assume), before.push({ ...concluding(assume), part: "" }));
  let [steps, cases, names] = [[], [], []];
  const enter = ({ pattern }) => {
    if (pattern?.assume) suppose(pattern);
    [steps, cases] = [pattern?.steps ?? [], pattern?.cases ?? []];
  };
  if (part) enter(step);
  for (const name of (part || "").split(".").filter(Boolean)) {
    const index = LETTERS.indexOf(name);
    const inner = index < 0 ? steps[name - 1] : cases[index];
    if (!inner) break;
    if (index >= 0) {
      suppose(inner);
      steps = inner.steps ?? [];
    } else {
      steps.slice(0, name - 1).forEach(({ place = [], eliminate = [] }, at) => before.push({ place, eliminate, part: [...names, at + 1].join(".") }));
      // Its own assumption holds only in what is inside it.
      if (part !== [...names, name].join(".")) enter(inner);
    }
    names = [...names, name];
  }
  return { supposed, before };
}

/** How many steps are inside a step, of its parts in all depths: its `own`, as its words count them, and the `whole` with those nested in these. Cases are none. */
export function countInside(parts) {
  const steps = parts.map((part) => part.split(".")).filter((names) => !LETTERS.includes(names.at(-1)));
  const own = steps.filter((names) => names.filter((name) => !LETTERS.includes(name)).length === 1);
  return { own: own.length, whole: steps.length };
}

/** The board that a part of a step stands on, and its digits that are assumed, by cell: those of the branch have the name of their part. */
export function boardInside(board, step, part) {
  const { supposed, before } = insideOf(step, part);
  const assumed = new Map();
  for (const { place = [], part: name } of before) for (const it of place) assumed.set(candidateOf(it).cell, name);
  return { board: before.reduce(after, board), assumed, supposed };
}
