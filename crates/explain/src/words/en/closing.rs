//! Clauses about what closes other places.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::closing::PlaceClosingText;

language! {
    en: En;

    PlaceClosingText<'_> {
        Gone { closed } => "; {closed}";
        Seen { closed } => ": {closed}";
        See { cells, digit, at } if en.is_plain() => "{cells}: {digit} at {at}";
        See { cells, digit, at }, with see = en.see(cells.len()) => "{cells} {see} the {digit} at {at}";
        Ruled { cells, digit, rule }, with have = plural(cells.len(), "has", "have") =>
            "{cells} {have} lost {digit} ({rule})";
        Lost { cells, digit, steps, count } if *count == 0, with have = plural(cells.len(), "has", "have") =>
            "{cells} {have} lost {digit}";
        Lost { cells, digit, steps, count },
            with have = plural(cells.len(), "has", "have"),
                word = plural(*count, "step", "steps") =>
            "{cells} {have} lost {digit} ({word} {steps})";
    }
}
