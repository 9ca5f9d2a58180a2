import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { Clock, timeText } from "../../page/clock.js";
import { AWAY, Idle } from "../../page/idle.js";
import { Engine } from "../../page/engine.js";
import { rate, rateAgain } from "../../page/grading.js";
import { conclusionText } from "../../page/ladder.js";
import { press } from "../../page/keys.js";
import { below } from "../../page/quantiles.js";
import { alike, faultWords, isLarge, isNoted, isPenciled, once, sorted, uneven, unlinked, unpictured, distinct } from "../../page/reading.js";
import { nameOf } from "../../page/recent.js";
import { GENTLE, LEVELS, arcPath, bestOf, calledOf, isSingleName, levelOf, isAbove, needing, partedRating, share } from "../../page/scales.js";
import { TELLINGS, tellingOf } from "../../page/telling.js";
import { en } from "../../page/words-en.js";
import { cells, house, notate, t } from "../../page/words.js";
import { zh } from "../../page/words-zh.js";

test("time runs and stands", () => {
  const clock = new Clock(1000);
  clock.start(5000);
  clock.start(9000);
  assert.equal(clock.read(6000), 2000);
  clock.stop(7000);
  assert.equal(clock.read(99_000), 3000);
  assert.deepEqual([0, 258_000, 3_723_000].map(timeText), ["00:00", "04:18", "1:02:03"]);
});

test("the time waits for who touches nothing for long, until something is touched", () => {
  const heard = [];
  const idle = new Idle(() => heard.push(idle.is));
  idle.last = 1000;
  for (const now of [1000, 1000 + AWAY - 1, 1000 + AWAY, 1000 + AWAY + 5000]) idle.look(now);
  idle.touched(2000 + AWAY);
  idle.look(3000 + AWAY);
  assert.deepEqual(heard, [true, false]);
});

test("of tier and rating it is said that they go by other things where one is far from the other", () => {
  const way = (tier, er) => partedRating({ tier, er });
  assert.deepEqual([way("advanced", 9.7), way("advanced", 7.2), way("ultimate", 8.8), way("ultimate", 4.5), way("simple", 1.5), partedRating(null)], ["above", "", "", "below", "", ""]);
});

test("a puzzle that a text has several times is listed once, with the name it has first", () => {
  const record = (givens, name) => ({ givens, values: givens, removed: [], ...(name && { name }) });
  assert.deepEqual(distinct([record("1", "a"), record("2"), record("1"), record("1", "b")]).map(({ givens, name }) => givens + (name ?? "")), ["1a", "2"]);
  assert.equal(distinct([{ ...record("1"), position: "x" }, { ...record("1"), position: "y" }]).length, 2);
});

test("first steps are below the tiers: simple puzzles that hidden singles in boxes solve as well", () => {
  assert.deepEqual(LEVELS, ["gentle", "simple", "intermediate", "advanced", "ultimate"]);
  assert.deepEqual([{ tier: "simple", er: 1.2 }, { tier: "simple", er: 2.3 }, { tier: "intermediate", er: 1.2 }, { tier: "simple" }].map(levelOf), ["gentle", "simple", "intermediate", "simple"]);
  assert.equal(GENTLE.tier, "simple");
  assert.deepEqual(["naked-single", "hidden-single-box", "cross-hatching", "naked-pair"].map(isSingleName), [true, true, true, false]);
  assert.deepEqual([[{ tier: "simple", er: 1.2 }, 35], [{ tier: "simple", er: 1.2 }, 28], [{ tier: "advanced", er: 4 }, 35]].map(([grade, givens]) => calledOf(grade, givens)), ["gentle", "simple", "advanced"]);
  for (const level of LEVELS) for (const table of [en, zh]) assert.ok(table[`tier.${level}`] && table[`tier.${level}.is`], level);
});

test("what looks for steps looks for singles as they are seen without notes; grades are those of the default order", () => {
  const engine = new Engine(() => ({ notation: "rc" }), () => {});
  const order = (type, options) => engine.dressed({ type, ...(options && { options }) }).options.profile;
  assert.deepEqual(["hint", "why", "steps", "solve", "name", "grade", "draw"].map((type) => order(type)), [...Array(5).fill("scanning"), undefined, undefined]);
  assert.deepEqual([order("solve", { profile: "se" }), order("solve", { up_to: "simple" })], ["se", "scanning"]);
  for (const table of [en, zh]) assert.ok(table["profile.scanning"] && table["profile.default"] && table["profile.scanning"] !== table["profile.default"]);
});

