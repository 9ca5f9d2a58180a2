// Uses the page as a person would, and says what is wrong with it.
// node page.mjs CHROMIUM serve URL, or node page.mjs CHROMIUM wasm FOLDER for the static files. A folder in SHOTS gets
// pictures of what is seen.
import { chromium } from "playwright-core";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { extname, join, normalize } from "node:path";

const [executablePath, kind, place] = process.argv.slice(2);
const KINDS = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json" };

/** Brings the files of a folder to the browser, as any host of static files does. */
async function hosted(folder) {
  const server = createServer(async ({ url }, response) => {
    const path = normalize(new URL(url, "http://localhost").pathname);
    try {
      const body = await readFile(join(folder, path.endsWith("/") ? `${path}index.html` : path));
      response.writeHead(200, { "content-type": KINDS[extname(path)] ?? "text/html" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  server.unref();
  return `http://127.0.0.1:${server.address().port}/`;
}

const url = kind === "wasm" ? await hosted(place) : place;
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const shots = process.env.SHOTS;
const faults = [];
const done = [];
const check = (holds, text) => holds || faults.push(text);

/** Made by this project's generator: one that has an easy beginning, and one that needs cases. */
const EASY = "3......2..4...98.78.5..71...1.....8.5...6....9...52.7.....96415..91.5.....6...7..";
const SOLUTION = "367518924241639857895427136612743589578961243934852671783296415429175368156384792";
const CASES = "...6....9..7.3....2....7.364..95..1....1.6.83.1...4........85.........27..37...98";

const SPARSE = "7...5....4.2...1.9.8.........9.4.7.2..5..1..6............8..5..3....42...5.7.6.8.";

/** How long an answer may take, in milliseconds; the machine may be busy with other tests. */
const PATIENCE = 60_000;

const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });

/** Opens the page in a window of its own; whatever it complains of is a fault. */
async function open(name, options = {}, address = url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-US", ...options });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on("pageerror", (error) => faults.push(`${name}: ${error.message}`));
  // That there is no server is how the page finds out that the engine is beside it.
  const isFault = (message) => message.type() === "error" && !(kind === "wasm" && message.location().url.endsWith("api/version"));
  page.on("console", (message) => isFault(message) && faults.push(`${name}: ${message.text()}`));
  page.on("request", (request) => check(/^(blob:|data:)/.test(request.url()) || new URL(request.url()).origin === new URL(url).origin, `${name}: asks ${request.url()}`));
  await page.goto(address);
  await page.waitForSelector(`html[data-engine="${kind}"]`);
  const shot = async (what) => shots && (await page.screenshot({ path: `${shots}/${kind}-${name}-${what}.png` }));
  return { page, context, shot, name };
}

const tab = async (page, name) => {
  await page.click(`#tab-${name}`);
  return page.locator(`#panel-${name}`);
};

const values = (page) =>
  page.evaluate(() => [...document.querySelectorAll("#board [role=gridcell]")].map((cell) => cell.querySelector(".value")?.textContent ?? ".").join(""));

/** The sizes of cells, if they are not all alike, or the board is no square. */
const uneven = (page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll("#board [role=gridcell]")].map((cell) => cell.getBoundingClientRect());
    const sizes = boxes.flatMap(({ width, height }) => [width, height]).filter((size) => size > 0);
    const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
    return most - least > 3 ? `from ${least} to ${most}` : "";
  });

/** What axe has against the page as it stands. */
async function accessible({ page, name }, what) {
  // In a world of its own, which the policy of the page has no say in.
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => axe.run({ resultTypes: ["violations"] }));
  for (const { id, nodes } of violations) faults.push(`${name}, ${what}: axe: ${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`);
}

/** Pastes a text onto the page, wherever the focus is. */
const paste = (page, text) =>
  page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData("text/plain", pasted);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);

const zeros = (line) => line.replaceAll(".", "0");

