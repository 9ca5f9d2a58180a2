//! The Chinese text of the list of techniques.
use crate::commands::techniques::TechniquesText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    TechniquesText<'_> {
        Slug => "代号";
        Name => "名称";
        Tier => "级别";
        Score => " 分值";
        Title { name, slug, facts } => "{name}（{slug}）\n{facts}\n";
    }
}
