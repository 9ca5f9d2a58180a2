//! Sentences about digits and cells that are locked to each other.
use super::all;
use crate::language;
use crate::message::Zh;
use crate::words::plain::locked::PlainLockedText;

language! {
    zh: Zh;

    PlainLockedText<'_> {
        SoOneIs { cells, digit } => "所以 {cells} 是 {digit}";
        AllIn { count, house } if *count == 2 => "两格都在{house}";
        AllIn { count, house }, with number = zh.count(*count) => "{number}格都在{house}";
        NoOther { house, digits } => "所以{house}的其他格不能填 {digits}";
        OnePlaceLeft { house, digit } => "于是{house}的 {digit} 只剩一个位置";
        HoldOnly { cells, digits } => "{cells} 只有 {digits}";
        Holds { cell, digits } => "{cell} 只有候选数 {digits}";
        OneIsOther { digits }, with one = digits.0.first().cloned().unwrap_or_default(),
            other = digits.0.last().cloned().unwrap_or_default() =>
            "所以一格是 {one}，另一格是 {other}";
        OneOther { digits }, with one = digits.0.first().cloned().unwrap_or_default(),
            other = digits.0.last().cloned().unwrap_or_default() =>
            "一格是 {one}，另一格是 {other}";
        Share { count, digits } => "这{count}个数正好填这{count}格，所以 {digits} 都在这{count}格里";
        OnlyCellsLeft { cells } => "只剩 {cells}";
        TakeDigits { count, digits } => "这{count}格填 {digits}";
        NothingElse { count } => "所以这{count}格不能填别的数";
        ItsAt { digit, at } => "{at} 的 {digit}";
        HasAllSoNone { house, places, cells, digits }, with all = all(cells.len()) =>
            "{house}已有 {places}，所以 {cells} {all}不能填 {digits}";
        OnlyThere { house, digits, cells } => "{house}的 {digits} 只在 {cells}";
        AreInToo { cells, house } => "{cells} 都在{house}";
        Apart { cells, crossing } if cells.len() == 1 => "所以 {cells} 填的数不在 {crossing}";
        Apart { count, cells, crossing } => "所以 {cells} 填的{count}个数不在 {crossing}";
        SoInPlaces { house, places } if places.len() == 1 => "所以{house}的这个数在 {places}";
        SoInPlaces { house, count, places } => "所以{house}的这{count}个数在 {places}";
        LastInCrossing { crossing } => "剩下的一个数在 {crossing}";
        AllDigitsThere { house, digits, cells } => "所以{house}的 {digits} 在 {cells}，其他格不能填";
        HoldNothingElse { cells }, with all = all(cells.len()) => "{cells} 也{all}不能填别的数";
    }
}
