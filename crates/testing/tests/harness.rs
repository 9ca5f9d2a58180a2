//! Tests the faults that the harness finds in techniques, each by the name of its test.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
use libtest_mimic::{Arguments, Trial};
use qedoku_compat::named;
use qedoku_core::{Board, CandidateSet, Conclusion, Pattern, Slot};
use qedoku_techniques::{Context, Sink, technique};
use qedoku_testing::{Harness, Suite};
use std::ops::ControlFlow;

technique! {
    /// Takes any two cells of a house with two candidates each for a pair.
    HastyPair = "naked-pair", "Hasty Pair", Simple, search: hasty
}

fn hasty(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for house in cx.layout.houses() {
        let two = cx.board.cells_with_few(2) & cx.layout.cells(house);
        let Some(first) = two.iter().next().filter(|_| two.is_several()) else { continue };
        let others = cx.layout.cells(house) - two;
        for digit in cx.board.digits(first) {
            let gone = CandidateSet::of_digit(digit, cx.board.plane(digit) & others);
            sink.eliminate(gone, || (Pattern::Truths, cx.truths(&[Slot::Cell(first)])))?;
        }
    }
    ControlFlow::Continue(())
}

/// The names of the tests, and how many of them fail.
fn run(trials: Vec<Trial>) -> (Vec<String>, u64) {
    let names = trials.iter().map(|trial| trial.name().to_owned()).collect();
    let arguments = Arguments { quiet: true, ..Arguments::default() };
    (names, libtest_mimic::run(&arguments, trials).num_failed)
}

fn naked_single(board: &Board) -> Conclusion {
    let place = board.candidates().iter().filter(|candidate| board.digits(candidate.cell).len() == 1);
    Conclusion { place: place.collect(), ..Conclusion::default() }
}

#[test]
fn a_technique_that_is_right_passes_every_case() {
    let pair = named("naked-pair").unwrap();
    let (names, failed) = run(Harness::new(Suite::standard()).technique(pair).strict().trials());
    assert!(names.len() >= 11 && names.iter().all(|name| name.starts_with("naked_pair::")), "{names:?}");
    assert_eq!(failed, 0);
    assert_eq!(run(Harness::new(Suite::standard()).function("naked-single", naked_single).trials()).1, 0);
}

#[test]
fn a_technique_that_is_wrong_fails_by_name() {
    let (names, failed) = run(Harness::new(Suite::standard()).technique(&HastyPair).trials());
    assert!(failed > 3 && failed <= names.len() as u64, "{failed} of {}", names.len());
    // Who finds nothing fails where something must be found, and nowhere else.
    let negative = Suite::standard().of("naked-pair").filter(|case| case.must().is_empty()).count();
    let (names, failed) =
        run(Harness::new(Suite::standard()).function("naked-pair", |_| Conclusion::default()).trials());
    assert_eq!(failed as usize, names.len() - negative);
}

#[test]
fn a_panic_is_the_failure_of_one_test() {
    let trials = Harness::new(Suite::standard()).function("x-wing", |_| panic!("it breaks")).trials();
    let count = trials.len() as u64;
    assert_eq!(run(trials).1, count);
}

#[test]
fn a_technique_without_cases_is_a_test_that_fails() {
    let (names, failed) = run(Harness::new(Suite::default()).function("x-wing", |_| Conclusion::default()).trials());
    assert_eq!((names, failed), (vec!["x_wing::cases".to_owned()], 1));
}
