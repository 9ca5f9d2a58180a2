// The words of the page, in the language that is spoken. What the engine says comes from the engine, in the same language.
import { en } from "./words-en.js";
import { zh } from "./words-zh.js";

export const LANGS = { en: "English", zh: "中文" };

const TABLES = { en, zh };

/** Who touches taps, and types nothing: some words are others there. */
const IS_TOUCH = Boolean(globalThis.matchMedia?.("(pointer: coarse)").matches);

let at = "en";

/** Speaks another language from now on. */
export function speak(lang) {
  at = TABLES[lang] ? lang : "en";
  document.documentElement.lang = at === "zh" ? "zh-Hans" : "en";
}

export const lang = () => at;

const LETTERS = "ABCDEFGHJ";

let notation = "rc";

/** Names cells so from now on: `rc`, or `a1`. */
export function notate(code) {
  notation = code === "a1" ? "a1" : "rc";
}

const lettered = (digits) => digits.replace(/[1-9]/g, (digit) => LETTERS[digit - 1]);

/** A text in which cells, as `r4c7` and `r12c8`, have the names that are chosen: `D7` and `AB8`. */
export const cells = (text) =>
  notation === "a1" ? String(text).replace(/\br([1-9]+)c([1-9]+)/g, (_, rows, columns) => lettered(rows) + columns) : String(text);

/** The words that begin with the number of a row, or with several. */
const ROWS = new Set(["cell", "bubble", "house.r", "houses.r"]);

/** The words under a name, with `{0}`, `{1}` ... filled in; `{0|step|steps}` is the first word for one, else the second. */
export function t(name, ...with_) {
  const words = (IS_TOUCH && TABLES[at][`${name}.touch`]) || (TABLES[at][name] ?? name);
  const named = (index) => (ROWS.has(name) && index === "0" && notation === "a1" ? lettered(String(with_[0])) : cells(with_[index] ?? ""));
  const filled = (_, index, one, many) => (one === undefined ? named(index) : Number(with_[index]) === 1 ? one : many);
  return words.replace(/\{(\d)(?:\|([^|}]*)\|([^}]*))?\}/g, filled);
}

/** The words under a name, if there are any. */
export const known = (name) => TABLES[at][name];

/** A text with a capital, unless it begins with the name of a cell or a house. */
export const capital = (text) => (/^[rcb]\d/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1));

/** A house in words. */
export const house = (name) => t(`house.${name[0]}`, name.slice(1));

/** Says what elements name: the text, a label, a tip, a placeholder. */
export function translate(nodes) {
  for (const node of nodes) {
    const { t: text, label, tip, hint } = node.dataset;
    // What stands by itself, as a choice does, has a capital.
    if (text) node.textContent = node.tagName === "OPTION" ? capital(t(text)) : t(text);
    if (label) node.setAttribute("aria-label", t(label));
    if (tip) node.title = t(tip);
    if (hint) node.placeholder = t(hint);
  }
}

/** The same for everything in the document. */
export const translateAll = () => translate(document.querySelectorAll("[data-t], [data-label], [data-tip], [data-hint]"));
