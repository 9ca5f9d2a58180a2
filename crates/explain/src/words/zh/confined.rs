//! Sentences about a digit that one house confines.
use super::grammar::these;
use crate::language;
use crate::message::Zh;
use crate::words::confined::ConfinedText;

language! {
    zh: Zh;

    ConfinedText<'_> {
        Needs { from, digit } => "{from}还缺 {digit}";
        OnlyOpen { from, digit, left } => "{from}还缺 {digit}，空格只有 {left}";
        SoIn { closed, from, digit, left } => "{closed}，{from}的 {digit} 只能填在 {left}";
        AllIn { count, to, digit }, with all = these(*count) => "{all}都在{to}，所以{to}的其他格都不是 {digit}";
        Leaves { house, cell, digit } => "于是{house}只有 {cell} 能填 {digit}";
    }
}
