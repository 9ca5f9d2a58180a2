// Another puzzle takes the place of the one that is played: what brings that back.
import { CASES, EASY, SPARSE, at, cell, check, open, paste, room, shows, values } from "./lib.mjs";

const begun = async (page) => {
  await cell(page, 1).click();
  await page.keyboard.press("6");
};
const PLAYED = `${EASY[0]}6${EASY.slice(2)}`;

/** It is said where the game is kept, and Undo beside it brings it back; so does the browser's Back, whichever page was open. */
export async function back() {
  const { page, shot, context } = await open("back", {}, at(EASY));
  await begun(page);
  await page.evaluate(() => window.qedoku.openPanel("basics"));
  await paste(page, CASES);
  await shows(page, CASES);
  await page.locator(".notice").getByText("Your game is under Recent.").waitFor();
  await shot("kept");
  await page.locator(".notice").getByText("Undo").click();
  await shows(page, PLAYED);
  await paste(page, CASES);
  await shows(page, CASES);
  await page.waitForTimeout(500);
  await page.goBack();
  const isBack = await shows(page, PLAYED).then(() => true, () => false);
  check(isBack && (await page.getAttribute("#app", "data-panel")) === "play", `Back leads to ${await values(page)}, ${await page.getAttribute("#app", "data-panel")}`);
  // A link that is followed in the same tab.
  await page.evaluate((line) => (location.hash = `bd=${line}`), SPARSE.replaceAll(".", "0"));
  await shows(page, SPARSE);
  await page.goBack();
  check(await shows(page, PLAYED).then(() => true, () => false), "Back from a link does not lead to the game");
  // Of a game in which nothing was done there is nothing to say.
  await room(page, "puzzles");
  await room(page, "play");
  await page.goBack();
  await page.waitForFunction(() => document.querySelector("#app").dataset.room === "puzzles");
  await paste(page, CASES);
  await shows(page, CASES);
  await paste(page, SPARSE);
  await shows(page, SPARSE);
  check(!(await page.isVisible(".notice")), "a game in which nothing was done is told of");
  await context.close();
}
