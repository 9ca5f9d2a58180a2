//! What is said of each pattern, on boards built cell by cell.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
mod common;
use common::{LAYOUT, board, single, slots, step};
use qedoku_core::{Board, Candidate, CandidateSet, Chain, Conclusion, Hypothesis, Ledger, Link, Pattern, Slug, Step};
use qedoku_explain::{Account, Scene, place, why};

fn cover(board: &Board, conclusion: &str, (base, cover, fins): (&str, &str, &str)) -> Step {
    let (base, cover) = (slots(base), slots(cover));
    let fins = fins.split_whitespace().map(|it| Candidate::parse(it).unwrap().0).collect();
    step(board, conclusion, Pattern::Cover { base: base.clone(), cover, fins }, &base)
}

fn said(board: &Board, step: &Step) -> (String, String) {
    (place(LAYOUT(), step), why(&Scene::new(LAYOUT(), board), step))
}

#[test]
fn a_naked_single_names_a_blocker_for_each_other_digit() {
    let board = board("r1c2=1 r1c3=2 r1c4=3 r1c5=4 r2c1=5 r3c1=6 r4c1=7 r2c2=9");
    let step = single(&board, "r1c1=8", "r1c1");
    let (place, why) = said(&board, &step);
    assert_eq!(place, "r1c1");
    assert_eq!(
        why,
        "r1c1=8: every other digit is already in its row, column or box: 1 at r1c2, 2 at r1c3, 3 at r1c4, 4 at r1c5, \
         5 at r2c1, 6 at r3c1, 7 at r4c1, 9 at r2c2"
    );
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
    let why = Scene::remembering(LAYOUT(), &after, &ledger, |scene| why(&scene, &step));
    assert_eq!(
        why,
        "r1c1=8: every other digit is in its row, column or box or is out: 1 at r1c2, 2 at r1c3, 3 at r1c4, 4 at r1c5, \
         5 at r2c1; 6 was out from the start, 7 and 9 went in step 3"
    );
}

#[test]
fn a_hidden_single_names_what_closes_the_other_cells() {
    let board = board("r4c9=7 r8c4=7 r5c6<>7 r6c6<>7 r6c5=1");
    let step = single(&board, "r5c5=7", "b5n7");
    let (place, why) = said(&board, &step);
    assert_eq!(place, "box 5");
    assert_eq!(
        why,
        "r5c5=7: box 5 has no other place for 7: r4c456 see the 7 at r4c9, r56c4 see the 7 at r8c4, \
         r56c6 were out from the start"
    );
}

#[test]
fn the_last_cell_of_a_house_needs_no_list() {
    let board = board("r1c1=1 r1c2=2 r1c3=3 r1c4=4 r1c5=5 r1c6=6 r1c7=7 r1c8=8");
    let (place, why) = said(&board, &single(&board, "r1c9=9", "r1n9"));
    assert_eq!(place, "row 1");
    assert_eq!(why, "r1c9=9: it is the last open cell of row 1, and 9 is the digit that row 1 lacks");
}

#[test]
fn a_confined_digit_names_both_houses() {
    let board = board("r4c2=1 r4c3=2 r5c2=3 r5c3=4 r6c2=5 r6c3=7 r4c1<>6");
    let house = |name| LAYOUT().house_named(name).unwrap();
    let digit = qedoku_core::Digit::D6;
    let pattern = Pattern::Confined { digit, from: house("b4"), to: house("c1") };
    let step = step(&board, "r1c1<>6 r2c1<>6", pattern, &slots("b4n6"));
    let (place, why) = said(&board, &step);
    assert_eq!(place, "6 in box 4");
    assert_eq!(why, "in box 4 the 6 is left in r56c1 only, all in column 1, so 6 goes from the rest of column 1");
}

#[test]
fn two_fish_on_one_base_are_told_one_after_the_other() {
    let columns = [(1, "78"), (6, "47"), (7, "578")];
    let outside = |rows: &'static str| (1..=9).filter(move |row: &u8| !rows.contains(&row.to_string()));
    let names = columns
        .map(|(column, rows)| outside(rows).map(|row| format!("r{row}c{column}<>6 ")).collect::<Vec<_>>().concat());
    let board = board(&names.concat());
    let pattern = ("c1n6 c6n6 c7n6", "r4n6 r5n6 r7n6 r8n6", "r4c6=6 r5c7=6");
    let (place, why) = said(&board, &cover(&board, "r4c8<>6 r5c4<>6", pattern));
    assert_eq!(place, "6 in c1, c6, c7");
    assert_eq!(
        why,
        "6 in c1, c6 and c7 is the base of two fish: it stands in r4, r7 and r8 only, or else r5c7=6, so r4c8<>6 \
         follows; and it stands in r5, r7 and r8 only, or else r4c6=6, so r5c4<>6 follows"
    );
}

