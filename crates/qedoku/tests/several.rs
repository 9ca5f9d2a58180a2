//! Puzzles with several solutions: without what holds for one alone, a run finds what all of them share.
use qedoku::generate::generate;
use qedoku::{ErrorKind, Level, Options, Position, Puzzle, PuzzleWorker, Question, Session, Solved, Style};
use qedoku_core::{Candidate, Digit, Layout, proper};

/// A puzzle with several solutions: a minimal one of this seed without one of its givens.
fn improper(seed: u64) -> Puzzle {
    let made = generate(seed, 1).next().expect("a puzzle");
    let mut grid = made.puzzle.given_grid();
    let dropped = grid.filled().nth(seed as usize % 20).expect("a given");
    grid.set(dropped.cell, None);
    Puzzle::from_givens(grid)
}

/// True if some solution of a puzzle has this digit there, by a search of its own.
fn has(puzzle: &Puzzle, Candidate { cell, digit }: Candidate) -> bool {
    let mut grid = puzzle.given_grid();
    if grid.get(cell).is_some() {
        return grid.get(cell) == Some(digit);
    }
    grid.set(cell, Some(digit));
    qedoku::solve::search(&Puzzle::from_givens(grid)).is_ok()
}

#[test]
fn a_run_ends_where_the_solutions_part() {
    let options = Options::default().without_uniqueness();
    let mut worker = PuzzleWorker::new(&options);
    let mut deduced = 0;
    for seed in 1..=12 {
        let puzzle = improper(seed);
        let solved = worker.solve(&puzzle).expect("a run");
        let Some(other) = solved.other else { continue };
        assert!(!solved.is_solved() && other != solved.solution);
        let mut eliminated = 0;
        for step in &solved.trace.steps {
            for placed in step.conclusion.place.iter() {
                let others = Digit::ALL.into_iter().filter(|digit| *digit != placed.digit);
                assert!(others.map(|digit| Candidate { digit, ..placed }).all(|it| !has(&puzzle, it)), "{placed}");
            }
            assert!(step.conclusion.eliminate.iter().all(|it| !has(&puzzle, it)), "{:?}", step.technique);
            eliminated += step.conclusion.eliminate.len();
        }
        deduced += eliminated + solved.trace.steps.len();
        // Nothing is left to find: every candidate is in a solution.
        let reached = solved.trace.reached();
        assert!(reached.candidates().iter().all(|it| has(&puzzle, it)), "seed {seed}");
        assert!(reached.open().iter().all(|cell| reached.digits(cell).is_several()), "seed {seed}");
        assert_eq!(worker.fill(&puzzle).expect("a grid"), solved.grid());
        let again = Solved::of_log(&solved.log(), &options).expect("a log");
        assert_eq!(again.log(), solved.log());
        assert!(!solved.log().contains("\"solution\""), "none of several is called the solution");
    }
    assert!(deduced > 50, "{deduced}");
}

#[test]
fn answers_hints_and_lists_stop_there_too() {
    let line = "9.6.7.4.3...4..2...7..23.1.5.....1...4.2.8.6...3.....5.3.7...5...7..5...4.5.1.7.8";
    let puzzle = qedoku::read_one(line).expect("a puzzle");
    let options = Options::default().without_uniqueness();
    let mut worker = PuzzleWorker::new(&options);
    let why = |question: &str| {
        let question: Question = question.parse().expect("a question");
        PuzzleWorker::new(&options).answers(&puzzle).expect("answers").why(question)
    };
    assert!(why("r6c4").is_ok() && why("r6c5<>6").is_ok() && why("r6c5=6").is_ok());
    for parted in ["r6c5", "r6c5=9", "r6c5<>4"] {
        let problem = why(parted).expect_err("solutions that differ");
        assert_eq!(problem.kind, ErrorKind::SeveralSolutions);
        assert!(problem.to_string().contains("differ in "), "{problem}");
    }
    assert!(worker.hint(&puzzle, Level::Full, None).is_ok());
    let end = Puzzle { values: worker.fill(&puzzle).expect("a grid"), ..puzzle };
    let problem = worker.hint(&end, Level::Full, None).expect_err("nothing more");
    assert!(problem.to_string().contains("every candidate that is left"), "{problem}");
    let position = Position::with(&options, Layout::classic(), &puzzle).expect("a position");
    assert_eq!(position.solution.filled().count(), 77);
    assert!(!Session::new(puzzle).without_uniqueness().steps().expect("steps").steps.is_empty());
    // Where one solution is needed it is asked for.
    assert_eq!(worker.grade(&puzzle).expect_err("no grade").kind, ErrorKind::SeveralSolutions);
    assert!(PuzzleWorker::new(&Options::default()).solve(&puzzle).is_err());
    let solved = worker.solve(&puzzle).expect("a run");
    assert!(solved.describe(Style::default()).contains("The puzzle has several solutions"));
}

#[test]
fn nothing_follows_from_an_empty_grid() {
    let empty = Puzzle::from_givens(qedoku::Grid::EMPTY);
    assert_eq!(proper::possible(Layout::classic(), &empty).len(), 729);
    let solved = Session::new(empty).without_uniqueness().solve().expect("a run");
    assert!(solved.trace.steps.is_empty() && solved.other.is_some());
}
