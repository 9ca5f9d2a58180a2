//! Each field of a pattern is held to what it says: a member moved to another part is refused, though the step follows.
mod common;
use common::*;
use qedoku_core::argument::{
    AlmostLocked, Chain, Colors, Confined, Deadly, DeadlyKind, Exclusion, Exocet, LinkedSet, Sets, StrongLink, Subset,
    Templates, Wing,
};
use qedoku_core::{Board, CandidateSet, CellSet, Digit, DigitSet, Pattern, Step};
use qedoku_verify::StepFault;

fn set(names: &str) -> CandidateSet {
    names.split_whitespace().map(candidate).collect()
}

fn cells(names: &str) -> CellSet {
    names.split_whitespace().map(cell).collect()
}

fn digits(text: &str) -> DigitSet {
    text.chars().filter_map(|it| Digit::from_value(it.to_digit(10)?)).collect()
}

/// A step on a board, with the pattern that is right for it.
struct Right {
    board: Board,
    step: Step,
    pattern: Pattern,
}

impl Right {
    fn new(board: Board, step: Step, pattern: Pattern) -> Self {
        let it = Self { board, step, pattern };
        assert!(it.accepts(it.pattern.clone()), "{:?}", fault(&it.board, &it.with(it.pattern.clone())));
        it
    }

    fn with(&self, pattern: Pattern) -> Step {
        Step { pattern, ..self.step.clone() }
    }

    fn accepts(&self, pattern: Pattern) -> bool {
        check(&self.board, &self.with(pattern)).is_accepted()
    }

    /// Asserts that another pattern is refused, for what it says.
    fn refuses(&self, pattern: impl Into<Pattern>) {
        let pattern = pattern.into();
        assert_ne!(pattern, Pattern::Truths, "it cannot be built");
        let fault = fault(&self.board, &self.with(pattern.clone()));
        assert!(
            matches!(fault, StepFault::PatternDisagrees(_) | StepFault::PatternWithoutTruth { .. }),
            "{fault} {pattern:?}"
        );
    }
}

fn colors(clusters: &[[&str; 2]]) -> Colors {
    Colors { clusters: clusters.iter().map(|sides| sides.map(set)).collect() }
}

/// Asserts that each candidate with a color is refused with the other one and without any, and each color when it is
/// empty.
fn refuses_moves(right: &Right, it: &Colors) {
    for (index, cluster) in it.clusters.iter().enumerate() {
        for side in [0, 1] {
            let changed = |change: &dyn Fn(&mut [CandidateSet; 2])| {
                let mut other = it.clone();
                change(&mut other.clusters[index]);
                right.refuses(other);
            };
            for member in cluster[side].iter() {
                changed(&|cluster| {
                    cluster[side].remove(member);
                    cluster[1 - side].insert(member);
                });
                changed(&|cluster| cluster[side].remove(member));
            }
            changed(&|cluster| cluster[side] = CandidateSet::EMPTY);
        }
        let mut doubled = it.clone();
        doubled.clusters.push(*cluster);
        right.refuses(doubled);
    }
}

#[test]
fn a_candidate_has_its_color() {
    let board = board(&["r1n5 r1c1 r1c9", "c9n5 r1c9 r8c9", "r8n5 r8c9 r8c2"]);
    let trap = step(&board, "r7c1<>5", "r1n5 c9n5 r8n5");
    let it = colors(&[["r1c1=5 r8c9=5", "r1c9=5 r8c2=5"]]);
    let right = Right::new(board, trap, it.clone().into());
    refuses_moves(&right, &it);
    right.refuses(colors(&[["r1c1=5", "r1c9=5"], ["r8c9=5", "r8c2=5"]]));
}

