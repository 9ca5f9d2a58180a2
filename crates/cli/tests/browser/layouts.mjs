// Every room in every layout: nothing wider than the screen, pad and tools in sight, axe finds nothing, in both languages.
import { LOW, PHONE, SPARSE, accessible, at, cell, check, more, open, paste, room, tab } from "./lib.mjs";
import { en } from "../../../web/page/words-en.js";

const LAYOUTS = {
  desktop: {},
  dark: { colorScheme: "dark" },
  phone: PHONE,
  "phone-dark": { ...PHONE, colorScheme: "dark" },
  low: LOW,
  zoomed: { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
  narrow: { viewport: { width: 820, height: 1100 } },
  chinese: { locale: "zh-CN" },
  "chinese-phone": { ...PHONE, locale: "zh-CN" },
};

/** The words for what is worked on, by their names in the table of the page. */
const WORKS = Object.keys(en).filter((name) => name.startsWith("busy."));

/** What hangs out of the screen, or is hidden behind something else. */
const outside = (page, selector) =>
  page.evaluate((of) => {
    const bad = [];
    for (const node of document.querySelectorAll(of)) {
      const box = node.getBoundingClientRect();
      if (!box.width || box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) bad.push(node.textContent.trim().slice(0, 12) || node.className);
    }
    return bad.join(", ");
  }, selector);

async function layout(name, options) {
  // A row of it is empty.
  const window = await open(name, options, at(SPARSE));
  const { page, shot } = window;
  const fits = async (what) => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const high = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    check(what === "puzzles" || high <= 0, `${name}, ${what}: higher than the screen by ${high}`);
    check(wide <= 0, `${name}, ${what}: wider than the screen by ${wide}`);
    await accessible(window, what);
    await shot(what);
  };
  check((await page.getAttribute("html", "lang")) === (options.locale ? "zh-Hans" : "en"), `${name}: another language`);
  check(!(await outside(page, "#board, .key, .tools button, .act, .ask .btn, #rooms button, .timer .num")), `${name}: out of sight: ${await outside(page, "#board, .key, .tools button, .act, .ask .btn, #rooms button")}`);
  const board = await page.locator("#board").boundingBox();
  check(Math.abs(board.width - board.height) < 3, `${name}: the board is no square`);
  await fits("play");
  await cell(page, 1).click();
  await more(page);
  await fits("hint");
  check(!(await outside(page, "#board, #panel-hint .foot .btn")), `${name}: out of sight: ${await outside(page, "#board, #panel-hint .foot .btn")}`);
  if (options.locale) check(/[\u4e00-\u9fff]/.test(await page.locator(".ladder").textContent()), "the hint is not Chinese");
  for (const at_ of ["why", "steps", "walk"]) {
    await tab(page, at_);
    if (at_ === "steps") await page.locator("#panel-steps .res").waitFor();
    await fits(at_);
  }
  const there = await page.locator("#board").boundingBox();
  check(["x", "y", "width", "height"].every((side) => Math.abs(there[side] - board[side]) < 0.5), `${name}: the board moves`);
  await room(page, "puzzles");
  await fits("puzzles");
  await room(page, "play");
  await page.keyboard.press("g");
  await fits("rating");
  await page.keyboard.press("Escape");
  await page.locator("#gears button, .gear2").filter({ visible: true }).click();
  await fits("settings");
  if (options.locale) {
    await page.selectOption('[data-setting="lang"]', "en");
    check((await page.textContent('[data-room="learn"]')) === "Learn", "the language does not change");
  }
  await page.context().close();
}

/** With letters half as large again: keys and buttons are in sight, above the bar of rooms, and digits stay in their keys. */
async function large(name, options) {
  const { page, shot } = await open(name, options);
  await page.evaluate(() => (document.documentElement.style.fontSize = "150%"));
  await page.waitForTimeout(100);
  const spilled = await page.evaluate(() => {
    const bar = document.querySelector("#rooms").getBoundingClientRect();
    const end = bar.top > innerHeight / 2 ? bar.top : innerHeight;
    const box = (node) => node.getBoundingClientRect();
    const hidden = [...document.querySelectorAll(".key, .act, .ask .btn")].filter((node) => box(node).bottom > end + 1);
    const out = [...document.querySelectorAll(".key")].filter((node) => box(node.firstChild).bottom > box(node).bottom + 1);
    return [...hidden, ...out].map((node) => node.textContent).join(", ");
  });
  check(!spilled, `${name}: out of sight: ${spilled}`);
  await shot("play");
  await page.context().close();
}

