//! Sentences about wings.
use crate::language;
use crate::message::Zh;
use crate::words::noun::DigitList;
use crate::words::wing::WingText;

language! {
    zh: Zh;

    WingText<'_> {
        Hub { hub, all } => "{hub} 是 {all}";
        Way { chosen, pincer, house, digit } => "若是 {chosen}，则 {pincer} 不是 {chosen}（{house}），只能是 {digit}";
        WayByRule { chosen, pincer, rule, digit } => "若是 {chosen}，则 {pincer} 不是 {chosen}（{rule}），只能是 {digit}";
        Itself { digit } => "或者它自己就是 {digit}";
        OneIs { one, digit } => "所以 {one} 中至少有一个是 {digit}";
        OneOfIs { cells, digit } => "所以 {cells} 中至少有一个是 {digit}";
        Counted { cells, all, count }, with digits = DigitList(*all) => "{cells} 只有 {digits}，{count}格正好{count}个数";
        Once { digits, house }, with all = DigitList(*digits) => "{all}（{house}）";
        OnceBy { digits, why }, with all = DigitList(*digits) => "{all}（各位置互相可见：{why}）";
        Room { once } => "其中 {once} 最多各填一次";
        NeedsOne { digits, places } => "所以 {digits} 必在 {places}";
    }
}
