import assert from "node:assert/strict";
import { test } from "node:test";
import { kindsEn, kindsZh } from "../../page/words-kinds.js";
import { unfillable } from "../../page/fits.js";
import { cageWays, kindsText, lineWays, ruleKinds } from "../../page/rules.js";
import { unplaced } from "../../page/reading.js";
import { rulesLine, sizeOf } from "../../page/image.js";
import { ratingText } from "../../page/grading.js";
import { lit } from "../../page/model.js";
import { Game } from "../../page/game.js";
import { PLACES, digitsOf, emptyBoard, lineOf, under } from "../../page/sudoku.js";

const cage = (value, ...cells) => ({ rule: "cage", cells, value });

test("a cage whose digits are too many says by how much, and notes leave the reason of a cage of one cell to its total", () => {
  const sees = PLACES.map(() => []);
  under({ digits: Array(81).fill("123456789"), houses: {}, sees, rules: { list: [cage(5, "r1c1", "r1c2"), cage(3, "r9c9")] } });
  try {
    const { values } = emptyBoard();
    values[0] = values[1] = 3;
    assert.equal(cageWays(values, [0])[0].head, "Cage 5 (1 too much):");
    const game = new Game(emptyBoard());
    game.markAll();
    assert.deepEqual([digitsOf(game.candidates(80)), game.board().removed[80], game.board().isMine], [[3], 0, true]);
    assert.ok(game.board().removed[0] > 0);
  } finally {
    under(null);
  }
});

test("each kind of rule is told once, with its value where the sentence names it", () => {
  const list = [{ rule: "diagonal-rising" }, { rule: "diagonal-falling" }, cage(3, "r1c1"), cage(9, "r2c1"), { rule: "difference", cells: [] }, { rule: "difference", cells: [], value: 3 }, { rule: "whisper", cells: [] }];
  const kinds = ruleKinds({ size: 6, boxes: "1", list });
  assert.deepEqual(kinds, ["size-6", "jigsaw", "diagonals", "cage", "difference-1", "difference-3", "whisper-3"]);
  assert.deepEqual(ruleKinds({ list: [{ rule: "diagonal-rising" }, { rule: "cage", cells: [], value: null }] }), ["diagonal-rising", "open-cage"]);
  assert.deepEqual(ruleKinds({ size: 9 }), []);
});

test("every name of a rule has a sentence, in both languages", () => {
  for (const words of [kindsEn, kindsZh]) {
    const names = Object.keys(words).filter((name) => !name.endsWith(".is"));
    assert.deepEqual(names.filter((name) => !words[`${name}.is`]), []);
  }
});

test("what is left for a cage is said in full, and that nothing is", () => {
  const see = PLACES.map(() => []);
  const list = [cage(10, "r1c1", "r2c2", "r3c3")];
  under({ digits: PLACES.map(() => "123456789"), houses: {}, sees: see, rules: { size: 9, list } });
  try {
    const { values } = emptyBoard();
    const lines = (...cells) => cageWays(values, cells).map(({ head, sums }) => `${head} ${sums.join(" or ") || "none"}`);
    assert.deepEqual(lines(0), ["Cage 10: 1+2+7 or 1+3+6 or 1+4+5 or 2+3+5"]);
    assert.deepEqual([lines(1), lines(0, 1), lines()], [[], [], []]);
    assert.deepEqual(lines(10, 0), lines(0));
    const common = () => cageWays(values, [0]).map(({ all, none }) => `${all}/${none}`);
    assert.deepEqual(common(), ["/89"]);
    values[0] = 7;
    assert.deepEqual(lines(10), ["Cage 10 (3 left in 2 cells): 1+2"]);
    assert.deepEqual(common(), ["12/345689"]);
    list[0].cells.push("r4c4");
    under({ digits: PLACES.map(() => "123456789"), houses: {}, sees: see, rules: { size: 9, list } });
    assert.deepEqual(lines(10), ["Cage 10 (3 left in 3 cells): none"]);
    values[0] = 1;
    assert.deepEqual(lines(10), ["Cage 10 (9 left in 3 cells): 2+3+4"]);
    list[0].cells.pop();
    under({ digits: PLACES.map(() => "123456789"), houses: {}, sees: see, rules: { size: 9, list } });
    values[0] = values[10] = 7;
    assert.match(lines(10)[0], /none$/);
  } finally {
    under(null);
  }
});

