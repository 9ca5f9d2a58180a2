// How long it takes on a slow network with a slow processor until the page can be played, and until its puzzle is rated:
// 400 ms to and fro, 400 kbit/s, four times slower. node speed.mjs CHROMIUM serve URL, or CHROMIUM wasm FOLDER.
import { EASY, SOLUTION, at, browser, cell, kind, values } from "./lib.mjs";

const NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** How often it is measured; the middle counts. */
const RUNS = Number(process.env.RUNS ?? 3);

async function once() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-US" });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  let bytes = 0;
  let asked = 0;
  session.on("Network.requestWillBeSent", () => (asked += 1));
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  const began = performance.now();
  const since = () => (performance.now() - began) / 1000;
  await page.goto(at(EASY), { waitUntil: "commit" });
  await page.waitForFunction(() => document.querySelector('[data-cell="0"]')?.dataset.value === "3");
  const shown = since();
  const before = { bytes, asked };
  await cell(page, 1).click();
  await page.keyboard.press(SOLUTION[1]);
  if ((await values(page))[1] !== SOLUTION[1]) throw new Error("it is shown, and cannot be played");
  const played = since();
  await page.waitForFunction(() => document.querySelector(".grade")?.textContent.includes("7.2"));
  const rated = since();
  await context.close();
  return { shown, played, rated, before, bytes, asked };
}

const runs = [];
for (let run = 0; run < RUNS; run += 1) runs.push(await once());
const middle = (of) => runs.map(of).sort((a, b) => a - b)[Math.floor(runs.length / 2)];
const seconds = (of) => `${middle(of).toFixed(1)} s`;
console.log(`${kind}: shown ${seconds((it) => it.shown)}, played ${seconds((it) => it.played)}, rated ${seconds((it) => it.rated)}; ${middle((it) => it.before.asked)} requests and ${Math.round(middle((it) => it.before.bytes) / 1000)} kB until it is shown, ${Math.round(middle((it) => it.bytes) / 1000)} kB in all`);
await browser.close();
process.exit(0);
