//! The search against a slow one that shares no code with it.
use super::*;
use crate::ids::{Cell, Digit};
use crate::layout::Layout;
use crate::set::{CandidateSet, CellSet, DigitSet};
use proptest::prelude::*;
use qedoku_fixtures::{Requirement, shared, skip};
use std::sync::Arc;

const MATRIX: &str = "600100708000800200238050100000040092004308600370010000003070526002004000907006004";
const MATRIX_SOLUTION: &str = "695123748741869253238457169816745392524398671379612485483971526162584937957236814";
const JUDGE: &str = "103000509002109400000704000300502006060000050700803004000401000009205800804000107";
const JUDGE_SOLUTION: &str = "143628579572139468986754231391542786468917352725863914237481695619275843854396127";

fn grid(line: &str) -> Grid {
    Grid::parse_line(line).unwrap()
}

/// Collects solutions cell by cell, by the rules alone: no code shared with the search.
struct PlainSearch {
    values: [u8; 81],
    peers: Vec<Vec<usize>>,
    removed: CandidateSet,
    limit: usize,
    found: Vec<[u8; 81]>,
}

impl PlainSearch {
    fn seen(&self, at: usize) -> u16 {
        self.peers[at].iter().fold(0, |seen, &peer| seen | 1 << self.values[peer])
    }

    fn options(&self, at: usize) -> Vec<u8> {
        let removed = |value: u8| {
            self.removed.contains(Candidate::new(Cell::from_index(at), Digit::from_index(usize::from(value) - 1)))
        };
        let seen = self.seen(at);
        (1..=9).filter(|&value| seen >> value & 1 == 0 && !removed(value)).collect()
    }

    fn search(&mut self) {
        let open = (0..81).filter(|&at| self.values[at] == 0).map(|at| (at, self.options(at)));
        let Some((at, options)) = open.min_by_key(|(_, options)| options.len()) else {
            self.found.push(self.values);
            return;
        };
        for value in options {
            if self.found.len() < self.limit {
                self.values[at] = value;
                self.search();
                self.values[at] = 0;
            }
        }
    }
}

/// True if two cells stand in one house, by arithmetic.
fn classic_same(a: usize, b: usize) -> bool {
    a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3)
}

fn slow(puzzle: &Puzzle, limit: usize) -> Vec<String> {
    slow_where(classic_same, puzzle, limit)
}

/// The first solutions where cells that are the `same` hold different digits.
pub(super) fn slow_where(same: fn(usize, usize) -> bool, puzzle: &Puzzle, limit: usize) -> Vec<String> {
    let values = std::array::from_fn(|at| puzzle.values.get(Cell::from_index(at)).map_or(0, Digit::value));
    let peers = (0..81).map(|at| (0..81).filter(|&other| other != at && same(at, other)).collect()).collect();
    let mut slow = PlainSearch { values, peers, removed: puzzle.removed, limit, found: vec![] };
    let valid = (0..81).all(|at| values[at] == 0 || slow.seen(at) >> values[at] & 1 == 0);
    if valid {
        slow.search();
    }
    slow.found.iter().map(|values| values.iter().map(u8::to_string).collect()).collect()
}

fn satisfies(layout: &Layout, puzzle: &Puzzle, solution: &Grid) -> bool {
    let digits = |cells: CellSet| -> DigitSet { cells.iter().filter_map(|cell| solution.get(cell)).collect() };
    layout.houses().iter().all(|house| digits(layout.cells(house)) == DigitSet::ALL)
        && puzzle.values.filled().all(|given| solution.get(given.cell) == Some(given.digit))
        && solution.filled().all(|it| puzzle.values.get(it.cell).is_some() || !puzzle.removed.contains(it))
}

/// Asks every question about a puzzle and compares the answers with the slow search and with each other.
fn compare(puzzle: &Puzzle) {
    compare_on(Layout::classic(), classic_same, puzzle);
}

