//! The Chinese text of a log beside the steps.
use crate::output::log::OpeningText;
use crate::words::TitleText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    OpeningText<'_> {
        Profile { profile } => "方案 {profile}";
        UpTo { cap } => "最高{cap}";
        Hypotheses => "假设";
    }

    TitleText<'_> {
        Puzzle { number, at, name } if at.is_empty() && name.is_empty() => "题目 {number}";
        Puzzle { number, at, name } if name.is_empty() => "题目 {number}（{at}）";
        Puzzle { number, at, name } if at.is_empty() => "题目 {number}：{name}";
        Puzzle { number, at, name } => "题目 {number}（{at}）：{name}";
    }
}
