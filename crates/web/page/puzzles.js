// The room of puzzles: a new one, one's own, the last ones, and the ways out.
import { fill, iconButton, make } from "./dom.js";
import { MakeCard } from "./make.js";
import { BringCard } from "./bring.js";
import { RecentColumn } from "./recent.js";
import { ShareCard } from "./share.js";

export class PuzzlesRoom {
  constructor(app, root) {
    this.app = app;
    this.make = new MakeCard(app);
    this.bring = new BringCard(app);
    this.recent = new RecentColumn(app);
    this.share = new ShareCard(app, this.recent.print);
    const gear = iconButton("settings", "gear", () => app.openPanel("options"));
    gear.classList.add("gear3");
    const left = make("div.col", make("div.colhead", make("h2", { "data-t": "new" }), gear), this.make.root);
    fill(root, left, make("div.col", make("div.duo", this.bring.root, this.share.root), this.recent.root));
  }

  opened() {
    this.recent.update();
    this.share.update();
  }

  /** Another room was opened: what was wrong with a text is past. */
  left() {
    fill(this.make.said);
    this.bring.past();
    this.recent.left();
  }

  relabel() {
    this.make.relabel();
    this.share.relabel();
    this.opened();
  }
}
