// Where the reader was, so that loading the page again leads back there: the room, its page, and what was asked in it.
import { keepPlace, keptPlace } from "./store.js";

/** Keeps the place, and with it what was told there of the game. */
export function keepWhere(app) {
  const { learn } = app.rooms;
  if (learn && app.game.isPuzzle) keepPlace(app.game, { place: app.place(), asked: learn.asked() });
}

/** True if the page was loaded again, and not opened. */
const isAgain = () => performance.getEntriesByType("navigation")[0]?.type === "reload";

/** Leads back, once all is there; what was told of a hint while one played is told again over the keys. */
export async function backThere(app) {
  const { game } = app;
  const kept = isAgain() && keptPlace(game);
  if (!kept || app.paused) return;
  const { place, asked = {} } = kept;
  await app.whole;
  if (app.game !== game || app.room !== "play" || app.rooms.panel !== "play") return;
  const { learn, play } = app.rooms;
  learn.later = asked;
  if (place.room !== "play" || place.panel !== "play") {
    app.restore(place);
    return;
  }
  if (!asked.hint) return;
  delete learn.later.hint;
  await learn.views.hint.askAgain(asked.hint);
  play.opened();
  app.update();
}
