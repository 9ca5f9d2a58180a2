// Links and texts lead out and in again; a damaged text is told by its place; puzzles are made.
import { back } from "./back.mjs";
import { EASY, SOLUTION, SPARSE, accessible, at, cell, check, open, paste, room, url, values } from "./lib.mjs";

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
  for (const what of ["#make-by ~ .primary", "#bring", "#share", ".tile >> nth=0"]) {
    const box = await page.locator(what).boundingBox();
    check(box.y + box.height <= 800, `${what} is below the fold`);
  }
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
  await listed(other);
  await refused(other.page);
  await made(other);
  await gentle();
  await onSpot(other);
  await sorted(other);
  await uneven(other);
  await loose();
  await back();
  await exemplified(other.page);
  const broken = await open("broken", {}, `${url}#p=%`);
  await broken.page.locator("#bring .problem").waitFor();
  await broken.context.close();
  await other.context.close();
  await page.context().close();
}

/** A game is removed from the list and comes back; those that are ticked are printed, as many on a sheet as are wanted. */
async function listed(window) {
  const { page, shot } = window;
  await paste(page, SPARSE);
  await page.waitForFunction((wanted) => [...document.querySelectorAll("[role=gridcell]")].map((it) => it.dataset.value || ".").join("") === wanted, SPARSE);
  await page.waitForFunction(() => /SE \d/.test(document.querySelector(".grade").textContent));
  await room(page, "puzzles");
  const tiles = page.locator(".tile");
  check((await tiles.count()) === 2, `${await tiles.count()} games are listed`);
  await page.locator(".remove").last().click();
  await accessible(window, "a game is removed");
  check((await tiles.count()) === 1 && (await page.evaluate(() => document.activeElement.textContent)) === "Undo", "a game is not removed, or the way back is lost");
  await page.locator(".gone button").click();
  check((await tiles.count()) === 2, "a game that was removed does not come back");
  await page.evaluate(() => (window.print = () => (window.printed = [document.querySelectorAll(".a4:not(.solutions)").length, document.getElementById("paper").textContent])));
  await page.getByText("Print several").click();
  await page.locator('.printbar [data-size="1"]').click();
  await accessible(window, "games are ticked");
  await shot("ticked");
  await page.click("#print-ticked");
  check((await page.evaluate(() => window.printed[0])) === 2, "the sheets are not as many as are wanted");
  await page.locator(".printbar").getByText("This puzzle").click();
  await page.click("#print-ticked");
  const [sheets, text] = await page.evaluate(() => window.printed);
  check(sheets === 1 && /^Qedokuname _+ +date _+1 puzzle.*1(simple|intermediate|advanced|ultimate)SE \d/.test(text), `one puzzle is printed as ${text}`);
  await page.locator(".printbar").getByText("Cancel").click();
  await page.locator(".remove").last().click();
  await room(page, "play");
  await room(page, "puzzles");
  check((await tiles.count()) === 1 && !(await page.locator(".gone").count()), "what was removed stays when the room is left");
}

/** What is no puzzle is told, and takes nothing away. */
async function refused(page) {
  const before = await values(page);
  await paste(page, "12x");
  await page.locator("#bring .problem").waitFor();
  check((await values(page)) === before, "a damaged text takes the puzzle away");
  await paste(page, `${EASY}\n${SOLUTION}\n123\n`);
  await page.locator(".offered li").nth(1).waitFor();
  // Those of a text are opened one after the other.
  await page.locator(".offered button").nth(1).click();
  check((await values(page)) === SOLUTION, "another puzzle of a text is opened");
  await room(page, "puzzles");
  await page.locator(".offered button").first().click();
  check((await values(page)) !== SOLUTION, "the others of a text are gone once one is opened");
  await room(page, "puzzles");
  await paste(page, '<img src=x onerror="window.hurt=1">');
  await page.locator("#bring .problem").waitFor();
  check(!(await page.evaluate(() => window.hurt)), "a text became a part of the page");
}

