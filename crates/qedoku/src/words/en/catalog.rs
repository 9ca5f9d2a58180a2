//! The English text of technique pages.
use crate::catalog::CatalogText;
use qedoku_explain::{En, language};

language! {
    en: En;

    CatalogText<'_> {
        Tier { level } => "tier {level}";
        Hodoku { code, score } => "HoDoKu {code}, score {score}";
        Also { also } => "also {also}";
        Title { name, slug } => "{name} ({slug})";
        Page { info } => { info.docs.to_owned() };
    }
}
