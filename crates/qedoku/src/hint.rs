//! A hint: as much of the next step as is asked for, or what is to be taken back before.
use crate::described_step::describe_steps;
use crate::document::{Around, Document};
use crate::error::{Error, ErrorKind};
use crate::hint_message::HintMessage;
use crate::level::Level;
use crate::log::messages::{self, Id};
use crate::mistake::{Contradiction, Mistaken, Mistakes};
use crate::names::Names;
use crate::{advice, mistaken, words};
use qedoku_core::wire::Message;
use qedoku_core::{DigitSet, HouseSet, Layout, Puzzle, Target, Trace};
use qedoku_explain::noun::{ConclusionNotation, Houses};
use qedoku_explain::{self as explain, StepContext, Style};
use serde::{Serialize, Serializer};
use std::fmt;

/// The subject of a hint.
///
/// ```
/// use qedoku::generate::generate;
/// use qedoku::hints::Advice;
/// use qedoku::{Level, Session};
///
/// let made = generate(7, 1).next().expect("a puzzle");
/// let mut position = made.puzzle;
/// let open = made.solution.filled().find(|it| position.values.get(it.cell).is_none()).expect("an open cell");
/// position.values.set(open.cell, qedoku::Digit::ALL.into_iter().find(|digit| *digit != open.digit));
/// let hint = Session::new(position).hint(Level::Nudge)?;
/// assert!(matches!(hint.advice, Advice::Mistakes(wrong) if wrong.entries.len() == 1));
/// # Ok::<(), qedoku::Error>(())
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Advice {
    /// The only step of this trace.
    Step(Box<Trace>),
    /// These entries are wrong or to blame.
    Mistakes(Box<Mistakes>),
    /// The givens allow no solution: what is said of it, and the shortest contradiction that was found.
    Impossible(Error, Option<Box<Trace>>),
    /// Nothing: the grid is full, or what is asked for is there already.
    Nothing,
}

/// A hint at the next step of a position. It is serialized as a message that leaves out what its level does not tell.
///
/// ```
/// use qedoku::generate::generate;
/// use qedoku::{Level, Session};
///
/// let session = Session::new(generate(7, 1).next().expect("a puzzle").puzzle);
/// assert!(session.hint(Level::Nudge)?.to_string().starts_with("Look at "));
/// let json = serde_json::to_string(&session.hint(Level::Where)?).expect("JSON");
/// assert!(json.contains("\"line\":1,\"level\":\"where\",\"look\":") && !json.contains("conclusion"));
/// # Ok::<(), qedoku::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Hint {
    /// The position.
    pub puzzle: Puzzle,
    /// The hint level.
    pub level: Level,
    /// The subject of the hint.
    pub advice: Advice,
    names: Names,
}

impl Hint {
    pub(crate) fn new(puzzle: &Puzzle, level: Level, advice: Advice, names: &Names) -> Self {
        Self { puzzle: *puzzle, level, advice, names: names.clone() }
    }

    /// The text of the hint, a sentence or two; of a proof without the truths that it rests on.
    pub fn sentence(&self, style: Style) -> String {
        match &self.advice {
            Advice::Step(trace) => self.of_step(trace, style),
            Advice::Mistakes(mistakes) => mistaken::sentence(mistakes, self.level, style),
            Advice::Impossible(problem, found) => mistaken::impossible(problem, found.as_deref(), self.level, style),
            Advice::Nothing => advice::nothing(self.puzzle.values.is_full(), style),
        }
    }

    /// The hint in words: what it says, and a line for each truth if it is a proof.
    pub fn describe(&self, style: Style) -> String {
        let mut text = self.sentence(style) + "\n";
        if self.level < Level::Full {
            return text;
        }
        if let Advice::Step(_) = self.advice {
            text.clear();
        }
        for trace in self.arguments() {
            describe_steps(trace, &self.names.clone().style(style), |described| {
                text += &words::step(&described);
                if self.level == Level::Proof {
                    text += &(words::rests_on(style) + "\n");
                    let context = StepContext::new(&trace.layout, described.before).with_style(style);
                    let truths = described.step.truths.iter().map(|truth| words::truth(&context, truth));
                    truths.for_each(|truth| text += &["  - ", &truth, "\n"].concat());
                }
            });
            if let Some(end) = mistaken::ending(trace, style) {
                text += &(end + "\n");
            }
        }
        text
    }

    /// The traces that the hint tells from `full` on: its step, or the steps that end with a contradiction, if it takes any.
    pub fn arguments(&self) -> Vec<&Trace> {
        let all: Vec<&Trace> = match &self.advice {
            Advice::Step(trace) => vec![trace],
            Advice::Mistakes(mistakes) => mistakes.refutations.iter().map(|it| &*it.trace).collect(),
            Advice::Impossible(_, found) => found.as_deref().into_iter().collect(),
            Advice::Nothing => Vec::new(),
        };
        all.into_iter().filter(|trace| !trace.steps.is_empty()).collect()
    }

