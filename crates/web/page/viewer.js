// A step in front of the board: its drawing, its words, and what is inside it.
//
// A shot is what is drawn: `{ start, before, step, argument }`, the board from which the steps before lead to the step;
// without a step the board they lead to. In an argument a step says from which other each digit comes.
import { positionText } from "./sudoku.js";
import { button, drawing, fill, make } from "./dom.js";
import { t } from "./words.js";

/** What counts of a step that was before. */
const bare = ({ technique, place, eliminate }) => ({ type: "step", technique, place, eliminate, truths: [] });

export class Viewer {
  /** `frame` lies over the board; `says` reads steps out. */
  constructor(engine, frame, board, says) {
    Object.assign(this, { engine, frame, board, says });
    this.pinned = null;
    this.turn = 0;
  }

  /** Draws a shot for as long as something points at it. */
  async peek(shot) {
    await this.draw(shot);
  }

  /** Shows what was pinned again, or the board. */
  async unpeek() {
    if (this.pinned) await this.draw(this.pinned.shot, this.pinned.part);
    else this.hide();
  }

  /** Draws a shot, or a part of its step, until something else is shown. Fills `words` with what is said of it. */
  async pin(shot, words, part = null) {
    this.pinned = { shot, part };
    const told = await this.draw(shot, part);
    if (told && words) this.tell(words, told, part);
    return told;
  }

  /** Shows a drawing that is there already. */
  show(svg) {
    this.turn += 1;
    this.pinned = null;
    this.put(svg);
  }

  async draw({ start, before = [], step, argument = false }, part = null) {
    this.turn += 1;
    const turn = this.turn;
    const request = { type: "draw", puzzle: positionText(start), before: before.map(bare), argument, ...(step && { step }), ...(part && { part }) };
    const reply = await this.engine.recall("draw", request);
    if (turn !== this.turn || !reply) return null;
    if (reply.type !== "drawn") {
      this.says(reply.message);
      return null;
    }
    this.put(reply.svg);
    return reply.step ?? null;
  }

  put(svg) {
    fill(this.frame, button(t("back-to-board"), () => this.hide(), { class: "back" }), drawing(svg));
    this.frame.hidden = false;
    this.board.inert = true;
  }

  hide() {
    this.turn += 1;
    this.pinned = null;
    this.frame.hidden = true;
    this.board.inert = false;
    fill(this.frame);
  }

  /** The words of a step, and buttons for what is inside. */
  tell(words, step, part) {
    const here = part ? find(step, part) ?? step : step;
    const heading = [here.name, here.conclusion].filter(Boolean).join(" ");
    this.says(`${heading}. ${here.text}`);
    fill(
      words,
      make("h2", heading),
      make("p", here.text),
      here.notation && make("p.notation", here.notation),
      step.parts?.length > 0 && make("div.inside", make("h3", t("step.cases")), this.tree(words, step, part)),
    );
  }

  tree(words, step, part) {
    const { shot } = this.pinned;
    const item = (inner) =>
      make(
        "li",
        button(`${inner.part}. ${[inner.name, inner.conclusion].filter(Boolean).join(" ")}`, () => this.pin(shot, words, inner.part), {
          "aria-current": inner.part === part ? "step" : null,
          title: inner.text,
        }),
        inner.parts?.length > 0 && make("ol", inner.parts.map(item)),
        inner.end && make("p.end", inner.end),
      );
    const whole = part && button(t("step.whole"), () => this.pin(shot, words));
    return [whole, make("ol.tree", step.parts.map(item)), step.end && make("p.end", step.end)];
  }
}

function find(step, part) {
  if (step.part === part) return step;
  for (const inner of step.parts ?? []) {
    const found = find(inner, part);
    if (found) return found;
  }
  return null;
}
