//! Sentences about what ties two colors together.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::pairs::PairsText;

language! {
    en: En;

    PairsText<'_> {
        TwoPlaces { digit, places } => "{digit} has two places in {places}";
        PlacesIn { home, one, other } => "{home} ({one}, {other})";
        Closed { closed } => "{closed}";
        TwoDigits { cells, count }, with have = plural(*count, "has two digits", "have two digits each") => "{cells} {have}";
        ItsDigit { digit, one, other } => "its {digit} in {one} or {other}";
        Has { home, digits } => "{home} has {digits}";
    }
}
