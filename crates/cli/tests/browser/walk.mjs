// Walks through pages of qedoku in a browser and says what is wrong with them.
// node walk.mjs CHROMIUM PAGE [PAGE ...]; a folder in SHOTS gets pictures of what is seen.
import { chromium } from "playwright-core";
import { pathToFileURL } from "node:url";
import { basename } from "node:path";

const [executablePath, ...files] = process.argv.slice(2);
const faults = [];
const check = (holds, text) => holds || faults.push(text);
const shots = process.env.SHOTS;

/** What stands on the page: where, which text, which board. */
const look = () => {
  const shown = (element) => element.style.display !== "none";
  const values = [...document.querySelectorAll("#values text")];
  const pencil = [...document.querySelectorAll("#pencil text")];
  return {
    hash: location.hash,
    said: document.getElementById("said").textContent,
    current: document.querySelectorAll(".list a[aria-current]").length,
    board: values.map((value) => value.textContent || ".").join("") + pencil.map((mark) => (shown(mark) ? "1" : "0")).join(""),
    marks: document.querySelectorAll("#over use").length,
    links: document.querySelectorAll("#over .link").length,
  };
};

/** Texts that lie on each other, marks outside of the board, and lines too long for the window. */
const misplaced = () => {
  const faults = [];
  const overlaps = (boxes, slack) => {
    boxes.forEach(([name, a], index) => {
      for (const [other, b] of boxes.slice(index + 1)) {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > slack && high > slack) faults.push(`${name} lies on ${other}`);
      }
    });
  };
  const boxed = (selector) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility() && element.textContent !== "")
      .map((element) => [`${selector} "${element.textContent.trim().slice(0, 30)}"`, element.getBoundingClientRect()]);
  // Glyphs are lower than the boxes of their text: what overlaps is told by half a line.
  const size = document.getElementById("board").getBoundingClientRect();
  const glyphs = ["#values text", "#pencil text"].flatMap((selector) => boxed(selector));
  const shrunk = glyphs.map(([name, { left, right, top, bottom }]) => {
    const trim = (bottom - top) * 0.18;
    return [name, { left, right, top: top + trim, bottom: bottom - trim }];
  });
  overlaps(shrunk, 0.5);
  const list = document.querySelector(".story:not([hidden])").getBoundingClientRect();
  const inList = ([, box]) => box.top >= list.top && box.bottom <= list.bottom + 1;
  overlaps([...boxed("h1"), ...boxed(".legend li"), ...boxed(".keys"), ...boxed("#now"), ...boxed(".list a, summary").filter(inList)], 1);
  for (const mark of document.querySelectorAll("#over use, #over text, #over .link")) {
    const box = mark.getBoundingClientRect();
    const inside = box.left >= size.left - 1 && box.right <= size.right + 1 && box.top >= size.top - 1 && box.bottom <= size.bottom + 1;
    if (!inside) faults.push(`a mark lies outside of the board: ${mark.outerHTML}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is wider than the window");
  return faults;
};

const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });

async function open(file, options) {
  const page = await browser.newPage(options);
  page.on("console", (message) => faults.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("request", (request) => check(/^(file|data):/.test(request.url()), `asks for ${request.url()}`));
  await page.goto(pathToFileURL(file).href);
  return page;
}

async function walk(page, name) {
  const seen = async () => page.evaluate(look);
  const count = await page.evaluate(() => [...document.querySelectorAll(".list a")].filter((link) => !link.hash.includes(".")).length);
  const start = await seen();
  check(start.current === 1, `${name}: no step is current`);
  const titles = await page.evaluate(() => [document.title, document.querySelector("h1").textContent]);
  const title = await page.locator(".story").getAttribute("data-title");
  check(titles.every((each) => each === title), `${name}: the page is called ${titles}, its one story ${title}`);
  let before = start;
  for (let step = 1; step < count; step += 1) {
    await page.keyboard.press("ArrowRight");
    const now = await seen();
    const at = `${name} ${now.hash}`;
    check(now.hash !== before.hash && now.said !== before.said, `${at}: the right arrow goes nowhere`);
    check(now.hash === "#s=end" || now.marks > 0, `${at}: nothing is marked`);
    check(step === 1 || now.board !== before.board, `${at}: the board is as before`);
    for (const fault of await page.evaluate(misplaced)) faults.push(`${at}: ${fault}`);
    before = now;
  }
  check(await page.locator("#next").isDisabled(), `${name}: there is no next after the last`);
  await page.keyboard.press("ArrowLeft");
  check((await seen()).hash === `#s=${count - 2}`, `${name}: the left arrow does not go back`);
  await page.keyboard.press("Home");
  check((await seen()).board === start.board, `${name}: Home does not go to the start`);
  await page.keyboard.press("End");
  check((await seen()).hash === before.hash, `${name}: End does not go to the end`);
  await page.click("#first");
  await page.click("#next");
  await page.click("#next");
  await page.click("#back");
  check((await seen()).hash === "#s=1", `${name}: the buttons do not lead to step 1`);
  await page.click("#last");
  check((await seen()).hash === before.hash, `${name}: the button does not lead to the end`);
  await page.locator('.list a[href="#s=2"]').click();
  check((await seen()).hash === "#s=2", `${name}: a click does not lead to step 2`);
  await page.keyboard.press("ArrowDown");
  check((await seen()).hash.startsWith("#s=3"), `${name}: the down arrow in the list does not lead on`);
  check(await page.evaluate(() => document.activeElement.hash === location.hash), `${name}: the focus stays behind`);
  await page.locator("#position").fill("3");
  check((await seen()).hash === "#s=3", `${name}: the slider does not lead to step 3`);
  return count;
}

/** A click on a cell leads to the step after which it is filled; the switch of the theme changes the page's colors. */
async function click(page, name) {
  await page.keyboard.press("Home");
  const filled = (board, cell) => board[cell] !== ".";
  const start = (await page.evaluate(look)).board;
  await page.keyboard.press("End");
  const last = (await page.evaluate(look)).board;
  const cell = [...Array(81).keys()].reverse().find((at) => !filled(start, at) && filled(last, at));
  const box = await page.evaluate((at) => {
    const text = document.querySelectorAll("#values text")[at];
    const point = new DOMPoint(text.getAttribute("x"), text.getAttribute("y"));
    const { x, y } = point.matrixTransform(document.getElementById("board").getScreenCTM());
    return { x, y };
  }, cell);
  await page.mouse.click(box.x + 9, box.y - 9);
  const there = await page.evaluate(look);
  check(!filled(there.board, cell) && there.hash !== "#s=end", `${name}: a click on a cell leads to ${there.hash}`);
  await page.evaluate(() => (document.querySelector("#position").value = Number(document.querySelector("#position").value) + 1));
  await page.locator("#position").dispatchEvent("input");
  check(filled((await page.evaluate(look)).board, cell), `${name}: the step that a click leads to does not fill the cell`);
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor + getComputedStyle(document.querySelector(".paper")).fill);
  const before = await paper();
  await page.click("#theme");
  check((await paper()) !== before, `${name}: the switch of the theme changes nothing`);
  await page.click("#theme");
  check((await paper()) === before, `${name}: the switch of the theme does not lead back`);
}

