// The board that is played as a drawing that stands by itself, for a file: what it shows, in light colors, with the rules by name.
import { cellNodes, patterns, ruleParts, tintParts } from "./board.js";
import { draw } from "./dom.js";
import { cellView, viewOf } from "./model.js";
import { boxOf } from "./outside.js";
import { isCramped } from "./raster.js";
import { ruleKinds, ruleWords } from "./rules.js";
import { labelNodes } from "./signs.js";
import { CELLS, DIGITS, columnOf, rowOf } from "./sudoku.js";
import { t } from "./words.js";

/** What is lit on a board of which nothing is selected. */
const LIGHT = { digit: 0, peers: new Set(), same: new Set() };

/** The looks that come from style sheets, which a file does not have. */
const LOOKS = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "opacity", "paint-order", "font-family", "font-size", "font-weight", "text-anchor", "dominant-baseline", "font-variant-numeric"];

/** The line of rules: how high it is with its margin, its letters at most, and how wide one is for its height. */
const LINE = { height: 60, size: 26, wide: 0.56 };

/** The rules of a puzzle by the names of their kinds, in one line; nothing under the classic ones. */
export function rulesLine(rules) {
  const names = rules ? ruleKinds(rules.rules).map((kind) => ruleWords(kind).name) : [];
  return names.length ? t("rules.are", names.join(t("rules.and"))) : "";
}

/** How large the letters of a line are, so that it is no wider than a board. */
export const sizeOf = (text, width) => Math.min(LINE.size, Math.floor(width / ([...text].reduce((sum, sign) => sum + (sign > "\u2e80" ? 1 : LINE.wide), 0) || 1)));

/** A game as a drawing, with the marks and the candidates that the board shows and no others. */
function drawn(game, settings) {
  const view = viewOf(game, { selected: new Set(), armed: 0, settings });
  const size = DIGITS.length;
  const side = { width: size * 100, height: size * 100 };
  const { left, top, side: whole } = boxOf(size, game.rules?.rules);
  const line = rulesLine(game.rules);
  const height = whole + (line ? LINE.height : 0);
  const svg = draw("svg", isCramped() ? "board cramped" : "board", { viewBox: `${-left} ${-top} ${whole} ${height}`, role: "img" });
  const layer = (name, nodes) => {
    const node = draw("g", name);
    node.append(...nodes);
    return node;
  };
  const cells = CELLS.map((cell) => ({ cell, shown: cellView(cell, view, LIGHT) }));
  const fills = cells.filter(({ shown }) => shown.fill).map(({ cell, shown }) => draw("rect", `f-${shown.fill}`, { x: columnOf(cell) * 100, y: rowOf(cell) * 100, width: 100, height: 100 }));
  const { lines, variants, signs, totals, outside } = ruleParts(game.rules);
  svg.append(patterns(), draw("rect", "paper", { x: -left, y: -top, width: whole, height }), layer("layer tints", tintParts(game.rules)), layer("layer fills", fills), layer("layer variants", variants), layer("layer lines", lines),
    draw("rect", "frame", { ...side, rx: 6 }), layer("layer signs", signs), layer("layer digits", cells.flatMap(({ cell, shown }) => cellNodes(cell, shown))), layer("layer signs", totals), layer("layer outsides", outside), layer("lab", labelNodes(size, game.rules)));
  if (line) {
    const text = draw("text", "given", { x: side.width / 2, y: whole - top + LINE.height / 2 }, line);
    text.style.fontSize = `${sizeOf(line, side.width)}px`;
    text.style.fontWeight = "500";
    svg.append(text);
  }
  return svg;
}

/** Gives each part of a drawing in the document the looks that it has there, as attributes. */
function settle(svg) {
  const parts = [...svg.querySelectorAll("rect, path, text, circle, ellipse, line, polyline, polygon, g")];
  const looks = parts.map((node) => {
    const style = getComputedStyle(node);
    return LOOKS.map((name) => [name, style.getPropertyValue(name)]);
  });
  parts.forEach((node, index) => {
    node.removeAttribute("class");
    node.removeAttribute("style");
    // What groups have their parts have as well, but for how much of all is seen.
    const isGroup = node.localName === "g";
    for (const [name, value] of looks[index]) if (value && (!isGroup || name === "opacity")) node.setAttribute(name, value);
  });
}

/** A game as the text of a drawing, in light colors whatever the page has. */
export function imageOf(game, settings) {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  const svg = drawn(game, settings);
  svg.style.position = "fixed";
  svg.style.left = "-2000px";
  svg.style.width = "900px";
  dataset.theme = "light";
  document.body.append(svg);
  settle(svg);
  svg.remove();
  if (theme === undefined) delete dataset.theme;
  else dataset.theme = theme;
  for (const name of ["style", "class"]) svg.removeAttribute(name);
  return new XMLSerializer().serializeToString(svg);
}
