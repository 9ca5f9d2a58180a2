// A hint on a mistake: the steps to what it makes impossible, those to what belongs in its place, and what to do about it.
import { act } from "./dom.js";
import { cureOf, sentences } from "./ladder.js";
import { impossibleMarks } from "./mistake.js";
import { refutationOf } from "./refutation.js";
import { cellName, cellsNamed } from "./sudoku.js";
import { Walk } from "./walk.js";
import { capital, t } from "./words.js";

/** Opens in the view of hints the steps that lead to what a wrong entry, or the puzzle itself, makes impossible. Says whether there are any. */
export async function openSteps(view) {
  const { turn, rungs, stepper } = view;
  const reply = await view.ask("full");
  const found = refutationOf(reply?.hint?.refutations?.[0]);
  if (turn !== view.turn || !found) return false;
  const [what, full] = ["what", "full"].map((level) => rungs.find((rung) => rung.level === level)?.text ?? "");
  if (rungs.length) view.beside("rung.steps", "", [what, ...sentences(full).slice(1)].join(" "));
  else view.beside("mistake.none", "", t("problem.left", capital(reply.hint.text)));
  // Where nothing is left is seen beside the last step, as the words below it say.
  stepper.closing = (board) => impossibleMarks(reply.hint, board);
  stepper.load(new Walk(found.board, found.steps), found.steps.length - 1);
  return true;
}

/** Opens the steps from the givens to what belongs in the cell that a text names. */
export function openRight(app, text) {
  const { why } = app.rooms.learn.views;
  app.openLearn("why");
  why.fromStart.checked = true;
  why.askAbout(cellName(cellsNamed(text)[0]));
  why.fromStart.checked = false;
}

/** What to do about a mistake that a hint is about: to take back what is wrong, or all since then. */
export function curesFor(view, hint) {
  const { game } = view.app;
  const wrong = game.wrong();
  return [
    act("hint.back", () => view.back(), { kind: "btn fix", sign: "undo", disabled: !game.solution && !hint.back }),
    // Who wants to find it need not fear the key that tells more.
    wrong.length > 0 && act(cureOf(wrong).act, () => view.clear(), { kind: view.isLast ? "btn cure primary" : "btn cure", sign: cureOf(wrong).isMark ? "undo" : "erase" }),
  ];
}
