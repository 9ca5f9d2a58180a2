//! Grades, a line each.
use super::line_column::LineColumn;
use super::log::without;
use super::terminal_style::{pad, width};
use crate::args::Grading;
use qedoku::grade::{GradeFields, GradeRecord, GradeResult, GradeRun};
use qedoku::log::Names;
use qedoku::{Options, Scale, Scales, words};
use qedoku_core::{HodokuLevel, Slug, brief, printable};
use qedoku_explain::Style;
use qedoku_grade::SeRatings;
use qedoku_techniques::Tier;
use std::fmt::Display;

/// The columns of an outcome.
const OUTCOME: usize = 8;
/// The columns of a tier.
const TIER: usize = 12;
/// The columns of a level.
const LEVEL: usize = 7;
/// The columns of a score.
const SCORE: usize = 6;
/// The columns of a technique.
const TECHNIQUE: usize = 26;
/// The columns of a rating.
const RATING: usize = 4;
/// The columns of a rating of the scale `se118`.
const RATING_118: usize = 5;
/// The columns of an effort.
const EFFORT: usize = 6;
/// The columns of a round.
const ROUND: usize = 30;

/// The heading above the first grade.
pub(crate) fn heading(format: Grading, options: &Options, style: Style, column: LineColumn) -> String {
    match format {
        Grading::Json | Grading::Ndjson => String::new(),
        Grading::Csv => GradeRecord::csv_heading(options.get_scales()),
        Grading::Table => {
            let of = |run: &GradeRun| {
                let scale = run.scale;
                let by = described(run, options, style);
                match order(scale, style) {
                    Some(order) => style.say(&GradesText::Ordered { scale: scale.word(), order: &order, by: &by }),
                    None => style.say(&GradesText::Scale { scale: scale.word(), by: &by }),
                }
            };
            let mut facts: Vec<String> = options.runs(None).iter().map(of).collect();
            if options.get_scales().iter().any(|scale| scale == Scale::Tier) {
                facts.push(style.say(&GradesText::Tiers));
            }
            if options.get_scales().iter().any(|scale| scale == Scale::Hodoku) {
                facts.push(style.say(&GradesText::Guessed));
            }
            if options.get_scales().iter().any(Scale::is_explainer) {
                facts.push(style.say(&GradesText::Ratings));
            }
            let heads = [GradesText::Line, GradesText::Outcome, GradesText::Steps, GradesText::Puzzle];
            let [line, outcome, steps, puzzle] = &heads.map(|head| style.say(&head));
            let titles = options.get_scales().iter().flat_map(|scale| titles(scale, style)).collect();
            facts.join("\n") + "\n" + &row([&column.at_right(line), outcome], titles, [steps, puzzle])
        }
    }
}

/// The profile of a run in words; for the scale tier with what is left out of it.
fn described(run: &GradeRun, options: &Options, style: Style) -> String {
    let profile = options.get_profile();
    let left_out = || without(&options.names().clone().style(style), profile.name(), profile.limit());
    let left_out = if run.scale == Scale::Tier { left_out() } else { None };
    words::listed(style, &std::iter::once(run.describe(style)).chain(left_out).collect::<Vec<_>>())
}

/// The words of a scale that has words, the easiest first.
fn order(scale: Scale, style: Style) -> Option<String> {
    match scale {
        Scale::Tier => Some(Tier::ALL.map(|tier| words::tier(style, tier)).join(" < ")),
        Scale::Hodoku => Some(HodokuLevel::ALL.map(|level| words::level(style, level)).join(" < ")),
        Scale::Se | Scale::SeCorrected | Scale::Se118 | Scale::Effort => None,
    }
}

/// A line of the table, with its end.
pub(crate) fn table(record: &GradeRecord, scales: &Scales, style: Style, line: &str) -> String {
    let grade = match &record.result {
        GradeResult::Graded(grade) => grade,
        GradeResult::Error { error } => {
            let failed = pad(&style.say(&GradesText::Error), OUTCOME);
            return format!("{line}  {failed}  {}\n", printable(&error.describe(style)));
        }
    };
    let cells = scales.iter().flat_map(|scale| on(grade, scale, style)).collect();
    let puzzle = named(record);
    let alone = scales.iter().eq([Scale::Effort]);
    let effort = grade.effort.as_ref().filter(|_| alone).map(|effort| effort.describe(style));
    let puzzle = [puzzle.as_str()].into_iter().chain(effort.as_deref()).collect::<Vec<_>>().join("  ");
    row([line, &style.say(&grade.outcome)], cells, [&grade.steps.to_string(), &puzzle])
}

/// The digits of a puzzle; where only a link tells it, its name, or the beginning of the link.
fn named(record: &GradeRecord) -> String {
    match (record.puzzle.as_deref().unwrap_or_default(), &record.id) {
        (link, Some(name)) if link.contains("://") => printable(name).into_owned(),
        (link, None) if link.contains("://") => brief(link),
        (digits, _) => digits.to_owned(),
    }
}

