//! Sentences about fish.
use super::all;
use crate::language;
use crate::message::Zh;
use crate::words::plain::fish::PlainFishText;

language! {
    zh: Zh;

    PlainFishText<'_> {
        HasIn { house, digit, cells } => "{house}的 {digit} 在 {cells}";
        HasByCover { house, digit, places } => "{house}的 {digit} 在 {places}";
        InCover { cells, house } => "{cells}（{house}）";
        OrElse { parts }, with all = parts.0.join("，或 ") => "{all}";
        InFins { cells } => "{cells}";
        Need { houses, count, digit } => "{houses}要填{count}个 {digit}";
        IfThen { cell, shut, then, digit } if shut.is_empty() => "若 {cell} 是 {digit}，则 {then} 是 {digit}";
        IfThen { cell, shut, then, digit } => "若 {cell} 是 {digit}，则 {shut} 不是，于是 {then} 是 {digit}";
        EitherWayInBase { cover, digit, base } => "两种情况下，{cover}的 {digit} 都在{base}";
        NoOther { cover, digit } => "所以{cover}的其他格不能填 {digit}";
        TheseAre { count, digit, cover } => "这是{cover}里的{count}个 {digit}";
        EachTakesOne { digit, cover, base } => "其中每个不能有两个 {digit}，所以各有一个，都在{base}";
        CoverTakesOne { cover, digit, count } => "{cover}各能有一个 {digit}，正好被这{count}个 {digit} 占满";
        InCoverOneEach { base, cover, digit } => "则{base}的 {digit} 在{cover}，任两个不能同在其中之一，所以各一个";
        SoNot { gone } => "所以 {gone}";
        FirstFin { fins, digit } => "第一种情况：{fins} 是 {digit}";
        NoFin { fins, digit }, with all = all(fins.len()) => "第二种情况：{fins} {all}不是 {digit}";
        NotIn { cells, digit, houses }, with all = all(cells.len()) => "{cells} {all}不是 {digit}（{houses}）";
        ThenNot { gone } => "则 {gone}";
        SecondIs { cells, digit } => "第二种情况：{cells} 是 {digit}";
        SecondToo { cells, digit, houses }, with all = all(cells.len()) =>
            "所以第二种情况下 {cells} {all}也不是 {digit}（{houses}）";
    }
}
