//! A program that answers questions, a line each; one that does not is begun again.
use super::lines::{AnsweringChild, LineWait};
use crate::signals;
use qedoku::Error;
use qedoku_testing::{CaseAnswer, CaseQuestion, CaseResult, CaseVerdict, SurplusLines, TechniqueCase};
use std::ffi::OsString;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The time in which a line that is no answer may be followed by one that is, until it is known what the program does.
const NOISE: Duration = Duration::from_secs(1);

/// So often it is waited in vain for what follows a line that is no answer.
const VAIN: usize = 3;

/// The time in which lines may follow an answer without a number: of a program that has written none too many, and of
/// one that has.
const SETTLED: [Duration; 2] = [Duration::from_millis(1), Duration::from_millis(20)];

/// The most lines beside one answer.
const SURPLUS: u64 = 1000;

/// A program that answers questions.
pub(super) struct SolverProcess<'a> {
    command: &'a [OsString],
    timeout: Duration,
    /// Whether no more answers are wanted.
    is_over: &'a AtomicBool,
    running: Option<AnsweringChild>,
    /// The number of lines that were no answers and that no answer followed; none once one did.
    vain: Option<usize>,
    /// Whether it has written a line too many.
    is_noisy: bool,
    /// Whether it has answered with the number of a question: a line without one is taken for an answer only if no other
    /// comes.
    has_numbers: bool,
}

/// The reason why there is no answer.
struct Unanswered {
    verdict: CaseVerdict,
    fault: String,
    /// Whether the program is to be begun again.
    is_lost: bool,
}

impl Unanswered {
    fn dead(fault: &str) -> Self {
        Self { verdict: CaseVerdict::Dead, fault: fault.to_owned(), is_lost: true }
    }
}

impl<'a> SolverProcess<'a> {
    pub(super) const fn new(command: &'a [OsString], timeout: Duration, is_over: &'a AtomicBool) -> Self {
        Self { command, timeout, is_over, running: None, vain: Some(0), is_noisy: false, has_numbers: false }
    }

    /// Begins the program, if it is not running.
    pub(super) fn begin(&mut self) -> Result<&mut AnsweringChild, Error> {
        let running = self.running.take().map_or_else(|| AnsweringChild::new(self.command), Ok)?;
        Ok(self.running.insert(running))
    }

    /// Asks about a case, by the number of the question, and judges the answer.
    pub(super) fn ask(&mut self, id: u64, case: &TechniqueCase, any: bool) -> CaseResult {
        let mut surplus = None;
        let mut refused = None;
        let question = CaseQuestion::new(id, case, any);
        let answered = self.answer(&question, &mut refused, &mut surplus);
        let is_lost = answered.as_ref().is_err_and(|unanswered| unanswered.is_lost);
        let result = match (answered, &refused) {
            (Ok(answer), _) => {
                if let Some(line) = &refused {
                    SurplusLines::add(&mut surplus, line);
                }
                CaseResult::of_answer(case, &answer, any)
            }
            // The line says more than that nothing came behind it.
            (Err(_), Some(line)) => CaseResult::of_answer(case, line, any),
            (Err(Unanswered { verdict, fault, .. }), None) => CaseResult::without_answer(case, verdict, &fault),
        };
        if is_lost {
            self.running = None;
        }
        self.is_noisy |= surplus.is_some();
        CaseResult { surplus, ..result }
    }

    /// Asks, and waits for the line that answers. The first line that is no answer at all is given as `refused`.
    fn answer(
        &mut self,
        question: &CaseQuestion,
        refused: &mut Option<String>,
        surplus: &mut Option<SurplusLines>,
    ) -> Result<String, Unanswered> {
        let begun = self.begin().map_err(|error| Unanswered::dead(&error.message()))?;
        begun.drain(Duration::ZERO, surplus);
        begun.ask(&(serde_json::to_string(question).unwrap_or_default() + "\n"));
        let mut until = Instant::now() + self.timeout;
        loop {
            let line = self.line(until, refused.is_some())?;
            if surplus.as_ref().is_some_and(|lines| lines.count > SURPLUS) {
                return Err(Unanswered::dead("it writes without end"));
            }
            match CaseAnswer::id_of(&line) {
                Some(id) if id == question.id => {
                    self.has_numbers = true;
                    return Ok(line);
                }
                Some(_) => SurplusLines::add(surplus, &line),
                None if !self.has_numbers
                    && CaseAnswer::parse(&line).is_ok_and(|answer| answer.conclusion().is_ok()) =>
                {
                    if refused.is_some() {
                        self.vain = None;
                    }
                    self.settle(surplus);
                    return Ok(line);
                }
                None if refused.is_some() => SurplusLines::add(surplus, &line),
                None => {
                    *refused = Some(line);
                    until = until.min(Instant::now() + self.noise());
                }
            }
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

    /// Takes up what follows an answer without a number.
    fn settle(&mut self, surplus: &mut Option<SurplusLines>) {
        let time = SETTLED[usize::from(self.is_noisy)];
        if let Some(running) = &mut self.running {
            running.drain(time, surplus);
        }
    }

    /// The next line until then; `follows` says whether it would follow one that is no answer.
    fn line(&mut self, until: Instant, follows: bool) -> Result<String, Unanswered> {
        let Some(running) = &mut self.running else { return Err(Unanswered::dead("it did not begin")) };
        let ends = || self.is_over.load(Ordering::Relaxed) || signals::caught();
        match running.wait(until, ends) {
            LineWait::Line(line) => Ok(line),
            LineWait::Fault(fault) => Err(Unanswered::dead(&fault)),
            LineWait::Ended => Err(Unanswered::dead("it ended")),
            LineWait::Late if follows => {
                // One that has often written such a line instead of an answer is asked on.
                let is_lost = self.vain.is_none_or(|times| times < VAIN);
                self.vain = self.vain.map(|times| times + 1);
                Err(Unanswered { is_lost, ..Unanswered::dead("") })
            }
            LineWait::Late => Err(Unanswered {
                verdict: CaseVerdict::TooSlow,
                fault: format!("no answer in {} s", self.timeout.as_secs_f64()),
                is_lost: true,
            }),
        }
    }
}
