// What once went wrong, each with a test of its own.
import { CASES, EASY, SOLUTION, accessible, at, cell, check, drawn, kind, more, open, paste, room, rungs, shows, tab, values } from "./lib.mjs";

/** Printing lays the sheet before the browser asks for it: the puzzle that is there, and four with number, tier and rating. */
async function print() {
  const { page, context } = await open("print", {}, at(EASY));
  await page.waitForFunction(() => document.querySelector(".grade").textContent.includes("7.2"));
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  check((await page.locator("#paper .given").allTextContents()).join("") === EASY.replaceAll(".", ""), "the paper is blank");
  await cell(page, 1).click();
  await page.keyboard.press("6");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  check((await page.locator("#paper .entry").allTextContents()).join("") === "6", "the paper shows the former position");
  await room(page, "puzzles");
  await page.evaluate(() => (window.print = () => (window.printed = document.getElementById("paper").textContent)));
  await page.getByText("Print several").click();
  await page.click("#print-ticked");
  const sheet = await page.evaluate(() => window.printed);
  for (const part of ["advanced", "SE 7.2", "hardest: H-Wing", "Solutions"]) check(sheet.includes(part), `the sheet lacks ${part}: ${sheet}`);
  await context.close();
}

/** A quick click in the list shows the step that was clicked, and nothing moves under the pointer. */
async function clicks() {
  const { page, context } = await open("clicks", {}, at(EASY));
  const panel = await tab(page, "steps");
  await panel.locator(".row").first().waitFor();
  const rows = panel.locator(".row");
  for (const index of [1, 0, 1, 0]) {
    // The words of the first step come when they come; where they push the list, the row goes up with it.
    await rows.nth(index).scrollIntoViewIfNeeded();
    const before = await rows.nth(index).boundingBox();
    const wanted = await rows.nth(index).locator("span").nth(1).textContent();
    await page.mouse.click(before.x + before.width / 2, before.y + before.height / 2);
    // The words come a moment after the click.
    const shown = panel.locator(".res").and(page.getByText(wanted, { exact: true }));
    const isShown = await shown.waitFor().then(() => true, () => false);
    check(isShown, `another step than ${wanted} is shown: ${await panel.locator(".res").textContent()}`);
    check((await rows.nth(index).boundingBox()).y === before.y, "the list moves under the pointer");
  }
  await context.close();
}

/** The same puzzle again goes on; a reload keeps undo and the point; two tabs keep one game; Back leads to the room before. */
async function kept() {
  const { page, context } = await open("kept", {}, at(EASY));
  await cell(page, 1).click();
  await page.keyboard.press("6");
  const menu = async (name) => {
    await page.locator(".menu summary").click();
    await page.locator(".menu").getByText(name).click();
  };
  await menu("Remember this position");
  await cell(page, 2).click();
  await page.keyboard.press("7");
  await paste(page, EASY);
  await page.waitForTimeout(600);
  check((await values(page)).startsWith("367"), "pasting the same puzzle wipes what was played");
  await page.reload();
  await page.waitForSelector("html[data-engine]");
  await page.keyboard.press("Control+z");
  check((await values(page)).startsWith("36."), "a reload drops undo");
  await page.keyboard.press("Control+z");
  await menu("Back to that position");
  check((await values(page)).startsWith("36."), "a reload drops the point");
  await room(page, "play");
  // The address follows a moment after the last move.
  await page.waitForFunction(() => location.hash.slice(1) === window.qedoku.fragment());
  const second = await open("second tab", { context }, page.url());
  await cell(second.page, 2).click();
  await second.page.keyboard.press("7");
  await page.waitForFunction(() => document.querySelector('[data-cell="2"]').dataset.value === "7");
  await cell(page, 80).click();
  await page.keyboard.press("2");
  await second.page.waitForFunction(() => document.querySelector('[data-cell="80"]').dataset.value === "2");
  await second.page.close();
  await room(page, "puzzles");
  await room(page, "learn");
  await page.goBack();
  check((await page.getAttribute("#app", "data-room")) === "puzzles", "Back does not lead to the room before");
  await page.goBack();
  await page.waitForFunction(() => document.querySelector("#app").dataset.room === "play");
  const isBack = await page.waitForFunction(() => document.querySelector('[data-cell="0"]')?.dataset.value === "3" && document.querySelector('[data-cell="2"]').dataset.value === "7").then(() => true, () => false);
  check(isBack, `Back leaves the page: ${await values(page)}`);
  await context.close();
}

