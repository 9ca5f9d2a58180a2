//! Sentences about several pairs of colors.
use super::grammar::{both, plural};
use crate::language;
use crate::message::En;
use crate::words::apart::ApartText;

language! {
    en: En;

    ApartText<'_> {
        Pair { one, other, names }, with clashes = plural(names.len(), "clashes", "clash") =>
            "either {one} or {other}, and {names} {clashes} with both";
        InHouse { holds, house } => "{holds} ({house})";
        Reached { digit, start, links, either, cells, lost_count },
            with see = en.see(*lost_count),
                all = both(either.0.len()) =>
            "if {digit} is not in {start}, then {links}; so {digit} is in {either}, and {cells} {see} {all}";
    }
}
