//! The Chinese text of a log beside the steps.
use crate::output::log::OpeningText;
use crate::words::TitleText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    OpeningText<'_> {
        Profile { profile } if *profile == "default" => "默认方案";
        Profile { profile } => "方案 {profile}";
        UpTo { cap } => "最高{cap}";
        Without { names, more } if *more == 0, with all = names.0.join("、") => "不用{all}";
        Without { names, more }, with all = names.0.join("、"), count = names.0.len() + more =>
            "不用{all}等 {count} 个技巧";
        Introduction => "r3c4 是从上数第3行、从左数第4列的格。宫从左到右、从上到下编号，依次为第1宫到第9宫。候选数是某格还能填的数，请用铅笔记下。";
        Noted { name, notation } => "{name}：{notation}";
        PencilMarks => "下一步要用候选数。这时各格的候选数如下：";
        Hypotheses => "假设";
    }

    TitleText<'_> {
        Puzzle { number, at, name } if at.is_empty() && name.is_empty() => "题目 {number}";
        Puzzle { number, at, name } if name.is_empty() => "题目 {number}（{at}）";
        Puzzle { number, at, name } if at.is_empty() => "题目 {number}：{name}";
        Puzzle { number, at, name } => "题目 {number}（{at}）：{name}";
    }
}
