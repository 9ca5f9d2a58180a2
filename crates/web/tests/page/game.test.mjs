import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "../../page/game.js";
import { isFilled, showsCandidates, strikes } from "../../page/notes.js";
import { cheerText, ownOf } from "../../page/moves.js";
import { t } from "../../page/words.js";
import { toldWrong } from "../../page/model.js";
import { digitsOf, emptyBoard } from "../../page/sudoku.js";
import { PUZZLE, SOLUTION, board } from "./boards.mjs";

const begun = () => new Game(board(), { solution: SOLUTION });

test("what is done is undone and done again", () => {
  const game = begun();
  game.mark([1], 6, "center");
  game.mark([1], 9, "corner");
  game.color([1], 3);
  game.place([1], 6, true);
  for (let n = 0; n < 4; n += 1) assert.ok(game.undo());
  assert.ok(!game.undo());
  assert.deepEqual(Array.from(game.values), Array.from(board().values));
  for (let n = 0; n < 4; n += 1) assert.ok(game.redo());
  assert.equal(game.values[1], 6);
  assert.equal(game.state.colors[1], 3);
});

test("a game that is saved comes back with its past, its future and the point", () => {
  const game = begun();
  game.place([1], 6, true);
  game.setPoint();
  game.place([2], 7, true);
  game.color([5], 2);
  game.undo();
  Object.assign(game, { spent: 61_000, hints: { asked: 1, said: 3, of: 7 }, grade: { tier: "advanced", er: 7.2 }, problem: { kind: "x", message: "y" } });
  const again = Game.load(JSON.parse(JSON.stringify(game.save())));
  assert.equal(again.values[2], 7);
  assert.deepEqual([again.spent, again.hints.said, again.grade.er, again.problem.message], [61_000, 3, 7.2, "y"]);
  assert.ok(again.redo());
  assert.equal(again.state.colors[5], 2);
  again.undo();
  assert.ok(again.undo());
  assert.equal(again.values[2], 0);
  assert.ok(again.undo());
  assert.equal(again.values[1], 0);
  assert.ok(!again.undo());
  again.toPoint();
  assert.deepEqual([again.values[1], again.values[2]], [6, 0]);
});

test("a damaged save is no game, and a damaged past is left out", () => {
  const saved = begun().save();
  assert.equal(Game.load({}), null);
  assert.equal(Game.load({ ...saved, givens: [1] }), null);
  assert.equal(Game.load({ ...saved, state: { ...saved.state, values: Array(81).fill(10) } }), null);
  const odd = Game.load({ ...saved, past: [["values", 99, 1]], future: "no", point: ["x"] });
  assert.deepEqual([odd.past.length, odd.future.length, odd.point], [0, 0, null]);
});

test("entries are told in order, without what was taken back", () => {
  const game = begun();
  game.place([2], 7, true);
  game.place([1], 6, true);
  game.place([2], 7, true);
  game.place([2], 1, true);
  assert.deepEqual(game.entries(), ["r1c2=6", "r1c3=1"]);
  game.auto = true;
  game.mark([4], 4, "center");
  assert.deepEqual(game.entries(), ["r1c2=6", "r1c3=1", "r1c5<>4"]);
});

test("the entries lead from the start to here, or none are told", () => {
  const game = begun();
  game.place([1], 6, true);
  assert.deepEqual(game.since().entries, ["r1c2=6"]);
  assert.equal(game.since().start.values[1], 0);
  const pasted = board();
  pasted.values[1] = 6;
  const other = new Game(pasted);
  other.place([2], 7, true);
  other.clear([1]);
  assert.deepEqual([other.since().entries, other.since().start.values[2]], [[], 7]);
});

test("back to before a mistake", () => {
  const game = begun();
  game.place([1], 6, true);
  game.place([2], 1, true);
  game.place([4], 1, true);
  assert.equal(game.backToRight(), 2);
  assert.deepEqual([game.values[1], game.values[2]], [6, 0]);
  assert.ok(game.redo());
  // One redo brings back all that was taken back.
  assert.deepEqual([game.values[2], game.values[4], game.future.length], [1, 1, 0]);
  assert.equal(game.backToRight(), 2);
  game.undo();
  assert.ok(game.redo());
  assert.deepEqual([game.values[1], game.values[2]], [6, 0]);
});

