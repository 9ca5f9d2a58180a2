// The ladder of a hint: its rungs, from a place to look at to the proof, each in few words. What the engine says of a rung
// is a reply of docs/api.md; a rung that says nothing beyond the one before is left out.

import { DIGITS, blocksOf, cellName, cellsNamed } from "./sudoku.js";
import { leftAlone } from "./walk.js";
import { capital } from "./words.js";

export const LEVELS = ["nudge", "technique", "digits", "where", "what", "full", "proof"];

const LABELS = { nudge: "rung.look", technique: "rung.technique", digits: "rung.digits", where: "rung.where", what: "rung.what", full: "rung.full", proof: "rung.proof" };
const MISTAKES = { nudge: "rung.look", technique: "rung.line", digits: "rung.digits", where: "rung.entry", what: "rung.impossible", full: "rung.steps", proof: "rung.right" };
/** The same of a mistake that is the only entry: it is told at once, and then where it leads. */
const ALONE = { nudge: "rung.entry", technique: "rung.clash" };

/** A text without what stands before its first colon. */
const behindColon = (text) => {
  const [, rest] = /^[^:：]*[:：]\s*(.*)$/s.exec(text) ?? [];
  return rest ?? text;
};

/** The parts of a conclusion in its short form, `r3c9,r6c8<>1, r5c5=2`, each with its sign: cells without one have that of the next. */
export function conclusionParts(text) {
  let sign = "";
  const parts = String(text ?? "").split(/[,、]\s*/).filter(Boolean).reverse();
  const whole = parts.map((part) => {
    sign = /(?:=|<>).*$/.exec(part)?.[0] ?? sign;
    return /=|<>/.test(part) ? part : part + sign;
  });
  return whole.reverse();
}

/** The candidates that a conclusion in its short form is about: `{cell, digit, placed}`. */
export function concluded(text) {
  return conclusionParts(text).flatMap((part) => {
    const [cells, digits = ""] = part.split(/=|<>/);
    return cellsNamed(cells).flatMap((cell) => [...digits].map((digit) => ({ cell, digit: Number(digit), placed: part.includes("=") })));
  });
}

/** The same as a step has them: `{place, eliminate}`, a name for each candidate. */
export function namesOf(text) {
  const all = concluded(text).map(({ cell, digit, placed }) => `${cellName(cell)}${placed ? "=" : "<>"}${digit}`);
  return { place: all.filter((name) => name.includes("=")), eliminate: all.filter((name) => name.includes("<>")) };
}

/** `r5c7<>3, r12c8<>39` in words; `t` are the words. Cells are named in blocks, as in the text, or one by one. */
export function conclusionText(conclusion, t, { isPlain = false } = {}) {
  const list = Array.isArray(conclusion) ? conclusion : conclusionParts(conclusion);
  const placed = list.filter((it) => it.includes("=")).map((it) => t("is", ...it.split("=")));
  const gone = new Map();
  for (const it of list.filter((name) => name.includes("<>"))) {
    const [cell, digit] = it.split("<>");
    gone.set(cell, [...(gone.get(cell) ?? []), ...digit]);
  }
  const groups = new Map();
  for (const [cell, digits] of gone) {
    const key = [...digits].sort().join(t("and-digits"));
    groups.set(key, [...(groups.get(key) ?? []), cell]);
  }
  const lost = [...groups].map(([digits, names]) => {
    const cells = cellsNamed(names.join(" "));
    return t(cells.length === 1 ? "loses" : "lose", (isPlain ? cells.map(cellName) : blocksOf(cells)).join(t("and-cells")), digits);
  });
  return [...placed, ...lost].join(t("and-also"));
}

/** What a step concludes on a board, as its words say it, and the digits that are left alone by that. */
export function concludedText({ place = [], eliminate = [] }, board, t, options) {
  const alone = leftAlone({ eliminate }, board);
  const text = conclusionText([...place, ...eliminate], t, options);
  return alone.length ? t("left-alone", text, conclusionText(alone, t)) : text;
}

/** Whether a hint is about a mistake; `hint` is of any level from the technique on. */
export const isMistaken = (hint) => Boolean(hint.wrong || !(hint.technique || hint.contradiction));

/**
 * What two equal digits in a row, column or box show of a mistake, for a hint of all its words: `{entry, house, digit, cells}`,
 * and whether it is the mistake that the hint is about (`isFirst`).
 */
