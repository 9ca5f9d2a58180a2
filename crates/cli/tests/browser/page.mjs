// Uses the page as a person would, and says what is wrong with it.
// node page.mjs CHROMIUM serve URL, or node page.mjs CHROMIUM wasm FOLDER for the static files. TASKS names tasks if not all
// are to be done. A folder in SHOTS gets pictures of what is seen. A task with a fault is done once more, for a machine that
// has other work is slow to answer: what is wrong is wrong both times.
import { browser, faults, kind } from "./lib.mjs";

const TASKS = ["play", "learn", "long", "puzzles", "rules", "faults", "layouts", "looks", "offline"];

// How screens are laid out does not depend on where answers come from: the static files show it.
const OF_SCREENS = ["layouts", "looks"];

const done = [];
for (const name of process.env.TASKS?.split(",") ?? TASKS.filter((it) => kind === "wasm" || !OF_SCREENS.includes(it))) {
  const { default: task } = await import(`./${name}.mjs`);
  const known = faults.length;
  const start = Date.now();
  const run = () => task().catch((error) => faults.push(`${name}: ${error.stack ?? error.message}`));
  await run();
  if (faults.length > known) {
    for (const fault of faults.splice(known)) console.log(`once more, for ${fault}`);
    await run();
  }
  if (faults.length === known) done.push(name);
  console.log(`${name}: ${Math.round((Date.now() - start) / 1000)} s`);
}
await browser.close();
console.log(`${kind}: ${done.join(", ")}`);
for (const fault of faults) console.log(`fault: ${fault}`);
process.exit(faults.length ? 1 : 0);
