//! The text log: the puzzle, each step with its reason, and what came of it.
use super::closing::{closing, counts};
use super::sides::numbered;
use super::terminal_style::{TerminalStyle, WIDTH, pad, width, wrap};
use crate::args::Chains;
use qedoku::log::{DescribedStep, Names, describe_steps};
use qedoku::solve::Stuck;
use qedoku::words::{self, facts, listed, tier};
use qedoku_core::{AttemptOutcome, Board, Layout, Pattern, Step, Trace};
use qedoku_explain::noun::AllOf;
use qedoku_explain::{self as explain, Detail, StepContext, StepText, Style, Wording};
use qedoku_render::{Marks, grid, legend, pencil, rule_meanings, rules};
use qedoku_techniques::Tier;
use std::fmt::Write as _;

/// The options of a text log for what it shows beyond the steps.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LogOptions {
    pub(crate) paint: TerminalStyle,
    /// The board before each step.
    pub(crate) pictures: bool,
    /// The form in which chains are written.
    pub(crate) chains: Chains,
    /// Every hypothesis of the documents' procedure.
    pub(crate) attempts: bool,
    /// The hardest tier allowed, if not all are.
    pub(crate) cap: Option<Tier>,
}

impl Chains {
    fn of(self, step_text: &StepText) -> Option<&str> {
        match self {
            Self::Eureka => step_text.eureka.as_deref(),
            Self::Hodoku => step_text.hodoku.as_deref(),
        }
    }
}

/// The widths of the columns of the headings: as wide as the longest entry, up to a limit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HeadingWidths {
    /// The column of the technique's name, if there is one.
    name: Option<usize>,
    place: usize,
}

impl HeadingWidths {
    pub(crate) fn of(context: &StepContext<'_>, steps: &[Step], names: &Names) -> Self {
        let name = steps.iter().map(|step| width(&names.name(&step.technique))).max();
        Self { name: Some(name.unwrap_or(0).min(24)), ..Self::without_names(context, steps) }
    }

    /// The widths for steps that stand below the name of their technique and are not known before.
    pub(crate) const fn widest() -> Self {
        Self { name: None, place: 18 }
    }

    /// The widths for steps that stand below the name of their technique.
    pub(crate) fn without_names(context: &StepContext<'_>, steps: &[Step]) -> Self {
        let place = steps.iter().map(|step| width(&explain::place(context, step))).max();
        Self { name: None, place: place.unwrap_or(0).min(18) }
    }
}

/// Writes the log of a run; `title` stands above it if there are several.
pub(crate) fn write(trace: &Trace, names: &Names, title: Option<&str>, options: LogOptions) -> String {
    let paint = options.paint;
    let style = names.get_style();
    let start = Board::new(&trace.layout, &trace.puzzle);
    let mut text = String::new();
    if let Some(title) = title {
        let _ = writeln!(text, "{}\n", paint.bold(title));
    }
    text += &numbered(grid(&start, paint.style()), &trace.layout, style);
    let rules = rules(&trace.layout, style);
    if !rules.is_empty() {
        text += &paint.dim(&wrap("", &rules));
        if style.is_plain() {
            for meaning in rule_meanings(&trace.layout, style) {
                text += &wrap("  ", &meaning);
            }
        }
    }
    let _ = writeln!(text, "{}\n", paint.dim(&opening(names, trace, options.cap)));
    text += &introduction(style);
    let columns = HeadingWidths::of(&StepContext::new(&start).with_style(style), &trace.steps, names);
    let mut is_marked = !style.is_plain() || options.pictures;
    describe_steps(trace, names, |described| {
        if !is_marked && !matches!(described.step.pattern, Pattern::Single(_)) {
            text += &pencil_marks(described.before, style, paint);
            is_marked = true;
        }
        text += &step(&trace.layout, &described, columns, options);
    });
    if options.attempts && !trace.attempts.is_empty() {
        text += &attempts(trace, style, paint);
    }
    text += &closing(trace, style, paint);
    text += &counts(trace, names, paint);
    if let Some(stuck) = Stuck::of(trace, names) {
        text += "\n";
        text += &wrap("", &stuck.describe(style));
    }
    text
}

/// The note above steps for beginners that explains names of cells and numbers of boxes; empty in other wordings.
pub(crate) fn introduction(style: Style) -> String {
    if style.is_plain() { wrap("", &style.say(&OpeningText::Introduction)) + "\n" } else { String::new() }
}

