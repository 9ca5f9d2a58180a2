// What is long is told a little at a time: lists of steps, nets, arguments for a move, and what is read from a puzzle's rating.
import { EASY, at, cell, check, open, tab } from "./lib.mjs";

/** One whose first hard step has many steps inside. */
const NETS = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/** Of a step with many arrows the premise and the end are drawn alone, its arrows on demand, and each step inside by itself. */
async function nets() {
  const { page } = await open("nets", {}, at(NETS));
  const panel = await tab(page, "walk");
  await panel.locator(".row").filter({ hasText: "Forcing Net" }).first().click();
  const head = panel.locator(".insidehead");
  await head.getByText("All arrows").waitFor();
  const links = () => page.locator(".layer.above .link").count();
  check((await links()) === 0 && (await page.locator(".layer.above .n.gone").count()) > 0, "a net is drawn with all its arrows at once");
  const count = Number.parseInt(await head.textContent(), 10);
  await head.getByText("All arrows").click();
  await page.waitForFunction(() => document.querySelectorAll(".layer.above .link").length > 8);
  const numbers = await page.locator(".layer.above .no").allTextContents();
  check(Math.max(...numbers.map(Number)) === count, `arrows are numbered to ${Math.max(...numbers.map(Number))} of ${count} steps`);
  await head.locator(".icb").nth(1).click();
  await head.getByText(`Inside: 1 of ${count}`).waitFor();
  await head.getByText("The whole step").click();
  await page.waitForFunction(() => !document.querySelector(".layer.above .link"));
  await page.context().close();
}

/** The list of steps stays where it is when the words of the first step come; singles have no other names. */
async function still() {
  const { page } = await open("still", {}, at(EASY));
  await page.locator(".grade").getByText("Advanced").waitFor();
  const panel = await tab(page, "steps");
  await page.evaluate(() => {
    window.tops = new Set();
    const look = () => {
      const list = document.querySelector("#panel-steps .under");
      if (list.offsetHeight) window.tops.add(Math.round(list.getBoundingClientRect().top));
      requestAnimationFrame(look);
    };
    look();
  });
  await panel.locator(".foot .btn").first().click();
  await panel.locator(".legend").waitFor();
  await page.waitForTimeout(300);
  const [tops, scrolled] = await page.evaluate(() => [[...window.tops], document.querySelector("#panel-steps .under .body").scrollTop]);
  check(tops.length === 1 && scrolled === 0, `the list of steps moves: ${tops.join(", ")}, scrolled by ${scrolled}`);
  const also = await panel.locator(".family").filter({ hasText: "Single" }).locator(".needs").count();
  check(also === 0, "singles name the other singles that they are");
  await page.context().close();
}

/** A rating that no step of the walk has is explained; a long argument for a move leads to its list. */
async function told() {
  const { page } = await open("told", {}, at(EASY));
  await page.locator(".grade").getByText("Advanced").waitFor();
  const panel = await tab(page, "walk");
  await panel.locator(".easier").getByText(/needs a harder step: SE 7\.2/).waitFor();
  await page.goto(at(NETS));
  await page.reload();
  await cell(page, 1).click();
  await page.keyboard.press("6");
  await (await tab(page, "hint")).getByText("Name my move").click();
  await page.locator("#panel-hint").getByText("List its steps").click();
  await page.locator("#panel-why .under .row").first().waitFor();
  await page.context().close();
}

export default async function long() {
  await nets();
  await still();
  await told();
}
