//! A pattern that says other than the truths and the board is refused, though the step follows without it.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
mod common;
use common::*;
use qedoku_core::argument::{
    AlmostLocked, Assumption, Chain, Colors, Confined, Deadly, DeadlyKind, Fish, FishBody, Forcing, HouseGroup,
    Hypothesis, Kraken, LinkedSet, Path, Reason, Ring, RingPlace, SetLogic, SetLogicKind, Sets, Single, StrongLink,
    Subset, Wing,
};
use qedoku_core::{Board, CandidateSet, CellSet, Digit, DigitSet, Guard, Pattern, Step, Truth};
use qedoku_verify::{PatternFlaw, StepFault};

fn set(names: &str) -> CandidateSet {
    names.split_whitespace().map(candidate).collect()
}

fn cells(names: &str) -> CellSet {
    names.split_whitespace().map(cell).collect()
}

fn with(step: &Step, pattern: Pattern) -> Step {
    Step { pattern, ..step.clone() }
}

fn almost(names: &str, digits: &str) -> AlmostLocked {
    let digits = digits.bytes().filter_map(|byte| Digit::from_value(u32::from(byte - b'0'))).collect();
    AlmostLocked { cells: cells(names), digits }
}

fn one(digit: Digit) -> DigitSet {
    DigitSet::of(digit)
}

/// A board with an XY-Wing, which is a chain of three cells, too.
fn wing() -> (Board, Step, Vec<StrongLink>) {
    let board = board(&["r1c1 12", "r1c7 13", "r5c1 23"]);
    let links = vec![
        StrongLink::in_cell(cell("r1c7"), Digit::D3, Digit::D1),
        StrongLink::in_cell(cell("r1c1"), Digit::D1, Digit::D2),
        StrongLink::in_cell(cell("r5c1"), Digit::D2, Digit::D3),
    ];
    let step = step(&board, "r5c7<>3", "r1c1 r1c7 r5c1");
    (board, step, links)
}

/// Asserts that a pattern is accepted, and refused once it is changed.
fn refused(board: &Board, step: &Step, right: &Pattern, changed: Pattern) {
    assert!(check(board, &with(step, right.clone())).is_accepted(), "{:?}", fault(board, &with(step, right.clone())));
    let fault = fault(board, &with(step, changed));
    assert!(matches!(fault, StepFault::PatternDisagrees(_) | StepFault::PatternWithoutTruth { .. }), "{fault:?}");
}

#[test]
fn links_of_a_chain() {
    let (board, step, links) = wing();
    let right = Pattern::of(Chain::open(links.clone()));
    let changed = |change: &dyn Fn(&mut Vec<StrongLink>)| {
        let mut other = links.clone();
        change(&mut other);
        refused(&board, &step, &right, Pattern::of(Chain::open(other)));
    };
    changed(&|links| {
        let link = &mut links[1];
        std::mem::swap(&mut link.from, &mut link.to);
    });
    changed(&|links| links[1].reason = Reason::Cell(cell("r9c9")));
    changed(&|links| links[1].reason = Reason::AlmostLocked(almost("r1c1", "123")));
    changed(&|links| links[1].reason = Reason::House(house("r1"), Digit::D1));
    changed(&|links| links[1].reason = Reason::Group(house("r1"), Digit::D1));
    changed(&|links| links[1].reason = Reason::AlmostFish(Digit::D1, houses("r1")));
    changed(&|links| links.truncate(1));
    changed(&|links| links[1].from = set("r9c9=1"));
    refused(&board, &step, &right, Pattern::of(Chain::closed(links)));
}

