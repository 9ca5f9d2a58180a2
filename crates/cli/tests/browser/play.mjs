// A puzzle is pasted and played to its end: keys, marks, undo, the pad, the bubble, time, the card at the end.
import { EASY, PHONE, SOLUTION, accessible, at, cell, check, label, open, paste, playOut, room, rungs, values, zeros } from "./lib.mjs";

/** A link of another site is pasted, and the puzzle is played to its end with keys. */
async function keys() {
  const window = await open("play");
  const { page, shot } = window;
  await page.waitForSelector(".welcome");
  await accessible(window, "first visit");
  await shot("start");
  await paste(page, `https://www.sudokuwiki.org/sudoku.htm?bd=${zeros(EASY)}`);
  await page.waitForFunction((wanted) => [...document.querySelectorAll("[role=gridcell]")].map((it) => it.dataset.value || ".").join("") === wanted, EASY);
  check((await page.getAttribute("#app", "data-room")) === "play", "a puzzle that was read does not open its room");
  await cell(page, 1).click();
  for (const key of ["Control+6", "Control+7", "Shift+9"]) await page.keyboard.press(key);
  check((await label(page, 1)) === "row 1 column 2, empty, notes 6 7, corner notes 9", `marks are not read out: ${await label(page, 1)}`);
  await page.keyboard.press("Control+Shift+3");
  check((await label(page, 1)).includes("color 3"), "the cell is not colored");
  await accessible(window, "marks");
  await shot("marks");
  for (let undone = 0; undone < 4; undone += 1) await page.keyboard.press("Control+z");
  check((await label(page, 1)) === "row 1 column 2, empty", "undo leaves marks");
  await page.keyboard.press("Control+y");
  check((await label(page, 1)).includes("notes 6"), "redo brings nothing");
  await page.keyboard.press("Control+z");
  await playOut(page, EASY, SOLUTION);
  check((await values(page)) === SOLUTION, `keys do not fill the board: ${await values(page)}`);
  await page.waitForSelector(".finishbox:not([hidden])");
  check((await page.textContent(".finish h2")) === "Solved", "the end is not told");
  check(await page.locator(".board.solved").count(), "the frame is not green");
  await page.waitForFunction(() => document.querySelector(".facts").textContent.includes("H-Wing"));
  check((await page.textContent(".cheer")) === "Well done: 53 cells, all by yourself.", `of the end it is said: ${await page.textContent(".cheer")}`);
  await accessible(window, "finish");
  await shot("finish");
  await page.locator(".see").click();
  await page.locator("#panel-walk .step .name").getByText("H-Wing").waitFor();
  await room(page, "play");
  await page.locator(".finishbox").getByText("A bit harder").waitFor();
  await page.keyboard.press("Control+z");
  check((await values(page)) !== SOLUTION, "undo does nothing at the end");
  await page.waitForTimeout(500);
  await page.reload();
  await page.waitForSelector("html[data-engine]");
  check((await values(page)).replaceAll(".", "").length === 80, "the game is not kept");
  await page.context().close();
}

