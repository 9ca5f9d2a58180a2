//! Judges whether a puzzle is proper, that is has one solution, before any deduction begins.
use crate::board::{Board, Grid, Puzzle};
use crate::ids::{Cell, Digit, House};
use crate::layout::Layout;
use crate::search::{Exhaustive, Solutions, Sought};
use crate::set::{CandidateSet, CellSet};
use crate::slot::Slot;
use std::fmt;
use std::sync::Arc;

/// The limit of guesses for judging a puzzle; the hardest puzzles known take some thousand.
const GUESSES: u64 = 1_000_000;

/// The verdict on a puzzle: proper, or improper and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleVerdict {
    /// It has one solution, this one.
    Proper(Grid),
    /// It has none or several.
    Improper(ImproperPuzzle),
}

/// The most digits that stand more than once in a house of which an error tells: as many as one wrong digit makes.
pub const MOST_CONFLICTS: usize = 3;

/// A digit that stands more than once in a house.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RepeatedDigit {
    /// The house.
    pub at: House,
    /// The name of the house: `row 3`.
    pub house: String,
    /// The digit.
    pub digit: Digit,
    /// The cells that hold it.
    pub cells: CellSet,
}

/// A digit for which a house has no place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HouseWithoutDigit {
    /// The house.
    pub at: House,
    /// The name of the house: `row 3`.
    pub house: String,
    /// The digit.
    pub digit: Digit,
}

/// The reason why a puzzle is not proper.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ImproperPuzzle {
    /// Digits that stand more than once in a house, all of them.
    Conflicts(Vec<RepeatedDigit>),
    /// Cells with no candidate left, all of them.
    NoCandidate {
        /// The cells.
        cells: CellSet,
        /// True if that is so only since candidates were eliminated.
        eliminated: bool,
    },
    /// Digits with no place left in a house, all of them.
    NoPlace {
        /// The digits with their houses.
        missing: Vec<HouseWithoutDigit>,
        /// True if that is so only since candidates were eliminated.
        eliminated: bool,
    },
    /// No grid satisfies the puzzle.
    NoSolution {
        /// True if one would if no candidate had been eliminated.
        eliminated: bool,
    },
    /// More than one grid satisfies the puzzle.
    Several {
        /// One of them.
        first: Grid,
        /// Another.
        second: Grid,
    },
    /// The search was given up before it came to an end.
    Undecided {
        /// A grid that satisfies the puzzle, if one was found; there may be another.
        found: Option<Grid>,
    },
}

/// Judges a puzzle: first what is seen at once, then by exhaustive search.
pub fn judge(layout: &Arc<Layout>, puzzle: &Puzzle) -> PuzzleVerdict {
    let conflicts = conflicts(layout, &puzzle.values);
    if !conflicts.is_empty() {
        return PuzzleVerdict::Improper(ImproperPuzzle::Conflicts(conflicts));
    }
    let Sought { solutions, is_settled } = Exhaustive::on(layout).solutions_within(puzzle, &mut { GUESSES });
    match solutions {
        Solutions::Several(first, second) => PuzzleVerdict::Improper(ImproperPuzzle::Several { first, second }),
        Solutions::One(grid) if is_settled => PuzzleVerdict::Proper(grid),
        Solutions::One(grid) => PuzzleVerdict::Improper(ImproperPuzzle::Undecided { found: Some(grid) }),
        Solutions::None if is_settled => PuzzleVerdict::Improper(unsolvable(layout, puzzle)),
        Solutions::None => PuzzleVerdict::Improper(ImproperPuzzle::Undecided { found: None }),
    }
}

/// The digits and candidates that some solution has, as far as exhaustive search tells: a cell with one of them is settled,
/// and no argument removes any.
///
/// ```
/// use qedoku_core::{Grid, Layout, Puzzle, proper};
///
/// let mut grid = Grid::EMPTY;
/// assert_eq!(proper::possible(Layout::classic(), &Puzzle::from_givens(grid)).len(), 729);
/// grid.set("r1c1".parse()?, Some("1".parse()?));
/// assert_eq!(proper::possible(Layout::classic(), &Puzzle::from_givens(grid)).len(), 729 - 28);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn possible(layout: &Arc<Layout>, puzzle: &Puzzle) -> CandidateSet {
    Exhaustive::on(layout).possible_within(puzzle, &mut { GUESSES })
}

