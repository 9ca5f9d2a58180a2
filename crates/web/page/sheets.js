// Sheets of puzzles: in which order they stand, how many on a sheet, and their solutions.
import { TIERS } from "./scales.js";

/** How many puzzles may stand on a sheet. */
export const SIZES = [1, 2, 4, 6];

/** How many solutions stand on a sheet. */
const SOLUTIONS = 9;

/** Behind all ratings of Sudoku Explainer, and behind all tiers. */
const UNRATED = 50;
const LAST = 1000;

/** Games from the easiest on: by tier, then by the rating of Sudoku Explainer; those without come last. */
export function easiestFirst(games) {
  const rank = ({ saved: { grade } }) => (grade ? (TIERS.indexOf(grade.tier) + 1) * 100 + (grade.er ?? UNRATED) : LAST);
  return [...games].sort((a, b) => rank(a) - rank(b));
}

/** The parts of a list, of `size` each but the last. */
export function parts(list, size) {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, index) => list.slice(index * size, (index + 1) * size));
}

/** The sheets of games: of each its `size`, and the games with their numbers; behind them those of the solutions that are known. */
export function sheetsOf(games, size) {
  const numbered = easiestFirst(games).map((game, index) => ({ ...game, number: index + 1 }));
  return {
    puzzles: parts(numbered, size),
    solutions: parts(numbered.filter(({ saved }) => saved.solution), SOLUTIONS),
  };
}
