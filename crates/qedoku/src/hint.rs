//! A hint: as much of the next step as is asked for, or what is to be taken back before.
use crate::hint_message::HintMessage;
use crate::judge::{accept, improper};
use crate::messages::{self, Id};
use crate::names::Names;
use crate::problem::{Kind, Problem};
use crate::question::Question;
use crate::shown::{Around, Shown};
use crate::told::tell;
use crate::{advice, words};
use qedoku_core::{Board, Grid, Layout, Outcome, Puzzle, Step, Target, Trace};
use qedoku_explain::{self as explain, Scene, Voice, say};
use qedoku_techniques::{Profile, Solver};
use qedoku_verify::Checker;
use qedoku_why::{Inquiry, Standing};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// How much a hint says.
///
/// ```
/// use qedoku::Level;
/// assert!(Level::ALL.iter().all(|level| Level::named(level.word()) == Some(*level)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// In which house to look.
    Nudge,
    /// Which technique, and where.
    Where,
    /// What follows.
    What,
    /// Why.
    Full,
    /// All that the argument rests on.
    Proof,
}

impl Level {
    /// All of them, the least first.
    pub const ALL: [Self; 5] = [Self::Nudge, Self::Where, Self::What, Self::Full, Self::Proof];

    /// The word that options and logs use.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Nudge => "nudge",
            Self::Where => "where",
            Self::What => "what",
            Self::Full => "full",
            Self::Proof => "proof",
        }
    }

    /// The level with this word.
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.word() == word)
    }
}

/// What a hint is about.
///
/// ```
/// use qedoku::{Advice, Level, Mistake, Session, generate};
///
/// let made = generate(7, 1).next().expect("a puzzle");
/// let mut position = made.puzzle;
/// let open = made.solution.filled().find(|it| position.values.get(it.cell).is_none()).expect("an open cell");
/// position.values.set(open.cell, qedoku::Digit::ALL.into_iter().find(|digit| *digit != open.digit));
/// let hint = Session::new(position).hint(Level::Nudge)?;
/// assert!(matches!(hint.advice, Advice::Mistakes(wrong, Mistake::Wrong) if wrong.len() == 1));
/// # Ok::<(), qedoku::Problem>(())
/// ```
#[derive(Clone, Debug)]
pub enum Advice {
    /// The only step of this trace.
    Step(Box<Trace>),
    /// These entries, which are wrong or to blame.
    Mistakes(Vec<Target>, Mistake),
    /// Nothing: the grid is full, or what is asked for is there already.
    Nothing,
}

/// What is wrong with the entries of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mistake {
    /// The givens have one solution, and it has something else.
    Wrong,
    /// No solution has all the entries; with these taken back one would be left.
    Impossible {
        /// Whether fewer would not do.
        is_smallest: bool,
    },
}

/// A hint at the next step of a position. It is serialized as a message that leaves out what its level does not tell.
///
/// ```
/// use qedoku::{Level, Session, generate};
///
/// let session = Session::new(generate(7, 1).next().expect("a puzzle").puzzle);
/// assert!(session.hint(Level::Nudge)?.to_string().starts_with("Look at "));
/// let json = serde_json::to_string(&session.hint(Level::Where)?).expect("JSON");
/// assert!(json.contains("\"line\":1,\"level\":\"where\",\"look\":") && !json.contains("conclusion"));
/// # Ok::<(), qedoku::Problem>(())
/// ```
#[derive(Clone, Debug)]
pub struct Hint {
    /// The position.
    pub puzzle: Puzzle,
    /// How much is said.
    pub level: Level,
    /// What it is about.
    pub advice: Advice,
    names: Names,
}

impl Hint {
    pub(crate) fn new(puzzle: &Puzzle, level: Level, advice: Advice, names: &Names) -> Self {
        Self { puzzle: *puzzle, level, advice, names: names.clone() }
    }

    /// What the hint says, in a sentence or two; of a proof without what it rests on.
    pub fn sentence(&self, voice: Voice) -> String {
        match &self.advice {
            Advice::Step(trace) => self.of_step(trace, voice),
            Advice::Mistakes(wrong, mistake) => advice::mistakes(wrong, *mistake, voice),
            Advice::Nothing => advice::nothing(self.puzzle.values.is_full(), voice),
        }
    }

    /// The hint in words: what it says, and a line for each truth if it is a proof.
    pub fn tell(&self, voice: Voice) -> String {
        let Advice::Step(trace) = &self.advice else { return self.sentence(voice) + "\n" };
        let mut text = self.sentence(voice) + "\n";
        if self.level >= Level::Full {
            text.clear();
            tell(trace, &self.names.clone().told_in(voice), |told| text += &words::step(&told));
        }
        if self.level == Level::Proof {
            text += &(words::rests_on(voice) + "\n");
            let truths = trace.steps.iter().flat_map(|step| &step.truths);
            truths.for_each(|truth| text += &["  - ", &words::truth(trace.layout, voice, truth), "\n"].concat());
        }
        text
    }

