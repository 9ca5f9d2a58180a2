//! The text on runs, but for their steps.
//!
//! ```
//! use qedoku::generate::generate;
//! use qedoku::{Lang, Session, Tier, Style, words};
//! use qedoku_core::Board;
//! use qedoku_explain::StepContext;
//!
//! let made = generate(7, 1).next().expect("a puzzle");
//! let solved = Session::new(made.puzzle).solve()?;
//! let style = Style::default();
//! let steps = words::steps(style, solved.trace.steps.len());
//! assert_eq!(words::steps_to_clash(&solved.trace, style), format!("The {steps} to the clash:"));
//! assert_eq!(words::outcome(&solved.trace, style), format!("Solved in {steps}"));
//! assert_eq!(*words::reached(&solved.trace).values(), made.solution);
//! let facts = words::facts(style, &made.puzzle);
//! assert_eq!(words::listed(style, &facts), format!("{} givens", made.puzzle.givens.len()));
//! assert_eq!(words::tier(Style { language: Lang::Zh, ..style }, Tier::Advanced), "高级");
//! let truth = &solved.trace.steps[0].truths[0];
//! let start = Board::new(&solved.trace.layout, &solved.trace.puzzle);
//! let context = StepContext::new(&start).with_style(style);
//! println!("{}\n  - {}", words::rests_on(style), words::truth(&context, truth));
//! # Ok::<(), qedoku::Error>(())
//! ```
mod en;
mod problem;
mod zh;

pub use crate::advice::{nothing, proved_truth, rests_on, truth};
use crate::described_step::DescribedStep;
pub use crate::error::Complaint;
use crate::grading::of_trace;
pub use crate::mistaken::{ending, impossible, sentence as mistakes};
use crate::names::Names;
pub use crate::outcome_text::outcome;
pub(crate) use crate::outcome_text::{LeftFor, Quantity};
pub use crate::report_text::{claim, log, report};
pub(crate) use crate::words::problem::{ChoiceName, OrderText, ProblemText};
use qedoku_core::{AttemptOutcome, Board, HodokuLevel, Layout, Outcome, Puzzle, Slot, Trace};
use qedoku_explain::{Detail, Lang, Style};
pub use qedoku_explain::{StepContext, StepText};
use qedoku_techniques::{Info, Tier};
use std::fmt::Write as _;

/// The rating of a run on its own scale, if it is the whole run of one: `HoDoKu: Medium, score 802, hardest step Hidden
/// Pair`.
pub fn scaled(trace: &Trace, style: Style) -> Option<String> {
    of_trace(trace, style)
}

/// The board a run ends with, with what a hypothesis filled.
pub fn reached(trace: &Trace) -> Board {
    let mut board = trace.reached();
    if let Outcome::Hypothesis(full) = &trace.outcome {
        let open = board.open();
        let found = full.filled().filter(|candidate| open.contains(candidate.cell));
        found.for_each(|candidate| board.place(candidate));
    }
    board
}

/// The line above the steps that lead from a wrong entry to its clash.
pub fn steps_to_clash(trace: &Trace, style: Style) -> String {
    style.say(&RunText::StepsToClash { count: trace.steps.len() })
}

/// The place of an input as messages have it: `argument 2`, which a language says in its own way, or a file.
///
/// ```
/// use qedoku::{Lang, Style, words::place_of_input};
///
/// let zh = Style { language: Lang::Zh, ..Style::default() };
/// assert_eq!(place_of_input(Style::default(), "argument 2:1:5"), "argument 2:1:5");
/// assert_eq!(place_of_input(zh, "argument 2:1:5"), "第2个参数:1:5");
/// assert_eq!(place_of_input(zh, "list.txt:3:1"), "list.txt:3:1");
/// ```
pub fn place_of_input(style: Style, place: &str) -> String {
    match style.language {
        Lang::En => place.to_owned(),
        Lang::Zh => zh::place_of_input(place),
    }
}

/// The number of steps, with the noun.
pub fn steps(style: Style, count: usize) -> String {
    style.say(&Quantity::Steps { count })
}

/// The name of a slot that nothing is left for.
pub(crate) fn left_for(layout: &Layout, style: Style, slot: Slot) -> String {
    style.say(&LeftFor(layout, slot))
}

