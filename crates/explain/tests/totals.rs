//! The words of totals, in both languages and all details.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku_core::{
    Addend, Board, Candidate, CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, Filled, Grid, Layout, Puzzle,
    Rule, RuleFilling, RuleKind, RuleNumber, Rules, Slug, Step, StepRating, Sum, Summand, Total, Truth,
};
use qedoku_explain::{Detail, Lang, StepContext, StepText, Style, Wording};
use std::fmt::Write;
use std::sync::Arc;

fn cells(names: &str) -> Vec<Cell> {
    names.split(' ').map(|name| Cell::parse(name).unwrap()).collect()
}

fn cage(names: &str, total: u16) -> Rule {
    Rule::on(RuleKind::Cage, cells(names)).with_value(Some(total))
}

/// The total that addends come to, as the board has it; `-` before a name takes it off.
fn sum(board: &Board, from: &str) -> Sum {
    let layout = board.layout();
    let addend = |name: &str| {
        let (minus, name) = name.strip_prefix('-').map_or((false, name), |rest| (true, rest));
        let of = match name.parse() {
            Ok(rule) => Summand::Rule(rule, 0),
            Err(_) => Summand::House(layout.house_named(name).unwrap()),
        };
        Addend { of, minus }
    };
    let mut it = Sum {
        plus: CellSet::EMPTY,
        minus: CellSet::EMPTY,
        total: 0,
        left: CandidateSet::EMPTY,
        from: from.split(' ').map(addend).collect(),
    };
    let mut factors = [0; Cell::COUNT];
    for stated in it.from.iter().map(|addend| addend.terms(layout).unwrap()) {
        for term in stated.terms {
            factors[term.cell.index()] += term.factor;
        }
        it.total += stated.total;
    }
    for cell in layout.board() {
        match (factors[cell.index()], board.value(cell)) {
            (0, _) => {}
            (factor, Some(digit)) => it.total -= factor * i16::from(digit.value()),
            (factor, None) => {
                if factor > 0 {
                    it.plus.insert(cell);
                } else {
                    it.minus.insert(cell);
                }
                it.left |= CandidateSet::of_cell(cell, board.digits(cell));
            }
        }
    }
    it
}

/// An empty board without some candidates and with some digits.
fn started(list: Vec<Rule>, start: &str) -> Board {
    let layout: Arc<Layout> = Layout::of(&Rules { list, ..Rules::default() }).unwrap();
    let mut board = Board::new(&layout, &Puzzle::from_givens(Grid::EMPTY));
    for name in start.split_whitespace() {
        let (candidate, holds) = Candidate::parse(name).unwrap();
        if holds { board.place(candidate) } else { board.eliminate(candidate) }
    }
    board
}

/// The candidates that cells lack: `r1c1<>2 r1c1<>3 `.
fn without(cells: &str, digits: &str) -> String {
    let each = |cell: &str| digits.chars().map(|digit| format!("{cell}<>{digit} ")).collect::<Vec<_>>().concat();
    cells.split(' ').map(each).collect()
}

/// The sentences on a step, in both languages and two details.
fn told_step(board: &Board, step: &Step) -> String {
    let mut text = String::new();
    for language in Lang::ALL {
        for detail in [Detail::Normal, Detail::Brief] {
            let context = StepContext::new(board).with_style(Style { language, detail, ..Style::default() });
            let described = StepText::new(&context, "1", step, &|_| "Total".to_owned());
            writeln!(text, "{}", described.sentence()).unwrap();
        }
        let plain = Style { language, wording: Wording::Plain, ..Style::default() };
        let described = StepText::new(&StepContext::new(board).with_style(plain), "1", step, &|_| "Total".to_owned());
        writeln!(text, "{}", described.sentence()).unwrap();
    }
    text + "\n"
}

/// The sentences on the ways to fill the first rule.
fn told_ways(rule: Rule, start: &str, gone: &str) -> String {
    let board = started(vec![rule], start);
    let filling = RuleFilling::on(&board, RuleNumber(0)).unwrap();
    let gone: CandidateSet = gone.split(' ').map(|name| Candidate::parse(name).unwrap().0).collect();
    let step = Step {
        technique: Slug::new("region-sum-equality"),
        conclusion: Conclusion::eliminating(gone),
        pattern: Filled { digits: DigitSet::EMPTY }.into(),
        truths: vec![Truth::Filling(Box::new(filling))],
        rating: StepRating::NONE,
    };
    told_step(&board, &step)
}

