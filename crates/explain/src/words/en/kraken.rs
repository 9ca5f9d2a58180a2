//! Sentences about fish with fins and paths from these.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::kraken::KrakenText;

language! {
    en: En;

    KrakenText<'_> {
        Unless { fin, digit, base, cover, rest } =>
            "unless {fin} is {digit}, every {digit} of {base} is in {cover}{rest}";
        FinsLead { claim, digit, one, ways, gone, fins_count }, with each = plural(*fins_count, "the", "each") =>
            "{claim}, and no other {digit} fits there; {each} {one} leads to the same: {ways}; either way {gone}";
        PlacesLead { claim, line, held, ways, gone } =>
            "{claim}, so in {line} it is in {held}; all of these lead to the same: {ways}; in any case {gone}";
        Place { digit, lines, starts } => "{digit} in {lines} and {starts}";
        AtOnce { start } => "if {start}, at once";
        Way { start, ends } => "if {start}, then {ends}";
    }
}
