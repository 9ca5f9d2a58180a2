//! Rules against their definitions, by arithmetic.
use super::*;
use crate::ids::Digit;
use crate::slot::Slot;

fn cells(names: &str) -> Vec<Cell> {
    names.split(' ').map(|name| Cell::parse(name).expect("a cell")).collect()
}

fn layout(rules: &Rules) -> Arc<Layout> {
    Layout::of(rules).expect("rules without a fault")
}

fn with(list: Vec<Rule>) -> Arc<Layout> {
    layout(&Rules { list, ..Rules::default() })
}

/// True if two cells hold these digits by a layout.
fn allows(layout: &Layout, one: &str, a: u8, other: &str, b: u8) -> bool {
    let candidate = |name: &str, value: u8| Candidate {
        cell: Cell::parse(name).expect("a cell"),
        digit: Digit::from_value(value.into()).expect("a digit"),
    };
    !layout.clash(candidate(one, a), candidate(other, b))
}

/// Compares what two cells may hold with a definition, for all digits, and the table with itself from both sides.
fn compare(layout: &Layout, one: &str, other: &str, may: impl Fn(i32, i32) -> bool) {
    for a in 1..=9 {
        for b in 1..=9 {
            let expected = may(i32::from(a), i32::from(b));
            assert_eq!(allows(layout, one, a, other, b), expected, "{}: {one}={a} {other}={b}", layout.name());
            assert_eq!(allows(layout, other, b, one, a), expected, "{}: {other}={b} {one}={a}", layout.name());
        }
    }
}

#[test]
fn pairs_hold_what_their_rule_says() {
    let on = |kind, names| with(vec![Rule::on(kind, cells(names))]);
    let far = |kind, names, value| with(vec![Rule::on(kind, cells(names)).with_value(Some(value))]);
    compare(&on(RuleKind::Difference, "r1c1 r1c2"), "r1c1", "r1c2", |a, b| (a - b).abs() == 1);
    compare(&far(RuleKind::Difference, "r1c1 r1c2", 3), "r1c1", "r1c2", |a, b| (a - b).abs() == 3);
    compare(&on(RuleKind::Ratio, "r3c1 r4c1"), "r3c1", "r4c1", |a, b| a == 2 * b || b == 2 * a);
    compare(&far(RuleKind::Sum, "r3c1 r4c1", 10), "r3c1", "r4c1", |a, b| a + b == 10 && a != b);
    compare(&far(RuleKind::Sum, "r1c1 r5c5", 10), "r1c1", "r5c5", |a, b| a + b == 10);
    let line = "r1c1 r2c2 r5c5 r9c8";
    let thermometer = on(RuleKind::Thermometer, line);
    compare(&thermometer, "r1c1", "r2c2", |a, b| a < b);
    compare(&thermometer, "r1c1", "r9c8", |a, b| b - a >= 3);
    compare(&on(RuleKind::SlowThermometer, line), "r1c1", "r5c5", |a, b| a <= b);
    compare(&on(RuleKind::Whisper, line), "r2c2", "r5c5", |a, b| (a - b).abs() >= 5);
    compare(&on(RuleKind::Whisper, line), "r1c1", "r5c5", |_, _| true);
    compare(&on(RuleKind::Palindrome, line), "r1c1", "r9c8", |a, b| a == b);
    compare(&on(RuleKind::Palindrome, line), "r2c2", "r5c5", |a, b| a == b);
    compare(&on(RuleKind::Clone, "r1c1 r1c5 r4c3 r4c7"), "r1c5", "r4c7", |a, b| a == b);
    compare(&on(RuleKind::Minimum, "r5c5"), "r5c5", "r4c5", |a, b| a < b);
    compare(&on(RuleKind::Maximum, "r5c5"), "r5c6", "r5c5", |a, b| a < b);
    let two = with(vec![Rule::on(RuleKind::Minimum, cells("r5c5")), Rule::on(RuleKind::Minimum, cells("r5c6"))]);
    compare(&two, "r5c5", "r5c6", |a, b| a != b);
    let chess = layout(&Rules::with([RuleKind::AntiKnight, RuleKind::AntiKing, RuleKind::NonConsecutive]));
    compare(&chess, "r3c3", "r4c4", |a, b| a != b);
    compare(&chess, "r3c3", "r5c4", |a, b| a != b);
    compare(&chess, "r5c4", "r3c5", |a, b| a != b);
    compare(&chess, "r3c3", "r4c3", |a, b| (a - b).abs() > 1);
    compare(&chess, "r3c3", "r6c4", |_, _| true);
}

