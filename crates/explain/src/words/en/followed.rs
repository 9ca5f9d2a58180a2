//! Clauses about what follows from an assumption.
use crate::language;
use crate::message::En;
use crate::words::followed::FollowedText;

language! {
    en: En;

    FollowedText<'_> {
        CellIs { cell, digits } => "{cell} is {digits}";
        CellAlready { cell, digits } => "{cell} is {digits} already";
        LastPlace { cell, digit, home } => "{cell} is {digit}, the only place left for {digit} in {home}";
        OnlyAlready { cell, digit, home } => "{cell} is {digit} already, the only {digit} of {home}";
        NorIs { digits, reason } => "not {digits}{reason}";
        Made { cell, digits, reason } => "{cell} is {digits}{reason}";
        MustBe { cell, digits, reason } => "{cell} must be {digits}{reason}";
        CellEmpty { cell } => "now nothing is left for {cell}";
        NothingLeft { nots } => "{nots}, and nothing is left for it";
        NoPlace { home, digit } => "now {home} has no place for {digit}";
        NoPlaceAs { home, digit, closed } => "now {home} has no place for {digit}: {closed}";
    }
}