/** The pad, cell first and digit first; the bubble; the time. */
async function pointer() {
  const window = await open("pad", {}, at(EASY));
  const { page } = window;
  await page.click(".key >> nth=5");
  check((await page.getAttribute(".key >> nth=5", "aria-pressed")) === "true", "a digit is not armed");
  await cell(page, 1).click();
  check((await values(page))[1] === "6", "a cell does not take the digit that is armed");
  await page.keyboard.press("Escape");
  check((await page.getAttribute(".key >> nth=5", "aria-pressed")) === "false", "Escape leaves the digit armed");
  await cell(page, 29).click();
  await cell(page, 29).click();
  check(!(await page.isVisible(".bubble")), "a second click tells the digits that are left, though no candidates are shown");
  await page.evaluate(() => window.qedoku.set("bubbleBare", true));
  await cell(page, 30).click();
  await cell(page, 29).click();
  await page.waitForTimeout(400);
  check(!(await page.isVisible(".bubble")), "the bubble stands where the next click goes");
  await cell(page, 29).click();
  await page.waitForSelector(".bubble:not([hidden])");
  check((await page.locator(".bubble button").allTextContents()).join() === "2,3,4,7,Why?", `the bubble holds ${await page.locator(".bubble button").allTextContents()}`);
  await accessible(window, "bubble");
  await page.keyboard.press("ArrowRight");
  check(!(await page.isVisible(".bubble")), "the bubble stays after a key");
  await cell(page, 29).click();
  await cell(page, 29).click();
  await page.click(".bubble button >> nth=1");
  check((await values(page))[29] === "3", "the bubble enters nothing");
  await page.keyboard.press("Backspace");
  await page.locator(".key").nth(3).dblclick();
  check((await values(page))[29] === "4", "a double tap on a key takes the digit out again");
  await page.keyboard.press("Backspace");
  await cell(page, 0).click();
  await page.keyboard.press("5");
  check((await page.locator(".refused").count()) === 1 && (await page.textContent("#live")) === "A given stays", "that a given stays is not said");
  await cell(page, 29).click();
  await page.locator(".tools button").nth(1).click();
  await cell(page, 30).click();
  await cell(page, 29).click();
  await cell(page, 29).click();
  await page.click(".bubble button >> nth=1");
  check((await values(page))[29] === ".", "the bubble enters a digit where a mark is asked for");
  await page.locator(".tools button").nth(0).click();
  await page.keyboard.press("p");
  check(await page.isVisible(".cover"), "pause does not cover the board");
  check(await page.locator(".pad").evaluate((node) => Boolean(node.closest("[inert]"))), "while it is paused keys enter digits unseen");
  await accessible(window, "paused");
  const stood = await page.textContent(".timer .num");
  await page.waitForTimeout(1300);
  check((await page.textContent(".timer .num")) === stood, "time goes on while it is paused");
  await page.click(".cover button");
  check(!(await page.isVisible(".cover")), "the game does not go on");
  await page.keyboard.press("p");
  await page.reload();
  await page.waitForSelector("html[data-engine]");
  check(await page.isVisible(".cover"), "a reload ends a pause");
  await page.keyboard.press("Escape");
  check(!(await page.isVisible(".cover")), "Escape does not end a pause");
  await page.context().close();
}

/** By touch: the second tap opens the bubble; pad and tools are all in sight. */
async function touch() {
  const { page, context } = await open("touch", PHONE, at(EASY));
  await page.evaluate(() => window.qedoku.set("bubbleBare", true));
  await cell(page, 29).tap();
  check(!(await page.isVisible(".bubble")), "the first tap opens the bubble");
  await cell(page, 29).tap();
  await page.waitForSelector(".bubble:not([hidden])");
  await page.tap(".key >> nth=6");
  check((await values(page))[29] === "7", "the pad enters nothing");
  await room(page, "puzzles");
  await room(page, "play");
  check((await values(page))[29] === "7", "rooms lose the game");
  await context.close();
}

/** The card of the first visit stays while one plays, so that nothing moves; givens are typed one after the other. */
async function first() {
  const phone = await open("first-phone", PHONE);
  check(await phone.page.locator(".welcome").evaluate((node) => node.scrollHeight <= node.clientHeight + 1), "on a phone the first card is cut");
  await phone.context.close();
  const window = await open("first");
  const { page, context } = window;
  check((await page.evaluate(() => window.qedoku.game.givens.filter((digit) => digit).length)) > 33, "the first puzzle has few givens");
  await page.waitForFunction(() => document.querySelector(".grade b").textContent === "first steps");
  await page.locator(".welcome").getByText("How it works").click();
  check((await page.textContent(".basics .told")).includes("Each row, each column and each box"), "how sudoku works is not told");
  await accessible(window, "basics");
  await page.getByText("Show me a step").click();
  await rungs(page, 1);
  await room(page, "play");
  const key = await page.locator(".key").first().boundingBox();
  await page.keyboard.press("Home");
  for (let cells = 0; cells < 26; cells += 1) {
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("1");
    if (cells % 9 === 8) await page.keyboard.press("ArrowDown");
  }
  check((await page.evaluate(() => window.qedoku.game.entries().length)) >= 10, "too few entries were made");
  check((await page.locator(".key").first().boundingBox()).y === key.y, "the pad moves while one plays");
  await room(page, "puzzles");
  await room(page, "play");
  check(!(await page.locator(".welcome").count()), "the card of the first visit stays for good");
  await room(page, "puzzles");
  await page.getByText("Enter givens").click();
  for (const press of ["5", "3", "Space", "7"]) await page.keyboard.press(press);
  check((await values(page)).startsWith("53.7."), `givens are typed as ${(await values(page)).slice(0, 9)}`);
  // Who moves on by arrows all the same leaves no gaps.
  for (const press of ["ArrowRight", "1", "ArrowDown", "8"]) await page.keyboard.press(press);
  const typed = await values(page);
  check(typed.startsWith("53.71") && typed[13] === "8", `arrows leave gaps between givens: ${typed.slice(0, 18)}`);
  await context.close();
}

