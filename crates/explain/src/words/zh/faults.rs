//! Clauses about candidates that cannot all be true.
use crate::language;
use crate::message::Zh;
use crate::words::faults::FaultsText;

language! {
    zh: Zh;

    FaultsText<'_> {
        BothIn { cells, home } => "{cells} 同在{home}";
        WouldBoth { cells, digit, home } => "{cells} 就都是{home}的 {digit}";
        NotBoth { cells, digit, why } => "{cells} 不能都是 {digit}（{why}）";
        CannotBeBoth { cell, digits } => "{cell} 不能同时是 {digits}";
        IsNot { cell, digits, reason }, with each = digits.0 => "{cell} 不是 {each}{reason}";
        NorIs { digits, reason }, with each = digits.0 => "不是 {each}{reason}";
        NothingLeft { nots } => "{nots}，没有数可填";
        NoPlace { nots, home, digit } => "{nots}，{home}没有位置填 {digit}";
    }
}