/// The name of a tier.
pub fn tier(style: Style, tier: Tier) -> String {
    style.say(&TierText::of(tier))
}

/// The name of a level of HoDoKu.
pub fn level(style: Style, level: HodokuLevel) -> String {
    style.say(&LevelText(level))
}

/// The tier of a technique, and what the scales say of it.
pub fn ratings(style: Style, info: &Info) -> Vec<String> {
    let mut parts = vec![tier(style, info.tier)];
    parts.extend(info.se.map(|tenths| format!("SE {}.{}", tenths / 10, tenths % 10)));
    parts.extend(info.hodoku.map(|hodoku| format!("HoDoKu {}", hodoku.score)));
    if info.assumes_unique {
        parts.push(style.say(&RunText::AssumesOne));
    }
    parts
}

/// The outcome of a hypothesis of the documents' procedure, and the letter that the documents have for it.
pub fn attempt(style: Style, outcome: AttemptOutcome) -> (Option<char>, String) {
    match outcome {
        AttemptOutcome::Contradiction => (Some('A'), style.say(&RunText::AttemptA)),
        AttemptOutcome::Undecided => (Some('B'), style.say(&RunText::AttemptB)),
        AttemptOutcome::Filled => (Some('C'), style.say(&RunText::AttemptC)),
        AttemptOutcome::Withdrawn => (None, style.say(&RunText::Withdrawn)),
    }
}

/// The lines on the hypotheses that were tried, by outcome, and on the candidates that were gone at one look: each
/// begins with its number.
pub fn tried(trace: &Trace, names: &Names) -> Vec<String> {
    let mut lines = Vec::new();
    let style = names.get_style();
    if !trace.attempts.is_empty() {
        let of = |outcome| trace.attempts.iter().filter(|attempt| attempt.outcome == outcome).count();
        let [a, b, c] = [AttemptOutcome::Contradiction, AttemptOutcome::Undecided, AttemptOutcome::Filled].map(of);
        let all = a + b + c;
        lines.push(style.say(&RunText::Tried { all, a, b, c }));
    }
    if let Some(excluded) = names.excluded(trace) {
        lines.push(style.say(&RunText::Excluded { excluded }));
    }
    lines
}

/// The language of a locale such as `zh_CN.UTF-8`, or of the tag that a browser gives. Chinese is that of the mainland and
/// Singapore; elsewhere the terms differ.
///
/// ```
/// use qedoku::{Lang, words};
/// assert_eq!(["zh-Hans-CN", "zh_TW.UTF-8", "C"].map(words::lang_of), [Lang::Zh, Lang::En, Lang::En]);
/// ```
pub fn lang_of(locale: &str) -> Lang {
    let name = locale.split(['.', '@']).next().unwrap_or_default().replace('-', "_").to_lowercase();
    let simplified = ["zh_cn", "zh_sg", "zh_hans"].iter().any(|start| name.starts_with(start));
    if name == "zh" || simplified { Lang::Zh } else { Lang::En }
}

/// Facts one after the other.
pub fn listed(style: Style, facts: &[String]) -> String {
    facts.join(&style.say(&RunText::BetweenFacts))
}

/// The counts of a puzzle's givens, placements and eliminations, in words.
pub fn facts(style: Style, puzzle: &Puzzle) -> Vec<String> {
    let givens = puzzle.givens.len();
    let placed = puzzle.placed().count();
    let removed = puzzle.removed.len();
    let mut parts = vec![style.say(&RunText::Givens { givens })];
    if placed > 0 {
        parts.push(style.say(&RunText::Placed { placed }));
    }
    if removed > 0 {
        parts.push(style.say(&RunText::Eliminated { removed }));
    }
    parts
}

/// The lines about a puzzle: its rules, if they are not the classic ones, and what is given.
pub(crate) fn about(layout: &Layout, puzzle: &Puzzle, style: Style) -> Vec<String> {
    let rules = Some(qedoku_render::rules(layout, style)).filter(|rules| !rules.is_empty());
    rules.into_iter().chain([listed(style, &facts(style, puzzle))]).collect()
}

/// The text that a solution was found by search.
pub fn found(style: Style) -> String {
    style.say(&RunText::FoundBySearch)
}

