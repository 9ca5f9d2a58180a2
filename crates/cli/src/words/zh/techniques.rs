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
        OtherRules => "用于其他规则的题目：";
        Families { list } =>
            "技巧类别（可用于 --without、--technique 和 `qedoku techniques 类别`）：{list}。hidden-single、unique-rectangle 这样的词头也可以。";
        Title { name, slug, facts } => "{name}（{slug}）\n{facts}\n";
    }
}
