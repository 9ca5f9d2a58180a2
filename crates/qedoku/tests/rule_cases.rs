//! A case for each rule, `fixtures/_rules/KIND.case`: a step that rests on it, accepted by the checker, told in both
//! languages and drawn. Cases of techniques that need rules, `fixtures/_rules/SLUG/NAME.case`: what must be found, and
//! where nothing may be. Beside each case stands what is printed.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku_compat::named;
use qedoku_core::search::{Exhaustive, Solutions};
use qedoku_core::{
    Board, Candidate, CandidateSet, CellSet, Conclusion, Grid, Layout, Puzzle, RuleKind, Step, Truth, wire,
};
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
    puzzle: Puzzle,
    board: Board,
    technique: String,
    /// What some step concludes; nothing where the technique must not fire.
    expected: Conclusion,
}

impl RuleCase {
    /// Reads a case by its name: `thermometer`, or `cage-must/one-row`, which is of the technique `cage-must`.
    fn read(name: &str) -> Self {
        let path = root().join(format!("fixtures/_rules/{name}.case"));
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let field = |key: &str| text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(": "));
        assert!(text.starts_with("# ") && field("source").is_some(), "{name}: why it is here, and where it comes from");
        let entry = read_one_entry(field("puzzle").unwrap()).unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut puzzle = entry.puzzle;
        puzzle.removed |= conclusion(field("removed").unwrap_or_default()).eliminate;
        let technique = name.split_once('/').map(|(slug, _)| slug.to_owned());
        Self {
            name: name.to_owned(),
            board: Board::new(&entry.layout, &puzzle),
            puzzle,
            layout: entry.layout,
            technique: technique.unwrap_or_else(|| field("technique").unwrap().to_owned()),
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
fn compare(folder: &str, name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.set_snapshot_path(root().join("fixtures/_rules").join(folder));
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
        compare("", kind.word(), &case.told(&step));
    }
}

/// The least number of cases of a technique in which it fires, and in which it must not.
const CASES: (usize, usize) = (4, 3);

/// The techniques that have such cases.
const TECHNIQUES: [&str; 9] = [
    "sandwich-combinations",
    "renban-range",
    "between-bounds",
    "quadruple-places",
    "cage-house-interaction",
    "killer-pair",
    "killer-triple",
    "sum-bounds",
    "law-of-leftovers",
];

/// The names in a folder under `fixtures/_rules`, in order, without their endings; of files with one ending.
fn names(folder: &str, ending: &str) -> Vec<String> {
    let path = root().join("fixtures/_rules").join(folder);
    let entries = std::fs::read_dir(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|it| it == ending))
        .map(|path| path.file_stem().unwrap().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

impl RuleCase {
    /// Whether a solution of the position has the candidate.
    fn may_hold(&self, candidate: Candidate) -> bool {
        let mut with = self.puzzle;
        with.values.set(candidate.cell, Some(candidate.digit));
        let grid: Option<Grid> = Exhaustive::on(&self.layout).first_solution(&with);
        grid.is_some()
    }

    /// Every step is accepted, rests on no superfluous truth, is read back from the log as it was written, and takes no
    /// candidate that a solution of the position has. Says so of the case, or how many steps are right.
    fn check(&self, steps: &[Step]) {
        let mut checker = Checker::default();
        let mut gone = CandidateSet::EMPTY;
        for step in steps {
            let name = &self.name;
            assert_eq!(checker.check(&self.board, step), StepVerdict::Accepted, "{name}: {step}");
            // That two cells come to a total is a clash of each pair as well: what rests on it names it all the same, and
            // with it these cells.
            let pairs = step.truths.iter().filter_map(|truth| match truth {
                Truth::Sum(sum) if sum.cells().len() == 2 => Some(sum.cells()),
                _ => None,
            });
            let pairs = pairs.fold(CellSet::EMPTY, |all, cells| all | cells);
            let of_two = |truth: &Truth| truth.members().cells().is_subset(pairs);
            let superfluous = checker.superfluous(&self.board, step);
            assert!(superfluous.iter().all(of_two), "{name}: {step}: {superfluous:?}");
            let notes = wire::Notes { needs: Some(Vec::new()), ..wire::Notes::default() };
            let read = wire::Step::new(&self.layout, 1, step, notes).to_step(&self.layout);
            assert_eq!(read.map(|read| Step { rating: step.rating, ..read }).as_ref(), Ok(step), "{name}");
            assert!(step.conclusion.place.is_empty(), "{name}: {step}");
            gone |= step.conclusion.eliminate;
        }
        assert_ne!(Exhaustive::on(&self.layout).solutions(&self.puzzle), Solutions::None, "{}", self.name);
        assert!(!gone.iter().any(|it| self.may_hold(it)), "{}: a solution has what goes", self.name);
    }
}

#[test]
fn techniques_find_what_their_cases_say() {
    for slug in TECHNIQUES {
        let mut firing = 0;
        let mut negatives = 0;
        for name in names(slug, "case") {
            let case = RuleCase::read(&format!("{slug}/{name}"));
            let steps = case.steps();
            case.check(&steps);
            if case.expected.is_empty() {
                let found: Vec<String> = steps.iter().map(|step| step.conclusion.to_string()).collect();
                assert!(found.is_empty(), "{}: {found:?}", case.name);
                negatives += 1;
            } else {
                compare(slug, &name, &case.told(&case.step()));
                firing += 1;
            }
        }
        assert!(firing >= CASES.0 && negatives >= CASES.1, "{slug}: {firing} that fire, {negatives} that must not");
        let snapshots = names(slug, "snap");
        assert!(snapshots.len() == firing, "{slug}: {firing} cases fire and have {} snapshots", snapshots.len());
    }
}
