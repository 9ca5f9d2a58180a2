//! The Chinese text of technique pages.
use crate::catalog::CatalogText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    CatalogText<'_> {
        Tier { level } => "级别：{level}";
        Hodoku { code, score } => "HoDoKu {code}，分值 {score}";
        Also { also } => "又名 {also}";
        Title { name, slug } => "{name}（{slug}）";
    }
}
