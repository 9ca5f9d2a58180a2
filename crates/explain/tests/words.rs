//! Tests of the texts of each pattern, on boards built cell by cell.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
mod common;
use common::{
    LAYOUT, assert_described, board, candidate, cells, described, digits, house, houses, link, set, single, slots,
    step, told_after,
};
use qedoku_core::{
    Assumption, Candidate, CandidateSet, Conclusion, Confined, Digit, Fish, FishBody, Hypothesis, Kraken, Ledger,
    OutcomeKind, Path, SetLogic, SetLogicKind, Slug, Step, Subset,
};
use qedoku_explain::{Lang, StepContext, StepText, Style};

#[test]
fn outcomes_have_a_word_in_each_language() {
    let word = |language, outcome: &OutcomeKind| Style { language, ..Style::default() }.say(outcome);
    let line = |outcome: &OutcomeKind| format!("{}, {}\n", word(Lang::En, outcome), word(Lang::Zh, outcome));
    assert!(OutcomeKind::ALL.iter().all(|outcome| word(Lang::En, outcome) == outcome.word()));
    assert_described!("outcomes", OutcomeKind::ALL.iter().map(line).collect::<String>());
}

#[test]
fn a_naked_single_names_a_blocker_for_each_other_digit() {
    let board = board("r1c2=1 r1c3=2 r1c4=3 r1c5=4 r2c1=5 r3c1=6 r4c1=7 r2c2=9");
    assert_described!("naked-single", described(&board, &single(&board, "r1c1=8", "r1c1")));
    let pencil = common::board("r1c1<>1 r1c1<>2 r1c1<>3 r1c1<>4 r1c1<>5 r1c1<>6 r1c1<>7 r1c1<>9");
    assert_described!("naked-single-crossed-out", described(&pencil, &single(&pencil, "r1c1=8", "r1c1")));
}

#[test]
fn what_steps_removed_is_said_with_their_numbers() {
    let start = board("r1c2=1 r1c3=2 r1c4=3 r1c5=4 r2c1=5 r1c1<>6");
    let mut ledger = Ledger::default();
    let mut before = start.clone();
    let mut after = start;
    for (number, gone) in [(3, "r1c1<>7"), (3, "r1c1<>9"), (4, "r9c9<>1")] {
        after.eliminate(Candidate::parse(gone).unwrap().0);
        ledger.record(number, &before, &after);
        before = after.clone();
    }
    let step = single(&after, "r1c1=8", "r1c1");
    assert_described!("naked-single-after-steps", told_after(&after, &ledger, &step));
    let step = single(&after, "r9c8=1", "r9n1");
    assert_described!("hidden-single-after-steps", told_after(&after, &ledger, &step));
}

#[test]
fn a_hidden_single_names_what_closes_the_other_cells() {
    let board = board("r4c9=7 r8c4=7 r5c6<>7 r6c6<>7 r6c5=1");
    assert_described!("hidden-single", described(&board, &single(&board, "r5c5=7", "b5n7")));
}

#[test]
fn the_last_cell_of_a_house_needs_no_list() {
    let board = board("r1c1=1 r1c2=2 r1c3=3 r1c4=4 r1c5=5 r1c6=6 r1c7=7 r1c8=8");
    assert_described!("full-house", described(&board, &single(&board, "r1c9=9", "r1n9")));
}

#[test]
fn a_confined_digit_names_both_houses() {
    let board = board("r4c2=1 r4c3=2 r5c2=3 r5c3=4 r6c2=5 r6c3=7 r4c1<>6");
    let confined = Confined::new(digit("6"), house("b4"), house("c1")).unwrap();
    assert_described!("confined", described(&board, &step(&board, "r1c1<>6 r2c1<>6", confined, &slots("b4n6"))));
    let direct = step(&board, "r1c3=6", confined.leaving(house("b1")), &slots("b4n6 b1n6"));
    assert_described!("confined-leaves-one-place", described(&board, &direct));
}

fn digit(text: &str) -> Digit {
    digits(text).single().unwrap()
}

fn body(cover: &str, fins: &str) -> FishBody {
    FishBody { cover: houses(cover), fins: cells(fins) }
}

