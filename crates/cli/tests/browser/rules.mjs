// Puzzles under other rules are opened by links, drawn, played, explained and shared; a classic one comes after them.
import { readFile } from "node:fs/promises";
import { EASY, LOW, PHONE, accessible, cell, check, drawn, more, open, paste, room, tab, url, values } from "./lib.mjs";

/** Made by this project's generator: a killer, and a board of 4x4 with irregular boxes. */
const KILLER = "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QGMBDAcxmQAIwYYATcgZgoDsBXAWwCMYAncgRhCpi3CDQQBtccAC%2ByGXNnylilQoC6yKauULdOmRq17tJ44f2mL6zVdsnzlx2ZtO71o27sPjPrxvAA9lgsGAFMEnzIAKzIAEzIAOzIKAAcyABsyAAsyIxpKEk5jJnxkTHF2XHRyJH5idXxqTW59Zk5hS0lydVpkZm11R0ojI31kXnVOfFdaf2VSYwxKEXVKF2RSSn%2BANYQWDjcRKQSoPgw%2B2ASIABKfADCAqi3d7GCN7EvIP4AboTBuCA%2BFEQIoCOcsJd4OIbvd6G9rh84U96Hc4T8%2FiwAXw4aCzhcrs8svD7sCnvd0l9UL9%2FggQLEibjwZDoc8EsS7il2YhKSBqZjadiQXIwfioe8HvCUY8bijXk8shL0TS8LFXozRSyPkTkXdtTK7qSbgqiUr%2BXg%2BNz1RCCR9DQi7hTTQDLcK8daxfa2TqKTqvUa7mynQLOVbmeLOU8Ptyg3gKaGCSiI%2Fro1SMVi466mQSFXL%2FUiblEJU9C68Y3S1ZmNf67QqfQWHTy%2BVicZX3SyFUnroW%2FV2OY20wKXacsx6Fdzi3dxzd0pP%2B8qQGz4x7C%2Fne3re8Cy3wBEuWTPpdcZ7nD6i52bAcDd9PdfCEqenneTan50ORW3r3aZ3XrnfN8%2FzxaQrDlWJ49ne353j2KQBmeAKxDurZhienZ3p20GcluAAMQFvkhd4Hnex7QQeiCKv%2BcEVsB74%2FrOTzQVO1ykZ2pEpryA54PQ2FXtc0HHqRpbkQKCFUUh0GrqRaKCeawm4QS0HrqRT5sfOfBcYhckGvCpF%2FspAFqSJGnfqRRkwVhIJqNIQA%3D";
const SMALL = "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcAWANCALhNAbO8SIA8UACAKwgHMwBDAd2WLBhgBNiSA7AVwFsAjGACdiARhCoKgiCwQBtWaABu1LF1wAmCREUwOCNILWpBMChAD2e%2BAGYAvslAmzlhHYchlq3Na06rBoxAnCys3R1MQ11sAXWQFIIiXeBF7cOcrFPdgpMy0yPgABhi4vJzUhPSEdXLsq2r3TzUEEV9dfUMYY0SrItj42qqa7sGs4cKhyvHo2PBzVQwk2U0WnxQUZeQfVeQNleR16NsgA%3D%3D%3D";
/** Totals of two diagonals and of a row. */
const LINES = JSON.stringify({
  size: 9,
  grid: Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({}))),
  littlekillersum: [{ cell: "R0C6", cells: ["R1C5", "R2C4", "R3C3", "R4C2", "R5C1"], direction: "DL", value: "31" }, { cell: "R5C10", cells: ["R4C9", "R3C8", "R2C7", "R1C6"], direction: "UL", value: "27" }],
  sandwichsum: [{ cell: "R3C0", value: "14" }],
});
const SOLUTION = "2134421334211342";

const shown = (page) => page.locator("#board [role=gridcell]").filter({ visible: true }).count();
const hash = (text) => `${url}#p=${encodeURIComponent(text)}`;

/** What the card of rules says. */
const told = (page) => page.textContent(".rulecard details");

/** How many candidates are seen, as they are or in a mark. */
const candidates = (page) =>
  page.evaluate(() => [...document.querySelectorAll(".layer.digits text, .layer.above .n text:not(.letter)")].map((node) => node.textContent).join("").length);

