import assert from "node:assert/strict";
import { test } from "node:test";
import { conclusionText, distinct, rungOf } from "../../page/ladder.js";
import { en } from "../../page/words-en.js";

const t = (name, ...with_) => (en[name] ?? name).replace(/\{(\d)\}/g, (_, index) => with_[index] ?? "");
const words = { t, house: (name) => t(`house.${name[0]}`, name.slice(1)), technique: (slug) => slug };
const hint = (level, more, text) => rungOf(level, { text: `${text}\n`, hint: { level, look: "c1", text, ...more } }, words);

test("each rung says one thing", () => {
  const rungs = [
    hint("nudge", {}, "Look at column 1."),
    hint("technique", { technique: "skyscraper" }, "Skyscraper."),
    hint("digits", { technique: "skyscraper", digits: "7" }, "Skyscraper: digit 7."),
    hint("where", { at: "7 in r47c1, r48c5" }, "Skyscraper: 7 in r47c1, r48c5."),
    hint("what", { conclusion: "r7c4<>7, r8c2<>7" }, "Skyscraper, 7 in r47c1, r48c5: r7c4<>7, r8c2<>7."),
    hint("full", {}, "Skyscraper: if r7c1 is not 7, then r4c1 is 7."),
  ];
  assert.deepEqual(rungs.map(({ text }) => text), ["Column 1", "skyscraper", "7", "7 in r47c1, r48c5", "r7c4, r8c2 lose 7", "If r7c1 is not 7, then r4c1 is 7."]);
  assert.equal(distinct(rungs).length, 6);
});

test("rungs that say the same are one, so that there may be fewer than levels", () => {
  const same = "Before anything else: one entry in box 1 is wrong.";
  const more = { wrong: ["r1c2=9"] };
  const full = "Before anything else: r1c2=9 is wrong. With r1c2=9, nothing is left for 3 in row 2 after 26 steps.";
  const rungs = ["nudge", "technique", "digits"].map((level) => hint(level, {}, same));
  rungs.push(hint("where", more, "Before anything else: r1c2=9 is wrong."));
  rungs.push(hint("what", { ...more, mistakes: [{}] }, full), hint("full", { ...more, mistakes: [{}] }, full), hint("proof", { ...more, mistakes: [{}] }, full));
  const ladder = distinct(rungs);
  assert.deepEqual(ladder.map(({ label }) => label), ["Where to look", "Entry", "What it makes impossible", "Every step to it"]);
  assert.deepEqual(ladder.slice(0, 3).map(({ text }) => text), ["One entry in box 1 is wrong", "The 9 at r1c2", "With r1c2=9, nothing is left for 3 in row 2 after 26 steps."]);
  assert.ok(ladder.every(({ isMistake }) => isMistake));
});

test("what is told of the order of entries is told once", () => {
  const text = "Before anything else: r1c2=9 is wrong. With r1c2=9, nothing is left for 3 in row 2. It is the only entry: go back to the start.";
  const rung = hint("what", { wrong: ["r1c2=9"], mistakes: [{}], back: { right: 0, of: 1 } }, text);
  assert.equal(rung.text, "With r1c2=9, nothing is left for 3 in row 2.");
});

test("conclusions in words", () => {
  assert.equal(conclusionText("r5c6=1", t), "r5c6 is 1");
  assert.equal(conclusionText(["r1c5<>4", "r1c5<>8"], t), "r1c5 loses 4, 8");
  assert.equal(conclusionText(["r1c1<>4", "r1c2<>4", "r1c3<>5"], t), "r1c1, r1c2 lose 4; r1c3 loses 5");
});

test("a text of several lines keeps them", () => {
  const { text } = rungOf("proof", { text: "X: r1c1 is 1.\nIt rests on this:\n1. row 1\n2. row 2\n", hint: { text: "X: r1c1 is 1.", look: "b1" } }, words);
  assert.equal(text.split("\n").length, 3);
});