    /// The hint as a picture with text: the whole step if its level tells it, or else the position and what the hint says.
    pub fn shown(&self, title: &str) -> Shown<'_> {
        let voice = self.names.voice();
        match &self.advice {
            Advice::Step(trace) if self.level >= Level::Full => {
                let closing = vec![words::outcome(trace, voice)];
                Shown::trace(trace, &self.names, title, Around { closing, ..Around::default() }, Some(0))
            }
            _ => Shown::puzzle(&self.puzzle, voice, title, vec![self.sentence(voice)]),
        }
    }

    /// The message of the hint, for a position of a batch.
    pub fn message(&self, id: Id<'_>) -> HintMessage {
        let (mut message, voice) = (HintMessage::new(id), self.names.voice());
        message.text = Some(self.sentence(voice));
        match &self.advice {
            Advice::Nothing => {}
            Advice::Mistakes(wrong, _) => message.wrong = Some(wrong.iter().map(Target::to_string).collect()),
            Advice::Step(trace) => {
                tell(trace, &self.names, |it| {
                    let shown = |from: Level, what: String| (self.level >= from).then_some(what);
                    let (step, layout) = (it.step, trace.layout);
                    message.level = Some(self.level);
                    message.look = Some(layout.house_name(advice::house(layout, step)).to_owned());
                    message.technique = shown(Level::Where, step.technique.to_string());
                    message.at = shown(Level::Where, explain::place(&Scene::new(layout, it.before), step));
                    message.conclusion = shown(Level::What, explain::conclusion(&step.conclusion));
                    message.step = (self.level >= Level::Full).then(|| messages::step(layout, it, &self.names));
                });
            }
        }
        message
    }

    fn of_step(&self, trace: &Trace, voice: Voice) -> String {
        let (names, mut text) = (self.names.clone().told_in(voice), String::new());
        tell(trace, &names, |it| {
            let (layout, step) = (trace.layout, it.step);
            let place = explain::place(&Scene::new(layout, it.before).told_in(voice), step);
            let (name, conclusion) = (names.name(&step.technique), voice.conclusion(&step.conclusion));
            let title = voice.house(layout, advice::house(layout, step));
            text = match self.level {
                Level::Nudge => say!(voice, en: "Look at {title}.", zh: "请看{title}。"),
                Level::Where => say!(voice, en: "{name}: {place}.", zh: "{name}：{place}。"),
                Level::What => say!(voice, en: "{name}, {place}: {conclusion}.", zh: "{name}，{place}：{conclusion}。"),
                Level::Full | Level::Proof => it.account.sentence(),
            };
        });
        text
    }
}

impl fmt::Display for Hint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tell(self.names.voice()))
    }
}

impl Serialize for Hint {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.message(Id::default()).serialize(serializer)
    }
}

/// What to say of a position.
pub(crate) fn advise(
    checker: &mut Checker,
    puzzle: &Puzzle,
    profile: &Profile,
    question: Option<Question>,
) -> Result<Advice, Problem> {
    let layout = Layout::classic();
    let solution = match Standing::of(layout, puzzle) {
        Standing::Sound(solution) => solution,
        Standing::Wrong(wrong) => return Ok(Advice::Mistakes(wrong, Mistake::Wrong)),
        Standing::Impossible { blame, is_smallest } => {
            return Ok(Advice::Mistakes(blame, Mistake::Impossible { is_smallest }));
        }
        Standing::Improper(fault) => return Err(improper(&fault)),
    };
    if puzzle.values.is_full() {
        return Ok(Advice::Nothing);
    }
    let Some(step) = next(puzzle, profile, question, &solution)? else { return Ok(Advice::Nothing) };
    let (profile, outcome) = (profile.name().to_owned(), Outcome::Reached(reached(&step)));
    let trace = Trace { layout, puzzle: *puzzle, profile, steps: vec![step], attempts: Vec::new(), outcome };
    accept(checker, &trace)?;
    Ok(Advice::Step(Box::new(trace)))
}

/// The step to hint at: the first on the shortest way to what is asked for, or the easiest there is; nothing if what is
/// asked for holds already.
fn next(
    puzzle: &Puzzle,
    profile: &Profile,
    question: Option<Question>,
    solution: &Grid,
) -> Result<Option<Step>, Problem> {
    let layout = Layout::classic();
    let Some(question) = question else {
        let none = || Problem::new(Kind::NotReached, "the techniques allowed find no step");
        return Solver::new(layout, profile).next_step(&Board::new(layout, puzzle)).map(Some).ok_or_else(none);
    };
    let none = || question.not_reached();
    let target = question.target(solution).ok_or_else(none)?;
    let why = Inquiry::new(layout, profile, puzzle).why(target).ok_or_else(none)?;
    Ok(why.steps.into_iter().next())
}

/// What a step reaches, or the first of it.
fn reached(step: &Step) -> Target {
    let placed = step.conclusion.place.first().map(Target::Place);
    placed.unwrap_or_else(|| Target::Eliminate(step.conclusion.eliminate.first().expect("a step concludes something")))
}
