// The scales that puzzles are rated on, as gauges show them: where a value lies, and how many puzzles lie below it.
export const TIERS = ["simple", "intermediate", "advanced", "ultimate"];

/** True for the steps that fill the last cell of a house, a digit's last place or a cell's last digit. */
export const isSingle = (step) => step?.pattern?.kind === "single";

/** True for the name of a technique whose steps are singles, of which none is hard. */
export const isSingleName = (slug) => /^(full-house|naked-single|hidden-single.*|cross-hatching)$/.test(slug);

/** How many bars a step has: those of its tier; singles of every kind the fewest, as to a beginner none is harder than another. */
export const barsOf = (step) => (isSingle(step) ? 1 : TIERS.indexOf(step.tier) + 1);

/** The same of a technique, wherever it is listed; and what its bars are called: singles by that, others by their tier. */
export const barsOfTechnique = ({ slug, tier }) => (isSingleName(slug) ? 1 : TIERS.indexOf(tier) + 1);
export const barsName = ({ slug, tier }, t) => (isSingleName(slug) ? t("family.singles") : t("technique.tier", t(`tier.${tier}`)));

/** What a puzzle can be chosen by: the tiers, and below them puzzles for first steps. */
export const LEVELS = ["gentle", ...TIERS];

/** The bars of a level: first steps have as many as the tier that they are of. */
export const barsOfLevel = (level) => Math.max(1, LEVELS.indexOf(level));

/** What is asked for first steps: many givens, and digits that a box with one place for them gives, which need no notes either way. */
export const GENTLE = { tier: "simple", se: "1.0..1.2", givens: "33..38" };

/** How many givens a puzzle for first steps has at least. */
const MANY = Number(GENTLE.givens.split("..")[0]);

/** The level of a puzzle by its grade and its givens: the name it is called by, wherever it comes from. */
export const calledOf = (grade, givens) => (levelOf(grade) === "gentle" && givens >= MANY ? "gentle" : grade.tier);

/** The level of a grade. */
export const levelOf = ({ tier, er }) => (tier === "simple" && er <= 1.2 ? "gentle" : tier);

/** Above which rating by Sudoku Explainer a tier says less than that does, and below which it says more. */
const PARTED = { simple: { above: 2.5 }, intermediate: { above: 3.6 }, advanced: { above: 7.6 }, ultimate: { below: 6.6 } };

/** Whether tier and rating of a grade seem to say different things: the rating is far `above` the tier, or far `below`; else nothing. */
export function partedRating(grade) {
  const { above = Infinity, below = 0 } = PARTED[grade?.er ? grade.tier : ""] ?? {};
  return grade?.er > above ? "above" : grade?.er < below ? "below" : "";
}

/** The shortest time of other games of the same level that were solved; nothing if there is none. */
export function bestOf(games, { key, grade }) {
  const times = games.filter((it) => it.key !== key && it.saved.done && it.saved.spent && it.saved.grade?.tier && levelOf(it.saved.grade) === levelOf(grade)).map(({ saved }) => saved.spent);
  return times.length ? Math.min(...times) : null;
}

/** The ends of each scale, and whether it grows by factors. */
export const SCALES = {
  se: { least: 1, most: 12, grows: false },
  hodoku: { least: 100, most: 30_000, grows: true },
  effort: { least: 1, most: 1000, grows: true },
};

/** Where a value lies on its scale, from 0 to 1. */
export function share(scale, value) {
  const { least, most, grows } = SCALES[scale];
  const at = grows ? Math.log(value / least) / Math.log(most / least) : (value - least) / (most - least);
  return Math.min(1, Math.max(0, at));
}

/** The arc of a gauge from a share to another, as a path: half a circle of radius 50 round 66, 62. */
export function arcPath(from, to) {
  const point = (at) => {
    const turn = Math.PI * (1 - at);
    return [66 + 50 * Math.cos(turn), 62 - 50 * Math.sin(turn)].map((place) => Math.round(place * 100) / 100).join(" ");
  };
  return `M${point(from)}A50 50 0 0 1 ${point(to)}`;
}

/** How many puzzles are looked at for one in which nothing is harder than a technique, before one is taken in which something is. */
const TRIES = 5000;

/** What is asked of a puzzle that needs a technique; if that `isHardest`, with no rating above its own, where it has one. */
export function needing(techniques, technique, isHardest) {
  const se = techniques.find(({ slug }) => slug === technique)?.se;
  return isHardest && se ? { technique, se: `1.0..${se.toFixed(1)}`, tries: TRIES } : { technique };
}

/** True unless a grade is known to be within the ratings that were asked for. */
export const isAbove = (grade, { se }) => !(grade?.er <= Number(se.split("..")[1]));