#[test]
fn a_remote_pair_takes_turns() {
    let board = board(&["r1c1 12", "r1c5 12", "r5c5 12", "r5c9 12"]);
    let pair = step(&board, "r1c9<>1 r1c9<>2", "r1c1 r1c5 r5c5 r5c9");
    let it = colors(&[["r1c1=1 r1c5=2 r5c5=1 r5c9=2", "r1c1=2 r1c5=1 r5c5=2 r5c9=1"]]);
    let right = Right::new(board, pair, it.clone().into());
    refuses_moves(&right, &it);
}

#[test]
fn sides_of_a_choice_are_places_of_a_truth() {
    let board = board(&["b9n6 r7c8 r7c9 r9c9", "r1n6 r1c3 r1c9", "c2n6 r2c2 r7c2"]);
    let both = step(&board, "r7c3<>6 r2c9<>6", "b9n6 r1n6 c2n6");
    let it = colors(&[["r1c3=6", "r7c8=6 r7c9=6"], ["r2c2=6", "r7c9=6 r9c9=6"]]);
    let right = Right::new(board, both, it.into());
    right.refuses(colors(&[["r1c3=6", "r7c9=6"], ["r2c2=6", "r7c9=6 r9c9=6"]]));
    right.refuses(colors(&[["r1c3=6 r7c8=6", "r7c9=6"], ["r2c2=6", "r7c9=6 r9c9=6"]]));
    right.refuses(colors(&[["r1c3=6", "r7c8=6 r7c9=6"], ["r2c2=6 r9c9=6", "r7c9=6"]]));
    right.refuses(colors(&[["r1c3=6", "r7c8=6 r7c9=6"], ["r2c2=6", ""]]));
    right.refuses(colors(&[["r1c3=6", "r7c9=6 r9c9=6"], ["r2c2=6", "r7c8=6 r7c9=6"]]));
    right.refuses(colors(&[["r1c3=6", "r7c8=6 r7c9=6"]]));
}

#[test]
fn the_last_place_is_named() {
    let first = board(&["r9n2 r9c1 r9c5", "r9n4 r9c1 r9c5", "r9n3 r9c1 r9c7"]);
    let place = step(&first, "r9c7=3", "r9n2 r9n4 r9n3");
    let pair = || Subset::hidden(house("r9"), digits("24"), cells("r9c1 r9c5"));
    let right = Right::new(first, place, Pattern::of(pair().and_then(|it| it.leaving(Digit::D3))));
    right.refuses(Pattern::of(pair()));
    let second = board(&["r1n5 r1c1 r1c2", "c3n5 r2c3 r7c3"]);
    let place = step(&second, "r7c3=5", "r1n5 c3n5");
    let locked = || Confined::new(Digit::D5, house("r1"), house("b1"));
    let right = Right::new(second, place, Pattern::of(locked().map(|it| it.leaving(house("c3")))));
    right.refuses(Pattern::of(locked()));
    right.refuses(Pattern::of(locked().map(|it| it.leaving(house("r1")))));
}

#[test]
fn subsets_clear_their_houses() {
    let board = board(&["r1c1 16", "r1c2 16"]);
    let both = step(&board, "r1c9<>1 r3c3<>6", "r1c1 r1c2");
    let naked = |names| Pattern::of(Subset::naked(cells("r1c1 r1c2"), digits("16"), houses(names)));
    let right = Right::new(board, both, naked("r1 b1"));
    right.refuses(naked("r1"));
    right.refuses(naked("b1"));
}

#[test]
fn an_exclusion_has_base_and_excluders() {
    let board = board(&["r1c1 12", "r1c2 34", "r1c5 13", "r1c6 14"]);
    let pair = step(&board, "r1c1<>1", "r1c2 r1c5 r1c6");
    let of = |base: &str, excluders: &str| -> Pattern {
        Exclusion { base: cells(base), excluders: excluders.split_whitespace().map(slot).collect() }.into()
    };
    let right = Right::new(board, pair, of("r1c1 r1c2", "r1c5 r1c6"));
    right.refuses(of("r1c1 r1c2", "r1c5 r1c6 r1c6"));
    right.refuses(of("r1c1 r1c2", "r1c5 r1c6 r1c2"));
    right.refuses(of("r1c2", "r1c5 r1c6"));
    right.refuses(of("r1c1 r1c9", "r1c2 r1c5 r1c6"));
}

