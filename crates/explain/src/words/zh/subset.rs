//! Sentences about as many digits as cells.
use crate::language;
use crate::message::Zh;
use crate::words::subset::SubsetText;

language! {
    zh: Zh;

    SubsetText<'_> {
        Naked { cells, all, each, count, houses, gone } =>
            "{cells} 只有 {all}{each}，{count}格正好{count}个数，所以{houses}的其他格都不能是这些数：{gone}";
        Holds { digits, cells } => "{cells} 有 {digits}";
        InBrackets { each } => "（{each}）";
        HiddenClaim { title, cells, all, rest, count } =>
            "{title}的 {all} 只能在 {cells}{rest}，{count}个数正好{count}格，所以这些格不能是别的数";
        HiddenPlaces { claim, cell, digit, title } => "{claim}，{title}的 {digit} 只剩 {cell}";
        HiddenEliminates { claim, gone } => "{claim}：{gone}";
        AlmostLocked { cells, digits, hidden, places, crossing, rest, naked, any, gone, count },
            with taken = if *count == 1 { "数".to_owned() } else { format!("{}个数", zh.count(*count)) } =>
            "{cells} 只有 {digits}，而{hidden}的 {digits} 只能在 {places} 和 {crossing}{rest}；{cells} 填的{taken}不能又在同属{naked}的 \
             {crossing}，所以在{hidden}里就在 {places}，剩下的一个数在 {crossing}；所以 {places} 不能是别的数，{naked}的其他格\
             也不能是 {any}：{gone}";
    }
}
