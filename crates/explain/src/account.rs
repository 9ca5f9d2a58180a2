//! A step told in full: its heading, its reason, and the steps inside it.
use crate::notation;
use crate::scene::Scene;
use crate::voice::{CellNames, Detail, Voice};
use crate::words;
use qedoku_core::{Assumption, Board, Case, Conclusion, Forcing, Ledger, Pattern, Slot, Slug, Step};

/// A step in words, and the steps nested in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// How it is told.
    pub voice: Voice,
    /// The number: `12`, or `12.3` for the third step inside step 12.
    pub number: String,
    /// The name of the technique.
    pub name: String,
    /// Where to look.
    pub place: String,
    /// What follows, in short notation.
    pub conclusion: String,
    /// Why, in one sentence without its period.
    pub why: String,
    /// A chain in Eureka notation.
    pub eureka: Option<String>,
    /// A chain in HoDoKu's notation.
    pub hodoku: Option<String>,
    /// The chain in Eureka notation as logs write it, whatever the voice.
    pub logged: Option<String>,
    /// The steps the argument needs after its assumption; for a forcing its cases, named by what they assume, with their
    /// steps.
    pub nested: Vec<Account>,
    /// Why nothing is left for a slot after the nested steps, as a sentence.
    pub end: Option<String>,
}

/// What techniques are called.
type Name<'n> = &'n dyn Fn(&Slug) -> String;

impl Account {
    /// Tells a step; `name` knows what the techniques are called.
    pub fn new(scene: &Scene<'_>, number: &str, step: &Step, name: Name<'_>) -> Self {
        let (nested, end) = match &step.pattern {
            Pattern::Hypothesis(it) => inside(scene, number, (it.assume, &it.steps, Some(it.end)), name),
            Pattern::Forcing(forcing) => (cases(scene, number, (forcing, &step.conclusion), name), None),
            _ => (Vec::new(), None),
        };
        let is_short = scene.voice.detail == Detail::Brief || scene.voice.is_plain();
        let noted = |notation: Option<String>| notation.filter(|_| !is_short);
        let eureka = notation::eureka(scene, step);
        let is_logged = scene.voice.names == CellNames::Rc && !scene.voice.is_plain();
        let logged = || notation::eureka(&scene.told_in(Voice::default()), step);
        Self {
            voice: scene.voice,
            number: number.to_owned(),
            name: name(&step.technique),
            place: words::place(scene, step),
            conclusion: scene.voice.conclusion(&step.conclusion),
            why: words::why(scene, step),
            logged: if is_logged { eureka.clone() } else { logged() },
            eureka: noted(eureka),
            hodoku: noted(notation::hodoku(scene, step)),
            nested,
            end,
        }
    }

    /// The account with this number, this one or one nested in it: `12`, `12.a`, `12.a.3`.
    pub fn find(&self, number: &str) -> Option<&Self> {
        if self.number == number {
            return Some(self);
        }
        let rest = number.strip_prefix(&self.number)?;
        rest.starts_with('.').then(|| self.nested.iter().find_map(|account| account.find(number)))?
    }

    /// The reason as a sentence of its own (in brief a line without a period), with a capital unless it begins with the
    /// name of a cell.
    pub fn reason(&self) -> String {
        let Self { voice, why, .. } = self;
        if voice.detail == Detail::Brief && !voice.is_plain() {
            return why.clone();
        }
        voice.say(&AccountText::Reason { why })
    }

    /// The step in one sentence: `X-Wing: 7 in r2 and r8 stands in c4 and c8 only, so ...`.
    pub fn sentence(&self) -> String {
        let Self { voice, name, why, .. } = self;
        if voice.detail == Detail::Brief && !voice.is_plain() {
            return voice.say(&AccountText::Line { name, why });
        }
        voice.say(&AccountText::Sentence { name, why })
    }
}

/// Tells the cases of a forcing, lettered, each with its steps.
fn cases(
    scene: &Scene<'_>,
    number: &str,
    (forcing, conclusion): (&Forcing, &Conclusion),
    name: Name<'_>,
) -> Vec<Account> {
    let tell = |(case, letter): (&Case, char)| {
        let number = format!("{number}.{letter}");
        let (nested, end) = inside(scene, &number, (case.assume, &case.steps, case.end), name);
        let concluded = if case.end.is_none() { scene.voice.conclusion(conclusion) } else { String::new() };
        Account {
            voice: scene.voice,
            name: scene.voice.assumption(case.assume),
            place: scene.voice.cell(case.assume.candidate.cell),
            why: words::case(scene, case, conclusion),
            conclusion: concluded,
            logged: None,
            eureka: None,
            hodoku: None,
            nested,
            end,
            number,
        }
    };
    forcing.cases.iter().zip('a'..).map(tell).collect()
}

/// Tells the steps after an assumption, each on the board that the assumption and the steps before it leave, and what
/// closes the slot that they leave empty.
fn inside(
    scene: &Scene<'_>,
    number: &str,
    (assume, steps, end): (Assumption, &[Step], Option<Slot>),
    name: Name<'_>,
) -> (Vec<Account>, Option<String>) {
    let layout = scene.layout;
    let prefix = format!("{number}.");
    let mut ledger = Ledger::default();
    let mut board: Board = scene.board.clone();
    assume.carry_out(layout, &mut board);
    let mut told = Vec::new();
    for (step, count) in steps.iter().zip(1_u32..) {
        let number = format!("{prefix}{count}");
        told.push(scene.inside(&board, (&prefix, assume, &ledger), |scene| Account::new(&scene, &number, step, name)));
        let before = board.clone();
        board.apply(layout, &step.conclusion);
        ledger.record(count, &before, &board);
    }
    let end =
        end.map(|slot| scene.inside(&board, (&prefix, assume, &ledger), |scene| words::nothing_left(&scene, slot)));
    (told, end)
}

/// What stands around the reason of a step.
#[derive(Clone, Copy, Debug)]
pub(crate) enum AccountText<'a> {
    Reason { why: &'a str },
    Line { name: &'a str, why: &'a str },
    Sentence { name: &'a str, why: &'a str },
}