test("what is wrong with a text is said once", () => {
  assert.equal(once("line 1: line 1, column 1: expected a puzzle"), "line 1, column 1: expected a puzzle");
  assert.equal(once("line 2, column 4: expected 81 cells"), "line 2, column 4: expected 81 cells");
  const bad = (line) => ({ line, problem: { message: `line ${line}, column 1: expected a puzzle, found text in no known format` } });
  const { good, problems } = sorted([1, 2, 3, 4, 5, 6, 7, 8, 9].map(bad));
  assert.deepEqual([good.length, problems.length, problems[0].count], [0, 1, 9]);
  assert.ok(isLarge("x".repeat(1_000_001)) && isLarge("中".repeat(400_000)) && !isLarge("x".repeat(900_000)));
  assert.ok(isPenciled({ format: "pencilmarks" }) && isPenciled({ format: "library", removed: ["1"] }) && !isPenciled({ format: "line" }));
});

test("the page's own links are read by what they hold, on any host", () => {
  const packed = "S9B" + "0j".repeat(81);
  assert.equal(unlinked(`https://any.example/page/?x=1#bd=${packed}`), packed);
  assert.equal(unlinked(` <http://localhost:8768/index.html#bd=${packed}>\n`), `${packed}\n`);
  assert.equal(unlinked(`file:///page/index.html#p=${encodeURIComponent('{"size":4}')}`), '{"size":4}');
  assert.equal(unlinked("a.example#p=N4Ig+/A=\nb.example#p=100%"), "N4Ig+/A=\n100%");
  assert.equal(unlinked(`x#bd=${packed}&notes=mine`), packed);
  assert.deepEqual([`x#bd=${packed}&notes=mine`, `x#bd=${packed}`, "a\nb"].map(isNoted), [true, false, false]);
  for (const other of ["https://www.sudokuwiki.org/sudoku.htm?bd=1", "#1 bd=2", "https://www.f-puzzles.com/?load=N4Ig"]) assert.equal(unlinked(other), other);
});

test("digits and empty cells that are pictures are read as digits and dots", () => {
  assert.equal(unpictured("5\uFE0F\u20E3\u2B1C\u{1F7E6}3\u20E3\n\u2B1B\u25AB\uFE0F0\uFE0F\u20E39\uFE0F\u20E3"), "5..3\n...9");
  assert.equal(unpictured("① ⑨ １０"), "1 9 1.");
  for (const other of ["..5 123", "see ① and ②", "r1c1 5\uFE0F\u20E3", ""]) assert.equal(unpictured(other), other);
});

test("gauges: shares, arcs and what lies below", () => {
  assert.deepEqual([share("se", 1), share("se", 12), share("se", 20), share("hodoku", 100)], [0, 1, 1, 0]);
  assert.ok(Math.abs(share("effort", Math.sqrt(1000)) - 0.5) < 1e-9);
  assert.equal(arcPath(0, 1), "M16 62A50 50 0 0 1 116 62");
  assert.deepEqual([below("se", 1.2), below("se", 11), below("hodoku", 1), below("hodoku", 99_999)], [0, 100, 0, 100]);
  assert.ok(below("se", 7.2) > below("se", 2.0));
});

test("keys mean what they say, wherever the focus is", () => {
  const done = [];
  const acts = new Proxy({}, { get: (_, name) => (...with_) => (done.push([name, ...with_]), true) });
  const key = (code, key_, more = {}) => press({ code, key: key_, target: { closest: () => null }, ...more }, acts);
  assert.ok(key("Digit5", "5"));
  key("Digit5", "%", { shiftKey: true });
  key("Digit5", "5", { ctrlKey: true });
  key("KeyZ", "z", { ctrlKey: true });
  key("Digit2", "2", { altKey: true });
  key("ArrowLeft", "ArrowLeft");
  assert.deepEqual(done, [["digit", 5, undefined], ["digit", 5, "corner"], ["digit", 5, "center"], ["undo"], ["room", 1], ["move", 0, -1, "only", true]]);
  assert.equal(key("KeyQ", "q"), false);
});

