// Everything goes on without a network: with the engine in the page, even after it is opened anew.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { EASY, at, browser, check, kind, more, open, place } from "./lib.mjs";

/** Opened as a file, where no module runs, the page says in both languages what it needs. */
async function filed() {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(pathToFileURL(join(place, "index.html")).href);
  const said = page.locator("#unserved");
  await page.waitForFunction(() => getComputedStyle(document.querySelector("#unserved p")).visibility === "visible");
  const text = await said.textContent();
  check((await said.isVisible()) && text.includes("qedoku serve") && text.includes("网页服务器"), `as a file the page says ${text}`);
  check(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "what it says is wider than the screen");
  await page.close();
}

export default async function offline() {
  const { page, context } = await open("offline", {}, at(EASY));
  check((await page.locator("#unserved").count()) === 0, "that the page needs a server is said where it has one");
  if (kind === "wasm") {
    await filed();
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
