// What the browser keeps: settings, and the games that were played lately. Where nothing can be kept, the page goes on.
const SETTINGS = "qedoku.settings";
const GAMES = "qedoku.games";

/** How many games are kept. */
const MOST = 8;

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
  } catch {
    // A private window, or no room: nothing is kept.
  }
};

export const settings = (usual) => {
  const kept = read(SETTINGS, {});
  return Object.fromEntries(Object.entries(usual).map(([name, value]) => [name, typeof kept?.[name] === typeof value ? kept[name] : value]));
};

export const keepSettings = (value) => write(SETTINGS, value);

/** The games, the latest first: their givens, the game as it was saved, its name, and how many cells are filled. */
export const recent = () => {
  const games = read(GAMES, []);
  return Array.isArray(games) ? games.filter((it) => typeof it?.key === "string" && it.saved) : [];
};

export function keepGame(game) {
  const saved = game.save();
  const key = saved.givens.join("");
  if (!saved.givens.some((digit) => digit)) return;
  const filled = saved.state.values.filter((digit) => digit).length;
  const others = recent().filter((it) => it.key !== key);
  write(GAMES, [{ key, saved, name: game.name, filled }, ...others].slice(0, MOST));
}

export const forget = () => write(GAMES, []);
