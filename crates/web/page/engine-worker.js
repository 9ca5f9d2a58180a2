// A Web Worker that holds the engine: it answers { id, request } with { id, reply }. After a reply with `ended` it
// answers no more, for the engine came to an end; whoever asks on starts another.
//
// engine.wasm takes and gives texts of UTF-8: `alloc(length)` is where a request goes, `answer(place, length)` answers it
// and gives the place of the reply, which `free(place)` takes back. A reply has its length before it, four bytes; so has
// what `fault()` says of the fault that ended the engine.

// Whoever has several workers sends each { module } first, so that the engine is fetched and compiled once.
let given;

const load = async () => {
  if (given) return (await WebAssembly.instantiate(given, {})).exports;
  const response = await fetch(new URL("engine.wasm", import.meta.url));
  if (!response.ok) throw new Error(`engine.wasm: status ${response.status}`);
  // Not every server knows the type of such a file, so that it cannot be compiled as it comes.
  const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), {});
  return instance.exports;
};

let engine;

const read = ({ memory }, place) => {
  const length = new DataView(memory.buffer).getUint32(place, true);
  return new TextDecoder().decode(new Uint8Array(memory.buffer, place + 4, length));
};

const ask = (engine, request) => {
  const text = new TextEncoder().encode(JSON.stringify(request));
  const place = engine.alloc(text.length);
  new Uint8Array(engine.memory.buffer, place, text.length).set(text);
  const reply = engine.answer(place, text.length);
  const given = read(engine, reply);
  engine.free(reply);
  return JSON.parse(given);
};

/** What is known of why the engine ended. */
const cause = (engine, error) => {
  try {
    return read(engine, engine.fault()) || error.message;
  } catch {
    return error.message;
  }
};

addEventListener("message", async ({ data: { id, request, module } }) => {
  if (module) {
    given = module;
    return;
  }
  let loaded;
  try {
    engine ??= load();
    loaded = await engine;
    postMessage({ id, reply: ask(loaded, request) });
  } catch (error) {
    const message = loaded
      ? `the answer was lost, which is a fault of this program: ${cause(loaded, error)}`
      : `the engine cannot be loaded: ${error.message}`;
    postMessage({ id, ended: true, reply: { type: "error", kind: "crashed", message } });
  }
});
