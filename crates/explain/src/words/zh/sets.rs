//! Sentences about almost locked sets.
use crate::language;
use crate::message::Zh;
use crate::words::sets::SetsText;

language! {
    zh: Zh;

    SetsText<'_> {
        Concluded { claim, gone } => "{claim}：{gone}";
        Seen { claim, seen, gone } => "{claim}：{seen}；所以 {gone}";
        Counted { cells, digits, crossing, groups, count } =>
            "{crossing}相交处的 {cells}{digits} 与 {groups} 共 {count} 格，正好容纳 {count} 个数，所以每个数都在其中能填它的格里";
        Petal { digits, petal, rest } => "若为 {digits}，{petal}（待定数组）就失去它，而有 {rest}";
        Stem { stem, held, ways } => "{stem} 是 {held}：{ways}";
        DoublyLinked { one, other, link }, with mutual = zh.mutual() =>
            "{one} 与 {other} 是待定数组，限制性公共数是 {link}：每个数在两者中的位置{mutual}，所以两个数组各缺其中一个，而其余各数都有";
        HoldsRest { cells, rest } => "{cells} 有 {rest}";
        Linked { one, other, link, one_held, other_held }, with mutual = zh.mutual() =>
            "{one} 与 {other} 是待定数组，限制性公共数是 {link}：它在两者中的位置{mutual}，所以必有一个数组没有它，要么 {one_held}，\
             要么 {other_held}";
        FirstLacks { set, without, held } => "若 {set} 没有 {without}，就有 {held}";
        ThenLacks { set, without, held } => "于是 {set} 没有 {without}，就有 {held}";
        Chained { links }, with mutual = zh.mutual() => "这些待定数组依次有限制性公共数，其位置{mutual}：{links}";
        InSight { digits, places, losers }, with by = zh.seen_by()[0], seen = zh.seen_by()[1] =>
            "{digits} 在 {places}，{by} {losers} {seen}";
        Named { cells, digits, house } => "{house}的 {cells}{digits}";
    }
}
