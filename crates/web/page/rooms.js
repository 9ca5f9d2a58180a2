// The three rooms and the pages of the panel: which is open, and what is worked on.
import { act, byId, button, fill, icon, iconButton, make, meter } from "./dom.js";
import { Notice } from "./notice.js";
import { PlayView } from "./play.js";
import { t } from "./words.js";

const ROOMS = ["play", "learn", "puzzles"];

/** How far the lowest buttons of a panel may be from its end, and how far from them the sign of work stands, in pixels. */
const END = 64;
const GAP = 8;

export class Rooms {
  constructor(app) {
    this.app = app;
    this.room = "play";
    this.panel = "play";
    this.links = ROOMS.map((room) => make("button", { type: "button", "data-room": room, onclick: () => app.open(room) }, icon(room), make("span", { "data-t": `room.${room}` })));
    fill(byId("rooms"), this.links);
    fill(byId("gears"), act("settings", () => app.openPanel("options"), { kind: "btn quiet gear", sign: "gear" }));
    this.roots = {};
    this.work = make("div.busy", { role: "status", hidden: true });
    this.notice = new Notice();
    byId("panel").append(this.notice.node, this.work);
    this.add({ play: PlayView });
    this.coverNode = make("div.cover", { hidden: true }, make("p", { "data-t": "paused" }), button("", () => app.pause(false), { class: "btn primary", "data-t": "resume" }));
    byId("boardbox").append(this.coverNode);
  }

  /** Takes pages of the panel, which are hidden but for play. */
  add(pages) {
    for (const [name, View] of Object.entries(pages)) {
      const root = make("div", { hidden: name !== this.panel });
      this[name] = new View(this.app, root);
      root.classList.add("page");
      this.roots[name] = root;
      this.work.before(root);
    }
  }

  /** Shows a room and a page of its panel. */
  go({ room, panel, tab, slug }) {
    const isPuzzles = room === "puzzles";
    const isOther = this.room !== room;
    if (isOther && this.room === "puzzles" && this.app.isStarted) this.app.puzzles.left();
    this.room = room;
    this.panel = panel;
    byId("app").dataset.room = room;
    byId("app").dataset.panel = panel;
    byId("stage").hidden = isPuzzles;
    byId("room").hidden = !isPuzzles;
    if (isPuzzles && isOther) byId("room").scrollTop = 0;
    const isOpened = this.roots[panel]?.hidden;
    for (const [name, root] of Object.entries(this.roots)) root.hidden = name !== panel;
    if (isOpened && panel === "options") this.roots.options.querySelector(".body").scrollTop = 0;
    for (const node of this.links) {
      if (node.dataset.room === room) node.setAttribute("aria-current", "page");
      else node.removeAttribute("aria-current");
    }
    this.notice.hide();
    if (panel !== "technique") this.technique?.uncover();
    this.learn?.pull(false);
    if (isPuzzles) this.app.puzzles.opened();
    else if (panel === "learn") this.learn.open(tab ?? this.learn.tab);
    else if (panel === "technique") this.technique.open(slug ?? null);
    else this[panel].opened?.();
  }

  /** The board is another. */
  reset() {
    this.learn?.reset();
    this.rating?.reset();
    this.notice.hide();
    this.cover(false);
    if (this.panel === "rating") this.rating.opened();
  }

  update() {
    this.play.update();
  }

  relabel() {
    this.reset();
    this.options?.opened();
    if (this.panel === "technique") this.technique.open(this.technique.slug);
    if (this.panel === "finish") this.finish.opened();
    if (this.panel === "learn") this.learn.open(this.learn.tab);
  }

  /** Enter: enters the answer to why, or presses the blue button, which leads on. */
  enter() {
    if (this.panel !== "learn") return false;
    const { why } = this.learn.views;
    if (this.learn.tab === "why" && why.apply()) return true;
    const leads = [...this.roots.learn.querySelectorAll(".btn.primary:enabled")].find((node) => node.checkVisibility({ visibilityProperty: true }));
    leads?.click();
    return Boolean(leads);
  }

  /** Says what is worked on, with a way to end it. */
  busy(work) {
    const node = this.work;
    node.hidden = work === null;
    if (!work) return fill(node);
    // What is made is told of below its button.
    const place = this.room !== "puzzles" ? byId("panel") : work.name === "busy.generate" ? this.app.puzzles.make.root : byId("room");
    if (node.parentElement !== place) place.append(node);
    const bar = meter(1);
    bar.classList.add("runs");
    fill(node, make("div.line", bar, make("span", t(work.name)), button(t("cancel"), work.cancel, { class: "btn quiet" })));
    // It stands above the buttons at the end of the panel.
    node.style.bottom = this.room === "puzzles" ? "" : `${GAP + this.buttons()}px`;
    return node;
  }

  /** How high the buttons at the end of the panel reach, in pixels: the sign of work leaves them free. */
  buttons() {
    const { bottom, width } = byId("panel").getBoundingClientRect();
    const boxes = [...byId("panel").querySelectorAll(".foot, .ask")].map((node) => node.getBoundingClientRect());
    const ends = boxes.filter((box) => box.width > width / 2 && bottom - box.bottom < END);
    return Math.max(0, ...ends.map((box) => bottom - box.top));
  }

  /** Covers the board while the time stands, and what is told of it. */
  cover(covered) {
    const hadFocus = this.coverNode.contains(document.activeElement);
    this.coverNode.hidden = !covered;
    this.app.meta.paused(covered);
    if (covered) this.learn?.views.walk.pause();
    for (const id of ["boardbox", "panel"]) byId(id).classList.toggle("paused", covered);
    // Keys of the pad would enter digits unseen.
    this.roots.play.inert = covered;
    if (covered) this.coverNode.querySelector("button").focus();
    else if (hadFocus) this.app.board.cells[this.app.board.cursor].focus({ preventScroll: true });
  }
}
