//! The Chinese text on the names of moves.
use crate::name::NameText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    NameText<'_> {
        Just { asked, just } if *just == 1 => "{asked}：有 1 种技巧正好得出这一结论。";
        Just { asked, just } => "{asked}：有 {just} 种技巧正好得出这一结论，由易到难：";
        JustAndMore { asked, just, more } =>
            "{asked}：有 {just} 种技巧恰好得出这一结论，另有 {more} 种还得出更多。由易到难：";
        GivenWithMore { asked, count } if *count == 1 => "{asked}：没有技巧恰好得出这些；有 1 种还得出更多。";
        GivenWithMore { asked, count } =>
            "{asked}：没有技巧恰好得出这些；有 {count} 种还得出更多。由易到难：";
        Others { names, count } => "另外 {count} 种：{names}。";
        Argument { asked, tier } => "{asked} 成立，但{tier}及以下的技巧都不能一步得出。最小的论证：";
        False { asked, solution } => "{asked} 不成立：答案中 {solution}。";
        Known { asked } => "{asked} 已经成立。";
    }
}