/** The choice of other words leaves the reader in the walk, at the step. */
async function wording() {
  const { page, context } = await open("wording", {}, at(EASY));
  const walk = await tab(page, "walk");
  await walk.locator(".row").first().waitFor();
  await walk.locator(".row").nth(4).click();
  await drawn(page);
  const words = await walk.locator(".body2").textContent();
  await page.locator(".learn .telling").selectOption("plain");
  // The step stays in sight, and its words are replaced when they come.
  check((await walk.locator(".swap .res").isVisible()) && (await walk.locator(".at b").textContent()) === "5", "other words lead away from the step");
  await page.waitForFunction((old) => document.querySelector("#panel-walk .body2").textContent !== old, words);
  check((await page.getAttribute("#tab-walk", "aria-selected")) === "true", "other words lead out of the walk");
  await context.close();
}

/** Words and drawing give the same reasons, in every step of an argument that a house closes. */
async function reasons() {
  const { page, context } = await open("reasons", {}, at(CASES));
  await cell(page, 0).click();
  await page.keyboard.press("y");
  await page.locator("#panel-why .row").first().waitFor();
  await drawn(page);
  const all = await page.evaluate(async () => {
    const { stepper } = window.qedoku.rooms.learn.views.why;
    const found = [];
    for (let index = stepper.walk.length - 1; index >= 0 && found.length < 5; index -= 1) {
      if (!stepper.walk.steps[index].technique.startsWith("hidden-single")) continue;
      await stepper.go(index);
      const words = document.querySelector("#panel-why .body2 p").textContent;
      const frames = [...document.querySelectorAll(".layer.below .blocks .tint")].map((it) => `r${it.getAttribute("y") / 100 + 1}c${it.getAttribute("x") / 100 + 1}`);
      found.push({ named: [...new Set([...words.matchAll(/\d at (r\dc\d)/g)].map(([, name]) => name))].sort().join(), drawn: frames.sort().join() });
    }
    return found;
  });
  check(all.length === 5, "the argument has too few steps to compare");
  for (const told of all) check(told.named && told.named === told.drawn, `the words name ${told.named}, the drawing ${told.drawn}`);
  await context.close();
}

/** A puzzle with several solutions: the warning stays, and a complete grid gets its word. */
async function improper() {
  const deadly = [...SOLUTION];
  // Without four cells that could change places there are two solutions.
  const pair = findDeadly(SOLUTION);
  for (const index of pair) deadly[index] = ".";
  const { page, context } = await open("improper", {}, at(deadly.join("")));
  await page.locator(".cards .note.bad").getByText("Two solutions: they differ in 4 cells").waitFor();
  await cell(page, pair[0]).click();
  await page.keyboard.press(SOLUTION[pair[0]]);
  check(await page.isVisible(".cards .note.bad"), "the warning goes at the first move");
  for (const index of pair.slice(1)) {
    await cell(page, index).click();
    await page.keyboard.press(SOLUTION[index]);
  }
  await page.waitForSelector(".finishbox:not([hidden])");
  check((await page.textContent(".finish")).includes("several such grids"), "a complete grid of a puzzle with two solutions gets no word");
  await shared(page, deadly, pair[0]);
  // Of one without a solution the given that is wrong is named; of a grid that comes full no time is told.
  const wrong = [..."123456789"].find((digit) => digit !== SOLUTION[1] && !seen(EASY, 1).includes(digit));
  await paste(page, `${EASY[0]}${wrong}${EASY.slice(2)}`);
  await page.locator(".cards .note.bad").getByText(/Without .*r1c2=\d.* it would have exactly one solution/).waitFor();
  await paste(page, SOLUTION);
  await page.locator(".finish").getByText("A complete grid").waitFor();
  check(!(await page.locator(".finishbox .facts").isVisible()) && !(await page.locator(".timer").isVisible()), "a grid that comes full has a time");
  await context.close();
}

