//! Sentences about almost locked sets.
use super::grammar::plural;
use crate::language;
use crate::message::Zh;
use crate::words::noun::{Compact, OneByOne};
use crate::words::sets::SetsText;

language! {
    zh: Zh;

    SetsText<'_> {
        Stem { stem, held } => "{stem} 是 {held}";
        IfItIs { digit, then } => "若是 {digit}，则 {then}";
        OneIs { cells, digit } if cells.0.len() == 1 => "无论哪种情况，{cells} 都是 {digit}";
        OneIs { cells, digit }, with all = OneByOne(cells.0) => "无论哪种情况，{all} 中至少有一个是 {digit}";
        AnyOf { cells }, with all = cells.0 => "{all}";
        OneOfThem { digit } => "其中一格是 {digit}";
        IsIn { each, digit }, with list = each.0.join("；") => "所以 {digit} 依次在 {list}";
        NotInBoth { digit, house, sets } => "两组的 {digit} 都在{house}，所以 {digit} 不能两组都有，必有一组没有";
        NotInBothBy { digit, by, sets } => "两组的 {digit} 互相可见（{by}），所以 {digit} 不能两组都有，必有一组没有";
        EachLacksOne { common } => "每组只缺一个数，所以 {common} 一组缺一个，另一组缺另一个，其余的数都在";
        IfNotCell { cell, link, rest } => "若 {cell} 不是 {link}，则它是 {rest}";
        IfNotIn { cells, link, rest }, with all = cells.0 => "若 {link} 不在 {all} 中，则这些格是 {rest}";
        IfNotInWith { cells, link, rest, digit, places }, with all = cells.0 =>
            "若 {link} 不在 {all} 中，则这些格是 {rest}，其中只有 {places} 能填 {digit}";
        AsSupposed { before, cells, digit }, with not = plural(cells.len(), "不是", "都不是") =>
            "{before}，因为 {cells} {not} {digit}";
        ButSupposed { before, digit, count }, with not = plural(*count, "不是", "都不是") =>
            "{before}，但已假设{not} {digit}";
        So { clause } => "所以 {clause}";
        SoAfterAll { clause } => "与假设矛盾，所以 {clause}";
        FirstCell { cell } => "{cell} 一格两个数，是待定数组";
        First { cells, digits, held }, with these = zh.counted(*cells) => "{these}只有 {digits} {held}个数，是待定数组";
        Another { cells } => "{cells} 也是待定数组";
        OthersTogether { cells }, with these = zh.counted(cells.0), held = Compact(cells.1) =>
            "{these}{{{held}}} 也是待定数组";
        InSight { digit, places, losers, why } => "{digit} 在 {places}，{losers} 能看到这些位置（{why}）";
        SupposeCell { cell, digit, rest } => "假设 {cell} 不是 {digit}，则它是 {rest}";
        SupposeSet { cells, digit, filled } if cells.len() == 1 => "假设 {cells} 不是 {digit}，则 {filled}";
        SupposeSet { cells, digit, filled } => "假设 {cells} 都不是 {digit}，则 {filled}";
    }
}
