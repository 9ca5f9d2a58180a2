//! The English text on a run that was held to a tier.
use super::{counted, plural};
use crate::stuck::StuckText;
use qedoku_explain::{En, language};

language! {
    en: En;

    StuckText<'_> {
        UpTo { held, count, last } =>
            "None of the {count} techniques up to the tier {held}, the last of which is {last}, finds more.";
        Some { count }, with techniques = counted(*count, "technique"), find = plural(*count, "finds", "find") =>
            "The {techniques} allowed {find} nothing more.";
        Holds { held, names } => "The tier {held} holds {names}, and nothing else; they find nothing more.";
        NothingGoesOn => " No technique goes on.";
        GoesOn { technique, above } => " {technique} ({above}) would go on.";
    }
}
