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
        Page { info }, with what = info.zh.what, why = info.zh.why, find = info.zh.find =>
            { format!("{what}\n\n## 为什么成立\n{why}\n\n## 怎么找\n{find}") };
    }
}
