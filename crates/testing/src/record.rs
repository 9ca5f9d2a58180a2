//! A case as one line of JSON, and the question that a solver is asked about it.
use crate::case::{Expectation, TechniqueCase, conclusion, words};
use qedoku_core::{Board, Candidate, CandidateSet, Cell, Conclusion, Layout, Puzzle, Rules};
use qedoku_formats::{PositionFields, TextFault};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;

/// A position as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PositionRecord {
    /// The rules; none for a classic sudoku.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<Rules>,
    /// The givens: a digit or dot for each cell, row by row: 81 of a board of nine rows.
    pub givens: String,
    /// The filled cells, givens and others.
    pub board: String,
    /// The candidates: a word for each cell, between blanks, each with the digits that are left; of a filled cell its digit, of an
    /// open cell without candidates `-`.
    pub candidates: String,
}

/// A case as one line of JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CaseRecord {
    /// The technique.
    pub technique: String,
    /// The name of the case; technique and name are never used again for another position.
    pub name: String,
    /// The position.
    #[serde(flatten)]
    pub position: PositionRecord,
    /// The conclusions that must be drawn at the least; none where the technique must not fire.
    pub must: Vec<String>,
    /// The conclusions that may be drawn at the most.
    pub may: Vec<String>,
    /// The conclusions of wider definitions of the technique beyond those, which are right too.
    #[serde(default)]
    pub wider: Vec<String>,
    /// The reason for the case.
    pub why: String,
    /// The source of the position.
    pub source: String,
    /// The version of the suite that it is from; none for a case of one's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub suite: Option<u32>,
    /// The licence of the case, as SPDX names it: `CC0-1.0` of those of this project; none for a case of one's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub license: Option<String>,
}

/// One line of what programs read and write about cases.
#[cfg(feature = "schema")]
#[derive(Serialize, schemars::JsonSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "it is a schema alone")]
enum CaseLine {
    /// A line of `qedoku cases --export`.
    Case(CaseRecord),
    /// A line that a solver reads.
    Question(CaseQuestion),
    /// A line that a solver writes.
    Answer(CaseAnswer),
}

/// The JSON schema of a line about cases: a case, a question or an answer.
#[cfg(feature = "schema")]
pub fn case_schema() -> schemars::Schema {
    schemars::schema_for!(CaseLine)
}

/// A question to a solver: one line of JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CaseQuestion {
    /// The number of the question, which an answer may repeat so that it cannot be taken for the answer to another one.
    pub id: u64,
    /// The path of the case: `x-wing/generated-1`.
    pub case: String,
    /// The technique whose conclusion is asked for, or `any`.
    pub technique: String,
    /// The position.
    #[serde(flatten)]
    pub position: PositionRecord,
}

impl PositionRecord {
    /// The record of a position.
    pub fn new(layout: &Arc<Layout>, puzzle: &Puzzle) -> Self {
        let board = Board::new(layout, puzzle);
        let word = |cell: Cell| match (puzzle.values.get(cell), board.digits(cell)) {
            (Some(digit), _) => digit.to_string(),
            (None, digits) if digits.is_empty() => "-".to_owned(),
            (None, digits) => digits.iter().map(|digit| digit.to_string()).collect(),
        };
        Self {
            rules: (!layout.is_classic()).then(|| layout.rules().clone()),
            givens: layout.line(&puzzle.given_grid(), '.'),
            board: layout.line(&puzzle.values, '.'),
            candidates: layout.board().iter().map(word).collect::<Vec<_>>().join(" "),
        }
    }

    /// The rules of the record, with all that follows from them.
    ///
    /// # Errors
    /// If they make no board.
    pub fn layout(&self) -> Result<Arc<Layout>, TextFault> {
        let made = self.rules.as_ref().map(Layout::of);
        made.unwrap_or_else(|| Ok(Arc::clone(Layout::classic()))).map_err(TextFault::Rules)
    }

    /// The position of a record.
    ///
    /// # Errors
    /// If a field is no such text, or if the fields contradict each other.
    pub fn to_puzzle(&self) -> Result<Puzzle, TextFault> {
        let Self { givens, board, candidates, .. } = self;
        PositionFields { givens, board, candidates }.puzzle(&self.layout()?)
    }
}

impl CaseRecord {
    /// The record of a case.
    pub fn new(case: &TechniqueCase) -> Self {
        let must = match &case.expect {
            Expectation::Nothing => Vec::new(),
            Expectation::Step(conclusion) => words(conclusion),
        };
        Self {
            technique: case.slug.clone(),
            name: case.name.clone(),
            position: PositionRecord::new(&case.layout, &case.puzzle),
            must,
            may: words(&case.allowed),
            wider: words(&case.wider),
            why: case.why.clone(),
            source: case.source.clone(),
            suite: None,
            license: None,
        }
    }