/** What all solutions of a puzzle share is told under Learn, and where they part. */
async function shared(page, deadly, parted) {
  const also = deadly.findIndex((digit) => digit !== ".");
  const puzzle = deadly.map((digit, index) => (index === also ? "." : digit)).join("");
  await paste(page, puzzle);
  // The cells asked about must be those of the puzzle that was pasted, which takes as long as it takes.
  await shows(page, puzzle);
  check((await page.locator(".grade b").textContent()) === "Several solutions", "a puzzle with two solutions is not called so");
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await page.locator("#panel-hint").getByText("A hint can tell only what all solutions share").waitFor();
  check((await page.locator(".layer.below rect, .layer.below path").count()) > 0, "where two solutions differ is not shown with the hint");
  const panel = page.locator("#panel-why");
  await cell(page, also).click();
  await page.keyboard.press("y");
  await panel.getByText(`is ${SOLUTION[also]}`).first().waitFor();
  await cell(page, parted).click();
  await page.keyboard.press("y");
  await panel.getByText("the solutions of the puzzle differ in this cell").waitFor();
  await tab(page, "walk");
  await page.locator("#panel-walk").getByText("There are several solutions").waitFor();
  check((await page.locator("#panel-walk .outline .row").count()) > 0, "no step of what two solutions share");
}

/** The digits that a cell sees in its row, column and box. */
const seen = (grid, index) => [...grid].filter((_, other) => other !== index && (Math.floor(other / 9) === Math.floor(index / 9) || other % 9 === index % 9 || (Math.floor(other / 27) === Math.floor(index / 27) && Math.floor((other % 9) / 3) === Math.floor((index % 9) / 3))));

/** Four cells of two rows, two columns and two boxes that hold two digits crosswise. */
function findDeadly(grid) {
  for (let row = 0; row < 9; row += 1) {
    for (let other = row + 1; other < 9; other += 1) {
      for (let left = 0; left < 9; left += 1) {
        for (let right = left + 1; right < 9; right += 1) {
          const cells = [row * 9 + left, row * 9 + right, other * 9 + left, other * 9 + right];
          const [a, b, c, d] = cells.map((index) => grid[index]);
          const isOneBand = Math.floor(row / 3) === Math.floor(other / 3);
          const isOneStack = Math.floor(left / 3) === Math.floor(right / 3);
          if (a === d && b === c && isOneBand !== isOneStack) return cells;
        }
      }
    }
  }
  // Every grid of the tests has such cells; if not, any two rows of a band will do.
  return [0, 1, 2, 9, 10, 11, 18, 19, 20];
}

/** Digits work after a click on a setting; Tab selects; candidates are one node a cell; pencil marks are shown. */
async function entry() {
  const window = await open("entry", {}, at(EASY));
  const { page } = window;
  await cell(page, 1).click();
  await page.click("#gears button");
  await page.getByText("Show all candidates").click();
  await page.keyboard.press("6");
  check((await values(page))[1] === "6", "digits are dead after a click on a setting");
  await room(page, "play");
  check((await page.locator('.digits > g:nth-child(3) text').count()) === 1, "candidates are more than one node a cell");
  await accessible(window, "candidates");
  await page.reload();
  await page.waitForSelector("html[data-engine]");
  await page.focus(".skip");
  for (let n = 0; n < 12 && !(await page.locator('[role=gridcell][aria-selected="true"]').count()); n += 1) await page.keyboard.press("Tab");
  check(await page.locator('[role=gridcell][aria-selected="true"]').count(), "Tab focuses a cell without selecting it");
  await page.context().close();
  const other = await open("pencil", {});
  await paste(other.page, await pencilmarks(other.page));
  await other.page.waitForFunction(() => document.querySelector('[data-cell="1"]')?.getAttribute("aria-label").includes("candidates"));
  await other.context.close();
}

/** The puzzle with all its pencil marks, as the engine writes it. */
const pencilmarks = (page) => page.evaluate(async (puzzle) => (await window.qedoku.engine.ask("write", { type: "write", puzzle, to: "pencilmarks" })).text, EASY);

