//! Sentences about as many digits as cells.
use crate::language;
use crate::message::Zh;
use crate::words::noun::DigitList;
use crate::words::subset::SubsetText;

language! {
    zh: Zh;

    SubsetText<'_> {
        HoldOnly { cells, digits }, with all = DigitList(*digits) => "{cells} 只有 {all}";
        TakeAll { count, digits, houses }, with all = DigitList(*digits) =>
            "{count}格正好填{count}个数，{houses}的 {all} 都在这{count}格";
        Needs { house, digits } => "{house}还缺 {digits}";
        OnlyLeft { cells, digits, count }, with these = zh.count(*count) =>
            "{digits} 只能填在 {cells}，这{these}格不能再填别的数";
        Leaves { house, cell, digit } => "于是{house}只有 {cell} 能填 {digit}";
        Has { digits, places } => "{digits} 在 {places}";
        HousesHas { house, places } => "{house}的 {places}";
        CellsTake { cells, digits, count } if *count == 1, with any = DigitList(*digits) => "{cells} 填 {any} 中的一个";
        CellsTake { cells, digits, count }, with some = zh.count(*count), any = DigitList(*digits) =>
            "{cells} 填 {any} 中的{some}个";
        NotInCrossing { naked, hidden, crossing, places, count } if *count == 1 =>
            "{crossing} 也在{naked}，不能再填这个数，所以{hidden}的这个数在 {places}，该格不能再填别的数";
        NotInCrossing { naked, hidden, crossing, places, count }, with some = zh.count(*count) =>
            "{crossing} 也在{naked}，不能再填这{some}个数，所以{hidden}的这{some}个数在 {places}，那里不能再填别的数";
        OtherOne { crossing, naked, cells, digits }, with all = DigitList(*digits) =>
            "剩下的一个数在 {crossing}，所以{naked}的 {all} 都在 {cells} 和 {crossing}";
        So { gone } => "所以 {gone}";
    }
}