test("the place in a text of one line is left out", () => {
  assert.equal(unplaced("line 1, column 81: expected 81 cells, found 80"), "expected 81 cells, found 80");
  assert.equal(unplaced("line 1: two solutions"), "two solutions");
  assert.equal(unplaced("第1行第4列：应有 81 格，实际有 3 格"), "应有 81 格，实际有 3 格");
  assert.equal(unplaced("expected a puzzle: found none"), "expected a puzzle: found none");
});

test("the line of the cell that is selected is lit, and a digit on no line lights none", () => {
  const list = [{ rule: "thermometer", cells: ["r1c1", "r1c2", "r2c3"] }, { rule: "difference", cells: ["r5c5", "r5c6"], value: 1 }];
  under({ digits: PLACES.map(() => "123456789"), houses: {}, sees: PLACES.map(() => []), rules: { size: 9, list } });
  try {
    const of = (cell) => [...lit({ ...emptyBoard(), selected: new Set([cell]), armed: 0, settings: { peers: true } }).cage];
    assert.deepEqual([of(1), of(40), of(80)], [[0, 1, 11], [], []]);
  } finally {
    under(null);
  }
});

test("beside the tier stands a rating of Sudoku Explainer, or nothing", () => {
  const t = (name, ...more) => [name, ...more].join(" ");
  assert.deepEqual([ratingText({ tier: "simple", er: 1.2 }, t), ratingText({ tier: "ultimate", effort: 2479 }, t), ratingText(null, t)], ["se 1.2", "", ""]);
});

/** The digits that a line over the first cells of the first row leaves them, where cells of a row differ. */
function along(rule, length, { value, board = "", see = true } = {}) {
  const row = PLACES.slice(0, 9);
  const cells = row.slice(0, length).map((cell) => `r1c${cell + 1}`);
  const sees = PLACES.map((cell) => (see && row.includes(cell) ? row.filter((other) => other !== cell) : []));
  const houses = { b1: [0, 1, 2], b2: [3, 4, 5], b3: [6, 7, 8] };
  under({ digits: PLACES.map(() => "123456789"), houses, sees, rules: { size: 9, list: [{ rule, cells, value }] } });
  try {
    const { values } = emptyBoard();
    [...board].forEach((digit, cell) => (values[cell] = Number(digit) || 0));
    const [line] = lineWays(values, [values[0] ? length - 1 : 0]);
    return [line.head, ...line.fits.map(({ text }) => text)].join(" ");
  } finally {
    under(null);
  }
}

test("what a line leaves to its cells is told, of each kind", () => {
  assert.equal(along("thermometer", 4), "Thermometer: r1c1 1–6 r1c2 2–7 r1c3 3–8 r1c4 4–9");
  assert.equal(along("thermometer", 3, { board: "5" }), "Thermometer: r1c3 7–9 r1c2 6–8");
  assert.equal(along("slow-thermometer", 3, { see: false }), "Slow thermometer: r1c1 1–9 r1c2 1–9 r1c3 1–9");
  assert.equal(along("arrow", 4), "Arrow: r1c1 6–9 r1c2 1–6 r1c3 1–6 r1c4 1–6");
  assert.equal(along("arrow", 3, { board: "4" }), "Arrow: r1c3 1, 3 r1c2 1, 3");
  assert.equal(along("arrow", 4, { value: 2, see: false }), "Arrow: r1c1 1 r1c2 1–8 r1c3 2–9 r1c4 2–9");
  assert.equal(along("whisper", 3), "Whisper of 5: r1c1 1–4, 6–9 r1c2 1–3, 7–9 r1c3 1–4, 6–9");
  assert.equal(along("palindrome", 3, { board: "7", see: false }), "Palindrome: r1c3 7 r1c2 1–9");
  assert.equal(along("renban", 3, { board: "2" }), "Renban: r1c3 1, 3, 4 r1c2 1, 3, 4");
  assert.equal(along("between", 4), "Between line: r1c1 1–9 r1c2 2–8 r1c3 2–8 r1c4 1–9");
  assert.equal(along("region-sum-line", 4), "Region sum line: r1c1 1–6 r1c2 1–6 r1c3 1–6 r1c4 6–9");
  assert.equal(along("thermometer", 3, { board: "9" }), "Thermometer: r1c3 no digit r1c2 no digit");
});