/** A link of another site is pasted, and the puzzle is played to its end with keys. */
async function play() {
  const window = await open("play");
  const { page, shot } = window;
  await page.waitForSelector("#board .given");
  await accessible(window, "start");
  await shot("start");
  await paste(page, `https://www.sudokuwiki.org/sudoku.htm?bd=${zeros(EASY)}`);
  await page.waitForSelector("#panel-puzzle .good");
  check((await values(page)) === EASY, "the link is not the puzzle");
  await accessible(window, "puzzle");
  await shot("puzzle");
  await tab(page, "play");
  await page.click('[data-cell="1"]');
  await page.keyboard.press("Control+6");
  await page.keyboard.press("Control+7");
  await page.keyboard.press("Shift+9");
  check((await page.textContent('[data-cell="1"] .middle')) === "67", "marks in the middle are not written");
  check((await page.textContent('[data-cell="1"] .corner')) === "9", "a corner mark is not written");
  check((await page.getAttribute('[data-cell="1"]', "aria-label")).includes("row 1 column 2, empty, marks 6 7"), "the marks are not read out");
  await page.keyboard.press("Control+Shift+3");
  check((await page.getAttribute('[data-cell="1"]', "data-color")) === "3", "the cell is not colored");
  await shot("marks");
  for (let undone = 0; undone < 4; undone += 1) await page.keyboard.press("Control+z");
  check((await page.textContent('[data-cell="1"]')) === "", "undo leaves marks");
  await page.keyboard.press("Control+y");
  check((await page.textContent('[data-cell="1"] .middle')) === "6", "redo brings nothing");
  await page.keyboard.press("Home");
  for (const [cell, digit] of [...SOLUTION].entries()) {
    if (EASY[cell] === ".") await page.keyboard.press(digit);
    await page.keyboard.press("ArrowRight");
    if (cell % 9 === 8) await page.keyboard.press("ArrowDown");
  }
  check((await values(page)) === SOLUTION, `keys do not fill the board: ${await values(page)}`);
  await page.waitForFunction(() => document.getElementById("status").textContent.startsWith("Solved"));
  await page.keyboard.press("Control+z");
  check((await values(page)) !== SOLUTION, "undo does nothing at the end");
  await page.reload();
  await page.waitForSelector(`html[data-engine="${kind}"]`);
  check((await values(page)).replaceAll(".", "").length === 80, "the game is not kept");
  done.push("play");
  await page.context().close();
}

/** A wrong entry is found, explained and taken back; then the rungs of a hint. */
async function hints() {
  const window = await open("hint", {}, `${url}#bd=${zeros(EASY)}`);
  const { page, shot } = window;
  await page.click('[data-cell="1"]');
  await page.keyboard.press("6");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("1");
  const hint = await tab(page, "hint");
  await hint.getByText("Check my entries").click();
  await hint.locator(".said p").first().waitFor();
  for (let rung = 0; rung < 5 && !(await hint.locator(".said").textContent()).includes("r1c3=1"); rung += 1) {
    await hint.getByText("Say more").click();
    await page.waitForFunction(() => document.getElementById("busy").hidden);
    await page.waitForTimeout(200);
  }
  check((await hint.locator(".said").textContent()).includes("r1c3=1"), `the wrong entry is not named: ${await hint.locator(".said").textContent()}`);
  await accessible(window, "mistake");
  await shot("mistake");
  await hint.getByText("Back to before the mistake").click();
  check((await values(page)).slice(0, 3) === "36.", `the mistake is not taken back: ${(await values(page)).slice(0, 3)}`);
  await page.keyboard.press("?");
  const said = [];
  for (let rung = 0; rung < 6; rung += 1) {
    const text = rung === 0 ? "" : said.at(-1);
    if (rung) await hint.getByText("Say more").click();
    await page.waitForFunction((last) => {
      const now = document.querySelector("#panel-hint .said").textContent;
      return now && now !== last && !document.querySelector("#panel-hint .said").textContent.includes("taken back");
    }, text);
    said.push(await hint.locator(".said").textContent());
  }
  check(new Set(said).size === 6, `the rungs do not differ: ${said.join(" | ")}`);
  check(await page.isVisible("#picture svg"), "the hint is not drawn");
  await accessible(window, "hint");
  await shot("hint");
  const before = await values(page);
  await hint.getByText("Carry it out").click();
  await page.waitForFunction((old) => [...document.querySelectorAll("#board .value")].length > old, before.replaceAll(".", "").length);
  done.push("hints");
  await page.context().close();
}

