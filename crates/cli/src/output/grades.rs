//! Grades, a line each.
use crate::args::Grading;
use qedoku::{Grade, GradeRecord, Id, Problem};
use qedoku_core::text::{self, Format};
use qedoku_core::{Puzzle, printable, printable_json};
use std::fmt::Display;

/// What came of grading an item; a problem says where it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outcome<'a> {
    pub(crate) id: Id<'a>,
    pub(crate) puzzle: Option<&'a Puzzle>,
    pub(crate) result: Result<&'a Grade, &'a Problem>,
}

/// What stands above the first line.
pub(crate) fn heading(format: Grading) -> String {
    match format {
        Grading::Json => String::new(),
        Grading::Csv => {
            "line,id,puzzle,outcome,tier,hardest,se,hodoku,max_se,hodoku_sum,unrated_se,unrated_hodoku,steps,techniques,\
             error\n"
                .to_owned()
        }
        Grading::Table => row(["line", "outcome", "tier", "hardest", "SE", "HoDoKu", "max", "sum", "steps", "puzzle"]),
    }
}

impl Outcome<'_> {
    /// The line with its end.
    pub(crate) fn line(&self, format: Grading) -> String {
        match format {
            Grading::Json => self.json(),
            Grading::Csv => self.csv(),
            Grading::Table => self.table(),
        }
    }

    fn puzzle(&self) -> Option<String> {
        self.puzzle.map(|puzzle| text::write(Format::Line, puzzle))
    }

    fn json(&self) -> String {
        let record = GradeRecord::new(self.id, self.puzzle, self.result);
        printable_json(
            serde_json::to_string(&record).expect("a grade holds strings, numbers and maps of them only") + "\n",
        )
    }

    fn csv(&self) -> String {
        let mut fields = vec![self.id.number.to_string(), words(self.id.name.unwrap_or_default())];
        fields.push(self.puzzle().unwrap_or_default());
        match self.result {
            Ok(grade) => fields.extend(of_grade(grade)),
            Err(failure) => {
                fields.extend(std::iter::repeat_n(String::new(), 11));
                fields.push(words(&failure.message));
            }
        }
        fields.iter().map(|field| quoted(field)).collect::<Vec<_>>().join(",") + "\n"
    }

    fn table(&self) -> String {
        let puzzle = self.puzzle().unwrap_or_default();
        let (grade, hardest) = match self.result {
            Ok(grade) => (grade, grade.hardest.as_ref()),
            Err(failure) => {
                return format!("{:>6}  {:<8}  {}\n", self.id.number, "error", printable(&failure.message));
            }
        };
        row([
            &self.id.number.to_string(),
            grade.outcome,
            hardest.map_or("-", |hardest| hardest.tier),
            hardest.map_or("-", |hardest| hardest.technique.as_str()),
            &or_dash(hardest.and_then(|hardest| hardest.se).map(tenths)),
            &or_dash(hardest.and_then(|hardest| hardest.hodoku)),
            &(or_dash(grade.max_se.map(tenths)) + if grade.unrated.se > 0 { "+" } else { "" }),
            &(grade.hodoku_sum.to_string() + if grade.unrated.hodoku > 0 { "+" } else { "" }),
            &grade.steps.to_string(),
            &puzzle,
        ])
    }
}

/// The fields of a record from the outcome on.
fn of_grade(grade: &Grade) -> Vec<String> {
    let hardest = grade.hardest.as_ref();
    let text = |value: Option<String>| value.unwrap_or_default();
    let counts: Vec<String> = grade.techniques.iter().map(|(slug, count)| format!("{slug}:{count}")).collect();
    vec![
        grade.outcome.to_owned(),
        text(hardest.map(|hardest| hardest.tier.to_owned())),
        text(hardest.map(|hardest| hardest.technique.to_string())),
        text(hardest.and_then(|hardest| hardest.se).map(tenths)),
        text(hardest.and_then(|hardest| hardest.hodoku).map(|score| score.to_string())),
        text(grade.max_se.map(tenths)),
        grade.hodoku_sum.to_string(),
        grade.unrated.se.to_string(),
        grade.unrated.hodoku.to_string(),
        grade.steps.to_string(),
        counts.join(" "),
        String::new(),
    ]
}

/// Ten columns; a `+` behind a number says that there are steps beyond what it counts.
fn row([line, outcome, tier, hardest, se, hodoku, max, sum, steps, puzzle]: [&str; 10]) -> String {
    let row = format!(
        "{line:>6}  {outcome:<8}  {tier:<12}  {hardest:<26}  {se:>4}  {hodoku:>6}  {max:>5}  {sum:>7}  {steps:>5}  {puzzle}"
    );
    row.trim_end().to_owned() + "\n"
}

fn tenths(tenths: u16) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

fn or_dash(value: Option<impl Display>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| value.to_string())
}

/// Words from outside as a field: on one line, and with an apostrophe before what a spreadsheet would take for a formula.
fn words(text: &str) -> String {
    let text = printable(text);
    let formula = text.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠']);
    if formula { format!("'{text}") } else { text.into_owned() }
}

/// A field in quotes if it needs them; one with an apostrophe before it has them too.
fn quoted(field: &str) -> String {
    if field.starts_with('\'') || field.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}
