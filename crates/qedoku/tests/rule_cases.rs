//! A case for each rule, `fixtures/_rules/SLUG/KIND.case`: a step of a technique that rests on it, accepted by the
//! checker, told in both languages and drawn. Beside each case stands what is printed.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku_compat::named;
use qedoku_core::{Board, RuleKind, Step};
use qedoku_explain::{Lang, StepContext, StepText, Style};
use qedoku_fixtures::{Expectation, TechniqueCase, rule_cases};
use qedoku_render::{Caption, DrawingStyle, Marks, pencil, rules, svg};
use qedoku_techniques::instances;
use qedoku_verify::{Checker, StepVerdict};
use std::fmt::Write;

/// The step that a case expects.
fn step(case: &TechniqueCase, board: &Board) -> Step {
    let steps = instances(named(&case.slug).unwrap(), board);
    let all: Vec<String> = steps.iter().map(|step| step.conclusion.to_string()).collect();
    let found = steps.into_iter().find(|step| case.expect == Expectation::Step(step.conclusion));
    found.unwrap_or_else(|| panic!("{}: {all:#?}", case.path()))
}

/// The board with the marks of a step, the rules and the step in words, and how the rules are drawn.
fn described(case: &TechniqueCase, board: &Board, step: &Step) -> String {
    let layout = &case.layout;
    let info = named(&case.slug).unwrap().info();
    let marks = Marks::on(&StepContext::new(board), step);
    let mut text = pencil(board, &marks, DrawingStyle::Plain);
    for language in Lang::ALL {
        let style = Style { language, ..Style::default() };
        let context = StepContext::new(board).with_style(style);
        let described = StepText::new(&context, "1", step, &|_| info.name_in(language.code()).to_owned());
        writeln!(text, "\n{}\n{}", rules(layout, style), described.sentence()).unwrap();
    }
    let drawing = svg(board, &marks, Style::default(), Caption { title: "", text: "" });
    for group in drawing.split("<g class=\"rule").skip(1) {
        let group = group.split("</g>").next().unwrap_or_default().replace('>', ">\n");
        write!(text, "\n<g class=\"rule{group}</g>\n").unwrap();
    }
    text
}

/// Compares a text with the one that stands beside a case.
fn compare(case: &TechniqueCase, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.set_snapshot_path(qedoku_fixtures::root().join("fixtures/_rules").join(&case.slug));
    settings.bind(|| insta::assert_snapshot!(case.name.as_str(), text));
}

#[test]
fn every_rule_has_a_case_in_which_it_fires() {
    let cases = rule_cases().unwrap();
    for kind in RuleKind::ALL {
        let case = cases.iter().find(|case| case.name == kind.word()).unwrap_or_else(|| panic!("{kind} has no case"));
        assert!(case.layout.rules().list.iter().any(|rule| rule.kind == kind), "{kind}");
        let board = case.board();
        let step = step(case, &board);
        assert_eq!(Checker::default().check(&board, &step), StepVerdict::Accepted, "{kind}: {step}");
        compare(case, &described(case, &board, &step));
    }
}