#[test]
fn subsets_are_told_by_cells_or_by_digits() {
    let board = board("");
    let naked = cover(&board, "r1c5<>2 r1c6<>5 r2c2<>5", ("r1c1 r1c2", "r1n2 r1n5 b1n2 b1n5", ""));
    let (place, why) = said(&board, &naked);
    assert_eq!(place, "2, 5 in r1c12");
    assert_eq!(why, "r1c12 hold only 2 and 5, 2 digits for 2 cells, so 2 and 5 go from the rest of row 1 and box 1");
    let hidden = cover(&board, "r3c1<>4 r3c7<>9", ("r3n2 r3n5", "r3c1 r3c7", ""));
    let (place, why) = said(&board, &hidden);
    assert_eq!(place, "2, 5 in row 3");
    assert_eq!(why, "in row 3 the digits 2 and 5 have r3c17 only, so these cells hold nothing else");
}

#[test]
fn fish_are_told_by_their_lines_and_fins() {
    let board = board("");
    let plain = cover(&board, "r1c4<>7", ("r2n7 r8n7", "c4n7 c8n7", ""));
    let (place, why) = said(&board, &plain);
    assert_eq!(place, "7 in r2, r8");
    assert_eq!(why, "7 in r2 and r8 stands in c4 and c8 only, so 7 goes from the rest of c4 and c8");
    let finned = cover(&board, "r1c4<>7", ("r2n7 r8n7", "c4n7 c8n7", "r2c5=7"));
    assert_eq!(
        said(&board, &finned).1,
        "7 in r2 and r8 stands in c4 and c8 only, or else r2c5=7; either way r1c4<>7 follows"
    );
    let mixed = cover(&board, "r9c9<>1", ("r1c1 r2n7", "c1n1 b2n7", ""));
    assert_eq!(said(&board, &mixed).1, "r1c1 and r2n7 can be filled from c1n1 and b2n7 only, so r9c9<>1 follows");
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
    let (place, why) = said(&board, &kraken("r1c4<>7", &fins));
    assert_eq!(place, "7 in r2, r8 and r2c5, r8c1");
    assert_eq!(
        why,
        "unless r2c5 or r8c1 is 7, 7 in r2 and r8 stands in c4 and c8 only, and r1c4<>7 follows; it follows from each fin \
         as well: if r2c5 is 7, at once; if r8c1 is 7, then r1c1 is 3 and r1c4 is 9"
    );
    let places = ["r2c4=7 r1c4=7 r1c4=3:r1c4 r1c1=3", "r2c5=7 r1c1=7 r1c1=2:r1c1 r1c1=3", "r8c4=7 r1c1=3"];
    assert_eq!(
        said(&board, &kraken("r1c1<>3", &places)).1,
        "unless r2c5 is 7, 7 in r2 and r8 stands in c4 and c8 only, so in column 4 it is in r2c4 or r8c4; r1c1<>3 follows \
         from each of these: if r2c4 is 7, then r1c4 is 3; if r2c5 is 7, then r1c1 is 2; if r8c4 is 7, at once"
    );
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
    let account = Account::new(&Scene::new(LAYOUT(), &board), "12", &step, &|slug| slug.to_string());
    assert_eq!(account.place, "r3c1=3?");
    assert_eq!(account.why, "If r3c1 were 3, box 3 would have no place for 3 after 2 steps, so r3c1 is not 3");
    let numbers: Vec<&str> = account.nested.iter().map(|it| it.number.as_str()).collect();
    assert_eq!(numbers, ["12.1", "12.2"]);
    assert!(account.nested[0].why.contains("3 at r3c1"), "the assumption blocks: {}", account.nested[0].why);
    assert!(account.nested[1].why.contains("see the 9 at r3c3"), "the nested step blocks: {}", account.nested[1].why);
    assert_eq!(account.sentence(), format!("any: {}.", account.why));
}
