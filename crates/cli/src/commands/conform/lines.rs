//! A process that reads lines and writes lines.
use crate::input::unreadable;
use crate::words::CommandText;
use qedoku::Error;
use qedoku_testing::SurplusLines;
#[cfg(unix)]
use rustix::process::{Pid, Signal, kill_process_group};
use std::ffi::OsString;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// The bytes of the longest line that is read; of a longer one so much is kept.
const LONGEST: u64 = 1 << 20;

/// The time in which a program is given a state of its own after the end of its output.
const ENDING: Duration = Duration::from_secs(1);

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
    answers: Receiver<OutputLine>,
}

/// A line that a program wrote.
pub(super) struct OutputLine {
    pub(super) text: String,
    /// Why it cannot be an answer, whatever it says.
    pub(super) fault: Option<&'static str>,
}

/// A line of a program, or the reason why none was read.
pub(super) enum LineWait {
    Line(OutputLine),
    /// There will be no more, and why.
    Ended(String),
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
        // What it begins itself is in its group, and ends with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut process, 0);
        let mut child = process.spawn().map_err(|error| failed(error.to_string()))?;
        let (Some(questions), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(failed("it has no input or output".to_owned()));
        };
        let (sender, answers) = sync_channel(WAITING);
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            while let Ok(Some(line)) = next_line(&mut output) {
                if sender.send(line).is_err() {
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
                Ok(line) => return LineWait::Line(line),
                Err(RecvTimeoutError::Disconnected) => return LineWait::Ended(self.end()),
                Err(RecvTimeoutError::Timeout) if left.is_zero() || ends() => return LineWait::Late,
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// Takes up the lines that nothing asked for, as long as one follows the other in this time.
    pub(super) fn drain(&mut self, time: Duration, surplus: &mut Option<SurplusLines>) {
        for _ in 0..AT_ONCE {
            let Ok(line) = self.answers.recv_timeout(time) else { return };
            SurplusLines::add(surplus, &line.text);
        }
    }

    /// The exit status or the signal of a program whose output has ended.
    fn end(&mut self) -> String {
        let until = Instant::now() + ENDING;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return format!("it ended ({status})"),
                Ok(None) if Instant::now() < until => thread::sleep(Duration::from_millis(5)),
                _ => return "it closed its output".to_owned(),
            }
        }
    }
}

/// The next line of the output; nothing at its end.
fn next_line(output: &mut impl BufRead) -> io::Result<Option<OutputLine>> {
    let mut line = Vec::new();
    if output.take(LONGEST).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    let is_cut = line.len() as u64 == LONGEST && !line.ends_with(b"\n");
    if is_cut {
        output.skip_until(b'\n')?;
    }
    let is_text = is_cut || str::from_utf8(&line).is_ok();
    let fault = match (is_cut, is_text) {
        (true, _) => Some("the line is longer than a mebibyte"),
        (_, false) => Some("the line is not UTF-8"),
        _ => None,
    };
    Ok(Some(OutputLine { text: String::from_utf8_lossy(&line).into_owned(), fault }))
}

impl Drop for AnsweringChild {
    fn drop(&mut self) {
        // It may have ended by itself, and may have left others that it began.
        #[cfg(unix)]
        let _ = kill_process_group(Pid::from_child(&self.child), Signal::KILL);
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_cannot_be_read_is_no_end() {
        let long = vec![b'x'; 3 << 20];
        let written = [&b"one\n\xff\n"[..], &long, b"\ntwo"].concat();
        let mut output = written.as_slice();
        let mut next = || next_line(&mut output).unwrap().map(|line| (line.text, line.fault));
        assert_eq!(next(), Some(("one\n".to_owned(), None)));
        assert_eq!(next(), Some(("\u{fffd}\n".to_owned(), Some("the line is not UTF-8"))));
        let (text, fault) = next().unwrap();
        assert_eq!((text.len(), fault), (1 << 20, Some("the line is longer than a mebibyte")));
        assert_eq!(next(), Some(("two".to_owned(), None)));
        assert_eq!(next(), None);
    }
}