/** From how sudoku works a small board is made. */
async function small() {
  const { page, context } = await open("small");
  await page.locator(".welcome").getByText("How it works").click();
  await page.getByText("Try it on 4×4").click();
  await page.waitForFunction(() => window.qedoku.game.rules?.rules.size === 4);
  await context.close();
}

/** The same question, asked again while it is worked on, keeps its answer; a walk is played up to a step, as one move. */
async function asked() {
  const { page, context } = await open("asked", {}, at(EASY));
  await page.evaluate(() => {
    // As it is with a hard puzzle: the answer takes its time.
    const { engine } = window.qedoku;
    const { ask } = engine;
    engine.ask = (channel, request) => ask.call(engine, channel, request).then((reply) => (channel === "why" ? new Promise((done) => setTimeout(() => done(reply), 600)) : reply));
  });
  await cell(page, 1).click();
  await page.keyboard.press("y");
  await page.waitForTimeout(200);
  await page.keyboard.press("y");
  await page.locator("#panel-why .swap .res").filter({ visible: true }).waitFor();
  await page.keyboard.press("End");
  check(/^Why is r1c2 6\?$/.test(await page.locator("#panel-why h2").first().textContent()), "a question that is asked twice has no answer");
  await page.click("#tab-walk");
  await page.locator("#panel-walk .row").first().waitFor();
  for (let step = 0; step < 2; step += 1) await page.keyboard.press("ArrowRight");
  await page.getByText("Enter to here").click();
  check((await page.evaluate(() => window.qedoku.game.entries().length)) === 3 && (await page.getAttribute("#app", "data-room")) === "play", "a walk is not played up to its step");
  await page.locator(".notice").getByText("Undo").click();
  check((await values(page)) === EASY, "a walk that was played is more than one move");
  await context.close();
}

/** Why a puzzle has no solution is shown step by step. */
async function impossible() {
  const window = await open("impossible", {}, at(EASY.replace(".91.5.", ".91.56")));
  const { page, context, shot } = window;
  await page.locator(".cards .note.bad").getByText("Show why").click();
  await page.locator(".proofbox .res").waitFor();
  check((await page.locator(".proofbox").textContent()).includes("So the puzzle has no solution."), "why there is no solution is not told");
  await page.locator(".layer.below .void").first().waitFor({ state: "attached" });
  await accessible(window, "a puzzle without a solution");
  await shot("impossible");
  await context.close();
}

/** On a phone what is done now and then with a game stands behind three dots where one plays. */
async function menu() {
  const window = await open("menu", PHONE, at(EASY));
  const { page } = window;
  const dots = page.locator(".menu2 summary");
  await cell(page, 1).tap();
  await page.locator(".key").first().tap();
  await dots.tap();
  await page.locator(".menu2").getByText("Remember this position").tap();
  await dots.tap();
  await accessible(window, "the menu of a phone");
  const over = page.locator(".menu2").getByText("Start over");
  await over.tap();
  // A tap that follows at once is a slip.
  await page.waitForTimeout(500);
  await page.locator(".menu2").getByText("Clear all?").tap();
  check((await values(page)) === EASY && !(await over.isVisible()), "a phone does not start over");
  await dots.tap();
  await page.locator(".menu2").getByText("Back to that position").tap();
  check((await values(page))[1] === "1", "a phone does not come back to a position");
  await page.context().close();
}

export default async function play() {
  await first();
  await small();
  await keys();
  await pointer();
  await touch();
  await menu();
  await asked();
  await impossible();
}
