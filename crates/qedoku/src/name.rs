//! Names a move: the techniques that give just what a player saw, or why none does.
use crate::answer::Answer;
use crate::answers::Answers;
use crate::error::{Error, ErrorKind};
use crate::log::messages::{self, Id, format, known_format};
use crate::move_steps::{MoveSearch, conclusion};
use crate::names::Names;
use crate::options::Options;
use crate::position::Position;
use crate::question::Question;
use crate::words::{self, ProblemText, TierText};
use qedoku_core::wire::Message;
use qedoku_core::{Conclusion, Step, Target};
use qedoku_explain::Style;
use qedoku_explain::noun::ConclusionNotation;
use qedoku_techniques::Tier;
use qedoku_verify::Checker;
use serde::{Deserialize, Serialize};
use std::cell::LazyCell;
use std::fmt;

/// The hardest techniques that are looked for.
const UP_TO: Tier = Tier::Advanced;

/// A move with its names.
///
/// ```
/// use qedoku::generate::generate;
/// use qedoku::{Session, Target};
///
/// let session = Session::new(generate(7, 1).next().expect("a puzzle").puzzle);
/// let first = session.solve()?.trace.steps[0].conclusion;
/// let moves: Vec<Target> = first.place.iter().map(Target::Place).collect();
/// let named = session.name(&moves)?;
/// assert!(named.to_string().starts_with(&format!("{}: ", moves[0])));
/// # Ok::<(), qedoku::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct NamedMove {
    /// The position.
    pub position: Position,
    /// The placements and eliminations of the move.
    pub asked: Conclusion,
    /// The techniques that give the move, or the arguments for it or against it.
    pub naming: Naming,
    /// The place of the easiest of its steps.
    easiest: usize,
    names: Names,
}

/// The most techniques that are told in full where there are many.
const TOLD: usize = 3;

/// The naming of a move: the techniques that give it, or the arguments for it or against it.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Naming {
    /// Techniques give it, easiest first: a step of each, those that give just this before those that give more.
    Techniques(Vec<Step>),
    /// It is true, but no technique up to a tier gives it at once: the smallest argument for each part of it.
    Argument(Tier, Vec<Answer>),
    /// It is false: the argument for what is true instead, for each part that is false.
    False(Vec<Answer>),
    /// The position has it already: why, for each part of it.
    Known(Vec<Answer>),
}

impl Naming {
    /// The word that logs use.
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Techniques(_) => "techniques",
            Self::Argument(..) => "argument",
            Self::False(_) => "false",
            Self::Known(_) => "known",
        }
    }
}

/// Names a move.
///
/// # Errors
/// The position is not proper or has wrong entries, or no move is named.
pub(crate) fn name(options: &Options, position: Position, moves: &[Target]) -> Result<NamedMove, Error> {
    if moves.is_empty() {
        return Err(Error::of_input(ProblemText::NoEntry { text: String::new() }));
    }
    let asked = conclusion(moves);
    let of_options = |options| Answers::of_solution(options, options.on(&position.puzzle), position.solution);
    let mut answers = of_options(options);
    // Few questions take more than the profile.
    let whole = LazyCell::new(|| options.clone().whole());
    let mut beyond = None;
    let mut all = |of: Vec<Target>| -> Result<Vec<Answer>, Error> {
        // What is true or false is so whatever techniques are allowed.
        let argued = |target| match answers.why(Question::Candidate(target)) {
            Err(problem) if problem.kind == ErrorKind::NotReached => {
                beyond.get_or_insert_with(|| of_options(&*whole)).why(Question::Candidate(target))
            }
            answer => answer,
        };
        of.into_iter().map(argued).collect()
    };
    let is_true = |target: &Target| Question::Candidate(*target).target(&position.solution) == Some(*target);
    let wrong: Vec<Target> = moves.iter().copied().filter(|target| !is_true(target)).collect();
    let mut easiest = 0;
    let naming = if !wrong.is_empty() {
        Naming::False(all(wrong)?)
    } else if moves.iter().all(|target| target.holds(&position.board)) {
        Naming::Known(all(moves.to_vec())?)
    } else {
        let giving = techniques(options, &position, &asked)?;
        easiest = giving.easiest;
        let hardest = options.get_profile().limit().map_or(UP_TO, |limit| limit.min(UP_TO));
        if giving.steps.is_empty() {
            Naming::Argument(hardest, all(moves.to_vec())?)
        } else {
            Naming::Techniques(giving.steps)
        }
    };
    Ok(NamedMove { position, asked, naming, easiest, names: options.names().clone() })
}

