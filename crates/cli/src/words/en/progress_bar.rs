//! The English text of the progress bar.
use crate::output::progress_bar::ProgressBarText;
use qedoku_explain::{En, language};

language! {
    en: En;

    ProgressBarText<'_> {
        AtWork { since } => "at work for {since}";
        Done { done, rate } => "{done} done, {rate} a second";
        Left { left } => ", {left} left";
        Ending => "ending behind the record at work; interrupt again to end at once";
        Making { slug, at, of, tries, most, made } => "{slug} ({at} of {of}): {tries} of {most} tries, {made} made";
    }
}