export function clashOf({ mistakes = [], back }) {
  const isSeen = ({ house }) => /^[rcb]\d$/.test(house);
  const mistake = mistakes.find(({ clashes = [] }) => clashes.some(isSeen));
  if (!mistake) return null;
  const { entry } = mistake;
  return { entry, ...mistake.clashes.find(isSeen), isFirst: entry === (back?.mistake ?? mistakes[0].entry) };
}

/** The rung that says it: first of all, as it can be seen; what the other rungs lead to by and by is left out then. */
export function clashRung(reply, { t, house }) {
  const clash = clashOf(reply.hint);
  if (!clash) return null;
  const text = t("mistake.twice", capital(house(clash.house)), clash.digit, clash.cells.join(t("and-cells")), clash.entry.replace("=", " = "));
  const hint = { ...reply.hint, ...(!clash.isFirst && { rung: 0 }) };
  return { level: "seen", label: t("rung.seen"), text, isMistake: true, reply: { ...reply, hint }, clash, next: clash.isFirst ? LEVELS.indexOf("proof") : 0 };
}

/** Techniques whose cell is told before its digit, which would give it away. */
const BARE = new Set(["full-house", "naked-single"]);

/** The rungs that are a word or two each. */
const WORDS = ["nudge", "technique", "digits"];

/** What stands over the keys of a hint that is open, `{label, text}`: what follows, once that is told; else its last rung, with those before it that are words; of a mistake that it is one. */
export function briefOf(rungs, t) {
  const last = rungs.at(-1);
  if (!last) return null;
  if (last.isMistake) return { label: t("mistake"), text: last.text, isMistake: true };
  if (!WORDS.includes(last.level)) return rungs.find(({ level }) => level === "what") ?? last;
  return { label: rungs[0].label, text: rungs.map(({ text }) => text).join(" · ") };
}

/** How many digits are told before the place; more say nothing. */
const FEW = 4;

/** True for a step that rests on what it concludes, as a cage of one cell does: its proof says nothing new. */
const isOwnGround = ({ conclusion, wrong }, text) => !wrong && factsOf(text).includes(conclusion);

/** True if a level says too much of a step for its place on the ladder, or nothing; `text` is all that its reply says. */
export const isLeftOut = (level, hint, text = "") => (level === "digits" && isTooMuch(hint)) || (level === "proof" && isOwnGround(hint, text));
const isTooMuch = ({ technique, wrong, digits = "" }) => !wrong && (BARE.has(technique) || digits.length > FEW);

/** The digits that are marked behind some rungs: those that were told, so that the board is never ahead of the words. */
export const markedDigits = (rungs) => {
  const { hint } = rungs.find(({ level }) => level === "digits")?.reply ?? {};
  return [...(hint?.digits ?? "")].map(Number).filter(Boolean);
};

/** Which rung it is, of how many, without one that is left out. */
export function rungCount({ rung, rungs, ...hint }) {
  const less = isLeftOut("digits", hint) ? 1 : 0;
  return { at: rung - (rung > LEVELS.indexOf("digits") ? less : 0), of: rungs - less };
}

/** At which level it goes on behind a rung. */
export const levelBehind = (rung) => (rung ? (rung.next ?? LEVELS.indexOf(rung.level) + 1) : 0);

/** The number of the rung that counts where all of a hint was told at once: why, of a step, and not what that rests on; else the last. */
export function loudest(rungs) {
  const why = rungs.findIndex(({ level, isMistake }) => level === "full" && !isMistake);
  return why < 0 ? rungs.length - 1 : why;
}

/** True once the rungs that were said tell what follows. */
export const tellsConclusion = (rungs) => rungs.some(({ level }) => LEVELS.indexOf(level) >= LEVELS.indexOf("what"));

/** Whether a hint names nothing to look at, as there is no next step. */
export const isNothing = (hint) => !hint.look && !hint.technique && !hint.wrong && !hint.contradiction;

/** The rung that a reply is: `{level, label, text, more, slug, isMistake, reply}`; `words` has `t`, `house` and `technique`, and may have `concludes` and `isAlone`, of the only entry. */
export function rungOf(level, reply, words, isMistake = false) {
  const label = words.t((isMistake && words.isAlone && ALONE[level]) || (isMistake ? MISTAKES : LABELS)[level]);
  const of = isMistake ? mistakeText(level, reply.hint.text) : stepText(level, reply, words);
  return { level, label, isMistake, reply, ...of };
}

