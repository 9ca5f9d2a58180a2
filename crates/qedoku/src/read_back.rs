//! Answers that are read back from their logs, so that they can be kept or sent elsewhere.
use crate::error::{Error, ErrorKind};
use crate::judge::{self, differing, settled};
use crate::listing::{Listing, StepChoice};
use crate::options::Options;
use crate::position::Position;
use crate::puzzle_on::PuzzleOn;
use crate::register::Registered;
use crate::solved::Solved;
use crate::words::ProblemText;
use qedoku_compat::profiles;
use qedoku_core::proper;
use qedoku_core::wire::{self, Begin, End, Message, WireError, messages};
use qedoku_core::{Layout, Step, StepRating, Trace};
use qedoku_verify::{CheckVerdict, Checker, LogReport, traces};

/// The only trace of a log, checked, and its end.
pub(crate) fn trace(log: &str) -> Result<(Trace, End), Error> {
    let reports = Checker::default().check_labeled(log, &Registered);
    if let Some(report) = reports.iter().find(|report| report.verdict() != CheckVerdict::Accepted) {
        return Err(refused(report));
    }
    let one = || Error::of_input(ProblemText::OneLog);
    if reports.len() != 1 || reports.iter().any(|report| report.refused.is_some()) {
        return Err(one());
    }
    let mut trace = traces(log).pop().ok_or_else(one)?.map_err(unreadable)?;
    let mut ends = None;
    let mut steps = trace.steps.iter_mut();
    for message in read(log)? {
        match message {
            Message::Step(written) => {
                let step = steps.next().ok_or_else(one)?;
                step.rating = rating(&written);
            }
            Message::Attempt(attempt) => trace.attempts.push(attempt.to_attempt().map_err(field)?),
            Message::End(end) => ends = Some(end),
            _ => {}
        }
    }
    Ok((trace, ends.ok_or_else(one)?))
}

/// The error that a log is no log, or does not hold, which is a fault of whoever wrote it.
fn refused(report: &LogReport) -> Error {
    let what = ProblemText::Report { report: Box::new(report.clone()) };
    match report.verdict() {
        CheckVerdict::Unreadable => Error::of_input(what),
        CheckVerdict::Accepted | CheckVerdict::Rejected => {
            let report = Error::new(ErrorKind::NotAccepted, what);
            Error::new(report.kind, ProblemText::TraceFails { report })
        }
    }
}

impl Solved {
    /// Reads a run back from its [log](Solved::log): every step is checked anew, none is sought.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::{Options, Session, Solved};
    ///
    /// let solved = Session::new(generate(7, 1).next().expect("a puzzle").puzzle).solve()?;
    /// let again = Solved::of_log(&solved.log(), &Options::default())?;
    /// assert_eq!((again.log(), again.to_string()), (solved.log(), solved.to_string()));
    /// assert!(Solved::of_log(&solved.log().replacen("<>", "=", 1), &Options::default()).is_err());
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn of_log(log: &str, options: &Options) -> Result<Self, Error> {
        let (trace, _) = trace(log)?;
        let (solution, other) = judge::solutions(PuzzleOn { layout: &trace.layout, puzzle: &trace.puzzle })?;
        let known = match other {
            None => solution,
            Some(_) => settled(&proper::possible(&trace.layout, &trace.puzzle)),
        };
        match differing(&trace.grid(), &known) {
            Some(candidate) => Err(Error::new(ErrorKind::NotAccepted, ProblemText::NotSo { candidate })),
            None => Ok(Self::new(trace, solution, other, options.names())),
        }
    }
}

impl Listing {
    /// Reads the steps of a position back from their [log](Listing::log): each is checked anew, none is sought.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::solve::Listing;
    /// use qedoku::{Options, Session};
    ///
    /// let listing = Session::new(generate(7, 1).next().expect("a puzzle").puzzle).steps()?;
    /// let again = Listing::of_log(&listing.log(), &Options::default())?;
    /// assert_eq!((again.log(), again.to_string()), (listing.log(), listing.to_string()));
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn of_log(log: &str, options: &Options) -> Result<Self, Error> {
        let messages = read(log)?;
        let [Message::Begin(begin), written @ .., Message::Listed(listed)] = messages.as_slice() else {
            return Err(Error::of_input(ProblemText::ListedLog));
        };
        let position = Position::with(options, &begin.to_layout().map_err(field)?, &begin.to_puzzle().map_err(field)?)?;
        let steps = written.iter().map(|message| step(position.board.layout(), message)).collect::<Result<_, _>>()?;
        let counts = listed.techniques.iter().map(|(slug, found)| (slug.clone().into(), *found)).collect();
        let style = options.get_style();
        let listing = Self::new(&position, &choice(begin)?, steps, counts, &mut Checker::default(), style);
        match listing.faults.first() {
            Some(fault) => Err(fault.clone()),
            None => Ok(listing),
        }
    }
}

