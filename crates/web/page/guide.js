// What there is in the room of learning besides hints, in a line each that leads there.
import { byId, make } from "./dom.js";
import { t } from "./words.js";

export function guideOf(app) {
  const line = (name, go) => make("button.guide", { type: "button", onclick: go }, make("b", t(`tab.${name}`)), make("span", t(`guide.${name}`)));
  const others = ["why", "steps", "walk"].map((name) => line(name, () => byId(`tab-${name}`).click()));
  return make("div.guides", others, line("techniques", () => app.openTechnique(null)));
}
