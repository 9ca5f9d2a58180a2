// Starts the page: the game that the address names, the last one, or the first.
import { Address } from "./address.js";
import { Page } from "./page.js";
import { backThere } from "./place.js";
import { unpack } from "./sudoku.js";
import * as store from "./store.js";

/** The puzzle of a first visit, made by this project's generator: each box in turn gives a digit, and so do cells that have one left; neither needs notes. */
const FIRST = ".5..976...261...5.7..62..94.1......6.9.471.8.8......4.54..18..9.6...427...796..1.";

async function start() {
  // That the page needs a server is said to whom no script runs.
  document.getElementById("unserved").remove();
  const page = new Page();
  window.qedoku = page;
  page.rooms.go({ room: "play", panel: "play" });
  page.address = new Address(page);
  const [latest] = store.recent();
  const isNamed = await page.address.read();
  if (!isNamed && latest) page.resume(latest.saved);
  else if (!page.game.isPuzzle) {
    // What the address says may be no puzzle: that is told in the room of puzzles.
    const { room } = page;
    page.begin(unpack(FIRST));
    page.isFirst = !latest;
    page.update();
    if (room !== "play") page.open(room);
  }
  // What is wrong with an address is told until the reader leaves the room.
  page.isStarted = true;
  page.update();
  if (page.room === "play" && store.wasPaused(page.game)) page.pause(true);
  page.address.follow();
  backThere(page);
  const [{ kind }] = await Promise.all([page.engine.start(), page.whole]);
  document.documentElement.dataset.engine = kind;
  page.loadTechniques();
  if (kind === "wasm" && "serviceWorker" in navigator) navigator.serviceWorker.register("offline.js").catch(() => {});
}

start();
