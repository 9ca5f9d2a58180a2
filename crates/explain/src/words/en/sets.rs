//! Sentences about almost locked sets.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::sets::SetsText;

language! {
    en: En;

    SetsText<'_> {
        Concluded { claim, gone } => "{claim}: {gone}";
        Seen { claim, seen, gone } => "{claim}: {seen}; so {gone}";
        Counted { cells, digits, crossing, groups, count } =>
            "{cells}{digits} in {crossing} with {groups} are {count} cells, which have room for just {count} digits, so \
             each digit is placed among those of these cells that can hold it";
        Petal { digits, petal, rest } => "if {digits}, the almost locked set {petal} lacks it and holds {rest}";
        Stem { stem, held, ways } => "{stem} is {held}: {ways}";
        DoublyLinked { one, other, link }, with see = en.see(2) =>
            "{one} and {other} are almost locked sets with the restricted commons {link}: the places of each {see} each \
             other, so one set lacks the one, the other set the other, and each holds all its other digits";
        HoldsRest { cells, rest, cells_count }, with hold = plural(*cells_count, "holds", "hold") =>
            "{cells} {hold} {rest}";
        Linked { one, other, link, one_held, other_held }, with see = en.see(2) =>
            "{one} and {other} are almost locked sets with the restricted common {link}: its places there {see} each other, so \
             one of the sets lacks it, and either {one_held}, or {other_held}";
        FirstLacks { set, without, held } => "if {set} lacks {without}, it holds {held}";
        ThenLacks { set, without, held } => "then {set} lacks {without} and holds {held}";
        Chained { links }, with see = en.see(2) =>
            "these are almost locked sets, each with a restricted common with the next, whose places there {see} each other: {links}";
        InSight { digits, places, losers }, with is = plural(digits.len(), "is", "are"), see = en.see(losers.len()) =>
            "{digits} {is} in {places}, which {losers} {see}";
        Named { cells, digits, house } => "{cells}{digits} in {house}";
    }
}