#[test]
fn reasons_of_links() {
    let board = board(&["r1n5 r1c2 r1c3 r1c8", "r4c4 123", "r4c5 123", "r7n4 r7c1 r7c2 r7c3", "r7n6 r7c1 r7c2 r7c3"]);
    let grouped = StrongLink::in_house(house("r1"), Digit::D5, cells("r1c2 r1c3"), cells("r1c8"));
    assert_eq!(disagreement(&board, &grouped), None);
    for reason in [Reason::House(house("r1"), Digit::D5), Reason::AlmostHidden(house("r1"), one(Digit::D5))] {
        let link = StrongLink { reason, ..grouped.clone() };
        assert!(matches!(disagreement(&board, &link), Some(StepFault::PatternDisagrees(_))), "{reason:?}");
    }
    let ends = (set("r4c4=1 r4c5=1"), set("r4c4=2 r4c5=2"));
    let locked = StrongLink { from: ends.0, to: ends.1, reason: Reason::AlmostLocked(almost("r4c4 r4c5", "123")) };
    let other = StrongLink::new(set("r4c4=1 r4c5=1"), set("r4c4=2 r4c5=2"), slot("r4c4"));
    for reason in [
        other.reason,
        Reason::AlmostLocked(almost("r4c4 r4c5", "12")),
        Reason::AlmostLocked(almost("r4c4 r9c9", "123")),
        Reason::AlmostLockedAndCell(almost("r4c4 r4c5", "123"), cell("r4c4")),
    ] {
        let link = StrongLink { reason, ..locked.clone() };
        assert!(matches!(disagreement(&board, &link), Some(StepFault::PatternDisagrees(_))), "{reason:?}");
    }
    assert_eq!(disagreement(&board, &locked), None);
    let hidden = StrongLink {
        from: set("r7c1=4 r7c1=6"),
        to: set("r7c2=4 r7c2=6"),
        reason: Reason::AlmostHidden(house("r7"), [Digit::D4, Digit::D6].into_iter().collect()),
    };
    assert_eq!(disagreement(&board, &hidden), None);
    let beyond = StrongLink { to: set("r7c9=4"), ..hidden };
    assert!(disagreement(&board, &beyond).is_some());
}

#[test]
fn a_link_owed_to_one_solution_has_a_deadly_pattern() {
    let board = board(&["r1c1 12", "r1c4 12", "r2c1 127", "r2c4 127"]);
    let deadly = set("r1c1=1 r1c1=2 r1c4=1 r1c4=2 r2c1=1 r2c1=2 r2c4=1 r2c4=2");
    let link = StrongLink { from: set("r2c1=7"), to: set("r2c4=7"), reason: Reason::Deadly(deadly) };
    assert_eq!(disagreement(&board, &link), None);
    let less = StrongLink { reason: Reason::Deadly(deadly - set("r1c1=1")), ..link.clone() };
    assert!(matches!(disagreement(&board, &less), Some(StepFault::PatternNotOnBoard(_))));
    let empty = StrongLink { reason: Reason::Deadly(CandidateSet::EMPTY), ..link };
    assert!(matches!(disagreement(&board, &empty), Some(StepFault::GuardsAlone(_))));
}

/// The fault of a link in a loop with itself turned round, whose ends need not exclude anything.
fn disagreement(board: &Board, link: &StrongLink) -> Option<StepFault> {
    let back = StrongLink { from: link.to, to: link.from, reason: link.reason };
    let step = step(board, "r9c9<>9", "r9c9");
    let chain = Pattern::of(Chain::closed([link.clone(), back]));
    match fault(board, &with(&step, chain)) {
        // The links hold; an end does not exclude itself.
        StepFault::PatternDisagrees(PatternFlaw::WeakLinkIsNone) => None,
        fault => Some(fault),
    }
}