/// The steps that give a move.
struct GivingSteps {
    /// A step of each technique: those that give just this, and then those that give more, easiest first.
    steps: Vec<Step>,
    /// The place of the easiest of all.
    easiest: usize,
}

/// A step of each technique that gives what is asked for, each of them checked.
fn techniques(options: &Options, position: &Position, asked: &Conclusion) -> Result<GivingSteps, Error> {
    let mut steps = Vec::new();
    let mut more = Vec::new();
    let mut first = None;
    let search = MoveSearch::new(position, asked);
    let mut checker = Checker::default();
    let all = options.profile_for(&position.puzzle).techniques().iter();
    for technique in all.filter(|technique| technique.info().tier <= UP_TO) {
        for step in search.both(*technique) {
            let step = position.accept(&mut checker, step)?;
            let of = if step.conclusion == *asked { &mut steps } else { &mut more };
            let is_known = of.iter().any(|known: &Step| known.technique == step.technique);
            if !is_known {
                first.get_or_insert_with(|| step.technique.clone());
                of.push(step);
            }
        }
    }
    more.retain(|step| !steps.iter().any(|known| known.technique == step.technique));
    steps.append(&mut more);
    let easiest = steps.iter().position(|step| Some(&step.technique) == first.as_ref()).unwrap_or_default();
    Ok(GivingSteps { steps, easiest })
}

impl NamedMove {
    /// The steps of techniques that give it; none if there are none.
    pub fn steps(&self) -> &[Step] {
        if let Naming::Techniques(steps) = &self.naming { steps } else { &[] }
    }

    /// The steps that are told, the easiest of all first: all of them, or of many a few, those that give just this if there
    /// are any.
    pub fn described(&self) -> Vec<&Step> {
        let mut described: Vec<&Step> = self.steps().iter().collect();
        if described.is_empty() {
            return described;
        }
        described[..=self.easiest].rotate_right(1);
        if described.len() > TOLD + 1 {
            described.truncate(TOLD);
        }
        described
    }

    /// The line that names the other techniques; nothing if all are told.
    pub fn others(&self, style: Style) -> Option<String> {
        let names = self.names.clone().style(style);
        let described = self.described();
        let is_other = |step: &&Step| !described.iter().any(|known| known.technique == step.technique);
        let others: Vec<String> =
            self.steps().iter().filter(is_other).map(|step| names.name(&step.technique)).collect();
        let count = others.len();
        (count > 0).then(|| style.say(&NameText::Others { names: &style.commas(others), count }))
    }

    /// The arguments for it, or against it.
    pub fn answers(&self) -> &[Answer] {
        match &self.naming {
            Naming::Techniques(_) => &[],
            Naming::Argument(_, answers) | Naming::False(answers) | Naming::Known(answers) => answers,
        }
    }