/// A step on a line of its own, and what is nested in it below.
pub(crate) fn step(described: &DescribedStep<'_>) -> String {
    let StepText { style, number, name, place, conclusion, .. } = &described.step_text;
    if style.detail == Detail::Brief && !style.is_plain() {
        // The short notation says the conclusion itself.
        let mut text = format!("{number}. {}\n", set_in(&described.step_text.sentence(), 2));
        inside(&mut text, &described.step_text, 2);
        return text;
    }
    let reason = set_in(&described.step_text.reason(), 2);
    let mut text = style.say(&RunText::Step { number, name, place, conclusion, reason: &reason });
    inside(&mut text, &described.step_text, 2);
    text
}

/// Sets in the lines of a list below the first line of a text.
fn set_in(text: &str, indent: usize) -> String {
    text.replace('\n', &format!("\n{:indent$}", ""))
}

/// Writes the steps nested in a step, each deeper step indented further.
fn inside(text: &mut String, step_text: &StepText, indent: usize) {
    for nested in step_text.below() {
        let _ = writeln!(text, "{:indent$}{}  {}", "", nested.number, set_in(&nested.sentence(), indent + 2));
        inside(text, nested, indent + 2);
    }
    if let Some(end) = step_text.end_below() {
        let _ = writeln!(text, "{:indent$}{end}", "");
    }
}

/// The messages on runs, but for their steps.
#[derive(Clone, Copy, Debug)]
pub(crate) enum RunText<'a> {
    AssumesOne,
    AttemptA,
    AttemptB,
    AttemptC,
    Withdrawn,
    Tried { all: usize, a: usize, b: usize, c: usize },
    Excluded { excluded: usize },
    BetweenFacts,
    Givens { givens: usize },
    Placed { placed: usize },
    Eliminated { removed: usize },
    FoundBySearch,
    StepsToClash { count: usize },
    Step { number: &'a str, name: &'a str, place: &'a str, conclusion: &'a str, reason: &'a str },
}

/// The name of a tier, as a message.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TierText {
    Simple,
    Intermediate,
    Advanced,
    Ultimate,
}

impl TierText {
    pub(crate) const fn of(tier: Tier) -> Self {
        match tier {
            Tier::Simple => Self::Simple,
            Tier::Intermediate => Self::Intermediate,
            Tier::Advanced => Self::Advanced,
            Tier::Ultimate => Self::Ultimate,
        }
    }
}

/// The name of a level of HoDoKu, as a message.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LevelText(pub(crate) HodokuLevel);

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::{Candidate, Cell, Digit, Grid};

    #[test]
    fn one_thing_is_not_several() {
        let mut puzzle = Puzzle::from_givens(Grid::EMPTY);
        let listed = |puzzle: &Puzzle| facts(Style::default(), puzzle).join(", ");
        puzzle.removed.insert(Candidate { cell: Cell::at(1, 1), digit: Digit::D1 });
        assert_eq!(listed(&puzzle), "0 givens, 1 candidate eliminated");
        puzzle.removed.insert(Candidate { cell: Cell::at(1, 1), digit: Digit::D2 });
        puzzle.givens.insert(Cell::at(2, 2));
        assert_eq!(listed(&puzzle), "1 given, 2 candidates eliminated");
    }

    #[test]
    fn the_locale_tells_the_language() {
        for chinese in ["zh", "zh_CN", "zh_CN.UTF-8", "zh_SG.utf8", "zh_Hans", "zh-Hans-CN", "zh_CN@pinyin"] {
            assert_eq!(lang_of(chinese), Lang::Zh, "{chinese}");
        }
        for other in ["", "C", "POSIX", "en_US.UTF-8", "zh_TW.UTF-8", "zh_HK", "zh_Hant", "de"] {
            assert_eq!(lang_of(other), Lang::En, "{other}");
        }
    }

    #[test]
    fn a_step_in_brief_says_its_conclusion_once() {
        let made = crate::generate::generate(7, 1).next().expect("a puzzle");
        let options = crate::Options::default().style(Style { detail: Detail::Brief, ..Style::default() });
        let solved = crate::Session::with_options(made.puzzle, options).solve().expect("a run");
        for (step, line) in solved.trace.steps.iter().zip(solved.to_string().lines()) {
            let placed = step.conclusion.place.first().map(|it| format!("{}={}", it.cell, it.digit));
            assert!(placed.is_none_or(|placed| line.matches(&placed).count() == 1), "{line}");
        }
    }
}
