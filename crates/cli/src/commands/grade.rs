//! `qedoku grade`: how hard puzzles are, one line for each.
use super::batch::{self, Done, id};
use super::frame::Frame;
use super::puzzles::{Item, Puzzles};
use crate::args::{Grade as Asked, spoken};
use crate::exit::Exit;
use crate::output::grades;
use crate::run::Console;
use qedoku::{GradeRecord, Worker};
use qedoku_explain::Voice;
use std::io;

/// Grades every puzzle of the command line.
pub(crate) fn grade(asked: &Asked, console: &mut Console<'_>) -> io::Result<Exit> {
    let puzzles = Puzzles::new(&asked.input);
    let ways = asked.scope.grading(&asked.scale);
    let frame = Frame::under(grades::heading(asked.format, &ways, voice(asked)));
    let start = || Worker::new(&ways);
    batch::run(&puzzles, &asked.jobs, console, frame, start, |worker, item| run(asked, worker, item))
}

fn voice(asked: &Asked) -> Voice {
    Voice { lang: spoken(asked.lang), ..Voice::default() }
}

fn run(asked: &Asked, worker: &mut Worker<'_>, item: &Item<'_>) -> Done {
    let puzzle = item.read.as_ref().ok().map(|entry| &entry.puzzle);
    let result = item.read.as_ref().map_err(Clone::clone).and_then(|entry| worker.grade(&entry.puzzle));
    let placed = result.as_ref().map_err(|problem| problem.at(&item.at));
    let record = GradeRecord::new(id(item), puzzle, placed.as_ref().copied());
    let out = grades::line(&record, asked.format, &asked.scale, voice(asked));
    match &result {
        Ok(graded) => Done { out, err: vec![], exit: if graded.is_filled() { Exit::Ok } else { Exit::Unsolved } },
        Err(problem) => Done::failed(problem, item, out),
    }
}
