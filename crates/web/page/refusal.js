// What is said where the engine tells no steps, and the way on where the puzzle itself is what is wrong.
import { act, lines, make } from "./dom.js";
import { refusalText } from "./improper.js";
import { t } from "./words.js";

/** A button that shows why a puzzle has no solution, where there are steps to that; nothing for others. */
export const whyNone = (app) => app.game.problem?.kind === "no-solution" && act("problem.why", async () => {
  await app.whole;
  await app.openLearn("hint");
  return app.rooms.learn.views.hint.contradict();
}, { kind: "btn" });

/** Why the engine refuses, as nodes; of a puzzle that is none, with the ways to understand it and to mend it. */
export const refusal = (app, message) => [lines(refusalText(app.game, message, t)), app.game.problem && make("div.cures", whyNone(app), act("setup.again", () => app.enter(true), { kind: "btn" }))];
