//! A search of the default profile that finds nothing asks for no memory, and neither does a run without evidence; but
//! for forcing and hypotheses, and for chains that turn out not to need what their name says.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
use allocation_counter::measure;
use qedoku_compat::all;
use qedoku_core::{Board, Layout, Puzzle};
use qedoku_fixtures::{Expectation, cases, puzzle_files, puzzles, root, slugs};
use qedoku_techniques::{ConclusionLog, Profile, Solver, Technique, Tier};
use std::fmt::Write;

/// The number of committed puzzles tested, besides the positions on which some technique must not fire.
const PUZZLES: usize = 4;

/// The number of positions without a step on which memory is counted.
const COUNTED: usize = 150;
/// The same of what takes long: hypotheses, and fish whose fins are followed.
const COUNTED_LONG: usize = 12;

/// Chains with a rectangle that can do without it are of another kind: this takes their truths to tell, found or not.
const WEIGHS_TRUTHS: &[&str] = &["ur-aic"];

fn positions() -> Vec<Board> {
    let layout = Layout::classic();
    let cases = slugs().into_iter().flat_map(|slug| cases(&slug).unwrap());
    let misses = cases.filter(|case| case.expect == Expectation::Nothing).map(|case| case.puzzle);
    let starts = puzzle_files().into_iter().flat_map(|file| puzzles(&file).unwrap()).map(Puzzle::from_givens);
    misses.chain(starts.take(PUZZLES)).map(|puzzle| Board::new(layout, &puzzle)).collect()
}

/// On how many of the boards the technique finds nothing, the first so many of them, and how often it asks for memory on
/// these. The buffers of the solver are there already.
fn count(technique: &dyn Technique, boards: &[Board], most: usize, solver: &mut Solver<'_>) -> (usize, u64) {
    let empty = boards.iter().filter(|board| solver.step_of(technique, board).is_none());
    let empty: Vec<&Board> = empty.take(most).collect();
    let mut allocations = 0;
    for board in &empty {
        let again = measure(|| assert!(solver.step_of(technique, board).is_none(), "the same as before"));
        allocations += again.count_total;
    }
    (empty.len(), allocations)
}

#[test]
fn a_search_that_finds_nothing_allocates_nothing() {
    let boards = positions();
    let profile = Profile::default();
    let mut solver = Solver::new(Layout::classic(), &profile);
    let mut table = String::from("allocations of searches that find nothing\n");
    for technique in all() {
        let slug = technique.info().slug;
        let frugal = Profile::default().techniques().iter().any(|known| known.info() == technique.info())
            && technique.info().tier < Tier::Ultimate
            && !WEIGHS_TRUTHS.contains(&slug);
        let is_long = technique.info().tier == Tier::Ultimate || slug.starts_with("kraken-");
        let most = if is_long { COUNTED_LONG } else { COUNTED };
        let (empty, allocations) = count(technique, &boards, most, &mut solver);
        assert!(empty > 0, "{slug} finds something on every one of {} positions", boards.len());
        assert!(!frugal || allocations == 0, "{slug} asks for memory {allocations} times on {empty} positions");
        writeln!(table, "{allocations:>8}  {slug}").unwrap();
    }
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.set_snapshot_path(root().join("fixtures"));
    settings.bind(|| insta::assert_snapshot!("allocations", table));
}

/// Hypotheses are weighed against each other by what they take to tell, so they are left out.
#[test]
fn a_run_without_evidence_allocates_nothing() {
    let layout = Layout::classic();
    let files = puzzle_files().into_iter().flat_map(|file| puzzles(&file).unwrap());
    let boards: Vec<Board> = files.map(|grid| Board::new(layout, &Puzzle::from_givens(grid))).collect();
    let profile = Profile::default().up_to(Tier::Advanced);
    let mut solver = Solver::new(layout, &profile);
    let mut outline = ConclusionLog::default();
    let mut run = |board: &Board| {
        let mut board = board.clone();
        solver.outline(&mut board, &mut outline);
        (board.is_full(), outline.moves().len())
    };
    let solved = boards.iter().filter(|board| run(board).0).count();
    assert!(solved > boards.len() / 2, "{solved} of {} puzzles solved", boards.len());
    let mut allocations = 0;
    let mut moves = 0;
    for board in &boards {
        allocations += measure(|| moves += run(board).1).count_total;
    }
    assert_eq!(allocations, 0, "in {} runs with {moves} moves", boards.len());
}
