//! A table of grades.
use crate::output::grades::GradesText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    GradesText<'_> {
        Line => "行";
        Outcome => "结果";
        Steps => "步数";
        Puzzle => "题目";
        Tier => "级别";
        Hardest => "最难技巧";
        Level => "等级";
        Score => "得分";
        HardestOf { scale } => "最难一步（{scale}）";
        HardestRound => "最难一轮";
        Technique { name } => "{name}";
        Error => "错误";
        Tiers => "级别：所需的最难一类步骤；容易到极难是 HoDoKu 的等级";
        Effort => "工作量";
        Guessed => "结果为“含有猜测”的题目：技巧用尽时，HoDoKu 从答案取一个数（Brute Force），其评分也计入此步";
        Ratings => "ER、EP、ED：最难一步、得出第一个数之前最难的一步、第一步";
        Scale { scale, by }, with named = scale_name(scale) => "{named}：{by}";
        Ordered { scale, order, by }, with named = scale_name(scale) => "{named}（{order}）：{by}";
    }
}

/// The name of a scale, with the word that options have for it.
fn scale_name(word: &str) -> String {
    let name = match word {
        "tier" => "级别",
        "effort" => "工作量",
        "hodoku" => "HoDoKu 评分",
        "se-corrected" => "已改正的 SE 评分",
        "se118" => "SE 1.1.8 评分",
        "se" => "SE 评分",
        other => other,
    };
    format!("{name} {word}")
}
