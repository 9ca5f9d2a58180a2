//! A step told in full: its heading, its reason, and the steps inside it.
use crate::notation;
use crate::scene::Scene;
use crate::words;
use qedoku_core::{Board, Hypothesis, Ledger, Pattern, Slug, Step};

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
    /// The steps the argument needs after its assumption.
    pub nested: Vec<Account>,
}

impl Account {
    /// Tells a step; `name` knows what the techniques are called.
    pub fn new(scene: &Scene<'_>, number: &str, step: &Step, name: &dyn Fn(&Slug) -> String) -> Self {
        let nested = match &step.pattern {
            Pattern::Hypothesis(hypothesis) => inside(scene, number, hypothesis, name),
            _ => Vec::new(),
        };
        Self {
            number: number.to_owned(),
            name: name(&step.technique),
            place: words::place(scene.layout, step),
            conclusion: notation::conclusion(&step.conclusion),
            why: words::why(scene, step),
            nested,
        }
    }

    /// The step in one sentence: `X-Wing: 7 in r2 and r8 stands in c4 and c8 only, so ...`.
    pub fn sentence(&self) -> String {
        format!("{}: {}.", self.name, self.why)
    }
}

/// Tells the steps of a hypothesis, each on the board that the assumption and the steps before it leave.
fn inside(scene: &Scene<'_>, number: &str, hypothesis: &Hypothesis, name: &dyn Fn(&Slug) -> String) -> Vec<Account> {
    let layout = scene.layout;
    let prefix = format!("{number}.");
    let mut ledger = Ledger::default();
    let mut board: Board = scene.board.clone();
    board.place(layout, hypothesis.assume);
    let mut told = Vec::new();
    for (step, count) in hypothesis.steps.iter().zip(1_u32..) {
        let number = format!("{prefix}{count}");
        told.push(scene.inside(&board, (&prefix, &ledger), |scene| Account::new(&scene, &number, step, name)));
        let before = board.clone();
        board.apply(layout, &step.conclusion);
        ledger.record(count, &before, &board);
    }
    told
}