test("where all candidates stand, marks in the middle strike and restore them, those in the corners stay beside", () => {
  const game = begun();
  game.keepNotes(true);
  const legal = game.candidates(1);
  const digit = 32 - Math.clz32(legal);
  const only = 1 << (digit - 1);
  game.mark([1], digit, "corner");
  assert.deepEqual([game.candidates(1), game.state.corner[1]], [legal, only]);
  game.mark([1], digit, "center");
  game.mark([1], digit, "corner");
  assert.deepEqual([game.candidates(1), game.state.corner[1]], [legal & ~only, only], "of what is struck nothing is marked");
  game.mark([1], digit, "center");
  game.mark([1], digit, "corner");
  assert.deepEqual([game.candidates(1), game.state.corner[1]], [legal, 0]);
  game.keepNotes(false);
  // Notes of one's own are marks of two kinds, until every open cell has some.
  game.mark([1], digit, "corner");
  assert.deepEqual([game.state.center[1], game.state.corner[1]], [0, 1 << (digit - 1)]);
  game.markAll();
  assert.deepEqual(game.noted.length, 53);
  assert.deepEqual([game.state.center[1], game.isMarked], [0, false], "what has notes of its own is not filled unasked");
  game.markAll([1]);
  game.mark([1], digit, "corner");
  assert.equal(game.state.corner[1], 0);
  for (const set of [legal & ~(1 << (digit - 1)), legal]) {
    game.mark([1], digit, "center");
    assert.deepEqual([game.state.center[1], game.state.corner[1]], [set, 0]);
  }
});

test("what is wrong goes alone, and what is right stays", () => {
  const game = begun();
  game.place([2], 1, true);
  game.place([1], 6, true);
  assert.deepEqual(game.wrong(), ["r1c3=1"]);
  assert.deepEqual(game.clearWrong(), ["r1c3=1"]);
  assert.deepEqual([game.values[1], game.values[2], game.wrong()], [6, 0, []]);
  assert.deepEqual(game.clearWrong(), []);
  game.undo();
  assert.equal(game.values[2], 1);
  const right = Number(game.solution[2]);
  game.place([2], 1, true);
  game.keepNotes(true);
  game.mark([2], right, "center");
  assert.deepEqual(game.clearWrong(), [`r1c3<>${right}`]);
  assert.equal(game.state.removed[2], 0);
  game.solution = null;
  game.place([2], 1, true);
  assert.deepEqual(game.wrong(), []);
});

test("notes that a wrong digit took away come back with it", () => {
  const game = begun();
  game.markAll();
  const right = Number(game.solution[2]);
  const peer = [...game.solution].findIndex((digit, cell) => Number(digit) !== right && !game.values[cell] && cell > 2 && cell < 9);
  const digit = Number(game.solution[peer]);
  game.place([2], digit, true);
  assert.equal(game.state.center[peer] & (1 << (digit - 1)), 0);
  assert.deepEqual(game.clearWrong(), [`r1c3=${digit}`]);
  assert.ok(game.state.center[peer] & (1 << (digit - 1)));
});

test("the last move: the board before it, and what it concluded", () => {
  const game = begun();
  assert.equal(game.lastMove(), null);
  game.place([1], 6, true);
  const move = game.lastMove();
  assert.deepEqual(move.moves, ["r1c2=6"]);
  assert.equal(move.board.values[1], 0);
  // Over another digit, which is gone on the board before it; the same again is taken out.
  game.place([1], 9, true);
  const over = game.lastMove();
  assert.deepEqual([over.moves, over.board.values[1]], [["r1c2=9"], 0]);
  game.place([1], 9, true);
  assert.equal(game.lastMove(), null);
  game.place([1], 6, true);
  game.color([1], 2);
  assert.equal(game.lastMove(), null);
});

test("a note that is rubbed out is a move, once all open cells have notes", () => {
  const game = begun();
  game.mark([1], 6, "center");
  game.mark([1], 6, "center");
  assert.equal(game.lastMove(), null);
  game.markAll();
  const [digit] = digitsOf(game.state.center[1]);
  game.mark([1], digit, "center");
  const move = game.lastMove();
  assert.deepEqual(move.moves, [`r1c2<>${digit}`]);
  assert.ok(move.board.removed.every((set) => !set));
  // What was struck before counts; a digit that takes notes of its peers is the move alone.
  const [other] = digitsOf(game.state.center[1]);
  game.mark([1], other, "center");
  assert.equal(game.lastMove().board.removed[1], 1 << (digit - 1));
  game.place([1], 6, true);
  assert.deepEqual(game.lastMove().moves, ["r1c2=6"]);
  // All notes of a cell that are erased say nothing.
  const cell = game.values.findIndex((value) => !value);
  game.clear([cell]);
  assert.equal(game.lastMove(), null);
});

test("a full grid is solved, valid or wrong", () => {
  const game = begun();
  [...SOLUTION].forEach((digit, cell) => PUZZLE[cell] === "." && game.place([cell], Number(digit), true));
  assert.ok(game.isSolved && game.isValid && game.isFull);
  const loose = new Game({ ...emptyBoard(), values: Uint8Array.from([...SOLUTION].map(Number)) });
  assert.ok(loose.isValid && !loose.isSolved);
  loose.state.values[0] = 6;
  assert.ok(loose.isFull && !loose.isValid);
});