/** A bar with what is worked on, and Cancel; no old answer under a new question; a hint does not wait for a why. */
async function waiting() {
  const { page, context } = await open("waiting", {}, at(EASY));
  await page.waitForFunction(() => document.querySelector(".grade").textContent.includes("7.2"));
  // Answers to a why come late here, as those to a hard puzzle would.
  await page.evaluate(() => {
    const { engine } = window.qedoku;
    const { ask } = engine;
    engine.ask = (channel, request) => (channel === "why" ? ask.call(engine, channel, request).then((reply) => new Promise((done) => setTimeout(() => done(reply), 15_000))) : ask.call(engine, channel, request));
    // It runs as far as the page knows, so that what else ends hides no bar.
    const stop = new AbortController();
    engine.running.set("why", stop);
    engine.tell("why", "why", stop);
  });
  check((await page.textContent(".busy:not([hidden])")).includes("smallest argument"), "what is worked on is not told");
  const cancel = page.locator(".busy:not([hidden]) button").first().waitFor({ timeout: 20_000 });
  check(await cancel.then(() => true, () => false), "it cannot be cancelled");
  await page.evaluate(() => (window.qedoku.engine.running.delete("why"), window.qedoku.engine.untell()));
  await cell(page, 1).click();
  await page.keyboard.press("y");
  check(!(await page.locator("#panel-why .swap").isVisible()), "an old answer stands under a new question");
  await tab(page, "hint");
  const began = Date.now();
  await page.keyboard.press("?");
  await rungs(page, 1);
  check(Date.now() - began < 14_000, "a hint waits for a why");
  await context.close();
}

/** What is worked on can be cancelled: the bar goes, and the page answers the next question. */
async function cancelled() {
  const { page, context } = await open("cancelled", {}, at(EASY));
  await page.waitForFunction(() => document.querySelector(".grade").textContent.includes("7.2"));
  const asked = page.evaluate(() => {
    // As it is with a hard puzzle: the answer takes its time.
    const { engine } = window.qedoku;
    const found = engine.found;
    engine.found = Promise.resolve({ ask: (request, { signal }) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))) });
    const answer = engine.ask("why", { type: "why", puzzle: "", question: "r1c1" });
    engine.found = found;
    return answer;
  });
  await page.locator(".busy:not([hidden]) button").click();
  check((await asked) === null, "what was cancelled is answered");
  check(!(await page.isVisible(".busy")), "the bar stays");
  await more(page);
  await context.close();
}

/** A text that is too large is refused before it is sent, in words; problems are told once; a fast drag skips no cell. */
async function texts() {
  const { page, context } = await open("texts", {}, at(EASY));
  const asked = [];
  page.on("request", (request) => request.method() === "POST" && asked.push((request.postData() ?? "").length));
  await page.evaluate(() => window.qedoku.puzzles.bring.take("1".repeat(10_000_000)));
  check((await page.textContent(".notice")).includes("larger than 1 MB"), "a large text is not refused in words");
  check(!asked.some((length) => length > 1_100_000), "a large text is sent");
  await paste(page, Array(9).fill("😀".repeat(9)).join("\n"));
  await page.waitForFunction(() => /No puzzle is found/.test(document.querySelector(".notice").textContent));
  await page.locator(".notice .btn").click();
  check((await page.locator("#bring .problem").count()) === 1, "one text makes several errors");
  const said = await page.textContent("#bring .problem");
  check(!/line 1.*line 1/.test(said), `a place is told twice: ${said}`);
  await room(page, "play");
  const box = await page.locator("#board").boundingBox();
  const to = (index) => [box.x + ((index % 9) + 0.5) * (box.width / 9), box.y + (Math.floor(index / 9) + 0.5) * (box.height / 9)];
  await page.mouse.move(...to(0));
  await page.mouse.down();
  await page.mouse.move(...to(8), { steps: 1 });
  await page.mouse.up();
  check((await page.locator('[role=gridcell][aria-selected="true"]').count()) === 9, "a fast drag skips cells");
  await context.close();
}

/** That the engine is loading is told; the page is played before it is there, and before what the first move does not need. */
async function slow() {
  const { page, context } = await open("slow", { ready: false }, "about:blank");
  await page.route(/api\/version|engine\.wasm|later\.js/, async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue().catch(() => {});
  });
  await page.goto(at(EASY));
  await cell(page, 1).click();
  await page.keyboard.press("6");
  check((await values(page))[1] === "6", "nothing can be played before the engine is there");
  check(!(await page.locator("#panel-hint").count()), "the first move waits for the room of learning");
  await page.keyboard.press("?");
  await page.waitForFunction(() => document.querySelector(".busy:not([hidden])")?.textContent.includes("loading"));
  await rungs(page, 1);
  await page.waitForSelector(`html[data-engine="${kind}"]`);
  await context.close();
}

/** What comes later is asked for again where the network fails. */
async function again() {
  const { page, context } = await open("again", { ready: false }, "about:blank");
  page.removeAllListeners("console");
  let tries = 0;
  await page.route(/later\.js/, (route) => ((tries += 1) === 1 ? route.abort() : route.continue()));
  await page.goto(at(EASY));
  await page.waitForSelector(`html[data-engine="${kind}"]`);
  check(tries > 1, "what did not come is not asked for again");
  await context.close();
}

