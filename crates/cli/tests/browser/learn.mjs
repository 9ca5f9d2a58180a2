// Hints by rungs, mistakes, why, every step, the walk with its check and its proof, the pages of techniques.
import { readFileSync } from "node:fs";
import { hinted } from "./hinted.mjs";
import { nets } from "./nets.mjs";
import { CASES, EASY, accessible, at, cell, check, drawn, more, open, room, rungs, tab, values } from "./lib.mjs";

/** What is opened and not asked says nothing: no rung of a hint, no step, and nothing on the board. Who chooses hint, steps or walk asks. */
async function untold(page) {
  await room(page, "learn");
  check((await page.getAttribute("#tab-hint", "aria-selected")) === "true", "another puzzle does not begin with hints");
  for (const name of ["hint", "why"]) {
    if (name === "why") await page.click("#tab-why");
    await page.waitForTimeout(300);
    check(!(await page.locator(".ladder > .said, .swap .res").filter({ visible: true }).count()), `${name}: tells what was not asked`);
    check(!(await page.locator(".layer.above > *").count()), `${name}: marks what was not asked`);
  }
  await room(page, "play");
}

/** What is found once another tab is open is not shown beside it, and stands in its own. */
async function left() {
  const { page } = await open("left", {}, at(EASY));
  await tab(page, "walk");
  await page.click("#tab-why");
  await page.waitForTimeout(1500);
  check(!(await page.locator(".layer.above > *, .layer.below > *").count()), "a walk that was left is shown beside another tab");
  await page.click("#tab-walk");
  await drawn(page);
  check((await page.locator("#panel-walk .res").textContent()) !== "", "a walk that was left says nothing");
  await page.context().close();
}

