// Runs the worker of the page under node: requests one a line come in, the replies of the engine go out as it gave them.
//
//   node engine.mjs FOLDER < requests.ndjson
import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [folder] = process.argv.slice(2);
const parse = JSON.parse;
let given;
// What the engine gave, before the worker reads it.
JSON.parse = (text) => {
  given = text;
  return parse(text);
};
globalThis.fetch = async (url) => new Response(await readFile(url));

/** Starts the worker beside an engine; gives a function that asks it. */
async function worker(engine) {
  const place = await mkdtemp(join(tmpdir(), "qedoku-engine-"));
  // node knows modules by this ending.
  const copy = join(place, "engine-worker.mjs");
  await copyFile(join(folder, "engine-worker.js"), copy);
  await writeFile(join(place, "engine.wasm"), engine);
  let heard;
  globalThis.addEventListener = (_, listener) => (heard = listener);
  await import(pathToFileURL(copy));
  const ask = (request) =>
    new Promise((resolve) => {
      globalThis.postMessage = resolve;
      heard({ data: { id: 7, request } });
    });
  return { ask, end: () => rm(place, { recursive: true }) };
}

// An engine that fails: alloc(length) is 16, answer has no way out, fault() is 0, where an empty text stands.
const failing = Uint8Array.from([
  [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  [0x01, 0x10, 0x03, 0x60, 0x01, 0x7f, 0x01, 0x7f, 0x60, 0x02, 0x7f, 0x7f, 0x01, 0x7f, 0x60, 0x00, 0x01, 0x7f],
  [0x03, 0x04, 0x03, 0x00, 0x01, 0x02],
  [0x05, 0x03, 0x01, 0x00, 0x01],
  [0x07, 0x23, 0x04, 0x06, ...Buffer.from("memory"), 0x02, 0x00, 0x05, ...Buffer.from("alloc"), 0x00, 0x00],
  [0x06, ...Buffer.from("answer"), 0x00, 0x01, 0x05, ...Buffer.from("fault"), 0x00, 0x02],
  [0x0a, 0x0f, 0x03, 0x04, 0x00, 0x41, 0x10, 0x0b, 0x03, 0x00, 0x00, 0x0b, 0x04, 0x00, 0x41, 0x00, 0x0b],
].flat());
for (const [engine, cause] of [[failing, "the answer was lost"], [Buffer.from("none"), "the engine cannot be loaded"]]) {
  const { ask, end } = await worker(engine);
  const { id, reply, ended } = await ask({ type: "generate", seed: 7 });
  const told = id === 7 && ended && reply.kind === "crashed" && reply.message.startsWith(cause);
  if (!told) throw new Error(`expected ${cause}, found ${JSON.stringify(reply)}`);
  await end();
}

const { ask, end } = await worker(await readFile(join(folder, "engine.wasm")));
for await (const line of createInterface({ input: process.stdin })) {
  const { id, ended, reply } = await ask(parse(line));
  if (id !== 7 || ended) throw new Error(`${line}: ${JSON.stringify(reply)}`);
  process.stdout.write(`${given}\n`);
}
await end();