/** What is pasted over the board and is no puzzle is told there; the text is at hand under Puzzles. */
async function onSpot(window) {
  const { page } = window;
  await room(page, "play");
  const before = await values(page);
  await paste(page, "dear reader");
  await page.locator(".notice").getByText("No puzzle is found").waitFor();
  check((await page.getAttribute("#app", "data-room")) === "play" && (await values(page)) === before, "a text that is no puzzle takes the game away");
  await accessible(window, "a message on the spot");
  await page.keyboard.press("Escape");
  check(!(await page.locator(".notice").isVisible()), "the message on the spot stays");
  // One puzzle that is there thrice is opened, and that is said.
  await paste(page, `${SPARSE}\n${SPARSE}\n${SPARSE}`);
  await page.locator(".notice").getByText("3 puzzles, all the same").waitFor();
  await paste(page, "dear reader");
  await page.locator(".notice .btn").click();
  check((await page.inputValue("#paste")) === "dear reader" && (await page.locator("#bring .problem").isVisible()), "the text is not there to be mended");
}

/** The bounds of a rating that are in the wrong order change places once they are left, and not before. */
async function sorted({ page }) {
  await room(page, "puzzles");
  await page.click("#make-rating");
  const [least, most] = [page.locator(".bound").first(), page.locator(".bound").last()];
  await least.fill("9");
  await most.focus();
  check((await least.inputValue()) === "9", "a bound changes its place while the other is entered");
  await most.fill("2");
  await most.blur();
  await page.locator(".newp .said").getByText("changed places").waitFor();
  check((await least.inputValue()) === "2" && (await most.inputValue()) === "9", "bounds in the wrong order stay");
}

/** Of a text with a short row it is said which, right below it; the row is selected, and the rest is taken to the board. */
async function uneven(window) {
  const { page } = window;
  const rows = EASY.match(/.{9}/g);
  rows[4] = rows[4].slice(1);
  await room(page, "puzzles");
  await paste(page, rows.join("\n"));
  await page.locator("#bring .problem").getByText("Row 5 has 8 cells, not 9.").waitFor();
  const [field, wrong, button] = [await page.locator("#paste").boundingBox(), await page.locator("#bring .problem").boundingBox(), await page.locator("#bring").getByText("Open", { exact: true }).boundingBox()];
  check(field.y < wrong.y && wrong.y < button.y, "what is wrong with a text does not stand below it");
  const selected = await page.evaluate(() => document.getElementById("paste").value.slice(document.getElementById("paste").selectionStart, document.getElementById("paste").selectionEnd));
  check(selected === rows[4], `of a text with a short row "${selected}" is selected`);
  await accessible(window, "a row is short");
  await page.locator("#bring").getByText("Finish it on the board").click();
  await page.getByText("Start playing").waitFor();
  check((await values(page)).slice(0, 36) === EASY.slice(0, 36) && (await cell(page, 44).getAttribute("aria-selected")) === "true", "the rows of a text do not come to the board");
  await room(page, "puzzles");
}

/** Where none is found in which nothing is harder than a technique, one is made in which something is, and that is said; unless nothing is all the same. */
async function loose() {
  const { page, context } = await open("loose", {}, at(EASY));
  const make = (er) => page.evaluate((rating) => {
    const { engine } = window.qedoku;
    window.ask ??= engine.ask.bind(engine);
    engine.ask = (channel, request) => {
      if (request.order?.se) return { type: "error", kind: "not-reached", message: "" };
      if (request.type === "grade") return { type: "graded", grade: { tier: "advanced", hardest: "x-wing", er: rating } };
      return window.ask(channel, request);
    };
    window.qedoku.makeWith("x-wing");
  }, er);
  await make(7.2);
  await page.locator(".notice").getByText("None without harder steps was found").waitFor();
  await page.locator(".rulecard").getByText("Made to need: X-Wing").waitFor();
  await make(3.2);
  await page.locator(".rulecard").getByText("Needs X-Wing, nothing harder").waitFor();
  check(!(await page.locator(".notice").isVisible()), "of a puzzle without harder steps it is said that it has some");
  await context.close();
}

