//! The Chinese text on runs, but for their steps.
use crate::words::{Quantity, RunText, TierText};
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    RunText<'_> {
        Solved { steps } => "已解出，共 {steps}";
        Stuck { steps, open, left } => "{steps}之后无法继续：还有 {open} 个空格、{left} 个候选数";
        Contradiction { steps, slot } => "{steps}之后出现矛盾：{slot} 已无处可填";
        Reached { target, steps } => "共 {steps}得出 {target}";
        Guessed { steps, count } => "共 {steps}填满；其中 {count} 个数是猜测，直接取自答案，没有证明";
        Hypothesis { steps, open } => "{steps}之后填满；最后 {open} 个数由假设得出，并非推理";
        AssumesOne => "假定只有一个解";
        AttemptA => "矛盾";
        AttemptB => "未定，暂时保留";
        AttemptC => "盘面填满且有效";
        Withdrawn => "放弃：其后已无路可走";
        Tried { all, a, b, c } => "{all} 次假设：{a} 次 A（矛盾），{b} 次 B（未定），{c} 次 C（填满）";
        Excluded { excluded } => "{excluded} 个候选数一眼排除";
        Givens { givens } => "{givens} 个提示数";
        Placed { placed } => "已填 {placed} 个";
        Eliminated { removed } => "已删 {removed} 个候选数";
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
