//! Sentences about arguments by cases.
use crate::language;
use crate::message::Zh;
use crate::words::forcing::ForcingText;

language! {
    zh: Zh;

    ForcingText<'_> {
        CellIs { cell, options } => "{cell} 是 {options}";
        HouseHas { house, digit, options } => "{house}的 {digit} 在 {options}";
        OneCase { choice, gone } => "{choice}，于是 {gone}";
        EachCase { choice, gone } => "{choice}，无论哪一种，{gone}";
        NoCase { choice, gone } => "{choice}，但都不可能，所以什么都能推出，包括 {gone}";
        OtherCase { choice, refuted, gone } => "{choice}；{refuted} 不可能，而另一种情况下 {gone}";
        OtherCases { choice, refuted, gone } => "{choice}；{refuted} 不可能，而其余每种情况下 {gone}";
        Whether { cell, digit, so } => "无论 {cell} 是不是 {digit}，{so}";
        NotTrue { cell, digit, so } => "{cell} 不可能是 {digit}，而不是 {digit} 时，{so}";
        NotFalse { cell, digit, so } => "{cell} 不可能不是 {digit}，而是 {digit} 时，{so}";
        Neither { cell, digit, so } => "{cell} 是 {digit} 或不是，但都不可能，所以什么都能推出，包括 {so}";
        AfterSteps { count, reached } => "经过 {count} 步，{reached}";
        Then { reached } => "则 {reached}";
        ThenSo { conclusions, reached } => "则 {conclusions}；所以 {reached}";
    }
}
