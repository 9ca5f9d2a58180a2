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
        Example { case } => "一个例子（{case}）";
        Title { name, slug, facts } => "{name}（{slug}）\n{facts}\n";
    }
}
