// Small helpers to make and fill elements. Texts go in as texts, never as HTML. What names its words (`data-t`, `data-label`,
// `data-tip`, `data-hint`) has them at once, and again when the language changes.
import { cells, translate } from "./words.js";

/** Makes an element: `make("p.note", {id: "x"}, "text", child)`. A property that begins with `on` is a listener. */
export function make(kind, ...rest) {
  const [tag, ...classes] = kind.split(".");
  const node = document.createElement(tag || "div");
  if (classes.length) node.className = classes.join(" ");
  for (const item of rest.flat(Infinity)) {
    if (item === null || item === undefined || item === false) continue;
    if (item instanceof Node) node.append(item);
    else if (typeof item === "object") set(node, item);
    else node.append(String(item));
  }
  return node;
}

function set(node, properties) {
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value === true) node.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(name, value);
  }
  if (WORDED.some((name) => properties[name])) translate([node]);
}

/** The properties that name words. */
const WORDED = ["data-t", "data-label", "data-tip", "data-hint"];

/** Replaces what an element holds. */
export function fill(node, ...children) {
  node.replaceChildren(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

export const byId = (id) => document.getElementById(id);

/** A button with a text. */
export const button = (text, onclick, more = {}) => make("button", { type: "button", onclick, ...more }, text);

/** Hands a text or a blob to the reader as a file. */
export function download(name, content, type = "text/plain") {
  const blob = content instanceof Blob ? content : new Blob([content], { type });
  const link = make("a", { href: URL.createObjectURL(blob), download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Puts a text on the clipboard; where that is not allowed, says so by returning false. */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = make("textarea", { readonly: true });
    area.value = text;
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done;
  }
}

const SVG = "http://www.w3.org/2000/svg";

/** Makes an element of a drawing: `draw("rect", "paper", {width: 900})`. */
export function draw(tag, kind, properties = {}, text = "") {
  const node = document.createElementNS(SVG, tag);
  if (kind) node.setAttribute("class", kind);
  for (const [name, value] of Object.entries(properties)) if (value !== undefined) node.setAttribute(name, value);
  if (text !== "") node.textContent = text;
  return node;
}

/** The nodes of a drawing that comes as text. Looks are set one by one, as the page's policy allows none in markup: there
 * they stand under another name. */
export function shapes(text) {
  const copy = (from) => {
    const node = document.createElementNS(SVG, from.localName);
    for (const { name, value } of from.attributes) if (name !== "data-look") node.setAttribute(name, value);
    const look = from.getAttribute("data-look");
    if (look) node.style.cssText = look;
    for (const child of from.childNodes) node.append(child.nodeType === Node.TEXT_NODE ? child.data : copy(child));
    return node;
  };
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${text.replaceAll(' style="', ' data-look="')}</svg>`, "image/svg+xml");
  return [...parsed.documentElement.children].map(copy);
}

/** An icon of the sprite in index.html. */
export const icon = (name, kind = "i") => {
  const node = draw("svg", kind, { "aria-hidden": "true" });
  node.append(draw("use", "", { href: `#i-${name}` }));
  return node;
};

/** A button with an icon and words that follow the language. */
export const act = (name, onclick, { kind = "btn", sign, key, ...more } = {}) =>
  make("button", { type: "button", class: kind, onclick, ...more }, sign && icon(sign), name && make("span", { "data-t": name }), key && make("kbd", { "aria-hidden": "true" }, key));

/** A button with an icon alone; its name is for those who do not see it. */
export const iconButton = (name, sign, onclick, more = {}) =>
  make("button", { type: "button", class: "icb", "data-label": name, "data-tip": name, onclick, ...more }, icon(sign));

/** The four bars of a tier. */
export function bars(tier) {
  const node = draw("svg", "bars", { viewBox: "0 0 16 14", "aria-hidden": "true" });
  for (let index = 0; index < 4; index += 1) {
    const high = 4 + 3.2 * index;
    node.append(draw("rect", index < tier ? "on" : "", { x: index * 4.2, y: 13.6 - high, width: 3, height: high, rx: 1 }));
  }
  return node;
}

/** A meter of a share from 0 to 1. */
export function meter(share) {
  const node = draw("svg", "meter", { viewBox: "0 0 100 4", preserveAspectRatio: "none", "aria-hidden": "true" });
  node.append(draw("rect", "t", { width: 100, height: 4, rx: 2 }), draw("rect", "v", { width: Math.round(share * 1000) / 10, height: 4, rx: 2 }));
  return node;
}

/** A text of several lines as paragraphs; its cells have the names that are chosen. */
export const lines = (text) => cells(text).trim().split("\n").filter((line) => line.trim()).map((line) => make("p", { class: /^\s*(\d+\.|[-–•])\s/.test(line) ? "item" : null }, line.trim()));