/** Few files come before the first move, and they come packed. */
async function wire() {
  const { page, context } = await open("wire", { ready: false }, "about:blank");
  const came = [];
  page.on("response", (response) => came.push([new URL(response.url()).pathname.split("/").pop(), response.headers()["content-encoding"]]));
  await page.goto(at(EASY));
  await page.waitForFunction(() => document.querySelector('[data-cell="0"]')?.dataset.value === "3");
  const first = came.slice(0, 3).map(([name]) => name);
  check(["main.js", "style.css"].every((name) => first.includes(name)), `before the first move come ${came.map(([name]) => name)}`);
  await page.waitForSelector(`html[data-engine="${kind}"]`);
  const names = ["main.js", "later.js", "style.css", ...(kind === "wasm" ? ["engine.wasm"] : [])];
  await page.waitForFunction(() => document.querySelector(".grade").textContent.includes("7.2"));
  for (const name of names) check(/^(gzip|br)$/.test(came.find(([it]) => it === name)?.[1]), `${name} is not packed`);
  check(came.filter(([name]) => name.endsWith(".js") && name !== "engine-worker.js" && name !== "offline.js").length === 2, "the modules come one by one");
  await context.close();
}

/** One key costs about as much with candidates as without, and a walk moves none of what it is walked by. */
async function cost() {
  const { page, context } = await open("cost", {}, at(EASY));
  await cell(page, 1).click();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  const spent = async () => {
    const before = await metrics(session);
    for (let n = 0; n < 10; n += 1) await page.keyboard.press("ArrowRight");
    return (await metrics(session)) - before;
  };
  const plain = await spent();
  await page.evaluate(() => window.qedoku.toggle("auto", true));
  await cell(page, 1).click();
  const penciled = await spent();
  check(penciled < plain * 6 + 0.02, `a key costs ${(penciled / plain).toFixed(1)} times as much with candidates`);
  const walk = await tab(page, "walk");
  await walk.locator(".row").first().waitFor();
  await drawn(page);
  await page.evaluate(() => {
    window.shift = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((it) => (window.shift += it.value))).observe({ type: "layout-shift" });
  });
  const places = () => page.evaluate(() => ["#panel-walk .swap", "#panel-walk .stepper", "#panel-walk .icb[data-label=next]"].map((it) => { const { x, y } = document.querySelector(it).getBoundingClientRect(); return `${it} ${x} ${y}`; }).join());
  const before = await places();
  for (let n = 0; n < 60; n += 1) await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => document.querySelector("#panel-walk .at b").textContent === "61");
  check(before === (await places()), `the card moves: ${before}, ${await places()}`);
  const shift = await page.evaluate(() => window.shift);
  check(shift === 0, `the layout shifts by ${shift}`);
  await context.close();
}

const metrics = async (session) => {
  const { metrics: all } = await session.send("Performance.getMetrics");
  return all.filter(({ name }) => name === "LayoutDuration" || name === "RecalcStyleDuration").reduce((sum, { value }) => sum + value, 0);
};

/** What is pressed and what is selected is seen in forced colors, and axe finds nothing there. */
async function forced() {
  const window = await open("forced", { forcedColors: "active" }, at(EASY));
  const { page } = window;
  const looks = (selector) => page.evaluate((of) => getComputedStyle(document.querySelector(of)).backgroundColor, selector);
  check((await looks('.tools [aria-pressed="true"]')) !== (await looks('.tools [aria-pressed="false"]')), "a tool that is pressed looks like the others");
  await page.click(".key >> nth=6");
  await page.waitForTimeout(300);
  check((await looks('.key[aria-pressed="true"]')) !== (await looks('.key[aria-pressed="false"]')), "a digit that is armed looks like the others");
  await accessible(window, "play");
  await more(page);
  await accessible(window, "hint");
  await room(page, "puzzles");
  await accessible(window, "puzzles");
  await page.context().close();
}

export default async function all() {
  for (const task of [print, clicks, kept, wording, reasons, improper, entry, waiting, cancelled, texts, slow, again, wire, cost, forced]) {
    await task().catch((error) => check(false, `${task.name}: ${error.message}`));
  }
}
