//! Whether a position can still be solved, and which entries are to blame if not.
use crate::hitting::{Cuts, Lightest};
use fixedbitset::FixedBitSet;
use qedoku_core::proper::{self, Fault, Verdict};
use qedoku_core::{Candidate, Grid, Layout, Puzzle, Target};

/// How many nodes the search for the smallest blame may take.
const NODES: u64 = 100_000;

/// How a position stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It has one solution, this one.
    Sound(Grid),
    /// The givens have one solution, and these entries are not in it.
    Wrong(Vec<Target>),
    /// The givens have several solutions, and the entries agree with none: these, taken back, would leave one.
    Impossible {
        /// The entries to blame.
        blame: Vec<Target>,
        /// Whether no smaller set of entries would do.
        is_smallest: bool,
    },
    /// The position is not proper, and not for what was entered.
    Improper(Fault),
}

impl Standing {
    /// Judges a position: its givens first, then what was entered.
    pub fn of(layout: &Layout, puzzle: &Puzzle) -> Self {
        match proper::judge(layout, &Puzzle::from_givens(puzzle.given_grid())) {
            Verdict::Proper(solution) => {
                let wrong: Vec<Target> = entries(puzzle).filter(|entry| differs(*entry, &solution)).collect();
                if wrong.is_empty() { Self::Sound(solution) } else { Self::Wrong(wrong) }
            }
            Verdict::Improper(Fault::Several { .. }) => match proper::judge(layout, puzzle) {
                Verdict::Proper(solution) => Self::Sound(solution),
                Verdict::Improper(fault @ Fault::Several { .. }) => Self::Improper(fault),
                Verdict::Improper(_) => blame(layout, puzzle),
            },
            Verdict::Improper(fault) => Self::Improper(fault),
        }
    }
}

/// What was entered: digits placed, then candidates eliminated.
fn entries(puzzle: &Puzzle) -> impl Iterator<Item = Target> + '_ {
    puzzle.placed().map(Target::Place).chain(puzzle.removed.iter().map(Target::Eliminate))
}

fn differs(entry: Target, solution: &Grid) -> bool {
    let Candidate { cell, digit } = entry.candidate();
    (solution.get(cell) == Some(digit)) != matches!(entry, Target::Place(_))
}

/// Finds the fewest entries to take back: every set of entries that cannot stand together must lose one of them.
fn blame(layout: &Layout, puzzle: &Puzzle) -> Standing {
    let entries: Vec<Target> = entries(puzzle).collect();
    let solvable = |back: &FixedBitSet| is_solvable(layout, &without(puzzle, &entries, back));
    let none = FixedBitSet::with_capacity(entries.len());
    let (mut cuts, mut nodes, mut is_smallest) = (Cuts::default(), NODES, true);
    let mut back = none.clone();
    while !solvable(&back) {
        cuts.add(conflict(&back, solvable));
        back = match cuts.lightest(|_| 1, u32::MAX, &mut nodes) {
            Lightest::Is(set) => set,
            Lightest::None | Lightest::Unknown => {
                is_smallest = false;
                cuts.light(|_| 1, none.clone())
            }
        };
    }
    Standing::Impossible { blame: back.ones().map(|at| entries[at]).collect(), is_smallest }
}

/// Entries, none of them taken back already, that cannot all stand, while any fewer of them could.
fn conflict(back: &FixedBitSet, solvable: impl Fn(&FixedBitSet) -> bool) -> FixedBitSet {
    let mut back = back.clone();
    for entry in back.clone().zeroes() {
        back.insert(entry);
        if solvable(&back) {
            back.set(entry, false);
        }
    }
    back.toggle_range(..);
    back
}

/// The position with some entries taken back.
fn without(puzzle: &Puzzle, entries: &[Target], back: &FixedBitSet) -> Puzzle {
    let mut left = *puzzle;
    for at in back.ones() {
        match entries[at] {
            Target::Place(candidate) => left.values.set(candidate.cell, None),
            Target::Eliminate(candidate) => left.removed.remove(candidate),
        }
    }
    left
}

fn is_solvable(layout: &Layout, puzzle: &Puzzle) -> bool {
    matches!(proper::judge(layout, puzzle), Verdict::Proper(_) | Verdict::Improper(Fault::Several { .. }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(givens: &str, entries: &str) -> Puzzle {
        let mut puzzle = Puzzle::from_givens(Grid::parse_line(givens).unwrap());
        for entry in entries.split_whitespace().map(|text| Target::parse(text).unwrap()) {
            match entry {
                Target::Place(candidate) => puzzle.values.set(candidate.cell, Some(candidate.digit)),
                Target::Eliminate(candidate) => puzzle.removed.insert(candidate),
            }
        }
        puzzle
    }

    fn names(entries: &[Target]) -> Vec<String> {
        entries.iter().map(Target::to_string).collect()
    }

    const PROPER: &str = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";

    #[test]
    fn entries_that_differ_from_the_only_solution_are_wrong() {
        let layout = Layout::classic();
        assert!(matches!(Standing::of(layout, &position(PROPER, "r5c5=9 r5c5<>2")), Standing::Sound(_)));
        let Standing::Wrong(wrong) = Standing::of(layout, &position(PROPER, "r5c5=2 r2c9=3 r1c2<>9")) else { panic!() };
        assert_eq!(names(&wrong), ["r5c5=2", "r1c2<>9"]);
    }

    #[test]
    fn of_an_empty_grid_the_fewest_entries_are_to_blame() {
        let empty = ".".repeat(81);
        let entries = "r1c1=1 r1c5=1 r1c9=1 r5c1=2 r9c1=2 r7c7<>1";
        let standing = Standing::of(Layout::classic(), &position(&empty, entries));
        let Standing::Impossible { blame, is_smallest } = standing else { panic!("{standing:?}") };
        assert!(is_smallest && blame.len() == 3, "{:?}", names(&blame));
        assert!(!names(&blame).contains(&"r7c7<>1".to_owned()));
    }

    #[test]
    fn givens_that_are_wrong_themselves_blame_no_entry() {
        let standing = Standing::of(Layout::classic(), &position(&format!("11{}", ".".repeat(79)), ""));
        assert!(matches!(standing, Standing::Improper(Fault::Conflicts(_))));
    }
}
