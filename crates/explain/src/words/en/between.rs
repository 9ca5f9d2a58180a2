//! Sentences about two cells with the same two digits.
use crate::language;
use crate::message::En;
use crate::words::between::BetweenText;

language! {
    en: En;

    BetweenText<'_> {
        HasIts { home, digit, places, closed } if closed.is_empty() => "{home} has its {digit} in {places}";
        HasIts { home, digit, places, closed } => "{home} has its {digit} in {places} ({closed})";
        If { holds, not, digits } => "if {holds}, {not}, so it is {digits}";
        So { clause } => "so {clause}";
    }
}
