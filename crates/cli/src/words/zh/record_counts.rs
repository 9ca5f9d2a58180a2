//! The Chinese text on the counts of a batch.
use crate::commands::record_counts::RecordCountsText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    RecordCountsText<'_> {
        // A few records say nothing of the rate.
        Read { read, solved, bad, seconds } if *read < 100 =>
            "读入 {read} 题，解出 {solved} 题，出错 {bad} 题；{seconds} 秒";
        Read { read, solved, bad, seconds, rate } => "读入 {read} 题，解出 {solved} 题，出错 {bad} 题；{seconds} 秒，每秒 {rate} 题";
    }
}
