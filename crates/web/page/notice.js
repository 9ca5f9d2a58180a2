// A message on the spot, with a way on: what was pasted is no puzzle, or what was asked for is not there. The game is as it was.
import { act, fill, icon, iconButton, make } from "./dom.js";

/** How long a message stands that asks for nothing, in milliseconds. */
const BRIEF = 3000;

export class Notice {
  /** `place(node)` puts it into the panel, above the buttons at its end. */
  constructor(place) {
    this.place = place;
    this.node = make("div.notice.card.note", { role: "status", hidden: true });
    // What lies over the buttons goes as soon as anything else is touched.
    addEventListener("pointerdown", ({ target }) => !this.node.contains(target) && this.hide(), true);
  }

  /** Says something, in paragraphs; `way` is what the button does that leads on, under the name `words`. */
  say(paragraphs, words = "", way = null, { isBad = true } = {}) {
    const on = way && act(words, () => (this.hide(), way()), {});
    fill(this.node, isBad && icon("alert"), make("div", paragraphs.map((text) => make("p", text))), iconButton("close", "close", () => this.hide()), on);
    this.node.classList.toggle("bad", isBad);
    this.node.hidden = false;
    this.place(this.node);
    clearTimeout(this.timer);
    if (!way && !isBad) this.timer = setTimeout(() => this.hide(), BRIEF);
  }

  /** Takes it away. Says whether it was there. */
  hide() {
    const was = !this.node.hidden;
    this.node.hidden = true;
    return was;
  }
}
