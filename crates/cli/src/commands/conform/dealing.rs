//! Cases dealt to several processes of one program.
use super::process::SolverProcess;
use crate::pool::{self, OrderedSink};
use crate::signals;
use qedoku_testing::{CaseResult, CaseVerdict, TechniqueCase};
use std::ffi::OsString;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, Builder};
use std::time::Duration;

/// After so many cases in a row without an answer, each with a process of its own, no more are asked.
const PATIENCE: usize = 20;

/// The same of a program that has not answered yet and ends each time: it cannot be begun as it is.
const BEGINNINGS: usize = 3;

/// The hint of the report on time-outs in a row.
const FLUSH: &str = "each answer must be written out at once (flushed), one line to each question in their order";

/// The time between two looks at whether to go on.
const LOOKS: Duration = Duration::from_millis(200);

/// The stack of a thread that judges answers.
const STACK: usize = 8 << 20;

/// A program, and how it is asked.
pub(super) struct Dealing<'a> {
    pub(super) command: &'a [OsString],
    pub(super) timeout: Duration,
    pub(super) any: bool,
    /// The number of processes; 0 is one for each core.
    pub(super) jobs: usize,
}

impl Dealing<'_> {
    /// Asks about all cases and hands the results on in order. Of N processes the first is asked about the first case and
    /// every Nth behind it, and so on: which process is asked what depends on N alone.
    pub(super) fn run(&self, cases: &[TechniqueCase], sink: &mut dyn OrderedSink<CaseResult>) -> io::Result<()> {
        let lanes = pool::threads(self.jobs).clamp(1, cases.len().max(1));
        let is_over = AtomicBool::new(false);
        thread::scope(|scope| {
            let begin = |first: usize| {
                let (sender, results) = channel();
                let is_over = &is_over;
                let dealt = move || self.ask(cases.iter().zip(1..).skip(first).step_by(lanes), &sender, is_over);
                Builder::new().stack_size(STACK).spawn_scoped(scope, dealt).map(|_| results)
            };
            let begun: io::Result<Vec<_>> = (0..lanes).map(begin).collect();
            let collected = begun.and_then(|results| collect(cases, &results, sink));
            is_over.store(true, Ordering::Relaxed);
            collected
        })
    }

    /// Asks one process about its cases.
    fn ask<'c>(
        &self,
        dealt: impl Iterator<Item = (&'c TechniqueCase, u64)>,
        sender: &Sender<CaseResult>,
        is_over: &AtomicBool,
    ) {
        let mut solver = SolverProcess::new(self.command, self.timeout, is_over);
        for (case, id) in dealt {
            if is_over.load(Ordering::Relaxed) || signals::caught() {
                return;
            }
            let result = solver.ask(id, case, self.any);
            if signals::caught() || sender.send(result).is_err() {
                return;
            }
        }
    }
}

/// Takes the results in the order of the cases. Whether the program is given up depends on these alone, and not on the
/// number of processes.
fn collect(
    cases: &[TechniqueCase],
    lanes: &[Receiver<CaseResult>],
    sink: &mut dyn OrderedSink<CaseResult>,
) -> io::Result<()> {
    let mut losses = Losses::default();
    for (at, case) in cases.iter().enumerate() {
        let result = if let Some(reason) = losses.are_enough() {
            CaseResult::without_answer(case, CaseVerdict::Dead, &format!("it was given up {reason}"))
        } else {
            let Some(result) = next(&lanes[at % lanes.len()], sink)? else { return Ok(()) };
            losses.count(&result);
            losses.advise(result)
        };
        if sink.take(result)?.is_break() {
            return Ok(());
        }
    }
    Ok(())
}

/// The next result of a process; nothing if a signal ended the work.
fn next(results: &Receiver<CaseResult>, sink: &mut dyn OrderedSink<CaseResult>) -> io::Result<Option<CaseResult>> {
    loop {
        match results.recv_timeout(LOOKS) {
            Ok(result) => return Ok(Some(result)),
            Err(RecvTimeoutError::Timeout) => sink.idle()?,
            Err(RecvTimeoutError::Disconnected) => return Ok(None),
        }
    }
}

/// Counts the cases without an answer: those in a row, and those before the first answer.
#[derive(Default)]
struct Losses {
    has_answered: bool,
    /// The number of cases without an answer since the last one with one.
    in_a_row: usize,
    /// The number of cases with which it ended, while it had never answered.
    beginnings: usize,
}

impl Losses {
    fn count(&mut self, result: &CaseResult) {
        if result.fault.is_none() || result.line.is_some() {
            self.has_answered = true;
            self.in_a_row = 0;
            return;
        }
        self.in_a_row += 1;
        self.beginnings += usize::from(result.verdict == CaseVerdict::Dead && !self.has_answered);
    }

    /// The result, with what may be the matter with a program the second time in a row that it is too slow.
    fn advise(&self, result: CaseResult) -> CaseResult {
        match result.fault {
            Some(fault) if self.in_a_row == 2 && result.verdict == CaseVerdict::TooSlow => {
                CaseResult { fault: Some(fault + "; " + FLUSH), ..result }
            }
            fault => CaseResult { fault, ..result },
        }
    }

    /// Why no more is asked, if so.
    fn are_enough(&self) -> Option<String> {
        if !self.has_answered && self.beginnings >= BEGINNINGS {
            Some(format!("after it ended {BEGINNINGS} times and had never answered"))
        } else if self.in_a_row >= PATIENCE {
            Some(format!("after {PATIENCE} questions in a row without an answer"))
        } else {
            None
        }
    }
}
