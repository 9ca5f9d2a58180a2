//! The Chinese text of a log beside the steps.
use crate::output::log::OpeningText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    OpeningText<'_> {
        Profile { profile } => "方案 {profile}";
        UpTo { cap } => "最高{cap}";
        Hypotheses => "假设";
    }
}
