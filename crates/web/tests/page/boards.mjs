// Boards for the tests of the page's modules, made by this project's generator.
import { unpack } from "../../page/sudoku.js";

export const PUZZLE = "3......2..4...98.78.5..71...1.....8.5...6....9...52.7.....96415..91.5.....6...7..";
export const SOLUTION = "367518924241639857895427136612743589578961243934852671783296415429175368156384792";

export const board = () => unpack(PUZZLE);
