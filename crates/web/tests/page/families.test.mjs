import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { byFamily, familyOf } from "../../page/families.js";
import { en } from "../../page/words-en.js";
import { zh } from "../../page/words-zh.js";

const examples = JSON.parse(readFileSync(new URL("../../page/examples.json", import.meta.url), "utf8"));
const slugs = Object.keys(examples);
const ruled = slugs.filter((slug) => examples[slug].puzzle.rules);

test("every technique stands in one family, which has a name in both languages", () => {
  const groups = byFamily(slugs.map((slug) => ({ slug })));
  assert.deepEqual(groups.flatMap(([, list]) => list.map(({ slug }) => slug)).sort(), slugs.toSorted());
  assert.deepEqual(groups.at(-1)[1].map(({ slug }) => slug), ruled);
  for (const [family] of groups) assert.ok(en[`family.${family}`] && zh[`family.${family}`], family);
  assert.deepEqual(slugs.filter((slug) => familyOf(slug) === "other"), []);
});

test("names alike do not mislead", () => {
  const families = { "x-wing": "fish", "xy-wing": "wings", "als-xy-wing": "als", "broken-wing": "single-digit", "sashimi-squirmbag": "large-fish", "hidden-pair": "subsets", "hidden-rectangle": "uniqueness", "remote-pair": "coloring", "x-chain": "chains", "ur-aic": "chains", "cell-forcing-chain": "forcing", "region-forcing-chain": "forcing", "region-sum-equality": "ruled", "aligned-pair-exclusion": "exotic", "one-look-exclusion": "trial", "no-such-thing": "other" };
  for (const [slug, family] of Object.entries(families)) assert.equal(familyOf(slug), family);
});
