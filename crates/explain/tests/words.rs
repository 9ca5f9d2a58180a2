//! What is said of each pattern, on boards built cell by cell.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
mod common;
use common::{LAYOUT, assert_told, board, single, slots, step, told, told_after};
use qedoku_core::{Board, Candidate, CandidateSet, Chain, Conclusion, Hypothesis, Ledger, Link, Pattern, Slug, Step};
use qedoku_explain::{Account, Scene};

fn cover(board: &Board, conclusion: &str, (base, cover, fins): (&str, &str, &str)) -> Step {
    let (base, cover) = (slots(base), slots(cover));
    let fins = fins.split_whitespace().map(|it| Candidate::parse(it).unwrap().0).collect();
    step(board, conclusion, Pattern::Cover { base: base.clone(), cover, fins }, &base)
}

#[test]
fn a_naked_single_names_a_blocker_for_each_other_digit() {
    let board = board("r1c2=1 r1c3=2 r1c4=3 r1c5=4 r2c1=5 r3c1=6 r4c1=7 r2c2=9");
    assert_told!("naked-single", told(&board, &single(&board, "r1c1=8", "r1c1")));
    let pencil = common::board("r1c1<>1 r1c1<>2 r1c1<>3 r1c1<>4 r1c1<>5 r1c1<>6 r1c1<>7 r1c1<>9");
    assert_told!("naked-single-crossed-out", told(&pencil, &single(&pencil, "r1c1=8", "r1c1")));
}

#[test]
fn what_steps_removed_is_said_with_their_numbers() {
    let start = board("r1c2=1 r1c3=2 r1c4=3 r1c5=4 r2c1=5 r1c1<>6");
    let mut ledger = Ledger::default();
    let (mut before, mut after) = (start.clone(), start);
    for (number, gone) in [(3, "r1c1<>7"), (3, "r1c1<>9"), (4, "r9c9<>1")] {
        after.eliminate(LAYOUT(), Candidate::parse(gone).unwrap().0);
        ledger.record(number, &before, &after);
        before = after.clone();
    }
    let step = single(&after, "r1c1=8", "r1c1");
    assert_told!("naked-single-after-steps", told_after(&after, &ledger, &step));
    let step = single(&after, "r9c8=1", "r9n1");
    assert_told!("hidden-single-after-steps", told_after(&after, &ledger, &step));
}

#[test]
fn a_hidden_single_names_what_closes_the_other_cells() {
    let board = board("r4c9=7 r8c4=7 r5c6<>7 r6c6<>7 r6c5=1");
    assert_told!("hidden-single", told(&board, &single(&board, "r5c5=7", "b5n7")));
}

#[test]
fn the_last_cell_of_a_house_needs_no_list() {
    let board = board("r1c1=1 r1c2=2 r1c3=3 r1c4=4 r1c5=5 r1c6=6 r1c7=7 r1c8=8");
    assert_told!("full-house", told(&board, &single(&board, "r1c9=9", "r1n9")));
}

#[test]
fn a_confined_digit_names_both_houses() {
    let board = board("r4c2=1 r4c3=2 r5c2=3 r5c3=4 r6c2=5 r6c3=7 r4c1<>6");
    let house = |name| LAYOUT().house_named(name).unwrap();
    let digit = qedoku_core::Digit::D6;
    let pattern = Pattern::Confined { digit, from: house("b4"), to: house("c1") };
    assert_told!("confined", told(&board, &step(&board, "r1c1<>6 r2c1<>6", pattern, &slots("b4n6"))));
}

#[test]
fn two_fish_on_one_base_are_told_one_after_the_other() {
    let columns = [(1, "78"), (6, "47"), (7, "578")];
    let outside = |rows: &'static str| (1..=9).filter(move |row: &u8| !rows.contains(&row.to_string()));
    let names = columns
        .map(|(column, rows)| outside(rows).map(|row| format!("r{row}c{column}<>6 ")).collect::<Vec<_>>().concat());
    let board = board(&names.concat());
    let pattern = ("c1n6 c6n6 c7n6", "r4n6 r5n6 r7n6 r8n6", "r4c6=6 r5c7=6");
    assert_told!("siamese", told(&board, &cover(&board, "r4c8<>6 r5c4<>6", pattern)));
}

#[test]
fn subsets_are_told_by_cells_or_by_digits() {
    let board = board("");
    let naked = cover(&board, "r1c5<>2 r1c6<>5 r2c2<>5", ("r1c1 r1c2", "r1n2 r1n5 b1n2 b1n5", ""));
    assert_told!("naked-subset", told(&board, &naked));
    let hidden = cover(&board, "r3c1<>4 r3c7<>9", ("r3n2 r3n5", "r3c1 r3c7", ""));
    assert_told!("hidden-subset", told(&board, &hidden));
}

