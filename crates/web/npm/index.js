// The engine of Qedoku: a request in, a reply out (docs/api.md of the project).
//
// engine.wasm takes and gives texts of UTF-8: `alloc(length)` is where a request goes, `answer(place, length)` answers
// it and gives the place of the reply, which `free(place)` takes back. A reply has its length before it, four bytes; so
// has the text that `fault()` gives, of the fault that ended the engine.

/** The engine came to an end, which is a fault of this program. `load` makes a new one. */
export class EngineFault extends Error {
  name = "EngineFault";
}

const texts = { in: new TextEncoder(), out: new TextDecoder() };

/** Answers requests, one at a time. */
export class Engine {
  #exports;
  #ended;

  constructor(exports) {
    this.#exports = exports;
  }

  /** The reply to a request. */
  ask(request) {
    return JSON.parse(this.askText(JSON.stringify(request)));
  }

  /** The reply to a request, both as texts of JSON. */
  askText(text) {
    if (this.#ended) throw new EngineFault(this.#ended);
    const { memory, alloc, answer, free } = this.#exports;
    const bytes = texts.in.encode(text);
    try {
      const place = alloc(bytes.length);
      new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
      const at = answer(place, bytes.length);
      const reply = this.#read(at);
      free(at);
      return reply;
    } catch (error) {
      this.#ended = this.#cause() || error.message;
      throw new EngineFault(this.#ended, { cause: error });
    }
  }

  #read(place) {
    const { buffer } = this.#exports.memory;
    const length = new DataView(buffer).getUint32(place, true);
    return texts.out.decode(new Uint8Array(buffer, place + 4, length));
  }

  /** What is known of why the engine ended. */
  #cause() {
    try {
      return this.#read(this.#exports.fault());
    } catch {
      return "";
    }
  }
}

/** The file beside this module: from the disk in node, by fetch elsewhere. */
const beside = async () => {
  const url = new URL("engine.wasm", import.meta.url);
  if (url.protocol !== "file:") return fetch(url);
  const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ "node:fs/promises");
  return readFile(url);
};

/** An engine, from the file beside this module or from a source: bytes, a response, or a module that is compiled. */
export const load = async (source) => {
  let code = await (source ?? beside());
  if (typeof Response !== "undefined" && code instanceof Response) {
    if (!code.ok) throw new Error(`engine.wasm: status ${code.status}`);
    code = await code.arrayBuffer();
  }
  const made = await WebAssembly.instantiate(code, {});
  return new Engine((made.instance ?? made).exports);
};
