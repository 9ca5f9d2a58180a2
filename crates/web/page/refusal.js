// What is said where the engine tells no steps, and the way on where the puzzle itself is what is wrong.
import { act, lines } from "./dom.js";
import { refusalText } from "./improper.js";
import { t } from "./words.js";

/** Why the engine refuses, as nodes; of a puzzle that is none, with the way to mend it. */
export const refusal = (app, message) => [lines(refusalText(app.game, message, t)), app.game.problem && act("setup.again", () => app.enter(true), { kind: "btn" })];
