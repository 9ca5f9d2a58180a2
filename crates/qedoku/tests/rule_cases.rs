//! A case for each rule, `fixtures/_rules/KIND.case`: a step that rests on it, accepted by the checker, told in both
//! languages and drawn. Beside each case stands what is printed. Cases of techniques that need rules are with those of
//! all techniques.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku_compat::named;
use qedoku_core::{Board, Candidate, Conclusion, Layout, RuleKind, Step};
use qedoku_explain::{Lang, StepContext, StepText, Style};
use qedoku_fixtures::root;
use qedoku_formats::read_one_entry;
use qedoku_render::{Caption, DrawingStyle, Marks, pencil, rules, svg};
use qedoku_techniques::instances;
use qedoku_verify::{Checker, StepVerdict};
use std::fmt::Write;
use std::sync::Arc;

/// A position under rules, and the conclusion that a technique draws from it.
struct RuleCase {
    name: String,
    layout: Arc<Layout>,
    board: Board,
    technique: String,
    /// What some step concludes; nothing where the technique must not fire.
    expected: Conclusion,
}

impl RuleCase {
    /// Reads a case by its name: `thermometer`.
    fn read(name: &str) -> Self {
        let path = root().join(format!("fixtures/_rules/{name}.case"));
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let field = |key: &str| text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(": "));
        assert!(text.starts_with("# ") && field("source").is_some(), "{name}: why it is here, and where it comes from");
        let entry = read_one_entry(field("puzzle").unwrap()).unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut puzzle = entry.puzzle;
        puzzle.removed |= conclusion(field("removed").unwrap_or_default()).eliminate;
        Self {
            name: name.to_owned(),
            board: Board::new(&entry.layout, &puzzle),
            layout: entry.layout,
            technique: field("technique").unwrap().to_owned(),
            expected: conclusion(field("expect").unwrap()),
        }
    }

    /// All steps of the technique.
    fn steps(&self) -> Vec<Step> {
        instances(named(&self.technique).unwrap(), &self.board)
    }

    /// The first step of the technique with the conclusion that is expected, and perhaps more.
    fn step(&self) -> Step {
        let Self { name, expected, .. } = self;
        let steps = self.steps();
        let draws = |step: &Step| {
            (expected.place - step.conclusion.place).is_empty()
                && (expected.eliminate - step.conclusion.eliminate).is_empty()
        };
        let all: Vec<String> = steps.iter().map(|step| step.conclusion.to_string()).collect();
        steps.into_iter().find(draws).unwrap_or_else(|| panic!("{name}: {expected}: {all:#?}"))
    }

    /// The board with the marks of a step, the rules and the step in words, and how the rules are drawn.
    fn told(&self, step: &Step) -> String {
        let Self { layout, board, technique, .. } = self;
        let info = named(technique).unwrap().info();
        let marks = Marks::on(&StepContext::new(layout, board), step);
        let mut text = pencil(layout, board, &marks, DrawingStyle::Plain);
        for language in Lang::ALL {
            let style = Style { language, ..Style::default() };
            let context = StepContext::new(layout, board).with_style(style);
            let told = StepText::new(&context, "1", step, &|_| info.name_in(language.code()).to_owned());
            writeln!(text, "\n{}\n{}", rules(layout, style), told.sentence()).unwrap();
        }
        let drawing = svg(layout, board, &marks, Style::default(), Caption { title: "", text: "" });
        for group in drawing.split("<g class=\"rule").skip(1) {
            let group = group.split("</g>").next().unwrap_or_default().replace('>', ">\n");
            write!(text, "\n<g class=\"rule{group}</g>\n").unwrap();
        }
        text
    }
}

/// Compares a text with the one that stands beside a case.
fn compare(name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.set_snapshot_path(root().join("fixtures/_rules"));
    settings.bind(|| insta::assert_snapshot!(name, text));
}

/// Reads conclusions between blanks, of `nothing` none.
fn conclusion(text: &str) -> Conclusion {
    let mut all = Conclusion::default();
    for name in text.split_whitespace().filter(|name| *name != "nothing") {
        let (candidate, is_placed) = Candidate::parse(name).unwrap_or_else(|| panic!("`{name}` is no conclusion"));
        if is_placed { all.place.insert(candidate) } else { all.eliminate.insert(candidate) }
    }
    all
}

#[test]
fn every_rule_has_a_case_in_which_it_fires() {
    for kind in RuleKind::ALL {
        let case = RuleCase::read(kind.word());
        assert!(case.layout.rules().list.iter().any(|rule| rule.kind == kind), "{kind}");
        let step = case.step();
        assert_eq!(Checker::default().check(&case.board, &step), StepVerdict::Accepted, "{kind}: {step}");
        compare(kind.word(), &case.told(&step));
    }
}
