// What is made of a text that is read: puzzles, and what is wrong, said once.

/** The largest text that is read, in bytes: a request may have a megabyte. */
export const LARGEST = 1_000_000;

/** The formats that say candidates, even if none is gone. */
const PENCILED = new Set(["pencilmarks", "candidates"]);

/** How many bytes a text takes on its way. */
export const bytes = (text) => new TextEncoder().encode(text).length;

/** Whether a text is too large to be sent. */
export const isLarge = (text) => text.length > LARGEST || bytes(text) > LARGEST;

/** A message without a place that is said twice: `line 1: line 1, column 1: ...`. */
export function once(message) {
  let text = message;
  for (;;) {
    const [, first, rest] = /^([^:：]+)[:：]\s*(.+)$/s.exec(text) ?? [];
    if (!first || !rest.startsWith(first)) return text;
    text = rest;
  }
}

/** A message without the place that it begins with, which says nothing of a text of one line. */
export const unplaced = (message) => message.replace(/^(?:line \d+(?:, column \d+)?: |第 ?\d+ ?行(?:[，、]?第? ?\d+ ?列)?：)/, "");

/** The sign that a text is a link, and the name of a puzzle on a server in place of the puzzle. */
const LINK = /^\s*(?:https?:\/\/|#)\S+\s*$/;
const NAMED = /\/[\w-]{1,14}\s*$/;

/** Whether a text is a link that cannot be read from some place on, as if it were cut off; `message` says what is wrong. */
export const isDamaged = (text, message) => LINK.test(text) && !NAMED.test(text) && !/^(?:line 1, column 1:|第 ?1 ?行[，、]?第? ?1 ?列)/.test(once(message));

/** What players are told of some faults of a text in place of what its reader expected: the name of words, and what they name. */
const FAULTS = [
  [/found text in no known format|不是任何已知格式/, "in.unknown"],
  [/the name of one on the server of (\S+?);|在 ?(\S+?) ?服务器上的名字/, "in.short-link"],
  [/expected \d+ cells, found (\d+)$|应有 ?\d+ ?格，实际有 ?(\d+) ?格?$/, "in.cells"],
];

/** A fault of a text in words of players: `[name, ...with]` for `t`; nothing for others, which their message tells. */
export function faultWords(message) {
  for (const [form, name] of FAULTS) {
    const found = form.exec(message);
    if (found) return [name, ...found.slice(1).filter(Boolean)];
  }
  return null;
}

/** The records that are puzzles, and the problems of the others, each once: `{message, line, count}`. */
export function sorted(puzzles) {
  const good = puzzles.filter((it) => it.values);
  const problems = [];
  // Nine lines that are nothing known are one text that is nothing known.
  const kind = (message) => message.replace(/\d+/g, "#");
  for (const { line, problem } of puzzles.filter((it) => !it.values)) {
    const message = once(problem?.message ?? "");
    const known = problems.find((it) => kind(it.message) === kind(message));
    if (known) known.count += 1;
    else problems.push({ message, line, count: 1 });
  }
  return { good, problems };
}

/** What tells the puzzle of a record from others: its position, or its digits and what is struck. */
const signOf = ({ position, givens, values, removed }) => JSON.stringify([position, givens, values, removed]);

/** Each of some records once, the first of equals; those without a name of their own are equal to others of whatever name. */
export function distinct(records) {
  const found = new Map();
  for (const record of records) if (!found.has(signOf(record))) found.set(signOf(record), record);
  return [...found.values()];
}

/** Whether a record comes with candidates of its own, so that they are shown. */
export const isPenciled = (record) => PENCILED.has(record.format) || (record.removed ?? []).some(Boolean);

/** What stands at the end of an address whose candidates are the reader's own notes. */
export const MINE = "&notes=mine";

/** An address that has a position behind `#bd=` or `#p=`, as those of this page, whatever host it is on. */
const ADDRESS = /^\s*<?\S*#(?:bd|p)=([^\s>]+?)(&notes=mine)?>?\s*$/;

/** A part of an address as it is meant; as it stands, if it is no proper one. */
export function unescaped(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A text in which the addresses of this page, each on a line of its own, are replaced by the positions in them. */
export const unlinked = (text) => text.split("\n").map((line) => (ADDRESS.test(line) ? unescaped(ADDRESS.exec(line)[1]) : line)).join("\n");

/** Whether a text is an address of this page whose notes are the reader's own. */
export const isNoted = (text) => Boolean(ADDRESS.exec(text.trim())?.[2]);

/** Digits as pictures: keycaps, in circles, of full width; and squares that stand for empty cells. */
const PICTURED = /([0-9])\uFE0F?\u20E3|([\u2460-\u2468])|([\uFF10-\uFF19])|([\u25A0\u25A1\u25AA\u25AB\u25FB-\u25FE\u2B1B\u2B1C\u{1F7E5}-\u{1F7EB}\u{1F532}\u{1F533}])\uFE0F?/gu;

/** A text whose cells are pictures, as digits and dots; any other text as it is. */
export function unpictured(text) {
  const plain = text.replace(PICTURED, (_, key, ring, wide) => {
    const digit = key ?? (ring ? String(ring.charCodeAt(0) - 0x245f) : wide ? String(wide.charCodeAt(0) - 0xff10) : "0");
    return digit === "0" ? "." : digit;
  });
  // Pictures in words are no cells.
  return plain !== text && /^[\s\d.|+_-]*$/.test(plain) ? plain : text;
}

/** How many names are offered for one that is none. */
const OFFERED = 6;

/** The names that what was typed begins, or stands in; signs between letters do not count. */
export function alike(typed, names) {
  const bare = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  const wanted = bare(typed);
  if (!wanted) return [];
  const at = (name) => bare(name).indexOf(wanted);
  const found = names.filter((name) => at(name) >= 0);
  return found.sort((a, b) => (at(a) > 0) - (at(b) > 0) || a.length - b.length).slice(0, OFFERED);
}

/** How many cells a text in one line may have more or fewer than a board, to be meant as one. */
const NEAR = 8;

/**
 * A text of digits and empty cells that has not nine cells in each of nine rows, or 81 in a line: the `cells` that it gives to a board,
 * the rows that are too short or too long, `{row, count, line}`, of which line says where in the text; how many `rows` there are, and
 * `count` cells in all. Nothing for any other text.
 */
export function uneven(text) {
  const lines = text.split("\n").map((it, line) => ({ line, cells: it.replace(/[\s|]/g, "") })).filter(({ cells }) => cells && !/^[-+]+$/.test(cells));
  if (!lines.length || lines.some(({ cells }) => !/^[\d.*_]+$/.test(cells))) return null;
  const count = lines.reduce((sum, { cells }) => sum + cells.length, 0);
  if (count === 81 && [1, 9].includes(lines.length) && lines.every(({ cells }) => cells.length === 81 / lines.length)) return null;
  const board = (rows) => rows.map((row) => row.slice(0, 9).padEnd(9, ".")).join("").padEnd(81, ".").slice(0, 81).replace(/[^1-9]/g, ".");
  if (lines.length === 1) return Math.abs(count - 81) > NEAR ? null : { cells: board(lines[0].cells.match(/.{1,9}/g)), faults: [], rows: 1, count };
  const faults = lines.map(({ line, cells }, at) => ({ row: at + 1, count: cells.length, line })).filter((it) => it.count !== 9);
  // Of several texts, or of rows of another size, that is not what is wrong.
  if (Math.abs(lines.length - 9) > 1 || faults.length > 4) return null;
  return { cells: board(lines.map(({ cells }) => cells)), faults, rows: lines.length, count };
}
