//! The outcome of a run in words: for runs, grades, tables and reports alike.
use crate::words::{LeftFor, Quantity};
use qedoku_core::{Outcome, OutcomeKind, Pattern, Target, Trace};
use qedoku_explain::Style;

/// The sentence on the outcome of a run.
pub fn outcome(trace: &Trace, style: Style) -> String {
    let reached = trace.reached();
    let steps = Quantity::Steps { count: trace.steps.len() };
    let said = |text: &OutcomeText<'_>| style.say(text);
    match &trace.outcome {
        Outcome::Solved => said(&OutcomeText::Solved { steps }),
        Outcome::Contradiction(slot) => {
            said(&OutcomeText::Contradiction { steps, slot: LeftFor(&trace.layout, *slot) })
        }
        Outcome::Reached(target) => said(&OutcomeText::Reached { target: *target, steps }),
        Outcome::Stuck => {
            let open = reached.open().len();
            let left = reached.candidates().len();
            said(&OutcomeText::Left { stuck: &said(&OutcomeText::Stuck { steps }), open, left })
        }
        Outcome::Guessed => {
            let count = trace.steps.iter().filter(|step| step.pattern == Pattern::Guess).count();
            said(&OutcomeText::Taken { filled: &said(&OutcomeText::Guessed { steps }), count })
        }
        Outcome::Hypothesis(_) => {
            let open = reached.open().len();
            said(&OutcomeText::NotDeduced { filled: &said(&OutcomeText::Hypothesis { steps }), open })
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
