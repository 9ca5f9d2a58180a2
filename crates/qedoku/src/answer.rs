//! The argument for one candidate: its steps, and how it compares with the run it replaces.
use crate::accept::accept;
use crate::advise;
use crate::messages::{self, Id, of_trace};
use crate::names::Names;
use crate::options::Options;
use crate::problem::Problem;
use crate::question::{Question, not_reached};
use crate::refute::Effort;
use crate::shown::{Around, Shown};
use crate::told::tell;
use crate::words;
use qedoku_core::wire::{Argument, Message};
use qedoku_core::{Grid, Layout, Outcome, Puzzle, Target, Trace};
use qedoku_explain::{Voice, say};
use qedoku_verify::Checker;
use qedoku_why::{Inquiry, Why};
use serde::{Serialize, Serializer};
use std::fmt;

/// Answers questions about one position, which is solved once.
///
/// ```
/// use qedoku::{Options, Worker, generate};
///
/// let options = Options::default();
/// let made = generate(7, 1).next().expect("a puzzle");
/// let mut answers = Worker::new(&options).answers(&made.puzzle)?;
/// for question in ["r1c1", "r9c9", "r5c5<>3"] {
///     println!("{}", answers.why(question.parse()?)?);
/// }
/// # Ok::<(), qedoku::Problem>(())
/// ```
#[derive(Debug)]
pub struct Answers<'o> {
    names: &'o Names,
    inquiry: Inquiry<'o>,
    solution: Grid,
    checker: Checker,
}

impl<'o> Answers<'o> {
    pub(crate) fn new(options: &'o Options, puzzle: &Puzzle) -> Result<Self, Problem> {
        let mut checker = Checker::default();
        let solution = advise::sound(&mut checker, puzzle, Effort::ASSUMPTIONS, options.voice())?;
        let inquiry = Inquiry::new(Layout::classic(), options.profile_for(puzzle), puzzle);
        Ok(Self { names: options.names(), inquiry, solution, checker })
    }

    /// The smallest argument for a digit, or for or against a candidate.
    pub fn why(&mut self, question: Question) -> Result<Answer, Problem> {
        let asked = question.name();
        let none = || not_reached(question);
        let target = question.target(&self.solution).ok_or_else(none)?;
        let why = self.inquiry.why(target).ok_or_else(none)?;
        let Trace { layout, puzzle, profile, .. } = self.inquiry.trace();
        let trace = Trace {
            layout,
            puzzle: *puzzle,
            profile: profile.clone(),
            steps: why.steps.clone(),
            attempts: Vec::new(),
            outcome: Outcome::Reached(target),
        };
        accept(&mut self.checker, &trace)?;
        let (mistaken, solution, names) = (question.is_mistaken(target), self.solution, self.names.clone());
        Ok(Answer { asked, mistaken, why, trace, solution, names })
    }
}

/// An argument and the trace that it is. It is serialized as the messages of a log.
///
/// ```
/// use qedoku::{Session, generate};
///
/// let made = generate(7, 1).next().expect("a puzzle");
/// let answer = Session::new(made.puzzle).why("r5c5".parse()?)?;
/// assert_eq!(answer.asked, "r5c5");
/// assert!(answer.to_string().starts_with("Why r5c5="));
/// assert!(serde_json::to_string(&answer).expect("JSON").contains("\"outcome\":\"reached\""));
/// # Ok::<(), qedoku::Problem>(())
/// ```
#[derive(Clone, Debug)]
pub struct Answer {
    /// The question as logs write it.
    pub asked: String,
    /// Whether the reader has it the other way round.
    pub mistaken: bool,
    /// The argument and what it is compared with.
    pub why: Why,
    /// The argument as a trace.
    pub trace: Trace,
    /// The solution of the puzzle.
    pub solution: Grid,
    names: Names,
}

impl Answer {
    /// The messages of a log, for a puzzle of a batch.
    pub fn messages(&self, id: Id<'_>) -> Vec<Message> {
        let Why { size, bound, considered, run, slice, .. } = self.why;
        let asked = self.asked.clone();
        let mut messages = of_trace(&self.trace, &self.names, id, Some(&self.solution));
        if let Some(Message::End(end)) = messages.last_mut() {
            end.argument = Some(Box::new(Argument { asked, size, at_least: bound, considered, run, slice }));
        }
        messages
    }