/** Where no puzzle needs a technique, the example of its page is opened, with a word that says so. */
async function exemplified(page) {
  await page.evaluate(() => {
    const { engine } = window.qedoku;
    const ask = engine.ask.bind(engine);
    engine.ask = (channel, request) => (request.type === "generate" ? { type: "error", kind: "not-reached", message: "" } : ask(channel, request));
    window.qedoku.openTechnique("junior-exocet");
  });
  await page.locator(".techacts").getByText("Make a puzzle that needs it").click();
  await page.locator(".notice").getByText("Junior Exocet").waitFor();
  // The example stands beside its page, at its step: both come after the word, when the engine has told them.
  await page.waitForSelector("#app[data-panel=technique]");
  await page.getByText("Show my game").first().waitFor();
  await page.locator(".layer.above > *").first().waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  check((await page.locator(".layer.digits .c").count()) > 0, "the example stands without candidates");
}

/** First steps have many givens, are of the first tier, and another like it is as well. */
async function gentle() {
  const { page, context } = await open("gentle", {}, at(EASY));
  await room(page, "puzzles");
  await page.click("#make-difficulty");
  await page.click('[data-tier="gentle"]');
  await page.getByText("Make a puzzle", { exact: true }).click();
  await page.waitForFunction(() => document.querySelector("#app").dataset.room === "play" && document.querySelector(".grade b").textContent === "first steps");
  check((await values(page)).replaceAll(".", "").length >= 33, "a puzzle for first steps has few givens");
  await page.evaluate(() => window.qedoku.moreLike());
  check((await page.evaluate(() => window.qedoku.puzzles.make.tier)) === "gentle", "the next is no puzzle for first steps");
  // An empty grid lacks givens, and nothing else is wrong with it.
  await room(page, "play");
  await paste(page, ".".repeat(81));
  await page.locator(".cards").getByText("No givens yet.").waitFor();
  check((await page.locator(".grade b").textContent()) === "Empty board" && !(await page.locator(".layer.digits .unsure").count()), "an empty grid is called improper, or its cells are marked");
  await page.locator(".cards").getByText("Enter givens").click();
  check(await page.evaluate(() => window.qedoku.game.setup), "no givens can be entered into an empty grid");
  await context.close();
}

/** A puzzle that needs a technique, and one that cannot be. */
async function made(window) {
  const { page } = window;
  const before = await values(page);
  await room(page, "puzzles");
  await page.click("#make-technique");
  await page.getByText("Make a puzzle", { exact: true }).click();
  check((await page.locator(".newp .problem").first().textContent()).startsWith("Name a technique"), "a puzzle is made though no technique is named");
  // One is taken from the list, or named.
  const families = page.locator(".names summary");
  check((await families.count()) > 12, "the techniques are not listed by family");
  await families.filter({ hasText: /^Fish/ }).click();
  await page.locator('.names [data-slug="swordfish"]').click();
  check((await page.inputValue("#needs")) === "Swordfish", "a technique of the list is not taken");
  await page.locator('.names [data-slug="swordfish"][aria-current]').waitFor();
  await page.locator("#needs").fill("X-Wing");
  check((await page.locator('.names [data-slug="x-wing"] .to').textContent()) === "SE 3.2", "the list does not say how hard a technique is");
  await accessible(window, "make by technique");
  await page.getByText("Make a puzzle", { exact: true }).click();
  await page.waitForFunction((old) => [...document.querySelectorAll("[role=gridcell]")].map((it) => it.dataset.value || ".").join("") !== old, before);
  check((await page.getAttribute("#app", "data-room")) === "play", "a puzzle that was made does not open its room");
  // Nothing in it is harder, unless that is wanted.
  await page.locator(".rulecard").getByText("Needs X-Wing, nothing harder").waitFor();
  await page.waitForFunction(() => document.querySelector(".grade .se")?.textContent === "SE 3.2");
  await room(page, "puzzles");
  await page.locator("#needs").fill("no such thing");
  await page.getByText("Make a puzzle", { exact: true }).click();
  await page.locator(".newp .problem").first().waitFor();
}
