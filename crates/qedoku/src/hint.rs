//! A hint: as much of the next step as is asked for, or what is to be taken back before.
use crate::described_step::describe_steps;
use crate::document::{Around, Document};
use crate::error::{Error, ErrorKind};
use crate::hint_message::HintMessage;
use crate::ladder::{Ladder, LadderStep, WrongText};
use crate::level::Level;
use crate::log::messages::{self, Id};
use crate::mistake::{Contradiction, Mistaken, Mistakes};
use crate::names::Names;
use crate::{advice, mistaken, words};
use qedoku_core::proper::{self, PuzzleVerdict};
use qedoku_core::wire::Message;
use qedoku_core::{Grid, Layout, Pattern, Puzzle, Target, Trace};
use qedoku_explain::{self as explain, Lang, StepContext, Style};
use qedoku_techniques::Info;
use serde::{Serialize, Serializer};
use std::fmt;
use std::sync::Arc;

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
/// assert!(session.hint(Level::Nudge)?.to_string().starts_with("1 of 7  Look at "));
/// let json = serde_json::to_string(&session.hint(Level::Where)?).expect("JSON");
/// assert!(json.contains("\"level\":\"where\",\"rung\":4,\"rungs\":7,\"look\":") && !json.contains("conclusion"));
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
    /// The number of steps that the givens alone take to tell what the first wrong entry should be, if it was sought.
    pub(crate) from_givens: Option<usize>,
    /// The number of entries that were named and stand, if all are right.
    pub(crate) right: Option<usize>,
    /// True if it stands in the place of an answer, and so is told as a whole.
    is_whole: bool,
    names: Names,
}

impl Hint {
    pub(crate) fn new(puzzle: &Puzzle, level: Level, advice: Advice, names: &Names) -> Self {
        Self { puzzle: *puzzle, level, advice, from_givens: None, right: None, is_whole: false, names: names.clone() }
    }

    /// The same, told as a whole instead of rung by rung.
    pub(crate) fn whole(self) -> Self {
        Self { is_whole: true, ..self }
    }

    /// The rungs of the hint: what each level says that those before it do not.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::{Level, Session, Style};
    ///
    /// let hint = Session::new(generate(7, 1).next().expect("a puzzle").puzzle).hint(Level::Nudge)?;
    /// let ladder = hint.ladder(Style::default());
    /// assert!(ladder.rungs[0].text.starts_with("Look at ") && ladder.rungs.len() > 5);
    /// assert!(hint.to_string().starts_with("1 of "));
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn ladder(&self, style: Style) -> Ladder {
        match &self.advice {
            Advice::Step(trace) => self.step_ladder(trace, style),
            Advice::Mistakes(mistakes) => Ladder::of_mistakes(self, mistakes, style),
            Advice::Impossible(problem, found) => Ladder::of_impossible(problem, found.as_deref(), style),
            Advice::Nothing => Ladder::default(),
        }
    }

    fn step_ladder(&self, trace: &Trace, style: Style) -> Ladder {
        let names = self.names.clone().style(style);
        let mut ladder = Ladder::default();
        describe_steps(trace, &names, |it| {
            let context = StepContext::new(it.before).with_style(style);
            let what = names.info(&it.step.technique).map(|info| what_it_is(info, style)).unwrap_or_default();
            ladder = Ladder::of_step(trace, &LadderStep { context, step_text: &it.step_text, what: &what });
        });
        ladder
    }

    /// The rules of the puzzle, as far as the advice rests on them.
    fn layout(&self) -> &Arc<Layout> {
        match &self.advice {
            Advice::Step(trace) | Advice::Impossible(_, Some(trace)) => &trace.layout,
            Advice::Mistakes(mistakes) => &mistakes.layout,
            Advice::Impossible(_, None) | Advice::Nothing => Layout::classic(),
        }
    }

    /// The solution that the givens have.
    pub(crate) fn solution(&self) -> Option<Grid> {
        let givens = Puzzle::from_givens(self.puzzle.given_grid());
        match proper::judge(self.layout(), &givens) {
            PuzzleVerdict::Proper(solution) => Some(solution),
            PuzzleVerdict::Improper(_) => None,
        }
    }

    /// The text that the level adds to those before it, a sentence or two.
    pub fn sentence(&self, style: Style) -> String {
        if self.is_whole {
            return self.whole_sentence(style);
        }
        let ladder = self.ladder(style);
        let own = ladder.rung(self.level).map(|rung| rung.text.clone());
        own.unwrap_or_else(|| self.whole_sentence(style))
    }

    /// The sentence behind the number of its rung: `4 of 7  The digit is 9.`
    pub fn counted(&self, style: Style) -> String {
        let label = if self.is_whole { None } else { self.ladder(style).label(self.level, style) };
        let sentence = self.sentence(style);
        label.map_or_else(|| sentence.clone(), |label| [&label, "  ", &sentence].concat())
    }

