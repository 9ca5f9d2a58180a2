// The words of a legend: they are those of the text of the step, with the cells, houses, cages and digits that it names.
import { areaCells } from "./drawing.js";
import { areaLook, lettered, nodeLook } from "./marks.js";
import { NINE, blocksOf, cagesOf, cellsNamed, houseCells, lineOf, sumOf } from "./sudoku.js";
import { known, t } from "./words.js";

/** From how many characters on the names of cells are left out, and their number is said. */
const LONG = 26;

/** The parts whose cells say more than a word for the part. */
const NAMED = new Set(["base", "cover", "looked"]);
/** The parts of which houses and cages alone are named, by kind: their cells are many, and others than those of the text. */
const UNNAMED = { fish: ["base", "cover"], total: ["looked"], single: ["looked"] };

/** The number of an arrow of a case: its case and its line. */
const CASE_LINE = /^\d+[a-z]$|^[a-z]\d+$/;

/** What a legend takes from a step: the `kind` of its pattern, flowers of sets apart, and the cells of its `sets`, by letter. */
export function partsOf(step) {
  const { kind = "", type, stem, petals = [], sets = [], crossing, groups = [] } = step?.pattern ?? {};
  const all = type === "blossom" ? [{ cells: [stem] }, ...petals] : crossing ? [crossing, ...groups] : sets;
  return { kind: type === "blossom" ? type : kind, sets: all.map(({ cells }) => cellsNamed(cells.join(" "))) };
}

/** True for a part with a look of its own on the board: a candidate that is struck as well shows nothing else, but what is assumed and letters. */
function isDrawn({ nodes }, part) {
  const isBeside = part === "assumed" || lettered(part);
  return nodes.some(({ role, also }) => role === part || (also === part && isBeside));
}

/** The words of a legend, without what everybody sees, each once. */
export function legendWords(marks) {
  const isArea = (part) => marks.areas.some((it) => it.role === part && !isUnderPlaced(marks, it));
  const isLinked = ({ kind }) => (marks.links ?? []).some((link) => (kind ? link.kind === kind : CASE_LINE.test(link.number ?? "")));
  const isSeen = ({ area, node, kind }) => (kind || !(area || node) ? isLinked({ kind }) : area && !(node && marks.nodes.some((it) => it.role === node)) ? isArea(area) : node !== "placed" && (!node || isDrawn(marks, node)));
  const told = new Map();
  for (const it of marks.legend.flatMap((part) => mainParts(marks, part)).filter(isSeen)) {
    const { text, isNamed, isWhole } = it.isDigits ? { text: digitsText(marks, it.node), isNamed: true } : it.area || it.node ? partWords(marks, it) : { text: partText(it) };
    // What is looked at and what a step rests on are drawn alike.
    const look = it.kind ? `link ${it.kind}` : !(it.area || it.node) ? "number" : it.area ? `area ${areaLook(it.area).replace("look", "base")}` : `node ${nodeLook(it.node)}`;
    const before = told.get(look);
    // Of what looks alike names say more than a word for the part.
    if (!before || (isNamed && !before.isNamed)) told.set(look, { ...it, text, isNamed, isWhole });
    else if (isNamed && !before.text.split(t("and-digits")).includes(text)) {
      const isFirst = isWhole && !before.isWhole;
      before.text = (isFirst ? [text, before.text] : [before.text, text]).join(t("and-digits"));
    }
  }
  const all = [...told.values()].map(({ isNamed, isWhole, ...it }) => it);
  const named = marks.named?.length ? [{ named: true, ...(marks.named.every((cells) => lineOf(cells)) && { isLine: true }), text: namedText(marks.named) }] : [];
  return all.concat(named.filter(({ text }) => !all.some((it) => it.text === text)));
}

/** A part, and what its line of the engine's legend has besides: the candidates in the cells that it names; of a single, the cell that it fills. */
function mainParts(marks, it) {
  const isBoth = it.area && it.node === it.area && !lettered(it.node) && !known(`legend.${marks.of?.kind}.${it.node}`) && isDrawn(marks, it.node) && marks.areas.some(({ role }) => role === it.area);
  if (isBoth) return [it, { node: it.node, isDigits: true }];
  return it.node === "placed" && !it.area && marks.of?.kind === "single" ? [{ area: "placed" }] : [it];
}

/** The digits of the candidates that play a part. */
function digitsText({ nodes }, part) {
  const digits = [...new Set(nodes.filter(({ role, also }) => [role, also].includes(part)).map(({ digit }) => digit))].sort();
  return t("legend.digits", digits.join(t("and-digits")), digits.length);
}

