// A name for the last move: the technique that gives it, the argument for it, or that it is wrong.
import { soonest } from "./argument.js";
import { act, button, fill, make } from "./dom.js";
import { wrongMoves } from "./ladder.js";
import { cellName, cellsNamed } from "./sudoku.js";
import { Walk } from "./walk.js";
import { t } from "./words.js";

/** Says in the view of hints which technique the last move was, and shows its step; if none gives it, the argument for it or against it. */
export async function nameMove(view) {
  const { turn, app } = view;
  const { board, moves } = app.game.lastMove();
  const reply = await app.engine.ask("name", { type: "name", puzzle: app.position(board), moves });
  if (turn !== view.turn || !reply) return;
  const { naming, techniques, arguments: [argument = []] = [], text } = reply.name ?? {};
  if (!text) return view.start(reply.message);
  // What belongs there is not told unasked.
  if (naming === "false") return nameWrong(view, moves);
  const steps = techniques?.map(({ step }) => step) ?? argument.filter((it) => it.type === "step");
  if (!steps.length) return view.start(text);
  view.beside("name.is", text, "");
  view.stepper.closing = null;
  view.stepper.load(new Walk(board, steps, techniques ? { single: true } : { argument: true }), techniques ? 0 : steps.length - 1);
  if (!techniques && steps.length > 1) fill(view.intro, text, " ", make("span.besidesof", besides(view, steps, cellsNamed(moves[0])[0])));
}

/** What stands above an argument for a move: how long it is, what follows sooner if it is long, and the way to the list of its steps. */
function besides({ app }, steps, cell) {
  const ask = (name) => () => {
    app.openLearn("why");
    app.rooms.learn.views.why.askAbout(name);
  };
  const soon = soonest(steps, cell);
  return [
    make("span", t("why.count", steps.length)),
    soon && button(soon.count === 1 ? t("why.at-once", soon.name) : t("why.sooner", soon.name, soon.count), ask(soon.name), { class: "chip" }),
    act("name.list", ask(cellName(cell)), { kind: "btn quiet" }),
  ];
}

/** Says that a move is wrong, with the way to learn more; what was marked before it is past. */
function nameWrong(view, moves) {
  view.app.showStep(null);
  const [before, after] = t("name.wrong", wrongMoves(moves, view.app.game.wrong()), "\u0000").split("\u0000");
  view.start(make("p", before, act("hint.check", () => view.check(), { kind: "link" }), after), { title: "name.is" });
  view.app.announce(view.body.textContent);
}
