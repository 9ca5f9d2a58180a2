// The ladder of a hint: its rungs, from a place to look at to the proof, each in few words. What the engine says of a rung
// is a reply of docs/api.md; a rung that says nothing beyond the one before is left out.

export const LEVELS = ["nudge", "technique", "digits", "where", "what", "full", "proof"];

const LABELS = { nudge: "rung.look", technique: "rung.technique", digits: "rung.digits", where: "rung.where", what: "rung.what", full: "rung.full", proof: "rung.proof" };
const MISTAKES = { nudge: "rung.look", technique: "rung.look", digits: "rung.look", where: "rung.entry", what: "rung.impossible", full: "rung.steps", proof: "rung.steps" };

/** A text without what stands before its first colon. */
const behindColon = (text) => {
  const [, rest] = /^[^:：]*[:：]\s*(.*)$/s.exec(text) ?? [];
  return rest ?? text;
};

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** `r5c7<>3, r5c8<>3` in words; `t` are the words. */
export function conclusionText(conclusion, t) {
  const list = Array.isArray(conclusion) ? conclusion : String(conclusion ?? "").split(/[,、]\s*/);
  const placed = list.filter((it) => it.includes("=")).map((it) => t("is", ...it.split("=")));
  const gone = new Map();
  for (const it of list.filter((name) => name.includes("<>"))) {
    const [cell, digit] = it.split("<>");
    gone.set(cell, [...(gone.get(cell) ?? []), digit]);
  }
  const groups = new Map();
  for (const [cell, digits] of gone) {
    const key = digits.join(t("and-digits"));
    groups.set(key, [...(groups.get(key) ?? []), cell]);
  }
  const lost = [...groups].map(([digits, cells]) => t(cells.length > 1 ? "lose" : "loses", cells.join(t("and-cells")), digits));
  return [...placed, ...lost].join(t("and-also"));
}

/** The rung that a reply is: `{level, label, text, detail, reply}`; `words` has `t`, `house` and `technique`. */
export function rungOf(level, reply, words) {
  const { hint } = reply;
  const isMistake = Boolean(hint.mistakes || hint.wrong || /\bwrong\b|有误|错误/.test(hint.text ?? ""));
  const label = words.t((isMistake ? MISTAKES : LABELS)[level]);
  const lines = reply.text.trim().split("\n");
  const said = hint.text ?? lines[0];
  const of = isMistake ? mistakeText(level, hint, words) : stepText(level, hint, words, said, lines);
  return { level, label, isMistake, reply, key: isMistake ? said + (level === "full" || level === "proof" ? "+" : "") : said + lines.length, ...of };
}

function stepText(level, hint, { t, house, technique }, said, lines) {
  const of = {
    nudge: () => ({ text: hint.look ? capital(house(hint.look)) : said }),
    technique: () => ({ text: technique(hint.technique), slug: hint.technique }),
    digits: () => ({ text: hint.digits }),
    where: () => ({ text: capital(behindColon(said).replace(/[.。]$/, "")) }),
    what: () => ({ text: conclusionText(hint.conclusion, t) }),
    full: () => ({ text: capital(behindColon(said)) }),
    proof: () => ({ text: lines.slice(1).join("\n") || capital(behindColon(said)) }),
  };
  return { ...of[level]() };
}

function mistakeText(level, hint, { t }) {
  const said = capital(behindColon(hint.text));
  if (level === "what" && hint.mistakes) {
    // The first sentence names the entry, the last says how far the entries are right: both are told elsewhere.
    const sentences = said.match(/[^.。]+[.。]?/g).map((it) => it.trim());
    return { text: sentences.slice(1, hint.back ? -1 : undefined).join(" ") || said };
  }
  if (level === "where" && hint.wrong) return { text: hint.wrong.map((it) => t("the-at", ...it.split(/=|<>/).reverse())).join(t("and-also")) };
  if (level === "full" || level === "proof") return { text: "" };
  return { text: said.replace(/[.。]$/, "") };
}

/** The rungs without those that repeat one; the engine may have fewer than there are levels. */
export function distinct(rungs) {
  const kept = [];
  for (const rung of rungs) {
    const last = kept.at(-1);
    if (!last || (last.key !== rung.key && (last.text !== rung.text || last.label !== rung.label))) kept.push(rung);
    else if (rung.isMistake) kept[kept.length - 1] = last;
  }
  return kept;
}
