// What a setter wrote to a puzzle and the engine does not need: its title, its author, its rules in words. Objects of f-puzzles
// have it, and the links that pack them.
import { unpackText } from "./lz.js";

/** The longest title or name, and the longest rules, that are kept. */
const LONG = 120;
const LONGEST = 4000;

/** Where a link packs an object: behind `load=`, or behind the prefix of an id. */
const PACKED = /(?:[?&]load=|\/(?:fpuzzles|fpuz)|^\s*(?=N4Ig))([\w+/=%-]{20,})/;

/** The object that a text is or packs; nothing if it is none. */
function objectIn(text) {
  try {
    const [, packed] = PACKED.exec(text) ?? [];
    const object = JSON.parse(packed ? unpackText(decodeURIComponent(packed)) : text);
    return typeof object === "object" ? object : null;
  } catch {
    return null;
  }
}

const said = (value, most) => (typeof value === "string" ? value.trim().slice(0, most) : "");

/** The names that a generator gives to its puzzles, which are no titles. */
const GENERATED = /\bseed \d+, number \d+$/;

/** Title, author and rules that a text of one puzzle names: `{title, author, rules}`, or nothing if it names none. */
export function creditsOf(text) {
  const object = objectIn(text);
  const credits = { title: GENERATED.test(object?.title) ? "" : said(object?.title, LONG), author: said(object?.author, LONG), rules: said(object?.ruleset ?? object?.rules, LONGEST) };
  return Object.values(credits).some(Boolean) ? credits : null;
}

/** Credits that were kept, if they are some. */
export const areCredits = (kept) => ["title", "author", "rules"].every((name) => typeof kept?.[name] === "string");
