// Buttons that ask before they do what cannot be taken back: a second click, neither at once nor late, does it.
import { act } from "./dom.js";
import { t } from "./words.js";

/** How soon after the first a click counts, as no part of a double click, and up to when, in milliseconds. */
const SOON = 400;
const LATE = 5000;

/** The clicks on a button that asks: each is the question, one that comes too soon, or the answer. */
export class Question {
  constructor() {
    this.asked = -Infinity;
  }

  /** What a click at a time is: `ask`, `wait` or `yes`. */
  click(now) {
    const since = now - this.asked;
    if (since < SOON) return "wait";
    this.asked = since > LATE ? now : -Infinity;
    return since > LATE ? "ask" : "yes";
  }

  /** Forgets the first click. */
  forget() {
    this.asked = -Infinity;
  }
}

/** A button that asks by the words `asks`, with what `about()` says, and does it at the second click. */
export function askedTwice(name, asks, run, { about = () => "", ...more } = {}) {
  const question = new Question();
  let timer = null;
  const calm = () => {
    clearTimeout(timer);
    question.forget();
    words.textContent = t(name);
  };
  const clicked = () => {
    const is = question.click(performance.now());
    if (is === "ask") {
      words.textContent = t(asks, about());
      timer = setTimeout(calm, LATE);
    }
    if (is !== "yes") return;
    calm();
    run();
  };
  const node = act(name, clicked, { onblur: calm, ...more });
  const words = node.querySelector("span");
  return node;
}
