//! Forcings in words, case by case.
mod common;
use common::{LAYOUT, board, candidate, conclusion, single, slots};
use qedoku_core::{Board, Case, Forcing, Pattern, Slug, Step};
use qedoku_explain::{Account, Marks, Scene, place};

fn case(assume: &str, steps: Vec<Step>, end: &str) -> Case {
    Case { assume: candidate(assume), steps, end: slots(end).first().copied() }
}

fn forcing(slot: &str, concluded: &str, cases: Vec<Case>) -> Step {
    let pattern = Pattern::Forcing(Forcing { slot: slots(slot)[0], cases });
    Step { technique: Slug::new("any"), conclusion: conclusion(concluded), pattern, truths: vec![] }
}

fn account(board: &Board, step: &Step) -> Account {
    Account::new(&Scene::new(LAYOUT(), board), "12", step, &|slug| slug.to_string())
}

#[test]
fn cases_are_lettered_and_their_steps_numbered() {
    let before = board("r3c1=1 r3c2=2 r4c3=7");
    let mut after = before.clone();
    after.place(LAYOUT(), candidate("r1c2=3"));
    let first = single(&after, "r1c8=5", "r1c8");
    let mut later = after.clone();
    later.apply(LAYOUT(), &first.conclusion);
    let second = single(&later, "r4c5=5", "r4c5");
    let cases =
        vec![case("r1c2=3", vec![first, second], ""), case("r1c2=5", vec![], ""), case("r1c2=7", vec![], "b1n9")];
    let step = forcing("r1c2", "r4c5<>7", cases);
    assert_eq!(place(LAYOUT(), &step), "r1c2");
    let account = account(&before, &step);
    assert_eq!(account.why, "r1c2 is 3, 5 or 7; 7 is not possible, and each of the others leads to r4c5<>7");
    let told: Vec<_> = account.nested.iter().map(|it| format!("{} {}", it.number, it.sentence())).collect();
    assert_eq!(
        told,
        [
            "12.a r1c2=3: then r1c8=5, r4c5=5, so r4c5<>7.",
            "12.b r1c2=5: then r4c5<>7.",
            "12.c r1c2=7: then box 1 has no place for 9."
        ]
    );
    let steps: Vec<_> = account.nested[0].nested.iter().map(|it| it.number.as_str()).collect();
    assert_eq!(steps, ["12.a.1", "12.a.2"]);
    assert!(account.nested[0].nested[0].why.contains("3 at r1c2"), "{}", account.nested[0].nested[0].why);
    let marks = Marks::of(&step);
    assert_eq!(marks.evidence, conclusion("r1c8=5 r4c5=5").place);
    assert_eq!(marks.fins, conclusion("r1c2=3 r1c2=5 r1c2=7").place);
}

#[test]
fn houses_name_the_places() {
    let board = board("");
    let cases = || vec![case("r1c2=5", vec![], ""), case("r1c5=5", vec![], "")];
    let step = forcing("r1n5", "r4c5<>7", cases());
    assert_eq!(place(LAYOUT(), &step), "5 in row 1");
    assert_eq!(account(&board, &step).why, "5 stands in r1c2 or r1c5 in row 1, and each of them leads to r4c5<>7");
    let refuted = vec![case("r1c2=5", vec![], "r1c9"), case("r1c5=5", vec![], "r1c9"), case("r1c8=5", vec![], "")];
    let why = account(&board, &forcing("r1n5", "r1c8=5", refuted)).why;
    assert_eq!(
        why,
        "5 stands in r1c2, r1c5 or r1c8 in row 1; r1c2 and r1c5 are not possible, and the other leads to r1c8=5"
    );
}

#[test]
fn long_cases_are_counted() {
    let board = board("");
    let steps = vec![single(&board, "r1c8=5", "r1c8"); 9];
    let told = account(&board, &forcing("r1n5", "r4c5<>7", vec![case("r1c2=5", steps, "")]));
    assert_eq!(told.why, "5 stands in r1c2 in row 1, and this leads to r4c5<>7");
    assert_eq!(told.nested[0].why, "after 9 steps r4c5<>7");
}