fn conflicts(layout: &Layout, values: &Grid) -> Vec<RepeatedDigit> {
    let mut planes = CandidateSet::EMPTY;
    for candidate in values.filled() {
        planes.insert(candidate);
    }
    let pairs = layout.houses().iter().flat_map(|house| Digit::ALL.into_iter().map(move |digit| (house, digit)));
    pairs
        .map(|(house, digit)| (house, digit, planes.plane(digit) & layout.cells(house)))
        .filter(|(_, _, cells)| cells.is_several())
        .map(|(house, digit, cells)| RepeatedDigit { at: house, house: layout.house_title(house), digit, cells })
        .collect()
}

/// The plainest reason why a puzzle without conflicts has no solution.
fn unsolvable(layout: &Arc<Layout>, puzzle: &Puzzle) -> ImproperPuzzle {
    let bare = Puzzle { removed: CandidateSet::EMPTY, ..*puzzle };
    let eliminated = !puzzle.removed.is_empty()
        && Exhaustive::on(layout).first_within(&bare, &mut { GUESSES }).solutions != Solutions::None;
    let board = Board::new(layout, puzzle);
    let cells = board.open().filter(|cell| board.digits(cell).is_empty());
    if !cells.is_empty() {
        return ImproperPuzzle::NoCandidate { cells, eliminated };
    }
    let empty = |&slot: &Slot| match slot {
        Slot::House(house, digit) => !board.is_settled(slot) && !board.plane(digit).meets(layout.cells(house)),
        Slot::Cell(_) => false,
    };
    let name = |house: House| layout.house_title(house);
    let missing: Vec<_> = layout
        .slots()
        .filter(empty)
        .filter_map(|slot| match slot {
            Slot::House(house, digit) => Some(HouseWithoutDigit { at: house, house: name(house), digit }),
            Slot::Cell(_) => None,
        })
        .collect();
    if missing.is_empty() {
        ImproperPuzzle::NoSolution { eliminated }
    } else {
        ImproperPuzzle::NoPlace { missing, eliminated }
    }
}

impl ImproperPuzzle {
    /// The name of the kind of fault, in kebab case.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Conflicts(_) => "conflicts",
            Self::NoCandidate { .. } => "no-candidate",
            Self::NoPlace { .. } => "no-place",
            Self::NoSolution { .. } => "no-solution",
            Self::Several { .. } => "several-solutions",
            Self::Undecided { .. } => "undecided",
        }
    }
}

/// The cells in which two grids differ.
pub fn differences(first: &Grid, second: &Grid) -> CellSet {
    CellSet::ALL.filter(|cell| first.get(cell) != second.get(cell))
}

/// Joins parts as a sentence does: `a, b and c`.
fn listed(parts: impl Iterator<Item = String>) -> String {
    let parts: Vec<_> = parts.collect();
    match parts.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => String::new(),
    }
}

impl fmt::Display for RepeatedDigit {
    /// Says `row 3 has two 5s: r3c1 and r3c7`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const WORDS: [&str; 10] = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
        let count = WORDS.get(self.cells.len()).copied().unwrap_or("many");
        let cells = listed(self.cells.iter().map(|cell| cell.to_string()));
        write!(f, "{} has {count} {}s: {cells}", self.house, self.digit)
    }
}

impl fmt::Display for ImproperPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let blame =
            |eliminated| if eliminated { "; without the eliminated candidates there is a solution" } else { "" };
        match self {
            Self::Conflicts(conflicts) => {
                let parts: Vec<_> = conflicts.iter().take(MOST_CONFLICTS).map(RepeatedDigit::to_string).collect();
                f.write_str(&parts.join("; "))?;
                match conflicts.len().saturating_sub(MOST_CONFLICTS) {
                    0 => Ok(()),
                    more => write!(f, "; and {more} more like it"),
                }
            }
            Self::NoCandidate { cells, eliminated } => {
                let noun = if cells.is_several() { "cells" } else { "a cell" };
                let names = listed(cells.iter().map(|cell| cell.to_string()));
                write!(f, "{noun} with no candidate left: {names}{}", blame(*eliminated))
            }
            Self::NoPlace { missing, eliminated } => {
                let parts = missing.iter().map(|HouseWithoutDigit { house, digit, .. }| format!("{digit} in {house}"));
                write!(f, "a digit with no place left: {}{}", listed(parts), blame(*eliminated))
            }
            Self::NoSolution { eliminated: false } => f.write_str("no solution"),
            Self::NoSolution { eliminated: true } => {
                f.write_str("no solution: the eliminated candidates leave none; without them there is one")
            }
            Self::Several { first, second } => several(f, first, second),
            Self::Undecided { found: None } => {
                f.write_str("undecided: a long search has found no solution, and has not shown that there is none")
            }
            Self::Undecided { found: Some(_) } => {
                f.write_str("undecided: a long search has found one solution, and has not shown that there is no other")
            }
        }
    }
}

