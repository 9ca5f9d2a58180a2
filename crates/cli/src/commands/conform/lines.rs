//! A process that reads lines and writes lines.
use crate::input::unreadable;
use crate::words::CommandText;
use qedoku::Error;
use qedoku_testing::SurplusLines;
use std::ffi::OsString;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// The bytes of the longest answer that is read.
const LONGEST: u64 = 1 << 20;

/// The number of lines that wait to be read.
const WAITING: usize = 64;

/// The most lines that are taken up at once.
const AT_ONCE: usize = 2000;

/// The time between two looks at whether to go on.
const PATIENCE: Duration = Duration::from_millis(50);

/// A process that was begun.
pub(super) struct AnsweringChild {
    child: Child,
    questions: ChildStdin,
    answers: Receiver<Result<String, String>>,
}

/// What came of waiting for a line.
pub(super) enum LineWait {
    Line(String),
    /// It cannot be read, and why.
    Fault(String),
    /// There will be no more.
    Ended,
    /// None came in time.
    Late,
}

impl AnsweringChild {
    pub(super) fn new(command: &[OsString]) -> Result<Self, Error> {
        let name = command.first().cloned().unwrap_or_default();
        let label = name.to_string_lossy().into_owned();
        let failed = |error: String| unreadable(CommandText::NotBegun { command: label.clone(), error });
        let mut process = Command::new(&name);
        process.args(command.iter().skip(1)).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = process.spawn().map_err(|error| failed(error.to_string()))?;
        let (Some(questions), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(failed("it has no input or output".to_owned()));
        };
        let (sender, answers) = sync_channel(WAITING);
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

    /// Writes a line. That the program has ended is noticed where its answer is awaited.
    pub(super) fn ask(&mut self, line: &str) {
        let _ = self.questions.write_all(line.as_bytes()).and_then(|()| self.questions.flush());
    }

    /// Waits for a line until then, or until it is to end.
    pub(super) fn wait(&mut self, until: Instant, ends: impl Fn() -> bool) -> LineWait {
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.answers.recv_timeout(left.min(PATIENCE)) {
                Ok(Ok(line)) => return LineWait::Line(line),
                Ok(Err(fault)) => return LineWait::Fault(fault),
                Err(RecvTimeoutError::Disconnected) => return LineWait::Ended,
                Err(RecvTimeoutError::Timeout) if left.is_zero() || ends() => return LineWait::Late,
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// Takes up the lines that nothing asked for, as long as one follows the other in this time.
    pub(super) fn drain(&mut self, time: Duration, surplus: &mut Option<SurplusLines>) {
        for _ in 0..AT_ONCE {
            let Ok(Ok(line)) = self.answers.recv_timeout(time) else { return };
            SurplusLines::add(surplus, &line);
        }
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
