//! The English text of a log beside the steps.
use crate::output::log::OpeningText;
use qedoku_explain::{En, language};

language! {
    en: En;

    OpeningText<'_> {
        Profile { profile } => "profile {profile}";
        UpTo { cap } => "up to {cap}";
        Hypotheses => "Hypotheses";
    }
}
