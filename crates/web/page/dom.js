// Small helpers to make and fill elements. Texts go in as texts, never as HTML.

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
}

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

const styles = new Map();

/** A drawing of the engine as an element. Its style sheet goes to the document once: styles inside are not allowed here. */
export function drawing(svg) {
  const bare = svg.replace(/<style>([^<]*)<\/style>/g, (_, text) => (adopt(text), ""));
  const parsed = new DOMParser().parseFromString(bare, "image/svg+xml").documentElement;
  if (parsed.nodeName !== "svg") return make("p", "?");
  return unshared(document.importNode(parsed, true));
}

function adopt(text) {
  if (styles.has(text)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  styles.set(text, sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

let drawn = 0;

/** Gives the names inside a drawing an ending of their own, as several drawings may stand on the page. */
function unshared(node) {
  drawn += 1;
  for (const item of node.querySelectorAll("[id]")) item.id += `-${drawn}`;
  for (const item of [node, ...node.querySelectorAll("*")]) {
    for (const { name, value } of [...item.attributes]) {
      if (name === "href") item.setAttribute(name, value.replace(/^#(.+)/, `#$1-${drawn}`));
      else if (name === "aria-labelledby") item.setAttribute(name, value.split(" ").map((id) => `${id}-${drawn}`).join(" "));
      else if (value.includes("url(#")) item.setAttribute(name, value.replace(/url\(#([^)]+)\)/g, `url(#$1-${drawn})`));
    }
  }
  return node;
}
