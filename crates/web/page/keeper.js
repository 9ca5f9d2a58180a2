// Keeps the game that is played, so that several tabs keep one: what another has kept meanwhile goes on here, and is undone by
// nothing that was no move.
import { Game } from "./game.js";
import * as store from "./store.js";

/** How long after a change the game is kept, and how much time alone is worth to be kept, in milliseconds. */
const PAUSE = 300;
const WORTH = 1000;

/** The part of a saved game that a move changes. */
const moved = (saved) => saved && JSON.stringify([saved.state, saved.point ?? null]);

export class Keeper {
  constructor(app) {
    this.app = app;
    this.isDirty = false;
    store.onOther((key) => this.heard(key));
  }

  /** A game begins, or goes on as it was kept. */
  adopt(game) {
    this.base = moved(store.known(game) ?? game.save());
    this.spent = game.spent;
  }

  /** Something has changed that is to be kept soon. */
  soon() {
    this.isDirty = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.keep(), PAUSE);
  }

  /** Keeps the game in the browser and in the address. */
  keep() {
    clearTimeout(this.timer);
    const { app } = this;
    if (app.game.setup || !app.game.isPuzzle) return;
    const spent = app.clock.read(Date.now());
    if (!this.isDirty && spent - this.spent < WORTH) return;
    this.takeUp();
    const { game } = app;
    game.spent = this.spent = spent;
    this.isDirty = false;
    const saved = game.save();
    this.base = moved(saved);
    store.keepGame(saved);
    app.address?.follow();
    if (app.room === "puzzles") app.puzzles.recent.update();
  }

  /** Another tab has kept a game: if it is the one that is played here, this tab goes on with it. */
  heard(key) {
    const { app } = this;
    if (key !== store.keyOf(app.game)) {
      if (app.room === "puzzles") app.puzzles.opened();
    } else if (this.takeUp()) app.address.follow();
  }

  /** Goes on with what another tab has kept of the game, unless a move was made here since; says whether it did. */
  takeUp() {
    const { game } = this.app;
    const saved = store.known(game);
    const [kept, here] = [moved(saved), moved(game.save())];
    if (!saved || game.setup || here !== this.base || kept === this.base) return false;
    const other = Game.load(saved);
    if (!other) return false;
    for (const name of ["solution", "problem", "grade"]) other[name] ??= game[name];
    this.base = kept;
    this.app.replace(other);
    return true;
  }
}