/** Why a digit goes where it goes, and the steps inside a step. */
async function why() {
  const window = await open("why", {}, `${url}#p=${encodeURIComponent(CASES)}`);
  const { page, shot } = window;
  await page.waitForSelector("#panel-puzzle .good");
  const open_ = await page.evaluate(() => [...document.querySelectorAll("#board [role=gridcell]:not(.given)")][0].dataset.cell);
  await page.click(`[data-cell="${open_}"]`);
  await page.keyboard.press("y");
  const panel = page.locator("#panel-why");
  await panel.locator(".answer").waitFor();
  check((await panel.locator("ul li").count()) > 0, "the answer rests on nothing");
  await page.waitForSelector("#picture svg");
  await accessible(window, "why");
  await shot("why");
  const number = panel.locator(".number").first();
  await number.click();
  await panel.locator(".step h2").waitFor();
  await page.keyboard.press("Escape");
  check(!(await page.isVisible("#picture")), "Escape does not lead back to the board");
  const not = panel.locator(".not button").first();
  await not.click();
  await page.waitForFunction(() => document.getElementById("busy").hidden);
  await panel.locator(".said").getByText(/Why|The digit does go there/).first().waitFor();
  await tab(page, "play");
  await page.getByLabel("Candidates kept for me").check();
  await tab(page, "why");
  const candidate = page.locator(`[data-cell="${open_}"] [data-digit]`).first();
  const asked = `r${Math.floor(open_ / 9) + 1}c${(open_ % 9) + 1}`;
  const digit = await candidate.textContent();
  await candidate.click();
  const about = (text) => document.querySelector("#panel-why .said h2")?.textContent.match(text);
  await page.waitForFunction(about, `${asked}(<>|=)${digit}`);
  done.push("why");
  await page.context().close();
}

/** All steps of a position, the walk through the solution, its check and its proof. */
async function steps() {
  const window = await open("steps", {}, `${url}#bd=${zeros(EASY)}`);
  const { page, shot } = window;
  const panel = await tab(page, "steps");
  await panel.getByText("Find all steps").click();
  await panel.locator(".line").first().waitFor();
  const all = await panel.locator("li .line").count();
  await panel.locator("#steps-filter").fill("hidden single in a box");
  check((await panel.locator("li .line").count()) < all, "the filter leaves all");
  await panel.locator("li .line").first().hover();
  await page.waitForSelector("#picture svg");
  await accessible(window, "steps");
  await shot("steps");
  await panel.locator("li .line").first().click();
  await panel.getByText("Carry it out").waitFor();
  const solution = await tab(page, "solution");
  await solution.getByText("Solve step by step").click();
  await solution.locator(".walk output").waitFor();
  await solution.getByRole("button", { name: "Last step" }).click();
  await page.waitForFunction(() => /Step (\d+) of \1$/.test(document.querySelector("#panel-solution output").textContent));
  await solution.getByText("Check the trace").click();
  await solution.locator(".good").waitFor();
  check((await solution.locator(".good").textContent()).startsWith("Accepted"), "the trace is not accepted");
  await accessible(window, "solution");
  await shot("solution");
  await solution.getByText("Proof for VeriPB").click();
  const [file] = await Promise.all([page.waitForEvent("download"), solution.getByText("proof.pbp", { exact: true }).click()]);
  check(readFileSync(await file.path(), "utf8").startsWith("pseudo-Boolean proof"), "the proof is none");
  const grade = await tab(page, "grade");
  await grade.getByText("Grade the puzzle").click();
  await page.waitForFunction(() => [...document.querySelectorAll(".grades dd")].every((it) => it.textContent.length > 5));
  check((await grade.textContent()).includes("ER 7.2"), `the grade is another: ${await grade.textContent()}`);
  await accessible(window, "grade");
  const techniques = await tab(page, "techniques");
  await techniques.locator("#techniques-filter").fill("x-wing");
  await techniques.locator(".line").first().click();
  await techniques.locator("article h3").first().waitFor();
  await accessible(window, "techniques");
  await shot("techniques");
  done.push("steps");
  await page.context().close();
}