#[test]
fn cells_of_a_wing_and_digits_of_sets() {
    let (board, step, _) = wing();
    let wing = |pivot, pincers, digit| Pattern::of(Wing::new(cells(pivot), cells(pincers), one(digit)));
    let right = wing("r1c1", "r1c7 r5c1", Digit::D3);
    refused(&board, &step, &right, wing("r1c1", "r1c7 r9c9", Digit::D3));
    refused(&board, &step, &right, wing("r1c1", "r1c7 r5c1", Digit::D2));
    let chain = |sets: [AlmostLocked; 3], links: [Digit; 2]| {
        let linked = links.into_iter().zip(&sets[1..]).map(|(digit, &set)| LinkedSet { common: one(digit), set });
        Pattern::of(Sets::chain(sets[0], linked.collect()))
    };
    let [a, b, c] = [("r1c7", "13"), ("r1c1", "12"), ("r5c1", "23")].map(|(cells, digits)| almost(cells, digits));
    let right = chain([a, b, c], [Digit::D1, Digit::D2]);
    refused(&board, &step, &right, chain([a, b, almost("r5c1", "24")], [Digit::D1, Digit::D2]));
    refused(&board, &step, &right, chain([b, a, c], [Digit::D1, Digit::D3]));
    let cut = Pattern::of(Sets::chain(b, vec![LinkedSet { common: one(Digit::D2), set: c }]));
    refused(&board, &step, &right, cut);
    let petals = |digit, names: &str, digits| {
        let [one_set, other] = [(Digit::D1, almost("r1c7", "13")), (digit, almost(names, digits))];
        let linked = [one_set, other].map(|(digit, set)| LinkedSet { common: one(digit), set });
        Pattern::of(Sets::blossom(cell("r1c1"), linked))
    };
    refused(&board, &step, &petals(Digit::D2, "r5c1", "23"), petals(Digit::D2, "r5c5", "23"));
    refused(&board, &step, &petals(Digit::D2, "r5c1", "23"), petals(Digit::D3, "r5c1", "23"));
}

#[test]
fn cells_of_a_crossing() {
    let board = board(&["r1c1 1234", "r1c2 1234", "r1c5 12", "r2c3 34"]);
    let step = step(&board, "r1c9<>1", "r1c1 r1c2 r1c5 r2c3");
    let crossed = |crossing: &str, line: &str, other: &str| {
        let groups = [(line, "r1c5", "12"), (other, "r2c3", "34")];
        let groups = groups.map(|(at, cells, held)| HouseGroup { house: house(at), set: almost(cells, held) });
        Pattern::of(Sets::sue_de_coq(almost(crossing, "1234"), groups))
    };
    let right = crossed("r1c1 r1c2", "r1", "b1");
    refused(&board, &step, &right, crossed("r1c1 r1c2", "r1", "c3"));
    refused(&board, &step, &right, crossed("r1c1 r1c2", "c5", "b1"));
    refused(&board, &step, &right, crossed("r1c1 r1c2", "r1", "b2"));
}

#[test]
fn colors_and_their_links() {
    let board = board(&["r1n5 r1c1 r1c9", "c9n5 r1c9 r8c9", "r8n5 r8c9 r8c2"]);
    let trap = step(&board, "r7c1<>5", "r1n5 c9n5 r8n5");
    let colors = |one: &str, other: &str| Colors { clusters: vec![[set(one), set(other)]] }.into();
    let right = colors("r1c1=5 r8c9=5", "r1c9=5 r8c2=5");
    refused(&board, &trap, &right, colors("r1c1=5 r8c9=5", "r1c9=5 r8c2=5 r8c9=5"));
    refused(&board, &trap, &right, colors("r1c1=5 r8c9=5", "r1c9=5 r8c2=5 r4c4=5"));
    refused(&board, &trap, &right, colors("r1c1=5 r8c9=9", "r1c9=5 r8c2=5"));
}

