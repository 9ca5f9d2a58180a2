//! The English text on the names of moves.
use super::counted;
use crate::name::NameText;
use qedoku_explain::{En, language};

language! {
    en: En;

    NameText<'_> {
        Just { asked, just } if *just == 1 => "{asked}: one technique gives just this.";
        Just { asked, just } => "{asked}: {just} techniques give just this, easiest first.";
        JustAndMore { asked, just, more }, with names = counted(*just, "technique"), others = counted(*more, "other") =>
            "{asked}: just this by {names}, easiest first; and behind these, with more, by {others}.";
        GivenWithMore { asked, count }, with names = counted(*count, "technique") =>
            "{asked}: no technique gives just this; {names} with more, easiest first.";
        Argument { asked, tier } =>
            "{asked} is true, but no technique up to the {tier} ones gives it. The smallest argument:";
        False { asked, solution } => "{asked} is false: {solution} in the solution, and here is why.";
        Known { asked } => "{asked} is known already.";
    }
}
