//! The Chinese text of summaries.
use crate::summary::{SummaryColumn, SummaryText};
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    SummaryText {
        Title { records, bad } => "{records} 条记录，其中 {bad} 条有误";
        Others { more } => "其他类别 {more}";
    }

    SummaryColumn {
        Outcomes => "结果";
        Tiers => "级别";
        Hardest => "最难技巧";
        Ratings => "评分（ER）";
        SeHardest => "最难一步（se）";
        Levels => "HoDoKu 等级";
        HodokuHardest => "最难一步（hodoku）";
        Techniques => "各技巧的步数";
    }
}