/// The sentences on a total on an empty board without some candidates and with some digits.
fn described(list: Vec<Rule>, start: &str, from: &str, gone: &str, needed: &str) -> String {
    told_on(&started(list, start), from, gone, needed)
}

/// The same on a board.
fn told_on(board: &Board, from: &str, gone: &str, needed: &str) -> String {
    let digits: DigitSet = needed.chars().filter_map(|it| Digit::from_value(it.to_digit(10)?)).collect();
    let gone: CandidateSet = gone.split(' ').map(|name| Candidate::parse(name).unwrap().0).collect();
    let step = Step {
        technique: Slug::new("cage-combinations"),
        conclusion: Conclusion::eliminating(gone),
        pattern: Total { digits }.into(),
        truths: vec![Truth::Sum(Box::new(sum(board, from)))],
        rating: StepRating::NONE,
    };
    told_step(board, &step)
}

#[test]
fn totals_are_told_with_what_was_counted() {
    let mut text = String::new();
    let low = "r1c1<>1 r1c1<>2 r1c1<>3 r1c2<>1 r1c2<>2 r1c2<>3";
    text += &described(vec![cage("r1c1 r1c2", 13)], &format!("{low} r1c1<>4 r1c1<>9"), "0", "r1c2<>4 r1c2<>9", "");
    text += &described(vec![cage("r1c1 r1c2", 4)], "", "0", "r1c1<>2 r1c2<>2 r1c1<>9", "");
    text += &described(vec![cage("r1c1 r1c2", 4)], "r1c1<>1 r1c1<>3", "0", "r1c1<>2 r1c2<>1", "");
    text += &described(vec![cage("r1c1 r1c2 r1c3 r1c4", 15)], &without("r1c2 r1c3 r1c4", "4"), "0", "r1c1<>8", "");
    text += &described(vec![cage("r1c1 r1c2 r1c3", 12)], "r1c3=5", "0", "r1c1<>7 r1c2<>8", "");
    let row = || vec![cage("r1c1 r1c2 r1c3", 12), cage("r1c4 r1c5", 11), cage("r1c6 r1c7 r1c8", 17)];
    text += &described(row(), "", "r1 -0 -1 -2", "r1c9<>4", "");
    let both = vec![cage("r1c1 r1c2 r1c3", 12), cage("r1c4 r1c5", 11), cage("r1c6 r1c7 r2c7", 12)];
    text += &described(both, "", "r1 -0 -1 -2", "r2c7<>8 r1c8<>1", "");
    text += &described(vec![cage("r1c1 r1c2 r1c3", 23)], "", "0", "r1c9<>9", "9");
    let none = "r1c2<>1 r1c3<>1";
    text += &described(vec![cage("r1c2 r1c3", 4)], none, "0", "r1c2<>3 r1c3<>3", "");
    text += &described(vec![cage("r1c1 r1c2 r1c3", 26)], "", "0", "r1c1<>9", "");
    text += &described(vec![cage("r1c1 r1c2 r1c3", 5)], "", "0", "r1c1<>1", "");
    let arrow = Rule::on(RuleKind::Arrow, cells("r5c5 r6c6 r7c7"));
    text += &described(vec![arrow], "", "0", "r5c5<>1", "");
    let line = Rule::on(RuleKind::RegionSumLine, cells("r1c2 r1c3 r1c4"));
    text += &told_ways(line, "r1c2<>1 r1c2<>2 r1c2<>3 r1c2<>4 r1c3<>5 r1c3<>3 r1c3<>1", "r1c4<>1 r1c2<>9");
    let corners = Rule::on(RuleKind::Quadruple, cells("r1c1 r1c2 r2c1 r2c2")).with_value(Some(19));
    text += &told_ways(corners, "r1c1<>9 r1c2<>9 r2c1<>9 r2c2<>9 r2c2<>1", "r1c1<>2 r1c2<>2");
    let row: Vec<String> = (1..=9).map(|column| format!("r1c{column}")).collect();
    let between = Rule::on(RuleKind::Sandwich, cells(&row.join(" "))).with_value(Some(30));
    text += &told_ways(between, "r1c1=2 r1c2=3", "r1c3<>4 r1c5<>1 r1c5<>9");
    let line = Rule::on(RuleKind::Between, cells("r1c1 r5c5 r9c9"));
    text += &told_ways(line, "r5c5=8 r9c9<>9", "r1c1<>1 r1c1<>7");
    snapshot("totals", &text);
}

