// The steps of a solution as a strip, higher by tier: each a bar, the past ones filled, the hardest with a dot.
import { draw, fill, make } from "./dom.js";
import { barsOf } from "./scales.js";
import { isEasier } from "./walk.js";
import { t } from "./words.js";

/** How high a bar is, by how many bars the step has elsewhere. */
const HIGH = [10, 10, 22, 44, 44];

/** The fewest bars that the width of a strip has room for. */
const LEAST = 60;

/**
 * The words above a strip, and its drawing; `name` says what the hardest step is called, if one is. Where a walk can `go` to it, its
 * number is a button.
 */
export function stripOf(steps, hardest, name, go = null) {
  const hard = steps[hardest];
  const named = hard && t("walk.hardest", hard.n, name(hard.technique));
  const label = t("walk.by-tier", steps.length);
  const mark = go && hard ? markOf(hard.n, named, () => go(hardest)) : make("span.which", { title: named || null }, named);
  const svg = draw("svg", "strip", { viewBox: `0 0 ${Math.max(LEAST, steps.length) * 4} 56`, preserveAspectRatio: "none", role: "img", "aria-label": label });
  return [make("div.stripcap", make("span", label, make("span.how", t("walk.higher"))), hard && mark), svg];
}

/** Why the rating of a puzzle is far above its hardest step, in a line below a strip that names this, or `isWhole`; nothing where it is not, or none is hardest. */
export function easierOf(steps, hardest, er, name, isWhole = false) {
  const hard = steps[hardest];
  if (!hard || !isEasier(steps, er)) return null;
  const whole = t("walk.easier", er.toFixed(1), name(hard.technique), hard.n);
  return make("p.small.dim.easier", { title: whole }, isWhole ? whole : t("walk.easier-short", er.toFixed(1)));
}

/** The hardest step as a button; where there is no room its name is left out. */
function markOf(n, named, go) {
  const at = t("walk.hardest-at", n);
  return make("button.which", { type: "button", title: named, "aria-label": named, onclick: go }, at, make("span.name", named.slice(at.length)));
}

/** Draws the bars; `at` is the step that is shown. */
export function drawBars(svg, steps, at, hardest) {
  const bar = (step, index) => {
    const bars = Math.max(1, barsOf(step));
    const kind = index === at ? "cur" : index < at ? "past" : `b${Math.min(3, bars)}`;
    const dot = index === hardest && draw("rect", "hard", { x: index * 4, y: 1, width: 3, height: 4, rx: 1 });
    return [draw("rect", kind, { x: index * 4, y: 52 - HIGH[bars], width: 3, height: HIGH[bars], rx: 1 }), dot];
  };
  fill(svg, steps.map(bar));
}

/** The step whose bar is at a share of the width. */
export const stepAt = (share, steps) => Math.floor(share * Math.max(LEAST, steps.length));
