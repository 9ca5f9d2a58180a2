// How the page reaches the engine: over HTTP where `qedoku serve` is, or else as wasm in a worker beside the page.
//
//   const engine = await connect();                  // { kind: "serve" | "wasm", engine: "0.1.0", ask }
//   const reply = await engine.ask(request, { signal });
//
// `ask` takes a request of docs/api.md and gives its reply. What goes wrong on the way is a reply as well:
// { type: "error", kind, message }, with a `status` where the server gave one. It throws only if `signal` is aborted,
// with its reason; the work on the request then ends.

/** Finds the engine. */
export async function connect() {
  // The static page says that it is one, and need not ask.
  if (!("files" in document.documentElement.dataset)) {
    try {
      const response = await fetch("api/version", { cache: "no-store" });
      const version = response.ok ? await response.json() : {};
      if (version.transport === "serve") return { kind: "serve", engine: version.engine, ask: overHttp };
    } catch {
      // There is no server, or it is one of files.
    }
  }
  // What takes long has a worker of its own, so that a hint need not wait for a why.
  const [quick, long, grades] = [inWorker(), inWorker(), inWorker()];
  const of = ({ type }) => (type === "grade" ? grades : LONG.has(type) ? long : quick);
  return { kind: "wasm", engine: undefined, ask: (request, more) => of(request)(request, more) };
}

/** The requests that may take long. */
const LONG = new Set(["why", "name", "solve", "steps", "generate", "prove", "prove-log", "check"]);

/** The engine, fetched and compiled once for all workers; nothing if it does not come, as each then says itself. */
const compiled = async () => {
  try {
    const response = await fetch(new URL("engine.wasm", import.meta.url));
    if (!response.ok) return null;
    // Not every server knows the type of such a file; where one does, it is compiled as it comes.
    const isKnown = response.headers.get("content-type") === "application/wasm";
    return await (isKnown ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer()));
  } catch {
    return null;
  }
};

let engine;

const failed = (kind, message, status) => ({ type: "error", kind, message, ...(status && { status }) });

async function overHttp(request, { signal } = {}) {
  const post = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(request), signal };
  let response;
  for (let tries = 2; !response; tries -= 1) {
    try {
      response = await fetch("api", post);
    } catch {
      signal?.throwIfAborted();
      // A connection that was kept open may end just when it is used again. Asking twice does no harm.
      if (tries === 1) return failed("unreachable", "the server cannot be reached");
    }
  }
  try {
    const reply = await response.json();
    return response.ok ? reply : { ...reply, status: response.status };
  } catch {
    signal?.throwIfAborted();
    return failed("unreachable", "the server gave no answer", response.status);
  }
}

/** Asks a worker, one request after the other. A worker whose request is aborted, or that fails, is replaced. */
function inWorker() {
  let worker;
  let last = 0;
  let turn = Promise.resolve();

  const end = () => {
    worker?.terminate();
    worker = undefined;
  };

  const answer = async (request, signal) => {
    if (!worker) engine ??= compiled();
    const module = worker ? null : await engine;
    if (!worker && !module) engine = undefined;
    return asked(request, signal, module);
  };

  const asked = (request, signal, module) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (!worker) {
        worker = new Worker(new URL("engine-worker.js", import.meta.url), { type: "module" });
        if (module) worker.postMessage({ module });
      }
      const id = (last += 1);
      const done = (settle, value) => {
        worker?.removeEventListener("message", told);
        worker?.removeEventListener("error", broken);
        signal?.removeEventListener("abort", aborted);
        settle(value);
      };
      const told = ({ data }) => {
        if (data.id !== id) return;
        done(resolve, data.reply);
        if (data.ended) end();
      };
      const broken = (event) => {
        event.preventDefault();
        done(resolve, failed("crashed", `the engine ended: ${event.message ?? "it cannot be loaded"}`));
        end();
      };
      const aborted = () => {
        done(reject, signal.reason);
        end();
      };
      worker.addEventListener("message", told);
      worker.addEventListener("error", broken);
      signal?.addEventListener("abort", aborted);
      worker.postMessage({ id, request });
    });

  return (request, { signal } = {}) => {
    const reply = turn.then(() => answer(request, signal));
    turn = reply.catch(() => {});
    // Whoever gives up while others are answered need not wait for its turn.
    return signal ? Promise.race([reply, abortion(signal)]) : reply;
  };
}

/** Fails when a signal is aborted. */
const abortion = (signal) =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
