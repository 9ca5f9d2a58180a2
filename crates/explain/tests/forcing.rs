//! Forcings in words, case by case.
mod common;
use common::{assert_described, board, candidate, described, single, slots, step};
use qedoku_core::{Assumption, Board, Case, Forcing, Step};
use qedoku_explain::{StepContext, StepText};

fn case(assume: &str, steps: Vec<Step>, end: &str) -> Case {
    Case { assume: Assumption::parse(assume).expect("an assumption"), steps, end: slots(end).first().copied() }
}

fn forcing(slot: &str, concluded: &str, cases: Vec<Case>) -> Step {
    step(&board(""), concluded, Forcing { choice: slots(slot)[0].into(), cases }, &[])
}

fn step_text(board: &Board, step: &Step) -> StepText {
    StepText::new(&StepContext::new(board), "12", step, &|slug| slug.to_string())
}

#[test]
fn cases_are_lettered_and_their_steps_numbered() {
    let before = board("r3c1=1 r3c2=2 r4c3=7");
    let mut after = before.clone();
    after.place(candidate("r1c2=3"));
    let first = single(&after, "r1c8=5", "r1c8");
    let mut later = after.clone();
    later.apply(&first.conclusion);
    let second = single(&later, "r4c5=5", "r4c5");
    let cases =
        vec![case("r1c2=3", vec![first, second], ""), case("r1c2=5", vec![], ""), case("r1c2=7", vec![], "b1n9")];
    let step = forcing("r1c2", "r4c5<>7", cases);
    assert_described!("forcing-cell", described(&before, &step));
    let step_text = step_text(&before, &step);
    let steps: Vec<_> = step_text.nested[0].nested.iter().map(|it| it.number.as_str()).collect();
    assert_eq!(steps, ["12.a.1", "12.a.2"]);
    assert!(step_text.nested[0].nested[0].why.contains("row 1 has 3"), "{}", step_text.nested[0].nested[0].why);
}

#[test]
fn steps_inside_are_found_by_their_numbers() {
    let board = board("");
    let steps = || vec![single(&board, "r1c8=5", "r1c8"), single(&board, "r4c5=5", "r4c5")];
    let step = forcing("r1c2", "r4c5<>7", vec![case("r1c2=3", steps(), ""), case("r1c2=5", steps(), "")]);
    let step_text = step_text(&board, &step);
    for number in ["12", "12.a", "12.b", "12.a.1", "12.a.2", "12.b.1", "12.b.2"] {
        assert_eq!(step_text.find(number).map(|found| found.number.as_str()), Some(number));
    }
    for number in ["1", "120", "12a", "12.", "12.c", "12.a.3", "13", "a.1", ""] {
        assert_eq!(step_text.find(number).map(|found| &found.number), None, "{number}");
    }
}

#[test]
fn houses_name_the_places() {
    let board = board("");
    let open = |cell| case(cell, vec![], "");
    let refuted = |cell| case(cell, vec![], "r1c9");
    let step = forcing("r1n5", "r4c5<>7", vec![open("r1c2=5"), open("r1c5=5")]);
    assert_described!("forcing-house", described(&board, &step));
    let step = forcing("r1n5", "r1c8=5", vec![refuted("r1c2=5"), refuted("r1c5=5"), open("r1c8=5")]);
    assert_described!("forcing-one-left", described(&board, &step));
    let step = forcing("r1n5", "r1c8=5", vec![refuted("r1c2=5"), refuted("r1c5=5")]);
    assert_described!("forcing-none-left", described(&board, &step));
}

#[test]
fn long_cases_are_counted() {
    let board = board("");
    let steps = vec![single(&board, "r1c8=5", "r1c8"); 9];
    assert_described!("forcing-long", described(&board, &forcing("r1n5", "r4c5<>7", vec![case("r1c2=5", steps, "")])));
}