    /// The case of a record.
    ///
    /// # Errors
    /// With what was expected, if a field is no such text.
    pub fn to_case(&self) -> Result<TechniqueCase, String> {
        let read = |words: &[String]| match words {
            [] => Ok(Conclusion::default()),
            _ => conclusion(&words.join(" ")).ok_or("conclusions such as `r4c7=5` and `r4c4<>7`"),
        };
        let part = |fault: TextFault| match fault {
            TextFault::Part { part, expected } => format!("{expected} at {part}"),
            fault => fault.to_string(),
        };
        let must = read(&self.must)?;
        let allowed = read(&self.may)?;
        let beyond = |must: CandidateSet, may: CandidateSet| !(must - may).is_empty();
        if beyond(must.place, allowed.place) || beyond(must.eliminate, allowed.eliminate) {
            return Err("`may` with all of `must`".to_owned());
        }
        if must.is_empty() && !allowed.is_empty() {
            return Err("`must` with something of `may`".to_owned());
        }
        Ok(TechniqueCase {
            slug: self.technique.clone(),
            name: self.name.clone(),
            why: self.why.clone(),
            source: self.source.clone(),
            layout: self.position.layout().map_err(part)?,
            puzzle: self.position.to_puzzle().map_err(part)?,
            expect: if must.is_empty() { Expectation::Nothing } else { Expectation::Step(must) },
            allowed,
            wider: read(&self.wider)?,
        })
    }
}

impl CaseQuestion {
    /// The question with this number about a case: what its technique concludes, or, if that is asked, any technique at all.
    pub fn new(id: u64, case: &TechniqueCase, any: bool) -> Self {
        Self {
            id,
            case: case.path(),
            technique: if any { "any".to_owned() } else { case.slug.clone() },
            position: PositionRecord::new(&case.layout, &case.puzzle),
        }
    }
}

/// An answer of a solver: one line of JSON. With one of these fields it may have others, which say nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(!deny_unknown_fields))]
#[serde(deny_unknown_fields)]
pub struct CaseAnswer {
    /// The number of the question that is answered; without it, it is the one asked last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u64>,
    /// The digits placed: `r4c7=5`.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<String>"))]
    pub place: Vec<Candidate>,
    /// The candidates eliminated: `r4c7<>5`; `r4c7=5` names the same.
    #[serde(default)]
    pub eliminate: Vec<String>,
    /// The solver's name for what it used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub technique: Option<String>,
    /// The names of the other fields.
    #[serde(skip)]
    pub unknown: Vec<String>,
}

impl CaseAnswer {
    /// The fields of an answer.
    const FIELDS: [&str; 4] = ["id", "place", "eliminate", "technique"];

    /// An example of a line.
    pub const EXAMPLE: &str = r#"{"place":["r4c7=5"],"eliminate":["r7c7<>5"]}"#;

    /// The number of the question that a line says it answers, even if the rest of it is no answer.
    pub fn id_of(line: &str) -> Option<u64> {
        serde_json::from_str::<AnswerId>(line).ok()?.id
    }

    /// Reads a line: an object, or `null` where the solver finds nothing.
    ///
    /// # Errors
    /// With what is wrong, if the line is no answer.
    pub fn parse(line: &str) -> Result<Self, String> {
        match line.trim() {
            "" => Err("an empty line".to_owned()),
            "null" => Ok(Self::default()),
            text => Self::parse_fields(text).map_err(|error| error.to_string()),
        }
    }

    fn parse_fields(text: &str) -> serde_json::Result<Self> {
        let mut value = serde_json::from_str(text)?;
        let mut unknown = Vec::new();
        if let Value::Object(fields) = &mut value
            && Self::FIELDS.iter().any(|&field| fields.contains_key(field))
        {
            unknown = fields.keys().filter(|field| !Self::FIELDS.contains(&field.as_str())).cloned().collect();
            fields.retain(|field, _| Self::FIELDS.contains(&field.as_str()));
        }
        Ok(Self { unknown, ..serde_json::from_value(value)? })
    }

    /// The conclusion of the answer.
    ///
    /// # Errors
    /// With the name that is none of a candidate.
    pub fn conclusion(&self) -> Result<Conclusion, String> {
        let mut conclusion = Conclusion::default();
        for &candidate in &self.place {
            conclusion.place.insert(candidate);
        }
        for name in &self.eliminate {
            let (candidate, _) = Candidate::parse(name).ok_or_else(|| format!("expected r4c7<>5, found {name:?}"))?;
            conclusion.eliminate.insert(candidate);
        }
        Ok(conclusion)
    }
}

/// The number in an answer, whatever else it has.
#[derive(Deserialize)]
struct AnswerId {
    id: Option<u64>,
}