function stepText(level, { hint, text }, { t, house, technique, concludes = (short) => conclusionText(short, t) }) {
  const said = hint.text;
  const of = {
    nudge: () => ({ text: hint.look ? capital(house(hint.look)) : said }),
    technique: () => (hint.technique ? { text: technique(hint.technique), slug: hint.technique, more: sentences(said).slice(1).join(" ") } : { text: said }),
    digits: () => ({ text: hint.digits ? [...hint.digits].join(t("and-digits")) : said }),
    where: () => ({ text: said }),
    what: () => ({ text: hint.conclusion ? concludes(hint.conclusion) : said }),
    full: () => ({ text: capital(unnamed(said, technique(hint.technique))) }),
    proof: () => ({ text: proofText(said, factsOf(text), t) }),
  };
  return of[level]();
}

function mistakeText(level, said) {
  if (level === "what") return { text: capital(behindColon(said)) };
  // The steps themselves open beside the board.
  return { text: level === "full" ? said.replace(/[:：][^.。]*(?=[.。])/, "") : said };
}

/** The sentences of a text. */
export const sentences = (text) => (text.match(/[^。]+?(?:\.(?=\s|$)|。|$)/gs) ?? []).map((it) => it.trim()).filter(Boolean);

/** The cells that a text names and that hold a digit: of a reason, what can be seen on the board. */
export const standing = (text, values) => cellsNamed(text).filter((cell) => values[cell]);

/** The cells that a text names and that are open. */
export const openIn = (text, values) => cellsNamed(text).filter((cell) => !values[cell]);

/** A text without the name of its technique, which is told already. */
const unnamed = (text, name) => (text.startsWith(name) ? text.slice(name.length).replace(/^[:：]\s*/, "") : text);

/** What takes back what is wrong, by the names of its words: entries are removed, marks that are gone are put back. */
export function cureOf(wrong) {
  const isMark = wrong.length > 0 && wrong.every((name) => name.includes("<>"));
  const many = wrong.length === 1 ? "" : "-all";
  return isMark ? { isMark, act: `hint.restore${many}`, done: "hint.restored" } : { isMark, act: `hint.clear${many}`, done: "hint.cleared" };
}

/** Whether what is wrong is named as a mark, `r4c5<>7`, or as an entry: in words. */
export const wrongText = (wrong, t) => {
  const isMark = cureOf(wrong).done === "hint.restored";
  return wrong.map((name) => (isMark ? t("hint.mark", ...name.split("<>")) : name.replace("<>", " ≠ ").replace("=", " = "))).join(t("and-cells"));
};

/** The wrong ones of some moves as they are written, `r9c2=9, r4c5≠7`; all of them where it is not known which. */
export function wrongMoves(moves, wrong) {
  const of = moves.filter((name) => wrong.includes(name));
  return (of.length ? of : moves).map((name) => name.replace("<>", "≠")).join(", ");
}

/** True for a fact that says nothing: that a cell has any of all digits. */
const isVoid = (fact) => !/[=(（]/.test(fact) && new Set(fact.replace(/r\d+c\d+|\b[A-J]\d\b/g, "").match(/[1-9]/g)).size === DIGITS.length;

/** What a proof needs, in words: one fact is named at once, several are a list. */
function proofText(said, all, t) {
  const facts = all.filter((fact) => !isVoid(fact));
  if (all.length === 1 && facts.length === 1) return [t("proof.one", facts[0]), ...sentences(said).slice(1)].join(" ");
  return [said, ...(facts.length ? [t("proof.grounds"), ...facts.map((fact) => `• ${fact}`)] : [])].join("\n");
}

/** What a step rests on, as it stands below the step in the text of a proof. */
function factsOf(text) {
  const lines = text.trimEnd().split("\n").slice(1);
  const at = lines.findIndex((line) => !/^\s*\d+\. /.test(line));
  const facts = at < 0 ? [] : lines.slice(at).filter((line) => /^\s*[-–] /.test(line));
  return facts.map((line) => line.replace(/^\s*[-–] /, ""));
}

/** Whether a rung says something beyond the one before: of a level that says nothing new the engine repeats one. */
export const isNew = (rung, before) => !before || rung.reply.hint.rung !== before.reply.hint.rung;
