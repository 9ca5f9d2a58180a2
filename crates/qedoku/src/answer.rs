//! The argument for one candidate: its steps, and how it compares with the run it replaces.
use crate::answers::Answers;
use crate::described_step::describe_steps;
use crate::document::{Around, Document, no_step};
use crate::error::Error;
use crate::log::messages::{self, Id, of_trace};
use crate::names::Names;
use crate::options::Options;
use crate::outline::{self, MarginLine, OutlineOptions};
use crate::puzzle_on::PuzzleOn;
use crate::question::Question;
use crate::removed_by::RemovedBy;
use crate::words::{ProblemText, Quantity};
use crate::{initial_fact, read_back, words};
use qedoku_core::wire::{Argument, Message, Outline};
use qedoku_core::{Candidate, Grid, Outcome, Target, Trace};
use qedoku_explain::Style;
use qedoku_explain::noun::ConclusionNotation;
use qedoku_why::{InitialFact, TargetArgument};
use serde::{Serialize, Serializer};
use std::fmt;

/// An argument and the trace that it is. It is serialized as the messages of a log.
///
/// ```
/// use qedoku::generate::generate;
/// use qedoku::Session;
///
/// let made = generate(7, 1).next().expect("a puzzle");
/// let answer = Session::new(made.puzzle).why("r5c5".parse()?)?;
/// assert_eq!(answer.asked, "r5c5");
/// assert!(answer.to_string().starts_with("Why r5c5="));
/// assert!(serde_json::to_string(&answer).expect("JSON").contains("\"outcome\":\"reached\""));
/// # Ok::<(), qedoku::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Answer {
    /// The question as logs write it.
    pub asked: String,
    /// True if the reader has it the other way round.
    pub mistaken: bool,
    /// The reason why the start has it, if it has.
    pub ground: Option<InitialFact>,
    /// The kind of step that would remove the candidate, if the question was why it is still possible.
    pub nearest: Option<RemovedBy>,
    /// The argument and what it is compared with.
    pub why: TargetArgument,
    /// The argument as a trace.
    pub trace: Trace,
    /// The solution of the puzzle; of one with several, the digits that all of them share.
    pub solution: Grid,
    pub(crate) names: Names,
}

impl Answer {
    /// Reads an answer back from its [log](Answer::log): every step is checked anew, and no smaller argument is sought.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::{Answer, Options, Session};
    ///
    /// let answer = Session::new(generate(7, 1).next().expect("a puzzle").puzzle).why("r5c5".parse()?)?;
    /// let again = Answer::of_log(&answer.log(), &Options::default())?;
    /// assert_eq!((again.log(), again.to_string()), (answer.log(), answer.to_string()));
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn of_log(log: &str, options: &Options) -> Result<Self, Error> {
        let (trace, end) = read_back::trace(log)?;
        let none = || Error::of_input(ProblemText::ArgumentLog);
        let Argument { asked, size, at_least: bound, considered, run, slice, is_cut } =
            *end.argument.ok_or_else(none)?;
        let question = asked.parse::<Question>()?;
        let answers = Answers::new(options, PuzzleOn { layout: &trace.layout, puzzle: &trace.puzzle })?;
        let target = question.target(&answers.solution).filter(|&target| trace.outcome == Outcome::Reached(target));
        let target = target.ok_or_else(none)?;
        let ground = InitialFact::of(&trace.layout, &trace.puzzle, target);
        let nearest = match (question, ground) {
            (Question::Possible(candidate), None) => answers.nearest(candidate, target).0,
            _ => None,
        };
        let why = TargetArgument { target, steps: trace.steps.clone(), size, bound, considered, run, slice, is_cut };
        Ok(answers.answer(question, ground, nearest, why, trace))
    }

    /// The messages of a log, for a puzzle of a batch.
    pub fn messages(&self, id: Id<'_>) -> Vec<Message> {
        self.messages_with(id, self.outline(self.names.get_style()))
    }

    /// The messages of a log, whose outline is made already.
    pub(crate) fn messages_with(&self, id: Id<'_>, outline: Outline) -> Vec<Message> {
        let TargetArgument { size, bound, considered, run, slice, .. } = self.why;
        let asked = self.asked.clone();
        let solution = Some(&self.solution).filter(|solution| self.trace.layout.is_full(solution));
        let mut messages = of_trace(&self.trace, &self.names, id, solution);
        if let Some(Message::End(end)) = messages.last_mut() {
            let is_cut = self.why.is_cut;
            end.argument = Some(Box::new(Argument { asked, size, at_least: bound, considered, run, slice, is_cut }));
        }
        messages.insert(1, Message::Outline(Box::new(outline)));
        messages
    }

