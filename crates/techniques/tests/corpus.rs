//! Whole puzzles: every step is true, is accepted by the checker, and the techniques that fire stay the same ones.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
use qedoku_compat::named;
use qedoku_core::{
    Board, Candidate, CandidateSet, Conclusion, Grid, Layout, Outcome, Pattern, Puzzle, Reason, Slug, Step, search,
};
use qedoku_fixtures::{Requirement, puzzle_files, puzzles, root, shared, skip};
use qedoku_formats as text;
use qedoku_techniques::{Profile, Solver, instances};
use qedoku_verify::Checker;
use std::collections::BTreeMap;
use std::fmt::Write;

/// True if a step leaves the solution alone.
fn is_true(step: &Step, solution: &Grid) -> bool {
    let holds = |candidate: Candidate| solution.get(candidate.cell) == Some(candidate.digit);
    step.conclusion.place.iter().all(holds) && !step.conclusion.eliminate.iter().any(holds)
}

/// Solves a puzzle and checks every step; gives the outcome and how often each technique fired.
fn run(solver: &mut Solver<'_>, puzzle: &Puzzle, counts: &mut BTreeMap<String, usize>) -> Outcome {
    let search::Solutions::One(solution) = search::solutions(puzzle) else { panic!("{} is proper", puzzle.values) };
    let trace = solver.solve(puzzle);
    let mut checker = Checker::default();
    for (number, before, step) in trace.replay() {
        let verdict = checker.check(&before, step);
        let at = || format!("{}, step {number}, {}", puzzle.values, step.technique);
        assert!(verdict.is_accepted(), "{}: {verdict:?}", at());
        assert!(is_true(step, &solution), "{}: against the solution", at());
        assert_ne!(step.pattern, Pattern::Truths, "{}: it has a shape", at());
        *counts.entry(step.technique.to_string()).or_default() += 1;
    }
    if matches!(trace.outcome, Outcome::Solved | Outcome::Hypothesis(_)) {
        assert_eq!(trace.grid(), solution, "{}", puzzle.values);
    }
    trace.outcome
}

#[test]
fn the_committed_puzzles_are_solved_by_the_same_techniques() {
    let mut table = String::new();
    for profile in [Profile::default(), Profile::documents()] {
        let mut solver = Solver::new(Layout::classic(), &profile);
        for file in puzzle_files() {
            let mut counts = BTreeMap::new();
            let mut outcomes = BTreeMap::new();
            for grid in puzzles(&file).unwrap() {
                let outcome = run(&mut solver, &Puzzle::from_givens(grid), &mut counts);
                *outcomes.entry(outcome.word()).or_insert(0) += 1;
                assert!(profile.tries_hypotheses() || outcome == Outcome::Solved, "{grid} ends {}", outcome.word());
            }
            let name = file.file_name().unwrap().to_string_lossy();
            writeln!(table, "{name}, {}: {outcomes:?}", profile.name()).unwrap();
            for (slug, count) in counts {
                writeln!(table, "{count:>8}  {slug}").unwrap();
            }
        }
    }
    assert!(!table.is_empty(), "there are puzzles");
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.set_snapshot_path(root().join("fixtures/_puzzles"));
    settings.bind(|| insta::assert_snapshot!("techniques", table));
}

#[test]
fn a_sample_of_the_shared_puzzles_is_solved() {
    let profile = Profile::default();
    let mut solver = Solver::new(Layout::classic(), &profile);
    for (name, step) in [("random-1000.csv", 40), ("hard-300.csv", 60), ("clues17-1000.txt", 40), ("extreme.csv", 30)] {
        let Some(path) = shared(&format!("puzzles/{name}")) else {
            skip(
                Requirement::Puzzles,
                &format!("a_sample_of_the_shared_puzzles_is_solved, {name}"),
                "the file is not there",
            );
            continue;
        };
        let text = std::fs::read_to_string(path).unwrap();
        let entries: Vec<_> = text::read(&text, None).collect::<Result<_, _>>().unwrap();
        assert!(!entries.is_empty(), "{name} has puzzles");
        for entry in entries.iter().step_by(step) {
            let outcome = run(&mut solver, &entry.puzzle, &mut BTreeMap::new());
            assert_eq!(outcome, Outcome::Solved, "{name}: {}", entry.puzzle.values);
        }
    }
}

#[test]
fn a_wrong_step_is_noticed() {
    let solution = "695123748741869253238457169816745392524398671379612485483971526162584937957236814";
    let solution = Grid::parse_line(solution).unwrap();
    let step = |text: &str| {
        let (candidate, placed) = Candidate::parse(text).unwrap();
        let conclusion =
            if placed { Conclusion::placing(candidate) } else { Conclusion::eliminating(CandidateSet::of(candidate)) };
        Step {
            technique: Slug::new("test"),
            conclusion,
            pattern: Pattern::Truths,
            truths: vec![],
            rating: qedoku_core::StepRating::NONE,
        }
    };
    assert!(is_true(&step("r1c1=6"), &solution) && is_true(&step("r1c1<>5"), &solution));
    assert!(!is_true(&step("r1c1=5"), &solution) && !is_true(&step("r1c1<>6"), &solution));
}

/// At the start of a puzzle with few givens sets have up to eight cells with as many digits: too many ways to fill them for
/// a search to go through, so the checker counts.
#[test]
fn chains_of_large_sets_are_checked() {
    let line = ".......4........12..3.45.............3.1.6.7..45...83.......5.3.9......46..7.....";
    let layout = Layout::classic();
    let board = Board::new(layout, &Puzzle::from_givens(Grid::parse_line(line).unwrap()));
    let mut checker = Checker::default();
    for (slug, least) in [("als-chain", 100), ("ahs-aic", 200)] {
        let steps = instances(named(slug).unwrap(), &board);
        let accepted = steps.iter().filter(|step| checker.check(&board, step).is_accepted()).count();
        assert_eq!(accepted, steps.len(), "{slug}");
        assert!(accepted > least, "{slug}: {accepted}");
        assert!(slug == "ahs-aic" || steps.iter().any(|step| sets_in_a_row(step) > 6), "{slug} lists long ones");
    }
    let line = "3......2..4...98.78.5..71...1.....8.5...6....9...52.7.....96415..91.5.....6...7..";
    let board = Board::new(layout, &Puzzle::from_givens(Grid::parse_line(line).unwrap()));
    let steps = instances(named("als-aic").unwrap(), &board);
    assert!(steps.iter().any(|step| sets_in_a_row(step) >= 4), "chains of sets are chains with sets as well");
}

/// The number of sets of cells of a step, each linked to the next.
fn sets_in_a_row(step: &Step) -> usize {
    match &step.pattern {
        Pattern::Sets(sets) => sets.all().len(),
        Pattern::Chain(chain) => {
            let of_cells = |reason: Reason| matches!(reason, Reason::Cell(_) | Reason::AlmostLocked(_));
            if chain.links().all(|link| of_cells(link.reason)) { chain.length() } else { 0 }
        }
        _ => 0,
    }
}
