// Asks the package as a program that installed it does: node ask.mjs, with `qedoku` in its node_modules.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Engine, EngineFault, load } from "qedoku";

const puzzle = "3......2..4...98.78.5..71...1.....8.5...6....9...52.7.....96415..91.5.....6...7..";
const bytes = await readFile(new URL(import.meta.resolve("qedoku/engine.wasm")));

test("the engine beside the module solves, explains and grades", async () => {
  const engine = await load();
  assert(engine instanceof Engine);
  const solved = engine.ask({ type: "solve", puzzle });
  assert.equal(solved.type, "solved");
  assert.equal(solved.messages.at(-1).outcome, "solved");
  assert.equal(engine.ask({ type: "why", puzzle, question: "r4c5" }).type, "argued");
  const { grade } = engine.ask({ type: "grade", puzzle });
  assert(grade.grades.some(({ scale }) => scale === "se"), JSON.stringify(grade));
  assert.match(engine.ask({ type: "hint", puzzle, options: { lang: "zh" } }).text, /[\u4e00-\u9fff]/);
});

test("what cannot be answered is a reply", async () => {
  const engine = await load(bytes);
  const { type, message } = engine.ask({ type: "solve", puzzle: "123" });
  assert.equal(type, "error");
  assert.match(message, /expected/);
  assert.equal(JSON.parse(engine.askText("{")).type, "error");
});

test("an engine comes from bytes, a response and a module", async () => {
  const type = { headers: { "content-type": "application/wasm" } };
  for (const source of [bytes, new Response(bytes, type), Promise.resolve(bytes), await WebAssembly.compile(bytes)]) {
    const text = (await load(source)).askText(JSON.stringify({ type: "search", puzzle }));
    assert.equal(JSON.parse(text).type, "found");
  }
  await assert.rejects(load(new Response("", { status: 404 })), /status 404/);
});

test("an engine that ended says why, and says so again", () => {
  const memory = new WebAssembly.Memory({ initial: 1 });
  new Uint8Array(memory.buffer).set([5, 0, 0, 0, ...Buffer.from("a bug")], 32);
  const answer = () => {
    throw new WebAssembly.RuntimeError("unreachable");
  };
  const engine = new Engine({ memory, answer, alloc: () => 64, fault: () => 32, free: () => {} });
  const ended = (error) => error instanceof EngineFault && error.message === "a bug";
  assert.throws(() => engine.ask({ type: "search", puzzle }), ended);
  assert.throws(() => engine.ask({ type: "search", puzzle }), ended);
});
