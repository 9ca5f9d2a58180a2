//! The outcome of a run in words: for runs, grades, tables and reports alike.
use qedoku_core::{Layout, Outcome, OutcomeKind, Pattern, Slot, Target, Trace};
use qedoku_explain::{Language, Say, Style};

/// The sentence on the outcome of a run.
pub fn outcome(trace: &Trace, style: Style) -> String {
    let reached = trace.reached();
    let steps = Quantity::Steps { count: trace.steps.len() };
    let sentence = |text: &OutcomeText<'_>| style.say(text);
    match &trace.outcome {
        Outcome::Solved => sentence(&OutcomeText::Solved { steps }),
        Outcome::Contradiction(slot) => {
            sentence(&OutcomeText::Contradiction { steps, slot: LeftFor(&trace.layout, *slot) })
        }
        Outcome::Reached(target) => sentence(&OutcomeText::Reached { target: *target, steps }),
        Outcome::Stuck => {
            let open = reached.open().len();
            let left = reached.candidates().len();
            sentence(&OutcomeText::Left { stuck: &sentence(&OutcomeText::Stuck { steps }), open, left })
        }
        Outcome::Guessed => {
            let count = trace.steps.iter().filter(|step| step.pattern == Pattern::Guess).count();
            sentence(&OutcomeText::Taken { filled: &sentence(&OutcomeText::Guessed { steps }), count })
        }
        Outcome::Hypothesis(_) => {
            let open = reached.open().len();
            sentence(&OutcomeText::NotDeduced { filled: &sentence(&OutcomeText::Hypothesis { steps }), open })
        }
    }
}

impl OutcomeText<'_> {
    /// The clause that a run ended so; of those that a grade can rest on.
    pub(crate) const fn ended(outcome: OutcomeKind, steps: Quantity) -> Self {
        match outcome {
            OutcomeKind::Stuck => Self::Stuck { steps },
            OutcomeKind::Hypothesis => Self::Hypothesis { steps },
            OutcomeKind::Guessed => Self::Guessed { steps },
            OutcomeKind::Solved | OutcomeKind::Contradiction | OutcomeKind::Reached => Self::Solved { steps },
        }
    }
}

/// The outcome of a run in a clause, and what may be said behind it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum OutcomeText<'a> {
    Solved { steps: Quantity },
    Stuck { steps: Quantity },
    Contradiction { steps: Quantity, slot: LeftFor<'a> },
    Reached { target: Target, steps: Quantity },
    Guessed { steps: Quantity },
    Hypothesis { steps: Quantity },
    Left { stuck: &'a str, open: usize, left: usize },
    Taken { filled: &'a str, count: usize },
    NotDeduced { filled: &'a str, open: usize },
}

/// A number of things with their noun.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Quantity {
    Steps { count: usize },
    Statements { count: u32 },
}

/// The name of a slot that nothing is left for: `r4c7`, `5 in box 4`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LeftFor<'a>(pub(crate) &'a Layout, pub(crate) Slot);

impl<L: Language> Say<L> for LeftFor<'_> {
    fn say(&self, by: L) -> String {
        match *self {
            Self(_, Slot::Cell(cell)) => by.cell(cell),
            Self(layout, slot) => by.slots(layout, &[slot]),
        }
    }
}