/** Whether all totals of cages stand inside the board. */
const inside = (page) =>
  page.evaluate(() => {
    const board = document.querySelector("#board").getBoundingClientRect();
    const boxes = [...document.querySelectorAll(".layer.signs text")].map((node) => node.getBoundingClientRect());
    return boxes.length > 0 && boxes.every((it) => it.left > board.left && (it.top + it.bottom) / 2 > board.top + 4);
  });

/** On the smallest phones what fits into a cage is seen above the tools; a total beside the board is marked with its line. */
async function narrow() {
  const window = await open("narrow", { ...PHONE, viewport: { width: 375, height: 667 } }, hash(KILLER));
  const { page } = window;
  await page.waitForSelector(".layer.variants path");
  await cell(page, 0).tap();
  await page.locator(".ways .way").first().waitFor();
  const [ways, tools, card] = await Promise.all([".ways", ".tools", ".rulecard"].map((it) => page.locator(it).boundingBox()));
  check(ways.height > 18 && card.height > 40 && card.y + card.height <= tools.y, `what fits into a cage has no room: ${JSON.stringify([ways, card, tools])}`);
  await accessible(window, "a killer on a small phone");
  await page.context().close();
  const other = await open("line", {}, hash(LINES));
  await other.page.waitForSelector("text.outside");
  await other.page.evaluate(() => window.qedoku.showMarks({ areas: [], nodes: [], links: [], bands: [], legend: [], named: [[4, 12, 20, 28, 36]] }));
  check((await other.page.locator(".outside.told").allTextContents()).join() === "31" && (await other.page.locator(".namedline").count()) === 1, "a total beside the board is not marked with its line");
  await other.page.context().close();
}

/** On phones the ways of a cage have the whole card, which keeps its size, and leave the way to the rules. */
async function carded() {
  for (const options of [PHONE, LOW]) {
    const { page } = await open("ways on a phone", options, hash(KILLER));
    await page.waitForSelector(".rulecard .ways");
    const top = async (name) => (await page.locator(name).boundingBox()).y;
    const before = await top(".tools");
    await cell(page, 0).tap();
    await page.locator(".ways.tells").waitFor();
    const [ways, card] = await Promise.all([".ways", ".rulecard"].map((it) => page.locator(it).boundingBox()));
    check(ways.height > card.height - 4 && (await top(".tools")) === before, `the ways of a cage have ${ways.height} of ${card.height}, or the tools move`);
    await page.locator(".rulecard summary").tap();
    check(await page.locator(".rulecard .told").isVisible(), "the rules are not reached beside the ways of a cage");
    await page.context().close();
  }
}

/** A killer: its cages are drawn, what fits in one is told, its hints draw, and its link opens it again. */
async function killer() {
  const window = await open("killer", {}, hash(KILLER));
  const { page, shot } = window;
  await page.waitForSelector(".layer.variants path");
  check(/^Rules: killer cages.*add up to/.test(await told(page)), `the rules are not told: ${await told(page)}`);
  check(await inside(page), "a total of a cage stands on the frame");
  await cell(page, 0).click();
  await page.waitForFunction(() => /Cage \d+: (\(\d+ ways[^)]*\) )?\d+/.test(document.querySelector(".ways").textContent));
  await shot("play");
  await accessible(window, "killer");
  await more(page);
  await tab(page, "walk");
  await drawn(page);
  const seen = await candidates(page);
  check(seen > 0 && seen < 200, `${seen} candidates are seen, and not those of the cells alone that the step is about`);
  await shot("walk");
  await page.keyboard.press("Escape");
  await room(page, "puzzles");
  await page.getByText("Copy link").click();
  await page.locator("#share").getByText("Copied").waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.locator("#share summary").click();
  check(!(await page.isVisible('[data-site="sudokuwiki"]')) && (await page.isVisible('[data-site="f-puzzles"]')), "sites are offered that do not know the rules");
  check(/f-puzzles|sudokupad|jsonl/.test(await page.inputValue("#format")), "a format is chosen that does not keep the rules");
  const other = await open("killer again", {}, link);
  await other.page.waitForSelector(".layer.variants path");
  check((await other.page.locator(".layer.variants text").count()) === (await page.locator(".layer.variants text").count()), "the link has other totals");
  await other.page.context().close();
  await page.waitForTimeout(500);
  await page.goto(url);
  await page.waitForSelector(".layer.variants path");
  await page.context().close();
}