    /// What is explained.
    pub fn heading(&self, voice: Voice) -> String {
        let target = voice.conclusion(&self.why.target.conclusion());
        match (self.mistaken, self.why.target) {
            (false, _) => say!(voice, en: "Why {target}", zh: "为什么 {target}"),
            (true, Target::Eliminate(_)) => {
                say!(voice, en: "The digit does not go there: why {target}", zh: "该数不在那里：为什么 {target}")
            }
            (true, Target::Place(_)) => {
                say!(voice, en: "The digit does go there: why {target}", zh: "该数就在那里：为什么 {target}")
            }
        }
    }

    /// What the argument takes, and how that compares, a sentence each.
    pub fn remarks(&self, voice: Voice) -> Vec<String> {
        let Why { size, bound, considered, run, slice, .. } = self.why;
        if self.trace.steps.is_empty() {
            let target = voice.conclusion(&self.why.target.conclusion());
            return vec![say!(voice, en: "{target} is there from the start.", zh: "{target} 一开始就成立。")];
        }
        let mut lines = vec![full(voice, &words::outcome(&self.trace, voice))];
        let truths = size.truths;
        lines.push(if self.why.is_smallest() {
            say!(
                voice,
                en: "It rests on {truths} truths, and no argument that the {considered} deductions considered can make rests on \
                     fewer.",
                zh: "共依据 {truths} 条事实；所考虑的 {considered} 个推理中，没有依据更少的论证。"
            )
        } else {
            say!(
                voice,
                en: "It rests on {truths} truths; with the {considered} deductions considered there may be an argument that \
                     rests on fewer, but on {bound} at least.",
                zh: "共依据 {truths} 条事实；在所考虑的 {considered} 个推理中，更小的论证至少也要依据 {bound} 条。"
            )
        });
        let (run, needed) = (words::steps(voice, run.steps), slice.steps);
        lines.push(say!(
            voice,
            en: "The run that solves the puzzle takes {run} to get there, and needs {needed} of them.",
            zh: "解题过程到这里共 {run}，其中真正需要的有 {needed} 步。"
        ));
        lines
    }

    /// The log of the argument, a message a line.
    pub fn log(&self) -> String {
        messages::lines(&self.messages(Id::default()))
    }

    /// The argument as pictures with text; where only one step is drawn, the last.
    pub fn shown(&self, title: &str) -> Shown<'_> {
        let voice = self.names.voice();
        let heading = self.heading(voice);
        let last = self.trace.steps.len().checked_sub(1);
        let title = format!("{title}: {heading}");
        let around = Around { opening: vec![heading], closing: self.remarks(voice) };
        Shown::trace(&self.trace, &self.names, &title, around, last)
    }

    /// The argument in words: a heading, a line for each step, and what it takes.
    pub fn tell(&self, voice: Voice) -> String {
        let mut text = self.heading(voice) + "\n";
        tell(&self.trace, &self.names.clone().told_in(voice), |told| text += &words::step(&told));
        text + &self.remarks(voice).join("\n") + "\n"
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tell(self.names.voice()))
    }
}

impl Serialize for Answer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.messages(Id::default()).serialize(serializer)
    }
}

/// A line as a sentence.
fn full(voice: Voice, line: &str) -> String {
    say!(voice, en: "{line}.", zh: "{line}。")
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::wire::Size;
    use qedoku_explain::Lang;
    use qedoku_techniques::{Profile, Solver};

    #[test]
    fn an_argument_that_is_not_proved_smallest_says_so() {
        let layout = Layout::classic();
        let line = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";
        let puzzle = Puzzle::from_givens(Grid::parse_line(line).expect("a grid"));
        let solved = Solver::new(layout, &Profile::default()).solve(&puzzle);
        let (steps, solution) = (solved.steps[..1].to_vec(), solved.grid());
        let target = Target::Place(steps[0].conclusion.place.first().expect("a digit"));
        let trace = Trace { steps: steps.clone(), outcome: Outcome::Reached(target), ..solved };
        let size = Size { steps: 1, truths: 7 };
        let why = Why { target, steps, size, bound: 5, considered: 31, run: size, slice: size };
        let answer = Answer { asked: target.to_string(), mistaken: true, why, trace, solution, names: Names::all() };
        let text: String =
            Lang::ALL.map(|lang| answer.remarks(Voice { lang, ..Voice::default() }).join("\n") + "\n").concat();
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/_cli");
        insta::with_settings!({ snapshot_path => folder, prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!("why-unproved", text);
        });
    }
}