#[test]
fn placed_digits_are_counted_as_often_as_they_count() {
    let mut text = String::new();
    // One stands inside the row and in no cage, another one in a cage and outside the row, a third one in both.
    let both = || vec![cage("r1c1 r1c2 r1c3 r2c1", 20), cage("r1c4 r1c5 r1c6", 11), cage("r1c7", 9)];
    text += &described(both(), "r1c8=1", "r1 -0 -1", "r1c9<>8", "");
    text += &described(both(), "r2c1=3 r1c5=2", "r1 -0 -1", "r1c9<>8", "");
    text += &described(both(), "r2c1=3 r1c8=1 r1c7=9", "r1 -0 -1 -2", "r1c9<>8", "");
    let beside = vec![cage("r1c1 r2c1", 7), cage("r1c4 r1c5 r1c6 r1c7", 20)];
    text += &described(beside, "r1c1=3 r2c1=4", "r1 0 -1", "r1c9<>8", "");
    text += &described(vec![cage("r1c1 r1c2", 12)], "r1c3=1 r1c4=2 r1c5=3 r1c6=4 r1c7=5", "r1 -0", "r1c9<>8", "");
    let rows = "r1c1=1 r1c2=2 r1c3=3 r1c4=4 r1c5=5 r1c6=6";
    text += &described(vec![cage("r1c1 r1c2", 3), cage("r1c7 r1c8", 16)], rows, "r1 0 -1", "r1c9<>8", "");
    snapshot("totals-with-placed-digits", &text);
}

#[test]
fn why_the_other_cells_do_not_fit_is_told() {
    let mut text = String::new();
    // Only one cell can be a digit that each way has.
    let three = || vec![cage("r1c1 r1c2 r1c3", 7)];
    text += &described(three(), &without("r1c2 r1c3", "1"), "0", "r1c1<>2 r1c1<>4", "");
    // Those of the ways that have the digit need another one that no other cell can be.
    let four = || vec![cage("r1c1 r1c2 r1c3", 8)];
    text += &described(four(), &without("r1c2 r1c3", "2"), "0", "r1c1<>1 r1c1<>5", "");
    text += &described(four(), &(without("r1c2 r1c3", "2") + "r1c1<>4"), "0", "r1c1<>1", "");
    text += &described(vec![cage("r1c1 r1c2 r1c3", 11)], &without("r1c2 r1c3", "2"), "0", "r1c1<>5 r1c1<>8", "");
    // Two cells take two digits.
    let five = || vec![cage("r1c1 r1c2 r1c3 r1c4 r1c5", 25)];
    text += &described(five(), &without("r1c1 r1c2", "3456789"), "0", "r1c3<>1 r1c4<>2", "");
    // The others come to too much, or to too little.
    let row = || vec![cage("r1c1 r1c2 r1c3", 12)];
    text += &described(row(), &without("r1c4 r1c5 r1c6", "123"), "r1 -0", "r1c7<>9", "");
    text += &described(row(), &without("r1c4 r1c5 r1c6 r1c7", "56789"), "r1 -0", "r1c8<>1", "");
    // The other one of two is no digit, or has lost it, or sees it.
    let two = || vec![cage("r1c1 r1c2 r2c9", 12), cage("r1c3 r1c4 r1c5 r1c6 r1c7 r1c8", 30)];
    text += &described(two(), "r1c1=4 r1c2=5", "r1 -0 -1", "r1c9<>8", "");
    text += &described(two(), "r1c1=4 r1c2=5 r3c9=6 r2c9<>2", "0 1 -r1", "r1c9<>2 r2c9<>6", "");
    text += &described(vec![cage("r1c1 r1c2", 7)], "r5c2=3 r1c2<>1", "0", "r1c1<>4 r1c1<>6", "");
    // The other one could be it, but not beside the same digit.
    let same = vec![cage("r1c1 r1c3", 9), cage("r1c2 r1c3", 9)];
    text += &described(same, "", "0 -1", "r1c1<>4", "");
    // A rule beside leaves another cell less, or nothing.
    let rising = || vec![cage("r1c1 r1c2 r1c3", 13), Rule::on(RuleKind::Thermometer, cells("r1c2 r1c1"))];
    text += &described(rising(), "", "0", "r1c2<>6", "");
    text += &described(rising(), "", "0", "r1c2<>9", "");
    // Nothing reaches the total.
    let high = without("r1c4 r1c5 r1c6", "1234");
    text += &described(vec![cage("r1c1 r1c2 r1c3", 24)], &high, "r1 -0", "r1c7<>9", "");
    let arrow = || vec![Rule::on(RuleKind::Arrow, cells("r1c1 r1c2 r1c3 r1c4"))];
    let line = |digits| without("r1c2 r1c3 r1c4", digits);
    let all = without("r1c1", "12345") + &line("123456789");
    text += &described(arrow(), &without("r1c1", "6789"), "0", all.trim_end(), "");
    let all = without("r1c1", "789") + &line("123");
    text += &described(arrow(), &(without("r1c1", "123456") + &line("456789")), "0", all.trim_end(), "");
    snapshot("totals-that-do-not-fit", &text);
}