    /// The sentence that the entries that were named are right, if they are.
    ///
    /// ```
    /// use qedoku::{Level, Session, Style, Target};
    ///
    /// let line = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";
    /// let entries = ["r1c2=9", "r1c3=5"].map(|text| Target::parse(text).expect("an entry"));
    /// let hint = Session::read(line)?.hint_after(&entries, Level::Nudge)?;
    /// assert_eq!(hint.right_entries(Style::default()).as_deref(), Some("Your 2 entries are right."));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn right_entries(&self, style: Style) -> Option<String> {
        self.right.map(|count| style.say(&WrongText::Right { count }))
    }

    fn whole_sentence(&self, style: Style) -> String {
        match &self.advice {
            Advice::Step(_) => String::new(),
            Advice::Mistakes(mistakes) => mistaken::sentence(mistakes, self.level, style),
            Advice::Impossible(problem, found) => mistaken::impossible(problem, found.as_deref(), self.level, style),
            Advice::Nothing => advice::nothing(self.puzzle.values.is_full(), style),
        }
    }

    /// The rungs up to that of its level, each behind its number; of what is told as a whole the one sentence.
    pub fn described(&self, style: Style) -> Vec<String> {
        let lines = if self.is_whole { Vec::new() } else { self.ladder(style).counted(self.level, style) };
        if lines.is_empty() { vec![self.sentence(style)] } else { lines }
    }

    /// The hint in words: what it says behind the number of its rung, the steps from `full` on, and a line for each truth
    /// if it is a proof.
    pub fn describe(&self, style: Style) -> String {
        let mut text = self.counted(style) + "\n";
        if self.level < Level::Full {
            return text;
        }
        for trace in self.arguments() {
            if self.is_diagnosis() {
                text += &(words::steps_to_clash(trace, style) + "\n");
            }
            describe_steps(trace, &self.names.clone().style(style), |described| {
                text += &words::step(&described);
                // The reason of a single names all of it.
                if self.level == Level::Proof && !matches!(described.step.pattern, Pattern::Single(_)) {
                    text += &(words::rests_on(style) + "\n");
                    let context = StepContext::new(described.before).with_style(style);
                    let truths = described.step.truths.iter().map(|truth| advice::proved_truth(&context, truth));
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
    /// Rung by rung it speaks of one entry, and tells the steps from that one.
    pub fn arguments(&self) -> Vec<&Trace> {
        match &self.advice {
            Advice::Mistakes(mistakes) if !self.is_whole => {
                let first = mistakes.first().and_then(|first| mistakes.refutation(first.entry));
                first.into_iter().filter(|trace| !trace.steps.is_empty()).collect()
            }
            _ => self.all_arguments(),
        }
    }

    /// The same with the steps from every entry.
    fn all_arguments(&self) -> Vec<&Trace> {
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
                _ => Document::puzzle(self.layout(), &self.puzzle, style, title, vec![self.sentence(style)]),
            },
        }
    }

    /// True if the hint is about what is wrong with the position, instead of a step.
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
        let argued =
            self.all_arguments().into_iter().flat_map(|trace| messages::of_trace(trace, &self.names, id, None));
        problem.into_iter().chain(argued).collect()
    }

    /// The message of the hint, for a position of a batch.
    pub fn message(&self, id: Id<'_>) -> HintMessage {
        let mut message = HintMessage::new(id);
        let style = self.names.get_style();
        let layout = self.layout();
        message.text = Some(self.sentence(style));
        message.right = self.right;
        if !self.is_whole {
            let ladder = self.ladder(style);
            message.rung = ladder.place(self.level).map(|place| place + 1);
            message.rungs = message.rung.map(|_| ladder.rungs.len());
        }
        let is_from = |from: Level| self.level >= from;
        match &self.advice {
            Advice::Nothing => {}
            Advice::Mistakes(mistakes) => {
                let name = |entry: &Mistaken| match entry.entry {
                    Target::Eliminate(candidate) if !is_from(Level::What) => candidate.cell.to_string(),
                    entry => entry.to_string(),
                };
                message.level = Some(self.level);
                message.look = mistakes.house().map(|house| layout.house_name(house).to_owned());
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
            let logs = self.all_arguments().into_iter().map(|trace| messages::of_trace(trace, &self.names, id, None));
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
            message.look =
                Some(layout.house_name(advice::house_to_look_at(layout, &trace.puzzle.values, step)).to_owned());
            message.technique = from_level(Level::Technique, step.technique.to_string());
            message.digits = from_level(Level::Digits, advice::digits(step).to_string());
            message.at = from_level(Level::Where, explain::place(&StepContext::new(it.before), step));
            message.conclusion = from_level(Level::What, explain::conclusion(&step.conclusion));
            message.step = (self.level >= Level::Full).then(|| messages::step(layout, it, &self.names));
        });
    }
}

/// The definition of a technique, in a sentence.
fn what_it_is(info: &Info, style: Style) -> String {
    let page = match style.language {
        Lang::Zh => info.zh.what.to_owned(),
        Lang::En => info.docs.split("\n\n").next().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" "),
    };
    let end = page.find(". ").map(|at| at + 1).or_else(|| page.find('。').map(|at| at + '。'.len_utf8()));
    page[..end.unwrap_or(page.len())].to_owned()
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
