//! Grades, a line each.
use crate::args::Grading;
use qedoku::{GradeRecord, GradeResult};
use qedoku_core::{printable, printable_json};
use std::fmt::Display;

/// What stands above the first line.
pub(crate) fn heading(format: Grading) -> String {
    match format {
        Grading::Json => String::new(),
        Grading::Csv => GradeRecord::CSV_HEADING.to_owned(),
        Grading::Table => row(["line", "outcome", "tier", "hardest", "SE", "HoDoKu", "max", "sum", "steps", "puzzle"]),
    }
}

/// The line of a record with its end; what is wrong with an item says where.
pub(crate) fn line(record: &GradeRecord, format: Grading) -> String {
    match format {
        Grading::Json => {
            let line = serde_json::to_string(record).expect("a grade holds strings, numbers and maps of them only");
            printable_json(line + "\n")
        }
        Grading::Csv => record.to_csv(),
        Grading::Table => table(record),
    }
}

fn table(record: &GradeRecord) -> String {
    let (number, grade) = match &record.result {
        GradeResult::Graded(grade) => (record.line, grade),
        GradeResult::Error { error } => {
            return format!("{:>6}  {:<8}  {}\n", record.line, "error", printable(&error.message));
        }
    };
    let hardest = grade.hardest.as_ref();
    row([
        &number.to_string(),
        &grade.outcome,
        hardest.map_or("-", |hardest| &hardest.tier),
        hardest.map_or("-", |hardest| &hardest.hardest),
        &or_dash(hardest.and_then(|hardest| hardest.se).map(rating)),
        &or_dash(hardest.and_then(|hardest| hardest.hodoku)),
        &(or_dash(grade.max_se.map(rating)) + if grade.unrated.se > 0 { "+" } else { "" }),
        &(grade.hodoku_sum.to_string() + if grade.unrated.hodoku > 0 { "+" } else { "" }),
        &grade.steps.to_string(),
        record.puzzle.as_deref().unwrap_or_default(),
    ])
}

/// Ten columns; a `+` behind a number says that there are steps beyond what it counts.
fn row([line, outcome, tier, hardest, se, hodoku, max, sum, steps, puzzle]: [&str; 10]) -> String {
    let row = format!(
        "{line:>6}  {outcome:<8}  {tier:<12}  {hardest:<26}  {se:>4}  {hodoku:>6}  {max:>5}  {sum:>7}  {steps:>5}  {puzzle}"
    );
    row.trim_end().to_owned() + "\n"
}

fn rating(rating: f64) -> String {
    format!("{rating:.1}")
}

fn or_dash(value: Option<impl Display>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| value.to_string())
}
