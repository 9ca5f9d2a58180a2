//! The Chinese text on outcomes.
use crate::outcome_text::OutcomeText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    OutcomeText<'_> {
        Solved { steps } => "已解出，共 {steps}";
        Stuck { steps } => "{steps}之后无法继续";
        Contradiction { steps, slot } => "{steps}之后出现矛盾：{slot} 已无处可填";
        Reached { target, steps } => "共 {steps}得出 {target}";
        Guessed { steps } => "靠猜测填满，共 {steps}";
        Hypothesis { steps } => "{steps}之后由假设填满";
        Left { stuck, open, left } => "{stuck}：还有 {open} 个空格、{left} 个候选数";
        Taken { filled, count } => "{filled}；其中 {count} 个数直接取自答案，没有证明";
        NotDeduced { filled, open } => "{filled}；最后 {open} 个数并非推理得出";
    }
}
