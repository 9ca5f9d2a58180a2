//! Sentences about what guards of deadly patterns are joined with.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::guarded::GuardedText;

language! {
    en: En;

    GuardedText<'_> {
        Subset { cells, held, count, houses, all, any }, with hold = plural(cells.len(), "holds", "hold") =>
            "whichever cell that is, it and {cells}, which {hold} only {held}, are {count} cells of {houses} with {count} \
             digits, {all}, so no other cell there is {any}";
        Hidden { house, digits, places, rest, guarded, count } =>
            "{house} has {digits} only in {places}{rest}, and one of {guarded} holds none of these, so {count} cells are left \
             for {count} digits and hold nothing else";
        TwoCells { house, digit, cells, rest } =>
            "{house} has {digit} only in {cells}{rest}, so the other one is {digit}, and there is room for nothing else";
        BothWays { cells, digit, houses, guards } =>
            "if {cells} were {digit}, the other of the two would be {digit} too, as {houses} would have no other place \
             for it, and that rules out {guards}";
        WouldBe { cell, digit, house } => "{cell} would be {digit} ({house} has no other place for it)";
        Way { cell, digit, forced, guards } => "if {cell} were {digit}, then {forced}, and that rules out {guards}";
    }
}