#[test]
fn a_pair_with_any_dot_is_exempt_from_both_negative_rules() {
    let list = vec![
        Rule::on(RuleKind::Difference, cells("r1c1 r1c2")),
        Rule::on(RuleKind::Ratio, cells("r1c2 r2c2")),
        Rule::on(RuleKind::Sum, cells("r8c8 r8c9")).with_value(Some(5)),
        Rule::of(RuleKind::NegativeDifference),
        Rule::of(RuleKind::NegativeRatio),
        Rule::of(RuleKind::NegativeSum),
    ];
    let layout = with(list);
    let none = |a: i32, b: i32| a + b != 5 && a + b != 10;
    compare(&layout, "r1c1", "r1c2", |a, b| (a - b).abs() == 1 && none(a, b));
    compare(&layout, "r1c2", "r2c2", |a, b| (a == 2 * b || b == 2 * a) && none(a, b));
    let dotless = |a: i32, b: i32| a != b && (a - b).abs() != 1 && a != 2 * b && b != 2 * a;
    compare(&layout, "r5c5", "r6c5", |a, b| dotless(a, b) && none(a, b));
    compare(&layout, "r8c8", "r8c9", |a, b| dotless(a, b) && a + b == 5);
    // Negative rules are about the values that the marks have.
    let three = Rule::on(RuleKind::Difference, cells("r1c1 r1c2")).with_value(Some(3));
    let layout = with(vec![three, Rule::of(RuleKind::NegativeDifference)]);
    compare(&layout, "r5c5", "r5c6", |a, b| a != b && (a - b).abs() != 3);
}

#[test]
fn what_holds_all_digits_is_a_house() {
    let window = cells("r2c2 r2c3 r2c4 r3c2 r3c3 r3c4 r4c2 r4c3 r4c4");
    let list = vec![
        Rule::of(RuleKind::DiagonalFalling),
        Rule::of(RuleKind::DiagonalRising),
        Rule::of(RuleKind::DisjointGroups),
        Rule::on(RuleKind::ExtraRegion, window.clone()),
        Rule::on(RuleKind::Cage, cells("r9c1 r8c2 r7c4")),
    ];
    let layout = with(list);
    assert_eq!(layout.houses().len(), 27 + 2 + 9 + 1);
    assert_eq!((layout.others().len(), layout.lines().len(), layout.boxes().len()), (12, 18, 9));
    let [d1, d2, e1, g1] = ["d1", "d2", "e1", "g1"].map(|name| layout.house_named(name).expect("a house"));
    assert_eq!(layout.cells(d1) & layout.cells(d2), CellSet::of(Cell::at(5, 5)));
    assert_eq!(layout.members(e1), window);
    assert_eq!(layout.members(g1), cells("r1c1 r1c4 r1c7 r4c1 r4c4 r4c7 r7c1 r7c4 r7c7"));
    assert_eq!(layout.house_title(d1), "diagonal 1");
    assert_eq!(layout.groups(), [cells("r9c1 r8c2 r7c4").into_iter().collect::<CellSet>()]);
    assert_eq!((layout.families().len(), layout.crosses(), layout.is_classic()), (3, false, false));
    compare(&layout, "r9c1", "r7c4", |a, b| a != b);
    // A region that is a house already is none twice.
    let row = (1..=9).map(|column| Cell::at(1, column)).collect();
    assert_eq!(with(vec![Rule::on(RuleKind::ExtraRegion, row)]).houses().len(), 27);
}

#[test]
fn smaller_boards_are_parts_of_the_large_one() {
    for (size, shared) in [(4, 2), (6, 3)] {
        let layout = layout(&Rules::of_size(size));
        assert_eq!((layout.size(), layout.houses().len(), layout.board().len()), (size, 3 * size, size * size));
        assert_eq!(layout.start().len(), size * size * size);
        assert_eq!((layout.widest_crossing(), layout.name()), (shared, format!("{size}x{size}").as_str()));
        let last = layout.house_named(&format!("c{size}")).expect("a house");
        assert_eq!(last.to_string(), format!("c{size}"), "houses are called the same on every board");
        assert_eq!(layout.house_named("c9"), None);
        let board = crate::Board::new(&layout, &crate::Puzzle::from_givens(crate::Grid::EMPTY));
        assert_eq!((board.open(), board.candidates(), board.contradiction()), (layout.board(), layout.start(), None));
        let settled = Layout::classic().slots().filter(|&slot| match slot {
            Slot::Cell(cell) => !layout.board().contains(cell),
            Slot::House(house, digit) => layout.houses().contains(house) && !layout.digits().contains(digit),
        });
        assert!(settled.into_iter().all(|slot| board.is_settled(slot)));
    }
}

