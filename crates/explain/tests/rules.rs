//! The words of rules, and of what they rule out, in both languages.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku_core::{
    Board, Candidate, CandidateSet, Cell, Clash, Conclusion, Grid, Layout, Puzzle, Rule, RuleKind, Rules, Slot, Slug,
    Step, StepRating,
};
use qedoku_explain::{Lang, StepContext, StepText, Style};
use std::fmt::Write;

fn cells(names: &str) -> Vec<Cell> {
    names.split(' ').map(|name| Cell::parse(name).unwrap()).collect()
}

/// What a rule rules out if a slot has what an empty board leaves it without some candidates.
fn told(rule: Rule, removed: &str, slot: &str, gone: &str) -> String {
    let layout = Layout::of(&Rules { list: vec![rule], ..Rules::default() }).unwrap();
    let mut board = Board::new(&layout, &Puzzle::from_givens(Grid::EMPTY));
    removed.split_whitespace().for_each(|name| board.eliminate(Candidate::parse(name).unwrap().0));
    let slot = Slot::parse(slot, &layout).unwrap();
    let step = Step {
        technique: Slug::new("rule-clash"),
        conclusion: Conclusion::eliminating(CandidateSet::of(Candidate::parse(gone).unwrap().0)),
        pattern: Clash { slot }.into(),
        truths: vec![board.truth(slot)],
        rating: StepRating::NONE,
    };
    let mut text = String::new();
    for language in Lang::ALL {
        let context = StepContext::new(&layout, &board).with_style(Style { language, ..Style::default() });
        let told = StepText::new(&context, "1", &step, &|_| "Rule Clash".to_owned());
        writeln!(text, "{}", told.sentence()).unwrap();
    }
    text
}

#[test]
fn every_rule_has_its_words() {
    let mut text = String::new();
    for kind in RuleKind::ALL {
        let value = match kind {
            RuleKind::Sum | RuleKind::LittleKiller | RuleKind::Sandwich => Some(10),
            RuleKind::Quadruple => Some(119),
            RuleKind::Whisper => Some(5),
            _ => None,
        };
        let line = if kind.has_cells() { cells("r1c1 r1c2 r2c3") } else { vec![] };
        let rule = Rule { kind, cells: line, value };
        for language in Lang::ALL {
            let style = Style { language, ..Style::default() };
            writeln!(text, "{kind}: {}", style.rule(&rule, 9, [Cell::at(1, 1), Cell::at(1, 2)])).unwrap();
        }
    }
    let triple = Rule::on(RuleKind::Ratio, cells("r1c1 r1c2")).with_value(Some(3));
    writeln!(text, "{}", Style::default().rule(&triple, 9, [Cell::at(1, 1), Cell::at(1, 2)])).unwrap();
    text += &told(Rule::on(RuleKind::Ratio, cells("r1c1 r1c2")), "", "r1c1", "r1c2<>5");
    let far = "r1c1<>5 r1c2<>5 r1c5<>5 r1c6<>5 r1c7<>5 r1c8<>5 r1c9<>5";
    text += &told(Rule::of(RuleKind::AntiKing), far, "r1n5", "r2c3<>5");
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!("rules", text));
}