    /// The hint as a picture with text: the whole step if its level tells it, or else the position and what the hint says.
    pub fn document(&self, title: &str) -> Document<'_> {
        let style = self.names.get_style();
        match &self.advice {
            Advice::Step(trace) if self.level >= Level::Full => {
                let closing = vec![words::outcome(trace, style)];
                Document::trace(trace, &self.names, title, Around { closing, ..Around::default() }, Some(0))
                    .opening_on_step()
            }
            _ => match self.arguments().first() {
                Some(trace) if self.level >= Level::Full => {
                    let around = Around {
                        opening: vec![self.sentence(style)],
                        closing: mistaken::ending(trace, style).into_iter().collect(),
                    };
                    Document::trace(trace, &self.names, title, around, trace.steps.len().checked_sub(1))
                }
                _ => Document::puzzle(Layout::classic(), &self.puzzle, style, title, vec![self.sentence(style)]),
            },
        }
    }

    /// Whether the hint is about what is wrong with the position, instead of a step.
    pub const fn is_diagnosis(&self) -> bool {
        matches!(self.advice, Advice::Mistakes(_) | Advice::Impossible(..))
    }

    /// The hint's mistake as the messages of logs: its text, then the steps that show it.
    pub fn logs(&self, id: Id<'_>) -> Vec<Message> {
        let sentence = self.sentence(self.names.get_style());
        let problem = match &self.advice {
            Advice::Mistakes(_) => vec![messages::of_problem(&Error::new(ErrorKind::WrongEntries, sentence), id)],
            Advice::Impossible(problem, _) => vec![messages::of_problem(&Error::new(problem.kind, sentence), id)],
            Advice::Step(_) | Advice::Nothing => Vec::new(),
        };
        let argued = self.arguments().into_iter().flat_map(|trace| messages::of_trace(trace, &self.names, id, None));
        problem.into_iter().chain(argued).collect()
    }

    /// The message of the hint, for a position of a batch.
    pub fn message(&self, id: Id<'_>) -> HintMessage {
        let mut message = HintMessage::new(id);
        let style = self.names.get_style();
        let layout = Layout::classic();
        message.text = Some(self.sentence(style));
        let is_from = |from: Level| self.level >= from;
        match &self.advice {
            Advice::Nothing => {}
            Advice::Mistakes(mistakes) => {
                let name = |entry: &Mistaken| match entry.entry {
                    Target::Eliminate(candidate) if !is_from(Level::What) => candidate.cell.to_string(),
                    entry => entry.to_string(),
                };
                message.level = Some(self.level);
                message.look = mistakes.house(layout).map(|house| layout.house_name(house).to_owned());
                message.wrong = is_from(Level::Where).then(|| mistakes.entries.iter().map(name).collect());
                message.mistakes = is_from(Level::What).then(|| mistakes.entries.clone());
                message.back = mistakes.back.filter(|_| is_from(Level::Where));
            }
            Advice::Impossible(problem, found) => {
                message.level = Some(self.level);
                message.error = Some(problem.clone());
                let found = found.as_deref().filter(|_| is_from(Level::Where));
                message.contradiction = found.and_then(Contradiction::of);
            }
            Advice::Step(trace) => self.note_step(&mut message, trace),
        }
        if is_from(Level::Full) && !matches!(self.advice, Advice::Step(_)) {
            let logs = self.arguments().into_iter().map(|trace| messages::of_trace(trace, &self.names, id, None));
            message.refutations = logs.collect();
        }
        message
    }

    fn note_step(&self, message: &mut HintMessage, trace: &Trace) {
        describe_steps(trace, &self.names, |it| {
            let from_level = |from: Level, what: String| (self.level >= from).then_some(what);
            let step = it.step;
            let layout = &trace.layout;
            message.level = Some(self.level);
            message.look = Some(layout.house_name(advice::house(layout, step)).to_owned());
            message.technique = from_level(Level::Technique, step.technique.to_string());
            message.digits = from_level(Level::Digits, advice::digits(step).to_string());
            message.at = from_level(Level::Where, explain::place(&StepContext::new(layout, it.before), step));
            message.conclusion = from_level(Level::What, explain::conclusion(&step.conclusion));
            message.step = (self.level >= Level::Full).then(|| messages::step(layout, it, &self.names));
        });
    }

    fn of_step(&self, trace: &Trace, style: Style) -> String {
        let names = self.names.clone().style(style);
        let mut text = String::new();
        describe_steps(trace, &names, |it| {
            let layout = &trace.layout;
            let step = it.step;
            let place = explain::place(&StepContext::new(layout, it.before).with_style(style), step);
            let name = names.name(&step.technique);
            text = match self.level {
                Level::Nudge => {
                    style.say(&HintText::Look { title: Houses(layout, HouseSet::of(advice::house(layout, step))) })
                }
                Level::Technique => style.say(&HintText::Name { name: &name }),
                Level::Digits => style.say(&HintText::Digits { name: &name, digits: advice::digits(step) }),
                // What is tried is a question, which has its own mark at the end.
                Level::Where if place.ends_with(['?', '？']) => {
                    style.say(&HintText::Asked { name: &name, place: &place })
                }
                Level::Where => style.say(&HintText::Where { name: &name, place: &place }),
                Level::What => {
                    let tried = place.trim_end_matches(['?', '？']);
                    style.say(&HintText::What { name: &name, tried, conclusion: ConclusionNotation(&step.conclusion) })
                }
                Level::Full | Level::Proof => it.step_text.sentence(),
            };
        });
        text
    }
}

impl fmt::Display for Hint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.describe(self.names.get_style()))
    }
}

impl Serialize for Hint {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.message(Id::default()).serialize(serializer)
    }
}

/// The messages of hints at a step.
#[derive(Clone, Copy, Debug)]
pub(crate) enum HintText<'a> {
    Look { title: Houses<'a> },
    Name { name: &'a str },
    Digits { name: &'a str, digits: DigitSet },
    Asked { name: &'a str, place: &'a str },
    Where { name: &'a str, place: &'a str },
    What { name: &'a str, tried: &'a str, conclusion: ConclusionNotation<'a> },
}