test("a step that is applied strikes what the player marked", () => {
  const game = begun();
  game.markAll();
  assert.ok(game.isMarked);
  game.apply({ place: [], eliminate: ["r3c4<>3"] });
  assert.equal(game.state.center[21] & 0b100, 0);
  assert.ok(!game.auto);
  const bare = begun();
  bare.apply({ place: [], eliminate: ["r3c4<>3"] });
  assert.ok(bare.keeps && !bare.auto && bare.state.removed[21] === 0b100);
  assert.deepEqual(begun().progress, { open: 53, filled: 0 });
});

test("who keeps the notes is undone and kept with them, and filling leaves one's own as they are", () => {
  const game = begun();
  game.mark([1], 6, "center");
  game.mark([1], 3, "center");
  game.markAll();
  assert.deepEqual(digitsOf(game.state.center[1]), [3, 6]);
  assert.ok(!game.markAll());
  const own = game.state.center.slice();
  // A link to the same position changes nothing; one that strikes more is a change that leads back to one's own notes.
  const struck = { ...game.board(), removed: game.board().removed.slice() };
  assert.ok(!game.takeOver(struck, { auto: true }));
  const bare = begun();
  assert.ok(bare.takeOver({ ...board(), isMine: true }, { isMine: true }) && bare.isMarked && bare.undo() && !bare.isMarked);
  struck.removed[21] |= 0b100;
  assert.ok(game.takeOver(struck, { auto: true }) && game.auto);
  const again = Game.load(JSON.parse(JSON.stringify(game.save())));
  assert.ok(again.auto && again.undo() && !again.auto);
  assert.deepEqual(again.state.center, own);
  // A switch is no move: undo and redo leave it, and what was struck comes back alone.
  assert.ok(again.keepNotes(true) && again.auto && again.redo() && again.auto && again.undo() && again.auto);
  const struckBefore = again.state.removed[1];
  again.mark([1], 32 - Math.clz32(again.candidates(1)), "center");
  assert.ok(again.state.removed[1] !== struckBefore && again.undo() && again.auto);
  assert.equal(again.state.removed[1], struckBefore);
  assert.ok(again.future.length && again.keepNotes(false) && !again.keepNotes(false) && again.redo() && !again.auto);
  // As it was once kept.
  const { auto, ...state } = game.save().state;
  assert.deepEqual([auto, Game.load({ ...game.save(), state, past: [], auto: true }).auto], [[1], true]);
});

test("a reason for an entry is asked for without it, unless it is wrong", () => {
  const game = begun();
  game.place([1], 6, true);
  game.place([2], 1, true);
  const without = game.boardWithout(1);
  assert.deepEqual([without.values[1], without.values[2], game.values[1]], [0, 1, 6]);
  for (const cell of [0, 2, 4, undefined]) assert.deepEqual(game.boardWithout(cell), game.board());
  game.solution = null;
  assert.equal(game.boardWithout(2).values[2], 0);
});

test("a step that is carried out does what typing it does", () => {
  const [applied, typed] = [begun(), begun()];
  for (const game of [applied, typed]) {
    // A note that is wrong already is the player's, and stays.
    game.mark([4], 3, "center");
    game.mark([2], 6, "corner");
    game.mark([56], 6, "center");
  }
  typed.place([1], 6, true);
  applied.apply({ place: ["r1c2=6"] });
  assert.deepEqual(applied.save().state, typed.save().state);
  assert.deepEqual([applied.state.center[4], applied.state.corner[2], applied.state.center[56]], [0b100, 0, 0b100000]);
  const untidy = begun();
  untidy.mark([2], 6, "corner");
  untidy.apply({ place: ["r1c2=6"] }, false);
  assert.equal(untidy.state.corner[2], 0b100000);
});

test("what was told to be wrong is marked when undo brings it again, in a game that was saved too", () => {
  const game = begun();
  game.place([1], 9, true);
  assert.deepEqual(toldWrong(game), []);
  game.clearWrong();
  assert.deepEqual(toldWrong(game), []);
  game.undo();
  assert.deepEqual(toldWrong(game), [1]);
  assert.deepEqual(toldWrong(Game.load(JSON.parse(JSON.stringify(game.save())))), [1]);
  game.place([1], 6, true);
  assert.deepEqual(toldWrong(game), []);
});

test("what was told to be wrong is no progress", () => {
  const game = new Game(board(), { solution: SOLUTION });
  game.place([1], 6, false);
  game.place([2], 1, false);
  assert.deepEqual(game.progress, { open: 53, filled: 2 });
  game.tell(game.wrong());
  assert.deepEqual(game.progress, { open: 53, filled: 1 });
  game.place([2], Number(SOLUTION[2]), false);
  assert.deepEqual(game.progress, { open: 53, filled: 2 });
});

