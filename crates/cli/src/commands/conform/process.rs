//! A program that answers questions, a line each; one that does not is begun again.
use super::lines::{AnsweringChild, LineWait, OutputLine};
use crate::signals;
use qedoku::Error;
use qedoku_testing::{CaseAnswer, CaseQuestion, CaseResult, CaseVerdict, SurplusLines, TechniqueCase};
use std::ffi::OsString;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The time in which a line that is no answer may be followed by one that is, until it is known what the program does.
const NOISE: Duration = Duration::from_secs(1);

/// So often it is waited in vain for what follows a line that is no answer.
const VAIN: usize = 3;

/// The time in which lines may follow an answer: of a program that has written none too many, and of
/// one that has.
const SETTLED: [Duration; 2] = [Duration::from_millis(1), Duration::from_millis(20)];

/// The most lines beside one answer.
const SURPLUS: u64 = 1000;

/// A program that answers questions.
pub(super) struct SolverProcess<'a> {
    command: &'a [OsString],
    timeout: Duration,
    /// Set when the run ends: no answer is waited for any more.
    is_over: &'a AtomicBool,
    running: Option<AnsweringChild>,
    /// Set once the running process has written a line.
    has_begun: bool,
    /// The number of lines that were no answers and that no answer followed; none once one did.
    vain: Option<usize>,
    /// True if it has written a surplus line.
    is_noisy: bool,
    /// True if an answer had an `id`: a line without one is taken for an answer only if no other
    /// comes.
    has_numbers: bool,
}

/// The reason why there is no answer.
struct Unanswered {
    verdict: CaseVerdict,
    fault: String,
    /// True if the program is to be begun again.
    is_lost: bool,
}

impl Unanswered {
    fn dead(fault: &str) -> Self {
        Self { verdict: CaseVerdict::Dead, fault: fault.to_owned(), is_lost: true }
    }

    /// The same, with what came in place of the answer to the question with this number.
    fn beside(mut self, stray: &StrayLines, id: u64) -> Self {
        if stray.has_empty {
            self.fault += "; an empty line is no answer, {} is one";
        }
        if let Some(other) = stray.other {
            let _ = write!(self.fault, "; a line came with \"id\":{other}, and the question has \"id\":{id}");
        }
        self
    }
}

/// The lines beside an answer.
#[derive(Default)]
struct StrayLines {
    /// The first line that is no answer at all.
    refused: Option<OutputLine>,
    /// The number of a question that the first line with one answers, if it is not the one asked last.
    other: Option<u64>,
    /// True if a line was empty.
    has_empty: bool,
    /// The other lines.
    surplus: Option<SurplusLines>,
}

/// The kind of a line, read as an answer to the question asked last.
enum AnswerKind {
    Answer {
        has_number: bool,
    },
    /// The answer to the question with this number.
    OfOther(u64),
    Empty,
    None,
}

impl<'a> SolverProcess<'a> {
    pub(super) const fn new(command: &'a [OsString], timeout: Duration, is_over: &'a AtomicBool) -> Self {
        Self {
            command,
            timeout,
            is_over,
            running: None,
            has_begun: false,
            vain: Some(0),
            is_noisy: false,
            has_numbers: false,
        }
    }

    /// Begins the program, if it is not running.
    pub(super) fn begin(&mut self) -> Result<&mut AnsweringChild, Error> {
        let running = self.running.take().map_or_else(|| AnsweringChild::new(self.command), Ok)?;
        Ok(self.running.insert(running))
    }

    /// Asks about a case, by the number of the question, and judges the answer.
    pub(super) fn ask(&mut self, id: u64, case: &TechniqueCase, any: bool) -> CaseResult {
        let question = CaseQuestion::new(id, case, any);
        let mut stray = StrayLines::default();
        let answered = self.answer(&question, &mut stray);
        let is_lost = answered.as_ref().is_err_and(|unanswered| unanswered.is_lost);
        let result = match (answered, stray.refused.take()) {
            (Ok(answer), refused) => {
                if let Some(line) = refused {
                    SurplusLines::add(&mut stray.surplus, &line.text);
                }
                CaseResult::of_answer(case, &answer, any)
            }
            // The line says more than that nothing came behind it.
            (Err(_), Some(OutputLine { text, fault: None })) => CaseResult::of_answer(case, &text, any),
            (Err(_), Some(OutputLine { text, fault: Some(fault) })) => CaseResult::of_no_answer(case, &text, fault),
            (Err(Unanswered { verdict, fault, .. }), None) => CaseResult::without_answer(case, verdict, &fault),
        };
        if is_lost {
            self.running = None;
            self.has_begun = false;
        }
        self.is_noisy |= stray.surplus.is_some();
        CaseResult { surplus: stray.surplus, ..result }
    }