/// The messages of a log.
fn read(log: &str) -> Result<Vec<Message>, Error> {
    messages(log).map(|read| read.map(|located| located.message).map_err(unreadable)).collect()
}

/// The step of a message.
fn step(layout: &Layout, message: &Message) -> Result<Step, Error> {
    let Message::Step(written) = message else { return Err(Error::of_input(ProblemText::StepsAlone)) };
    let step = written.to_step(layout).map_err(field)?;
    Ok(Step { rating: rating(written), ..step })
}

/// The ratings of a step on the scales.
fn rating(written: &wire::Step) -> StepRating {
    let hodoku = written.rating.hodoku.and_then(|score| u16::try_from(score).ok());
    StepRating { se: written.rating.se, hodoku }
}

/// The choice that has this word in messages.
fn choice(begin: &Begin) -> Result<StepChoice, Error> {
    let word = begin.profile.as_deref().unwrap_or_default();
    match profiles::named(word) {
        Some(profile) => Ok(StepChoice::of(&profile)),
        None if word == StepChoice::all().word() => Ok(StepChoice::all()),
        None => StepChoice::named([]).and_then(|named| {
            let is_so = named.word() == word;
            let no_list = || Error::of_input(ProblemText::NoList { word: word.to_owned() });
            is_so.then_some(named).ok_or_else(no_list)
        }),
    }
}

fn field(error: WireError) -> Error {
    Error::of_input(ProblemText::Field { error })
}

#[expect(clippy::needless_pass_by_value, reason = "`map_err` hands it on by value")]
fn unreadable(error: impl ToString) -> Error {
    Error::new(ErrorKind::Unreadable, error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generated::generate;
    use crate::render::DocumentForm;
    use crate::{Answer, PuzzleWorker, Session};

    #[test]
    fn a_run_of_any_profile_is_read_back() {
        let mut outcomes = std::collections::BTreeSet::new();
        for &(name, _) in profiles::NAMES {
            let options = Options::new(profiles::named(name).expect("a profile"));
            let mut worker = PuzzleWorker::new(&options);
            for made in generate(5, 4) {
                let solved = worker.solve(&made.puzzle).expect("a run");
                let again = Solved::of_log(&solved.log(), &options).unwrap_or_else(|it| panic!("{name}: {it}"));
                assert_eq!(again.log(), solved.log(), "{name}");
                assert_eq!(again.trace.attempts, solved.trace.attempts, "{name}");
                assert_eq!(again.to_string(), solved.to_string(), "{name}");
                assert_eq!(
                    again.document("It").render(DocumentForm::Markdown, None),
                    solved.document("It").render(DocumentForm::Markdown, None)
                );
                outcomes.insert(solved.trace.outcome.word());
            }
        }
        assert!(outcomes.contains("solved"), "{outcomes:?}");
    }

    #[test]
    fn an_answer_is_read_back_whatever_was_asked() {
        let puzzle = generate(7, 1).next().expect("a puzzle").puzzle;
        let options = Options::default();
        let mut answers = PuzzleWorker::new(&options).answers(&puzzle).expect("answers");
        for question in ["r1c1", "r5c5", "r5c5<>3", "r5c5=3", "r9c9=1?", "r5c5=3?", "r2c2=4?", "r2c2=6?"] {
            let answer = answers.why(question.parse().expect("a question")).expect(question);
            let again = Answer::of_log(&answer.log(), &options).unwrap_or_else(|it| panic!("{question}: {it}"));
            assert_eq!((again.log(), &again.asked), (answer.log(), &answer.asked), "{question}");
            assert_eq!(
                again.describe_full(options.get_style()),
                answer.describe_full(options.get_style()),
                "{question}"
            );
            let asked = format!("\"asked\":\"{question}\"");
            let other = answer.log().replace(&asked, "\"asked\":\"r1c2=9\"");
            assert!(Answer::of_log(&other, &options).is_err() || !answer.log().contains(&asked), "{question}");
        }
    }

    #[test]
    fn what_is_no_log_of_one_answer_is_refused() {
        let options = Options::default();
        let puzzle = generate(7, 1).next().expect("a puzzle").puzzle;
        let solved = Session::new(puzzle).solve().expect("a run").log();
        let listed = Session::new(puzzle).steps().expect("steps").log();
        let cut = solved.split_inclusive('\n').take(5).collect::<String>();
        for log in ["", "{", "[]", &solved.repeat(2), &cut, &listed, &(solved.clone() + "{}")] {
            assert!(Solved::of_log(log, &options).is_err() && Answer::of_log(log, &options).is_err(), "{log}");
        }
        for log in ["", &solved, &listed.repeat(2), &listed.replacen("<>", "=", 1), &listed.replace("default", "mine")]
        {
            assert!(Listing::of_log(log, &options).is_err(), "{log}");
        }
        assert!(Answer::of_log(&solved, &options).is_err());
    }
}
