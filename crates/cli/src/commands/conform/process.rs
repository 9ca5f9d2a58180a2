//! A program that answers questions, a line each; one that does not is begun again.
use crate::input::unreadable;
use crate::words::CommandText;
use qedoku::Error;
use qedoku_testing::{CaseQuestion, CaseResult, CaseVerdict, TechniqueCase};
use std::ffi::OsString;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

/// The bytes of the longest answer that is read.
const LONGEST: u64 = 1 << 20;

/// After so many cases in a row without an answer, each with a process of its own, no more are asked.
const PATIENCE: usize = 20;

/// The same of a program that has not answered yet and ends each time: it cannot be begun as it is.
const BEGINNINGS: usize = 3;

/// A program that answers questions.
pub(super) struct SolverProcess<'a> {
    command: &'a [OsString],
    timeout: Duration,
    running: Option<AnsweringChild>,
    /// The number of cases without an answer since the last one with one.
    lost: usize,
    /// The number of starts after which it ended without an answer, while it has never given one.
    failed_starts: usize,
    has_answered: bool,
}

/// A process that was begun.
struct AnsweringChild {
    child: Child,
    questions: ChildStdin,
    answers: Receiver<Result<String, String>>,
}

impl<'a> SolverProcess<'a> {
    pub(super) const fn new(command: &'a [OsString], timeout: Duration) -> Self {
        Self { command, timeout, running: None, lost: 0, failed_starts: 0, has_answered: false }
    }

    /// Begins the program, if it is not running.
    pub(super) fn begin(&mut self) -> Result<(), Error> {
        if self.running.is_none() {
            self.running = Some(AnsweringChild::new(self.command)?);
        }
        Ok(())
    }

    /// Asks about a case and judges the answer.
    pub(super) fn ask(&mut self, case: &TechniqueCase, any: bool) -> CaseResult {
        if self.lost >= PATIENCE || self.failed_starts >= BEGINNINGS {
            return CaseResult::without_answer(case, CaseVerdict::Dead, "it was given up");
        }
        if let Err(error) = self.begin() {
            return self.lose(case, CaseVerdict::Dead, &error.message());
        }
        let Some(running) = &mut self.running else { return self.lose(case, CaseVerdict::Dead, "it did not begin") };
        let question = CaseQuestion::new(case, any);
        let line = serde_json::to_string(&question).unwrap_or_default() + "\n";
        // One that has ended is noticed where its answer is awaited.
        let _ = running.questions.write_all(line.as_bytes()).and_then(|()| running.questions.flush());
        match running.answers.recv_timeout(self.timeout) {
            Ok(Ok(answer)) => {
                self.lost = 0;
                self.has_answered = true;
                CaseResult::of_answer(case, &answer, any)
            }
            Ok(Err(fault)) => self.lose(case, CaseVerdict::Dead, &fault),
            Err(RecvTimeoutError::Disconnected) => self.lose(case, CaseVerdict::Dead, "it ended"),
            Err(RecvTimeoutError::Timeout) => {
                self.lose(case, CaseVerdict::TooSlow, &format!("no answer in {} s", self.timeout.as_secs_f64()))
            }
        }
    }

    /// Ends the process, so that the next question is asked of a new one.
    fn lose(&mut self, case: &TechniqueCase, verdict: CaseVerdict, fault: &str) -> CaseResult {
        self.running = None;
        self.lost += 1;
        self.failed_starts += usize::from(verdict == CaseVerdict::Dead && !self.has_answered);
        CaseResult::without_answer(case, verdict, fault)
    }
}

impl AnsweringChild {
    fn new(command: &[OsString]) -> Result<Self, Error> {
        let name = command.first().cloned().unwrap_or_default();
        let label = name.to_string_lossy().into_owned();
        let failed = |error: String| unreadable(CommandText::NotBegun { command: label.clone(), error });
        let mut process = Command::new(&name);
        process.args(command.iter().skip(1)).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = process.spawn().map_err(|error| failed(error.to_string()))?;
        let (Some(questions), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(failed("it has no input or output".to_owned()));
        };
        // One answer is awaited at a time; what comes unasked waits here.
        let (sender, answers) = sync_channel(1);
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            while let Some(answer) = next_line(&mut output) {
                let is_last = answer.is_err();
                if sender.send(answer).is_err() || is_last {
                    return;
                }
            }
        });
        Ok(Self { child, questions, answers })
    }
}

/// The next line of the output, or why it cannot be read; nothing at its end.
fn next_line(output: &mut impl BufRead) -> Option<Result<String, String>> {
    let mut line = Vec::new();
    match output.take(LONGEST).read_until(b'\n', &mut line) {
        Ok(0) => None,
        Ok(read) if read as u64 == LONGEST => Some(Err("its answer is longer than a mebibyte".to_owned())),
        Ok(_) => Some(String::from_utf8(line).map_err(|_| "its answer is not UTF-8".to_owned())),
        Err(error) => Some(Err(error.to_string())),
    }
}

impl Drop for AnsweringChild {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
