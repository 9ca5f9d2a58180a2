// Asks the engine: in the language of the page, with a sign of work after a while, and so that it can be cancelled.
import { connect } from "./transport.js";
import { lang, t } from "./words.js";

/** How long an answer may take, in milliseconds, before it is said that one is being worked on. */
const PATIENCE = 300;

/** How many answers that never change are kept. */
const KEPT = 400;

/** What is asked in the reader's own words and language. */
const TOLD = new Set(["solve", "steps", "hint", "why", "grade", "draw", "prove", "name"]);

/** What looks for steps, and in which order unless another is asked for: singles as they are seen without notes. */
const SEARCHING = new Set(["solve", "steps", "hint", "why", "name"]);
const ORDER = "scanning";

/** What is done without a word, as nobody waits for it. */
const QUIET = new Set(["judge", "mark", "ahead", "print", "cause", "offered"]);

export class Engine {
  /** `style()` says how steps are told; `busy(work)` hears what is worked on: `{name, cancel}`, or nothing. */
  constructor(style, busy) {
    this.style = style;
    this.busy = busy;
    this.running = new Map();
    this.kept = new Map();
    /** What is asked on each channel that will be kept: `{name, reply}`. */
    this.awaited = new Map();
    this.found = null;
    this.isLoaded = false;
  }

  /** Starts the engine; whoever asks before it is there waits. */
  start() {
    this.found ??= connect();
    return this.found;
  }

  /** Asks; a later question of the same channel cancels an earlier one. Resolves to the reply, or null if cancelled. */
  async ask(channel, request) {
    this.cancel(channel);
    const stop = new AbortController();
    this.running.set(channel, stop);
    const wait = setTimeout(() => this.tell(channel, request.type, stop), PATIENCE);
    try {
      const { ask } = await this.start();
      stop.signal.throwIfAborted();
      const reply = await ask(this.dressed(request), { signal: stop.signal });
      this.isLoaded = true;
      // What a browser says of its network is no word for a player.
      return reply.kind === "unreachable" ? { ...reply, message: t(reply.status ? "no-answer" : "no-server") } : reply;
    } catch (error) {
      if (stop.signal.aborted) return null;
      return { type: "error", kind: "unreachable", message: t("no-engine", error.message) };
    } finally {
      clearTimeout(wait);
      if (this.running.get(channel) === stop) this.running.delete(channel);
      if (this.told === channel || !this.running.size) this.untell();
    }
  }

  tell(channel, type, stop) {
    // That the engine is loaded is worth a word, whoever waits for it.
    if (QUIET.has(channel) && this.isLoaded) return;
    this.told = channel;
    const name = this.isLoaded ? `busy.${type}` : "busy.loading";
    this.busy({ name, cancel: () => stop.abort(new Error("cancelled")) });
  }

  untell() {
    this.told = null;
    this.busy(null);
  }

  /** The same for what never changes: an answer is kept; who asks the same meanwhile waits for the same answer. */
  async recall(channel, request) {
    const name = JSON.stringify(this.dressed(request));
    const known = this.kept.get(name);
    if (known) return known;
    const awaited = this.awaited.get(channel);
    if (awaited?.name === name) return awaited.reply;
    const asked = this.ask(channel, request);
    this.awaited.set(channel, { name, reply: asked });
    const reply = await asked;
    if (this.awaited.get(channel)?.reply === asked) this.awaited.delete(channel);
    if (reply && reply.type !== "error") {
      if (this.kept.size > KEPT) this.kept.delete(this.kept.keys().next().value);
      this.kept.set(name, reply);
    }
    return reply;
  }

  cancel(channel) {
    this.awaited.delete(channel);
    this.running.get(channel)?.abort(new Error("cancelled"));
  }

  cancelAll() {
    for (const stop of this.running.values()) stop.abort(new Error("cancelled"));
  }

  dressed(request) {
    if (TOLD.has(request.type)) {
      const order = SEARCHING.has(request.type) && { profile: ORDER };
      return { ...request, options: { lang: lang(), ...this.style(), ...order, ...request.options } };
    }
    return request.type === "techniques" || request.type === "read" ? { lang: lang(), ...request } : request;
  }
}
