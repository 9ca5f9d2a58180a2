//! The Chinese text of the progress bar.
use crate::output::progress_bar::ProgressBarText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    ProgressBarText<'_> {
        AtWork { since } => "已用 {since}";
        Done { done, rate } => "已完成 {done}，每秒 {rate} 条";
        Left { left } => "，还需 {left}";
        Ending => "完成当前记录后结束；再次中断则立即结束";
    }
}