/** Open rules, however long, never lie over the tools; what fits into a cage is seen beside what was told of a hint. */
async function roomy() {
  const boxes = (page) => page.evaluate(() => [".rulecard", ".ways", ".tools"].map((name) => document.querySelector(name).getBoundingClientRect()).map(({ top, bottom, height }) => ({ top, bottom, height })));
  for (const height of [800, 720, 600]) {
    const { page } = await open(`long rules, ${height}`, { viewport: { width: 1280, height } }, hash(KILLER));
    await page.waitForSelector(".rulecard");
    await page.evaluate(() => {
      window.qedoku.game.credits = { title: "Long", author: "", rules: "What its setter says of it takes many words. ".repeat(30) };
      window.qedoku.update();
    });
    const [card, , tools] = await boxes(page);
    const over = await page.evaluate(() => [...document.querySelectorAll(".tools button")].filter((node) => {
      const { left, top, width } = node.getBoundingClientRect();
      return !node.hidden && !node.contains(document.elementFromPoint(left + width / 2, top + 4));
    }).length);
    check(card.bottom <= tools.top && !over, `long rules lie over the tools at a height of ${height}`);
    await page.context().close();
  }
  for (const options of [PHONE, LOW, { viewport: { width: 1280, height: 720 } }]) {
    const { page } = await open("a cage beside a hint", options, hash(KILLER));
    await page.waitForSelector(".rulecard");
    await more(page);
    await room(page, "play");
    await cell(page, 0).click();
    await page.locator(".hinted").waitFor();
    const [card, ways, tools] = await boxes(page);
    check(ways.height >= 40 && ways.bottom <= card.bottom && card.bottom <= tools.top, `what fits into a cage is cut off beside a hint: ${Math.round(ways.height)} high`);
    await page.context().close();
  }
}

/** A saved picture is the board that is seen, with its rules in one line and no candidates that are not shown. */
async function pictured() {
  const { page } = await open("picture", {}, hash(KILLER));
  await page.waitForSelector(".rulecard");
  await cell(page, 0).click();
  await page.keyboard.press("Shift+4");
  await room(page, "puzzles");
  await page.locator("#share summary").click();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByText("Image (SVG)").click()]);
  const svg = await readFile(await file.path(), "utf8");
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
  check(texts.filter((text) => text.startsWith("Rules")).join() === "Rules: killer cages", `below the picture stands ${texts.at(-1)}`);
  check(texts.filter((text) => text === "4").length === 3 && !texts.some((text) => /^[1-9]{2,}$/.test(text) && Number(text) > 45), "a picture has other notes than the board");
  const [image] = await Promise.all([page.waitForEvent("download"), page.getByText("Image (PNG)").click()]);
  check((await readFile(await image.path())).length > 10_000, "a picture is empty");
  await page.context().close();
}

/** Addresses of the page are opened when they are pasted; notes stay one's own over a reload, undo and a link. */
async function owned() {
  const { page } = await open("owned", {}, hash(KILLER));
  await page.waitForSelector(".layer.variants path");
  const notes = () => page.locator(".layer.digits .center").count();
  await page.getByRole("button", { name: "Fill notes" }).click();
  const filled = await notes();
  check(filled > 0, "notes are not filled in");
  await page.waitForTimeout(600);
  const address = page.url();
  check(address.length < 2000, `the address has ${address.length} characters`);
  await page.reload();
  await page.waitForSelector(".layer.variants path");
  check((await notes()) === filled, "a reload makes notes the page's own");
  await page.keyboard.press("Control+z");
  check((await notes()) === 0 && (await page.locator(".layer.digits .c").count()) === 0, "notes cannot be undone after a reload");
  await paste(page, EASY);
  await page.waitForFunction(() => !document.querySelector(".layer.variants path"));
  await paste(page, address.replace(url, "https://any.example/"));
  await page.waitForSelector(".layer.variants path");
  check((await notes()) === filled, "a link brings other notes than one's own");
  await page.context().close();
}