/// The pencil marks of a board, with what they are.
fn pencil_marks(board: &Board, style: Style, paint: TerminalStyle) -> String {
    let marks = pencil(board, &Marks::default(), paint.style());
    [wrap("", &style.say(&OpeningText::PencilMarks)), numbered(marks, board.layout(), style), "\n".to_owned()].concat()
}

fn opening(names: &Names, trace: &Trace, cap: Option<Tier>) -> String {
    let style = names.get_style();
    let mut parts = facts(style, &trace.puzzle);
    let profile = &trace.profile;
    parts.push(style.say(&OpeningText::Profile { profile }));
    parts.extend(cap.map(|cap| {
        let cap = tier(style, cap);
        style.say(&OpeningText::UpTo { cap: &cap })
    }));
    parts.extend(without(names, profile, cap));
    listed(style, &parts)
}

/// The most techniques that are named as left out.
const FEW: usize = 4;

/// That techniques of a profile up to a tier are left out, if any are.
pub(crate) fn without(names: &Names, profile: &str, up_to: Option<Tier>) -> Option<String> {
    let style = names.get_style();
    let left_out = names.left_out(profile, up_to);
    let named = left_out.iter().take(FEW).map(|info| info.name_in(style.language.code()).to_owned());
    let named: Vec<String> = named.collect();
    let more = left_out.len() - named.len();
    (!named.is_empty()).then(|| style.say(&OpeningText::Without { names: AllOf(&named), more }))
}

/// Writes a step: what follows, and why.
pub(crate) fn step(
    layout: &Layout,
    described: &DescribedStep<'_>,
    columns: HeadingWidths,
    options: LogOptions,
) -> String {
    let StepText { name, place, conclusion, .. } = &described.step_text;
    let paint = options.paint;
    let mut text = String::new();
    if options.pictures {
        let marks = Marks::described(&StepContext::new(described.before), described.step, &described.step_text);
        text += &numbered(pencil(described.before, &marks, paint.style()), layout, described.step_text.style);
        let legend = legend(&marks, described.step_text.style);
        if !legend.is_empty() {
            let _ = writeln!(text, "{}", paint.dim(&legend));
        }
    }
    let number = format!("{:>4}.", described.number);
    if described.step_text.style.detail == Detail::Brief && described.step_text.style.wording == Wording::Usual {
        return text + &brief(&described.step_text, &format!("{number} "), options.chains);
    }
    let name = columns.name.map(|width| pad(name, width) + "  ").unwrap_or_default();
    let place = pad(place, columns.place);
    let head = format!("{number} {name}{place}  ");
    let paint_conclusion = |text: &str| {
        if described.step.conclusion.place.is_empty() { paint.bad(text) } else { paint.good(text) }
    };
    // Widths are counted without color, so the words are painted where they stand.
    if width(&head) <= WIDTH * 2 / 3 {
        let line = wrap(&head, conclusion);
        let conclusion = paint_conclusion(line[head.len()..].trim_end());
        let _ = writeln!(text, "{number} {}{place}  {conclusion}", paint.bold(&name));
    } else {
        let _ = writeln!(text, "{}", format!("{number} {}", paint.bold(name.trim_end())).trim_end());
        text += &wrap("      ", place.trim_end());
        let _ = writeln!(text, "{}", paint_conclusion(wrap("      ", conclusion).trim_end()));
    }
    text += &wrap("      ", &described.step_text.reason());
    if let Some(notation) = options.chains.of(&described.step_text) {
        text += &wrap("      ", notation);
    }
    for step_text in described.step_text.below() {
        inside(&mut text, step_text, options.chains, 8);
    }
    if let Some(end) = described.step_text.end_below() {
        text += &wrap("        ", end);
    }
    text.push('\n');
    text
}

/// Writes a nested step or a case that stands alone.
pub(crate) fn nested(step_text: &StepText, options: LogOptions) -> String {
    let mut text = String::new();
    inside(&mut text, step_text, options.chains, 4);
    text + "\n"
}

