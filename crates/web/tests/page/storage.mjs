// What a browser keeps, in place of its own: the modules of the page find it as `localStorage`.

/** Runs something with a storage of its own, which holds nothing at first. */
export async function stored(run) {
  const kept = new Map();
  globalThis.localStorage = new Proxy({ getItem: (name) => kept.get(name) ?? null, setItem: (name, text) => kept.set(name, text), removeItem: (name) => kept.delete(name) }, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  try {
    await run();
  } finally {
    delete globalThis.localStorage;
  }
}