/** Links and texts lead out and in again; a damaged text is told by its place. */
async function share() {
  const window = await open("share", {}, `${url}#bd=${zeros(EASY)}`);
  const { page } = window;
  await page.click('[data-cell="1"]');
  await page.keyboard.press("6");
  const panel = await tab(page, "puzzle");
  await panel.getByText("Copy a link to this page").click();
  await panel.getByText("Copied.").waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await open("shared", {}, link);
  check((await values(other.page)) === (await values(page)), "the link is another position");
  check((await other.page.getAttribute('[data-cell="1"]', "class")).includes("given") === false, "an entry became a given");
  for (const format of ["sudokuwiki", "f-puzzles", "library", "pencilmarks"]) {
    const last = await panel.locator("#written").inputValue();
    await panel.locator("#format").selectOption(format);
    await page.waitForFunction((old) => document.getElementById("written").value !== old, last);
    const text = await panel.locator("#written").inputValue();
    await paste(other.page, text);
    await other.page.waitForFunction((name) => document.querySelector("#panel-puzzle .good")?.textContent.includes(name), format);
    check((await values(other.page)) === (await values(page)), `${format} is another position`);
  }
  await paste(other.page, "12x");
  await other.page.locator("#panel-puzzle .problem").waitFor();
  check((await values(other.page)) === (await values(page)), "a damaged text takes the puzzle away");
  await paste(other.page, `${EASY}\n${SOLUTION}\n123\n`);
  await other.page.locator(".offered li").nth(2).waitFor();
  await paste(other.page, '<img src=x onerror="window.hurt=1">');
  await other.page.locator("#panel-puzzle .problem").waitFor();
  check(!(await other.page.evaluate(() => window.hurt)), "a text became a part of the page");
  const order = other.page.locator("#panel-puzzle");
  const before = await values(other.page);
  await order.locator("#needs").fill("x-wing");
  await order.getByText("Make a puzzle").click();
  await other.page.waitForFunction((old) => {
    const cells = [...document.querySelectorAll("#board [role=gridcell]")];
    const now = cells.map((cell) => cell.querySelector(".value")?.textContent ?? ".").join("");
    return !document.querySelector("#panel-puzzle .problem") && now !== old;
  }, before);
  await order.locator("#needs").fill("no such thing");
  await order.getByText("Make a puzzle").click();
  await order.locator(".problem").waitFor();
  const broken = await open("broken", {}, `${url}#p=%`);
  await broken.page.locator("#panel-puzzle .problem").waitFor();
  await broken.page.context().close();
  done.push("share");
  await other.page.context().close();
  await page.context().close();
}

/** Chinese, dark, a phone: nothing is wider than the screen, everything has words. */
async function looks() {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
  const kinds = { dark: { colorScheme: "dark" }, phone, "phone-dark": { ...phone, colorScheme: "dark" }, chinese: { locale: "zh-CN" } };
  for (const [name, options] of Object.entries(kinds)) {
    // A row of it is empty.
    const window = await open(name, options, `${url}#bd=${zeros(SPARSE)}`);
    const { page, shot } = window;
    check((await page.getAttribute("html", "lang")) === (name === "chinese" ? "zh-Hans" : "en"), `${name}: another language`);
    for (const at of ["play", "hint", "why", "steps", "solution", "grade", "puzzle", "techniques"]) {
      const panel = await tab(page, at);
      if (at === "hint") {
        await panel.locator("button.main").click();
        await panel.locator(".said p").first().waitFor();
      }
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      check(wide <= 0, `${name}, ${at}: wider than the screen by ${wide}`);
      check(!(await uneven(page)), `${name}, ${at}: cells are ${await uneven(page)}`);
      await accessible(window, at);
      await shot(at);
    }
    if (name === "chinese") {
      check(/[\u4e00-\u9fff]/.test(await page.locator("#panel-hint .said").textContent()), "the hint is not Chinese");
      await page.selectOption("#lang", "en");
      check((await page.textContent("#tab-why")) === "Why", "the language does not change");
    }
    await page.context().close();
  }
  done.push("looks");
}

/** Everything goes on without a network: with the engine in the page, even after it is opened anew. */
async function offline() {
  const { page, context } = await open("offline", {}, `${url}#bd=${zeros(EASY)}`);
  if (kind === "wasm") {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(async () => (await caches.match("engine.wasm")) !== undefined);
    await page.reload();
    await page.waitForSelector('html[data-engine="wasm"]');
    await context.setOffline(true);
    page.removeAllListeners("console");
    await page.reload();
    await page.waitForSelector('html[data-engine="wasm"]');
    await page.keyboard.press("?");
    await page.locator("#panel-hint .said p").first().waitFor();
  } else {
    // The server is on this machine: what is not there is any other.
    await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
    await page.keyboard.press("?");
    await page.locator("#panel-hint .said p").first().waitFor();
  }
  done.push("offline");
  await context.close();
}

for (const part of [play, hints, why, steps, share, looks, offline]) {
  await part().catch((error) => faults.push(`${part.name}: ${error.message}`));
}
await browser.close();
console.log(`${kind}: ${done.join(", ")}`);
for (const fault of faults) console.log(`fault: ${fault}`);
process.exit(faults.length ? 1 : 0);