#[test]
fn what_does_not_fit_the_cells_of_a_rule_is_told() {
    let mut text = String::new();
    let row = "r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9";
    let sandwich = |total| Rule::on(RuleKind::Sandwich, cells(row)).with_value(Some(total));
    // The digits at the ends have no room, or too little and too much stands between them.
    text += &told_ways(sandwich(0), "r1c1=1", "r1c5<>9");
    text += &told_ways(sandwich(4), "r1c5=1 r1c6=4 r1c4=2", "r1c3<>9");
    let few = "r1c6<>7 r1c6<>8 r1c7<>7 r1c7<>8 r1c8<>7 r1c8<>8";
    text += &told_ways(sandwich(20), &format!("r1c5=1 {few}"), "r1c9<>9");
    let many = "r1c6<>2 r1c6<>3 r1c6<>4 r1c7<>2 r1c7<>3 r1c7<>4";
    text += &told_ways(sandwich(9), &format!("r1c5=1 {many}"), "r1c8<>9");
    // What stands between, and outside.
    text += &told_ways(sandwich(12), "r1c1=1 r1c4=9 r1c2<>4 r1c3<>4 r1c2<>8 r1c3<>8", "r1c2<>2 r1c3<>6");
    text += &told_ways(sandwich(23), "r1c1=1 r1c7=9 r1c2=2 r1c3=3 r1c4=4 r1c8<>5", "r1c8<>6 r1c9<>8");
    let ends = ["r1c2", "r1c4", "r1c5", "r1c6", "r1c7", "r1c8", "r1c9"].map(|cell| format!("{cell}<>9 "));
    text += &told_ways(sandwich(7), &(ends.concat() + "r1c2=1 r1c4=7 r1c5=2 r1c7=3"), "r1c6<>5");
    text += &told_ways(sandwich(7), &(ends.concat() + "r1c2=1 r1c7=3"), "r1c1<>7");
    text += &told_ways(sandwich(5), &(without("r1c3", "1234678") + "r1c5=1"), "r1c7<>9");
    text += &told_ways(sandwich(3), "r1c5=1", "r1c1<>3");
    // Cells between that do not come to the total, and a digit that is left to no cell outside.
    text += &told_ways(sandwich(8), &(without("r1c7", "12456789") + "r1c6<>5 r1c5=1"), "r1c8<>9");
    text += &told_ways(sandwich(0), &(without("r1c1 r1c2 r1c3 r1c4 r1c7 r1c8 r1c9", "7") + "r1c5=1"), "r1c6<>9");
    text += &told_ways(sandwich(2), &(without("r1c1 r1c2 r1c3 r1c4 r1c6 r1c8 r1c9", "7") + "r1c5=1"), "r1c7<>9");
    // What one side needs is not on the other.
    text += &told_ways(sandwich(12), &(without("r1c2 r1c3", "57") + "r1c1=1 r1c4=9"), "r1c6<>4");
    text += &told_ways(sandwich(24), &(without("r1c8 r1c9", "4567") + "r1c1=1 r1c7=9"), "r1c3<>3");
    // Consecutive digits, ends, digits round a point.
    let line = || Rule::on(RuleKind::Renban, cells("r1c1 r2c2 r3c3"));
    let low = without("r1c1 r2c2", "456789");
    text += &told_ways(line(), &(low.clone() + "r1c1<>2 r1c1<>3"), "r2c2<>1 r3c3<>1");
    let between = || Rule::on(RuleKind::Between, cells("r1c1 r5c5 r9c9"));
    text += &told_ways(between(), &(low + "r5c5=1"), "r9c9<>2");
    text += &told_ways(between(), &(without("r9c9", "123456") + "r5c5=4"), "r1c1<>4 r1c1<>8");
    text += &told_ways(between(), &(without("r9c9", "1256789") + &without("r5c5", "1456789")), "r1c1<>3");
    let long = || Rule::on(RuleKind::Between, cells("r1c1 r1c2 r1c3 r1c4 r1c5 r1c6"));
    let pair = without("r1c2 r1c3", "1256789") + &without("r1c4", "126789") + &without("r1c5", "12489");
    text += &told_ways(long(), &pair, "r1c4<>3 r1c4<>4 r1c5<>3");
    let quadruple = |value, start: &str, gone: &str| {
        told_ways(Rule::on(RuleKind::Quadruple, cells("r3c3 r3c4 r4c3 r4c4")).with_value(Some(value)), start, gone)
    };
    text += &quadruple(117, "r3c3=1", "r4c4<>3");
    text += &quadruple(11, "r3c3<>1", "r3c4<>3 r4c3<>7");
    text += &quadruple(37, "r3c3<>3 r3c3<>7 r3c4<>3 r3c4<>7", "r4c3<>8");
    // Nothing fits.
    text += &quadruple(37, "r3c3=1 r3c4=2 r4c3=4", "r4c4<>3");
    // Lines with the same sums, and what is at least or at most what others are.
    let sums = Rule::on(RuleKind::RegionSumLine, cells("r1c3 r1c4 r1c5"));
    text += &told_ways(sums, &without("r1c3", "12346789"), "r1c4<>6 r1c5<>2");
    let pair = || vec![cage("r1c1 r1c2", 12)];
    text += &described(pair(), "", "0", "r1c1<>1 r1c1<>2", "");
    text += &described(vec![cage("r1c1 r1c2", 7)], "", "0", "r1c1<>8 r1c1<>9", "");
    let arrow = || Rule::on(RuleKind::Arrow, cells("r1c1 r1c2 r1c3 r1c4"));
    text += &described(vec![arrow()], "", "0", "r1c1<>1 r1c1<>2 r1c1<>3 r1c1<>4 r1c1<>5", "");
    let high = without("r1c2 r1c3 r1c4", "456789");
    text += &described(vec![arrow()], &high, "0", "r1c1<>7 r1c1<>8 r1c1<>9", "");
    text += &described(vec![arrow()], "r1c4=2", "0", "r1c1<>3", "");
    text += &described(vec![arrow()], &(high + "r1c4=2"), "0", "r1c1<>9", "");
    text += &described(vec![cage("r1c1 r1c2 r1c3", 20), cage("r1c2 r1c3 r1c4", 12)], "", "0 -1", "r1c4<>2 r1c4<>3", "");
    text += &described(vec![cage("r1c1 r1c2 r1c3", 8)], "", "0", "r1c4<>1", "1");
    snapshot("cells-of-rules-that-do-not-fit", &text);
}

