//! The Chinese text on a run that was held to a tier.
use crate::stuck::StuckText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    StuckText<'_> {
        UpTo { held, count, last } => "{held}及以下的 {count} 个技巧（最后一个是{last}）都已无所获。";
        Some { count } => "允许的 {count} 个技巧都已无所获。";
        Holds { held, names }, with all = names.0.join("和") => "“{held}”这一级只包括{all}，已无所获。";
        NothingGoesOn => "没有技巧能继续。";
        GoesOn { technique, above } => "{technique}（{above}）可以继续。";
    }
}
