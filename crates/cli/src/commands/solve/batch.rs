//! The batch: every item is worked on, and the results are written in order.
use super::frame::Frame;
use super::worker::{Done, Job, Worker};
use crate::args::Solve;
use crate::commands::puzzles::Puzzles;
use crate::exit::Exit;
use crate::pool;
use crate::run::Console;
use std::io;

/// Solves every puzzle of the command line.
pub(crate) fn solve(options: &Solve, console: &mut Console<'_>) -> io::Result<Exit> {
    let puzzles = Puzzles::new(&options.input);
    let several = puzzles.items().nth(1).is_some();
    let job = Job::new(options, several);
    let mut exit = Exit::Ok;
    let mut frame = Frame::new(options.format);
    let take = |done: Done| {
        frame.put(console.out, &done.out)?;
        done.err.iter().try_for_each(|message| console.remark(message))?;
        exit = exit.max(done.exit);
        Ok(())
    };
    pool::in_order(options.jobs.jobs, puzzles.items(), || Worker::new(&job), |worker, item| worker.run(&item), take)?;
    frame.close(console.out)?;
    Ok(exit)
}