#[test]
fn parity_takes_candidates_at_the_start() {
    let layout = with(vec![Rule::on(RuleKind::Odd, cells("r1c1")), Rule::on(RuleKind::Even, cells("r1c2"))]);
    let digits = |name: &str| layout.start().digits(Cell::parse(name).expect("a cell")).to_string();
    assert_eq!(["r1c1", "r1c2", "r1c3"].map(digits), ["13579", "2468", "123456789"]);
    assert!(!layout.crosses());
}

#[test]
fn a_board_takes_off_what_clashes() {
    let layout = with(vec![Rule::on(RuleKind::Thermometer, cells("r1c1 r2c2 r5c5"))]);
    let four: Candidate = "r2c2=4".parse().expect("a candidate");
    let mut given = crate::Grid::EMPTY;
    given.set(four.cell, Some(four.digit));
    let at_once = crate::Board::new(&layout, &crate::Puzzle::from_givens(given));
    let mut placed = crate::Board::new(&layout, &crate::Puzzle::from_givens(crate::Grid::EMPTY));
    placed.place(four);
    for board in [&at_once, &placed] {
        assert_eq!(board.digits(Cell::at(1, 1)).to_string(), "123");
        assert_eq!(board.digits(Cell::at(5, 5)).to_string(), "56789");
    }
    assert_eq!(at_once.candidates(), placed.candidates());
    assert_eq!(at_once.cells_with_few(4), placed.cells_with_few(4));
}

#[test]
fn the_rule_behind_a_clash_is_known() {
    let list = vec![
        Rule::of(RuleKind::DiagonalFalling),
        Rule::of(RuleKind::AntiKnight),
        Rule::on(RuleKind::Thermometer, cells("r1c2 r1c3 r1c4")),
    ];
    let layout = with(list);
    let kind = |a: &str, b: &str| {
        layout.why(a.parse().expect("a candidate"), b.parse().expect("a candidate")).map(|rule| rule.kind)
    };
    assert_eq!(kind("r1c1=5", "r9c9=5"), Some(RuleKind::DiagonalFalling));
    assert_eq!(kind("r1c1=5", "r2c3=5"), Some(RuleKind::AntiKnight));
    assert_eq!(kind("r1c4=3", "r1c2=2"), Some(RuleKind::Thermometer));
    assert_eq!(kind("r1c4=4", "r1c2=2"), None);
}

#[test]
fn rules_that_make_no_board_are_refused() {
    let refusal = |rules: Rules| Layout::of(&rules).err().map(|fault| fault.to_string());
    let list = |rule: Rule| refusal(Rules { list: vec![rule], ..Rules::of_size(6) });
    assert_eq!(refusal(Rules::of_size(8)).as_deref(), Some("a board has 4, 6 or 9 rows, not 8"));
    let boxes = |text: &str| refusal(Rules { boxes: Some(text.to_owned()), ..Rules::of_size(4) });
    assert_eq!(boxes("1122").as_deref(), Some("the boxes are 16 characters, one for each cell"));
    assert_eq!(boxes("1112112233443344").as_deref(), Some("a box has 5 cells instead of 4"));
    let outside = list(Rule::on(RuleKind::Odd, cells("r7c1")));
    assert_eq!(outside.as_deref(), Some("the rule odd names r7c1, which is not on the board"));
    let three = list(Rule::on(RuleKind::Ratio, cells("r1c1 r1c2 r1c3")));
    assert_eq!(three.as_deref(), Some("the rule ratio cannot be about 3 cells"));
    let twice = list(Rule::on(RuleKind::Thermometer, cells("r1c1 r1c1")));
    assert_eq!(twice.as_deref(), Some("the rule thermometer names a cell twice"));
    let valued = list(Rule::on(RuleKind::Odd, cells("r1c1")).with_value(Some(3)));
    assert_eq!(valued.as_deref(), Some("the rule odd has no such value"));
    let regions = |at: u8| {
        let cells = (0..9).map(|k| Cell::at((at + k) % 9 + 1, k + 1)).collect();
        Rule::on(RuleKind::ExtraRegion, cells)
    };
    let many: Vec<Rule> = (0..9).flat_map(|at| [regions(at)]).collect();
    assert_eq!(with(many).houses().len(), 36);
}

fn mark(kind: RuleKind, names: &str, value: u16) -> Rule {
    Rule::on(kind, cells(names)).with_value(Some(value))
}

fn black(names: [&str; 3]) -> Arc<Layout> {
    with(names.map(|names| mark(RuleKind::Ratio, names, 2)).to_vec())
}