/** A wrong entry is found, explained and taken back; then the rungs of a hint. */
async function hints() {
  const window = await open("hint", {}, at(EASY));
  const { page, shot } = window;
  await cell(page, 2).click();
  await page.keyboard.press("7");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("9");
  await untold(page);
  const hint = await tab(page, "hint");
  await rungs(page, 1);
  check((await hint.locator("h2").first().textContent()) === "A mistake", "a mistake is not called one");
  check((await cell(page, 1).getAttribute("data-kind")) === "entry", "the wrong entry is marked before it is told");
  for (let rung = 2; rung < 4; rung += 1) await more(page);
  const said = (await more(page)).join("|");
  check(said.includes("It is r1c2=9, entry 2 of 2") && said.includes("can stand: go back to there"), `the wrong entry is not named: ${said}`);
  check((await cell(page, 1).getAttribute("data-kind")) === "wrongd", "the wrong entry is not marked");
  check((await more(page)).at(-1).includes("no place is left for 3 in row 2"), "what the entry makes impossible is not told");
  await more(page);
  check((await hint.locator(".head .num").textContent()) === "6 of 7" && (await hint.locator(".dots li").count()) === 7, "the rungs of a mistake are not counted");
  await accessible(window, "mistake");
  await shot("mistake");
  await hint.getByText("Show the steps").click();
  await hint.locator(".proofbox .res").waitFor();
  await drawn(page);
  await accessible(window, "steps to a contradiction");
  await hint.locator(".proofbox").getByText("Close").click();
  await hint.getByText("Undo to before it").click();
  check((await values(page)).slice(0, 10) === "3.7....2..", `the mistake is not taken back: ${(await values(page)).slice(0, 10)}`);
  await hint.locator(".foot").getByText("Redo").click();
  check((await values(page)).slice(0, 10) === "397....2..", `redo does not bring it again: ${(await values(page)).slice(0, 10)}`);
  await cell(page, 3).click();
  await page.keyboard.press("5");
  await more(page);
  await hint.getByText("Remove the wrong entry only").click();
  check((await values(page)).slice(0, 10) === "3.75...2..", `what is right does not stay: ${(await values(page)).slice(0, 10)}`);
  await page.evaluate(() => (window.qedoku.undo(), window.qedoku.undo(), window.qedoku.backToRight()));
  for (let rung = 1; rung <= 6; rung += 1) {
    await page.keyboard.press("?");
    await rungs(page, rung);
    if (rung === 4) check(!(await hint.locator(".foot").getByRole("button", { name: "Apply" }).isEnabled()), "a step can be applied before it is told");
  }
  const texts = await rungs(page, 6);
  check(new Set(texts).size === texts.length, `rungs repeat: ${texts.join(" | ")}`);
  check((await hint.locator(".head .num").textContent()) === "6 of 7" && (await hint.locator(".dots .on").count()) === 6, "the rungs are not counted");
  await drawn(page);
  await accessible(window, "hint");
  await shot("hint");
  // From the room of play it is seen again as it stood; there what follows stands over the keys, with the marks.
  await room(page, "play");
  check((await page.locator(".hinted").textContent()) === (await hint.locator(".said").filter({ hasText: "What follows" }).locator("> .lbl, > .txt").allTextContents()).join(""), `over the keys stands ${await page.locator(".hinted").textContent()}`);
  check((await page.locator(".layer.below > *, .layer.above > *").count()) > 0, "the mark of a hint goes with its room");
  await accessible(window, "a hint over the keys");
  await shot("hinted");
  await page.click(".ask .primary");
  await drawn(page);
  check((await rungs(page, 6)).length === 6, "a hint that is seen again says more");
  const before = (await values(page)).replaceAll(".", "").length;
  // Enter does what the blue button does.
  await page.keyboard.press("Enter");
  await rungs(page, 7);
  check((await values(page)).replaceAll(".", "").length === before, "Enter applies what was not told");
  await page.keyboard.press("Enter");
  await page.waitForFunction((old) => [...document.querySelectorAll("[role=gridcell]")].filter((it) => it.dataset.value).length > old, before);
  check(!(await hint.getByText("Name my move").count()), "a step of the page is called a move of the player");
  await page.keyboard.press("Control+z");
  await cell(page, 41).click();
  await page.keyboard.press("1");
  await tab(page, "hint");
  await rungs(page, 1);
  await named(window, hint);
  await page.context().close();
}

/** The last move is named, with its step, in both languages; an argument in plain words is a list. */
async function named(window, hint) {
  const { page, shot } = window;
  await hint.getByText("Name my move").click();
  await hint.locator(".proofbox").getByText("Your move").waitFor();
  await hint.locator(".proofbox .swap .name").filter({ hasText: "Hidden Single" }).waitFor();
  check((await hint.locator(".proofbox").textContent()).includes("r5c6=1: one technique gives just this."), "the move is not named");
  check((await hint.locator(".proofbox .name").textContent()) === "Hidden Single in a Box", "the step of the move is another");
  await accessible(window, "name of a move");
  await shot("name");
  await hint.locator(".proofbox").getByText("Close").click();
  await page.click("#gears button");
  await page.selectOption('[data-setting="telling"]', "plain");
  await page.selectOption('[data-setting="lang"]', "zh");
  await tab(page, "hint");
  await hint.getByText("我用了什么技巧").click();
  await page.waitForFunction(() => document.querySelector(".proofbox").textContent.includes("正好得出"));
  check((await hint.locator(".proofbox .name").textContent()) === "宫排除", "the step of the move is not named in Chinese");
  await hint.locator(".proofbox").getByText("关闭").click();
  for (let rung = await hint.locator(".ladder > .said").count(); rung < 6; rung += 1) await more(page);
  check((await hint.locator(".ladder .now .item").count()) > 2, "an argument in plain words is no list");
  check((await hint.locator(".ladder .now .item").first().textContent()).startsWith("1. "), "the list has no numbers");
  await accessible(window, "plain words");
  await shot("plain");
}