test("cages and lines that can no longer be filled are marked: their digits, or all of their cells", () => {
  const list = [cage(16, "r1c1", "r1c2", "r1c3", "r1c4"), cage(3, "r5c1", "r5c2"), { rule: "thermometer", cells: ["r9c1", "r9c2", "r9c3"] }];
  const see = PLACES.map((cell) => (cell === 36 || cell === 37 ? [38] : []));
  under({ digits: PLACES.map(() => "123456789"), houses: {}, sees: see, rules: { size: 9, list } });
  try {
    const { values } = emptyBoard();
    assert.deepEqual(unfillable(values), []);
    [values[0], values[1]] = [9, 6];
    assert.deepEqual(unfillable(values), [0, 1]);
    [values[0], values[1]] = [9, 1];
    assert.deepEqual(unfillable(values), []);
    // A digit beside an empty cage leaves it none.
    values[38] = 1;
    assert.deepEqual(unfillable(values), [36, 37]);
    values[38] = 0;
    // A line is known by its cells, in whatever order they are named.
    assert.deepEqual(lineOf([74, 72, 73]), [72, 73, 74]);
    assert.equal(lineOf([72, 73]), undefined);
    values[74] = 2;
    assert.deepEqual(unfillable(values), [74]);
    values[74] = 3;
    assert.deepEqual(unfillable(values), []);
  } finally {
    under(null);
  }
  assert.deepEqual(unfillable(emptyBoard().values), []);
});

test("a puzzle is called by few kinds of its rules", () => {
  const list = ["thermometer", "arrow", "whisper", "renban"].map((rule) => ({ rule, cells: [] }));
  assert.equal(kindsText({ list: list.slice(0, 2) }), "Thermometer, arrow");
  assert.match(kindsText({ size: 6, list }), /^6x6, thermometer, arrow …$/);
  assert.equal(kindsText({ list: [cage(3, "r1c1")] }), "Killer cages");
});

test("below a picture the rules are one line of their kinds, however many cages there are, and no wider than the board", () => {
  const list = [cage(3, "r1c1"), cage(9, "r2c1"), cage(12, "r3c1", "r3c2"), { rule: "anti-knight" }];
  const line = rulesLine({ rules: { size: 9, list } });
  assert.equal(line, "Rules: killer cages, anti-knight");
  assert.deepEqual([rulesLine(null), sizeOf(line, 900), sizeOf("x".repeat(100), 900)], ["", 26, 16]);
});

test("that all dots are given is one rule, said with the numbers of the usual dots", () => {
  const dots = (...list) => ruleKinds({ list: list.map(([rule, value]) => ({ rule, value })) });
  const both = [["negative-difference"], ["negative-ratio"]];
  assert.deepEqual(dots(["difference"], ["ratio", 2], ...both), ["difference-1", "ratio-2", "negative-dots"]);
  assert.deepEqual([dots(both[0]), dots(both[1])], [["negative-difference-1"], ["negative-ratio-2"]]);
  assert.deepEqual(dots(["difference", 3], ...both), ["difference-3", "negative-difference", "negative-ratio"]);
});