#[test]
fn an_exclusion_names_the_houses_of_its_truths() {
    let board = board(&["r1c1 12", "r1c2 34", "r1c5 13", "r1c6 14", "c9n7 r2c9 r7c9"]);
    let pair = step(&board, "r1c1<>1", "r1c2 r1c5 r1c6 c9n7");
    let of = |excluders: &str| -> Pattern {
        Exclusion { base: cells("r1c1 r1c2"), excluders: excluders.split_whitespace().map(slot).collect() }.into()
    };
    let right = Right::new(board, pair, of("r1c5 r1c6 c9n7"));
    right.refuses(of("r1c5 r1c6"));
    right.refuses(of("r1c5 r1c6 c9n8"));
}

#[test]
fn an_exocet_has_its_cells_and_lines() {
    let digit_places = |digit: u32| {
        [("c3", "r4c3 r5c3"), ("c5", "r2c5 r4c5 r5c5"), ("c8", "r3c8 r4c8 r5c8")]
            .map(|(line, places)| format!("{line}n{digit} {places}"))
    };
    let mut slots: Vec<String> = (1..=3).flat_map(digit_places).collect();
    slots.extend(["r1c1 123", "r1c2 123"].map(str::to_owned));
    let board = board(&slots.iter().map(String::as_str).collect::<Vec<_>>());
    let truths = "r1c1 r1c2 c3n1 c5n1 c8n1 c3n2 c5n2 c8n2 c3n3 c5n3 c8n3";
    let gone = step(&board, "r2c5<>4", truths);
    let of = |base: &str, targets: &str, named: &str, lines: &str, mirrors: &[&str]| -> Pattern {
        let base = cells(base);
        let targets = cells(targets);
        let mirrors = mirrors.iter().map(|it| cells(it)).collect();
        Exocet { base, targets, digits: digits(named), lines: houses(lines), mirrors }.into()
    };
    let right = Right::new(board, gone, of("r1c1 r1c2", "r2c5 r3c8", "123", "c3 c5 c8", &[]));
    assert!(right.accepts(of("r1c1 r1c2", "r2c5 r3c8", "123", "c3 c5 c8", &["r3c7 r3c9", ""])));
    for mirrors in [&["", "r3c7 r3c9"], &["r3c7", ""], &["r3c7 r3c9", "r3c7 r3c9"], &["r2c4 r2c6", "r3c7 r3c9"]] {
        right.refuses(of("r1c1 r1c2", "r2c5 r3c8", "123", "c3 c5 c8", mirrors));
    }
    right.refuses(of("r1c1 r1c2", "r2c5 r3c8", "123", "c3 c5 c8", &["r3c7 r3c9"]));
    right.refuses(of("r2c5 r3c8", "r1c1 r1c2", "123", "c3 c5 c8", &[]));
    right.refuses(of("r1c1 r2c5", "r1c2 r3c8", "123", "c3 c5 c8", &[]));
    right.refuses(of("r1c1 r1c2", "r2c5", "123", "c3 c5 c8", &[]));
    right.refuses(of("r1c1 r1c2", "r2c5 r3c8 r4c8", "123", "c3 c5 c8", &[]));
    right.refuses(of("r1c1 r1c2", "r2c5 r4c8", "123", "c3 c5 c8", &[]));
    right.refuses(of("r1c1 r1c2", "r2c5 r3c8", "1234", "c3 c5 c8", &[]));
    right.refuses(of("r1c1 r1c2", "r2c5 r3c8", "123", "c5 c8", &[]));
    right.refuses(of("r1c1 r1c2", "r2c5 r3c8", "123", "c3 c5 c9", &[]));
    right.refuses(of("r1c1 r1c2", "r2c5 r3c8", "123", "c3 c5 c8 c9", &[]));
}

