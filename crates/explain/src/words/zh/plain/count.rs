//! Sentences about counts.
use super::super::grammar::each;
use crate::language;
use crate::message::Zh;
use crate::words::plain::count::CountText;

language! {
    zh: Zh;

    CountText<'_> {
        LookAtCrossing { count, cells, house, others, other } => "看{count}格：{house}的 {cells}，{other}的 {others}";
        HoldOnly { digits } => "它们只有 {digits}";
        AllInOnce { digits, house }, with each = each(digits.len()) => "其中的 {digits} 都在{house}，至多{each}出现一次";
        InEither { digits, one, other }, with each = each(digits.len()) => "其中的 {digits} 在{one}或{other}，至多{each}出现两次";
        OnceEach { count } => "共{count}个数、{count}格，所以每个数恰好出现一次";
        AsMany { count } => "合起来最多填{count}格，正好有{count}格，所以这些格恰好由这些数填满";
        ItsPlace { digit, cells } => "所以 {cells} 是 {digit}";
        NoOtherOf { house, digit } => "{house}的其他格不能填 {digit}";
        LookAtSlots { base } => "先看 {base}";
        TakenBy { cover } => "它们的位置都在 {cover} 之中";
        OneForOne { count } => "{count}对{count}，那里不能再填别的";
        LookAtCells { count, cells } => "看{count}格：{cells}";
        LookAtBlocks { count, blocks }, with all = blocks.0.join("，") => "看{count}格：{all}";
        RowsInColumns { rows, columns } => "{rows}在{columns}的格";
        AtMost { digits, houses, most }, with each = if digits.len() == 1 { "" } else { "每个" } =>
            "其中的 {digits} 在{houses}：{each}最多 {most} 个";
        HasInThese { houses, digits } => "{houses}的 {digits}";
        SoThere { all }, with list = zh.clauses(all.0.to_vec()) => "所以{list} 都在这些格里";
        NowhereElse => "所以这些行、列、宫的其他格不能填这些数";
        DigitsIn { digits, cells } => "所以 {digits} 在 {cells}";
        CellsDigits { count } => "{count}格{count}个数，不能填别的数";
    }
}
