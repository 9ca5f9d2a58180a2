//! The Chinese text on runs, but for their steps.
use crate::words::{Quantity, RunText, TierText};
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    RunText<'_> {
        AssumesOne => "假定只有一个解";
        AttemptA => "矛盾";
        AttemptB => "未定，暂时保留";
        AttemptC => "盘面填满且有效";
        Withdrawn => "放弃：其后已无路可走";
        Tried { all, a, b, c } => "{all} 次假设：{a} 次 A（矛盾），{b} 次 B（未定），{c} 次 C（填满）";
        Excluded { excluded } => "{excluded} 个候选数一眼排除";
        BetweenFacts => "，";
        Givens { givens } => "{givens} 个提示数";
        Placed { placed } => "另填 {placed} 个";
        Eliminated { removed } => "已删 {removed} 个候选数";
        StepsToClash { count } => "导致矛盾的 {count} 步：";
        FoundBySearch => "由搜索得出，没有理由";
        Step { number, name, place, conclusion, reason } => "{number}. {name}，{place}：{conclusion}。{reason}\n";
    }

    Quantity {
        Steps { count } => "{count} 步";
        Statements { count } => "{count} 条事实";
    }

    TierText {
        Simple => "简单";
        Intermediate => "中级";
        Advanced => "高级";
        Ultimate => "终极";
    }
}
