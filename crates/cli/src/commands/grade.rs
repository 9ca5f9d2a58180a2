//! `qedoku grade`: how hard puzzles are, one line for each.
use super::batch;
use super::done::{Done, id};
use super::frame::Frame;
use super::puzzles::{Item, Puzzles};
use super::resume::Ends;
use crate::args::{Grade as Asked, Grading, spoken};
use crate::exit::Exit;
use crate::output::pattern::Pattern;
use crate::output::{beside, grades};
use crate::run::Console;
use qedoku::{Columns, GradeRecord, Problem, Scale, Scales, Worker};
use qedoku_explain::Voice;
use std::io;

/// Grades every puzzle of the command line.
pub(crate) fn grade(asked: &Asked, console: &mut Console<'_>) -> io::Result<Exit> {
    let own = asked.format_string.as_ref().map(|pattern| Ends::Lines(pattern.lines()));
    let ends = own.unwrap_or(if asked.format == Grading::Json { Ends::Untold } else { Ends::Lines(1) });
    if let Err(problem) = asked.batch.resumes(ends, &asked.format, "ndjson, csv or table") {
        return console.refuse(&problem);
    }
    let mut puzzles = Puzzles::new(&asked.input);
    let scales = match scales(asked) {
        Ok(scales) => scales,
        Err(problem) => return console.refuse(&problem),
    };
    let ways = asked.scope.grading(&scales);
    // The whole input has one heading, whichever part of it is worked on.
    let columns = match asked.format {
        Grading::Csv => puzzles.leading().map(|item| item.beside.columns(&GradeRecord::csv_names(&scales))),
        _ => None,
    };
    let frame = match (asked.format, &columns) {
        _ if asked.format_string.is_some() => Frame::default(),
        (Grading::Json, _) => Frame::array(),
        (_, Some(columns)) => Frame::under(columns.heading()),
        _ => Frame::under(grades::heading(asked.format, &ways, voice(asked))),
    };
    let job = Job { asked, scales, columns: columns.unwrap_or_default() };
    let start = || Worker::new(&ways);
    let puzzles = puzzles.selected(&asked.batch);
    batch::run(puzzles, &asked.batch, console, frame.ending(ends), start, |worker, item| job.run(worker, item))
}

/// What is asked for, the same for all puzzles.
struct Job<'a> {
    asked: &'a Asked,
    scales: Scales,
    columns: Columns,
}

/// The scales that are named, or the usual ones; with a line of one's own there is one.
fn scales(asked: &Asked) -> Result<Scales, Problem> {
    match asked.format_string {
        Some(_) => Pattern::scale(asked.scale.as_ref()).map(Scales::from),
        None => Ok(asked.scale.clone().unwrap_or_default()),
    }
}

fn voice(asked: &Asked) -> Voice {
    Voice { lang: spoken(asked.lang), ..Voice::default() }
}

impl Job<'_> {
    fn run(&self, worker: &mut Worker<'_>, item: &Item) -> Done {
        let Self { asked, scales, columns } = self;
        let puzzle = item.read.as_ref().ok().map(|entry| &entry.puzzle);
        let result = item.read.as_ref().map_err(Clone::clone).and_then(|entry| worker.grade(&entry.puzzle));
        let placed = result.as_ref().map_err(|problem| problem.at(&item.at));
        let record = GradeRecord::new(id(item), puzzle, placed.as_ref().copied());
        let rated = scales.iter().next().unwrap_or(Scale::Se);
        let own = asked.format_string.as_ref().map(|pattern| pattern.write(&record, rated, puzzle));
        let out = match asked.format {
            _ if !item.is_record && (asked.format_string.is_some() || asked.format == Grading::Table) => String::new(),
            _ if own.is_some() => own.unwrap_or_default(),
            Grading::Csv => columns.row(&item.beside, &record.csv_fields(scales)),
            Grading::Json => beside::object(&record, &item.beside),
            Grading::Ndjson => beside::object(&record, &item.beside) + "\n",
            Grading::Table => grades::table(&record, scales, voice(asked)),
        };
        let lost = match asked.format {
            Grading::Csv => columns.lost(&item.beside).map(str::to_owned).collect(),
            _ => vec![],
        };
        let done = match &result {
            Ok(graded) => {
                let exit = if graded.is_filled() { Exit::Ok } else { Exit::Unsolved };
                Done { out, exit, ..Done::default() }
            }
            Err(problem) => Done::failed(problem, item, out),
        };
        Done { lost, ..done }
    }
}
