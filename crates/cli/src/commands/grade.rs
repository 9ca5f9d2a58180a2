//! `qedoku grade`: how hard puzzles are, one line for each.
use super::batch::{self, Done, id};
use super::frame::Frame;
use super::puzzles::{Item, Puzzles};
use crate::args::{Grade as Asked, spoken};
use crate::exit::Exit;
use crate::output::grades;
use crate::run::Console;
use qedoku::{GradeRecord, Options, Worker};
use std::io;

/// Grades every puzzle of the command line.
pub(crate) fn grade(asked: &Asked, console: &mut Console<'_>) -> io::Result<Exit> {
    let puzzles = Puzzles::new(&asked.input);
    let ways = Options::of(asked.scope.profile());
    let frame = Frame::under(grades::heading(asked.format, spoken(asked.lang)));
    let start = || Worker::new(&ways);
    batch::run(&puzzles, &asked.jobs, console, frame, start, |worker, item| run(asked, worker, item))
}

fn run(asked: &Asked, worker: &mut Worker<'_>, item: &Item<'_>) -> Done {
    let puzzle = item.read.as_ref().ok().map(|entry| &entry.puzzle);
    let result = item.read.as_ref().map_err(Clone::clone).and_then(|entry| worker.grade(&entry.puzzle));
    let placed = result.as_ref().map(|graded| &graded.grade).map_err(|problem| problem.at(&item.at));
    let record = GradeRecord::new(id(item), puzzle, placed.as_ref().copied());
    let out = grades::line(&record, asked.format, spoken(asked.lang));
    match &result {
        Ok(graded) => Done { out, err: vec![], exit: if graded.is_filled() { Exit::Ok } else { Exit::Unsolved } },
        Err(problem) => Done::failed(problem, item, out),
    }
}