test("both languages have the same words with the same gaps, and the page names none else", () => {
  assert.deepEqual(Object.keys(en), Object.keys(zh));
  const gaps = (text) => [...new Set(text.match(/\{\d\}/g) ?? [])].sort().join();
  for (const name of Object.keys(en)) assert.equal(gaps(en[name]), gaps(zh[name]), name);
  const folder = new URL("../../page/", import.meta.url);
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".js") && !name.startsWith("words"))) {
    const text = readFileSync(new URL(file, folder), "utf8");
    const named = [...text.matchAll(/\bt\("([^"]+)"|"data-(?:t|label|tip|hint)": "([^"]+)"|\bact\("([^"]+)"|iconButton\("([^"]+)"/g)];
    for (const [, ...names] of named) {
      const name = names.find(Boolean);
      assert.ok(name in en, `${file}: ${name}`);
    }
  }
});

test("names are offered for one that is none", () => {
  const names = ["Finned X-Wing", "X-Wing", "XY-Wing", "Skyscraper", "二阶鱼"];
  assert.deepEqual([alike("X-W", names), alike("xw", names), alike("鱼", names), alike("-", names), alike("zz", names)], [["X-Wing", "Finned X-Wing"], ["X-Wing", "Finned X-Wing"], ["二阶鱼"], [], []]);
});

test("steps are told in one of three ways, whatever the settings are", () => {
  for (const [name, settings] of Object.entries(TELLINGS)) assert.equal(tellingOf(settings), name);
  assert.deepEqual([tellingOf({ wording: "plain", detail: "brief" }), tellingOf({ wording: "usual", detail: "full" })], ["plain", "full"]);
});

test("one is said as one", () => {
  assert.equal(t("steps.count", 1, 1), "1 step of 1 technique");
  assert.equal(t("steps.count", 3, 2), "3 steps of 2 techniques");
});

test("cells have the names that are chosen, in all words of the page", () => {
  const said = () => [t("why.is", "r3c1", 3), conclusionText("r4c3=8, r12c8<>39", t), house("r9"), house("b9"), t("cell", 3, 1, "5"), t("houses.r", "1, 2"), cells("line 1: r1c1 and r9c99")];
  assert.deepEqual(said().slice(0, 3), ["Why is r3c1 3?", "r4c3 is 8; r12c8 lose 3, 9", "row 9"]);
  notate("a1");
  const lettered = said();
  notate("rc");
  assert.deepEqual(lettered, ["Why is C1 3?", "D3 is 8; AB8 lose 3, 9", "row J", "box 9", "row C column 1, 5", "rows A, B", "line 1: A1 and J99"]);
});

test("of a text whose rows are uneven it is known which, and what it gives to a board", () => {
  const rows = ["3......2.", ".4...98.7", "8.5..71..", ".1.....8.", "5...6....", "9...52.7.", "....96415", "..91.5...", "..6...7.."];
  const short = uneven([...rows.slice(0, 4), "", "5 0 0 0 6 0 0 0", ...rows.slice(5, 8), "..6...7..1"].join("\n"));
  assert.deepEqual(short.faults, [{ row: 5, count: 8, line: 5 }, { row: 9, count: 10, line: 9 }]);
  assert.equal(short.cells, rows.join(""));
  const line = uneven(rows.join("").slice(0, 80));
  assert.deepEqual([line.faults, line.count, line.cells.length], [[], 80, 81]);
  assert.deepEqual([uneven(rows.slice(1).join("\n")).rows, uneven(`${rows.join("")}12`).count], [8, 83]);
  for (const other of [rows.join("\n"), rows.join(""), "12x", "123", "", "1234\n3412\n2143\n4321", `${rows.join("")}\n123`]) assert.equal(uneven(other), null, other);
});

test("a puzzle that is to need a technique has no higher rating than it, unless others may be harder or it has none", () => {
  const techniques = [{ slug: "x-wing", se: 3.2 }, { slug: "skyscraper" }];
  assert.equal(needing(techniques, "x-wing", true).se, "1.0..3.2");
  for (const order of [needing(techniques, "x-wing", false), needing(techniques, "skyscraper", true), needing(techniques, "none", true)]) assert.deepEqual(Object.keys(order), ["technique"]);
});

test("a puzzle that was made has harder steps unless its rating is known to be within what was asked for", () => {
  const order = { se: "1.0..3.8" };
  assert.deepEqual([{ er: 3.8 }, { er: 4 }, { tier: "advanced" }, null].map((grade) => isAbove(grade, order)), [false, true, true, true]);
});

