//! The English text on the counts of a batch.
use crate::commands::record_counts::TallyText;
use qedoku_explain::{En, language};

language! {
    en: En;

    TallyText<'_> {
        Read { read, solved, bad, seconds, rate } =>
            "read {read}, solved {solved}, bad {bad}; {seconds} seconds, {rate} a second";
    }
}
