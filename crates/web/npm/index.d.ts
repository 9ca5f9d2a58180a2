import type { Replies, Reply, Request } from "./types.js";

export type * from "./types.js";

/** The reply to a request of this type, or why there is none. */
export type ReplyTo<R extends Request> = Extract<Reply, { type: Replies[R["type"]] | "error" }>;

/** The engine came to an end, which is a fault of this program. `load` makes a new one. */
export class EngineFault extends Error {}

/** Answers requests, one at a time. */
export class Engine {
  private constructor();

  /** The reply to a request. A puzzle or a request that makes no sense has a reply of type `error`. */
  ask<const R extends Request>(request: R): ReplyTo<R>;

  /** The reply to a request, both as texts of JSON. */
  askText(text: string): string;
}

/** What an engine is made from: its bytes, a response with them, or the module that they were compiled to. */
export type Source = BufferSource | Response | WebAssembly.Module;

/** An engine: from `engine.wasm` beside this module, on the disk in node and by fetch elsewhere, or from a source. */
export function load(source?: Source | PromiseLike<Source>): Promise<Engine>;
