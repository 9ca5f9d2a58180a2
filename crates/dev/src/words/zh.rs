//! The Chinese text of the pages of techniques.
use crate::docs::DocsText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    DocsText<'_> {
        Slug => "标识";
        OtherName => "英文名";
        Tier => "级别";
        Se => "Sudoku Explainer 评分";
        Hodoku => "HoDoKu 编号和分值";
        OtherNames => "其他名称";
        OtherPage { info }, with name = info.name, slug = info.slug => { format!("[{name}](../{slug}.md)") };
        CodeAndScore { code, score } => "{code}，{score}";
        Example => "例子";
        After => "这一步之后：";
        Caption { name, conclusion } => "{name}：{conclusion}";
    }
}