fn several(f: &mut fmt::Formatter<'_>, first: &Grid, second: &Grid) -> fmt::Result {
    let cells = differences(first, second);
    let digit = |grid: &Grid, cell: Cell| grid.get(cell).map_or("nothing".to_owned(), |digit| digit.to_string());
    let parts: Vec<_> =
        cells.iter().map(|cell| format!("{cell} ({} or {})", digit(first, cell), digit(second, cell))).collect();
    write!(f, "several solutions; two of them differ in {} cells: {}", cells.len(), parts.join(", "))
}

impl std::error::Error for ImproperPuzzle {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::Candidate;

    const PUZZLE: &str = "600100708000800200238050100000040092004308600370010000003070526002004000907006004";
    const SOLUTION: &str = "695123748741869253238457169816745392524398671379612485483971526162584937957236814";

    fn puzzle(line: &str) -> Puzzle {
        Puzzle::from_givens(Grid::parse_line(line).unwrap())
    }

    fn fault(puzzle: &Puzzle) -> String {
        match judge(Layout::classic(), puzzle) {
            PuzzleVerdict::Improper(fault) => fault.to_string(),
            PuzzleVerdict::Proper(grid) => panic!("{grid} is the one solution"),
        }
    }

    #[test]
    fn a_proper_puzzle_has_its_solution() {
        let solution = Grid::parse_line(SOLUTION).unwrap();
        assert_eq!(judge(Layout::classic(), &puzzle(PUZZLE)), PuzzleVerdict::Proper(solution));
    }

    #[test]
    fn all_conflicts_are_named() {
        let line = format!("5.....5.5{}", ".".repeat(72));
        assert_eq!(fault(&puzzle(&line)), "row 1 has three 5s: r1c1, r1c7 and r1c9; box 3 has two 5s: r1c7 and r1c9");
    }

    #[test]
    fn what_leaves_no_solution_is_named() {
        let line = format!("12345678.........9{}", ".".repeat(63));
        assert_eq!(fault(&puzzle(&line)), "a cell with no candidate left: r1c9");
        let line = format!("456..........1...........1.{}", ".".repeat(54));
        assert_eq!(fault(&puzzle(&line)), "a digit with no place left: 1 in row 1 and 1 in box 1");
    }

    #[test]
    fn eliminations_are_blamed_if_they_are_to_blame() {
        let mut stuck = puzzle(PUZZLE);
        let solution = Candidate::new(Cell::at(1, 2), Digit::D9);
        stuck.removed.insert(solution);
        assert!(fault(&stuck).ends_with("without them there is one"), "{}", fault(&stuck));
        for digit in Digit::ALL {
            stuck.removed.insert(Candidate::new(Cell::at(1, 2), digit));
        }
        let text = "a cell with no candidate left: r1c2; without the eliminated candidates there is a solution";
        assert_eq!(fault(&stuck), text);
    }

    #[test]
    fn several_solutions_are_shown_where_they_differ() {
        let mut open = Grid::parse_line(SOLUTION).unwrap();
        for cell in CellSet::ALL.filter(|cell| cell.row() < 4) {
            open.set(cell, None);
        }
        let text = fault(&Puzzle::from_givens(open));
        assert!(text.starts_with("several solutions; two of them differ in "), "{text}");
        assert!(text.contains(" or "), "{text}");
        let solutions = [SOLUTION.to_owned(), SOLUTION.replace('1', "x").replace('2', "1").replace('x', "2")];
        let [first, second] = solutions.map(|line| Grid::parse_line(&line).unwrap());
        let text = ImproperPuzzle::Several { first, second }.to_string();
        assert!(text.starts_with("several solutions; two of them differ in 18 cells: r1c4 (1 or 2), "), "{text}");
        assert_eq!(text.matches(" or ").count(), 18, "{text}");
    }
}
