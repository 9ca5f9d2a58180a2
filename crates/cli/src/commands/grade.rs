//! `qedoku grade`: how hard puzzles are, one line for each.
use super::batch;
use super::envelope::Envelope;
use super::envelope_ends::EnvelopeEnds;
use super::item_result::{ItemResult, id};
use super::puzzle_item::PuzzleItem;
use super::puzzles::Puzzles;
use crate::args::{GradeArgs as Asked, Grading, TechniqueFamily, spoken};
use crate::console::Console;
use crate::exit::Exit;
use crate::input::unreadable;
use crate::output::line_column::LineColumn;
use crate::output::pattern::LinePattern;
use crate::output::{grades, input_columns};
use crate::words::CommandText;
use qedoku::generate::Bounds;
use qedoku::grade::{GradeFields, GradeRecord};
use qedoku::log::TableColumns;
use qedoku::{Error, Graded, Options, PuzzleWorker, Scale, Scales};
use qedoku_explain::Style;
use qedoku_formats::{AnnotatedPuzzle, csv_field};
use std::io::{self, IsTerminal};
use std::sync::atomic::{AtomicBool, Ordering};

/// Grades every puzzle of the command line.
pub(crate) fn grade(asked: &Asked, console: &mut Console<'_>) -> io::Result<Exit> {
    let ends = match &asked.format_string {
        // How many puzzles are left out is not told.
        _ if !asked.technique.is_empty() || asked.er.is_some() || asked.hodoku.is_some() => EnvelopeEnds::Untold,
        Some(pattern) => EnvelopeEnds::Lines(pattern.lines()),
        None if asked.print.format() == Grading::Json => EnvelopeEnds::Untold,
        None => EnvelopeEnds::Lines(1),
    };
    if let Err(problem) = asked.batch.resumes(ends, &asked.print.format(), "ndjson, csv or table") {
        return console.refuse(&problem);
    }
    let mut puzzles = Puzzles::under_any_rules(&asked.input);
    let scales = match scales(asked) {
        Ok(scales) => scales,
        Err(problem) => return console.refuse(&problem),
    };
    let allowed = asked.scope.grading(&scales);
    let column = LineColumn::of(&asked.input.sources, style(asked));
    // The whole input has one heading, whichever part of it is worked on.
    let columns = match asked.print.format() {
        Grading::Csv => puzzles.leading().map(|item| item.beside.columns(&GradeRecord::csv_names(&scales))),
        _ => None,
    };
    let frame = frame(asked, columns.as_ref(), &allowed, column);
    let is_seen = asked.print.format() == Grading::Table && !console.is_file && io::stdout().is_terminal();
    let job = GradeJob {
        asked,
        scales,
        columns: columns.unwrap_or_default(),
        column,
        is_seen,
        printed: AtomicBool::new(false),
    };
    let start = || PuzzleWorker::new(&allowed);
    let puzzles = puzzles.selected(&asked.batch);
    let frame = frame.ending(ends);
    let exit = batch::run(puzzles, &asked.batch, console, frame, start, |worker, item| job.run(worker, item))?;
    if !job.printed.load(Ordering::Relaxed) {
        none_wanted(asked, console)?;
    }
    Ok(exit)
}

/// The text before and behind the grades: the heading of a table, the brackets of a JSON array.
fn frame(asked: &Asked, columns: Option<&TableColumns>, allowed: &Options, column: LineColumn) -> Envelope {
    match (asked.print.format(), columns) {
        _ if asked.format_string.is_some() => Envelope::default(),
        (Grading::Json, _) => Envelope::array(),
        (_, Some(columns)) if asked.input.sources.len() > 1 => Envelope::under(format!("file,{}", columns.heading())),
        (_, Some(columns)) => Envelope::under(columns.heading()),
        (form, None) => Envelope::under(grades::heading(form, allowed, style(asked), column)),
    }
}

/// Says that no puzzle is what was asked for, if something was.
fn none_wanted(asked: &Asked, console: &mut Console<'_>) -> io::Result<()> {
    let text = match asked.er {
        Some(Bounds { least: er, most }) if er == most => {
            CommandText::NoneOfEr { er: format!("{}.{}", er / 10, er % 10) }
        }
        None if asked.technique.is_empty() && asked.hodoku.is_none() => return Ok(()),
        _ => CommandText::NoneWanted,
    };
    console.remark_of(&text)
}

/// The settings of the command, the same for all puzzles.
struct GradeJob<'a> {
    asked: &'a Asked,
    scales: Scales,
    columns: TableColumns,
    column: LineColumn,
    /// True once a record was printed: a puzzle that is what was asked for, or one without a grade.
    printed: AtomicBool,
    /// True if the table goes to a terminal, where remarks on bad records would repeat its rows.
    is_seen: bool,
}