#[test]
fn what_the_others_cannot_hold_is_told() {
    let mut text = String::new();
    // Two digits beside one of a sandwich have one place.
    let row = "r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9";
    let sandwich = Rule::on(RuleKind::Sandwich, cells(row)).with_value(Some(9));
    let left = without("r1c1", "234") + &without("r1c2 r1c3 r1c4", "9") + &without("r1c6", "789");
    let left = left + &without("r1c7", "589") + &without("r1c8", "679") + &without("r1c9", "234567");
    text += &told_ways(sandwich, &(left + "r1c5=1"), "r1c6<>5");
    // A run leaves another cell nothing, or two digits one cell.
    let three = Rule::on(RuleKind::Renban, cells("r1c1 r2c2 r3c3"));
    let left = without("r1c1", "126789") + &without("r2c2", "2346789") + &without("r3c3", "125789");
    text += &told_ways(three, left.trim_end(), "r1c1<>5");
    let four = Rule::on(RuleKind::Renban, cells("r1c1 r1c2 r2c2 r3c3"));
    let left = without("r1c1", "125789") + &without("r1c2", "1256789") + &without("r2c2 r3c3", "1234789");
    text += &told_ways(four, left.trim_end(), "r1c1<>6");
    snapshot("cells-of-rules-beside-a-digit", &text);
}

