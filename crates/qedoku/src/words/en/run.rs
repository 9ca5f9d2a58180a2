//! The English text on runs, but for their steps.
use super::{counted, plural};
use crate::words::{Quantity, RunText, TierText};
use qedoku_explain::{En, language};

language! {
    en: En;

    RunText<'_> {
        Solved { steps } => "Solved in {steps}";
        Stuck { steps, open, left }, with cells = counted(*open, "cell"), candidates = counted(*left, "candidate") =>
            "Stuck after {steps}: {cells} open, {candidates} left";
        Contradiction { steps, slot } => "Contradiction after {steps}: nothing is left for {slot}";
        Reached { target, steps } => "{target} is reached in {steps}";
        Guessed { steps, count },
            with digits = plural(*count, "1 digit was".to_owned(), format!("{count} digits were")) =>
            "Filled in {steps}; {digits} guessed, that is, taken from the solution without a proof";
        Hypothesis { steps, open }, with last = plural(*open, "digit was".to_owned(), format!("{open} digits were")) =>
            "Filled after {steps}; the last {last} found by hypothesis, not by deduction";
        AssumesOne => "assumes one solution";
        AttemptA => "a contradiction";
        AttemptB => "undecided, kept for now";
        AttemptC => "the grid is full and valid";
        Withdrawn => "given up: nothing is left behind it";
        Tried { all, a, b, c }, with what = plural(*all, "hypothesis", "hypotheses") =>
            "{all} {what} tried: {a} A (contradiction), {b} B (undecided), {c} C (full grid)";
        Excluded { excluded }, with candidates = counted(*excluded, "candidate") => "{candidates} excluded at one look";
        Givens { givens }, with given = counted(*givens, "given") => "{given}";
        Placed { placed } => "{placed} placed";
        Eliminated { removed }, with gone = counted(*removed, "candidate") => "{gone} eliminated";
        FoundBySearch => "Found by search, without reasons";
        Step { number, name, place, conclusion, reason } => "{number}. {name}, {place}: {conclusion}. {reason}\n";
    }

    Quantity {
        Steps { count } if *count == 1 => "1 step";
        Steps { count } => "{count} steps";
        Statements { count } if *count == 1 => "1 statement";
        Statements { count } => "{count} statements";
    }

    TierText {
        Simple => "simple";
        Intermediate => "intermediate";
        Advanced => "advanced";
        Ultimate => "ultimate";
    }
}
