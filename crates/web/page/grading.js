// How hard a puzzle is: asked while the reader plays, and in few words beside the puzzle.

/** What stands beside the tier: the rating of Sudoku Explainer. Under other rules, which that does not rate, it is the tier alone. */
export const ratingText = (grade, t) => (grade?.er ? t("se", grade.er.toFixed(1)) : "");

/** Asks how hard the puzzle of a game is, and keeps it with the game. */
export async function rate(app, game) {
  const puzzle = app.givensText();
  if (!game.isPuzzle || game.setup) return;
  const ask = async (...scales) => {
    const reply = await app.engine.recall("mark", { type: "grade", puzzle, scales });
    return game === app.game && reply?.type === "graded" ? reply.grade : null;
  };
  const grade = await ask("tier", "se");
  if (!grade?.tier) return;
  const { tier, hardest, er } = grade;
  game.grade = { tier, hardest, er };
  await app.loadTechniques();
  app.graded();
}
