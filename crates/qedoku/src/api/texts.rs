//! Puzzles as texts, as data and as drawings: what stands in a text, the text of a position in a format, and a step drawn.
use super::reply::Reply;
use super::rules::RulesRecord;
use super::settings::{RequestSettings, named};
use crate::document::Document;
use crate::error::Error;
use crate::judge::judge_on;
use crate::names::Names;
use crate::puzzle_on::PuzzleOn;
use crate::words::{ChoiceName, ProblemText};
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
    /// Whether the step is one of an argument, so that it says from which step each digit comes.
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
    let step_text = StepContext::with_ledger(layout, &board, &ledger, |context| {
        StepText::new(&context.with_style(style).citing(asked.argument), ONLY, &step, &|slug| names.name(slug))
    });
    let described = described(&step_text);
    let mut step_document = StepDocument::new(layout, style, "Qedoku", board.clone());
    step_document.push(&step, step_text, &board);
    let document = Document::new(step_document, Some(0));
    let svg = match &asked.part {
        Some(part) => document.drawing(&format!("{ONLY}.{part}"))?,
        None => document.svg(None)?,
    };
    Ok(Reply::Drawn { svg, step: Some(Box::new(described)) })
}

/// The number of a step that is told on its own.
const ONLY: &str = "1";

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
        problem,
        doubt: entry.doubt.as_ref().map(ToString::to_string),
    }
}

/// The eliminated candidates of each cell, if any is.
fn removed(puzzle: &Puzzle) -> Vec<String> {
    if puzzle.removed.is_empty() {
        return Vec::new();
    }
    let digits = |cell: Cell| puzzle.removed.digits(cell).iter().map(|digit| digit.to_string()).collect();
    CellSet::ALL.iter().map(digits).collect()
}

