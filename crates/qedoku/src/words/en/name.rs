//! The English text on the names of moves.
use super::{counted, plural};
use crate::name::NameText;
use qedoku_explain::{En, language};

language! {
    en: En;

    NameText<'_> {
        Just { asked, just } if *just == 1 => "{asked}: one technique gives just this.";
        Just { asked, just } => "{asked}: {just} techniques give just this. Easiest first:";
        JustAndMore { asked, just, more }, with names = gives(*just, "technique"), others = more_give(*more) =>
            "{asked}: {names} just this; {others} this and more. Easiest first:";
        GivenWithMore { asked, count } if *count == 1 => "{asked}: no technique gives just this; one gives this and more.";
        GivenWithMore { asked, count } =>
            "{asked}: no technique gives just this; {count} give this and more. Easiest first:";
        Others { names, count } => "{count} more: {names}.";
        Argument { asked, count, tier } if *count > 1 =>
            "{asked} are true, but no technique up to the {tier} ones gives all of this in one step. The smallest arguments:";
        Argument { asked, tier } =>
            "{asked} is true, but no technique up to the {tier} ones gives it in one step. The smallest argument:";
        False { asked, solution } => "{asked} is false: {solution} in the solution.";
        Known { asked, count }, with are = plural(*count, "is", "are") => "{asked} {are} known already.";
    }
}

/// `1 more gives`, `7 more give`.
fn more_give(count: usize) -> String {
    format!("{count} more{}", plural(count, " gives", " give"))
}

/// So many of them give something.
fn gives(count: usize, word: &str) -> String {
    counted(count, word) + plural(count, " gives", " give")
}