/** Why a digit goes where it goes, why another does not, and the steps inside a step. */
async function why() {
  const window = await open("why", {}, at(CASES));
  const { page, shot } = window;
  const open_ = CASES.indexOf(".");
  await cell(page, open_).click();
  await page.keyboard.press("y");
  const panel = page.locator("#panel-why");
  await panel.locator(".outline .row").first().waitFor();
  await drawn(page);
  // The digit is told when it is asked for, and no row of the list tells it before.
  check((await panel.locator("h2").first().textContent()) === "Why r1c1?" && (await panel.locator(".at b").textContent()) === "1", "the digit is told before its reasons");
  check(!/r1c1 is/.test(await panel.textContent()) && !(await panel.locator(".q").getByText("Apply").isVisible()), "the list tells the digit, or it can be entered unseen");
  await panel.locator(".q").getByText("Show the digit").click();
  check(/^Why is r1c1 \d\?$/.test(await panel.locator("h2").first().textContent()), "the question is not told");
  // A long argument, which ends with the digit.
  const count = /\d+$/.exec((await panel.locator(".at .num").textContent()).trim())[0];
  check(Number(count) > 30, `the argument has ${count} steps, which are not folded`);
  await page.waitForFunction((last) => document.querySelector("#panel-why .at b").textContent === last, count);
  await accessible(window, "why");
  await shot("why");
  const answer = /\d(?=\?$)/.exec(await panel.locator("h2").first().textContent())[0];
  await panel.locator(".q").getByText("Apply").click();
  check((await values(page))[0] === answer, "the answer is not entered");
  await page.keyboard.press("Control+z");
  await room(page, "play");
  await page.keyboard.press("y");
  await panel.locator(".outline .row").first().waitFor();
  await panel.locator(".q").getByText("Close").click();
  check((await page.getAttribute("#app", "data-room")) === "play", "a reason that is closed does not lead back to where it was asked");
  await page.keyboard.press("y");
  await panel.locator(".outline .row").first().waitFor();
  await drawn(page);
  const [first, last] = [0, -1].map((index) => panel.locator(".outline .row").nth(index).locator(".no"));
  check((await first.textContent()).startsWith("1") && /^needs \d/.test(await panel.locator(".outline .needs").last().textContent()), "the outline does not tell what a step needs");
  const cap = await panel.locator(".under > .cap").textContent();
  check(cap.startsWith(`${count} steps, hardest: `) && /^\d+ steps, hardest: [A-Z][A-Za-z -]+ \(steps? \d/.test(cap), `the hardest step of an argument is not named: ${cap}`);
  // Runs of a long argument are folded, and each of their steps can be reached.
  const group = panel.locator(".row.group").first();
  check(/^\d+ eliminations, \d+ digits placed$/.test(await group.locator("span").nth(1).textContent()) && !(await panel.locator('.row[data-from="3"]').isVisible()), "a long argument is not folded");
  check((await panel.locator(".outline > .row").count()) < 13, "a long argument is a long list");
  const cut = await panel.locator(".outline > .row > span").evaluateAll((all) => all.filter((it) => it.scrollWidth > it.clientWidth + 1).map((it) => it.textContent));
  check(!cut.length, `names or conclusions are cut: ${cut}`);
  await group.click();
  await panel.locator('.row[data-from="3"]').click();
  await page.waitForFunction(() => document.querySelector("#panel-why .at b").textContent === "3");
  await accessible(window, "an argument unfolded");
  await group.click();
  await page.keyboard.press("End");
  await panel.getByRole("button", { name: "Last step first" }).click();
  check((await last.textContent()).startsWith("1") && (await first.textContent()) === count, "the outline does not begin with its last step");
  await panel.getByRole("button", { name: "Last step first" }).click();
  const shown = await panel.locator(".at b").textContent();
  await page.focus(".at >> visible=true");
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction((old) => document.querySelector("#panel-why .at b").textContent !== old, shown);
  await panel.locator(".outline .row").first().click();
  await page.waitForFunction(() => document.querySelector("#panel-why .at b").textContent === "1");
  // Told another way, the argument stays at its step.
  for (const telling of ["plain", "usual"]) {
    await page.locator(".learn .telling").selectOption(telling);
    check((await panel.locator(".outline .row").count()) > 3 && (await panel.locator(".swap .res").isVisible()), "other words blank the argument");
    await panel.locator(".swap .res").waitFor();
    await page.waitForFunction(() => document.querySelector("#panel-why .at b").textContent === "1");
    await drawn(page);
  }
  await page.keyboard.press("Escape");
  check((await values(page)) === CASES, "the board is not as it was played");
  // A digit that is typed closes the step first.
  await cell(page, open_).click();
  await page.keyboard.press("y");
  await drawn(page);
  await page.keyboard.press("5");
  check((await values(page))[open_] === "5" && (await page.getAttribute("#app", "data-room")) === "play", "a digit does not close the step");
  await page.keyboard.press("Control+z");
  await tab(page, "why");
  await panel.locator(".keys .key").nth(1).click();
  await page.waitForFunction(() => /not \d\?$/.test(document.querySelector("#panel-why h2").textContent) && document.querySelector("#panel-why .under .cap").textContent);
  check(!(await panel.locator(".under .cap").textContent()).includes("its digit"), "of a wrong digit it is said that it is right");
  // Of another cell it is asked what is wanted.
  await cell(page, CASES.indexOf(".", open_ + 1)).click();
  await panel.getByText("Why its digit?").waitFor();
  await page.context().close();
}

/** What a list leaves out is told, and all of it is listed. */
async function whole(panel) {
  const count = async () => Number(/\d+$/.exec(await panel.locator(".at").textContent()));
  const few = await count();
  check(/^[1-9]\d* more/.test(await panel.locator(".outline .rest").textContent()), "that steps are left out is not told");
  await panel.getByText("List up to 100 of each").click();
  await panel.getByText("List up to 100 of each").waitFor({ state: "detached" });
  check((await count()) > few, "not all steps are listed");
}

/** The example of a technique stands on the board, and the game comes back by undo, by Escape, by a digit and by going on. */
async function enlarged(window) {
  const { page, shot } = window;
  // It stands there by itself.
  await page.getByText("Show my game").waitFor();
  const shown = await values(page);
  await page.getByText("Show my game").click();
  const game = await values(page);
  check(game !== shown && (await page.locator(".technique .drawn").isVisible()), "the example of a page does not stand on the board by itself");
  for (const key of ["Control+z", "Escape", "5"]) {
    await page.getByText("Show on the board").click();
    check((await values(page)) !== game, "the example does not stand on the board");
    await drawn(page);
    if (key === "5") await accessible(window, "example on the board");
    if (key === "5") await shot("example");
    await page.keyboard.press(key);
    check((await values(page)) === game, `${key} does not bring the game back: ${await values(page)}`);
  }
  await page.getByText("Show on the board").click();
  await page.locator(".technique .q").getByText("All", { exact: true }).click();
  check((await values(page)) === game, "the example stays when another page is opened");
  // Under other rules it lies over the game.
  await page.fill("#techniques-filter", "outie");
  await page.click('.technique [data-slug="outie"]');
  await page.locator(".exampleboard .signs text").first().waitFor();
  await accessible(window, "example under other rules");
  await page.keyboard.press("Escape");
  check(!(await page.isVisible(".exampleboard")) && (await page.locator(".technique .drawn .signs text").count()) > 0, "an example under other rules stays on the board");
  await page.locator(".technique .q").getByText("All", { exact: true }).click();
  await page.fill("#techniques-filter", "");
  check((await values(page)) === game, "an example under other rules changes the game");
}

/** The walk goes by itself at a speed that is chosen, and Escape pauses it. */
async function played(page, walk) {
  await walk.getByText("Run", { exact: true }).click();
  check((await walk.locator(".under .speed").textContent()) === "1 ×", "the speed of a walk is not told");
  for (const speed of ["2 ×", "4 ×"]) {
    await walk.locator(".under .speed").click();
    check((await walk.locator(".under .speed").textContent()) === speed, `a walk does not go at ${speed}`);
  }
  await page.waitForFunction(() => Number(document.querySelector("#panel-walk .at b").textContent) > 2);
  await page.keyboard.press("Escape");
  check((await page.getAttribute("#app", "data-room")) === "learn" && (await walk.getByText("Run", { exact: true }).isVisible()), "Escape does not pause a walk");
  await walk.getByText("Run", { exact: true }).click();
  check(!(await page.locator(".timer .icb").isVisible()), "where one learns there are two ways to pause");
  await page.keyboard.press("p");
  check((await page.isVisible(".cover")) && !(await walk.locator(".swap").isVisible()), "a pause leaves what is told in sight");
  await page.keyboard.press("p");
  check((await walk.getByText("Run", { exact: true }).isVisible()) && (await walk.locator(".swap").isVisible()), "a pause does not end a walk that goes by itself");
}

/** All steps of a position, the walk through the solution, its check and its proof, the rating, the techniques. */
async function steps() {
  const window = await open("steps", {}, at(EASY));
  const { page, shot } = window;
  const panel = await tab(page, "steps");
  await panel.locator(".row").first().waitFor();
  await whole(panel);
  const all = await panel.locator(".row").count();
  await panel.locator("#steps-filter").fill("hidden single in a box");
  check((await panel.locator(".row").count()) < all, "the filter leaves all");
  await panel.locator("#steps-filter").fill("8");
  const about = await panel.locator(".row > span:nth-child(2)").allTextContents();
  check(about.length > 0 && about.every((text) => /(is|loses?) .*8/.test(text)), `a digit finds steps of others: ${about.join("|")}`);
  const stood = await panel.locator("#steps-filter").boundingBox();
  await panel.locator("#steps-filter").fill("no such step");
  check((await panel.locator("#steps-filter").boundingBox()).y === stood.y, "the filter moves while one types");
  check(await panel.getByText("No step fits.").isVisible(), "that no step fits is not seen");
  check(await panel.locator(".nothing").isVisible(), "in place of a step nothing is said");
  check(!(await panel.getByText("Apply").isVisible()), "a step that does not fit can be applied");
  await panel.locator("#steps-filter").fill("hidden single in a box");
  await panel.locator(".row").nth(1).click();
  const result = await panel.locator(".row[aria-current] span").nth(1).textContent();
  check((await panel.locator(".res").textContent()) === result, "the step that is shown is another");
  await drawn(page);
  check((await page.locator(".layer.above .n.whole").count()) === 1, "a digit that is placed where no notes stand is a badge at the rim");
  await accessible(window, "steps");
  await shot("steps");
  await panel.getByText("Apply").click();
  await page.waitForFunction(() => [...document.querySelectorAll("[role=gridcell]")].filter((it) => it.dataset.kind === "entry").length === 1);
  const walk = await tab(page, "walk");
  await walk.locator(".row").first().waitFor();
  await walk.locator("summary").click();
  await walk.getByText("Other techniques").click();
  await accessible(window, "before the walk");
  await walk.locator(".foot .primary").click();
  await walk.locator(".row").first().waitFor();
  const seen = await page.evaluate(() => {
    const box = document.querySelector("#panel-walk .under .body").getBoundingClientRect();
    const isSeen = ({ top, bottom }) => top >= box.top - 1 && bottom <= box.bottom + 1;
    return [...document.querySelectorAll("#panel-walk .row")].filter((row) => isSeen(row.getBoundingClientRect())).length;
  });
  check(seen >= 3, `the list of the walk shows ${seen} rows`);
  await played(page, walk);
  await page.keyboard.press("End");
  await page.waitForFunction(() => /^(\d+) of \1$/.test(document.querySelector("#panel-walk .at").textContent));
  await walk.getByText("Check it").click();
  await walk.locator(".good").waitFor();
  check((await walk.locator(".good").textContent()).startsWith("All "), "the trace is not accepted");
  await accessible(window, "walk");
  await shot("walk");
  await walk.locator("summary").click();
  await walk.getByText("Proof for VeriPB").click();
  const [file] = await Promise.all([page.waitForEvent("download"), walk.getByText("proof.pbp", { exact: true }).click()]);
  check(readFileSync(await file.path(), "utf8").startsWith("pseudo-Boolean proof"), "the proof is none");
  await page.keyboard.press("Escape");
  await page.keyboard.press("g");
  await page.waitForFunction(() => document.querySelectorAll(".gauge").length === 4 && ![...document.querySelectorAll(".gauge .arc text")].some((it) => it.textContent === "…"));
  check((await page.locator(".gauges").textContent()).includes("7.2"), "the rating is another");
  await accessible(window, "rating");
  await shot("rating");
  await page.keyboard.press("g");
  await page.click("#gears button");
  await accessible(window, "settings");
  await page.locator(".options").getByText("Techniques", { exact: true }).click();
  const heads = await page.locator(".family summary").allTextContents();
  check(heads.length > 12 && heads.every((head) => / \d+$/.test(head)) && /^Under other rules/.test(heads.at(-1)), `the families are told as ${heads.join("|")}`);
  await accessible(window, "techniques");
  await page.locator("#techniques-filter").fill("x-wing");
  await page.locator(".technique .row").first().click();
  await page.locator(".technique article h3").first().waitFor();
  await accessible(window, "technique");
  await shot("technique");
  await enlarged(window);
  await room(page, "play");
  await page.context().close();
}

/** Notes that stand stay where they are; of a wrong entry the board shows what it leaves nothing for, and it stays marked. */
async function noted() {
  const window = await open("noted", {}, at(EASY));
  const { page } = window;
  const grids = () => page.locator(".layer.digits .center.many").count();
  await cell(page, 4).click();
  await page.keyboard.press("Shift+4");
  await page.getByRole("button", { name: "Fill notes" }).click();
  await page.locator(".notice").getByText("1 cell keeps just your own: r1c5").waitFor();
  await accessible(window, "notes that were kept");
  const hidden = await page.evaluate(() => {
    const box = document.querySelector(".notice").getBoundingClientRect();
    const meets = (it) => it.width > 0 && it.left < box.right && it.right > box.left && it.top < box.bottom && it.bottom > box.top;
    return [".grade", ".timer", ".tools", ".pad", ".acts", ".ask", ".prog", "#rooms", "#gears button"].filter((name) => meets(document.querySelector(name).getBoundingClientRect()));
  });
  check(!hidden.length, `what is told of notes hides ${hidden}`);
  await page.locator(".notice").getByText("Fill these too").click();
  const filled = await grids();
  await cell(page, 2).click();
  await page.keyboard.press("Delete");
  check((await grids()) === filled - 1, "notes of other cells move");
  await page.keyboard.press("Control+z");
  await cell(page, 1).click();
  await page.keyboard.press("9");
  await page.keyboard.press("y");
  await page.locator("#panel-why .cures").waitFor();
  check((await page.locator(".layer.above .gone").count()) > 0 && (await page.locator(".layer.below .void").count()) > 0, "what the entry makes impossible is not marked");
  await accessible(window, "a wrong entry");
  await page.locator("#panel-why").getByText("Remove the wrong entry only").click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+z");
  check((await cell(page, 1).getAttribute("data-kind")) === "wrongd", "what was told to be wrong is not marked when it comes again");
  await page.context().close();
}

export default async function learn() {
  await hinted();
  await noted();
  await left();
  await hints();
  await why();
  await nets();
  await steps();
}
