// A Web Worker that holds the engine: it answers { id, request } with { id, reply }. After a reply with `ended` it
// answers no more, for the engine came to an end; whoever asks on starts another.
//
// engine.wasm takes and gives texts of UTF-8: `alloc(length)` is where a request goes, `answer(place, length)` answers it
// and gives the place of the reply, which `free(place)` gives back. A reply has its length before it, four bytes.

const load = async () => {
  const response = await fetch(new URL("engine.wasm", import.meta.url));
  if (!response.ok) throw new Error(`engine.wasm: status ${response.status}`);
  // Not every server knows the type of such a file, so that it cannot be compiled as it comes.
  const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), {});
  return instance.exports;
};

const engine = load();

const ask = ({ memory, alloc, answer, free }, request) => {
  const text = new TextEncoder().encode(JSON.stringify(request));
  const place = alloc(text.length);
  new Uint8Array(memory.buffer, place, text.length).set(text);
  const reply = answer(place, text.length);
  const length = new DataView(memory.buffer).getUint32(reply, true);
  const read = new TextDecoder().decode(new Uint8Array(memory.buffer, reply + 4, length));
  free(reply);
  return JSON.parse(read);
};

addEventListener("message", async ({ data: { id, request } }) => {
  try {
    postMessage({ id, reply: ask(await engine, request) });
  } catch (error) {
    const message = `the answer was lost, which is a fault of this program: ${error.message}`;
    postMessage({ id, ended: true, reply: { type: "error", kind: "crashed", message } });
  }
});
