//! Sentences about shapes that no position of the cases has.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
mod common;
use common::{
    LAYOUT, almost_locked, assert_described, assumption, board, cells, chain, described, digits, house, set, single,
    slots, step,
};
use qedoku_core::{
    Board, Case, Colors, Confined, Deadly, DeadlyKind, Exclusion, Fish, FishBody, Forcing, Hypothesis, Kraken,
    LinkedSet, Path, Sets, Step,
};
use qedoku_explain::{Lang, StepContext, Style, Wording, shape};
use std::fmt::Write;

/// Leaves a cell these digits.
fn only(cell: &str, kept: &str) -> String {
    let gone = (1..=9).filter(|digit: &u8| !kept.contains(&digit.to_string()));
    gone.map(|digit| format!("{cell}<>{digit} ")).collect::<Vec<_>>().concat()
}

/// A board on which houses have a digit in these cells only.
fn two_places(houses: &[(&str, u8, &str)]) -> Board {
    let mut gone = String::new();
    for (name, digit, kept) in houses {
        let others = LAYOUT().cells(house(name)) - cells(kept);
        others.iter().for_each(|cell| write!(gone, "{cell}<>{digit} ").unwrap());
    }
    board(&gone)
}

#[test]
fn a_chain_that_comes_back_to_its_start_is_against_the_assumption() {
    let text =
        "r1c1=5 | r1n5 | r1c8=5 | - | r3c8=5 | r3n5 | r3c4=5 | - | r9c4=5 | r9n5 | r9c2=5 | - | r2c2=5 | b1n5 | r1c1=5";
    assert_described!("chain-against-its-start", described(&board(""), &chain(text, "r1c1=5", vec![])));
}

#[test]
fn colors_of_two_digits_that_exclude_each_other_leave_two_cases() {
    let clusters = vec![[set("r1c1=1"), set("r1c9=1")], [set("r1c1=2 r5c7=2"), set("r5c1=2 r4c9=2")]];
    let board =
        two_places(&[("r1", 1, "r1c1 r1c9"), ("c1", 2, "r1c1 r5c1"), ("r5", 2, "r5c1 r5c7"), ("b6", 2, "r5c7 r4c9")]);
    let step = step(&board, "r4c9<>1", Colors { clusters }, &slots("r1n1 c1n2 r5n2 b6n2"));
    assert_described!("colors-of-two-digits", described(&board, &step));
}

#[test]
fn pairs_of_two_digits_exclude_something_each() {
    let clusters = vec![[set("r1c1=1"), set("r1c9=2")], [set("r5c1=1"), set("r5c9=2")]];
    let board = two_places(&[]);
    let step = step(&board, "r1c9<>1 r5c9<>1", Colors { clusters }, &slots("r1n1 r5n1"));
    assert_described!("colors-apart-of-two-digits", described(&board, &step));
}

#[test]
fn cells_that_take_turns_exclude_by_two_pairs_of_them() {
    let cells = ["r5c2", "r4c3", "r7c3", "r7c6", "r8c5"];
    let board = board(&cells.map(|cell| only(cell, "68")).concat());
    let colors = [set("r5c2=6 r4c3=8 r7c3=6 r7c6=8 r8c5=6"), set("r5c2=8 r4c3=6 r7c3=8 r7c6=6 r8c5=8")];
    let step = step(&board, "r4c5<>6 r5c6<>6", Colors { clusters: vec![colors] }, &slots("r5c2 r4c3 r7c3 r7c6 r8c5"));
    assert_described!("colors-take-turns", described(&board, &step));
}

#[test]
fn a_color_that_sees_both_of_another_pair_is_wrong() {
    let clusters = vec![[set("r1c1=3 r7c2=3 r9c8=3"), set("r9c1=3")], [set("r1c7=3"), set("r8c7=3")]];
    let houses = [("c1", 3, "r1c1 r9c1"), ("r9", 3, "r9c1 r9c8"), ("b7", 3, "r7c2 r9c1"), ("c7", 3, "r1c7 r8c7")];
    let board = two_places(&houses);
    let gone = "r1c1<>3 r7c2<>3 r9c8<>3";
    let step = step(&board, gone, Colors { clusters }, &slots("c1n3 r9n3 b7n3 c7n3"));
    assert_described!("color-sees-both", described(&board, &step));
}

