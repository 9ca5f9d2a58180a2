//! The Chinese text on the steps of a position.
use crate::output::listing::ListingText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    ListingText<'_> {
        PageCut { page } => "一页最多显示 {page} 步，这里是最先找到的，其余略去：以文本或 ndjson 加 --all 可列出全部。";
        NotShown { more } => "还有 {more} 个结论未显示：每种技巧只列出最好的几步；以文本或 ndjson 加 --all 可列出全部。";
        NoReasons => "--detail normal 说明理由";
        OfTechnique { name, count } => "{name} {count}";
        SomeOfTechnique { name, count, found } => "{name} {count}/{found}";
        OfTier { tier, list } => "{tier}：{list}";
        Narrow => "--technique NAME,NAME 只列其中几种，--without NAME,NAME 列其余的";
        AndMore { left, how } => "……还有 {left} 个：{how}";
        None => "没有找到步骤";
        NoneNamed => "此局面用不上这个技巧；之后是否用到，见 qedoku solve";
        MoreThan { count } => "超过 {count}";
        Best { steps, found } => "共 {found} 步，列出最好的 {steps}";
        Ratings { parts } => "（{parts}）";
        RatingsFound { parts, count } => "（{parts}）：{count}";
    }
}
