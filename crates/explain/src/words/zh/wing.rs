//! Sentences about wings.
use crate::language;
use crate::message::Zh;
use crate::words::noun::{Compact, DigitList};
use crate::words::wing::WingText;

language! {
    zh: Zh;

    WingText<'_> {
        Hub { hub, all } => "{hub} 是 {all}";
        Way { chosen, pincer, house, digit } => "若是 {chosen}，则 {pincer} 不是 {chosen}（{house}），只能是 {digit}";
        WayByRule { chosen, pincer, rule, digit } => "若是 {chosen}，则 {pincer} 不是 {chosen}（{rule}），只能是 {digit}";
        OneIs { one, digit } => "所以 {one} 中至少有一个是 {digit}";
        OneOfIs { cells, digit } => "所以 {cells} 中至少有一个是 {digit}";
        Set { cells, digits, count },
            with these = zh.counted(*cells),
                few = zh.count(*count),
                more = zh.count(*count + 1),
                all = DigitList(*digits) =>
            "{these}只有 {all}，{few}格{more}数，是待定数组";
        OtherSet { set } if set.0.is_one() => "{set} 也是待定数组";
        OtherSet { set }, with these = zh.counted(set.0), held = Compact(set.1) => "{these}{{{held}}} 也是待定数组";
        NotBoth { house, common } => "两者的 {common} 都在{house}，不能都有 {common}";
        Without { cells, common, left, digit, at } if cells == at, with all = DigitList(*left) =>
            "若 {cells} 没有 {common}，则这些格是 {all}";
        Without { cells, common, left, digit, at }, with all = DigitList(*left) =>
            "若 {cells} 没有 {common}，则这些格是 {all}，其中只有 {at} 能填 {digit}";
        With { common, holds, other, house, left, count } if *count == 1 =>
            "若有 {common}，则 {holds}，于是 {other} 不是 {common}（{house}），只能是 {left}";
        With { common, holds, other, at, house, left, digit, only },
            with all = DigitList(*left),
                cells = other.0,
                also = if only.is_empty() { String::new() } else { format!("，其中只有 {} 能填 {digit}", only.say(zh)) } =>
            "若有 {common}，则 {holds}，于是 {at} 不是 {common}（{house}），{cells} 填其余的 {all}{also}";
        Counted { cells, all, count }, with digits = DigitList(*all) => "{cells} 只有 {digits}，{count}格正好{count}个数";
        Once { digits, house }, with all = DigitList(*digits) => "{all}（{house}）";
        OnceBy { digits, why }, with all = DigitList(*digits) => "{all}（各位置互相可见：{why}）";
        Room { once } => "其中 {once} 最多各填一次";
        NeedsOne { digits, places } => "所以 {digits} 必在 {places}";
    }
}