/// A fish with its cover and its fins.
fn fish(number: &str, base: &str, cover: &str, fins: &str) -> Fish {
    Fish::new(LAYOUT(), digit(number), houses(base), body(cover, fins)).unwrap()
}

#[test]
fn two_fish_on_one_base_are_told_one_after_the_other() {
    let columns = [(1, "78"), (6, "47"), (7, "578")];
    let outside = |rows: &'static str| (1..=9).filter(move |row: &u8| !rows.contains(&row.to_string()));
    let names = columns
        .map(|(column, rows)| outside(rows).map(|row| format!("r{row}c{column}<>6 ")).collect::<Vec<_>>().concat());
    let board = board(&names.concat());
    let one = fish("6", "c1,c6,c7", "r4,r7,r8", "r5c7");
    let siamese = one.with_twin(LAYOUT(), body("r5,r7,r8", "r4c6")).unwrap();
    assert_described!("siamese", described(&board, &step(&board, "r4c8<>6 r5c4<>6", siamese, &[])));
    let without = one.with_twin(LAYOUT(), body("r5,r7,r8", "")).unwrap();
    assert_described!("siamese-without-fins", described(&board, &step(&board, "r4c8<>6 r5c4<>6", without, &[])));
    let idle = step(&board, "r4c8<>6", siamese, &[]);
    assert_described!("siamese-of-which-one-clears-nothing", described(&board, &idle));
}

#[test]
fn subsets_are_told_by_cells_or_by_digits() {
    let board = board("");
    let naked = Subset::naked(cells("r1c1 r1c2"), digits("25"), houses("r1,b1")).unwrap();
    assert_described!("naked-subset", described(&board, &step(&board, "r1c5<>2 r1c6<>5 r2c2<>5", naked, &[])));
    let hidden = Subset::hidden(house("r3"), digits("25"), cells("r3c1 r3c7")).unwrap();
    assert_described!("hidden-subset", described(&board, &step(&board, "r3c1<>4 r3c7<>9", hidden, &[])));
    let direct = step(&board, "r3c4=9", hidden.leaving(digit("9")).unwrap(), &[]);
    assert_described!("hidden-subset-leaves-one-place", described(&board, &direct));
}

#[test]
fn almost_locked_subsets_are_told_place_by_place() {
    let board = board("");
    let pair = Subset::almost_locked(digits("56"), house("r5"), cells("r5c4"), house("b4"), cells("r6c3"));
    assert_described!("almost-locked-pair", described(&board, &step(&board, "r5c9<>6 r6c3<>1", pair.unwrap(), &[])));
    let naked = cells("r2c9 r3c9");
    let hidden = cells("r4c7 r8c7");
    let triple = Subset::almost_locked(digits("389"), house("b3"), naked, house("c7"), hidden);
    assert_described!(
        "almost-locked-triple",
        described(&board, &step(&board, "r1c8<>8 r4c7<>7", triple.unwrap(), &[]))
    );
}

#[test]
fn fish_are_told_by_their_lines_and_fins() {
    let board = board(
        "r2c1<>7 r2c2<>7 r2c3<>7 r2c6<>7 r2c7<>7 r2c9<>7 r8c1<>7 r8c2<>7 r8c3<>7 r8c5<>7 r8c6<>7 r8c7<>7 r8c9<>7 r2c5<>7",
    );
    let plain = fish("7", "r2,r8", "c4,c8", "");
    assert_described!("fish", described(&board, &step(&board, "r1c4<>7", plain, &[])));
    let finned = fish("7", "r2,r8", "c4,c8", "r2c5");
    assert_described!("finned-fish", described(&board, &step(&board, "r1c4<>7", finned, &[])));
}

#[test]
fn counts_of_slots_of_any_kind_are_told() {
    let board = board("");
    let kinds = [SetLogicKind::Sectors, SetLogicKind::SkLoop, SetLogicKind::Fireworks];
    let [sectors, sk_loop, fireworks] = kinds.map(|kind| {
        let mixed = SetLogic::new(kind, slots("r1c1 r2n7"), slots("c1n1 b2n7")).unwrap();
        described(&board, &step(&board, "r9c9<>1", mixed, &[]))
    });
    assert_described!("mixed-cover", &sectors);
    let why = |described: &str| described.lines().nth(1).unwrap().to_owned();
    assert_eq!((why(&sectors), why(&sectors)), (why(&sk_loop), why(&fireworks)));
}

