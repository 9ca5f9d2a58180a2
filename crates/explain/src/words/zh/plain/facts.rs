//! Sentences about what is not and what is.
use super::super::grammar::conditions;
use super::all;
use crate::language;
use crate::message::{Say, Zh};
use crate::words::noun::{Any, CaseScope};
use crate::words::plain::facts::{FactText, Lead};
use crate::words::plain::walk::WalkText;

impl Say<Zh> for Lead {
    fn say(&self, _: Zh) -> String {
        match self {
            Self::Then | Self::Here | Self::ThenIt => String::new(),
            Self::And => "另外，".to_owned(),
            Self::From(lines) => format!("由第{}条，", lines.numbers().join("、")),
        }
    }
}

/// The words before a verb that is not so, of one cell or of several.
const fn all_not(count: usize) -> &'static str {
    if count == 1 { "不" } else { "都不" }
}

language! {
    zh: Zh;

    FactText<'_> {
        Besides { closed } => "（{closed}）";
        Not { cells, digit, reason }, with all = all(cells.len()) => "{cells} {all}不是 {digit}（{reason}）";
        NotAtAll { cells, digit, scope }, with all = if cells.len() > 1 { CaseScope::Every } else { *scope } => "{cells} {all}不是 {digit}";
        ItIsNot { digit } => "它不是 {digit}";
        NotNot { cells, digits, houses }, with all = all(cells.len()) => {
            let houses = houses.say(zh);
            let brackets = if houses.is_empty() { String::new() } else { format!("（{houses}）") };
            format!("{} {all}不是 {}{brackets}", cells.say(zh), zh.digits(digits.0))
        };
        NotDigit { digit, houses } => {
            let houses = houses.say(zh);
            if houses.is_empty() { format!("不是 {digit}") } else { format!("不是 {digit}（{houses}）") }
        };
        NotFor { digits, reason }, with each = digits.0 => "不是 {each}（{reason}）";
        AreNots { cells, nots }, with all = all(cells.len()), list = nots.0.join("，") => "{cells} {all}{list}";
        BothNots { one, other } => "{one}，{other}";
        AllNots { nots }, with listed = nots.0.join("，") => "{listed}";
        Nots { lead, nots } => "{lead}{nots}";
        IsHere { lead, cell, digit, house, besides } => "{lead}{cell} 是 {digit}：{house}没有别的位置{besides}";
        SoIs { lead, nots, cell, digit, house, besides } => "{lead}{nots}，于是 {cell} 是 {digit}：{house}没有别的位置{besides}";
        SoIsKnown { lead, nots, cells, digit, house } => "{lead}{nots}，于是 {cells} 是 {digit}（{house}）";
        HasHere { lead, house, digit, cells, besides } => "{lead}{house}的 {digit} 在 {cells}{besides}";
        SoHas { lead, nots, house, digit, cells, besides } => "{lead}{nots}，于是{house}的 {digit} 在 {cells}{besides}";
        OnlyCandidates { held, digit } => "它只有候选数 {held}，所以是 {digit}";
        OnlyCandidatesOf { cell, held, digit } => "{cell} 只有候选数 {held}，所以是 {digit}";
        Suppose { cell, digit } => "假设 {cell} 是 {digit}";
        SupposeNot { cells, digit }, with all = all(cells.len()) => "假设 {cells} {all}不是 {digit}";
        SupposeAll { nots }, with all = conditions(nots.0) => "假设 {all}";
        SupposeNeither { cells, digits }, with each = digits.0 => "假设 {cells} 不是 {each}";
    }

    WalkText<'_> {
        CellIsOneOf { cell, digits } => "于是 {cell} 是 {digits}";
        CellTakesOfSet { cell, digits, cells, left, count, held } =>
            "于是 {cell} 是 {digits}。{cells} 只有 {left}：{count}格{held}个数。它们不能填 {cell} 的数，所以填其余{count}个";
        SoNots { nots } => "所以 {nots}";
        OnlyThereSoNot { places, digits, nots }, with each = digits.0 => "其中只有 {places} 能填 {each}，所以 {nots}";
        SoOneIs { cells, digits } => "所以 {cells} 是 {digits}";
        SetIsThere { house, digits, cells }, with count = zh.count(cells.len()) =>
            "于是{house}的 {digits} 在 {cells}，这{count}格不能填别的数";
        FishIsThere { houses, places, digit, cross, cells } =>
            "于是{houses}的 {digit} 在{places}各有一个，{cross}的在 {cells}";
        NoRoom { houses, digit, places, cells } =>
            "于是{houses}的 {digit} 在{places}或 {cells}，但{places}放不下，所以 {cells} 是 {digit}";
        GuardIsThere { one, cells, digits } => "于是 {one}：否则 {cells} 只有 {digits}";
        HoldOnly { cells, left, count, digits, house } if house.1.is_empty() =>
            "于是 {cells} 只有 {left}：{count}格{digits}个数";
        HoldOnly { cells, left, count, digits, house } => "于是 {cells} 只有 {left}：{house}的{count}格{digits}个数";
        OneOfThem { digit } => "其中一格是 {digit}";
        OneIs { all, cells, digit } if all == cells => "{cells} 是 {digit}";
        OneIs { all, cells, digit }, with one = Any(*cells) => "其中只有 {cells} 能填 {digit}，所以 {one} 是 {digit}";
        NoneLeft { all, places, digit } if all == places, with verb = all_not(places.len()) =>
            "但已假设{verb}是 {digit}，这不可能";
        NoneLeft { all, places, digit }, with verb = all_not(places.len()) =>
            "其中只有 {places} 能填 {digit}，但已假设{verb}是 {digit}，这不可能";
        OthersLeft { places, not, left, digit }, with all = all_not(not.len()) =>
            "其中只有 {places} 能填 {digit}，而已假设 {not} {all}是 {digit}，所以 {left} 是 {digit}";
    }
}