/// Compares the two searches on a layout whose houses `same` knows.
pub(super) fn compare_on(layout: &Arc<Layout>, same: fn(usize, usize) -> bool, puzzle: &Puzzle) {
    const LIMIT: usize = 8;
    let expected = slow_where(same, puzzle, LIMIT);
    let on = Exhaustive::on(layout);
    let name = format!("{}: {} without {:?}", layout.name(), puzzle.values, puzzle.removed);
    assert_eq!(on.count(puzzle, LIMIT as u64), expected.len() as u64, "{name}");
    assert_eq!(on.count(puzzle, 1), expected.len().min(1) as u64, "{name}");
    assert_eq!(on.count(puzzle, 0), 0);
    match on.solutions(puzzle) {
        Solutions::None => assert!(expected.is_empty() && on.first_solution(puzzle).is_none(), "{name}"),
        Solutions::One(only) => {
            assert_eq!([only.to_string()], expected[..], "{name}");
            assert_eq!(on.first_solution(puzzle), Some(only));
        }
        Solutions::Several(first, second) => {
            assert!(expected.len() > 1 && first != second, "{name}");
            assert!(satisfies(layout, puzzle, &first) && satisfies(layout, puzzle, &second), "{name}");
            assert_eq!(on.first_solution(puzzle), Some(first));
        }
    }
    if puzzle.removed.is_empty() {
        assert_eq!(on.is_unique(&puzzle.values), expected.len() == 1, "{name}");
        let drawn = on.drawn_solution(&puzzle.values, |bound| bound - 1);
        assert!(drawn.is_none_or(|drawn| satisfies(layout, puzzle, &drawn)), "{name}");
        assert_eq!(drawn.is_some(), !expected.is_empty(), "{name}");
    }
}

/// Blanks the cells whose bit is set in `dropped`.
fn thinned(line: &str, dropped: u128) -> Grid {
    let mut values = grid(line);
    CellSet::from_bits(dropped).iter().for_each(|cell| values.set(cell, None));
    values
}

#[test]
fn the_documents_puzzles_have_their_printed_solutions() {
    for (puzzle, solution) in [(MATRIX, MATRIX_SOLUTION), (JUDGE, JUDGE_SOLUTION)] {
        assert_eq!(solutions(&Puzzle::from_givens(grid(puzzle))), Solutions::One(grid(solution)));
        assert_eq!(solutions(&Puzzle::from_givens(grid(solution))), Solutions::One(grid(solution)));
        assert!(is_unique(&grid(puzzle)));
    }
}

#[test]
fn the_empty_grid_has_more_solutions_than_any_limit() {
    let empty = Puzzle::from_givens(Grid::EMPTY);
    assert_eq!(count(&empty, 20_000), 20_000);
    assert!(matches!(solutions(&empty), Solutions::Several(first, second) if first != second));
    assert!(!is_unique(&Grid::EMPTY));
}

#[test]
fn solutions_come_in_a_fixed_order() {
    let puzzle = Puzzle::from_givens(thinned(MATRIX, 0b1011_0000_1101));
    assert_eq!(solutions(&puzzle), solutions(&puzzle));
    assert!(matches!(solutions(&puzzle), Solutions::Several(..)));
}

#[test]
fn a_search_is_given_up_when_its_guesses_are_used_up() {
    let puzzle = Puzzle::from_givens(grid(&".".repeat(81)));
    let mut guesses = 5;
    assert_eq!(first_within(&puzzle, &mut guesses), Sought { solutions: Solutions::None, is_settled: false });
    assert_eq!(guesses, 0);
    assert_eq!(solutions_within(&puzzle, &mut { 5 }), Sought { solutions: Solutions::None, is_settled: false });
    let mut guesses = 1000;
    let first = Solutions::One(first_solution(&puzzle).unwrap());
    assert_eq!(first_within(&puzzle, &mut guesses), Sought { solutions: first, is_settled: true });
    let enough = 1000 - guesses;
    assert!(enough > 5);
    let several = solutions_within(&puzzle, &mut { enough + 10 });
    assert_eq!(several, Sought { solutions: solutions(&puzzle), is_settled: true });
    // What follows without a guess needs none.
    assert!(solutions_within(&Puzzle::from_givens(grid(MATRIX_SOLUTION)), &mut 0).is_settled);
}

