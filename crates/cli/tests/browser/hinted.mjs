// A plain clash, a hint that stays open while one plays, a wrong move that is named, and candidates that are asked about.
import { EASY, PHONE, accessible, at, cell, check, more, open, room, rungs, tab } from "./lib.mjs";

/** While a hint is open, notes leave it, and its digit is known when it is entered; another move ends it, and nothing moves. */
async function found() {
  const window = await open("found", {}, at(EASY));
  const { page } = window;
  await tab(page, "hint");
  await rungs(page, 1);
  await page.waitForFunction(() => window.qedoku.rooms.learn.views.hint.step);
  const [placed] = await page.evaluate(() => window.qedoku.rooms.learn.views.hint.step.place);
  const [, row, column, digit] = /r(\d)c(\d)=(\d)/.exec(placed).map(Number);
  await room(page, "play");
  const key = await page.locator(".key").first().boundingBox();
  await cell(page, (row - 1) * 9 + column - 1).click();
  await page.keyboard.press(`Shift+${digit}`);
  check(/^Where to look/.test(await page.locator(".hinted").textContent()), "a note ends a hint");
  await page.keyboard.press(String(digit));
  check((await page.locator(".hinted").textContent()) === "That was it.", "that the digit of a hint was found is not said");
  await accessible(window, "a hint that was found");
  await page.keyboard.press("Control+z");
  check(!(await page.locator(".toldof").isVisible()) && (await page.locator(".key").first().boundingBox()).y === key.y, "what is told of a hint stays, or keys move");
  await page.context().close();
}

/** A move that is wrong is named, with the way on, and nothing of an older hint is marked. */
async function wrongMove() {
  const window = await open("wrong", {}, at(EASY));
  const { page } = window;
  await more(page);
  await room(page, "play");
  await cell(page, 1).click();
  await page.keyboard.press("9");
  await page.locator(".menu summary").click();
  await page.locator(".menu").getByText("Name my move").click();
  const hint = page.locator("#panel-hint");
  await hint.getByText("r1c2=9 is wrong.").waitFor();
  check((await hint.locator("h2").first().textContent()) === "Your move" && !(await page.locator(".layer.below > *").count()), "a wrong move has another heading, or old marks");
  await accessible(window, "a wrong move");
  await hint.locator(".link").click();
  await rungs(page, 1);
  await page.context().close();
}

/** Where candidates stand, the first click on a cell selects it and the second asks; a digit that is right stays hidden. */
async function candidates() {
  const window = await open("candidates", {}, at(EASY));
  const { page } = window;
  await page.evaluate(() => window.qedoku.toggle("auto", true));
  check((await page.locator(".tools button:visible").allTextContents()).join() === "Digit,Corner,Strike,Color", "where candidates stand two tools strike, or none marks corners");
  await tab(page, "why");
  const panel = page.locator("#panel-why");
  // The 6 of r1c2, which is its digit.
  const box = await cell(page, 1).boundingBox();
  const position = { x: box.width * 0.8, y: box.height * 0.5 };
  await cell(page, 1).click({ position });
  await panel.getByText("Why its digit?").waitFor();
  await cell(page, 1).click({ position });
  await panel.locator(".swap .res").waitFor();
  check((await panel.locator("h2").first().textContent()) === "Why r1c2?" && (await panel.getByText("Show the digit").isVisible()), "a right candidate gives the digit away");
  await panel.getByText("Show the digit").click();
  check((await panel.locator(".others .key").allTextContents()).join() === "7,9", "under an answer no other digit can be asked about");
  await accessible(window, "an answer with other digits");
  await panel.locator(".others .key").first().click();
  await page.waitForFunction(() => /not 7/.test(document.querySelector("#panel-why h2").textContent));
  await page.context().close();
}

/** Two equal digits in a row are said at once, and only the wrong one of them is marked as wrong. */
async function clash() {
  const window = await open("clash", {}, at(EASY));
  const { page } = window;
  await cell(page, 1).click();
  await page.keyboard.press("3");
  const [first] = await more(page);
  check(/^Seen on the board.*two 3s.*r1c2 = 3 is wrong/.test(first), `a plain clash is told as ${first}`);
  check((await page.evaluate(() => [...window.qedoku.shown().view.wrong].join())) === "1", "the right digit of a clash is marked as wrong");
  await accessible(window, "a clash");
  await page.context().close();
}

