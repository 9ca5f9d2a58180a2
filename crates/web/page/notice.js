// A message on the spot, with a way on: what was pasted is no puzzle, or what was asked for is not there. The game is as it was.
import { act, fill, icon, iconButton, make } from "./dom.js";
import { askedTwice } from "./twice.js";

/** How long a message stands that asks for nothing, in milliseconds. */
const BRIEF = 3000;

export class Notice {
  constructor() {
    this.node = make("div.notice.card.note", { role: "status", hidden: true });
    // It goes as soon as anything else is pressed: not before, or what is pressed would move away.
    addEventListener("click", ({ target }) => !(this.node.contains(target) && target.closest("button")) && this.hide(), true);
  }

  /** Says something, in paragraphs; `way` is what the button does that leads on, under the name `words`, once it has asked by the words `asks`. */
  say(paragraphs, words = "", way = null, { isBad = true, asks = "" } = {}) {
    const go = () => (this.hide(), way());
    const on = way && (asks ? askedTwice(words, asks, go) : act(words, go, {}));
    fill(this.node, isBad && icon("alert"), make("div", paragraphs.map((text) => make("p", text))), iconButton("close", "close", () => this.hide()), on);
    this.node.classList.toggle("bad", isBad);
    this.node.hidden = false;
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
