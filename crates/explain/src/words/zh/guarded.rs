//! Sentences about what guards of deadly patterns are joined with.
use super::grammar::{plural, set_name};
use crate::language;
use crate::message::Zh;
use crate::words::guarded::GuardedText;
use crate::words::noun::DigitList;

language! {
    zh: Zh;

    GuardedText<'_> {
        OneHolds { cells, digits } => "所以 {cells} 中至少有一格是 {digits}";
        CanOnlyBe { cell, held } => "{cell} 只能是 {held}";
        Only { cell, held } => "{cell} 只能是 {held}";
        Held { only }, with listed = zh.clauses(only.0.to_vec()) => "{listed}";
        SuchCell { digits } => "是 {digits} 的那一格";
        UseUp { first, cells, count, all, houses }, with set = set_name(count.0), digits = DigitList(*all) =>
            "{first} 与 {cells} 构成显性{set}：{count}格正好填{houses}的 {digits}";
        Hidden { house, digits, places }, with all = DigitList(*digits) => "{house}的 {all} 只能在 {places}";
        CellsLeft { guarded, corners, count, beside } if *corners == 1 =>
            "{guarded} 不是这些数，余下{count}格正好填{count}个数，{beside} 不能再填别的数";
        CellsLeft { guarded, count, beside } =>
            "{guarded} 中有一格不是这些数，余下{count}格正好填{count}个数，{beside} 不能再填别的数";
        TwoPlaces { house, digit, cells } => "{house}的 {digit} 只能在 {cells}";
        OtherOne { digit, others } => "所以一格是 {digit}，另一格是 {others}";
        Suppose { cell, digit, before } if *before > 0 => "反过来，假设 {cell} 是 {digit}";
        Suppose { cell, digit } => "假设 {cell} 是 {digit}";
        Then { forced } => "这时 {forced}";
        OnlyOther { cell, digit, house } => "{house}的 {digit} 只剩 {cell}";
        NotSo { lost, digit, why, cell, house } => "{lost} 不是 {digit}（{why}），于是 {cell} 是 {digit}（{house}）";
        NotGone { cell, gone, why, digit } => "{cell} 不是 {gone}（{why}），只能是 {digit}";
        WouldBe { cells, count, digit }, with all = plural(*count, "", "都") => "{cells} {all}是 {digit}";
        InEachCase { holds, then } => "无论从哪一格假设，{holds}，而 {then}";
        AllTwo { count, digits }, with all = DigitList(*digits) => "这样{count}格就都只有 {all}";
    }
}
