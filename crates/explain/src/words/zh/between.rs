//! Sentences about two cells with the same two digits.
use crate::language;
use crate::message::Zh;
use crate::words::between::BetweenText;

language! {
    zh: Zh;

    BetweenText<'_> {
        HasIts { home, digit, places, closed } if closed.is_empty() => "{home}的 {digit} 在 {places}";
        HasIts { home, digit, places, closed } => "{home}的 {digit} 在 {places}（{closed}）";
        If { holds, not, digits } => "若 {holds}，则 {not}，只能是 {digits}";
        So { clause } => "所以 {clause}";
    }
}
