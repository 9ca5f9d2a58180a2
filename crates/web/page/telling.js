// How steps are told: for beginners, as usual, briefly, or at length. The switch stands in the head of learning and among
// the settings, under one name; two settings are kept of it, as the engine takes them.
import { icon, make } from "./dom.js";
import { t } from "./words.js";

/** The settings of each way. */
export const TELLINGS = {
  plain: { wording: "plain", detail: "normal" },
  usual: { wording: "usual", detail: "normal" },
  brief: { wording: "usual", detail: "brief" },
  full: { wording: "usual", detail: "full" },
};

/** The way that settings stand for. */
export const tellingOf = ({ wording, detail }) => (wording === "plain" ? "plain" : detail === "normal" ? "usual" : detail);

/** A switch for the head of the room: the way in words, where there is room, or an icon, which opens the list of ways. */
export function tellingSwitch(app) {
  const option = (name) => make("option", { value: name, "data-t": `telling.${name}` });
  const select = make("select.telling", { "data-label": "set.telling", onchange: ({ target }) => app.tell(TELLINGS[target.value]) }, Object.keys(TELLINGS).map(option));
  return make("span.tellbox.icb", { "data-tip": "set.telling" }, icon("words"), make("span.tellnow", { "aria-hidden": "true" }), icon("down", "i tellmore"), select);
}

/** Shows in all switches of a room what is chosen. */
export function showTelling(root, settings) {
  for (const node of root.querySelectorAll(".telling")) node.value = tellingOf(settings);
  for (const node of root.querySelectorAll(".tellnow")) node.textContent = t(`telling.${tellingOf(settings)}`);
}
