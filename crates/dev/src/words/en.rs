//! The English text of the pages of techniques.
use crate::docs::DocsText;
use qedoku_explain::{En, language};

language! {
    en: En;

    DocsText<'_> {
        Slug => "slug";
        OtherName => "name in Chinese";
        Tier => "tier";
        Se => "Sudoku Explainer rating";
        Hodoku => "HoDoKu code and score";
        OtherNames => "other names";
        OtherPage { info }, with name = info.zh.name, slug = info.slug => { format!("[{name}](zh/{slug}.md)") };
        CodeAndScore { code, score } => "{code}, {score}";
        Example => "Example";
        After => "After the step:";
        Caption { name, conclusion } => "{name}: {conclusion}";
    }
}
