// Everything goes on without a network: with the engine in the page, even after it is opened anew.
import { EASY, at, kind, more, open } from "./lib.mjs";

export default async function offline() {
  const { page, context } = await open("offline", {}, at(EASY));
  if (kind === "wasm") {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(async () => (await caches.match("engine.wasm")) !== undefined);
    await page.reload();
    await page.waitForSelector('html[data-engine="wasm"]');
    await context.setOffline(true);
    page.removeAllListeners("console");
    await page.reload();
    await page.waitForSelector('html[data-engine="wasm"]');
  } else {
    // The server is on this machine: what is not there is any other.
    await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
  }
  await more(page);
  await context.close();
}