/** What a part is called: by a word for such steps, or by its houses, cages or cells, or by a word for the part. */
function partWords(marks, it) {
  const role = it.area ?? it.node;
  const { kind = "", sets = [] } = marks.of ?? {};
  const nodes = marks.nodes.filter((node) => [node.role, node.also].includes(role));
  const letter = lettered(role);
  const own = marks.areas.filter((area) => area.role === role);
  // An irregular box is named with the cell that is placed.
  const areas = (houseOf(own.flatMap(areaCells)) ? own : own.filter((area) => !isUnderPlaced(marks, area))).map(areaCells);
  const cells = (letter && sets["abcdefghi".indexOf(letter)]) || (areas.length ? [] : [...new Set(nodes.map(({ cell }) => cell))]);
  const keys = [kind === "blossom" && letter === "a" && "legend.blossom.stem", letter && `legend.${kind}.set`, `legend.${kind}.${role}`, letter && "legend.set"].filter((word) => word && known(word));
  const name = cells.length ? namesOf([], cells) : namesOf(areas, [], { areNamed: keys.length > 0 || (NAMED.has(role) && !UNNAMED[kind]?.includes(role)), isCounted: kind === "set-logic" });
  const digits = [...new Set(nodes.map(({ digit }) => digit))].sort().join(t("and-digits"));
  const key = keys.find((word) => name || !known(word).includes("{0}"));
  if (key) return { text: t(key, name, digits, letter ?? ""), isNamed: true };
  // Houses stand before cells.
  return it.area && name ? { text: name, isNamed: true, isWhole: areas.length > 0 && !housesOf(areas).rest.length } : { text: partText(it) };
}

/** The houses, cages and cells of areas, and of `cells` besides; no cells, unless they `areNamed`; of very many their number, if it `isCounted`. */
function namesOf(areas, cells, { areNamed = true, isCounted = false } = {}) {
  const { houses, rest } = housesOf(areas);
  const left = [...new Set([...rest, ...cells])].sort((a, b) => a - b);
  if (!left.length) return houses;
  const cage = cagesOf(left[0]).find((it) => it.total && isSame(it.cells, left));
  if (!areNamed && !cage) return houses;
  const text = cage ? t("legend.cage", cage.total) : blocksOf(left).join(t("and-cells"));
  if (text.length > LONG) return isCounted ? t("legend.cells", left.length) : houses;
  return [houses, t("legend.at", text)].filter(Boolean).join(t("and-digits"));
}

const isSame = (some, others) => some.length === others.length && others.every((cell) => some.includes(cell));

/** The words for the frames round what a text names: cages by their totals, lines, houses by their numbers, others as such. */
function namedText(named) {
  const cageOf = (cells) => cagesOf(cells[0]).find((cage) => cage.total && isSame(cage.cells, cells));
  const isLine = (cells) => Boolean(lineOf(cells));
  const cages = named.map(cageOf).filter(Boolean);
  const isSum = (cells) => sumOf(cells) !== undefined;
  const sums = named.filter(isSum);
  const lines = named.filter((cells) => !cageOf(cells) && !isSum(cells) && isLine(cells));
  const { houses, rest } = housesOf(named.filter((cells) => !cageOf(cells) && !isLine(cells)));
  const parts = [
    cages.length > 0 && t(cages.length === 1 ? "legend.cage" : "legend.cages", cages.map(({ total }) => total).join(t("and-digits"))),
    sums.length > 0 && t(sums.length === 1 ? "legend.sum" : "legend.sums", sums.map(sumOf).join(t("and-digits"))),
    lines.length > 0 && t(lines.length === 1 ? "legend.line" : "legend.lines"),
    houses,
    rest.length > 0 && t("legend.named"),
  ];
  return parts.filter(Boolean).join(t("and-digits"));
}

/** The word for a part: for players where the page has one, else the engine's. */
export const partText = ({ area, node, kind, text }) => known(`legend.${area ?? node ?? kind}`) ?? (text || t("legend.mark"));

/** Whether an area is a cell that is marked as placed, which hides it. */
const isUnderPlaced = (marks, { role, row, column, rows, columns }) =>
  role !== "placed" && rows * columns === 1 && marks.areas.some((it) => it.role === "placed" && it.row === row && it.column === column);

const HOUSES = ["r", "c", "b"].flatMap((kind) => NINE.map((number) => kind + number));

/** The house that has just these cells, by its name. */
function houseOf(cells) {
  const sorted = (list) => [...new Set(list)].sort((a, b) => a - b).join();
  return cells.length ? HOUSES.find((house) => sorted(houseCells(house)) === sorted(cells)) : undefined;
}

/** The houses among areas, or that their cells fill together, in words, as `rows 6, 8`; and the `rest` of the cells. */
function housesOf(areas) {
  const kinds = new Map();
  const whole = areas.length > 1 && houseOf(areas.flat());
  const rest = [];
  for (const cells of whole ? [houseCells(whole)] : areas) {
    const [kind, number] = houseOf(cells) ?? [];
    if (kind) kinds.set(kind, [...(kinds.get(kind) ?? []), number]);
    else rest.push(...cells);
  }
  const houses = [...kinds].map(([kind, numbers]) => t(numbers.length === 1 ? `house.${kind}` : `houses.${kind}`, numbers.join(t("and-digits"))));
  return { houses: houses.join(t("and-digits")), rest };
}
