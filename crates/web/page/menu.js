// What is done now and then with a game, behind one button: below the pad on wide screens, beside the time on small ones.
import { act, icon, make } from "./dom.js";
import { askedTwice } from "./twice.js";

/** The menu, as `details` of a `kind`: its button has an icon, the `sign`, or a word; `share` is what its first line does, if it has one. */
export function menuOf(app, { kind, sign = null, share = null }) {
  const close = () => (node.open = false);
  const item = (name, run) => act(name, () => (close(), run()), { kind: "btn quiet" });
  const name = item("name.ask", async () => {
    await app.whole;
    await app.openLearn("hint");
    return app.rooms.learn.views.hint.nameMove();
  });
  const point = item("point.go", () => app.toPoint());
  const opened = () => {
    name.disabled = !app.game.lastMove();
    point.disabled = app.game.point === null;
  };
  const summary = sign ? make("summary.icb", { "data-label": "more", "data-tip": "more" }, icon(sign)) : make("summary", { "data-t": "more" });
  const items = make("div.card", share && item("menu.link", share), name, item("point.set", () => app.setPoint()), point,
    askedTwice("restart", "restart.sure", () => (close(), app.restart()), { kind: "btn quiet" }));
  const node = make(`details.${kind}`, { ontoggle: opened }, summary, items);
  addEventListener("pointerdown", ({ target }) => node.contains(target) || close(), true);
  node.addEventListener("keydown", (event) => event.key === "Escape" && (event.stopPropagation(), close(), node.firstChild.focus()));
  return node;
}
