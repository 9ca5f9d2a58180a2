// What the tasks share: a browser, the page in it, and what is held against it.
import { chromium } from "playwright-core";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { extname, join, normalize } from "node:path";

const [executablePath, kind, place] = process.argv.slice(2);
const KINDS = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json" };

/** Brings the files of a folder to the browser, as any host of static files does; packed, where they lie there so. */
async function hosted(folder) {
  const server = createServer(async ({ url, headers }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const path = normalize(pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    try {
      const packed = /\bbr\b/.test(headers["accept-encoding"] ?? "") ? await readFile(join(folder, `${path}.br`)).catch(() => null) : null;
      const body = packed ?? (await readFile(join(folder, path)));
      response.writeHead(200, { "content-type": KINDS[extname(path)] ?? "text/html", ...(packed && { "content-encoding": "br" }) }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  server.unref();
  return `http://127.0.0.1:${server.address().port}/`;
}

export { kind, place };
export const url = kind === "wasm" ? await hosted(place) : place;
export const faults = [];
export const check = (holds, text) => Boolean(holds || !faults.push(text)) && Boolean(holds);

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const shots = process.env.SHOTS;

/** Made by this project's generator: one that has an easy beginning, one that needs cases, and one with an empty row. */
export const EASY = "3......2..4...98.78.5..71...1.....8.5...6....9...52.7.....96415..91.5.....6...7..";
export const SOLUTION = "367518924241639857895427136612743589578961243934852671783296415429175368156384792";
export const CASES = "...6....9..7.3....2....7.364..95..1....1.6.83.1...4........85.........27..37...98";
export const SPARSE = "7...5....4.2...1.9.8.........9.4.7.2..5..1..6............8..5..3....42...5.7.6.8.";

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const LOW = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** How long an answer may take, in milliseconds; the machine may be busy with other tests. */
const PATIENCE = 60_000;

/** What keeps the browser from asking the network for anything of its own. */
const QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

export const browser = await chromium.launch({ executablePath, args: QUIET });

export const zeros = (line) => line.replaceAll(".", "0");
export const at = (line) => `${url}#bd=${zeros(line)}`;

/** Opens the page in a window of its own, or in that of `options.context`; whatever it complains of is a fault. */
export async function open(name, options = {}, address = url) {
  const { context: given, ready = true, ...rest } = options;
  const context = given ?? (await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-US", ...rest }));
  if (!given) await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on("pageerror", (error) => faults.push(`${name}: ${error.message}`));
  page.on("console", (message) => message.type() === "error" && faults.push(`${name}: ${message.text()}`));
  page.on("request", (request) => check(/^(blob:|data:)/.test(request.url()) || new URL(request.url()).origin === new URL(url).origin, `${name}: asks ${request.url()}`));
  await page.goto(address);
  if (ready) await page.waitForSelector(`html[data-engine="${kind}"]`);
  const shot = async (what) => shots && (await page.screenshot({ path: `${shots}/${kind}-${name}-${what}.png` }));
  return { page, context, shot, name };
}

export const room = (page, name) => page.click(`button[data-room="${name}"]`);

export async function tab(page, name) {
  if ((await page.getAttribute("#app", "data-panel")) !== "learn") await room(page, "learn");
  await page.click(`#tab-${name}`);
  return page.locator(`#panel-${name}`);
}

/** The digits of the board as it is shown. */
export const values = (page) =>
  page.evaluate(() => [...document.querySelectorAll("#board [role=gridcell]")].map((cell) => cell.dataset.value || ".").join(""));

/** Waits until the board has these values. */
export const shows = (page, puzzle) =>
  page.waitForFunction((wanted) => [...document.querySelectorAll("#board [role=gridcell]")].map((cell) => cell.dataset.value || ".").join("") === wanted, puzzle);

export const cell = (page, index) => page.locator(`[data-cell="${index}"]`);
export const label = (page, index) => cell(page, index).getAttribute("aria-label");

/** Waits until the panel of a hint has a rung that says something; gives the rungs. */
export async function rungs(page, count) {
  await page.waitForFunction((least) => document.querySelectorAll(".ladder > .said").length >= least, count);
  return page.locator(".ladder > .said").allTextContents();
}

/** Asks for a rung more, and waits for it. */
export async function more(page) {
  const before = await page.locator(".ladder > .said").count();
  await page.keyboard.press("?");
  return rungs(page, before + 1);
}

/** Waits until a step is drawn on the board. */
export const drawn = (page) => page.waitForFunction(() => document.querySelector(".layer.above > *, .layer.below > *"));

/** What axe has against the page as it stands. */
export async function accessible({ page, name }, what) {
  // Layers fade in; what is half there has no contrast of its own.
  await page.waitForTimeout(250);
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => axe.run({ resultTypes: ["violations"] }));
  for (const { id, nodes } of violations) faults.push(`${name}, ${what}: axe: ${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`);
}

/** Pastes a text onto the page, wherever the focus is. */
export const paste = (page, text) =>
  page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData("text/plain", pasted);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);

/** Fills the board with keys, row by row. */
export async function playOut(page, puzzle, solution) {
  await cell(page, 0).click();
  for (const [index, digit] of [...solution].entries()) {
    if (puzzle[index] === ".") await page.keyboard.press(digit);
    await page.keyboard.press("ArrowRight");
    if (index % 9 === 8) await page.keyboard.press("ArrowDown");
  }
}

/** By how much the page is wider or, in rooms that do not scroll, higher than the screen. */
export const overflow = (page) => page.evaluate(() => Math.max(document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight));
