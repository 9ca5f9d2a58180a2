//! The search on layouts that are not classic, against the slow one.
use super::tests::{compare_on, slow_where};
use super::*;
use crate::ids::{Cell, Digit};
use crate::layout::Rules;
use crate::proper::{ImproperPuzzle, PuzzleVerdict, judge};
use crate::set::{CandidateSet, CellSet};
use proptest::prelude::*;
use std::sync::{Arc, LazyLock};

/// The irregular houses of a layout, cell by cell.
const REGIONS: &[u8; 81] = b"111223333111222333114222233144555666444555666444855669777858699777888999777888999";

type ClassicTwin = fn(usize, usize) -> bool;

fn in_line(a: usize, b: usize) -> bool {
    a / 9 == b / 9 || a % 9 == b % 9
}

fn in_region(a: usize, b: usize) -> bool {
    in_line(a, b) || REGIONS[a] == REGIONS[b]
}

fn in_box(a: usize, b: usize) -> bool {
    in_line(a, b) || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3)
}

/// Rows and columns, and boxes of the cells that have one mark.
fn layout(boxes: impl Fn(usize) -> char) -> Arc<Layout> {
    let boxes = Some((0..81).map(boxes).collect());
    Layout::of(&Rules { boxes, ..Rules::default() }).expect("nine cells a box, or none")
}

/// A jigsaw, a Latin square, and the classic houses as data.
static LAYOUTS: LazyLock<[(Arc<Layout>, ClassicTwin); 3]> = LazyLock::new(|| {
    [
        (layout(|at| char::from(REGIONS[at])), in_region as ClassicTwin),
        (layout(|_| '.'), in_line as ClassicTwin),
        (layout(|at| char::from(b'a' + (at / 27 * 3 + at % 9 / 3) as u8)), in_box as ClassicTwin),
    ]
});

/// A full grid of a layout.
fn full(layout: &Arc<Layout>, seed: u64) -> Grid {
    let mut state = seed | 1;
    let draw = |bound: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % bound
    };
    Exhaustive::on(layout).drawn_solution(&Grid::EMPTY, draw).expect("the layout has full grids")
}

fn without(grid: &Grid, dropped: u128) -> Grid {
    let mut values = *grid;
    CellSet::from_bits(dropped).iter().for_each(|cell| values.set(cell, None));
    values
}

#[test]
fn a_grid_of_one_layout_is_none_of_another() {
    let [(jigsaw, in_region), (latin, _), (as_classic, in_box)] = &*LAYOUTS;
    assert!(!jigsaw.is_classic() && !as_classic.is_classic() && Layout::classic().is_classic());
    // Some grids are grids of both, for cells that leave a box and cells that enter it may hold the same.
    let no_classic = |grid: &Grid| slow_where(*in_box, &Puzzle::from_givens(*grid), 1).is_empty();
    let puzzle = Puzzle::from_givens((7..100).map(|seed| full(jigsaw, seed)).find(no_classic).expect("one of many"));
    assert_eq!(judge(jigsaw, &puzzle), PuzzleVerdict::Proper(puzzle.values));
    assert_eq!(judge(latin, &puzzle), PuzzleVerdict::Proper(puzzle.values));
    for classic in [Layout::classic(), as_classic] {
        assert!(
            matches!(judge(classic, &puzzle), PuzzleVerdict::Improper(ImproperPuzzle::Conflicts(_))),
            "{}",
            puzzle.values
        );
        assert_eq!(Exhaustive::on(classic).solutions(&puzzle), Solutions::None);
    }
    assert_eq!(slow_where(*in_region, &puzzle, 2).len(), 1);
    assert_eq!(slow_where(*in_box, &puzzle, 2).len(), 0);
}

#[test]
fn one_puzzle_has_the_solutions_of_its_layout() {
    let [(jigsaw, _), (latin, _), (as_classic, _)] = &*LAYOUTS;
    let line = "600100708000800200238050100000040092004308600370010000003070526002004000907006004";
    let puzzle = Puzzle::from_givens(Grid::parse_line(line).expect("a grid"));
    let solution = first_solution(&puzzle).expect("a solution");
    for classic in [Layout::classic(), as_classic] {
        assert_eq!(judge(classic, &puzzle), PuzzleVerdict::Proper(solution));
    }
    assert!(matches!(judge(latin, &puzzle), PuzzleVerdict::Improper(ImproperPuzzle::Several { .. })));
    assert!(!matches!(judge(jigsaw, &puzzle), PuzzleVerdict::Proper(grid) if grid == solution));
}

#[test]
fn a_search_is_given_up_and_blames_what_was_eliminated_on_any_layout() {
    let (jigsaw, _) = &LAYOUTS[0];
    let on = Exhaustive::on(jigsaw);
    let empty = Puzzle::from_givens(Grid::EMPTY);
    assert_eq!(on.solutions_within(&empty, &mut 5), Sought { solutions: Solutions::None, is_settled: false });
    assert!(matches!(on.first_within(&empty, &mut 100_000).solutions, Solutions::One(_)));
    let solution = full(jigsaw, 3);
    let first = solution.filled().next().expect("a digit");
    let mut puzzle = Puzzle::from_givens(without(&solution, 0b111));
    puzzle.removed.insert(first);
    let PuzzleVerdict::Improper(fault) = judge(jigsaw, &puzzle) else { panic!("{} has a solution", puzzle.values) };
    assert!(fault.to_string().contains("without"), "{fault}");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(24) })]

    #[test]
    fn thinned_grids_agree_with_the_slow_search(seed: u64, a: u128, b: u128, c: u128, wrong in (0..81usize, 0..9usize)) {
        for (layout, same) in &*LAYOUTS {
            let solution = full(layout, seed);
            compare_on(layout, *same, &Puzzle::from_givens(without(&solution, a)));
            let puzzle = Puzzle::from_givens(without(&solution, a | b & c));
            compare_on(layout, *same, &puzzle);
            let mut values = puzzle.values;
            values.set(Cell::from_index(wrong.0), Some(Digit::from_index(wrong.1)));
            compare_on(layout, *same, &Puzzle::from_givens(values));
            let given = values.filled().next().expect("a given");
            let mut fewer = values;
            fewer.set(given.cell, None);
            let others = slow_where(*same, &Puzzle { removed: CandidateSet::from_iter([given]), ..Puzzle::from_givens(fewer) }, 1);
            prop_assert_eq!(Exhaustive::on(layout).allows_another(&values, given), others.len() == 1);
        }
    }

    #[test]
    fn removed_candidates_agree_with_the_slow_search(
        seed: u64,
        a: u128,
        removed in prop::collection::vec(0..Candidate::COUNT, 0..60),
    ) {
        let removed = removed.into_iter().map(Candidate::from_index).collect();
        for (layout, same) in &*LAYOUTS {
            let values = without(&full(layout, seed), a);
            compare_on(layout, *same, &Puzzle { removed, ..Puzzle::from_givens(values) });
        }
    }
}
