//! The messages of a log.
use super::{Argument, FieldPath, Logged, Outline, Step, WireError, WriteContext, keys, names};
use crate::board::{Board, Grid, Puzzle};
use crate::layout::{Layout, Rules};
use crate::set::CandidateSet;
use crate::step::Slug;
use crate::target::Target;
use crate::trace::{self, AttemptOutcome, Outcome, Trace};
use crate::wire::{Expected, Found};
use indexmap::IndexMap;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::sync::Arc;

/// The version of the log format that this crate writes and reads.
pub const FORMAT: u32 = 2;

/// One object of a log. A puzzle's messages are a beginning, an outline if something was asked, steps and attempts, and an
/// end; or one failure.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Message {
    /// A run begins.
    Begin(Begin),
    /// The argument that the following steps make, for a question.
    Outline(Box<Outline>),
    /// Something is deduced.
    Step(Box<Step>),
    /// A hypothesis of the documents' procedure is tried.
    Attempt(Attempt),
    /// The run ends.
    End(End),
    /// The steps of a position are listed.
    Listed(Listed),
    /// A puzzle cannot be run.
    Error(Failure),
}

impl Message {
    /// The values that the `type` of a message can have.
    pub const TYPES: [&'static str; 7] = ["begin", "outline", "step", "attempt", "end", "listed", "error"];
}

/// The JSON schema of a message.
#[cfg(feature = "schema")]
pub fn schema() -> schemars::Schema {
    schemars::schema_for!(Message)
}

const fn this_format() -> u32 {
    FORMAT
}

fn classic() -> String {
    Layout::classic().name().to_owned()
}

/// A run begins: what it starts from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Begin {
    /// The version of the format.
    #[serde(default = "this_format")]
    pub format: u32,
    /// The version of the engine that wrote the log.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub engine: Option<String>,
    /// The name of the puzzle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The line of the input on which the puzzle begins, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The layout.
    #[serde(default = "classic")]
    pub layout: String,
    /// The rules, where they are not those of a layout with a name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<Rules>,
    /// The givens: a character for each cell, a dot for a blank; 81, or fewer on a smaller board.
    pub puzzle: String,
    /// Digits already placed: `r1c2=3`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub placed: Vec<String>,
    /// Candidates already eliminated though the rules still allow them: `r4c4<>7`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<String>,
    /// The name of the profile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub profile: Option<String>,
    /// The fields of the record in which the puzzle stands in the input, named as they are there.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub record: Map<String, Value>,
}

impl Begin {
    /// The first message of a run; the fields that stay empty are the caller's to fill.
    pub fn new(layout: &Layout, puzzle: &Puzzle) -> Self {
        let placed: CandidateSet = puzzle.placed().collect();
        Self {
            format: FORMAT,
            engine: None,
            id: None,
            line: None,
            layout: layout.name().to_owned(),
            rules: (!layout.is_classic()).then(|| layout.rules().clone()),
            puzzle: layout.line(&puzzle.given_grid(), '.'),
            placed: placed.form(WriteContext { layout, words: None }),
            removed: names::write_eliminated(&puzzle.removed),
            profile: None,
            record: Map::new(),
        }
    }

    /// Reads the layout.
    pub fn to_layout(&self) -> Result<Arc<Layout>, WireError> {
        let Some(rules) = &self.rules else {
            let named = Layout::named(&self.layout).map(Arc::clone);
            return named.ok_or_else(|| fault("layout", &self.layout, Expected::Layout));
        };
        let layout = Layout::of(rules).map_err(|it| fault("rules", &it.to_string(), Expected::Rules))?;
        let is_named = self.layout == layout.name();
        is_named.then_some(layout).ok_or_else(|| fault("layout", &self.layout, Expected::LayoutOfRules))
    }

