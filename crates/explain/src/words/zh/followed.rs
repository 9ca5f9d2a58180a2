//! Clauses about what follows from an assumption.
use crate::language;
use crate::message::Zh;
use crate::words::followed::FollowedText;

language! {
    zh: Zh;

    FollowedText<'_> {
        CellIs { cell, digits } => "{cell} 是 {digits}";
        CellAlready { cell, digits } => "{cell} 本来就是 {digits}";
        LastPlace { cell, digit, home } => "{home}的 {digit} 只能在 {cell}";
        OnlyAlready { cell, digit, home } => "{home}的 {digit} 本来就只能在 {cell}";
        NorIs { digits, reason }, with each = digits.0 => "不是 {each}{reason}";
        Made { cell, digits, reason } => "{cell} 是 {digits}{reason}";
        MustBe { cell, digits, reason } => "{cell} 须为 {digits}{reason}";
        CellEmpty { cell } => "{cell} 没有数可填";
        NothingLeft { nots } => "{nots}，没有数可填";
        NoPlace { home, digit } => "{home}没有位置填 {digit}";
        NoPlaceAs { home, digit, closed } => "{home}没有位置填 {digit}：{closed}";
    }
}
