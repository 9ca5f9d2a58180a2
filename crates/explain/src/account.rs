//! A step told in full: its heading, its reason, and the steps inside it.
use crate::notation;
use crate::scene::Scene;
use crate::words;
use qedoku_core::{Board, Candidate, Case, Conclusion, Forcing, Ledger, Pattern, Slug, Step};

/// A step in words, and the steps nested in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
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
    /// The steps the argument needs after its assumption; for a forcing its cases, named by what they assume, with their
    /// steps.
    pub nested: Vec<Account>,
}

/// What techniques are called.
type Name<'n> = &'n dyn Fn(&Slug) -> String;

impl Account {
    /// Tells a step; `name` knows what the techniques are called.
    pub fn new(scene: &Scene<'_>, number: &str, step: &Step, name: Name<'_>) -> Self {
        let nested = match &step.pattern {
            Pattern::Hypothesis(it) => inside(scene, number, (it.assume, &it.steps), name),
            Pattern::Forcing(forcing) => cases(scene, number, (forcing, &step.conclusion), name),
            _ => Vec::new(),
        };
        Self {
            number: number.to_owned(),
            name: name(&step.technique),
            place: words::place(scene.layout, step),
            conclusion: notation::conclusion(&step.conclusion),
            why: words::why(scene, step),
            eureka: notation::eureka(scene.layout, step),
            hodoku: notation::hodoku(scene.layout, step),
            nested,
        }
    }

    /// The step in one sentence: `X-Wing: 7 in r2 and r8 stands in c4 and c8 only, so ...`.
    pub fn sentence(&self) -> String {
        format!("{}: {}.", self.name, self.why)
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
        let concluded = if case.end.is_none() { notation::conclusion(conclusion) } else { String::new() };
        Account {
            name: case.assume.to_string(),
            place: case.assume.cell.to_string(),
            why: words::case(scene.layout, case, conclusion),
            conclusion: concluded,
            eureka: None,
            hodoku: None,
            nested: inside(scene, &number, (case.assume, &case.steps), name),
            number,
        }
    };
    forcing.cases.iter().zip('a'..).map(tell).collect()
}

/// Tells the steps after an assumption, each on the board that the assumption and the steps before it leave.
fn inside(scene: &Scene<'_>, number: &str, (assume, steps): (Candidate, &[Step]), name: Name<'_>) -> Vec<Account> {
    let layout = scene.layout;
    let prefix = format!("{number}.");
    let mut ledger = Ledger::default();
    let mut board: Board = scene.board.clone();
    board.place(layout, assume);
    let mut told = Vec::new();
    for (step, count) in steps.iter().zip(1_u32..) {
        let number = format!("{prefix}{count}");
        told.push(scene.inside(&board, (&prefix, &ledger), |scene| Account::new(&scene, &number, step, name)));
        let before = board.clone();
        board.apply(layout, &step.conclusion);
        ledger.record(count, &before, &board);
    }
    told
}
