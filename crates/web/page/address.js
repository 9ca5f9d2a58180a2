// The address and the way back: the position stands in the fragment, each room is a step of the browser's history.
import { unescaped } from "./reading.js";
import { pack, positionText, unpack } from "./sudoku.js";

/** A position as the fragment of an address: packed, or under rules of its own as its text. */
export const fragmentOf = (board, rules = null) => (rules ? `p=${encodeURIComponent(positionText(board, rules))}` : `bd=${pack(board)}`);

export class Address {
  constructor(app) {
    this.app = app;
    addEventListener("popstate", ({ state }) => this.back(state));
  }

  /** The browser went back or forth: to a room of this page, or to another position. */
  back(state) {
    if (state?.room) {
      this.app.restore(state).then(() => this.follow());
    } else this.read();
  }

  get fragment() {
    return `#${this.app.fragment()}`;
  }

  /** Another room was opened: going back leads out of it. */
  push(state) {
    history.pushState(state, "", this.fragment);
  }

  /** The position has changed. */
  follow() {
    const { app } = this;
    history.replaceState(app.place(), "", this.fragment);
  }

  /** Takes the game that the address names; says whether it names one. */
  async read() {
    const { app } = this;
    const fragment = unescaped(location.hash.slice(1));
    if (!fragment || fragment === "board") return false;
    if (fragment === unescaped(app.fragment())) return true;
    const [, name, text] = /^(bd|p)=(.*)$/s.exec(fragment) ?? [null, "p", fragment];
    const board = name === "bd" && unpack(text);
    if (board) app.begin(board, { auto: board.removed.some((set) => set) });
    else {
      await app.whole;
      await app.puzzles.bring.take(text, "", true);
    }
    return true;
  }
}