/// The scales that are named, or the usual ones; with a line of one's own there is one.
fn scales(asked: &Asked) -> Result<Scales, Error> {
    let words = asked.scale.iter().map(|scale| scale.word());
    let named = (!asked.scale.is_empty()).then(|| Scales::named(words)).transpose();
    let named = named.map_err(|problem| unreadable(problem.to_string()))?;
    let scales = match asked.format_string {
        Some(_) => Scales::from(LinePattern::scale(named.as_ref())?),
        None => named.unwrap_or_default(),
    };
    let rated = asked.er.is_some() && !scales.iter().any(Scale::is_explainer);
    let leveled = asked.hodoku.is_some() && !scales.iter().any(|scale| scale == Scale::Hodoku);
    if !rated && !leveled {
        return Ok(scales);
    }
    let more = [(rated, Scale::Se), (leveled, Scale::Hodoku)].into_iter().filter(|(is_missing, _)| *is_missing);
    let words = scales.iter().chain(more.map(|(_, scale)| scale)).map(Scale::word);
    Scales::named(words).map_err(|problem| unreadable(problem.to_string()))
}

fn style(asked: &Asked) -> Style {
    Style { language: spoken(asked.lang.lang), ..Style::default() }
}

impl GradeJob<'_> {
    /// True if a grade has one of the techniques of `--technique`, an ER in the range of `--er` and the level of `--hodoku`,
    /// where these are given.
    fn is_wanted(&self, graded: &Graded) -> bool {
        let named = &self.asked.technique;
        let uses = named.is_empty()
            || graded.grade.techniques.keys().any(|slug| TechniqueFamily::any_has(named, slug.as_str()));
        let is_rated = |bounds: Bounds<u16>| {
            let fields = GradeFields::from(graded);
            self.scales.iter().find_map(|scale| fields.ratings(scale)).is_some_and(|it| bounds.contains(it.er))
        };
        let is_leveled = |level| graded.grade.hodoku.as_ref().is_some_and(|hodoku| hodoku.level == level);
        uses && self.asked.er.is_none_or(is_rated) && self.asked.hodoku.is_none_or(is_leveled)
    }

    fn run(&self, worker: &mut PuzzleWorker<'_>, item: &PuzzleItem) -> ItemResult {
        let Self { asked, scales, columns, column, is_seen, printed } = self;
        let puzzle = item.read.as_ref().ok().map(|entry| &entry.puzzle);
        let result =
            item.read.as_ref().map_err(Clone::clone).and_then(|entry| worker.under(&entry.layout).grade(&entry.puzzle));
        if let Ok(graded) = &result
            && !self.is_wanted(graded)
        {
            return ItemResult::default();
        }
        printed.store(true, Ordering::Relaxed);
        let placed = result.as_ref().map_err(|problem| problem.at(&item.at));
        let on = item.read.as_ref().ok().map(|entry| AnnotatedPuzzle::new(&entry.layout, &entry.puzzle));
        let record = GradeRecord::new(id(item), on, placed.as_ref().copied());
        let rated = scales.iter().next().unwrap_or(Scale::Se);
        let own = asked.format_string.as_ref().map(|pattern| pattern.write(&record, rated, puzzle));
        let out = match asked.print.format() {
            _ if !item.is_record && (asked.format_string.is_some() || asked.print.format() == Grading::Table) => {
                String::new()
            }
            _ if own.is_some() => own.unwrap_or_default(),
            Grading::Csv => {
                let file = item.source.as_ref().map(|source| format!("{},", csv_field(source)));
                file.unwrap_or_default() + &columns.row(&item.beside, &record.csv_fields(scales))
            }
            Grading::Json => input_columns::object(&record, &item.beside),
            Grading::Ndjson => input_columns::object(&record, &item.beside) + "\n",
            Grading::Table => grades::table(&record, scales, style(asked), &column.cell(item)),
        };
        let lost = match asked.print.format() {
            Grading::Csv => columns.lost(&item.beside).map(str::to_owned).collect(),
            _ => vec![],
        };
        let done = match &result {
            Ok(graded) => {
                let exit = if graded.is_filled() { Exit::Ok } else { Exit::Unsolved };
                ItemResult { out, exit, ..ItemResult::default() }
            }
            Err(problem) => ItemResult::failed(problem, item, out),
        };
        // The row of the table says it already.
        let err = if *is_seen && !done.out.is_empty() { vec![] } else { done.err };
        ItemResult { err, lost, ..done }
    }
}