fn chain<'l>(layout: &'l Layout, names: &str) -> &'l MarkChain {
    MarkChain::of(layout, cells(names).into_iter().collect()).expect("a chain")
}

/// The ways to fill a chain with any digits: `1248 8421`.
fn ways(layout: &Layout, names: &str) -> String {
    let ways = chain(layout, names).ways(layout, &|_| layout.digits(), 99).expect("few ways");
    let text = |way: &Vec<Digit>| way.iter().map(Digit::to_string).collect::<String>();
    ways.iter().map(text).collect::<Vec<_>>().join(" ")
}

fn houses(layout: &Layout, names: &str) -> Vec<String> {
    chain(layout, names).houses(layout, &|_| layout.digits()).iter().map(|house| house.to_string()).collect()
}

#[test]
fn three_black_dots_in_a_box_are_filled_in_two_ways() {
    let layout = black(["r8c1 r8c2", "r8c3 r8c2", "r8c3 r9c3"]);
    let names = "r8c1 r8c2 r8c3 r9c3";
    assert_eq!(chain(&layout, names).cells, cells(names), "in the order of the dots");
    assert_eq!(ways(&layout, names), "1248 8421");
    assert_eq!(houses(&layout, names), ["b7"]);
    assert!(chain(&layout, names).marks().all(|mark| mark.kind == RuleKind::Ratio));
    let apart = |cell: Cell| layout.digits().filter(|digit| (digit.value() < 3) == (cell == Cell::at(8, 1)));
    assert_eq!(
        chain(&layout, "r8c1 r8c2 r8c3").houses(&layout, &apart),
        HouseSet::EMPTY,
        "none has a digit of the other"
    );
    assert_eq!(ways(&layout, "r8c1 r8c2 r8c3"), "124 248 421 842");
    assert!(chain(&layout, names).ways(&layout, &|_| layout.digits(), 1).is_none(), "there are two");
    let all: Vec<usize> = layout.mark_chains().iter().map(|chain| chain.cells.len()).collect();
    assert_eq!(all, [3, 3, 4]);
}

#[test]
fn cells_in_no_common_house_may_be_alike() {
    let layout = black(["r3c3 r3c4", "r3c4 r4c4", "r4c4 r4c3"]);
    assert!(
        MarkChain::of(&layout, cells("r3c3 r3c4 r4c4").into_iter().collect()).is_none(),
        "no house has two of them"
    );
    // The outer cells are in column 3, where they differ, and no other two share a house but by a dot.
    let all = "1212 1242 1248 2121 2124 2421 2424 2484 3636 4212 4242 4248 4842 4848 6363 8421 8424 8484";
    assert_eq!(ways(&layout, "r3c3 r3c4 r4c4 r4c3"), all);
    assert_eq!(houses(&layout, "r3c3 r3c4 r4c4 r4c3"), ["c3"]);
}

#[test]
fn marks_of_all_kinds_join() {
    let list = vec![
        mark(RuleKind::Difference, "r1c1 r1c2", 1),
        mark(RuleKind::Sum, "r1c2 r1c3", 5),
        mark(RuleKind::Sum, "r1c3 r2c3", 10),
    ];
    let layout = with(list);
    let marks: Vec<RuleKind> = chain(&layout, "r1c1 r1c2 r1c3 r2c3").marks().map(|mark| mark.kind).collect();
    assert_eq!(marks, [RuleKind::Difference, RuleKind::Sum, RuleKind::Sum]);
    // 2-1-4-6, 3-4-1-9, 5-4-1-9, 1-2-3-7, 4-3-2-8; 3-2-3 and 2-3-2 have a digit twice.
    assert_eq!(ways(&layout, "r1c1 r1c2 r1c3 r2c3"), "1237 2146 3419 4328 5419");
    let two = with(vec![
        mark(RuleKind::Difference, "r1c1 r1c2", 1),
        mark(RuleKind::Ratio, "r1c2 r1c1", 2),
        mark(RuleKind::Ratio, "r1c2 r1c3", 2),
    ]);
    assert_eq!(ways(&two, "r1c1 r1c2 r1c3"), "124", "both dots of two cells count");
}

#[test]
fn cells_of_a_ring_make_one_chain() {
    let names = ["r1c1 r1c2", "r1c2 r2c2", "r2c2 r2c1", "r2c1 r1c1"];
    let layout = with(names.map(|names| mark(RuleKind::Difference, names, 1)).to_vec());
    let of = |length| layout.mark_chains().iter().filter(|chain| chain.cells.len() == length).count();
    assert_eq!([of(3), of(4), of(5)], [4, 1, 0]);
    assert!(Layout::classic().mark_chains().is_empty());
}
