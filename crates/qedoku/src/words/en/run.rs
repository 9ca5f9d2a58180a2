//! The English text on runs, but for their steps.
use super::{counted, plural};
use crate::words::{Quantity, RunText, TierText};
use qedoku_explain::{En, language};

language! {
    en: En;

    RunText<'_> {
        AssumesOne => "assumes one solution";
        AttemptA => "a contradiction";
        AttemptB => "undecided, kept for now";
        AttemptC => "the grid is full and valid";
        Withdrawn => "given up: nothing is left behind it";
        Tried { all, a, b, c }, with what = plural(*all, "hypothesis", "hypotheses") =>
            "{all} {what} tried: {a} A (contradiction), {b} B (undecided), {c} C (full grid)";
        Excluded { excluded }, with candidates = counted(*excluded, "candidate") => "{candidates} excluded at one look";
        BetweenFacts => ", ";
        Givens { givens }, with given = counted(*givens, "given") => "{given}";
        Placed { placed } => "{placed} placed";
        Eliminated { removed }, with gone = counted(*removed, "candidate") => "{gone} eliminated";
        StepsToClash { count } if *count == 1 => "The step to the clash:";
        StepsToClash { count } => "The {count} steps to the clash:";
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