/** A click on a technique opens its help; runs of singles fold, and the keys pass over what is folded. */
async function helped(page, name) {
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.click("#about");
  const help = await page.evaluate(() => [document.getElementById("help").open, document.getElementById("help").textContent.length]);
  // Chinese says in one character what takes English three or four.
  check(help[0] && help[1] > (name.includes("chinese") ? 80 : 200), `${name}: the help of a technique says ${help[1]} characters`);
  await page.click("#help button");
  check(!(await page.evaluate(() => document.getElementById("help").open)), `${name}: the help does not close`);
  const runs = await page.evaluate(() => document.querySelectorAll(".run").length);
  check(runs > 0, `${name}: no run of singles folds`);
  await page.keyboard.press("Home");
  await page.click("#fold");
  await page.keyboard.press("ArrowRight");
  const folded = await page.evaluate(() => Boolean(document.querySelector("[aria-current]").closest(".run")));
  check(!folded, `${name}: the keys lead into a folded run`);
  await page.click("#fold");
}

async function branch(page, name) {
  const number = await page.evaluate(() => document.querySelector(".list li[data-technique] > details")?.parentElement.querySelector("a").hash);
  if (!number) return 0;
  await page.evaluate((hash) => (location.hash = hash), number);
  await page.waitForFunction((hash) => document.querySelector("[aria-current]").hash === hash, number);
  const outside = await page.evaluate(look);
  const cases = await page.evaluate(() => {
    const inside = document.querySelectorAll("[aria-current] ~ details > ol > li:not([data-technique])");
    return [inside.length, document.querySelectorAll("#said .case").length];
  });
  check(cases[0] === cases[1], `${name} ${number}: of ${cases[0]} cases ${cases[1]} are told with the step`);
  await page.click("#into");
  const inside = await page.evaluate(look);
  check(inside.hash.startsWith(`${number}.`), `${name}: the button leads to ${inside.hash}, not into ${number}`);
  check(inside.said !== outside.said && inside.said !== "", `${name}: nothing else is said in the branch`);
  await page.keyboard.press("ArrowRight");
  const next = await page.evaluate(look);
  check(next.hash.startsWith(`${number}.`) && next.board !== outside.board, `${name}: ${next.hash} has the board of ${number}`);
  for (const fault of await page.evaluate(misplaced)) faults.push(`${name} ${next.hash}: ${fault}`);
  const opens = await page.evaluate(() => [
    Boolean(document.querySelector("[aria-current]").parentElement.querySelector(":scope > details")),
    !document.getElementById("into").hidden,
  ]);
  check(opens[0] === opens[1], `${name} ${next.hash}: the button into the branch is there without a branch, or the other way round`);
  if (shots) await page.screenshot({ path: `${shots}/${name}-branch.png` });
  return 1;
}

