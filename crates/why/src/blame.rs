//! Finds out whether a position can still be solved, and the entries to blame if it cannot.
use crate::hitting_set::{HitSets, MinimumHittingSet};
use fixedbitset::FixedBitSet;
use qedoku_core::proper::{self, ImproperPuzzle, PuzzleVerdict};
use qedoku_core::search::{Exhaustive, Solutions};
use qedoku_core::{Candidate, Grid, Layout, Puzzle, Target};
use std::sync::Arc;

/// The most nodes that the choice of entries which meet all conflicts may take.
const NODES: u64 = 50_000;
/// The most guesses that all searches for solutions may take; every search counts as one at least.
const GUESSES: u64 = 500_000;
/// The most guesses that one search may take.
const PER_SOLUTION: u64 = 20_000;
/// The most guesses that one search may take where a conflict is made smaller: a larger conflict does as well.
const PER_CUT: u64 = 100;

/// The state of a position: it can still be solved, or these entries are to blame.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionStatus {
    /// It has one solution, this one.
    Proper(Grid),
    /// The givens have one solution, and these entries are not in it.
    Wrong(Vec<Target>),
    /// The givens have several solutions, and the entries agree with none: these, taken back, would leave one.
    Impossible {
        /// The entries to blame.
        blame: Vec<Target>,
        /// True if it is proved that no smaller set of entries would do.
        is_smallest: bool,
    },
    /// The position is not proper, and not for what was entered.
    Improper(ImproperPuzzle),
}

impl PositionStatus {
    /// Judges a position: its givens first, then what was entered.
    pub fn of(layout: &Arc<Layout>, puzzle: &Puzzle) -> Self {
        match proper::judge(layout, &Puzzle::from_givens(puzzle.given_grid())) {
            PuzzleVerdict::Proper(solution) => {
                let wrong: Vec<Target> = entries(puzzle).filter(|entry| differs(*entry, &solution)).collect();
                if wrong.is_empty() { Self::Proper(solution) } else { Self::Wrong(wrong) }
            }
            PuzzleVerdict::Improper(ImproperPuzzle::Several { first, .. }) => match proper::judge(layout, puzzle) {
                PuzzleVerdict::Proper(solution) => Self::Proper(solution),
                PuzzleVerdict::Improper(
                    fault @ (ImproperPuzzle::Several { .. } | ImproperPuzzle::Undecided { .. }),
                ) => Self::Improper(fault),
                PuzzleVerdict::Improper(_) => BlameSearch::new(layout, puzzle, &first).blame(GUESSES),
            },
            PuzzleVerdict::Improper(fault) => Self::Improper(fault),
        }
    }
}

/// The entries of a puzzle: digits placed, then candidates eliminated.
fn entries(puzzle: &Puzzle) -> impl Iterator<Item = Target> + '_ {
    puzzle.placed().map(Target::Place).chain(puzzle.removed.iter().map(Target::Eliminate))
}

fn differs(entry: Target, solution: &Grid) -> bool {
    let Candidate { cell, digit } = entry.candidate();
    (solution.get(cell) == Some(digit)) != matches!(entry, Target::Place(_))
}

/// The search for entries to take back. A set of entries is one of their numbers.
struct BlameSearch<'p> {
    layout: &'p Arc<Layout>,
    puzzle: &'p Puzzle,
    entries: Vec<Target>,
    /// Sets of entries that cannot stand together, each of which must lose one.
    cuts: HitSets,
    /// The entries to take back for the best solution found so far.
    best: FixedBitSet,
    /// The number of guesses left.
    guesses: u64,
}

impl<'p> BlameSearch<'p> {
    /// A search that knows a solution of the givens.
    fn new(layout: &'p Arc<Layout>, puzzle: &'p Puzzle, known: &Grid) -> Self {
        let entries: Vec<Target> = entries(puzzle).collect();
        let best = back(&entries, known);
        Self { layout, puzzle, entries, cuts: HitSets::default(), best, guesses: 0 }
    }

