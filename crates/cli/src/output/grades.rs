//! Grades, a line each.
use super::paint::{pad, width};
use crate::args::Grading;
use qedoku::{GradeRecord, GradeResult, Names, Tier, words};
use qedoku_core::{Slug, printable, printable_json};
use qedoku_explain::{Lang, Voice};
use std::fmt::Display;

/// The columns of an outcome.
const OUTCOME: usize = 8;

/// What stands above the first line.
pub(crate) fn heading(format: Grading, lang: Lang) -> String {
    match format {
        Grading::Json => String::new(),
        Grading::Csv => GradeRecord::CSV_HEADING.to_owned(),
        Grading::Table => row(match lang {
            Lang::En => ["line", "outcome", "tier", "hardest", "SE", "HoDoKu", "max", "sum", "steps", "puzzle"],
            Lang::Zh => ["行", "结果", "级别", "最难技巧", "SE", "HoDoKu", "最高", "总和", "步数", "题目"],
        }),
    }
}

/// The line of a record with its end; what is wrong with an item says where.
pub(crate) fn line(record: &GradeRecord, format: Grading, lang: Lang) -> String {
    match format {
        Grading::Json => {
            let line = serde_json::to_string(record).expect("a grade holds strings, numbers and maps of them only");
            printable_json(line + "\n")
        }
        Grading::Csv => record.to_csv(),
        Grading::Table => table(record, Voice { lang, ..Voice::default() }),
    }
}

fn table(record: &GradeRecord, voice: Voice) -> String {
    let (number, grade) = match &record.result {
        GradeResult::Graded(grade) => (record.line, grade),
        GradeResult::Error { error } => {
            let failed = pad(&outcome(voice, "error"), OUTCOME);
            return format!("{:>6}  {failed}  {}\n", record.line, printable(&error.message));
        }
    };
    let hardest = grade.hardest.as_ref();
    let level = hardest.and_then(|it| Tier::named(&it.tier)).map(|it| words::tier(voice, it));
    let names = Names::all().told_in(voice);
    let name = hardest.map(|it| match voice.lang {
        Lang::En => it.hardest.clone(),
        Lang::Zh => names.name(&Slug::from(it.hardest.clone())),
    });
    row([
        &number.to_string(),
        &outcome(voice, &grade.outcome),
        &or_dash(level),
        &or_dash(name),
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
    let [outcome, tier, hardest] =
        [(outcome, OUTCOME), (tier, 12), (hardest, 26)].map(|(text, columns)| pad(text, columns));
    let [line, se, hodoku, max, sum, steps] = [(line, 6), (se, 4), (hodoku, 6), (max, 5), (sum, 7), (steps, 5)]
        .map(|(text, columns): (&str, usize)| " ".repeat(columns.saturating_sub(width(text))) + text);
    let row = [&*line, &outcome, &tier, &hardest, &se, &hodoku, &max, &sum, &steps, puzzle].join("  ");
    row.trim_end().to_owned() + "\n"
}

/// What came of a puzzle.
fn outcome(voice: Voice, outcome: &str) -> String {
    if voice.lang == Lang::En {
        return outcome.to_owned();
    }
    let said = match outcome {
        "solved" => "已解出",
        "stuck" => "卡住",
        "hypothesis" => "假设",
        "error" => "错误",
        other => other,
    };
    said.to_owned()
}

fn rating(rating: f64) -> String {
    format!("{rating:.1}")
}

fn or_dash(value: Option<impl Display>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| value.to_string())
}
