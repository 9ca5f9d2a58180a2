//! Sentences about as many digits as cells.
use crate::language;
use crate::message::Zh;
use crate::words::noun::DigitList;
use crate::words::subset::SubsetText;

language! {
    zh: Zh;

    SubsetText<'_> {
        HoldOnly { cells, digits }, with all = DigitList(*digits) => "{cells} 只有候选数 {all}";
        TakePair { one, other, houses } => "其中一格是 {one}，另一格是 {other}，所以{houses}的 {one}、{other} 都在这两格";
        TakeAll { count, digits, houses }, with all = DigitList(*digits) =>
            "{count}格正好填{count}个数，所以{houses}的 {all} 都在这{count}格";
        Needs { house, digits } => "{house}还缺 {digits}";
        OnlyLeft { cells, digits, count }, with these = zh.count(*count) =>
            "{digits} 只能填在 {cells}，这{these}格不能再填别的数";
        Leaves { house, cell, digit } => "于是{house}只有 {cell} 能填 {digit}";
        Has { house, digits, places }, with all = DigitList(*digits) => "{house}的 {all} 只能在 {places}";
        HouseHas { places }, with listed = zh.clauses(places.0.to_vec()) => "{listed}";
        Taken { cells, digits, naked, hidden, crossing, places, count } if *count == 1, with any = DigitList(*digits) =>
            "{cells} 填 {any} 中的一个，这个数就不在 {crossing}（{naked}），所以在{hidden}它在 {places}";
        Taken { cells, digits, naked, hidden, crossing, places, count },
            with some = zh.count(*count),
                any = DigitList(*digits) =>
            "{cells} 填 {any} 中的{some}个，这{some}个数就不在 {crossing}（{naked}），所以在{hidden}它们在 {places}";
        Alone { places, digits } => "所以 {places} 只能填 {digits}";
        OtherOne { crossing } => "剩下的一个数在 {crossing}";
        AllThere { naked, cells, crossing, digits }, with all = DigitList(*digits) => "所以{naked}的 {all} 都在 {cells} 和 {crossing}";
    }
}