    /// Finds the fewest entries to take back, or few of them if that would take more guesses.
    fn blame(mut self, guesses: u64) -> PositionStatus {
        self.guesses = guesses;
        let (back, is_smallest) = if let Some(back) = self.smallest() {
            (back, true)
        } else {
            // There is no solution with all entries, so one must go at least.
            let floor = self.cuts.floor(|_| 1).max(1) as usize;
            self.guesses = guesses;
            let back = self.few();
            let is_smallest = back.count_ones(..) <= floor;
            (back, is_smallest)
        };
        PositionStatus::Impossible { blame: back.ones().map(|at| self.entries[at]).collect(), is_smallest }
    }

    /// The fewest entries to take back: every set of entries that cannot stand together must lose one of them. Nothing if
    /// the search is given up.
    fn smallest(&mut self) -> Option<FixedBitSet> {
        let mut back = FixedBitSet::with_capacity(self.entries.len());
        let mut nodes = NODES;
        loop {
            match self.solve(&back, PER_SOLUTION) {
                Solvability::Yes => return Some(back),
                Solvability::No => {}
                Solvability::Unknown => return None,
            }
            let conflict = self.conflict(&back);
            self.cuts.add(conflict);
            let MinimumHittingSet::Is(set) = self.cuts.lightest(|_| 1, u32::MAX, &mut nodes) else { return None };
            back = set;
        }
    }

    /// Entries, none of them taken back already, that cannot all stand, while any fewer of them could as far as is known.
    fn conflict(&mut self, back: &FixedBitSet) -> FixedBitSet {
        let (mut back, standing): (_, Vec<usize>) = (back.clone(), back.zeroes().collect());
        self.drop_from(&mut back, &standing);
        back.toggle_range(..);
        back
    }

    /// Takes back what the conflict does without: all of these at once if it can be, or else half by half.
    fn drop_from(&mut self, back: &mut FixedBitSet, of: &[usize]) {
        back.extend(of.iter().copied());
        if self.solve(back, PER_CUT) == Solvability::No {
            return;
        }
        for &entry in of {
            back.set(entry, false);
        }
        if of.len() > 1 {
            let (first, second) = of.split_at(of.len() / 2);
            self.drop_from(back, first);
            self.drop_from(back, second);
        }
    }

    /// Few entries to take back: those of the best solution found, less those that another one spares.
    fn few(&mut self) -> FixedBitSet {
        for entry in self.best.clone().ones() {
            let mut back = self.best.clone();
            if back.contains(entry) {
                back.set(entry, false);
                // A solution found becomes the best by itself.
                self.solve(&back, PER_SOLUTION);
            }
        }
        self.best.clone()
    }

    /// Looks for a solution of the position with some entries taken back; what is to be taken back for it is remembered, if
    /// that is less than ever before.
    fn solve(&mut self, taken: &FixedBitSet, most: u64) -> Solvability {
        let Some(left) = self.guesses.checked_sub(1) else { return Solvability::Unknown };
        let mut guesses = most.min(left);
        self.guesses = left - guesses;
        let sought =
            Exhaustive::on(self.layout).first_within(&without(self.puzzle, &self.entries, taken), &mut guesses);
        self.guesses += guesses;
        let Solutions::One(solution) = sought.solutions else {
            return if sought.is_settled { Solvability::No } else { Solvability::Unknown };
        };
        let back = back(&self.entries, &solution);
        if back.count_ones(..) < self.best.count_ones(..) {
            self.best = back;
        }
        Solvability::Yes
    }
}

/// The result of a search for a solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Solvability {
    Yes,
    No,
    /// The search was given up.
    Unknown,
}

