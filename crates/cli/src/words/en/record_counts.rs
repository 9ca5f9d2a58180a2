//! The English text on the counts of a batch.
use crate::commands::record_counts::RecordCountsText;
use qedoku_explain::{En, language};

language! {
    en: En;

    RecordCountsText<'_> {
        // A few records say nothing of the rate.
        Read { read, solved, bad, seconds } if *read < 100 =>
            "read {read}, solved {solved}, bad {bad}; {seconds} seconds";
        Read { read, solved, bad, seconds, rate } =>
            "read {read}, solved {solved}, bad {bad}; {seconds} seconds, {rate} a second";
    }
}