#[test]
fn what_leaves_a_total_its_ways_is_told() {
    let mut text = String::new();
    let three = |total| vec![cage("r1c1 r1c2 r1c3", total)];
    // No cell can be a digit; one cell can be few digits; both.
    text += &described(vec![cage("r1c1 r1c2", 13)], &without("r1c1 r1c2", "4"), "0", "r1c1<>9 r1c2<>9", "");
    text += &described(three(11), &without("r1c1 r1c2 r1c3", "25"), "0", "r1c1<>8 r1c2<>9 r1c2<>3", "");
    text += &described(vec![cage("r1c1 r1c2", 6)], &without("r1c1", "136789"), "0", "r1c2<>1 r1c2<>5", "");
    text +=
        &described(three(16), &(without("r1c2 r1c3", "12345") + "r1c1<>1 r1c1<>2"), "0", "r1c2<>8 r1c3<>9 r1c1<>4", "");
    // What the others come to leaves a cell few digits.
    let low = || without("r1c2 r1c3", "56789");
    text += &described(three(12), &low(), "0", "r1c1<>1 r1c1<>2 r1c1<>3 r1c1<>4", "");
    let high = || without("r1c2 r1c3", "1234");
    text += &described(three(14), &high(), "0", "r1c1<>4 r1c1<>5 r1c1<>6 r1c1<>7 r1c1<>8 r1c1<>9", "");
    // Some of the others see each other, and some do not; one of them alone.
    let rows = vec![cage("r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9", 38), cage("r2c1 r2c2 r2c3 r2c4 r2c5 r2c6 r2c7", 36)];
    let own = without("r1c2", "12") + &without("r2c8 r2c9", "1");
    text += &described(rows, &own, "r1 r2 -0 -1", "r1c1<>9", "");
    // Cells that have as many digits, a whole box, leave the others a total.
    let column = |number: u8| (1..=4).map(|row| format!("r{row}c{number}")).collect::<Vec<_>>().join(" ");
    let by_columns = vec![cage(&column(2), 16), cage(&column(3), 14)];
    let layout = Layout::of(&Rules { list: by_columns, ..Rules::of_size(6) }).unwrap();
    let mut board = Board::new(&layout, &Puzzle::from_givens(Grid::EMPTY));
    let low: Vec<Candidate> =
        (1..=4).filter_map(|row| Candidate::parse(&format!("r{row}c1<>6"))).map(|it| it.0).collect();
    for it in low {
        board.eliminate(it);
    }
    text += &told_on(&board, "b1 b3 b4 -0 -1", "r1c1<>3 r2c1<>3 r3c1<>3 r4c1<>3", "");
    snapshot("totals-with-what-leaves-their-ways", &text);
}

#[test]
fn digits_that_totals_share_are_counted() {
    let mut text = String::new();
    for low in ["", "r1c1<>2 r1c2<>2"] {
        let board = started(vec![cage("r1c1 r1c2", 5), cage("r2c1 r2c2", 5)], low);
        let truths = ["0", "1"].map(|from| Truth::Sum(Box::new(sum(&board, from))));
        let step = Step {
            technique: Slug::new("killer-pair"),
            conclusion: Conclusion::eliminating(["r3c1<>1"].iter().map(|it| Candidate::parse(it).unwrap().0).collect()),
            pattern: Total { digits: [Digit::D1, Digit::D2].into_iter().collect() }.into(),
            truths: truths.to_vec(),
            rating: StepRating::NONE,
        };
        text += &told_step(&board, &step);
    }
    snapshot("totals-that-share-digits", &text);
}

fn snapshot(name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}