/// The entries that a solution does not have.
fn back(entries: &[Target], solution: &Grid) -> FixedBitSet {
    let mut back = FixedBitSet::with_capacity(entries.len());
    let differing = entries.iter().enumerate().filter(|(_, entry)| differs(**entry, solution));
    back.extend(differing.map(|(at, _)| at));
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

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::search;

    fn blame(puzzle: &Puzzle, known: &Grid, guesses: u64) -> PositionStatus {
        BlameSearch::new(Layout::classic(), puzzle, known).blame(guesses)
    }
    use qedoku_core::{CandidateSet, CellSet, Digit};

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
        assert!(matches!(PositionStatus::of(layout, &position(PROPER, "r5c5=9 r5c5<>2")), PositionStatus::Proper(_)));
        let PositionStatus::Wrong(wrong) = PositionStatus::of(layout, &position(PROPER, "r5c5=2 r2c9=3 r1c2<>9"))
        else {
            panic!()
        };
        assert_eq!(names(&wrong), ["r5c5=2", "r1c2<>9"]);
    }

    #[test]
    fn of_an_empty_grid_the_fewest_entries_are_to_blame() {
        let empty = ".".repeat(81);
        let entries = "r1c1=1 r1c5=1 r1c9=1 r5c1=2 r9c1=2 r7c7<>1";
        let standing = PositionStatus::of(Layout::classic(), &position(&empty, entries));
        let PositionStatus::Impossible { blame, is_smallest } = standing else { panic!("{standing:?}") };
        assert!(is_smallest && blame.len() == 3, "{:?}", names(&blame));
        assert!(!names(&blame).contains(&"r7c7<>1".to_owned()));
    }

    /// No givens, and of each cell all but `kept` candidates eliminated, drawn by a fixed sequence of numbers.
    fn thinned(kept: usize, mut seed: u64) -> Puzzle {
        let mut puzzle = Puzzle::from_givens(Grid::EMPTY);
        puzzle.removed = CandidateSet::ALL;
        for cell in CellSet::ALL {
            for _ in 0..kept {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let digit = Digit::from_index((seed >> 33) as usize % Digit::COUNT);
                puzzle.removed.remove(Candidate { cell, digit });
            }
        }
        puzzle
    }

    #[test]
    fn a_search_cut_short_says_so_and_blames_what_may_be_blamed() {
        let mut unproved = 0;
        for seed in 0..6 {
            let puzzle = thinned(4, seed);
            let Solutions::Several(known, _) = search::solutions(&Puzzle::from_givens(Grid::EMPTY)) else { panic!() };
            for guesses in [0, 1, 100, 5_000] {
                let PositionStatus::Impossible { blame, is_smallest } = blame(&puzzle, &known, guesses) else {
                    panic!()
                };
                let mut left = puzzle;
                for entry in &blame {
                    left.removed.remove(entry.candidate());
                }
                assert!(
                    search::first_within(&left, &mut 100_000).solutions != Solutions::None,
                    "seed {seed}, {guesses} guesses"
                );
                unproved += usize::from(!is_smallest);
            }
        }
        assert!(unproved >= 18, "{unproved} of 24");
    }

    #[test]
    fn one_entry_to_blame_is_the_smallest_blame_whatever_the_search_came_to() {
        let puzzle = position(&".".repeat(81), "r1c1=1 r1c5=1 r9c9=3");
        let Solutions::Several(known, _) = search::solutions(&position(&".".repeat(81), "r1c1=1 r9c9=3")) else {
            panic!()
        };
        let PositionStatus::Impossible { blame, is_smallest } = blame(&puzzle, &known, 0) else { panic!() };
        assert_eq!((names(&blame), is_smallest), (vec!["r1c5=1".to_owned()], true));
    }

    #[test]
    fn givens_that_are_wrong_themselves_blame_no_entry() {
        let standing = PositionStatus::of(Layout::classic(), &position(&format!("11{}", ".".repeat(79)), ""));
        assert!(matches!(standing, PositionStatus::Improper(ImproperPuzzle::Conflicts(_))));
    }
}