    /// Reads the puzzle.
    pub fn to_puzzle(&self) -> Result<Puzzle, WireError> {
        if self.format != FORMAT {
            return Err(fault("format", &self.format, Expected::FormatVersion));
        }
        let read = self.to_layout()?.parse_line(&self.puzzle);
        let mut puzzle = Puzzle::from_givens(read.ok_or_else(|| fault("puzzle", &self.puzzle, Expected::GridText))?);
        let placed = FieldPath::WHOLE.field("placed");
        for (index, text) in self.placed.iter().enumerate() {
            let path = placed.entry(index);
            let candidate = names::placed(text, &path)?;
            if puzzle.values.get(candidate.cell).is_some() {
                return Err(path.fault(text, Expected::OpenCell));
            }
            puzzle.values.set(candidate.cell, Some(candidate.digit));
        }
        puzzle.removed = names::eliminated(&self.removed, &FieldPath::WHOLE.field("removed"))?;
        if let Some(filled) = puzzle.values.filled().find(|&candidate| puzzle.removed.contains(candidate)) {
            let expected = Expected::OpenCandidate;
            return Err(fault("removed", &filled.eliminated(), expected));
        }
        Ok(puzzle)
    }
}

/// A hypothesis of the documents' procedure is tried.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Attempt {
    /// The number of the attempt, from 1.
    pub n: u32,
    /// The candidate tried: `r4c7=5`.
    pub assume: String,
    /// The number of hypotheses that stood before it.
    #[serde(default)]
    pub standing: usize,
    /// The outcome: `A` a contradiction, `B` undecided and kept, `C` the grid is full and valid, `back` given up.
    pub outcome: String,
}

impl Attempt {
    /// The message of an attempt, by its number.
    pub fn new(number: u32, attempt: &trace::Attempt) -> Self {
        let outcome = match attempt.outcome {
            AttemptOutcome::Contradiction => "A",
            AttemptOutcome::Undecided => "B",
            AttemptOutcome::Filled => "C",
            AttemptOutcome::Withdrawn => "back",
        };
        let assume = attempt.assume.to_string();
        Self { n: number, assume, standing: attempt.standing, outcome: outcome.to_owned() }
    }

    /// Reads the attempt.
    pub fn to_attempt(&self) -> Result<trace::Attempt, WireError> {
        let outcome = match self.outcome.as_str() {
            "A" => AttemptOutcome::Contradiction,
            "B" => AttemptOutcome::Undecided,
            "C" => AttemptOutcome::Filled,
            "back" => AttemptOutcome::Withdrawn,
            other => return Err(fault("outcome", other, Expected::AttemptOutcome)),
        };
        Ok(trace::Attempt {
            assume: names::placed(&self.assume, &FieldPath::WHOLE.field("assume"))?,
            standing: self.standing,
            outcome,
        })
    }
}

/// A run ends: what it reached.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct End {
    /// The outcome: `solved`, `stuck`, `contradiction`, `reached` or `hypothesis`.
    pub outcome: String,
    /// For a contradiction, the slot that can no longer be filled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// For a run that has reached what was asked for, what that is: `r4c5=7` or `r4c5<>7`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<String>,
    /// The full grid, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<String>,
    /// The grid the steps reached, a dot for a blank; left out if it is the solution.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grid: Option<String>,
    /// For a run that is stuck, the digits left in each open cell: `"r1c1":"125"`.
    #[serde(default, skip_serializing_if = "IndexMap::is_empty", deserialize_with = "keys::once")]
    #[cfg_attr(feature = "schema", schemars(with = "std::collections::BTreeMap<String, String>"))]
    pub candidates: IndexMap<String, String>,
    /// The number of steps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub steps: Option<usize>,
    /// The slug of the hardest technique used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hardest: Option<String>,
    /// The number of uses of each technique, in the order of first use.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "keys::once_or_null")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<std::collections::BTreeMap<String, usize>>"))]
    pub counts: Option<IndexMap<String, usize>>,
    /// For a run that has reached what was asked for, how the argument compares with others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub argument: Option<Box<Argument>>,
    /// The number of candidates that one-look exclusion took away, in the documents' procedure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub excluded: Option<usize>,
    /// For a run that was held to a tier and is stuck, the slug of the technique that would go on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