/// A path from candidate to candidate, weak and strong in turn; a strong link is written with its slot:
/// `r1c1=7 r1c1=3:r1c1`.
fn path(text: &str) -> Path {
    let ends: Vec<(&str, Option<&str>)> = text
        .split(' ')
        .map(|word| word.split_once(':').map_or((word, None), |(end, slot)| (end, Some(slot))))
        .collect();
    let strong = ends.windows(2).filter_map(|pair| Some(link(set(pair[0].0), pair[1].1?, set(pair[1].0))));
    let [start, end] = [ends.first(), ends.last()].map(|end| candidate(end.unwrap().0));
    Path { start, links: strong.collect(), end }
}

#[test]
fn a_kraken_fish_tells_where_its_fins_and_its_places_lead() {
    let board = board("");
    let kraken = |concluded: &str, fins: &str, line: &str, paths: &[&str]| {
        let fish = fish("7", "r2,r8", "c4,c8", fins);
        let line = LAYOUT().house_named(line);
        let kraken = Kraken::new(fish, line, paths.iter().map(|text| path(text)).collect()).unwrap();
        step(&board, concluded, kraken, &slots("r2n7 r8n7"))
    };
    let fins = ["r2c5=7 r1c4=7", "r8c1=7 r1c1=7 r1c1=3:r1c1 r1c4=3 r1c4=9:r1c4 r1c4=7"];
    assert_described!("kraken-fins", described(&board, &kraken("r1c4<>7", "r2c5 r8c1", "", &fins)));
    let places = ["r2c4=7 r1c4=7 r1c4=3:r1c4 r1c1=3", "r2c5=7 r1c1=7 r1c1=2:r1c1 r1c1=3", "r8c4=7 r1c1=3"];
    assert_described!("kraken-places", described(&board, &kraken("r1c1<>3", "r2c5", "c4", &places)));
}

#[test]
fn a_hypothesis_tells_its_steps_and_numbers_them() {
    let board = board("r1c2=1 r1c3=2 r2c1=4 r2c2=5 r2c3=6 r4c8=3 r5c9=3 r3c3<>7 r3c3<>8");
    let assume = Candidate::parse("r3c1=3").unwrap().0;
    let mut after = board.clone();
    after.place(assume);
    let first = single(&after, "r3c3=9", "r3c3");
    let mut later = after.clone();
    later.apply(&first.conclusion);
    let second = single(&later, "r1c7=9", "b3n9");
    let hypothesis =
        Hypothesis { assume: Assumption::is_true(assume), steps: vec![first, second], end: slots("b3n3")[0] };
    let step = Step {
        technique: Slug::new("any"),
        conclusion: Conclusion::eliminating(CandidateSet::of(assume)),
        pattern: hypothesis.into(),
        truths: vec![],
        rating: qedoku_core::StepRating::NONE,
    };
    assert_described!("hypothesis", described(&board, &step));
    let step_text = StepText::new(&StepContext::new(&board), "12", &step, &|slug| slug.to_string());
    assert_eq!(step_text.place, "r3c1=3?");
    assert_eq!(step_text.why, "suppose r3c1 is 3. Then after two steps box 3 has no place for 3. So r3c1 loses 3");
    let numbers: Vec<&str> = step_text.nested.iter().map(|it| it.number.as_str()).collect();
    assert_eq!(numbers, ["12.1", "12.2"]);
    assert!(
        step_text.nested[0].why.contains("box 1 has 1, 2, 3"),
        "the assumption blocks: {}",
        step_text.nested[0].why
    );
    assert!(
        step_text.nested[1].why.contains("see the 9 at r3c3"),
        "the nested step blocks: {}",
        step_text.nested[1].why
    );
    assert_eq!(step_text.sentence(), format!("any: {}.", step_text.why));
}
