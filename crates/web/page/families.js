// The families of techniques, by what their names begin or end with: the first that fits. Those about other rules than the
// classic ones are a family of their own.

const FAMILIES = [
  ["ruled", /^(cage|rule|innie|outie|arrow|line|region|quadruple|renban|between|sandwich|killer|law|sum)(-(?!forcing)|$)|^hidden-single-region$/],
  ["singles", /^(full-house|naked-single|hidden-single.*|cross-hatching)$/],
  ["intersections", /^(direct-)?(pointing|claiming)$/],
  ["subsets", /^(direct-|almost-)?(naked|hidden|locked)-(pair|triple|quad)$/],
  ["large-fish", /franken|mutant|siamese|squirmbag|whale|leviathan|^kraken-fish/],
  ["fish", /(^|-)(x-wing|swordfish|jellyfish)$/],
  ["single-digit", /skyscraper|string-kite|turbot-fish|empty-rectangle|broken-wing/],
  ["als", /^(als-(xz|xy-wing|chain)|sue-de-coq|death-blossom)$/],
  ["wings", /-wing$/],
  ["coloring", /colors|medusa|^remote-pair$/],
  ["uniqueness", /^(unique|hidden|avoidable|extended)-(rectangle|loop)|^bug-|symmetrical-placement/],
  ["chains", /aic$|nice-loop$|^xy?-chain$|^forcing-chains-and-cycles$/],
  ["exotic", /exocet|firework|sk-loop|multi-sector|tridagon|oddagon|aligned|equal-sets/],
  ["templates", /template|pattern-overlay/],
  ["forcing", /forcing-(chain|net)|^whip$/],
  ["trial", /^hypothesis|^guess$|exclusion$/],
];

/** In which order they are listed. */
const ORDER = ["singles", "intersections", "subsets", "fish", "single-digit", "wings", "coloring", "uniqueness", "als", "chains", "large-fish", "exotic", "templates", "forcing", "trial", "other", "ruled"];

/** The family of a technique. */
export const familyOf = (slug) => FAMILIES.find(([, fits]) => fits.test(slug))?.[0] ?? "other";

/** Techniques by family, in order: `[family, techniques]`. */
export function byFamily(all) {
  const groups = new Map(ORDER.map((family) => [family, []]));
  for (const it of all) groups.get(familyOf(it.slug)).push(it);
  return [...groups].filter(([, list]) => list.length);
}
