// Eight screens as pictures, compared with those that are kept in looks/. Fonts differ between machines, so that texts are
// not drawn; what is compared is where everything stands and how it is filled, framed and linked. WRITE=1 keeps new ones.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { EASY, LOW, PHONE, at, cell, check, drawn, more, open, room, rungs, tab } from "./lib.mjs";

const FOLDER = new URL("looks/", import.meta.url);

/** The share of pixels that may differ: edges of boxes that follow the width of a word. */
const TOLERANCE = 0.025;

const HIDE = `*, *::before, *::after { color: transparent !important; caret-color: transparent !important; animation: none !important; transition: none !important; text-shadow: none !important; }
  text { fill: transparent !important; } ::placeholder { color: transparent !important; }`;

async function compare(page, name) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, HIDE);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(200);
  const shot = PNG.sync.read(await page.screenshot({ scale: "css" }));
  const path = new URL(`${name}.png`, FOLDER);
  if (process.env.WRITE || !existsSync(path)) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(path, PNG.sync.write(shot));
    check(process.env.WRITE, `${name}: there was no picture to compare with; it is written`);
    return;
  }
  const kept = PNG.sync.read(readFileSync(path));
  if (!check(kept.width === shot.width && kept.height === shot.height, `${name}: another size`)) return;
  const differ = pixelmatch(kept.data, shot.data, null, shot.width, shot.height, { threshold: 0.15 });
  const share = differ / (shot.width * shot.height);
  check(share <= TOLERANCE, `${name}: ${(share * 100).toFixed(1)} % of the pixels differ`);
}

const walkTo = async (page, index) => {
  const walk = await tab(page, "walk");
  await walk.locator(".row").first().waitFor();
  await page.evaluate((to) => window.qedoku.rooms.learn.views.walk.stepper.go(to), index);
  await page.waitForFunction((to) => document.querySelector("#panel-walk .at b").textContent === String(to + 1), index);
  await page.waitForTimeout(600);
};

/** What stands on each of the screens. */
const SCREENS = {
  play: [{}, async (page) => {
    await cell(page, 1).click();
    for (const key of ["Shift+7", "Control+Shift+2"]) await page.keyboard.press(key);
    await cell(page, 29).click();
  }],
  "play-phone-dark": [{ ...PHONE, colorScheme: "dark" }, (page) => cell(page, 29).tap()],
  "play-low": [LOW, (page) => page.tap(".key >> nth=6")],
  "hint-phone": [PHONE, async (page) => {
    await more(page);
    await rungs(page, 1);
  }],
  chain: [{}, (page) => walkTo(page, 31)],
  "fish-dark": [{ colorScheme: "dark" }, (page) => walkTo(page, 21)],
  mistake: [{}, async (page) => {
    await cell(page, 1).click();
    await page.keyboard.press("9");
    for (let rung = 0; rung < 3; rung += 1) await more(page);
    await drawn(page);
    await page.waitForTimeout(1000);
  }],
  puzzles: [{}, (page) => room(page, "puzzles")],
};

export default async function looks() {
  for (const [name, [options, act]] of Object.entries(SCREENS)) {
    const { page, context } = await open(name, { ...options, reducedMotion: "reduce" }, at(EASY));
    await page.waitForFunction(() => document.querySelector(".grade").textContent.includes("7.2"));
    await act(page);
    await compare(page, name);
    await context.close();
  }
}
