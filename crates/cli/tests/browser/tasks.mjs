// What a newcomer does, by mouse, keys and touch: how many clicks, keys or taps it takes, and how long the page needs for
// them, without the time to think. node tasks.mjs CHROMIUM serve URL, or CHROMIUM wasm FOLDER; prints a table.
import { EASY, PHONE, SOLUTION, at, browser, open, zeros } from "./lib.mjs";

/** A hand that counts what it does; `focus` is how far keys have to go for a button. */
class Hand {
  constructor(page, kind) {
    Object.assign(this, { page, kind, count: 0 });
  }

  async press(key) {
    this.count += 1;
    await this.page.keyboard.press(key);
  }

  /** Clicks or taps on something; keys go there with Tab, and press Enter. */
  async on(selector) {
    const node = this.page.locator(selector).filter({ visible: true }).first();
    if (this.kind === "keys") {
      await node.waitFor();
      const is = () => node.evaluate((it) => it === document.activeElement);
      for (let tabs = 0; !(await is()); tabs += 1) {
        if (tabs > 60) throw new Error(`no Tab leads to ${selector}`);
        await this.press("Tab");
      }
      return this.press("Enter");
    }
    this.count += 1;
    return this.kind === "touch" ? node.tap() : node.click();
  }

  /** The way of this hand: by a key, where it has one, or by what is clicked one after the other. */
  async by(key, ...selectors) {
    if (this.kind === "keys" && key) return this.press(key);
    for (const selector of selectors) await this.on(selector);
    return null;
  }
}

const LINK = `https://www.sudokuwiki.org/sudoku.htm?bd=${zeros(EASY)}`;
const seen = (page, selector) => page.locator(selector).filter({ visible: true }).first().waitFor();
const filled = (page, line) => page.waitForFunction((wanted) => [...document.querySelectorAll("[role=gridcell]")].map((it) => it.dataset.value || ".").join("") === wanted, line);
const ROOM = { learn: ["Alt+2", '[data-room="learn"]'], puzzles: ["Alt+3", '[data-room="puzzles"]'] };

/** Fills the board: keys walk over it, pointers take a digit and give it to its cells. */
async function playOut(hand) {
  if (hand.kind === "keys") {
    await hand.press("Control+Home");
    for (const [index, digit] of [...SOLUTION].entries()) {
      if (EASY[index] === ".") await hand.press(digit);
      if (index === 80) continue;
      await hand.press("ArrowRight");
      if (index % 9 === 8) await hand.press("ArrowDown");
    }
  } else {
    for (const digit of "123456789") {
      await hand.on(`.key >> nth=${digit - 1}`);
      for (const [index, value] of [...SOLUTION].entries()) if (value === digit && EASY[index] === ".") await hand.on(`[data-cell="${index}"]`);
    }
  }
  await seen(hand.page, ".finishbox");
}

async function walk(hand) {
  await hand.by(...ROOM.learn);
  if (hand.kind === "keys") {
    await hand.on("#tab-hint");
    for (let tab = 0; tab < 3; tab += 1) await hand.press("ArrowRight");
    await hand.on("#panel-walk .foot .primary");
  } else await hand.on("#tab-walk");
  await seen(hand.page, "#panel-walk .swap .res");
}

/** Each task: what it is, what is done before it, how it is done. */
const TASKS = [
  ["a link is pasted", null, async (hand) => {
    await hand.page.evaluate((text) => navigator.clipboard.writeText(text), LINK);
    await hand.by("Control+V", ".welcome .btn:nth-child(2)");
    await filled(hand.page, EASY);
  }],
  ["53 cells are filled", null, playOut],
  ["a mistake is found and taken back", async (page) => {
    await page.evaluate(() => window.qedoku.board.select(1));
    await page.keyboard.press("9");
  }, async (hand) => {
    await hand.by("?", ".ask .primary");
    await seen(hand.page, ".foot .primary >> text=Remove the wrong entry only");
    await hand.by("Control+Z", ".foot .primary");
    await filled(hand.page, EASY);
  }],
  ["a hint", null, async (hand) => {
    await hand.by("?", ".ask .primary");
    await seen(hand.page, ".ladder > .said");
  }],
  ["why a cell holds its digit", null, async (hand) => {
    if (hand.kind === "keys") await hand.press("ArrowRight");
    else await hand.on('[data-cell="1"]');
    await hand.by("y", '.ask .btn:not(.primary)');
    await seen(hand.page, "#panel-why .swap .res");
  }],
  ["the solution as a walk", null, walk],
  ["the rating on four gauges", null, async (hand) => {
    await hand.by("g", ".grade");
    await seen(hand.page, ".gauge");
  }],
  ["a puzzle is made", null, async (hand) => {
    await hand.by(...ROOM.puzzles);
    await hand.on(".newp .primary");
    await hand.page.waitForFunction((old) => document.querySelector("#app").dataset.room === "play" && window.qedoku.givensText() !== old, EASY);
  }],
  ["the position is printed", async (page) => page.evaluate(() => (window.print = () => (window.printed = true))), async (hand) => {
    await hand.by(...ROOM.puzzles);
    await hand.on('#share button:has-text("Print")');
    await hand.page.waitForFunction(() => window.printed);
  }],
  ["several puzzles are printed", async (page) => page.evaluate(() => (window.print = () => (window.printed = true))), async (hand) => {
    await hand.by(...ROOM.puzzles);
    await hand.on('#share button:has-text("Print several")');
    await hand.on("#print-ticked");
    await hand.page.waitForFunction(() => window.printed);
  }],
  ["a link to it is copied", null, async (hand) => {
    await hand.by(...ROOM.puzzles);
    await hand.on('#share button:has-text("Copy link")');
    await seen(hand.page, "#share .btn >> text=Copied");
  }],
];

async function measure([name, prepare, act], kind) {
  const isFirst = name === TASKS[0][0];
  const { page, context } = await open(name, kind === "touch" ? PHONE : {}, isFirst ? undefined : at(EASY));
  if (!isFirst) await page.waitForFunction(() => document.querySelector(".grade").textContent.includes("7.2"));
  await prepare?.(page);
  const hand = new Hand(page, kind);
  const began = performance.now();
  await act(hand);
  const seconds = (performance.now() - began) / 1000;
  await context.close();
  return `${hand.count}, ${seconds.toFixed(1)} s`;
}

const KINDS = ["mouse", "keys", "touch"];
console.log(`| task | ${KINDS.join(" | ")} |\n|---|${"---|".repeat(KINDS.length)}`);
for (const task of TASKS) {
  const row = [];
  for (const kind of KINDS) row.push(await measure(task, kind).catch((error) => error.message.split("\n")[0]));
  console.log(`| ${task[0]} | ${row.join(" | ")} |`);
}
await browser.close();
process.exit(0);
