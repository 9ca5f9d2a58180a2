// Links and texts lead out and in again; a damaged text is told by its place; puzzles are made.
import { EASY, SOLUTION, accessible, at, cell, check, open, paste, room, url, values } from "./lib.mjs";

const WAYS = ["sudokuwiki", "f-puzzles", "library", "pencilmarks"];

export default async function puzzles() {
  const window = await open("share", {}, at(EASY));
  const { page, shot } = window;
  await cell(page, 1).click();
  await page.keyboard.press("6");
  await room(page, "puzzles");
  await page.locator(".tile").first().waitFor();
  await accessible(window, "puzzles");
  await shot("puzzles");
  await page.getByText("Copy link").click();
  await page.locator("#share").getByText("Copied").waitFor();
  const given = await open("given", {}, await page.evaluate(() => navigator.clipboard.readText()));
  check((await values(given.page)) === EASY, "the link of a puzzle takes entries along");
  await given.context.close();
  await page.getByText("Link with my entries").click();
  await page.locator("#share .quiet").getByText("Copied").waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await open("shared", {}, link);
  check((await values(other.page)) === (await values(page)), "the link is another position");
  check((await cell(other.page, 1).getAttribute("data-kind")) === "entry", "an entry became a given");
  await page.locator("#share summary").click();
  for (const format of WAYS) {
    const last = await page.locator("#written").inputValue();
    await page.locator("#format").selectOption(format);
    await page.waitForFunction((old) => document.getElementById("written").value !== old, last);
    const fresh = await open("text", {});
    await paste(fresh.page, await page.locator("#written").inputValue());
    const wanted = await values(page);
    await fresh.page.waitForFunction((text) => [...document.querySelectorAll("[role=gridcell]")].map((it) => it.dataset.value || ".").join("") === text, wanted).catch(() => check(false, `${format} is another position`));
    await fresh.context.close();
  }
  await refused(other.page);
  await made(other);
  const broken = await open("broken", {}, `${url}#p=%`);
  await broken.page.locator("#bring .problem").waitFor();
  await broken.context.close();
  await other.context.close();
  await page.context().close();
}

/** What is no puzzle is told, and takes nothing away. */
async function refused(page) {
  const before = await values(page);
  await paste(page, "12x");
  await page.locator("#bring .problem").waitFor();
  check((await values(page)) === before, "a damaged text takes the puzzle away");
  await paste(page, `${EASY}\n${SOLUTION}\n123\n`);
  await page.locator(".offered li").nth(1).waitFor();
  await paste(page, '<img src=x onerror="window.hurt=1">');
  await page.locator("#bring .problem").waitFor();
  check(!(await page.evaluate(() => window.hurt)), "a text became a part of the page");
}

/** A puzzle that needs a technique, and one that cannot be. */
async function made(window) {
  const { page } = window;
  const before = await values(page);
  await room(page, "puzzles");
  await page.click("#make-technique");
  await page.locator("#needs").fill("X-Wing");
  await accessible(window, "make by technique");
  await page.getByText("Make a puzzle", { exact: true }).click();
  await page.waitForFunction((old) => [...document.querySelectorAll("[role=gridcell]")].map((it) => it.dataset.value || ".").join("") !== old, before);
  check((await page.getAttribute("#app", "data-room")) === "play", "a puzzle that was made does not open its room");
  await room(page, "puzzles");
  await page.locator("#needs").fill("no such thing");
  await page.getByText("Make a puzzle", { exact: true }).click();
  await page.locator(".newp .problem").first().waitFor();
}
