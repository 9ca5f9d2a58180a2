// Samples of puzzles whose lines cannot be made on order, composed for this page: each as an object of f-puzzles. Each has one
// solution, and is solved without an assumption.
import { NINE } from "./sudoku.js";

/** The grid of an object of f-puzzles, of its rows. */
const gridOf = (rows) => rows.map((row) => NINE.map((column) => (row[column - 1] === "." ? {} : { value: Number(row[column - 1]), given: true })));

export const samples = {
  thermometer: {
    size: 9,
    grid: gridOf(["..3...25.", "2........", "........6", ".........", "..7......", ".1.9..7..", ".6.......", ".....8...", "...7....."]),
    thermometer: [
      { lines: [["R5C9", "R5C8", "R4C8", "R4C7", "R5C6"]] },
      { lines: [["R8C2", "R7C3", "R7C4", "R8C4", "R8C5"]] },
      { lines: [["R9C6", "R9C7", "R8C8", "R7C8", "R7C7"]] },
      { lines: [["R1C7", "R2C6", "R2C5", "R1C5"]] },
      { lines: [["R6C6", "R7C5", "R6C5", "R5C4"]] },
      { lines: [["R2C3", "R2C4", "R3C3", "R2C2"]] },
    ],
  },
  arrow: {
    size: 9,
    grid: gridOf([".........", ".....3..8", "..41.....", ".6..5....", "..2.....3", ".........", "..6....45", ".3......7", "9.5......"]),
    arrow: [
      { cells: ["R7C6"], lines: [["R7C6", "R6C5", "R7C5", "R6C4"]] },
      { cells: ["R1C6"], lines: [["R1C6", "R1C7", "R2C8", "R1C8"]] },
      { cells: ["R9C2"], lines: [["R9C2", "R8C2", "R8C3"]] },
      { cells: ["R3C7"], lines: [["R3C7", "R2C6", "R3C6"]] },
      { cells: ["R6C7"], lines: [["R6C7", "R7C8", "R8C8"]] },
      { cells: ["R5C1"], lines: [["R5C1", "R4C1", "R4C2"]] },
    ],
  },
};