    /// The heading of the answer: the question, or the candidate that is explained.
    pub fn heading(&self, style: Style) -> String {
        if self.nearest.is_some() {
            return style.say(&AnswerText::StillPossible { candidate: self.why.target.candidate() });
        }
        match (self.mistaken, self.why.target) {
            (false, _) => style.say(&AnswerText::Why { target: ConclusionNotation(&self.why.target.conclusion()) }),
            (true, Target::Eliminate(_)) => style.say(&AnswerText::NotThere { candidate: self.why.target.candidate() }),
            (true, Target::Place(_)) => style.say(&AnswerText::There { candidate: self.why.target.candidate() }),
        }
    }

    /// The outline: the answer, the argument step by step, and what the last step rests on.
    pub fn outline(&self, style: Style) -> Outline {
        self.outline_with(style, OutlineOptions::default())
    }

    /// The same, from the last step to the first, or with what is proved.
    pub fn outline_with(&self, style: Style, options: OutlineOptions) -> Outline {
        outline::of(self, &self.names.clone().style(style), options)
    }

    /// The sentence on why the start has it.
    pub(crate) fn initial_fact_sentence(&self, style: Style) -> String {
        let layout = &self.trace.layout;
        let target = self.why.target;
        self.ground.map(|it| initial_fact::sentence(layout, style, target, it)).unwrap_or_default()
    }

    /// The sentence on what would remove the candidate, if the question was why it is still possible.
    pub(crate) fn removal_sentence(&self, style: Style, name: &str, lead: &str) -> Option<String> {
        self.nearest.map(|nearest| nearest.sentence(style, self.why.target.candidate(), name, lead))
    }

    /// The sentence on the proved bound of the argument's size; nothing if no search was made for it.
    fn proved(&self, style: Style) -> Option<String> {
        let TargetArgument { size, bound, considered, is_cut, .. } = self.why;
        if self.trace.steps.is_empty() || self.nearest == Some(RemovedBy::AtOnce) {
            return None;
        }
        if considered == 1 && self.why.is_smallest() {
            return Some(style.say(&AnswerText::NothingLess { size: Quantity::Statements { count: size.truths } }));
        }
        Some(match (self.why.is_smallest(), is_cut) {
            (true, _) => {
                style.say(&AnswerText::NoSmaller { size: Quantity::Statements { count: size.truths }, considered })
            }
            (false, false) => {
                style.say(&AnswerText::Open { size: Quantity::Statements { count: size.truths }, bound, considered })
            }
            (false, true) => style.say(&AnswerText::Cut { size: Quantity::Statements { count: size.truths }, bound }),
        })
    }

    /// The error that there is no step with this number.
    pub fn no_step(&self, number: &str) -> Error {
        no_step(number, self.trace.steps.len())
    }

    /// The sentence on what the steps come to; of what takes no step, why the start has it.
    pub fn remarks(&self, style: Style) -> Vec<String> {
        if self.trace.steps.is_empty() {
            return vec![self.initial_fact_sentence(style)];
        }
        vec![full(style, &words::outcome(&self.trace, style))]
    }

    /// The sentences on the size of the argument: what is proved of it, and how it compares with the run. None if no
    /// search was made for it.
    pub fn proof(&self, style: Style) -> Vec<String> {
        let TargetArgument { run, slice, .. } = self.why;
        let compared =
            || style.say(&AnswerText::Run { run: Quantity::Steps { count: run.steps }, needed: slice.steps });
        self.proved(style).map(|proved| vec![proved, compared()]).unwrap_or_default()
    }

    /// The log of the argument, a message a line.
    pub fn log(&self) -> String {
        messages::lines(&self.messages(Id::default()))
    }