#[test]
fn conflicting_givens_have_no_solution() {
    let full = grid(MATRIX_SOLUTION);
    for candidate in full.filled() {
        for line in [MATRIX, MATRIX_SOLUTION] {
            let mut values = grid(line);
            let other = Digit::from_index((candidate.digit.index() + 1) % Digit::COUNT);
            values.set(candidate.cell, Some(other));
            compare(&Puzzle::from_givens(values));
        }
    }
    let same = "1".repeat(81);
    assert_eq!(solutions(&Puzzle::from_givens(grid(&same))), Solutions::None);
    assert_eq!(drawn_solution(&grid(&same), |_| 0), None);
}

#[test]
fn another_value_is_allowed_just_when_the_given_is_needed() {
    let values = grid(MATRIX);
    for given in values.filled() {
        let fewer = Puzzle::from_givens(thinned(MATRIX, CellSet::of(given.cell).bits()));
        let needed = slow(&fewer, 2).len() == 2;
        assert_eq!(allows_another(&values, given), needed, "{given}");
        assert_eq!(allows_another(&fewer.values, given), needed, "{given}");
    }
}

#[test]
fn every_puzzle_of_the_shared_lists_is_proper() {
    for name in ["random-1000.csv", "clues17-1000.txt", "hard-300.csv", "extreme.csv"] {
        let Some(path) = shared(&format!("puzzles/{name}")) else {
            skip(
                Requirement::Puzzles,
                &format!("every_puzzle_of_the_shared_lists_is_proper, {name}"),
                "the file is not there",
            );
            continue;
        };
        let text = std::fs::read_to_string(path).unwrap();
        let lines = text.lines().filter_map(|line| Grid::parse_line(line.split(',').next()?.trim()));
        let mut seen = 0;
        for values in lines {
            let puzzle = Puzzle::from_givens(values);
            let Solutions::One(solution) = solutions(&puzzle) else { panic!("{values} is not proper") };
            assert!(satisfies(Layout::classic(), &puzzle, &solution), "{values}");
            seen += 1;
        }
        assert!(seen > 50, "{name} has {seen} puzzles");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    #[test]
    fn thinned_puzzles_agree_with_the_slow_search(matrix: bool, a: u128, b: u128, c: u128) {
        let (puzzle, solution) = if matrix { (MATRIX, MATRIX_SOLUTION) } else { (JUDGE, JUDGE_SOLUTION) };
        compare(&Puzzle::from_givens(thinned(solution, a)));
        compare(&Puzzle::from_givens(thinned(solution, a | b & c)));
        compare(&Puzzle::from_givens(thinned(puzzle, a & b & c)));
    }

    #[test]
    fn removed_candidates_agree_with_the_slow_search(
        a: u128,
        b: u128,
        c: u128,
        removed in prop::collection::vec(0..Candidate::COUNT, 0..120),
    ) {
        let removed = removed.into_iter().map(Candidate::from_index).collect();
        compare(&Puzzle { removed, ..Puzzle::from_givens(thinned(MATRIX, a & b & c)) });
        compare(&Puzzle { removed, ..Puzzle::from_givens(thinned(MATRIX_SOLUTION, a | b & c)) });
    }

    #[test]
    fn random_digits_agree_with_the_slow_search(
        mask: u128,
        more in prop::collection::vec((0..81usize, 0..9usize), 0..4),
    ) {
        let mut values = thinned(MATRIX_SOLUTION, mask);
        for (cell, digit) in more {
            values.set(Cell::from_index(cell), Some(Digit::from_index(digit)));
        }
        compare(&Puzzle::from_givens(values));
    }
}
