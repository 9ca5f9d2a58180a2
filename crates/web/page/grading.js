// How hard a puzzle is: asked while the reader plays, and in few words beside the puzzle.

/** What stands beside the tier: the rating of Sudoku Explainer. Under other rules, which that does not rate, it is the tier alone. */
export const ratingText = (grade, t) => (grade?.er ? t("se", grade.er.toFixed(1)) : "");

/** What puzzles are rated on beside the board. */
const SCALES = ["tier", "se"];

/** The grade of a puzzle that is no game yet, as its game will ask for it; nothing if none comes. */
export async function rated(app, puzzle) {
  const reply = await app.engine.recall("mark", { type: "grade", puzzle, scales: SCALES });
  return reply?.type === "graded" ? reply.grade : null;
}

/** Asks how hard the puzzle of a game is, and keeps it with the game; that no answer came, or none with a tier, is said in its place. */
export async function rate(app, game) {
  const puzzle = app.givensText();
  if (!game.isPuzzle || game.setup) return;
  const reply = await app.engine.recall("mark", { type: "grade", puzzle, scales: SCALES });
  // Who goes on meanwhile, or asks again, hears of that.
  if (!reply || game !== app.game) return;
  const grade = reply.type === "graded" ? reply.grade : null;
  game.unrated = !grade?.tier;
  if (game.unrated) {
    app.update();
    return;
  }
  const { tier, hardest, er } = grade;
  game.grade = { tier, hardest, er };
  await app.loadTechniques();
  app.graded();
}

/** Asks again for a rating that did not come. Says whether there is any to ask for. */
export function rateAgain(app) {
  const { game } = app;
  if (!game.unrated || game.grade) return false;
  game.unrated = false;
  app.update();
  rate(app, game);
  return true;
}
