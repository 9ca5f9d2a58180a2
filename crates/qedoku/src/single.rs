//! Steps that stand alone: whether what somebody says of a position follows.
use crate::error::{Error, ErrorKind};
use crate::register::Registered;
use crate::words::ProblemText;
use qedoku_core::{Layout, Puzzle, Step, json_fault, wire};
use qedoku_verify::{CheckVerdict, Checker, LogReport};
use std::sync::Arc;

/// Checks one step after the other, each against a position of its own: for who rewards a model step by step, or looks at
/// what a person says. It keeps its buffers.
///
/// ```
/// use qedoku::generate::generate;
/// use qedoku::log::StepChecker;
/// use qedoku::Session;
///
/// let made = generate(7, 1).next().expect("a puzzle");
/// let solved = Session::new(made.puzzle).solve()?;
/// let mut checker = StepChecker::default();
/// checker.check(&made.puzzle, &solved.trace.steps[0])?;
/// let line = solved.messages(qedoku::log::Id::default())[1].to_line();
/// checker.check_json(&made.puzzle, &line)?;
/// let wrong = line.replacen("\"place\":[\"r", "\"place\":[\"r1", 1);
/// assert!(checker.check_json(&made.puzzle, &wrong).is_err());
/// # Ok::<(), qedoku::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct StepChecker {
    checker: Checker,
    layout: Arc<Layout>,
}

impl Default for StepChecker {
    /// A checker of steps under the classic rules.
    fn default() -> Self {
        Self { checker: Checker::default(), layout: Arc::clone(Layout::classic()) }
    }
}

impl StepChecker {
    /// Checks steps under these rules from now on.
    pub fn under(&mut self, layout: &Arc<Layout>) -> &mut Self {
        if !Arc::ptr_eq(&self.layout, layout) {
            self.layout = Arc::clone(layout);
        }
        self
    }

    /// Checks that a step follows from a position. A guess does not, whether it is right or not; a step that assumes that the
    /// puzzle has one solution does only if its givens have.
    pub fn check(&mut self, before: &Puzzle, step: &Step) -> Result<(), Error> {
        accepted(&self.checker.check_from(&self.layout, before, step))
    }

    /// Checks that a step that is written follows from a position: what it says of its technique must be so as well. Its
    /// number, the steps it needs and its words are not read.
    pub fn check_written(&mut self, before: &Puzzle, step: wire::Step) -> Result<(), Error> {
        accepted(&self.checker.check_written(&self.layout, before, step, &Registered))
    }

    /// Checks that a step follows from a position that is written as a line of a log, with or without its `type`.
    pub fn check_json(&mut self, before: &Puzzle, text: &str) -> Result<(), Error> {
        self.check_written(before, read(text)?)
    }
}

/// The step that a text holds.
fn read(text: &str) -> Result<wire::Step, Error> {
    serde_json::from_str(text)
        .map_err(|error| Error::of_input(ProblemText::NoStep { error: json_fault(&error).clone() }))
}

/// An error if the report of one step does not accept it.
fn accepted(report: &LogReport) -> Result<(), Error> {
    let rejected = |what: ProblemText| Err(Error::new(ErrorKind::NotAccepted, what));
    if let Some(flaw) = &report.flaw {
        let what = ProblemText::Reason { fault: Box::new(flaw.reason.clone()) };
        return if report.verdict() == CheckVerdict::Unreadable { Err(Error::of_input(what)) } else { rejected(what) };
    }
    if !report.unchecked.is_empty() {
        return rejected(ProblemText::NotChecked { nodes: report.nodes });
    }
    if !report.guessed.is_empty() {
        return rejected(ProblemText::GuessOnly);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generated::generate;
    use crate::log::{Id, Message};
    use crate::{Options, Session};
    use qedoku_core::{Conclusion, Pattern, RuleKind, Rules, Slug, StepRating};

    #[test]
    fn each_step_of_a_run_follows_from_the_position_before_it_and_no_other() {
        let mut checker = StepChecker::default();
        for made in generate(11, 6) {
            let solved = Session::new(made.puzzle).solve().expect("a run");
            let log = solved.messages(Id::default());
            for (number, before, step) in solved.trace.replay() {
                let before = qedoku_formats::position(&before);
                assert_eq!(checker.check(&before, step), Ok(()));
                assert_eq!(checker.check_json(&before, &log[number].to_line()), Ok(()));
                let Message::Step(written) = &log[number] else { panic!("a step") };
                let bare = serde_json::to_string(written).expect("JSON");
                assert_eq!(checker.check_json(&before, &bare), Ok(()), "without a type");
                let after = Puzzle { values: made.solution, ..before };
                assert!(checker.check(&after, step).is_err(), "it is done already");
            }
        }
    }

    #[test]
    fn what_is_said_of_a_step_must_be_so() {
        let made = generate(11, 1).next().expect("a puzzle");
        let solved = Session::new(made.puzzle).solve().expect("a run");
        let line = solved.messages(Id::default())[1].to_line();
        let mut checker = StepChecker::default();
        let mut message = |line: &str| checker.check_json(&made.puzzle, line).expect_err(line).to_string();
        assert!(message("{").starts_with("no step: "));
        assert!(message("{\"type\":\"end\",\"outcome\":\"solved\"}").contains("missing field `technique`"));
        assert!(message(&line.replace("\"tier\":\"simple\"", "\"tier\":\"ultimate\"")).contains("ultimate"), "{line}");
        let nothing = message("{\"technique\":\"x-wing\",\"place\":[],\"eliminate\":[],\"truths\":[]}");
        assert!(!nothing.is_empty());
    }

    #[test]
    fn a_step_under_other_rules_follows_under_them_alone() {
        let layout = Layout::of(&Rules::with([RuleKind::DiagonalRising, RuleKind::DiagonalFalling])).expect("rules");
        let line = "....3.......5..4......498..8.........3..18........7..5...963..45..........1......";
        let puzzle = crate::read_one(line).expect("a puzzle");
        let session = Session::with_options(puzzle, Options::default().under(Arc::clone(&layout)));
        let solved = session.solve().expect("a run");
        let mut accepted = [0, 0];
        let mut checker = StepChecker::default();
        for (_, before, step) in solved.trace.replay() {
            let before = qedoku_formats::position(&before);
            for (count, rules) in accepted.iter_mut().zip([&layout, Layout::classic()]) {
                *count += usize::from(checker.under(rules).check(&before, step).is_ok());
            }
        }
        assert_eq!(accepted[0], solved.trace.steps.len());
        assert!(accepted[1] < accepted[0], "no step needs a diagonal");
    }

    #[test]
    fn a_guess_is_not_accepted_though_it_is_right() {
        let made = generate(11, 1).next().expect("a puzzle");
        let open = made.solution.filled().find(|it| made.puzzle.values.get(it.cell).is_none());
        let guess = Step {
            technique: Slug::new("guess"),
            conclusion: Conclusion::placing(open.expect("an open cell")),
            pattern: Pattern::Guess,
            truths: vec![],
            rating: StepRating::NONE,
        };
        let refused = StepChecker::default().check(&made.puzzle, &guess).expect_err("a guess");
        assert_eq!(refused.to_string(), "a guess is no deduction");
    }
}