/** What is touched is large enough in rooms that have been opened; words that are set larger stay so, and in their buttons. */
async function sizes(name, options) {
  const { page, shot } = await open(name, options, at(SPARSE));
  await page.locator("#gears button, .gear2").filter({ visible: true }).click();
  await page.selectOption('[data-setting="text"]', "larger");
  await page.reload();
  await page.waitForSelector("html[data-engine]");
  check((await page.getAttribute("html", "data-text")) === "larger", `${name}: the size of words is not kept`);
  const judge = async (what) => {
    const all = await page.evaluate(({ isTouched, names }) => {
      // What is worked on is shown with the longest of its words, and long enough to be measured.
      const { rooms } = window.qedoku;
      const told = (name) => rooms.busy({ name, cancel() {} }).textContent;
      told(names.reduce((longest, name) => (told(name).length > told(longest).length ? name : longest)));
      const seen = [...document.querySelectorAll("button, select, summary, .option")].filter((node) => node.checkVisibility({ checkVisibilityCSS: true }) && node.getBoundingClientRect().width > 1);
      const words = (node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect();
      };
      const spills = (node) => node.matches(".btn, .act, .seg button, #rooms button") && (words(node).right > node.getBoundingClientRect().right + 1 || node.getBoundingClientRect().right > innerWidth + 1);
      const isSmall = (node) => isTouched && Math.min(node.offsetWidth, node.offsetHeight) < 44;
      const bad = seen.filter((node) => spills(node) || isSmall(node)).map((node) => `${node.className} ${node.textContent.trim().slice(0, 20)} ${node.offsetWidth}x${node.offsetHeight}`);
      const work = document.querySelector(".busy");
      const [line, button] = [words(work.querySelector("span")), work.querySelector(".btn").getBoundingClientRect()];
      if (!seen.some((node) => work.contains(node))) bad.push("what is worked on is not seen");
      if (line.right > button.left + 1 || line.bottom > work.getBoundingClientRect().bottom + 1) bad.push(`spills: ${work.textContent}`);
      rooms.busy(null);
      return bad.join(", ");
    }, { isTouched: Boolean(options.hasTouch), names: WORKS });
    check(!all, `${name}, ${what}: too small, or its words spill: ${all}`);
    await shot(what);
  };
  await judge("play");
  await cell(page, 1).click();
  await more(page);
  await judge("hint");
  for (const of of ["why", "steps", "walk"]) {
    await tab(page, of);
    if (of === "steps") await page.locator("#panel-steps .res").waitFor();
    if (of === "walk") await page.locator("#panel-walk .res").filter({ visible: true }).waitFor();
    await judge(of);
  }
  await page.evaluate(() => window.qedoku.rooms.learn.views.walk.choose());
  await judge("before a walk");
  await paste(page, "no puzzle");
  await page.locator(".notice").waitFor();
  await judge("a message");
  await room(page, "puzzles");
  await judge("puzzles");
  await page.context().close();
}

/** A puzzle with steps that are told at length. */
const LONG = "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...";

/** The words of the longest step have room, that they go on is seen, and a sheet that is pulled up covers nothing of the board. */
async function readable(name, options, least) {
  const { page, shot } = await open(name, options, at(LONG));
  const walk = await tab(page, "walk");
  await walk.locator(".row").first().waitFor({ state: "attached" });
  const longest = await page.evaluate(() => {
    const { stepper } = window.qedoku.rooms.learn.views.walk;
    const lengths = stepper.walk.steps.map(({ text }) => text.length);
    const to = lengths.indexOf(Math.max(...lengths));
    stepper.go(to);
    return String(to + 1);
  });
  await page.waitForFunction((to) => document.querySelector("#panel-walk .at b").textContent === to && document.querySelector("#panel-walk .legend"), longest);
  const words = page.locator("#panel-walk .body2");
  const seen = await words.evaluate((node) => ({ lines: node.clientHeight / parseFloat(getComputedStyle(node.querySelector("p")).lineHeight), isCut: node.scrollHeight - node.clientHeight > 4, isMarked: node.classList.contains("cut") }));
  check(seen.lines >= least, `${name}: the longest step has room for ${seen.lines.toFixed(1)} lines`);
  check(seen.isCut === seen.isMarked, `${name}: that words go on is not marked`);
  await shot("readable");
  if (!(await page.locator(".learntop .grip").isVisible())) return page.context().close();
  const large = await page.locator("#board").boundingBox();
  await page.locator(".learntop .grip").click();
  const [board, sheet] = [await page.locator("#board").boundingBox(), await page.locator(".learn").boundingBox()];
  check(board.y >= 0 && board.y + board.height <= sheet.y + 1, `${name}: the sheet covers the board: ${board.y + board.height} below ${sheet.y}`);
  check(board.width >= large.width * 0.6, `${name}: the board is too small: ${board.width}`);
  check((await words.evaluate((node) => node.clientHeight)) > seen.lines * 20 + 60, `${name}: a sheet that is pulled up has no more room`);
  await shot("pulled");
  await page.locator(".learntop .grip").click();
  check((await page.locator("#board").boundingBox()).width === large.width, `${name}: the board stays small`);
  await page.context().close();
}

export default async function layouts() {
  await readable("readable", {}, 11);
  await readable("readable-phone", PHONE, 8);
  await readable("readable-low", LOW, 6);
  await large("large", {});
  await large("large-phone", PHONE);
  for (const name of ["desktop", "phone", "low", "zoomed"]) {
    await sizes(`larger-${name}`, LAYOUTS[name]);
    await sizes(`larger-chinese-${name}`, { ...LAYOUTS[name], locale: "zh-CN" });
  }
  for (const [name, options] of Object.entries(LAYOUTS)) await layout(name, options).catch((error) => check(false, `${name}: ${error.message}`));
}
