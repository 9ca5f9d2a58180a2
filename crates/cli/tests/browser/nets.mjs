// What is inside a step, as nets have it: its branch stands on the board, and goes with it.
import { CASES, accessible, at, check, drawn, open, tab, values } from "./lib.mjs";

/** In a step inside another the board has what is supposed and what the earlier steps of that branch give; the whole step has none of it. */
export async function nets() {
  const window = await open("nets", {}, at(CASES));
  const { page, shot } = window;
  const walk = await tab(page, "walk");
  await walk.locator(".row").first().waitFor();
  const found = await page.evaluate(() => {
    const { stepper } = window.qedoku.rooms.learn.views.walk;
    const index = stepper.walk.steps.findIndex(({ pattern }) => pattern?.steps?.length > 2 || pattern?.cases?.some(({ steps }) => steps?.length > 1));
    stepper.go(index);
    return index;
  });
  if (!check(found >= 0, "no step of the walk has steps inside")) return;
  await walk.locator(".insidehead").waitFor();
  await drawn(page);
  const before = await values(page);
  const forth = walk.locator('.insidehead [data-label="step.behind"]');
  const assumed = () => page.locator('[role=gridcell][data-kind="assumed"]').count();
  check((await assumed()) === 0, "the whole step shows what is supposed as digits");
  let most = 0;
  for (let n = 0; n < 4 && (await forth.isEnabled()); n += 1) {
    await forth.click();
    await walk.locator(".supposed").waitFor();
    most = Math.max(most, await assumed());
    const head = await walk.locator(".body2 > p b").first().textContent();
    const line = await walk.locator(".tree .line[aria-current]").textContent();
    check(head === line, `the words say ${head}, the list ${line}`);
  }
  check(most > 1, `inside a step ${most} digits are assumed`);
  check(/^Supposed: r\dc\d = \d/.test(await walk.locator(".supposed").textContent()), "what is supposed is not told");
  await accessible(window, "inside a step");
  await shot("inside");
  await walk.getByText("The whole step").click();
  await page.waitForFunction(() => !document.querySelector('[role=gridcell][data-kind="assumed"]'));
  check((await values(page)) === before, "what is supposed stays on the board");
  await page.context().close();
}