/** A walk that a wrong entry stops says so in a card with both ways back, and from the givens it begins. */
async function stopped() {
  const { page } = await open("stopped", {}, at(EASY));
  await cell(page, 1).click();
  await page.keyboard.press("9");
  const panel = await tab(page, "walk");
  await panel.getByText("A mistake").waitFor();
  check(await panel.getByText("Undo to before it").isVisible(), "a walk that a wrong entry stops has no way back");
  await panel.locator("input[type=checkbox]").click();
  check(!(await panel.getByText("A mistake").count()) && (await panel.getByText("Begin").isVisible()), "what was said of entries stays where a walk is to begin from the givens");
  await panel.locator("input[type=checkbox]").click();
  await panel.getByText("Begin").click();
  await panel.getByText("Remove the wrong entry only").click();
  await panel.locator(".outline .row").first().waitFor();
  await page.context().close();
}

/** Why not, of the right digit, is answered above the steps, before the digit is told. */
async function rightly() {
  const { page } = await open("rightly", {}, at(EASY));
  await cell(page, 1).click();
  const panel = await tab(page, "why");
  await panel.getByRole("button", { name: "6: why not?" }).click();
  await panel.locator(".rightly").getByText("6 cannot be ruled out.").waitFor();
  await panel.getByText("Show the digit").click();
  await panel.locator(".rightly").getByText("6 is the right digit.").waitFor();
  await page.context().close();
}

/** All rungs are told at once, or up to a dot; a click where more was told applies nothing; a reload leads back, in both rooms. */
async function whole() {
  const window = await open("whole", {}, at(EASY));
  const { page } = window;
  await more(page);
  await page.locator("#panel-hint .dots li").nth(2).click();
  check((await rungs(page, 3)).length === 3, "a click on the third dot tells not three rungs");
  const more_ = await page.locator("#panel-hint .tells").boundingBox();
  const before = await page.locator(".grade").textContent();
  await page.locator("#panel-hint .every").click();
  await page.locator("#panel-hint .isall").waitFor();
  const told = await page.locator(".ladder > .said").count();
  check((await page.locator("#panel-hint .head .num").textContent()) === `${told} of ${told}`, "not all of a hint is told at once");
  check((await page.locator("#panel-hint .fix").boundingBox()).x < more_.x + more_.width, "nothing stands where more was told, and a slip need not be feared");
  const [why, body] = await Promise.all([".ladder > .now", "#panel-hint .body"].map((it) => page.locator(it).boundingBox()));
  check((await page.locator(".ladder > .now .lbl").textContent()) === "Why" && why.y >= body.y && why.y + why.height <= body.y + body.height, "of a hint as a whole another part than why is in view");
  await accessible(window, "a hint as a whole");
  for (const name of ["learn", "play"]) {
    await page.reload();
    await page.waitForFunction((count) => window.qedoku?.rooms.learn?.views.hint.rungs.length === count, told);
    check((await page.getAttribute("#app", "data-room")) === name, `a reload leads from ${name} elsewhere`);
    check(await page.locator(name === "play" ? ".toldof" : ".ladder").isVisible(), `what was told is gone in ${name}`);
    await room(page, "play");
  }
  check((await page.locator(".toldof b").textContent()) === "What follows", "over the keys another part of a hint stands than what follows");
  check((await page.locator(".grade").textContent()) === before, "a hint that was told changed the game");
  await page.context().close();
}

/** Where a list finds no step, those of the technique stand in it that a hint names. */
async function alike() {
  const { page } = await open("alike", {}, at(EASY));
  await page.evaluate(() => {
    const { engine } = window.qedoku;
    const ask = engine.ask.bind(engine);
    engine.ask = (channel, request) => (request.type === "steps" && !request.techniques ? { type: "listed", messages: [] } : ask(channel, request));
  });
  const panel = await tab(page, "steps");
  await panel.locator(".row").first().waitFor();
  await panel.locator(".swap .res").waitFor();
  await page.context().close();
}

/** On a phone a walk goes by itself, and its speed is seen and changed. */
async function filmed() {
  const { page } = await open("filmed", PHONE, at(EASY));
  const walk = await tab(page, "walk");
  await walk.locator(".swap .res").waitFor();
  await walk.locator(".icb.film").tap();
  await walk.locator(".speed.film").tap();
  check((await walk.locator(".speed.film").textContent()) === "2 ×" && !(await walk.locator(".take").isVisible()), "the speed of a walk is not seen on a phone");
  await walk.locator(".icb.film").tap();
  check(await walk.locator(".take").isVisible(), "a walk that was paused cannot be entered");
  await page.context().close();
}

export async function hinted() {
  for (const run of [clash, found, wrongMove, stopped, rightly, candidates, whole, alike, filmed]) await run();
}
