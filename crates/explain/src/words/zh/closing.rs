//! Clauses about what closes other places.
use crate::language;
use crate::message::Zh;
use crate::words::closing::PlaceClosingText;

language! {
    zh: Zh;

    PlaceClosingText<'_> {
        Gone { closed } => "；{closed}";
        Seen { closed } => "；{closed}";
        See { cells, digit, at } => "{cells} 被 {at} 的 {digit} 排除";
        Ruled { cells, digit, rule } => "{cells} 已删去 {digit}（{rule}）";
        Lost { cells, digit, steps, count } if *count == 0 => "{cells} 已删去 {digit}";
        Lost { cells, digit, steps, count } => "{cells} 已删去 {digit}（第{steps}步）";
    }
}
