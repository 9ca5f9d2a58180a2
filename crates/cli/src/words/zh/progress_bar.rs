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
        Making { slug, at, of, tries, most, made } => "{slug}（第{at}个，共 {of} 个）：已试 {tries}/{most} 次，已生成 {made} 个";
    }
}
