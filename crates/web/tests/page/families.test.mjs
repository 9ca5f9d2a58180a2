import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { byFamily, familyOf } from "../../page/families.js";
import { en } from "../../page/words-en.js";
import { zh } from "../../page/words-zh.js";

/** The words of the engine, in the order in which it names the families of a technique. */
const source = readFileSync(new URL("../../../compat/src/families.rs", import.meta.url), "utf8");
const words = [...source.matchAll(/\bword: "([a-z-]+)"/g)].map(([, word]) => word);

test("every family of the engine but those within another has a place and a name in both languages", () => {
  assert.ok(words.length > 12, `${words}`);
  const groups = byFamily(words.map((word) => ({ families: [word] })));
  const others = groups.find(([family]) => family === "other")[1].flatMap(({ families }) => families);
  assert.deepEqual(others, ["exocets"]);
  for (const [family] of groups) assert.ok(en[`family.${family}`] && zh[`family.${family}`], family);
  assert.equal(groups.at(-1)[0], "rules");
});

test("of several families the closest counts, and a technique of none stands with the others", () => {
  const closest = { als: ["als"], chains: ["als", "chains"], forcing: ["chains", "forcing"], "complex-fish": ["fish", "complex-fish"], exotic: ["exocets", "exotic"], other: [] };
  for (const [family, families] of Object.entries(closest)) assert.equal(familyOf({ families }), family);
  assert.equal(familyOf({}), "other");
});