test("the best time is that of other games of the same level that were solved", () => {
  const game = (key, spent, tier, more = {}) => ({ key, saved: { done: true, spent, grade: { tier, er: 4 }, ...more } });
  const games = [game("a", 5000, "advanced"), game("b", 9000, "advanced"), game("c", 7000, "advanced"), game("d", 1000, "simple"), game("e", 1000, "advanced", { done: false }), game("f", 1000, "advanced", { grade: null })];
  assert.equal(bestOf(games, { key: "a", grade: { tier: "advanced" } }), 7000);
  assert.equal(bestOf(games, { key: "d", grade: { tier: "simple" } }), null);
});

test("what is wrong with a text is told in words of players, in both languages of the engine", () => {
  const told = (message) => faultWords(message)?.join(" ");
  assert.equal(told("line 1, column 1: expected a puzzle, found text in no known format"), "in.unknown");
  assert.equal(told("第1行第1个字符处：应为一道题，实际的文本不是任何已知格式"), "in.unknown");
  assert.equal(told("line 1, column 23: expected a link that holds the puzzle, found 'abc123', the name of one on the server of SudokuPad; open it there and copy a link that holds it"), "in.short-link SudokuPad");
  assert.equal(told("应为含有题目的链接，实际的“abc123”只是题目在 SudokuPad 服务器上的名字；请在那里打开它，再复制含有题目的链接"), "in.short-link SudokuPad");
  assert.deepEqual(["line 1, column 6: expected 9 cells, found 5", "应有 9 格，实际有 5 格"].map(told), ["in.cells 5", "in.cells 5"]);
  assert.equal(faultWords("line 1: two solutions"), null);
  for (const name of ["in.unknown", "in.short-link", "in.cells"]) assert.ok(en[name] && zh[name]);
});

test("a rating that does not come is said not to have come, and can be asked for again", async () => {
  const replies = [{ type: "error", kind: "unreachable", message: "no answer", status: 504 }, null, { type: "graded", grade: { tier: "simple", er: 1.2 } }];
  const game = { isPuzzle: true, grade: null, unrated: false };
  const app = { game, givensText: () => "", update() {}, loadTechniques: async () => {}, engine: { recall: async () => replies.shift() } };
  app.graded = () => {};
  assert.equal(rateAgain(app), false);
  await rate(app, game);
  assert.deepEqual([game.grade, game.unrated], [null, true]);
  assert.equal(rateAgain(app), true);
  assert.equal(game.unrated, false);
  // One that is cancelled says nothing.
  await rate(app, game);
  assert.deepEqual([game.unrated, game.grade?.tier, replies.length], [false, "simple", 0]);
});

test("a game that was played lately is called by its own title, if it has one", () => {
  const saved = { rules: { rules: { list: [{ rule: "difference", cells: [] }] } }, givens: [], grade: null };
  assert.deepEqual([nameOf({ ...saved, credits: { title: "kropki 1" } }), nameOf(saved)], ["kropki 1", "White dot"]);
  assert.deepEqual(["several-solutions", "no-solution"].map((kind) => nameOf({ givens: [0], problem: { kind } })), ["Several solutions", "No solution"]);
});

test("who asks what is being asked waits for the same answer; another question on the channel cancels it", async () => {
  const engine = new Engine(() => ({}), () => {});
  const open = [];
  const ask = (request, { signal }) => new Promise((resolve, reject) => {
    open.push(() => resolve({ type: request.type }));
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  engine.found = Promise.resolve({ ask });
  const settle = () => new Promise((done) => setTimeout(done));
  const twice = [engine.recall("x", { type: "techniques" }), engine.recall("x", { type: "techniques" })];
  await settle();
  assert.equal(open.length, 1);
  open[0]();
  assert.deepEqual((await Promise.all(twice)).map(({ type }) => type), ["techniques", "techniques"]);
  const gone = engine.recall("x", { type: "a" });
  const other = engine.recall("x", { type: "b" });
  const again = engine.recall("x", { type: "a" });
  await settle();
  open.forEach((answer) => answer());
  assert.deepEqual([await gone, await other, (await again).type], [null, null, "a"]);
});

test("that the server is not reached, or gives no answer, is said without the words of the browser", async () => {
  const engine = new Engine(() => ({}), () => {});
  const asked = async (more) => {
    engine.found = Promise.resolve({ ask: async () => ({ type: "error", kind: "unreachable", message: "Failed to fetch", ...more }) });
    return (await engine.ask("x", { type: "read" })).message;
  };
  assert.deepEqual([await asked({}), await asked({ status: 502 })], [t("no-server"), "The server gave no answer."]);
});
