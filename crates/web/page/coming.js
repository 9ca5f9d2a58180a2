// Brings what the first move does not need.

/** How long it takes until what did not come is asked for again, in milliseconds. */
const AGAIN = 2000;

/** The module `later.js`; where the network fails, it is asked again. */
export async function coming() {
  let found = null;
  while (!found) found = await import("./later.js").catch(() => new Promise((done) => setTimeout(done, AGAIN)));
  return found.later;
}
