// Uses the page as a person would, and says what is wrong with it.
// node page.mjs CHROMIUM serve URL, or node page.mjs CHROMIUM wasm FOLDER for the static files. TASKS names tasks if not all
// are to be done. A folder in SHOTS gets pictures of what is seen.
import { browser, faults, kind } from "./lib.mjs";

const TASKS = ["play", "learn", "puzzles", "rules", "faults", "layouts", "looks", "offline"];

const done = [];
for (const name of process.env.TASKS?.split(",") ?? TASKS) {
  const { default: task } = await import(`./${name}.mjs`);
  const known = faults.length;
  await task().catch((error) => faults.push(`${name}: ${error.stack ?? error.message}`));
  if (faults.length === known) done.push(name);
}
await browser.close();
console.log(`${kind}: ${done.join(", ")}`);
for (const fault of faults) console.log(`fault: ${fault}`);
process.exit(faults.length ? 1 : 0);