#[test]
fn a_color_that_sees_both_of_a_longer_pair_leaves_no_house_empty() {
    let clusters =
        vec![[set("r1c1=3 r6c9=3 r2c5=3"), set("r6c1=3 r2c9=3")], [set("r1c7=3 r8c4=3"), set("r8c7=3 r3c4=3")]];
    let houses = [
        ("c1", 3, "r1c1 r6c1"),
        ("r6", 3, "r6c1 r6c9"),
        ("c9", 3, "r6c9 r2c9"),
        ("r2", 3, "r2c9 r2c5"),
        ("c7", 3, "r1c7 r8c7"),
        ("r8", 3, "r8c7 r8c4"),
        ("c4", 3, "r8c4 r3c4"),
    ];
    let board = two_places(&houses);
    let truths = slots("c1n3 r6n3 c9n3 r2n3 c7n3 r8n3 c4n3");
    let step = step(&board, "r1c1<>3 r6c9<>3 r2c5<>3", Colors { clusters }, &truths);
    assert_described!("color-sees-both-of-many", described(&board, &step));
}

#[test]
fn two_cells_are_two_sets() {
    let board = board(&(only("r1c1", "12") + &only("r1c5", "12")));
    let other = LinkedSet { common: digits("1"), set: almost_locked("r1c5", "12") };
    let sets = Sets::chain(almost_locked("r1c1", "12"), vec![other]).unwrap();
    assert_described!("sets-of-one-cell", described(&board, &step(&board, "r1c8<>2", sets, &[])));
}

#[test]
fn sets_whose_digits_share_no_house_see_each_other() {
    let other = LinkedSet { common: digits("12"), set: almost_locked("r1c5 r2c2", "127") };
    let sets = Sets::chain(almost_locked("r1c1 r2c1", "125"), vec![other]).unwrap();
    let board = board("r1c1<>2 r2c1<>1 r1c5<>2");
    assert_described!("sets-without-a-house", described(&board, &step(&board, "r3c3<>5 r1c2<>7", sets, &[])));
}

#[test]
fn a_chain_of_sets_clears_several_digits() {
    let rest = [("3", "r1c5 r1c6", "347"), ("4", "r5c5 r5c6", "457")];
    let rest = rest.map(|(common, at, held)| LinkedSet { common: digits(common), set: almost_locked(at, held) });
    let sets = Sets::chain(almost_locked("r1c1 r1c2", "357"), rest.to_vec()).unwrap();
    assert_described!("sets-of-several-digits", described(&board(""), &step(&board(""), "r5c3<>5 r5c3<>7", sets, &[])));
}

#[test]
fn a_chain_of_sets_that_comes_back_to_its_start_in_part() {
    let kept = [("r3c3", "19"), ("r6c3", "29"), ("r2c3", "25"), ("r3c1", "145"), ("r3c2", "45"), ("r3c8", "1458")];
    let board = board(&kept.map(|(cell, digits)| only(cell, digits)).concat());
    let rest = [("2", "r2c3", "25"), ("5", "r3c1 r3c2 r3c3 r3c8", "14589")];
    let rest = rest.map(|(common, at, held)| LinkedSet { common: digits(common), set: almost_locked(at, held) });
    let sets = Sets::chain(almost_locked("r3c3 r6c3", "129"), rest.to_vec()).unwrap();
    assert_described!("sets-back-in-part", described(&board, &step(&board, "r3c9<>1", sets, &[])));
}

#[test]
fn cells_with_many_ways_are_told_together() {
    let kept = [("r1c1", "12"), ("r1c2", "23"), ("r2c1", "345"), ("r2c2", "567")];
    let board = board(&kept.map(|(cell, digits)| only(cell, digits)).concat());
    let base = cells("r1c1 r1c2 r2c1 r2c2");
    let many = Exclusion { base, excluders: slots("r3c3 r1n9") };
    assert_described!("exclusion-of-many-ways", described(&board, &step(&board, "r1c1<>1", many, &[])));
    let few = Exclusion { base: cells("r1c1 r1c2 r2c2"), excluders: Vec::new() };
    assert_described!("exclusion-without-an-excluder", described(&board, &step(&board, "r1c1<>2", few, &[])));
}

