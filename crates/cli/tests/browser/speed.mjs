// How long it takes on a slow network with a slow processor until the page can be played, and until its puzzle is rated:
// 400 ms to and fro, 400 kbit/s, four times slower. node speed.mjs CHROMIUM serve URL, or CHROMIUM wasm FOLDER.
import { EASY, SOLUTION, at, browser, kind } from "./lib.mjs";

const NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** How often it is measured; what is in the middle counts. */
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
  await page.addInitScript(play, SOLUTION[1]);
  await page.goto(at(EASY), { waitUntil: "commit" });
  await page.waitForFunction(() => window.seen?.played);
  const { shown, played } = await page.evaluate(() => window.seen);
  const before = { bytes, asked };
  await page.waitForFunction(() => document.querySelector(".grade")?.textContent.includes("7.2"));
  const rated = await page.evaluate(() => performance.now());
  await context.close();
  return { shown, played, rated, before, bytes, asked };
}

/** Selects the second cell as soon as the board is there, and types its digit; notes the times of the page's own clock. */
function play(digit) {
  const cell = (index) => document.querySelector(`[data-cell="${index}"]`);
  const again = () => setTimeout(look, 5);
  const look = () => {
    if (window.seen?.shown) {
      if (cell(1).dataset.value === digit) window.seen.played = performance.now();
      return cell(1).dataset.value === digit ? null : again();
    }
    if (cell(0)?.dataset.value !== "3") return again();
    window.seen = { shown: performance.now() };
    cell(1).focus();
    cell(1).dispatchEvent(new KeyboardEvent("keydown", { key: digit, code: `Digit${digit}`, bubbles: true, cancelable: true }));
    return again();
  };
  look();
}

const runs = [];
for (let run = 0; run < RUNS; run += 1) runs.push(await once());
const middle = (of) => runs.map(of).sort((a, b) => a - b)[Math.floor(runs.length / 2)];
const seconds = (of) => `${(middle(of) / 1000).toFixed(1)} s`;
console.log(`${kind}: shown ${seconds((it) => it.shown)}, played ${seconds((it) => it.played)}, rated ${seconds((it) => it.rated)}; ${middle((it) => it.before.asked)} requests and ${Math.round(middle((it) => it.before.bytes) / 1000)} kB until it is shown, ${Math.round(middle((it) => it.bytes) / 1000)} kB in all`);
await browser.close();
process.exit(0);