/** The page of an argument opens on the answer; its folds open by a click; the asked cell is marked wherever one goes. */
async function answered(file, name) {
  const page = await open(file, { viewport: { width: 1280, height: 800 } });
  const current = () => page.evaluate(() => document.querySelector("[aria-current]").hash);
  const asked = () => page.locator("#under .asked, #over .asked").count();
  check((await current()) === "#s=answer", `${name}: opens on ${await current()}, not on the answer`);
  check((await page.evaluate(look)).said.length > 60, `${name}: the answer says next to nothing`);
  check((await asked()) === 1, `${name}: the asked cell is not marked at the answer`);
  const fold = page.locator(".list > li > details:not([open])").first();
  const hidden = fold.locator("ol a").first();
  check(!(await hidden.isVisible()), `${name}: a fold stands open`);
  await fold.locator("summary").first().click();
  check(await page.locator(".list > li > details[open] ol a").first().isVisible(), `${name}: a click opens no fold`);
  const printed = await page.evaluate(() => {
    const state = () => [document.querySelectorAll(".list details:not([open])").length, document.documentElement.dataset.theme || ""];
    document.documentElement.dataset.theme = "dark";
    const before = state();
    dispatchEvent(new Event("beforeprint"));
    const during = state();
    dispatchEvent(new Event("afterprint"));
    const after = state();
    delete document.documentElement.dataset.theme;
    return [before, during, after].map(String);
  });
  check(printed[0] === printed[2] && printed[1] === "0,light", `${name}: on paper there are ${printed}`);
  let places = 0;
  for (let before = ""; before !== (await current()); places += 1) {
    before = await current();
    check((await asked()) === 1, `${name} ${before}: the asked cell is not marked`);
    for (const fault of await page.evaluate(misplaced)) faults.push(`${name} ${before}: ${fault}`);
    await page.keyboard.press("ArrowRight");
  }
  check(places > 3 && (await current()) === "#s=end", `${name}: the walk ends at ${await current()}`);
  const { board } = await page.evaluate(look);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  const start = (await page.evaluate(look)).board;
  const cell = [...Array(81).keys()].find((at) => start[at] === "." && board[at] !== ".");
  await page.locator("#values text").nth(cell).evaluate((text) => {
    const { x, y } = new DOMPoint(text.getAttribute("x"), text.getAttribute("y") - 9).matrixTransform(document.getElementById("board").getScreenCTM());
    document.getElementById("board").dispatchEvent(new MouseEvent("click", { clientX: x, clientY: y, bubbles: true }));
  });
  check(/^#s=\d+$/.test(await current()) && (await current()) !== "#s=0", `${name}: a click on a cell leads to ${await current()}`);
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` });
  const lang = await page.evaluate(() => document.documentElement.lang);
  await page.close();
  console.log(`${name}: ${lang}, ${places} places from the answer on`);
}

for (const file of files) {
  const name = basename(file, ".html");
  if (name.startsWith("why")) {
    await answered(file, name);
    continue;
  }
  const page = await open(file, { viewport: { width: 1280, height: 800 } });
  const opened = await page.evaluate(() => performance.now());
  const steps = await walk(page, name);
  await click(page, name);
  await helped(page, name);
  const branches = await branch(page, name);
  const lang = await page.evaluate(() => document.documentElement.lang);
  await page.close();

  const phone = await open(file, { viewport: { width: 390, height: 844 }, colorScheme: "dark" });
  for (const hash of ["#s=0", "#s=1", `#s=${Math.floor(steps / 2)}`, "#s=end"]) {
    await phone.evaluate((hash) => (location.hash = hash), hash);
    await phone.waitForFunction((hash) => document.querySelector("[aria-current]").hash === hash, hash);
    for (const fault of await phone.evaluate(misplaced)) faults.push(`${name} ${hash} on a phone: ${fault}`);
  }
  const font = await phone.evaluate(() => {
    const board = document.getElementById("board");
    const scale = board.getBoundingClientRect().width / board.viewBox.baseVal.width;
    return parseFloat(getComputedStyle(document.querySelector("#pencil text")).fontSize) * scale;
  });
  check(font >= 10.5, `${name}: candidates are ${font} pixels high on a phone`);
  if (shots) await phone.screenshot({ path: `${shots}/${name}-phone.png` });
  await phone.close();
  console.log(`${name}: ${lang}, ${steps} positions, ${branches} branch, open after ${Math.round(opened)} ms, candidates ${font.toFixed(1)} px on a phone`);
}
await browser.close();
for (const fault of faults.slice(0, 20)) console.log(`fault: ${fault}`);
process.exitCode = faults.length ? 1 : 0;
