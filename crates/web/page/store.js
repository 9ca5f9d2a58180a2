// What the browser keeps: settings, and the games that were played lately, each under a name of its own, so that several
// tabs keep theirs side by side. Where nothing can be kept, the page goes on.
const SETTINGS = "qedoku.settings";
const GAME = "qedoku.game.";
const PAUSED = "qedoku.paused";
const PLACE = "qedoku.place";
/** Where the games were kept before each had a name. */
const GAMES = "qedoku.games";

/** How many games are kept. */
const MOST = 24;

const read = (name, otherwise) => {
  try {
    return JSON.parse(localStorage.getItem(name)) ?? otherwise;
  } catch {
    return otherwise;
  }
};

const write = (name, value) => {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    // A private window, or no room: nothing is kept.
    return false;
  }
};

const remove = (name) => {
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
};

const names = () => {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(GAME));
  } catch {
    return [];
  }
};

/** The settings of a first visit. */
export const USUAL = {
  lang: "", theme: "auto", text: "normal", conflicts: true, matching: true, peers: true, tidy: true, bubble: true, bubbleBare: false, digitFirst: false, colorMarks: false,
  auto: false, timer: true, detail: "normal", wording: "usual", notation: "rc", lessons: 0,
};

/** The settings, each of the kind that it usually has. */
export const settings = (usual) => {
  const kept = read(SETTINGS, {});
  return Object.fromEntries(Object.entries(usual).map(([name, value]) => [name, typeof kept?.[name] === typeof value ? kept[name] : value]));
};

/** Keeps which game was paused, so that a reload leaves it so; nothing for none. */
export function keepPaused(game) {
  try {
    sessionStorage.setItem(PAUSED, game ? keyOf(game) : "");
  } catch {
    // Nothing is kept.
  }
}

/** True if a game was paused before the page was loaded again. */
export function wasPaused(game) {
  try {
    return sessionStorage.getItem(PAUSED) === keyOf(game);
  } catch {
    return false;
  }
}

/** Keeps where the reader is in a game, until the tab is closed. */
export function keepPlace(game, value) {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ key: keyOf(game), ...value }));
  } catch {
    // Nothing is kept.
  }
}

/** Where the reader was in a game before the page was loaded again; nothing if that was another game. */
export function keptPlace(game) {
  try {
    const { key, place, asked } = JSON.parse(sessionStorage.getItem(PLACE)) ?? {};
    return key === keyOf(game) && place?.room ? { place, asked } : null;
  } catch {
    return null;
  }
}

export const keepSettings = (value) => write(SETTINGS, value);

/** Takes over what was kept in one list. */
function adoptOld() {
  const old = read(GAMES, null);
  if (!Array.isArray(old)) return;
  const stamp = Date.now() - old.length;
  old.forEach((it, index) => it?.key && it.saved && write(GAME + it.key, { saved: it.saved, at: stamp - index }));
  remove(GAMES);
}

/** The games, the latest first: their givens, and what tells their rules from others, as `key`, the game as it was saved, and when. */
export function recent() {
  adoptOld();
  const games = names().map((name) => ({ key: name.slice(GAME.length), ...read(name, {}) }));
  return games.filter((it) => /^[0-9]{81}(?:\.[0-9a-z]+)?$/.test(it.key) && it.saved).sort((a, b) => b.at - a.at);
}

/** The name of a game: its givens, and where it has rules of its own a number made of them. */
export function keyOf({ givens, rules }) {
  const digits = Array.from(givens).join("");
  if (!rules) return digits;
  const number = [...JSON.stringify(rules.frame)].reduce((hash, sign) => (Math.imul(hash, 31) + sign.codePointAt(0)) >>> 0, 7);
  return `${digits}.${number.toString(36)}`;
}

/** The game with these givens and rules, if it was played lately. */
export const known = (game) => read(GAME + keyOf(game), null)?.saved ?? null;

/** Whether anything was done in a game, so that it would be missed. */
const isBegun = ({ saved: { givens, state, past } }) => past?.length > 0 || givens.some((digit, cell) => digit !== state?.values?.[cell]);

/** Keeps a game; of too many those go in which nothing was done, and of these the oldest. */
export function keepGame(saved, at = Date.now()) {
  const key = keyOf(saved);
  if (!saved.rules && !saved.givens.some((digit) => digit)) return;
  const others = recent().filter((it) => it.key !== key);
  const old = [...others.filter(isBegun), ...others.filter((it) => !isBegun(it))].slice(MOST - 1);
  for (const it of old) remove(GAME + it.key);
  // Where there is no room for the whole past, the game itself is kept.
  if (!write(GAME + key, { saved, at })) write(GAME + key, { saved: { ...saved, past: [], future: [] }, at });
}

export function forget(key) {
  for (const name of key ? [GAME + key] : names()) remove(name);
}

/** Keeps a game again that was forgotten, as it was. */
export const bringBack = ({ key, saved, at }) => write(GAME + key, { saved, at });

/** Hears of a game that another tab keeps: `heard(key)`. */
export function onOther(heard) {
  addEventListener("storage", ({ key, newValue }) => key?.startsWith(GAME) && newValue && heard(key.slice(GAME.length)));
}