    /// Asks, and waits for the line that answers.
    fn answer(&mut self, question: &CaseQuestion, stray: &mut StrayLines) -> Result<String, Unanswered> {
        let begun = self.begin().map_err(|error| Unanswered::dead(&error.message()))?;
        begun.drain(Duration::ZERO, &mut stray.surplus);
        begun.ask(&(serde_json::to_string(question).unwrap_or_default() + "\n"));
        let mut until = Instant::now() + self.timeout;
        loop {
            let line = self.line(until, stray.refused.is_some()).map_err(|it| it.beside(stray, question.id))?;
            if stray.surplus.as_ref().is_some_and(|lines| lines.count > SURPLUS) {
                return Err(Unanswered::dead("it writes without end"));
            }
            match self.kind(&line, question.id) {
                AnswerKind::Answer { has_number } => {
                    self.has_numbers |= has_number;
                    if stray.refused.is_some() {
                        self.vain = None;
                    }
                    self.settle(&mut stray.surplus);
                    return Ok(line.text);
                }
                AnswerKind::OfOther(id) => {
                    stray.other.get_or_insert(id);
                    SurplusLines::add(&mut stray.surplus, &line.text);
                }
                AnswerKind::Empty => {
                    stray.has_empty = true;
                    SurplusLines::add(&mut stray.surplus, &line.text);
                }
                AnswerKind::None if stray.refused.is_some() => SurplusLines::add(&mut stray.surplus, &line.text),
                AnswerKind::None => {
                    stray.refused = Some(line);
                    until = until.min(Instant::now() + self.noise());
                }
            }
        }
    }

    /// The kind of a line, read as an answer to the question with this number.
    fn kind(&self, OutputLine { text, fault }: &OutputLine, id: u64) -> AnswerKind {
        if fault.is_some() {
            return AnswerKind::None;
        }
        if text.trim().is_empty() {
            return AnswerKind::Empty;
        }
        match CaseAnswer::id_of(text) {
            Some(number) if number == id => AnswerKind::Answer { has_number: true },
            Some(number) => AnswerKind::OfOther(number),
            None if self.has_numbers => AnswerKind::None,
            None if CaseAnswer::parse(text).is_ok_and(|answer| answer.conclusion().is_ok()) => {
                AnswerKind::Answer { has_number: false }
            }
            None => AnswerKind::None,
        }
    }

    /// The time in which an answer may follow a line that is none.
    fn noise(&self) -> Duration {
        match self.vain {
            None => self.timeout,
            Some(times) if times < VAIN => NOISE,
            Some(_) => SETTLED[0],
        }
    }

    /// Takes up what follows an answer.
    fn settle(&mut self, surplus: &mut Option<SurplusLines>) {
        let time = SETTLED[usize::from(self.is_noisy)];
        if let Some(running) = &mut self.running {
            running.drain(time, surplus);
        }
    }

    /// The next line until then; `follows` says whether it would follow one that is no answer.
    fn line(&mut self, until: Instant, follows: bool) -> Result<OutputLine, Unanswered> {
        let Some(running) = &mut self.running else { return Err(Unanswered::dead("it did not begin")) };
        let ends = || self.is_over.load(Ordering::Relaxed) || signals::caught();
        match running.wait(until, ends) {
            LineWait::Line(line) => {
                self.has_begun = true;
                Ok(line)
            }
            LineWait::Ended(how) => Err(Unanswered::dead(&how)),
            LineWait::Late if follows => {
                // One that has often written such a line instead of an answer is asked on.
                let is_lost = self.vain.is_none_or(|times| times < VAIN);
                self.vain = self.vain.map(|times| times + 1);
                Err(Unanswered { is_lost, ..Unanswered::dead("") })
            }
            LineWait::Late => {
                let start = if self.has_begun { "" } else { ", its start included" };
                let fault = format!("no answer in {} s{start}", self.timeout.as_secs_f64());
                Err(Unanswered { verdict: CaseVerdict::TooSlow, fault, is_lost: true })
            }
        }
    }
}
