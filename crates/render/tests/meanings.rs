//! Tests the sentences that explain rules, for every kind, in both languages.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku_core::{Cell, Layout, Rule, RuleKind, Rules};
use qedoku_explain::{Lang, Style};
use qedoku_render::RuleMeaning;
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// A rule of a kind, on as many cells as it needs, with a value where it says nothing without.
fn rule(kind: RuleKind, value: Option<u16>) -> Rule {
    let count = match kind {
        _ if !kind.has_cells() => 0,
        RuleKind::Odd | RuleKind::Even | RuleKind::Minimum | RuleKind::Maximum => 1,
        RuleKind::Difference | RuleKind::Ratio | RuleKind::Sum => 2,
        RuleKind::Sandwich => 9,
        _ => 4,
    };
    let needed = match kind {
        RuleKind::Quadruple => Some(12),
        _ if kind.needs_value() => Some(10),
        _ => None,
    };
    Rule::on(kind, (1..=count).map(|column| Cell::at(1, column)).collect()).with_value(value.or(needed))
}

#[test]
fn every_kind_of_rule_is_explained() {
    let mut text = String::new();
    let valued = [(RuleKind::Cage, 12), (RuleKind::Ratio, 3)].map(|(kind, value)| (kind, Some(value)));
    for (kind, value) in RuleKind::ALL.map(|kind| (kind, None)).into_iter().chain(valued) {
        let layout = Layout::of(&Rules { list: vec![rule(kind, value)], ..Rules::default() }).unwrap();
        for language in Lang::ALL {
            let described = qedoku_render::rule_meanings(&layout, Style { language, ..Style::default() });
            assert_eq!(described.len(), 1, "{kind:?}");
            writeln!(text, "{}", described[0]).unwrap();
        }
    }
    let diagonals = [RuleKind::DiagonalRising, RuleKind::DiagonalFalling].map(Rule::of).to_vec();
    let diagonals = Rules { list: diagonals, ..Rules::default() };
    let boxes = "111222333".repeat(3) + &"444555666".repeat(3) + &"777888999".repeat(3);
    let irregular = Rules { boxes: Some(boxes), ..Rules::default() };
    for rules in [diagonals, irregular, Rules::of_size(6)] {
        let layout = Layout::of(&rules).unwrap();
        for language in Lang::ALL {
            let described = qedoku_render::rule_meanings(&layout, Style { language, ..Style::default() });
            assert_eq!(described.len(), 1, "{rules:?}");
            writeln!(text, "{}", described[0]).unwrap();
        }
    }
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!("meanings", text));
}

#[test]
fn what_can_be_explained_has_a_key_of_its_own_and_includes_every_kind() {
    let all: Vec<RuleMeaning> = RuleMeaning::all().collect();
    let keys: BTreeSet<String> = all.iter().map(|it| it.key()).collect();
    assert_eq!(keys.len(), all.len());
    for (kind, value) in RuleKind::ALL.into_iter().flat_map(|kind| [None, Some(3), Some(8)].map(|value| (kind, value)))
    {
        let rules = Rules { list: vec![rule(kind, value)], ..Rules::default() };
        let found = RuleMeaning::of(&rules);
        assert!(matches!(found[..], [it] if all.contains(&it)), "{found:?}");
    }
}
