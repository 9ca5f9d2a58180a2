//! Puzzles as texts, as data and as drawings: what stands in a text, the text of a position in a format, and a step drawn.
use super::reply::Reply;
use super::rules::RulesRecord;
use super::settings::{RequestSettings, named};
use crate::document::Document;
use crate::error::{Error, ErrorKind};
use crate::judge::judge_on;
use crate::names::Names;
use crate::puzzle_on::PuzzleOn;
use crate::words::{ChoiceName, ProblemText};
use qedoku_core::search::Exhaustive;
use qedoku_core::wire::Message;
use qedoku_core::{Board, Cell, CellSet, Layout, Ledger, Puzzle, Step};
use qedoku_explain::{StepContext, StepText, Style};
use qedoku_formats::{self as text, AnnotatedPuzzle, Format, TextEntry, TextError, read_one_entry};
use qedoku_render::StepDocument;
use serde::{Deserialize, Serialize};

/// The most puzzles in a reply.
const MOST: usize = 1000;

/// A text with puzzles.
///
/// ```
/// use qedoku::api::{Reply, answer_json};
///
/// let reply = answer_json(r#"{"type":"read","text":"6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4"}"#);
/// assert!(matches!(&reply, Reply::Read { puzzles, more: false } if puzzles[0].format.as_deref() == Some("line")));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ReadRequest {
    /// The text: puzzles or positions in any format, a link, a file.
    pub text: String,
    /// The name of the format; it is recognized if none is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// The number of puzzles to read, 1000 at most; 1000 if not named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<usize>,
    /// The language of what is said of a puzzle: `en` or `zh`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
}

/// A position that is written as a text.
///
/// ```
/// use qedoku::api::{Reply, answer_json};
///
/// let reply = answer_json(r#"{"type":"write","puzzle":"6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4","to":"sudokuwiki"}"#);
/// assert!(matches!(reply, Reply::Written { text, .. } if text.starts_with("https://www.sudokuwiki.org/sudoku.htm?bd=S9B")));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct WriteRequest {
    /// The position, in any text format.
    pub puzzle: String,
    /// The name of the format.
    pub to: String,
}

/// A position, or a step of it, to be drawn.
///
/// ```
/// use qedoku::api::{Reply, answer_json};
///
/// let line = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";
/// let reply = answer_json(&format!(r#"{{"type":"draw","puzzle":"{line}"}}"#));
/// assert!(matches!(reply, Reply::Drawn { svg, step: None } if svg.starts_with("<svg ")));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DrawRequest {
    /// The position from which the steps lead on, in any text format.
    pub puzzle: String,
    /// The steps before, as logs have them; of these only the conclusions count.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<Message>,
    /// The step as logs have it; the position alone is drawn if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<Message>,
    /// True if the step is one of an argument, so that it says from which step each digit comes.
    #[serde(default)]
    pub argument: bool,
    /// The part of the step that is drawn: `a`, `a.3`; the step itself if nothing is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub part: Option<String>,
    /// The step in words.
    #[serde(default)]
    pub options: RequestSettings,
}

/// An entry of a text: a position, or why there is none.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReadRecord {
    /// The line of the text on which it begins, from 1.
    pub line: usize,
    /// Its name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The name of its format.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub format: Option<String>,
    /// The digits that are given, 81 characters with a dot for each other cell.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub givens: String,
    /// The digits that stand there, given or placed, in the same way.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub values: String,
    /// The candidates of each cell that the rules allow but that are eliminated: 81 texts of digits; nothing if none is.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<String>,
    /// The position in the form that says all of it, for other requests: a line of HoDoKu's library, or under other
    /// rules than the classic ones the object of f-puzzles.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub position: String,
    /// The rules, where they are not the classic ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<Box<RulesRecord>>,
    /// Its only solution, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<String>,
    /// The number of solutions, if they are several: 2, or 3 for more; nothing if counting them takes long.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solutions: Option<u64>,
    /// The problem of the position, or of its text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub problem: Option<Error>,
    /// Why the solution that is stated with it is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doubt: Option<String>,
}

/// A step in words, and the steps inside it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StepDescription {
    /// Its number inside the step: `a`, `a.3`; empty for the step itself.
    pub part: String,
    /// The name of the technique, or the assumption of a case.
    pub name: String,
    /// The conclusion, in short.
    pub conclusion: String,
    /// Why, as a sentence.
    pub text: String,
    /// A chain in Eureka notation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notation: Option<String>,
    /// Why the steps inside end in a contradiction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<String>,
    /// The steps inside it, or its cases.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<StepDescription>,
}

pub(super) fn read(asked: &ReadRequest) -> Result<Reply, Error> {
    let most = asked.most.unwrap_or(MOST);
    if most > MOST {
        return Err(Error::of_input(ProblemText::MostPuzzles { most: MOST, found: most }));
    }
    let from = format(asked.from.as_deref())?;
    let style = super::settings::style(asked.lang.as_deref(), None)?;
    let mut found = text::read(&asked.text, from);
    let mut puzzles: Vec<ReadRecord> = found.by_ref().take(most).map(|entry| record(entry, style)).collect();
    for problem in puzzles.iter_mut().filter_map(|record| record.problem.as_mut()) {
        *problem = problem.written(style);
    }
    Ok(Reply::Read { puzzles, more: found.next().is_some() })
}

pub(super) fn write(asked: &WriteRequest) -> Result<Reply, Error> {
    let TextEntry { puzzle, layout, .. } = read_one_entry(&asked.puzzle)?;
    let to = format(Some(&asked.to))?.unwrap_or(Format::Line);
    if !text::keeps_rules(to, &layout) {
        return Err(Error::rules_not_kept(to, &layout));
    }
    let written = AnnotatedPuzzle::new(&layout, &puzzle).write(to);
    let parts = [text::preamble(to, 1), Some(written), text::closing(to).map(str::to_owned)];
    let text = parts.into_iter().flatten().collect::<Vec<_>>().join("\n");
    Ok(Reply::Written { format: to.name().to_owned(), text })
}