#[test]
fn places_and_covers() {
    let board = board(&["r2n7 r2c4 r2c8", "r8n7 r8c4 r8c8", "r5n7 r5c5 r5c4 r5c8"]);
    let plain = step(&board, "r4c8<>7", "r2n7 r8n7");
    let fish = |base: &str, cover: &str, fins: &str| {
        let body = FishBody { cover: houses(cover), fins: cells(fins) };
        Pattern::of(Fish::new(layout(), Digit::D7, houses(base), body))
    };
    let right = fish("r2 r8", "c4 c8", "");
    refused(&board, &plain, &right, fish("r2 r8", "c4 c9", ""));
    refused(&board, &plain, &right, fish("r2 r8", "c4 c9", "r2c8 r8c8"));
    refused(&board, &plain, &right, fish("r2 r9", "c4 c8", ""));
    assert_eq!(fault(&board, &with(&plain, fish("r2 r8", "c4 c8", "r2c8"))), StepFault::StrayFin(candidate("r2c8=7")));
    let finned = step(&board, "r4c4<>7", "r2n7 r5n7");
    refused(&board, &finned, &fish("r2 r5", "c4 c8", "r5c5"), fish("r2 r5", "c4 c8", ""));
    let confined = Pattern::of(Confined::new(Digit::D7, house("r2"), house("b1")));
    refused(&board, &plain, &right, confined);
    refused(&board, &plain, &right, Single { slot: slot("r2n7") }.into());
}

#[test]
fn subsets_and_counts() {
    let board = board(&["r1c1 16", "r1c5 16", "r9n2 r9c1 r9c5", "r9n4 r9c1 r9c5"]);
    let naked = step(&board, "r1c2<>1", "r1c1 r1c5");
    let pair =
        |names: &str, house: &str| Pattern::of(Subset::naked(cells(names), almost("", "16").digits, houses(house)));
    refused(&board, &naked, &pair("r1c1 r1c5", "r1"), pair("r1c1 r1c6", "r1"));
    refused(&board, &naked, &pair("r1c1 r1c5", "r1"), pair("r1c1 r1c5", "b1"));
    let hidden = step(&board, "r9c1<>1", "r9n2 r9n4");
    let two = |names: &str, digits| Subset::hidden(house("r9"), almost("", digits).digits, cells(names));
    refused(&board, &hidden, &Pattern::of(two("r9c1 r9c5", "24")), Pattern::of(two("r9c1 r9c6", "24")));
    refused(&board, &hidden, &Pattern::of(two("r9c1 r9c5", "24")), Pattern::of(two("r9c1 r9c5", "23")));
    let leaving = two("r9c1 r9c5", "24").and_then(|subset| subset.leaving(Digit::D3));
    refused(&board, &hidden, &Pattern::of(two("r9c1 r9c5", "24")), Pattern::of(leaving));
    let count = |cover: [&str; 2]| {
        let slots = |names: [&str; 2]| names.map(slot).to_vec();
        Pattern::of(SetLogic::new(SetLogicKind::Sectors, slots(["r1c1", "r1c5"]), slots(cover)))
    };
    refused(&board, &naked, &count(["r1n1", "r1n6"]), count(["r1n1", "r1n5"]));
}

#[test]
fn rings_and_krakens() {
    let board = board(&["r1n5 r1c1 r1c5 r1c9", "b2n5 r1c5 r2c4", "r2n5 r2c4 r2c2", "b1n5 r1c1 r2c2"]);
    let about = step(&board, "r9c9<>9", "r9c9 r1n5 b2n5 b1n5");
    let ring = |names: [(&str, &str); 3], guardians: &str| {
        let places = names.map(|(name, of)| RingPlace { cell: cell(name), house: house(of) });
        Pattern::of(Ring::new(Digit::D5, places.to_vec(), cells(guardians)))
    };
    let flaw = |pattern: Pattern| match fault(&board, &with(&about, pattern)) {
        StepFault::PatternDisagrees(why) => why,
        fault => panic!("{fault:?}"),
    };
    let places = [("r1c1", "r1"), ("r1c5", "b2"), ("r2c4", "b1")];
    assert_eq!(flaw(ring(places, "r1c9")), PatternFlaw::PlaceApartFromNext);
    let mut even = Ring::new(
        Digit::D5,
        places.map(|(name, of)| RingPlace { cell: cell(name), house: house(of) }).to_vec(),
        cells("r1c9"),
    )
    .unwrap();
    even.places.pop();
    assert_eq!(flaw(even.into()), PatternFlaw::EvenPlacesOrOneTwice);
    let path = |start: &str, end: &str| Path { start: candidate(start), links: vec![], end: candidate(end) };
    let body = |fins| FishBody { cover: houses("c1 c4"), fins: cells(fins) };
    let fish = |fins| Fish::new(layout(), Digit::D5, houses("r1 b2"), body(fins)).unwrap();
    let kraken = Kraken::new(fish("r1c5 r1c9"), None, vec![path("r1c5=5", "r9c9=9"), path("r1c9=5", "r9c9=9")]);
    assert_eq!(flaw(Pattern::of(kraken)), PatternFlaw::WeakLinkIsNone);
    let start =
        Kraken::new(fish("r1c5 r1c9"), Some(house("c1")), vec![path("r1c5=5", "r9c9=9"), path("r1c9=5", "r9c9=9")]);
    assert_eq!(flaw(Pattern::of(start)), PatternFlaw::PathsFromElsewhere);
}