/** A board of 4x4 is played to its end, and a classic puzzle takes its place. */
async function small() {
  const window = await open("small", {}, hash(SMALL));
  const { page, shot } = window;
  await page.waitForSelector(".layer.lines g");
  check((await shown(page)) === 16, `${await shown(page)} cells are shown`);
  check((await page.locator(".key").filter({ visible: true }).count()) === 4, "the pad has other digits");
  await shot("small");
  await accessible(window, "small");
  await cell(page, 0).click();
  for (const [index, digit] of [...SOLUTION].entries()) {
    await page.keyboard.press(digit);
    await page.keyboard.press("ArrowRight");
    if (index % 4 === 3) await page.keyboard.press("ArrowDown");
  }
  await page.waitForSelector(".finishbox:not([hidden])");
  await shot("finish");
  await paste(page, EASY);
  await page.waitForFunction(() => [...document.querySelectorAll("#board [role=gridcell]")].filter((it) => it.offsetParent).length === 81);
  check((await values(page)) === EASY, "the classic puzzle is another");
  check(!(await page.locator(".layer.variants > *").count()), "rules are drawn that do not hold");
  await page.context().close();
}

/** A puzzle is made under rules that are chosen, and its rules are told. */
async function made() {
  const window = await open("made under rules");
  const { page, shot } = window;
  await room(page, "puzzles");
  await page.click("#make-rules");
  await page.getByText("Make a puzzle", { exact: true }).click();
  await page.locator(".newp .problem").getByText("Choose a rule").waitFor();
  check((await page.locator(".variant span").allTextContents()).every((text) => text.length > 10), "a rule that is offered is not told");
  await accessible(window, "variants");
  await page.click(".own .btn");
  check((await page.evaluate(() => document.activeElement.id)) === "paste", "one's own puzzle has no way in");
  // What cannot be made has samples.
  await page.getByText("Thermometers", { exact: true }).click();
  await page.waitForSelector(".layer.variants path");
  check(/^A sample: thermometers/.test(await page.textContent(".rulecard .credits")) && /digits rise/.test(await told(page)), "a sample is not told to be one");
  await accessible(window, "a sample");
  await room(page, "puzzles");
  await page.click('[data-rule="x"]');
  await page.click('[data-size="6"]');
  await shot("chosen");
  await accessible(window, "make under rules");
  await page.getByText("Make a puzzle", { exact: true }).click();
  await page.waitForFunction(() => [...document.querySelectorAll("#board [role=gridcell]")].filter((it) => it.offsetParent).length === 36);
  check((await page.getAttribute("#app", "data-room")) === "play", "a puzzle that was made does not open its room");
  check(/diagonal/.test(await told(page)), `the rules are not told: ${await told(page)}`);
  await room(page, "puzzles");
  check((await page.isDisabled('[data-rule="windoku"]')) && (await page.getAttribute('[data-rule="windoku"]', "title")), "windows are offered on a board of six rows");
  await page.click('[data-size="9"]');
  await page.click('[data-rule="windoku"]');
  check((await page.getAttribute('[data-rule="windoku"]', "aria-pressed")) === "true", "windows cannot be chosen");
  await page.context().close();
}

/** Totals of lines stand beside the board, whose cells are where they are drawn; on a phone too. */
async function beside() {
  for (const options of [{}, PHONE]) {
    const { page, shot } = await open("beside", options, hash(LINES));
    await page.waitForSelector(".layer.outsides text");
    const faults = await page.evaluate(() => {
      const box = (node) => node.getBoundingClientRect();
      const [board, view, paper] = ["#board", "#boardbox", ".board .paper"].map((name) => box(document.querySelector(name)));
      const isOutside = (it) => it.right <= board.left || it.bottom <= board.top || it.left >= board.right || it.top >= board.bottom;
      const isInView = (it) => it.left >= view.left - 1 && it.top >= view.top - 1 && it.right <= view.right + 1 && it.bottom <= view.bottom + 1;
      const totals = [...document.querySelectorAll(".layer.outsides text")].map(box);
      const apart = ["left", "top", "right", "bottom"].map((side) => Math.abs(board[side] - paper[side]));
      return [!totals.every(isOutside) && "a total stands in a cell", !totals.every(isInView) && "a total is cut off", Math.max(...apart) > 1.5 && `cells are not where they are drawn: ${apart}`, document.querySelector(".layer.signs text") && "a total is drawn twice"].filter(Boolean);
    });
    check(!faults.length, faults.join("; "));
    await shot(options === PHONE ? "phone" : "desktop");
    await page.context().close();
  }
}

export default async function rules() {
  await killer();
  await narrow();
  await carded();
  await roomy();
  await pictured();
  await beside();
  await owned();
  await made();
  await small();
}
