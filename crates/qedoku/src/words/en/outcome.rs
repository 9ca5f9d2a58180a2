//! The English text on outcomes.
use super::{counted, plural};
use crate::outcome_text::OutcomeText;
use qedoku_explain::{En, language};

language! {
    en: En;

    OutcomeText<'_> {
        Solved { steps } => "Solved in {steps}";
        Stuck { steps } => "Stuck after {steps}";
        Contradiction { steps, slot } => "Contradiction after {steps}: nothing is left for {slot}";
        Reached { target, steps } => "{target} is reached in {steps}";
        Guessed { steps } => "Filled with guesses in {steps}";
        Hypothesis { steps } => "Filled by hypothesis after {steps}";
        Left { stuck, open, left }, with cells = counted(*open, "cell"), candidates = counted(*left, "candidate") =>
            "{stuck}: {cells} open, {candidates} left";
        Taken { filled, count }, with digits = plural(*count, "1 digit was".to_owned(), format!("{count} digits were")) =>
            "{filled}; {digits} taken from the solution without a proof";
        NotDeduced { filled, open }, with last = plural(*open, "digit was".to_owned(), format!("{open} digits were")) =>
            "{filled}; the last {last} not deduced";
    }
}