pub(super) fn draw(asked: &DrawRequest) -> Result<Reply, Error> {
    let TextEntry { puzzle, layout, .. } = read_one_entry(&asked.puzzle)?;
    let options = asked.options.options()?;
    let layout = &layout;
    let style = options.get_style();
    let (board, ledger) = replayed(&Board::new(layout, &puzzle), &asked.before)?;
    let Some(message) = &asked.step else {
        let svg = Document::puzzle(layout, &text::position(&board), style, "Qedoku", vec![]).svg(None)?;
        return Ok(Reply::Drawn { svg, step: None });
    };
    let step = step(layout, "step", message)?;
    let names = Names::all().style(style);
    // Its words name the steps before and those inside it by their numbers.
    let number = (asked.before.len() + 1).to_string();
    let step_text = StepContext::with_ledger(&board, &ledger, |context| {
        StepText::new(&context.with_style(style).citing(asked.argument), &number, &step, &|slug| names.name(slug))
    });
    let described = described(&step_text, &number);
    let mut step_document = StepDocument::new(style, "Qedoku", board.clone());
    step_document.push(&step, step_text, &board);
    let document = Document::new(step_document, Some(0));
    let svg = match &asked.part {
        Some(part) => document.drawing(&format!("{number}.{part}"))?,
        None => document.svg(None)?,
    };
    Ok(Reply::Drawn { svg, step: Some(Box::new(described)) })
}

/// A step as it is read from a message of this name.
fn step(layout: &Layout, name: &str, message: &Message) -> Result<Step, Error> {
    let unreadable = |problem: ProblemText| {
        Error::of_input(ProblemText::InField { field: name.to_owned(), error: Error::of_input(problem) })
    };
    match message {
        Message::Step(step) => step.to_step(layout).map_err(|error| unreadable(ProblemText::Field { error })),
        _ => Err(unreadable(ProblemText::StepExpected)),
    }
}

/// The board after some steps, and which of them did what.
fn replayed(start: &Board, steps: &[Message]) -> Result<(Board, Ledger), Error> {
    let mut board = start.clone();
    let mut ledger = Ledger::default();
    for (message, number) in steps.iter().zip(1..) {
        let step = step(start.layout(), &format!("before, step {number}"), message)?;
        let before = board.clone();
        board.apply(&step.conclusion);
        ledger.record(number, &before, &board);
    }
    Ok((board, ledger))
}

fn format(name: Option<&str>) -> Result<Option<Format>, Error> {
    let of = |name: &str| name.parse().ok();
    named(name, ChoiceName::Format, of, Format::ALL.iter().map(|format| format.name()))
}

fn record(entry: Result<TextEntry<'_>, TextError>, style: Style) -> ReadRecord {
    match entry {
        Ok(entry) => read_entry(&entry, style),
        Err(error) => ReadRecord { line: error.place.line, problem: Some(error.into()), ..ReadRecord::default() },
    }
}

fn read_entry(entry: &TextEntry<'_>, style: Style) -> ReadRecord {
    let TextEntry { puzzle, layout, .. } = entry;
    let (solution, problem) = match judge_on(PuzzleOn { layout, puzzle }) {
        Ok(solution) => (Some(solution.to_string()), None),
        Err(problem) => (None, Some(problem)),
    };
    ReadRecord {
        line: entry.place.line,
        name: entry.name.as_ref().map(ToString::to_string),
        format: Some(entry.format.name().to_owned()),
        givens: puzzle.given_grid().to_string(),
        values: puzzle.values.to_string(),
        removed: removed(puzzle),
        position: if layout.is_classic() {
            text::write(Format::Library, puzzle)
        } else {
            AnnotatedPuzzle::new(layout, puzzle).object()
        },
        rules: RulesRecord::of(layout, style).map(Box::new),
        solution,
        solutions: counted(entry, problem.as_ref()),
        problem,
        doubt: entry.doubt.as_ref().map(ToString::to_string),
    }
}

/// The most solutions that are counted, and the guesses that this may take.
const COUNTED: u64 = 3;
const GUESSES: u64 = 100_000;

/// The number of solutions of a puzzle with several.
fn counted(TextEntry { puzzle, layout, .. }: &TextEntry<'_>, problem: Option<&Error>) -> Option<u64> {
    problem.filter(|problem| problem.kind == ErrorKind::SeveralSolutions)?;
    Exhaustive::on(layout).count_within(puzzle, COUNTED, &mut { GUESSES })
}

/// The eliminated candidates of each cell, if any is.
fn removed(puzzle: &Puzzle) -> Vec<String> {
    if puzzle.removed.is_empty() {
        return Vec::new();
    }
    let digits = |cell: Cell| puzzle.removed.digits(cell).iter().map(|digit| digit.to_string()).collect();
    CellSet::ALL.iter().map(digits).collect()
}

/// The description of a step, or of what is inside step `number`.
fn described(step_text: &StepText, number: &str) -> StepDescription {
    StepDescription {
        part: step_text
            .number
            .strip_prefix(number)
            .and_then(|part| part.strip_prefix('.'))
            .unwrap_or_default()
            .to_owned(),
        name: step_text.name.clone(),
        conclusion: step_text.conclusion.clone(),
        text: step_text.reason(),
        notation: step_text.eureka.clone(),
        end: step_text.end.clone(),
        parts: step_text.nested.iter().map(|inside| described(inside, number)).collect(),
    }
}

#[cfg(test)]
mod tests;
