// Keeps the page and the engine, so that the static folder works without a network once it was opened.
const STORE = "qedoku-2";

addEventListener("install", (event) => {
  const files = [
    "./", "engine.wasm", "engine-worker.js", "transport.js", "icon.svg", "page.webmanifest", "board.css",
    "layout.css", "learn.css", "page.css", "print.css", "puzzles.css", "tokens.css",
  ];
  const modules = [
    "address", "app", "board", "bring", "bubble", "clock", "dom", "drawing", "engine", "finish", "game", "hint",
    "keys", "ladder", "learn", "links", "main", "make", "marks", "meta", "model", "options", "page", "paper",
    "play", "puzzles", "quantiles", "rating", "reading", "recent", "rooms", "scales", "share", "solution",
    "stepper", "steps", "store", "sudoku", "technique", "thumb", "variants", "walk", "why", "words-en", "words-zh",
    "words",
  ];
  const keep = async () => (await caches.open(STORE)).addAll([...files, ...modules.map((name) => `${name}.js`)]);
  event.waitUntil(keep().then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  const clean = async () => Promise.all((await caches.keys()).filter((name) => name !== STORE).map((name) => caches.delete(name)));
  event.waitUntil(clean().then(() => clients.claim()));
});

// What is newer on the network is taken from there; what is kept stands in when there is none.
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  const fresh = async () => {
    try {
      const response = await fetch(request);
      if (response.ok) await (await caches.open(STORE)).put(request, response.clone());
      return response;
    } catch (error) {
      const kept = await caches.match(request, { ignoreSearch: true });
      if (kept) return kept;
      throw error;
    }
  };
  event.respondWith(fresh());
});
