//! Candidates assumed false, in words.
mod common;
use common::{assert_described, assumption, board, candidate, described, single, slots, step};
use qedoku_core::{Board, Case, Choice, Forcing, Hypothesis, Step};

fn choice(concluded: &str, [with, without]: [(Vec<Step>, &str); 2]) -> Step {
    let case = |assume, (steps, end)| Case { assume: assumption(assume), steps, end: slots(end).first().copied() };
    let cases = vec![case("r1c2=3", with), case("r1c2<>3", without)];
    step(&board(""), concluded, Forcing { choice: Choice::Candidate(candidate("r1c2=3")), cases }, &[])
}

/// A board with little left, and the same without the 3 of a cell.
fn boards() -> [Board; 2] {
    let before = board("r1c1=1 r1c3=2 r3c1=4 r3c2=5 r3c3=6 r1c2<>8 r1c2<>9 r2c1<>3 r2c3<>3");
    let mut without = before.clone();
    without.eliminate(candidate("r1c2=3"));
    [before, without]
}

#[test]
fn a_cell_that_cannot_be_without_a_candidate_has_it() {
    let [before, without] = boards();
    let first = single(&without, "r1c2=7", "r1c2");
    let second = single(&without, "r2c2=3", "b1n3");
    let told_with = |steps: Vec<Step>| {
        let it = Hypothesis { assume: assumption("r1c2<>3"), steps, end: slots("r1c2")[0] };
        described(&before, &step(&before, "r1c2=3", it, &[]))
    };
    assert_described!("hypothesis-false-at-once", told_with(vec![]));
    assert_described!("hypothesis-false-one-step", told_with(vec![second.clone()]));
    assert_described!("hypothesis-false", told_with(vec![first, second]));
}

#[test]
fn whether_a_candidate_is_true_or_not() {
    let [before, without] = boards();
    let steps = || vec![single(&without, "r2c2=3", "b1n3")];
    let open = || (steps(), "");
    let ended = || (steps(), "r1c2");
    assert_described!("whether", described(&before, &choice("r9c9<>3", [(vec![], ""), open()])));
    assert_described!("whether-not-true", described(&before, &choice("r9c9<>3", [ended(), open()])));
    assert_described!("whether-not-false", described(&before, &choice("r9c9<>3", [(vec![], ""), ended()])));
    assert_described!("whether-neither", described(&before, &choice("r9c9<>3", [ended(), ended()])));
}
