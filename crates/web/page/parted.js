// What comes before the first hint of a puzzle with several solutions: that there are several, and where two of them differ.
import { cellArea, marksOfPlaces } from "./drawing.js";
import { parted } from "./improper.js";
import { t } from "./words.js";

/** Says before the first hint of a puzzle with several solutions that there are several, and shows where two of them differ. Says whether it did. */
export function warned(view) {
  const { app } = view;
  const told = view.rungs.length || view.warned === app.game ? null : parted(app.game.problem, t);
  if (!told) return false;
  view.warned = app.game;
  view.start(told.text, { title: "hint.parted" });
  app.showMarks({ ...marksOfPlaces({ look: told.cells.map((cell) => cellArea(cell, "looked")) }), boxes: [], told: told.cells });
  app.announce(told.text);
  return true;
}