    /// The argument as pictures with text; where only one step is drawn, the last.
    pub fn document(&self, title: &str) -> Document<'_> {
        self.document_with(title, OutlineOptions::default())
    }

    /// The same, whose outline goes from the last step to the first, or ends with what is proved.
    pub fn document_with(&self, title: &str, options: OutlineOptions) -> Document<'_> {
        self.document_of(title, self.outline_with(self.names.get_style(), options))
    }

    /// The argument as pictures with text, whose outline is made already.
    pub(crate) fn document_of(&self, title: &str, outline: Outline) -> Document<'_> {
        let style = self.names.get_style();
        let heading = self.heading(style);
        let last = self.trace.steps.len().checked_sub(1);
        let title = format!("{title}: {heading}");
        let around = Around { opening: vec![heading], closing: self.remarks(style) };
        let asked = self.why.target.candidate().cell;
        Document::trace(&self.trace, &self.names, &title, around, last).answering(outline, asked)
    }

    /// The outline in lines: the heading with the number of steps, and a line for each step.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::{Session, Style};
    ///
    /// let answer = Session::new(generate(7, 1).next().expect("a puzzle").puzzle).why("r5c5".parse()?)?;
    /// let lines = answer.lines(Style::default());
    /// assert!(lines[0].starts_with("Why r5c5=") && lines.len() == answer.trace.steps.len() + 2);
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn lines(&self, style: Style) -> Vec<String> {
        self.lines_with(style, OutlineOptions::default())
    }

    /// The same, from the last step to the first, or with what is proved.
    pub fn lines_with(&self, style: Style, options: OutlineOptions) -> Vec<String> {
        self.texts_with(style, options).into_iter().map(MarginLine::whole).collect()
    }

    /// The same lines, each with its margin apart.
    pub fn texts_with(&self, style: Style, options: OutlineOptions) -> Vec<MarginLine> {
        self.texts_of(&self.outline_with(style, options), style)
    }

    /// The lines of an outline of it, the heading first.
    pub(crate) fn lines_of(&self, outline: &Outline, style: Style) -> Vec<String> {
        self.texts_of(outline, style).into_iter().map(MarginLine::whole).collect()
    }

    fn texts_of(&self, outline: &Outline, style: Style) -> Vec<MarginLine> {
        let heading = self.heading(style);
        let is_sentence = self.trace.steps.is_empty() || self.nearest.is_some();
        let lines = if is_sentence {
            vec![heading, outline.answer.clone()]
        } else {
            vec![outline::headed(&heading, &self.trace.steps, &self.names.clone().style(style))]
        };
        let mut lines: Vec<MarginLine> = lines.into_iter().map(MarginLine::alone).collect();
        lines.extend(outline::lines(outline, style));
        lines
    }

    /// The argument in words: its outline.
    pub fn describe(&self, style: Style) -> String {
        self.describe_with(style, OutlineOptions::default())
    }

    /// The same, from the last step to the first, or with what is proved.
    pub fn describe_with(&self, style: Style, options: OutlineOptions) -> String {
        self.lines_with(style, options).join("\n") + "\n"
    }

    /// The argument in words, with a line for each step below the outline.
    pub fn describe_full(&self, style: Style) -> String {
        self.describe_full_with(style, OutlineOptions::default())
    }

    /// The same, whose outline goes from the last step to the first, or ends with what is proved.
    pub fn describe_full_with(&self, style: Style, options: OutlineOptions) -> String {
        let mut text = self.describe_with(style, options) + "\n";
        describe_steps(&self.trace, &self.names.clone().style(style), |described| text += &words::step(&described));
        text + &self.remarks(style).join("\n") + "\n"
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.describe(self.names.get_style()))
    }
}

impl Serialize for Answer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.messages(Id::default()).serialize(serializer)
    }
}

/// A line as a sentence.
fn full(style: Style, line: &str) -> String {
    style.say(&AnswerText::Sentence { line })
}

/// The messages of answers to `why`.
#[derive(Clone, Copy, Debug)]
pub(crate) enum AnswerText<'a> {
    StillPossible { candidate: Candidate },
    Why { target: ConclusionNotation<'a> },
    NotThere { candidate: Candidate },
    There { candidate: Candidate },
    NothingLess { size: Quantity },
    NoSmaller { size: Quantity, considered: usize },
    Open { size: Quantity, bound: u32, considered: usize },
    Cut { size: Quantity, bound: u32 },
    Run { run: Quantity, needed: usize },
    Sentence { line: &'a str },
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::wire::Size;
    use qedoku_core::{Layout, Puzzle};
    use qedoku_explain::Lang;
    use qedoku_techniques::{Profile, Solver};

    #[test]
    fn an_argument_that_is_not_proved_smallest_says_so() {
        let layout = Layout::classic();
        let line = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";
        let puzzle = Puzzle::from_givens(Grid::parse_line(line).expect("a grid"));
        let solved = Solver::new(layout, &Profile::default()).solve(&puzzle);
        let steps = solved.steps[..1].to_vec();
        let solution = solved.grid();
        let target = Target::Place(steps[0].conclusion.place.first().expect("a digit"));
        let trace = Trace { steps: steps.clone(), outcome: Outcome::Reached(target), ..solved };
        let size = Size { steps: 1, truths: 7 };
        let why =
            TargetArgument { target, steps, size, bound: 5, considered: 31, run: size, slice: size, is_cut: false };
        let answer = Answer {
            asked: target.to_string(),
            mistaken: true,
            ground: None,
            nearest: None,
            why,
            trace,
            solution,
            names: Names::all(),
        };
        assert_eq!(answer.to_string(), answer.describe(Style::default()));
        assert_eq!(answer.to_string().lines().collect::<Vec<_>>(), answer.lines(Style::default()));
        let text: String =
            Lang::ALL.map(|lang| answer.proof(Style { language: lang, ..Style::default() }).join("\n") + "\n").concat();
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/_cli");
        insta::with_settings!({ snapshot_path => folder, prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!("why-unproved", text);
        });
    }
}