#[test]
fn a_set_does_not_hold_the_digit_that_it_lacks() {
    let board = board(&["r1c1 13", "r1c9 13"]);
    let gone = step(&board, "r1c5<>3", "r1c1 r1c9");
    let of = |common| {
        let sets = ["r1c1", "r1c9"].map(|name| AlmostLocked { cells: cells(name), digits: digits("13") });
        Pattern::of(Sets::chain(sets[0], vec![LinkedSet { common: digits(common), set: sets[1] }]))
    };
    let right = Right::new(board, gone, of("1"));
    right.refuses(of("3"));
    assert!(right.accepts(of("13")), "each of the two holds one of both");
}

#[test]
fn guards_of_cells_that_cannot_be_filled_are_of_other_digits() {
    let board = board(&["r1c1 48", "r1c5 48", "r5c5 48", "r5c2 489", "r6c1 48"]);
    let gone = step(&board, "r5c2<>4 r5c2<>8", "r1c1 r1c5 r5c5 r5c2 r6c1");
    let deadly = set("r1c1=4 r1c1=8 r1c5=4 r1c5=8 r5c5=4 r5c5=8 r5c2=4 r5c2=8 r6c1=4 r6c1=8");
    let of = |moved: &str| {
        let guards = set("r5c2=9") | set(moved);
        Pattern::of(Deadly::new(DeadlyKind::BivalueOddagon, deadly - set(moved), guards))
    };
    let right = Right::new(board, gone, of(""));
    right.refuses(of("r1c1=4"));
    right.refuses(of("r5c2=8"));
}

#[test]
fn links_have_their_ends_and_stand_once() {
    let board = board(&["r1c1 12", "r1c7 13", "r5c1 23"]);
    let gone = step(&board, "r5c7<>3", "r1c1 r1c7 r5c1");
    let links = vec![
        StrongLink::in_cell(cell("r1c7"), Digit::D3, Digit::D1),
        StrongLink::in_cell(cell("r1c1"), Digit::D1, Digit::D2),
        StrongLink::in_cell(cell("r5c1"), Digit::D2, Digit::D3),
    ];
    let right = Right::new(board, gone, Pattern::of(Chain::open(links.clone())));
    let mut beyond = links.clone();
    beyond[0].from.insert(candidate("r4c7=3"));
    right.refuses(Pattern::of(Chain::open(beyond)));
    let mut twice = links.clone();
    twice.insert(1, links[0].clone());
    right.refuses(Pattern::of(Chain::open(twice)));
}

#[test]
fn the_pivot_is_where_the_houses_cross() {
    let board = board(&["r1c1 234", "r1c2 234", "r1c7 12", "r2c3 13"]);
    let gone = step(&board, "r1c3<>1", "r1c1 r1c2 r1c7 r2c3");
    let of = |pivot, pincers| Pattern::of(Wing::new(cells(pivot), cells(pincers), digits("1")));
    let right = Right::new(board, gone, of("r1c1 r1c2", "r1c7 r2c3"));
    right.refuses(of("r1c1", "r1c2 r1c7 r2c3"));
    right.refuses(of("r1c1 r1c2 r2c3", "r1c7"));
    right.refuses(of("r1c7", "r1c1 r1c2 r2c3"));
}

#[test]
fn templates_have_the_digits_of_their_truths() {
    let board = board(&["r2n7 r2c4 r2c8", "r8n7 r8c4 r8c8", "r1n8 r1c1 r1c2", "r3n9 r3c7 r3c8"]);
    let gone = step(&board, "r4c8<>7", "r2n7 r8n7 r1n8 r3n9");
    let of = |text| -> Pattern { Templates { digits: digits(text) }.into() };
    let right = Right::new(board, gone, of("789"));
    assert!(right.accepts(of("7")), "held against all others");
    for text in ["78", "89", "6789", ""] {
        right.refuses(of(text));
    }
}