#[test]
fn kinds_of_deadly_patterns() {
    let board = board(&["r1c1 12", "r1c4 12", "r2c1 12", "r2c4 127"]);
    let rectangle = set("r1c1=1 r1c1=2 r1c4=1 r1c4=2 r2c1=1 r2c1=2 r2c4=1 r2c4=2");
    let mut step = step(&board, "r2c4<>1", "r1c1");
    step.truths = vec![Truth::Guard(Box::new(Guard { deadly: rectangle, guards: set("r2c4=7") }))];
    let of = |kind, guards: &str| Pattern::of(Deadly::new(kind, rectangle, set(guards)));
    let right = of(DeadlyKind::UniqueRectangle, "r2c4=7");
    for kind in [
        DeadlyKind::AvoidableRectangle,
        DeadlyKind::ExtendedRectangle,
        DeadlyKind::Bug,
        DeadlyKind::BivalueOddagon,
        DeadlyKind::Tridagon,
    ] {
        refused(&board, &step, &right, of(kind, "r2c4=7"));
    }
    refused(&board, &step, &right, of(DeadlyKind::UniqueRectangle, "r2c4=8"));
}

#[test]
fn nested_steps_lean_on_nothing_that_comes_later() {
    let board = start(PUZZLE);
    let long = |step: &Step| step.nested_length() >= 3;
    let right = board.candidates().iter().filter_map(|it| refute(&board, it)).find(long).unwrap();
    assert!(check(&board, &right).is_accepted());
    let mut swapped = right.clone();
    let Pattern::Hypothesis(Hypothesis { steps, .. }) = &mut swapped.pattern else { panic!("no hypothesis") };
    steps.reverse();
    assert!(matches!(fault(&board, &swapped), StepFault::Nested { .. } | StepFault::EndNotEmpty { .. }));
}

#[test]
fn truths_that_say_nothing() {
    let (board, step, _) = wing();
    let mut twice = step.clone();
    twice.truths.push(step.truths[0].clone());
    assert_eq!(fault(&board, &twice), StepFault::TruthTwice { slot: Some("r1c1".to_owned()) });
    let none = Guard { deadly: CandidateSet::EMPTY, guards: CandidateSet::EMPTY };
    let mut empty = step.clone();
    empty.truths.push(Truth::Guard(Box::new(none)));
    assert_eq!(fault(&board, &empty), StepFault::NoPattern);
    let mut dead = board.clone();
    for gone in ["r1c1=1", "r1c1=2"].map(candidate) {
        dead.eliminate(gone);
    }
    let anything = common::step(&dead, "r9c9=4", "r1c1");
    assert_eq!(fault(&dead, &anything), StepFault::EmptyTruth { slot: "r1c1".to_owned() });
}

#[test]
fn a_forcing_without_cases() {
    let (board, step, _) = wing();
    let forcing = Forcing { choice: slot("r1c1").into(), cases: vec![] }.into();
    assert_eq!(fault(&board, &with(&step, forcing)), StepFault::CaseMissing(Assumption::is_true(candidate("r1c1=1"))));
}
