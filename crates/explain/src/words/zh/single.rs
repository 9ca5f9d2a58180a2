//! Sentences about a slot with one candidate left.
use crate::language;
use crate::message::Zh;
use crate::words::single::SingleText;

language! {
    zh: Zh;

    SingleText<'_> {
        NothingLeft { has_none, closed } => "{has_none}：{closed}。";
        OneDigit { name, digit, closed } => "{name} 只能是 {digit}：{closed}";
        LastOpenCell { name, title, digit } => "{name} 是{title}最后一个空格，而{title}缺 {digit}";
        OnePlace { digit, title, name, closed } => "{title}的 {digit} 只能在 {name}：{closed}";
        DigitsStand { placed, standing } => "{placed}，因为其他数字都已在同行、同列或同宫出现：{standing}";
        DigitsGone { placed, gone } => "{placed}，因为其他数字都已删去：{gone}";
        DigitsStandOrGone { placed, standing, gone } => "{placed}，因为其他数字都已在同行、同列或同宫出现，或者已删去：{standing}；{gone}";
        DigitStands { digit, blocker, step } => "{digit} 在 {blocker}{step}";
        DigitsByAssumption { digits } => "{digits} 按假设删去";
        DigitsInStep { digits, number } => "{digits} 在第{number}步删去";
        DigitsFromStart { digits } => "{digits} 一开始就已删去";
        LastCell { placed, title, digit } => "{placed}，因为它是{title}最后一个空格，而{title}只缺 {digit}";
        LastPlace { placed, title, digit, closed } => "{placed}，因为{title}没有别的位置可填 {digit}：{closed}";
        CellsSee { cells, digit, blocker, step } => "{cells} 被 {blocker} 的 {digit} {step}排除";
        CellsShare { cells, digit, blocker, step } => "{cells} 被 {blocker} 的 {digit} {step}排除";
        CellsByAssumption { cells, digit } => "{cells} 的 {digit} 按假设删去";
        CellsInStep { cells, digit, number } => "{cells} 的 {digit} 在第{number}步删去";
        CellsFromStart { cells, digit } => "{cells} 的 {digit} 一开始就已删去";
    }
}
