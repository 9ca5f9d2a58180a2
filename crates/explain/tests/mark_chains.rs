//! The words of chains of cells that dots, X and V join.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku_core::{
    Board, Candidate, CandidateSet, Cell, CellSet, Conclusion, Exclusion, Grid, Layout, Puzzle, Rule, RuleKind, Rules,
    Slot, Slug, Step, StepRating,
};
use qedoku_explain::{Detail, Lang, StepContext, StepText, Style, Wording};
use std::fmt::Write;

fn cells(names: &str) -> Vec<Cell> {
    names.split(' ').map(|name| Cell::parse(name).unwrap()).collect()
}

fn mark(kind: RuleKind, names: &str, value: u16) -> Rule {
    Rule::on(kind, cells(names)).with_value(Some(value))
}

/// The texts of an elimination by a chain of marks in every language and wording. The board is empty but for what `removed`
/// takes off; `base` has the cells of the chain and `known` those whose candidates are truths of the step.
fn described(list: Vec<Rule>, removed: &str, [base, known]: [&str; 2], gone: &str) -> String {
    let layout = Layout::of(&Rules { list, ..Rules::default() }).unwrap();
    let mut board = Board::new(&layout, &Puzzle::from_givens(Grid::EMPTY));
    let each = |names: &str| -> CandidateSet {
        let names = names.split_whitespace().flat_map(|name| {
            let (cell, digits) = name.split_once("<>").unwrap();
            digits.chars().map(move |digit| Candidate::parse(&format!("{cell}<>{digit}")).unwrap().0)
        });
        names.collect()
    };
    each(removed).iter().for_each(|it| board.eliminate(it));
    let base: CellSet = cells(base).into_iter().collect();
    let step = Step {
        technique: Slug::new("dot-chain"),
        conclusion: Conclusion::eliminating(each(gone)),
        truths: cells(known).into_iter().map(|cell| board.truth(Slot::Cell(cell))).collect(),
        pattern: Exclusion { base, excluders: Vec::new() }.into(),
        rating: StepRating::NONE,
    };
    let mut text = String::new();
    for language in Lang::ALL {
        let usual = Style { language, ..Style::default() };
        let plain = Style { language, wording: Wording::Plain, ..Style::default() };
        let brief = Style { language, detail: Detail::Brief, ..Style::default() };
        for style in [usual, plain, brief] {
            let context = StepContext::new(&board).with_style(style);
            let described = StepText::new(&context, "1", &step, &|_| "Dot Chain".to_owned());
            writeln!(text, "{}\n{}", described.place, described.sentence()).unwrap();
        }
    }
    text
}

fn assert_told(name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}

#[test]
fn a_chain_of_all_kinds_of_marks() {
    let list = vec![
        mark(RuleKind::Difference, "r1c1 r1c2", 1),
        mark(RuleKind::Sum, "r1c2 r1c3", 5),
        mark(RuleKind::Sum, "r1c3 r2c3", 10),
    ];
    let base = "r1c1 r1c2 r1c3 r2c3";
    // 3-4-1-9, 4-3-2-8 and 5-4-1-9.
    let removed = "r1c1<>16789 r1c2<>56789 r1c3<>56789 r2c3<>123456";
    let mixed = described(list.clone(), removed, [base, base], "r1c1<>2 r1c2<>1 r1c3<>4");
    // 1-2-3-6, 3-4-1-2 and 5-4-1-2, whatever the last cell could be.
    let list = [list[..2].to_vec(), vec![mark(RuleKind::Ratio, "r1c3 r2c3", 2)]].concat();
    let dots = described(list, "r1c1<>2 r1c2<>13", [base, "r1c1 r1c2 r1c3"], "r1c1<>789");
    assert_told("mark_chains_of_all_kinds", &[mixed, dots].join("\n"));
}

#[test]
fn a_chain_through_two_boxes() {
    let list = ["r2c2 r2c3", "r2c3 r2c4", "r2c4 r1c4"].map(|names| mark(RuleKind::Ratio, names, 2)).to_vec();
    let base = "r2c2 r2c3 r2c4 r1c4";
    // The last cells are 2-4, so that the first would be 2 as well, or 8, which it cannot be.
    let removed = "r2c2<>356789 r2c3<>356789 r2c4<>356789 r1c4<>12356789";
    let none = described(list, removed, [base, base], "r2c2<>124");
    let list = vec![
        mark(RuleKind::Sum, "r2c3 r2c4", 10),
        mark(RuleKind::Sum, "r2c4 r2c5", 5),
        mark(RuleKind::Sum, "r2c5 r3c5", 10),
        mark(RuleKind::Sum, "r3c5 r3c4", 8),
    ];
    let base = "r2c3 r2c4 r2c5 r3c5 r3c4";
    // 9-1-4-6-2 and 8-2-3-7-1.
    let removed = "r2c3<>12345 r2c4<>56789 r2c5<>56 r3c5<>12345 r3c4<>6789";
    let sums = described(list, removed, [base, base], "r2c5<>12789");
    assert_told("mark_chains_in_two_boxes", &[none, sums].join("\n"));
}
