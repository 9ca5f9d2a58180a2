//! The words of totals, in both languages and all details.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku_core::{
    Addend, Board, Candidate, CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, Filled, Grid, Layout, Puzzle,
    Rule, RuleFilling, RuleKind, RuleNumber, Rules, Slug, Step, StepRating, Sum, Summand, Total, Truth,
};
use qedoku_explain::{Detail, Lang, StepContext, StepText, Style};
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

/// What is said of a step, in both languages and two details.
fn told_step(board: &Board, step: &Step) -> String {
    let mut text = String::new();
    for language in Lang::ALL {
        for detail in [Detail::Normal, Detail::Brief] {
            let context = StepContext::new(board).with_style(Style { language, detail, ..Style::default() });
            let told = StepText::new(&context, "1", step, &|_| "Total".to_owned());
            writeln!(text, "{}", told.sentence()).unwrap();
        }
    }
    text + "\n"
}

/// What is said of the ways to fill the first rule.
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

/// What is said of a total on an empty board without some candidates and with some digits.
fn told(list: Vec<Rule>, start: &str, from: &str, gone: &str, needed: &str) -> String {
    let board = started(list, start);
    let digits: DigitSet = needed.chars().filter_map(|it| Digit::from_value(it.to_digit(10)?)).collect();
    let gone: CandidateSet = gone.split(' ').map(|name| Candidate::parse(name).unwrap().0).collect();
    let step = Step {
        technique: Slug::new("cage-combinations"),
        conclusion: Conclusion::eliminating(gone),
        pattern: Total { digits }.into(),
        truths: vec![Truth::Sum(Box::new(sum(&board, from)))],
        rating: StepRating::NONE,
    };
    told_step(&board, &step)
}

#[test]
fn totals_are_told_with_what_was_counted() {
    let mut text = String::new();
    let low = "r1c1<>1 r1c1<>2 r1c1<>3 r1c2<>1 r1c2<>2 r1c2<>3";
    text += &told(vec![cage("r1c1 r1c2", 13)], &format!("{low} r1c1<>4 r1c1<>9"), "0", "r1c2<>4 r1c2<>9", "");
    text += &told(vec![cage("r1c1 r1c2", 4)], "", "0", "r1c1<>2 r1c2<>2 r1c1<>9", "");
    text += &told(vec![cage("r1c1 r1c2", 4)], "r1c1<>1 r1c1<>3", "0", "r1c1<>2 r1c2<>1", "");
    let without = "r1c2<>4 r1c3<>4 r1c4<>4";
    text += &told(vec![cage("r1c1 r1c2 r1c3 r1c4", 15)], without, "0", "r1c1<>8", "");
    text += &told(vec![cage("r1c1 r1c2 r1c3", 12)], "r1c3=5", "0", "r1c1<>7 r1c2<>8", "");
    let row = || vec![cage("r1c1 r1c2 r1c3", 12), cage("r1c4 r1c5", 11), cage("r1c6 r1c7 r1c8", 17)];
    text += &told(row(), "", "r1 -0 -1 -2", "r1c9<>4", "");
    let both = vec![cage("r1c1 r1c2 r1c3", 12), cage("r1c4 r1c5", 11), cage("r1c6 r1c7 r2c7", 12)];
    text += &told(both, "", "r1 -0 -1 -2", "r2c7<>8 r1c8<>1", "");
    text += &told(vec![cage("r1c1 r1c2 r1c3", 23)], "", "0", "r1c9<>9", "9");
    let none = "r1c2<>1 r1c3<>1";
    text += &told(vec![cage("r1c2 r1c3", 4)], none, "0", "r1c2<>3 r1c3<>3", "");
    text += &told(vec![cage("r1c1 r1c2 r1c3", 26)], "", "0", "r1c1<>9", "");
    text += &told(vec![cage("r1c1 r1c2 r1c3", 5)], "", "0", "r1c1<>1", "");
    let arrow = Rule::on(RuleKind::Arrow, cells("r5c5 r6c6 r7c7"));
    text += &told(vec![arrow], "", "0", "r5c5<>1", "");
    let line = Rule::on(RuleKind::RegionSumLine, cells("r1c2 r1c3 r1c4"));
    text += &told_ways(line, "r1c2<>1 r1c2<>2 r1c2<>3 r1c2<>4 r1c3<>5 r1c3<>3 r1c3<>1", "r1c4<>1 r1c2<>9");
    let corners = Rule::on(RuleKind::Quadruple, cells("r1c1 r1c2 r2c1 r2c2")).with_value(Some(19));
    text += &told_ways(corners, "r1c1<>9 r1c2<>9 r2c1<>9 r2c2<>9 r2c2<>1", "r1c1<>2 r1c2<>2");
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!("totals", text));
}
