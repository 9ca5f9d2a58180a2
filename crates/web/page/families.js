// The families of techniques, as the engine names them, in the order in which they are listed. Those about other rules than
// the classic ones come last.

const ORDER = ["singles", "locked", "subsets", "fish", "single-digit", "wings", "coloring", "uniqueness", "als", "chains", "complex-fish", "exotic", "templates", "forcing", "guesses", "other", "rules"];

/** The family of a technique: of several the closest, which is the last. */
export const familyOf = ({ families }) => families?.findLast((family) => ORDER.includes(family)) ?? "other";

/** Techniques by family, in order: `[family, techniques]`. */
export function byFamily(all) {
  const groups = new Map(ORDER.map((family) => [family, []]));
  for (const it of all) groups.get(familyOf(it)).push(it);
  return [...groups].filter(([, list]) => list.length);
}
