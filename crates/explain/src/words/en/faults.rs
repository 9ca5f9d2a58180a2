//! Clauses about candidates that cannot all be true.
use crate::language;
use crate::message::En;
use crate::words::faults::FaultsText;

language! {
    en: En;

    FaultsText<'_> {
        BothIn { cells, home } => "{cells} are both in {home}";
        WouldBoth { cells, digit, home } => "{cells} would both be the {digit} of {home}";
        NotBoth { cells, digit, why } => "{cells} are not both {digit} ({why})";
        CannotBeBoth { cell, digits } => "{cell} cannot be both {digits}";
        IsNot { cell, digits, reason } => "{cell} is not {digits}{reason}";
        NorIs { digits, reason } => "not {digits}{reason}";
        NothingLeft { nots } => "{nots}, and nothing is left for it";
        NoPlace { nots, home, digit } => "{nots}, and {home} has no place for {digit}";
    }
}
