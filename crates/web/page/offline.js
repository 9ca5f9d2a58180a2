// Keeps the page and the engine, so that the static folder works without a network once it was opened.
const STORE = "qedoku-4";

addEventListener("install", (event) => {
  const files = ["./", "engine.wasm", "engine-worker.js", "main.js", "later.js", "style.css", "icon.svg", "examples.json", "page.webmanifest"];
  const keep = async () => (await caches.open(STORE)).addAll(files);
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