fn described(step_text: &StepText) -> StepDescription {
    StepDescription {
        part: step_text
            .number
            .strip_prefix(ONLY)
            .and_then(|part| part.strip_prefix('.'))
            .unwrap_or_default()
            .to_owned(),
        name: step_text.name.clone(),
        conclusion: step_text.conclusion.clone(),
        text: step_text.reason(),
        notation: step_text.eureka.clone(),
        end: step_text.end.clone(),
        parts: step_text.nested.iter().map(described).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::answer_json;
    use crate::generated::generate;
    use qedoku_core::{Grid, Rule, RuleKind, Rules};
    use serde_json::{Value, json};

    fn asked(request: &Value) -> Reply {
        answer_json(&request.to_string())
    }

    fn read_one(text: &str) -> ReadRecord {
        match asked(&json!({"type": "read", "text": text})) {
            Reply::Read { mut puzzles, more: false } if puzzles.len() == 1 => puzzles.remove(0),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_position_is_the_same_in_every_format_that_says_all_of_it() {
        let made = generate(7, 1).next().expect("a puzzle");
        let mut puzzle = made.puzzle;
        let open = made.solution.filled().find(|it| puzzle.values.get(it.cell).is_none()).expect("an open cell");
        puzzle.values.set(open.cell, Some(open.digit));
        let next = (CellSet::ALL - puzzle.values.cells()).first().expect("another");
        let board = Board::new(Layout::classic(), &puzzle);
        let wrong = board.digits(next).iter().find(|digit| made.solution.get(next) != Some(*digit)).expect("a digit");
        puzzle.removed.insert(qedoku_core::Candidate { cell: next, digit: wrong });
        let first = read_one(&text::write(Format::Library, &puzzle));
        assert_eq!((&first.givens, first.problem.as_ref()), (&made.puzzle.values.to_string(), None));
        assert_eq!(first.values, puzzle.values.to_string());
        assert_eq!(first.solution, Some(made.solution.to_string()));
        assert_eq!(first.removed[next.index()], wrong.to_string());
        for to in ["sudokuwiki", "f-puzzles", "library"] {
            let Reply::Written { text, .. } = asked(&json!({"type": "write", "puzzle": first.position, "to": to}))
            else {
                panic!("{to} is not written");
            };
            let again = read_one(&text);
            assert_eq!((again.format.as_deref(), &again.position), (Some(to), &first.position), "{text}");
        }
    }

    #[test]
    fn what_cannot_be_read_stands_in_its_place() {
        let line = generate(7, 1).next().expect("a puzzle").to_string();
        let text = format!("{line}\n12x\n{line}\n");
        let Reply::Read { puzzles, more } = asked(&json!({"type": "read", "text": text, "most": 2, "lang": "zh"}))
        else {
            panic!("nothing is read");
        };
        assert!(more && puzzles.len() == 2);
        assert!(puzzles[0].problem.is_none() && puzzles[1].line == 2);
        let problem = puzzles[1].problem.as_ref().expect("a problem");
        assert!(!problem.message().is_ascii(), "{problem}");
        let Reply::Error(problem) = asked(&json!({"type": "read", "text": "", "most": 1001})) else { panic!() };
        assert_eq!(problem.message(), "expected 1000 puzzles at most, found 1001");
        let Reply::Error(problem) = asked(&json!({"type": "write", "puzzle": line, "to": "pdf"})) else { panic!() };
        assert!(problem.message().starts_with("no format is called \"pdf\"; there are line, "), "{problem}");
    }

    #[test]
    fn a_step_of_a_reply_is_drawn_as_the_run_draws_it() {
        let line = generate(7, 1).next().expect("a puzzle").to_string();
        let show = json!({"form": "svg", "step": 1});
        let Reply::Solved(solved) = asked(&json!({"type": "solve", "puzzle": line, "show": show})) else { panic!() };
        let step = serde_json::to_value(&solved.messages[1]).expect("a step");
        let Reply::Drawn { svg, step: Some(described) } = asked(&json!({"type": "draw", "puzzle": line, "step": step}))
        else {
            panic!("nothing is drawn");
        };
        assert_eq!(Some(svg), solved.shown);
        assert!(solved.text.as_ref().is_some_and(|text| text.contains(&described.text)), "{}", described.text);
        let last = solved.messages.len() - 2;
        let steps = serde_json::to_value(&solved.messages[1..=last]).expect("steps");
        let before = &steps.as_array().expect("a list")[..last - 1];
        let step = &steps[last - 1];
        let request = json!({"type": "draw", "puzzle": line, "before": before, "step": step});
        let Reply::Drawn { step: Some(described), .. } = asked(&request) else { panic!("nothing is drawn") };
        assert!(solved.text.as_ref().is_some_and(|text| text.contains(&described.text)), "{}", described.text);
        let Reply::Error(problem) = asked(&json!({"type": "draw", "puzzle": line, "step": step, "part": "b.7"})) else {
            panic!("there is no such part");
        };
        assert!(problem.message().contains("1.b.7"), "{problem}");
        let Reply::Error(problem) = asked(&json!({"type": "draw", "puzzle": line, "step": solved.messages[0]})) else {
            panic!("a beginning is no step");
        };
        assert!(problem.message().starts_with("step: expected"), "{problem}");
    }

    /// A puzzle that has one solution only if its diagonals hold each digit once, as the object of f-puzzles.
    fn diagonal() -> String {
        let layout = Layout::of(&Rules::with([RuleKind::DiagonalRising, RuleKind::DiagonalFalling])).expect("rules");
        let line = "....3.......5..4......498..8.........3..18........7..5...963..45..........1......";
        let puzzle = Puzzle::from_givens(Grid::parse_line(line).expect("a line"));
        AnnotatedPuzzle::new(&layout, &puzzle).object()
    }

    #[test]
    fn a_puzzle_is_read_with_its_rules_and_answered_under_them() {
        let text = diagonal();
        let record = read_one(&text);
        let rules = record.rules.as_ref().expect("rules");
        assert_eq!((&record.position, record.problem.as_ref()), (&text, None));
        assert!(rules.text.starts_with("Rules: ") && rules.below.contains("<path"), "{rules:?}");
        // The first cell sees its row, its column, its box, and the rest of its diagonal.
        assert_eq!((rules.sees[0].len(), rules.sees[0].contains(&40)), (26, true));
        assert!(rules.clashes.is_empty() && rules.digits.iter().all(|digits| digits == "123456789"));
        let Reply::Solved(solved) = asked(&json!({"type": "solve", "puzzle": text})) else { panic!("not solved") };
        let Some(Message::End(end)) = solved.messages.last() else { panic!("no end") };
        assert_eq!(end.solution, record.solution);
        let Some(Message::Step(first)) = solved.messages.get(1) else { panic!("no step") };
        for (kind, more) in
            [("search", json!({})), ("hint", json!({})), ("why", json!({"question": "r5c5"})), ("steps", json!({}))]
        {
            let mut request = json!({"type": kind, "puzzle": text});
            request.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
            assert!(!matches!(asked(&request), Reply::Error(_)), "{kind}");
        }
        let Reply::Drawn { svg, step: Some(_) } =
            asked(&json!({"type": "draw", "puzzle": text, "step": solved.messages[1]}))
        else {
            panic!("step {:?} is not drawn", first.n)
        };
        assert!(svg.contains("class=\"rule\""), "{svg}");
        let Reply::Written { text: link, .. } = asked(&json!({"type": "write", "puzzle": text, "to": "f-puzzles"}))
        else {
            panic!("not written")
        };
        assert_eq!(read_one(&link).position, text);
        let Reply::Error(problem) = asked(&json!({"type": "write", "puzzle": text, "to": "library"})) else { panic!() };
        assert_eq!(
            problem.message(),
            "the format library cannot keep these rules: diagonal-rising, diagonal-falling; f-puzzles keeps all that are read"
        );
    }

    #[test]
    fn cells_in_which_digits_exclude_others_are_told() {
        let dot = Rule::on(RuleKind::Difference, vec![Cell::at(1, 1), Cell::at(1, 2)]);
        let layout = Layout::of(&Rules { list: vec![dot], ..Rules::of_size(4) }).expect("rules");
        let rules = RulesRecord::of(&layout, Style::default()).expect("other rules");
        assert_eq!((&*rules.digits[0], &*rules.digits[4]), ("1234", ""));
        let [clash] = &rules.clashes[..] else { panic!("{:?}", rules.clashes) };
        assert_eq!(clash.cells, [0, 1]);
        assert_eq!(clash.digits[..4], ["34", "4", "1", "12"]);
        assert!(RulesRecord::of(Layout::classic(), Style::default()).is_none());
    }
}