/// The titles of the columns of a scale, as wide as these.
fn titles(scale: Scale, style: Style) -> Vec<String> {
    let say = |text| style.say(&text);
    let hardest = pad(&say(GradesText::HardestOf { scale: scale.word() }), TECHNIQUE);
    match scale {
        Scale::Tier => vec![pad(&say(GradesText::Tier), TIER), pad(&say(GradesText::Hardest), TECHNIQUE)],
        Scale::Hodoku => {
            vec![pad(&say(GradesText::Level), LEVEL), at_right(&say(GradesText::Score), SCORE), hardest]
        }
        Scale::Se => ["ER", "EP", "ED"].map(right).into_iter().chain([hardest]).collect(),
        Scale::SeCorrected => ["ERc", "EPc", "EDc"].map(right).into_iter().chain([hardest]).collect(),
        Scale::Se118 => {
            let ratings = ["ER118", "EP118", "ED118"].map(|title| at_right(title, RATING_118));
            ratings.into_iter().chain([hardest]).collect()
        }
        Scale::Effort => vec![at_right(&say(GradesText::Effort), EFFORT), pad(&say(GradesText::HardestRound), ROUND)],
    }
}

/// The columns of a scale.
fn on(grade: &GradeFields, scale: Scale, style: Style) -> Vec<String> {
    let names = Names::all().style(style);
    let name = |slug: &Slug| style.say(&GradesText::Technique { slug: slug.as_str(), name: &names.name(slug) });
    match scale {
        Scale::Tier => {
            let hardest = grade.hardest.as_ref();
            let tier = hardest.map(|it| words::tier(style, it.tier));
            vec![pad(&or_dash(tier), TIER), pad(&or_dash(hardest.map(|it| name(&it.technique))), TECHNIQUE)]
        }
        Scale::Se | Scale::SeCorrected | Scale::Se118 => {
            let own = grade.ratings(scale);
            let columns = if scale == Scale::Se118 { RATING_118 } else { RATING };
            let ratings = own.map_or_else(|| ["-"; 3].map(str::to_owned), SeRatings::decimals);
            let hardest = own.and_then(|it| it.hardest.as_ref()).map(name);
            ratings.iter().map(|rating| at_right(rating, columns)).chain([pad(&or_dash(hardest), TECHNIQUE)]).collect()
        }
        Scale::Hodoku => {
            let own = grade.hodoku.as_ref();
            let hardest = own.and_then(|it| it.hardest.as_ref()).map(name);
            let [level, score] =
                [own.map(|it| words::level(style, it.level)), own.map(|it| it.score.to_string())].map(or_dash);
            vec![pad(&level, LEVEL), at_right(&score, SCORE), pad(&or_dash(hardest), TECHNIQUE)]
        }
        Scale::Effort => {
            let effort = grade.effort.as_ref();
            let hard = effort.and_then(|it| it.bottlenecks.first().map(|hard| (hard, it.rounds)));
            let hard = hard.map(|(hard, rounds)| format!("{}/{rounds} {}", hard.round, hard.method_name(style)));
            let effort = effort.map(|it| format!("{:.1}", it.effort));
            vec![at_right(&or_dash(effort), EFFORT), pad(&or_dash(hard), ROUND)]
        }
    }
}

/// The line, as wide as its column, and what came of it, the columns of the scales, then the steps and the puzzle.
fn row([line, outcome]: [&str; 2], scales: Vec<String>, [steps, puzzle]: [&str; 2]) -> String {
    let steps = at_right(steps, 5);
    let mut cells = vec![line.to_owned(), pad(outcome, OUTCOME)];
    cells.extend(scales);
    cells.extend([steps, puzzle.to_owned()]);
    cells.join("  ").trim_end().to_owned() + "\n"
}

/// A rating, or what stands above it, at the right of its column.
fn right(text: &str) -> String {
    at_right(text, RATING)
}

/// A text at the right of so many columns.
fn at_right(text: &str, columns: usize) -> String {
    " ".repeat(columns_left(text, columns)) + text
}

fn columns_left(text: &str, columns: usize) -> usize {
    columns.saturating_sub(width(text))
}

fn or_dash(value: Option<impl Display>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| value.to_string())
}

/// A table of grades.
#[derive(Clone, Copy, Debug)]
pub(crate) enum GradesText<'a> {
    Line,
    Outcome,
    Steps,
    Puzzle,
    Tier,
    Hardest,
    Level,
    Score,
    HardestOf { scale: &'a str },
    HardestRound,
    Technique { slug: &'a str, name: &'a str },
    Effort,
    Error,
    Tiers,
    Guessed,
    Ratings,
    Scale { scale: &'a str, by: &'a str },
    Ordered { scale: &'a str, order: &'a str, by: &'a str },
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku::log::Id;
    use qedoku::{Error, ErrorKind, Profile};
    use qedoku_explain::Lang;
    use qedoku_explain::Notation;

    #[test]
    fn the_scales_are_named_above_the_grades() {
        let scales =
            ["tier,se,effort", "se-corrected,se118"].map(|named| Scales::named(named.split(',')).expect("scales"));
        let error = Error::new(ErrorKind::Unreadable, "expected 81 cells, found 80");
        let failed = GradeRecord::new(Id { number: 3, name: None }, None, Err(&error));
        let head = |lang, scales: &Scales| {
            let style = Style::new(lang, Notation::default());
            let options = Options::new(Profile::default()).scales(scales.clone());
            heading(Grading::Table, &options, style, LineColumn::of(&[], style))
                + &table(&failed, scales, style, "     3")
        };
        let heads = scales.each_ref().map(|scales| Lang::ALL.map(|lang| head(lang, scales)).concat());
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/_cli");
        insta::with_settings!({ snapshot_path => folder, prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!("grade-heads", heads.concat());
        });
    }
}
