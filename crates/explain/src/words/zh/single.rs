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
        HouseHas { house, digits }, with all = digits.0.to_vec() => "{house}已有 {all}";
        OnlyLeft { digits, cell, placed } => "{cell} 只剩 {digits}，所以 {placed}";
        Mirrors { cell, at, step, name } => "{cell} 与 {at}{step} 填同一个数（{name}）";
        LastOpen { cells, house, digit } => "{cells} 是{house}最后一个空格，{house}只缺 {digit}";
        Needs { house, digit } => "{house}还缺 {digit}";
        OnlyCell { cells, house, digit, placed } => "{house}只有 {cells} 能填 {digit}，所以 {placed}";
        DigitStands { digit, blocker, step } => "{digit} 在 {blocker}{step}";
        DigitsByAssumption { digits } => "{digits} 已删去（按假设）";
        DigitsInStep { digits, number } => "{digits} 已删去（第{number}步）";
        DigitsByRule { digits, rule } => "{digits} 已删去（{rule}）";
        DigitsFromStart { digits } => "{digits} 已删去";
        CellsSee { cells, digit, blocker, step } => "{cells} 被 {blocker} 的 {digit} {step}排除";
        CellsByAssumption { cells, digit } => "{cells} 已删去 {digit}（按假设）";
        CellsInStep { cells, digit, number } => "{cells} 已删去 {digit}（第{number}步）";
        CellsByRule { cells, digit, rule } => "{cells} 已删去 {digit}（{rule}）";
        CellsFromStart { cells, digit } => "{cells} 已删去 {digit}";
    }
}