#[test]
fn an_assumption_leads_on_by_a_digit_that_is_confined() {
    let start = two_places(&[("b1", 5, "r1c1 r3c1"), ("r5", 5, "r5c1 r5c7"), ("r6", 5, "r6c1 r6c8")]);
    let confined = Confined::new(digits("5").single().unwrap(), house("b1"), house("c1")).unwrap();
    let inside = step(&start, "r5c1<>5 r6c1<>5", confined, &slots("b1n5"));
    let steps = vec![inside, single(&start, "r5c7=5", "r5n5")];
    let supposed = Hypothesis { assume: assumption("r9c9=2"), steps, end: slots("r6n5")[0] };
    assert_described!("confined-inside", described(&start, &step(&start, "r9c9<>2", supposed, &[])));
}

#[test]
fn what_is_supposed_not_to_be_is_told_of_steps_inside() {
    let start = board("");
    let without = board("r9c9<>2");
    let inside = Hypothesis { assume: assumption("r9c1=2"), steps: vec![], end: slots("r6n5")[0] };
    let inside = step(&without, "r9c1<>2", inside, &slots("r9n2"));
    let supposed = Hypothesis { assume: assumption("r9c9<>2"), steps: vec![inside], end: slots("r6n5")[0] };
    assert_described!("supposed-not-inside", described(&start, &step(&start, "r9c9=2", supposed, &[])));
}

/// The words of outlines for what patterns are made of.
#[test]
fn outlines_name_what_patterns_are_made_of() {
    let start = board("");
    let of = |concluded: &str, pattern: qedoku_core::Pattern| step(&start, concluded, pattern, &[]);
    let colors = Colors { clusters: vec![[set("r1c1=3 r5c9=3"), set("r1c5=3")]] };
    let supposed = Hypothesis { assume: assumption("r9c9=2"), steps: vec![], end: slots("r6n5")[0] };
    let case = |assume: &str| Case { assume: assumption(assume), steps: vec![], end: None };
    let forcing = Forcing {
        choice: qedoku_core::Choice::Candidate(common::candidate("r1c2=5")),
        cases: vec![case("r1c2=5"), case("r1c2<>5")],
    };
    let other = LinkedSet { common: digits("1"), set: almost_locked("r3c1 r3c2", "127") };
    let sets = Sets::chain(almost_locked("r1c1 r1c2", "125"), vec![other]).unwrap();
    let all: Vec<Step> = vec![
        of("r1c1<>3", colors.into()),
        of("r9c9<>2", supposed.into()),
        of("r9c9<>2", forcing.into()),
        of("r9c9<>2", sets.into()),
        of("r9c9<>2", kraken().into()),
    ];
    // The open cells but those with a third candidate are left out, as they are in what is said.
    let left = || set("r1c1=1 r1c1=2 r1c4=1 r1c4=2 r2c1=1 r2c1=2 r2c4=1 r2c4=2");
    let grave = |guards: &str| Deadly::new(DeadlyKind::Bug, left(), set(guards)).unwrap();
    let three = board("r1c4<>5 r1c5<>5 r1c6<>5 r1c7<>5 r1c8<>5 r1c9<>5");
    let graves = ["r1c1=5", "r1c1=5 r2c2=6"].map(|guards| step(&three, "r1c1<>1", grave(guards), &[]));
    let mut text = String::new();
    for (language, wording) in Lang::ALL.into_iter().flat_map(|lang| Wording::ALL.map(|wording| (lang, wording))) {
        let on_start = all.iter().map(|step| (step, &start));
        for (step, board) in on_start.chain(graves.iter().map(|step| (step, &three))) {
            let style = Style { language, wording, ..Style::default() };
            let context = StepContext::new(board).with_style(style);
            writeln!(text, "{}", shape(&context, step)).unwrap();
        }
    }
    assert_described!("shapes", text);
}

/// An X-Wing with a fin, from which a chain leads on.
fn kraken() -> Kraken {
    let digit = digits("7").single().unwrap();
    let body = FishBody { cover: common::houses("c4 c8"), fins: cells("r2c5") };
    let fish = Fish::new(LAYOUT(), digit, common::houses("r2 r8"), body).unwrap();
    let links = vec![common::link(set("r9c5=7"), "r9n7", set("r9c4=7"))];
    let path = Path { start: common::candidate("r2c5=7"), links, end: common::candidate("r1c4=7") };
    Kraken::new(fish, None, vec![path]).unwrap()
}
