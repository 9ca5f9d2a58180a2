// The address and the way back: the position stands in the fragment, each room is a step of the browser's history.
import { Game } from "./game.js";
import { packText } from "./lz.js";
import { MINE, unescaped } from "./reading.js";
import { asGiven, pack, positionText, under, unpack } from "./sudoku.js";
import { t } from "./words.js";
import * as store from "./store.js";

/** A position as the fragment of an address: packed, under rules of its own as f-puzzles packs it; and whose its notes are. */
export const fragmentOf = (board, rules = null) => (rules ? `p=${packText(positionText(board, rules))}` : `bd=${pack(board)}`) + (board.isMine ? MINE : "");

/** A puzzle as it was given, without what was entered: in digits, which are shorter, where the rules are the classic ones. */
export const fragmentOfGivens = ({ givens, rules }) => (rules ? fragmentOf(asGiven({ givens }), rules) : `bd=${givens.join("")}`);

/** The game that was kept in the position of a fragment, the latest if there are several; nothing if there is none. */
export function keptAt(fragment, games) {
  return games.find(({ saved }) => {
    const game = Game.load(saved);
    if (!game) return false;
    under(game.rules);
    return fragmentOf(game.board(), game.rules) === fragment;
  })?.saved;
}

/** Says where the game is kept that another took the place of, if anything was done in it, with the way back. */
export function toldKept(app, { game, key }) {
  if (key === store.keyOf(app.game) || !game.isPuzzle || game.setup || game.done || !game.past.length) return;
  const back = () => {
    const kept = store.recent().find((it) => it.key === key);
    if (kept) app.resume(kept.saved);
  };
  app.rooms.notice.say([t("recent.kept")], "undo", back, { isBad: false });
}

export class Address {
  constructor(app) {
    this.app = app;
    addEventListener("popstate", ({ state }) => this.back(state));
  }

  /** The browser went back or forth: to a room of this page, to the game that stood there before, or to another position. */
  back(state) {
    this.isGoing = true;
    const done = () => (this.follow(), (this.isGoing = false));
    const was = state?.room && state.room !== "puzzles" && state.key !== store.keyOf(this.app.game) ? store.recent().find(({ key }) => key === state.key) : null;
    if (was) done(this.app.resume(was.saved));
    else if (state?.room) this.app.restore(state).then(done);
    else this.read().then(done);
  }

  get fragment() {
    return `#${this.app.fragment()}`;
  }

  /** Another room was opened, or another game begun: going back leads out of it. */
  push(state) {
    if (!this.isGoing) history.pushState(this.placed(state), "", this.fragment);
  }

  /** Another game begins at a place: going back leads to the one before. Where its room was opened with it, it does already. */
  begun(former, state) {
    const { isStarted, game } = this.app;
    const key = store.keyOf(former);
    if (isStarted && former.isPuzzle && key !== store.keyOf(game) && history.state?.key === key) this.push(state);
  }

  /** A place with the game that it is in. */
  placed(state) {
    return { ...state, key: store.keyOf(this.app.game) };
  }

  /** The position has changed. */
  follow() {
    const { app } = this;
    history.replaceState(this.placed(app.place()), "", this.fragment);
  }

  /** Takes the game that the address names; says whether it names one. */
  async read() {
    const { app } = this;
    const fragment = unescaped(location.hash.slice(1));
    if (!fragment || fragment === "board") return false;
    if (fragment === unescaped(app.fragment())) return true;
    const kept = keptAt(fragment, store.recent());
    under(app.game.rules);
    if (kept) {
      app.resume(kept);
      return true;
    }
    const isMine = fragment.endsWith(MINE);
    const [, name, text] = /^(bd|p)=(.*)$/s.exec(isMine ? fragment.slice(0, -MINE.length) : fragment) ?? [null, "p", fragment];
    const board = name === "bd" && unpack(text);
    const isBegun = board && app.begin(board, { auto: board.removed.some((set) => set), isMine });
    // Who follows a link to a puzzle that was begun is told why there are entries; who loads the page again knows.
    if (isBegun && performance.getEntriesByType("navigation")[0]?.type === "navigate") app.rooms.notice.say([t("resumed")], "restart", () => app.restart(), { isBad: false });
    if (!board) {
      await app.whole;
      await app.puzzles.bring.take(text, "", { isAddress: true, isMine });
    }
    return true;
  }
}
