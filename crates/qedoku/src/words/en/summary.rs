//! The English text of summaries.
use crate::summary::{SummaryColumn, SummaryText};
use qedoku_explain::{En, language};

language! {
    en: En;

    SummaryText {
        Title { records, bad } => "{records} records, {bad} of them bad";
        Others { more } => "{more} of other kinds";
    }

    SummaryColumn {
        Outcomes => "Outcomes";
        Tiers => "Tiers";
        Hardest => "Hardest techniques";
        Ratings => "Ratings (ER)";
        SeHardest => "Hardest techniques of se";
        Levels => "Levels of HoDoKu";
        HodokuHardest => "Hardest techniques of hodoku";
        Techniques => "Steps of each technique";
    }
}