#[test]
fn fish_are_told_by_their_lines_and_fins() {
    let board = board(
        "r2c1<>7 r2c2<>7 r2c3<>7 r2c6<>7 r2c7<>7 r2c9<>7 r8c1<>7 r8c2<>7 r8c3<>7 r8c5<>7 r8c6<>7 r8c7<>7 r8c9<>7 r2c5<>7",
    );
    let plain = cover(&board, "r1c4<>7", ("r2n7 r8n7", "c4n7 c8n7", ""));
    assert_told!("fish", told(&board, &plain));
    let finned = cover(&board, "r1c4<>7", ("r2n7 r8n7", "c4n7 c8n7", "r2c5=7"));
    assert_told!("finned-fish", told(&board, &finned));
    let mixed = cover(&board, "r9c9<>1", ("r1c1 r2n7", "c1n1 b2n7", ""));
    assert_told!("mixed-cover", told(&board, &mixed));
    let finned = cover(&board, "r9c9<>1", ("r1c1 r2n7", "c1n1 b2n7", "r1c1=5"));
    assert_told!("finned-mixed-cover", told(&board, &finned));
}

/// Links from candidate to candidate; a strong one is written with its slot: `r1c1=7 r1c1=3:r1c1`.
fn chain(text: &str) -> Chain {
    let mut links: Vec<Link> = Vec::new();
    let mut from = None;
    for word in text.split(' ') {
        let (name, slot) = word.split_once(':').unwrap_or((word, ""));
        let to = CandidateSet::of(Candidate::parse(name).unwrap().0);
        links.extend(from.map(|from| Link { strong: slots(slot), ..Link::weak(from, to) }));
        from = Some(to);
    }
    Chain { links, closed: false }
}

#[test]
fn a_kraken_fish_tells_where_its_fins_and_its_places_lead() {
    let board = board("");
    let kraken = |conclusion: &str, chains: &[&str]| {
        let (base, cover) = (slots("r2n7 r8n7"), slots("c4n7 c8n7"));
        let chains = chains.iter().map(|text| chain(text)).collect();
        step(&board, conclusion, Pattern::Kraken { base: base.clone(), cover, chains }, &base)
    };
    let fins = ["r2c5=7 r1c4=7", "r8c1=7 r1c1=7 r1c1=3:r1c1 r1c4=3 r1c4=9:r1c4 r1c4=7"];
    assert_told!("kraken-fins", told(&board, &kraken("r1c4<>7", &fins)));
    let places = ["r2c4=7 r1c4=7 r1c4=3:r1c4 r1c1=3", "r2c5=7 r1c1=7 r1c1=2:r1c1 r1c1=3", "r8c4=7 r1c1=3"];
    assert_told!("kraken-places", told(&board, &kraken("r1c1<>3", &places)));
}

#[test]
fn a_hypothesis_tells_its_steps_and_numbers_them() {
    let board = board("r1c2=1 r1c3=2 r2c1=4 r2c2=5 r2c3=6 r4c8=3 r5c9=3 r3c3<>7 r3c3<>8");
    let assume = Candidate::parse("r3c1=3").unwrap().0;
    let mut after = board.clone();
    after.place(LAYOUT(), assume);
    let first = single(&after, "r3c3=9", "r3c3");
    let mut later = after.clone();
    later.apply(LAYOUT(), &first.conclusion);
    let second = single(&later, "r1c7=9", "b3n9");
    let hypothesis = Hypothesis { assume, steps: vec![first, second], end: slots("b3n3")[0] };
    let step = Step {
        technique: Slug::new("any"),
        conclusion: Conclusion::eliminating(CandidateSet::of(assume)),
        pattern: Pattern::Hypothesis(hypothesis),
        truths: vec![],
    };
    assert_told!("hypothesis", told(&board, &step));
    let account = Account::new(&Scene::new(LAYOUT(), &board), "12", &step, &|slug| slug.to_string());
    assert_eq!(account.place, "r3c1=3?");
    assert_eq!(account.why, "if r3c1 were 3, box 3 would have no place for 3 after 2 steps, so r3c1 is not 3");
    let numbers: Vec<&str> = account.nested.iter().map(|it| it.number.as_str()).collect();
    assert_eq!(numbers, ["12.1", "12.2"]);
    assert!(account.nested[0].why.contains("3 at r3c1"), "the assumption blocks: {}", account.nested[0].why);
    assert!(account.nested[1].why.contains("see the 9 at r3c3"), "the nested step blocks: {}", account.nested[1].why);
    assert_eq!(account.sentence(), format!("any: {}.", account.why));
}