test("a step of the page is no move of the player", () => {
  const game = new Game(board());
  game.place([1], 6, false);
  assert.deepEqual(game.lastMove().moves, ["r1c2=6"]);
  game.apply({ place: ["r1c3=7"] });
  game.applied = game.past.at(-1);
  assert.equal(game.lastMove(), null);
  game.undo();
  assert.deepEqual(game.lastMove().moves, ["r1c2=6"]);
});

test("behind a step that strikes, the cells alone in which it does show candidates; others keep their own notes", () => {
  const game = new Game(emptyBoard());
  game.mark([5], 4, "center");
  game.apply({ eliminate: ["r1c1<>5"] });
  assert.deepEqual([game.candidates(0), game.candidates(5), game.candidates(7)], [0b111101111, 0b1000, 0]);
  assert.ok(game.board().removed[0] === 0b10000 && Game.load(game.save()).candidates(0) === 0b111101111);
  game.mark([0], 6, "center");
  game.mark([5], 3, "center");
  assert.deepEqual([game.candidates(0), game.candidates(5)], [0b111001111, 0b1100]);
  game.apply({ eliminate: ["r1c9<>1"] });
  assert.deepEqual(game.candidates(8), 0b111111110);
  game.keepNotes(true);
  assert.deepEqual([game.candidates(0), game.candidates(5)], [0b111001111, 0b111111111]);
  game.keepNotes(false);
  game.apply({ eliminate: ["r2c2<>1"] });
  game.markAll();
  assert.ok(game.isMarked && !game.keeps && game.candidates(10) === 0b111111110 && game.candidates(5) === 0b1100);
});

test("of a game the digits count as entries, and what was struck rightly does not", () => {
  const solution = "367518924241639857895427136612743589578961243934852671783296415429175368156384792";
  const game = new Game(emptyBoard(), { solution });
  game.apply({ eliminate: ["r1c1<>5", "r1c1<>6", "r1c2<>5"] });
  game.place([1], 9, true);
  assert.deepEqual(game.since().entries, ["r1c2=9"]);
  assert.equal(game.since().start.removed[0], 0b110000);
  game.apply({ eliminate: ["r2c2<>4"] });
  assert.deepEqual(game.since().entries, ["r1c2=9", "r2c2<>4"]);
});

test("where candidates stand the tool for the middle strikes, and goes on to when one cell is rubbed out", () => {
  const game = new Game(emptyBoard());
  assert.ok(!strikes(game));
  game.mark([3], 4, "center");
  game.apply({ eliminate: ["r1c1<>5"] });
  assert.ok(!strikes(game));
  // A second click offers what is seen, and nothing besides.
  assert.deepEqual([0, 1, 3].map((cell) => showsCandidates(game, cell)), [true, false, false]);
  game.keepNotes(true);
  assert.ok(strikes(game));
  game.keepNotes(false);
  // Notes of some cells alone are not checked.
  assert.deepEqual([strikes(game), game.isUnread], [false, true]);
  game.markAll();
  assert.deepEqual([strikes(game), isFilled(game), game.isUnread], [true, true, false]);
  game.clear([1]);
  assert.deepEqual([strikes(game), isFilled(game)], [true, false]);
});

test("where notes are filled in, a cell with notes of both kinds has the digits of both", () => {
  const game = begun();
  game.mark([1], 6, "corner");
  game.mark([1], 7, "center");
  game.mark([2], 7, "corner");
  game.markAll();
  assert.deepEqual([digitsOf(game.candidates(1)), digitsOf(game.candidates(2))], [[6, 7], []]);
  assert.deepEqual(game.wrong(), []);
});

test("what steps of the page entered is not the player's own, after a reload as well", () => {
  const game = begun();
  const names = [...SOLUTION].map((digit, cell) => [`r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}=${digit}`, cell]).filter(([, cell]) => !game.givens[cell]);
  const open = names.length;
  assert.equal(game.apply({ place: names.slice(1).map(([name]) => name) }), true);
  game.place([names[0][1]], Number(names[0][0].at(-1)), true);
  assert.ok(game.isSolved);
  assert.deepEqual(ownOf(Game.load(JSON.parse(JSON.stringify(game.save())))), { own: 1, helped: open - 1 });
  assert.equal(cheerText(game, t), `1 of ${open} cells by yourself; the other ${open - 1} were entered for you.`);
  game.restart();
  for (const [name, cell] of names) game.place([cell], Number(name.at(-1)), true);
  assert.equal(cheerText(game, t), `Well done: ${open} cells, all by yourself.`);
  game.hints.asked = 1;
  assert.match(cheerText(game, t), /every one is right/);
});
