// What is said where the engine tells no steps, and the way on where the puzzle itself is what is wrong.
import { act, lines, make } from "./dom.js";
import { refusalText } from "./improper.js";
import { t } from "./words.js";

/** True if it takes steps to see that a puzzle has no solution: else what is wrong is said behind a colon. */
const isHidden = ({ kind, message }) => kind === "no-solution" && !/[:：]/.test(message);

/** A button that shows why a puzzle has no solution, where there are steps to that; nothing for others. */
export const whyNone = (app) => app.game.problem && isHidden(app.game.problem) && act("problem.why", async () => {
  await app.whole;
  await app.openLearn("hint");
  return app.rooms.learn.views.hint.contradict();
}, { kind: "btn" });

/** Why the engine refuses, as nodes; of a puzzle that is none, with the ways to understand it and to mend it. */
export const refusal = (app, message) => [lines(refusalText(app.game, message, t)), app.game.problem && make("div.cures", whyNone(app), act("setup.again", () => app.enter(true), { kind: "btn" }))];

/** The blue button where a hint can be asked for. */
export const ask = (view) => act("hint.ask", () => view.more(), { kind: "btn primary", key: "?" });

/** The blue button where there is none: to the steps that show why, or to the givens of a puzzle that is none. */
export function wayOn(hint, problem) {
  if (hint?.refutations?.length) return (view) => act("problem.why", () => view.openSteps(), { kind: "btn primary" });
  return problem && problem.kind !== "several-solutions" ? ({ app }) => act("setup.again", () => app.enter(true), { kind: "btn primary" }) : ask;
}