    /// The sentence on what is to be said of it.
    pub fn sentence(&self, style: Style) -> String {
        let asked = ConclusionNotation(&self.asked);
        let just = self.steps().iter().filter(|step| step.conclusion == self.asked).count();
        style.spaced(match &self.naming {
            Naming::Techniques(steps) if just == 0 => style.say(&NameText::GivenWithMore { asked, count: steps.len() }),
            Naming::Techniques(steps) if just == steps.len() => style.say(&NameText::Just { asked, just }),
            Naming::Techniques(steps) => style.say(&NameText::JustAndMore { asked, just, more: steps.len() - just }),
            Naming::Argument(tier, _) => {
                let count = self.asked.place.len() + self.asked.eliminate.len();
                style.say(&NameText::Argument { asked, count, tier: TierText::of(*tier) })
            }
            Naming::False(answers) => {
                let solution = |answer: &Answer| {
                    let cell = answer.why.target.candidate().cell;
                    answer.solution.get(cell).map(|digit| style.is(cell, digit)).unwrap_or_default()
                };
                style.say(&NameText::False { asked, solution: &style.and(answers.iter().map(solution)) })
            }
            Naming::Known(answers) => style.say(&NameText::Known { asked, count: answers.len() }),
        })
    }

    /// The move in words: the sentence, and below it the easiest steps with the names of the others, or each argument.
    pub fn describe(&self, style: Style) -> String {
        let names = self.names.clone().style(style);
        let mut text = self.sentence(style) + "\n";
        for (step, number) in self.described().into_iter().zip(1..) {
            text += &words::step(&self.position.describe(&names, number, step));
        }
        text.extend(self.others(style).map(|others| format!("\n{others}\n")));
        self.answers().iter().for_each(|answer| text += &("\n".to_owned() + &answer.describe(style)));
        text
    }

    /// The message of it, for a position of a batch.
    pub fn message(&self, id: Id<'_>) -> NameMessage {
        let layout = self.position.board.layout();
        let step = |(step, number): (&Step, u32)| TechniqueFound {
            technique: step.technique.to_string(),
            just: step.conclusion == self.asked,
            step: messages::step(layout, self.position.describe(&self.names, number, step), &self.names),
        };
        NameMessage {
            format: format(),
            line: id.number,
            id: id.name.map(str::to_owned),
            asked: Some(qedoku_explain::conclusion(&self.asked)),
            naming: Some(self.naming.word().to_owned()),
            techniques: self.steps().iter().zip(1..).map(step).collect(),
            arguments: self.answers().iter().map(|answer| answer.messages(id)).collect(),
            text: Some(self.sentence(self.names.get_style())),
            error: None,
        }
    }
}

impl fmt::Display for NamedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.describe(self.names.get_style()))
    }
}

/// A move with its names, as it is logged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NameMessage {
    /// The version of the format.
    #[serde(default = "format", deserialize_with = "known_format")]
    pub format: u32,
    /// The line of the input on which the position begins, from 1.
    pub line: usize,
    /// The name of the position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The move: `r4c5<>7`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<String>,
    /// The kind of the naming: `techniques` give it, an `argument` leads there, it is `false`, or it is `known`
    /// already.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub naming: Option<String>,
    /// The techniques that give it: those that give just this, and then those that give more, easiest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub techniques: Vec<TechniqueFound>,
    /// The arguments for it or against it, each as a log has it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arguments: Vec<Vec<Message>>,
    /// The same in a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Instead of all that, the error.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<Error>,
}

/// A technique that gives a move, as it is logged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TechniqueFound {
    /// The technique.
    pub technique: String,
    /// True if it gives just this.
    pub just: bool,
    /// The step, as logs have it.
    pub step: Message,
}

/// The messages on the naming of moves.
#[derive(Clone, Copy, Debug)]
pub(crate) enum NameText<'a> {
    Just { asked: ConclusionNotation<'a>, just: usize },
    JustAndMore { asked: ConclusionNotation<'a>, just: usize, more: usize },
    GivenWithMore { asked: ConclusionNotation<'a>, count: usize },
    Others { names: &'a str, count: usize },
    Argument { asked: ConclusionNotation<'a>, count: usize, tier: TierText },
    False { asked: ConclusionNotation<'a>, solution: &'a str },
    Known { asked: ConclusionNotation<'a>, count: usize },
}