impl End {
    /// The last message of a run; `solution` is what else is known of it, `hardest` comes from the profile.
    pub fn new(trace: &Trace, solution: Option<&Grid>, hardest: Option<&Slug>) -> Self {
        let reached = trace.reached();
        let found = match &trace.outcome {
            Outcome::Solved | Outcome::Guessed => Some(*reached.values()),
            Outcome::Hypothesis(grid) => Some(*grid),
            Outcome::Stuck | Outcome::Contradiction(_) | Outcome::Reached(_) => solution.copied(),
        };
        let mut counts = IndexMap::new();
        for step in &trace.steps {
            *counts.entry(step.technique.to_string()).or_insert(0) += 1;
        }
        Self {
            outcome: trace.outcome.word().to_owned(),
            at: if let Outcome::Contradiction(slot) = trace.outcome { Some(slot.name(&trace.layout)) } else { None },
            target: if let Outcome::Reached(target) = trace.outcome { Some(target.to_string()) } else { None },
            solution: found.map(|grid| trace.layout.line(&grid, '.')),
            grid: (found != Some(*reached.values())).then(|| trace.layout.line(reached.values(), '.')),
            candidates: if trace.outcome == Outcome::Stuck { pencil_marks(&reached) } else { IndexMap::new() },
            steps: Some(trace.steps.len()),
            hardest: hardest.map(Slug::to_string),
            counts: Some(counts),
            argument: None,
            excluded: None,
            next: None,
        }
    }

    /// Reads what was asked for.
    pub fn to_target(&self) -> Result<Option<Target>, WireError> {
        let read = |text| Target::parse(text).ok_or_else(|| fault("target", text, Expected::Target));
        self.target.as_deref().map(read).transpose()
    }

    /// Reads the solution.
    pub fn to_solution(&self) -> Result<Option<Grid>, WireError> {
        self.solution.as_deref().map(|text| read_grid("solution", text)).transpose()
    }

    /// Reads the grid the steps reached.
    pub fn to_grid(&self) -> Result<Option<Grid>, WireError> {
        self.grid.as_deref().map(|text| read_grid("grid", text)).transpose()
    }
}

/// The digits left in each open cell, in layout order.
fn pencil_marks(board: &Board) -> IndexMap<String, String> {
    board.open().iter().map(|cell| (cell.to_string(), board.digits(cell).to_string())).collect()
}

/// A puzzle cannot be run: it is unreadable or not proper.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Failure {
    /// The name of the puzzle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The line of the input on which the puzzle begins, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The kind of problem, as a word: `unreadable`, `clash`, `no-solution`, `several-solutions`, `undecided`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// The problem in words.
    pub message: String,
    /// The fields of the record of the input, named as they are there.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub record: Map<String, Value>,
}

fn read_grid(field: &'static str, text: &str) -> Result<Grid, WireError> {
    let mut sizes = [9, 6, 4].into_iter().filter(|size| size * size == text.len());
    let read = |size| Layout::of(&Rules::of_size(size)).ok()?.parse_line(text);
    sizes.find_map(read).ok_or_else(|| fault(field, text, Expected::GridText))
}

/// A field of a message does not hold what was expected.
fn fault(field: &'static str, found: impl Into<Found>, expected: Expected) -> WireError {
    FieldPath::WHOLE.field(field).fault(found, expected)
}

/// The steps of a position are listed: how many there are, and how many were written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Listed {
    /// The number of steps written.
    pub steps: usize,
    /// True if every step was written: if not, the best of each technique were, each with a conclusion of its own.
    pub all: bool,
    /// The counts of each technique, in the order they are listed.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "std::collections::BTreeMap<String, FindCount>"))]
    pub techniques: IndexMap<String, FindCount>,
}

/// The counts of a technique's steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FindCount {
    /// The number of steps written.
    pub listed: usize,
    /// The number found: conclusions, or steps if every one was written.
    pub found: usize,
    /// True if there may be more, as the search was ended after so many.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub more: bool,
}