/// Writes a step as one line, and below it those that are nested in it. A chain is in the notation that was asked for.
fn brief(step_text: &StepText, head: &str, chains: Chains) -> String {
    let noted = step_text.hodoku.as_ref().filter(|_| chains == Chains::Hodoku);
    let sentence = match noted {
        Some(notation) => step_text.style.say(&OpeningText::Noted { name: &step_text.name, notation }),
        None => step_text.sentence(),
    };
    // A line stands by itself, for programs that look for lines too.
    let mut text = format!("{head}{}\n", sentence.replace('\n', " "));
    for nested in step_text.below() {
        text += &brief(nested, &format!("{:indent$}{}  ", "", nested.number, indent = head.len().min(12)), chains);
    }
    text
}

/// Writes a nested step or a case with what is nested in it, each deeper one set in further.
fn inside(text: &mut String, step_text: &StepText, chains: Chains, indent: usize) {
    let head = format!("{:indent$}{}  ", "", step_text.number);
    *text += &wrap(&head, &step_text.sentence());
    if let Some(notation) = chains.of(step_text) {
        *text += &wrap(&" ".repeat(head.chars().count()), notation);
    }
    for step_text in step_text.below() {
        inside(text, step_text, chains, indent + 2);
    }
    if let Some(end) = step_text.end_below() {
        *text += &wrap(&" ".repeat(indent + 2), end);
    }
}

fn attempts(trace: &Trace, style: Style, paint: TerminalStyle) -> String {
    let mut text = paint.bold(&style.say(&OpeningText::Hypotheses)) + "\n";
    for (attempt, number) in trace.attempts.iter().zip(1..) {
        let (letter, words) = words::attempt(style, attempt.outcome);
        let words = format!("{}  {words}", letter.unwrap_or(' '));
        let outcome = match attempt.outcome {
            AttemptOutcome::Contradiction => paint.bad(&words),
            AttemptOutcome::Undecided => words,
            AttemptOutcome::Filled => paint.good(&words),
            AttemptOutcome::Withdrawn => paint.dim(&words),
        };
        let indent = 2 * attempt.standing;
        let _ = writeln!(text, "{number:>4}. {:indent$}{}  {outcome}", "", style.candidate(attempt.assume));
    }
    text.push('\n');
    text
}

/// The messages of a text log beside the steps.
#[derive(Clone, Copy, Debug)]
pub(crate) enum OpeningText<'a> {
    Profile { profile: &'a str },
    UpTo { cap: &'a str },
    Without { names: AllOf<'a>, more: usize },
    Hypotheses,
    Noted { name: &'a str, notation: &'a str },
    Introduction,
    PencilMarks,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Chains;
    use qedoku_core::{Attempt, Candidate, Grid, Outcome, Puzzle, Slot, Target};
    use qedoku_explain::Lang;
    use qedoku_techniques::Profile;

    /// A run of an empty board that ends like this.
    fn trace(outcome: Outcome) -> Trace {
        let layout = Layout::classic();
        let puzzle = Puzzle::from_givens(Grid::EMPTY);
        let assume = Candidate::parse("r1c2=5").map(|(assume, _)| assume);
        let outcomes = [
            AttemptOutcome::Contradiction,
            AttemptOutcome::Undecided,
            AttemptOutcome::Withdrawn,
            AttemptOutcome::Filled,
        ];
        let attempts = outcomes.into_iter().zip(assume.into_iter().cycle());
        let attempts = attempts.map(|(outcome, assume)| Attempt { assume, standing: 1, outcome }).collect();
        Trace { layout: layout.clone(), puzzle, profile: "documents".to_owned(), steps: vec![], attempts, outcome }
    }

    #[test]
    fn every_outcome_has_its_words() {
        let layout = Layout::classic();
        let slot = |name| Slot::parse(name, layout).expect("a slot");
        let outcomes = [
            Outcome::Solved,
            Outcome::Stuck,
            Outcome::Contradiction(slot("r4c5")),
            Outcome::Contradiction(slot("r4n5")),
            Outcome::Reached(Target::parse("r4c5=7").expect("a target")),
            Outcome::Hypothesis(Grid::EMPTY),
        ];
        let mut text = String::new();
        for lang in Lang::ALL {
            let names = Names::new(&Profile::documents()).style(Style { language: lang, ..Style::default() });
            let cap = Some(Tier::Ultimate);
            let options = LogOptions {
                paint: TerminalStyle(false),
                pictures: false,
                chains: Chains::Eureka,
                attempts: true,
                cap,
            };
            for outcome in &outcomes {
                text += &write(&trace(*outcome), &names, None, options);
            }
        }
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/_cli");
        insta::with_settings!({ snapshot_path => folder, prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!("outcomes", text);
        });
    }
}
