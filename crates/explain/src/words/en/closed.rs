//! Sentences about what closes cells to digits.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::closed::ClosedText;
use crate::words::ruled_out::RuledOutText;
use crate::words::since_shown::SinceText;

language! {
    en: En;

    RuledOutText<'_> {
        InsideBetween => "inside a between line";
        Beside { digit, cells, rule } => "{digit} at {cells}, {rule}";
        BesideSince { digit, cells, number, rule } => "{digit} at {cells} by step {number}, {rule}";
    }

    SinceText<'_> {
        All { facts } => "{facts}";
        ByNow { facts } => "by now {facts}";
        With { facts, count } if *count == 1 => "with that digit {facts}";
        With { facts } => "with these digits {facts}";
        LostSo { cells, digits }, with have = plural(cells.len(), "has", "have") => "{cells} {have} lost {digits}";
        Supposed { cell, digit } => "{cell} is supposed to be {digit}";
        SupposedNot { cells, digits }, with are = plural(cells.len(), "is", "are") =>
            "{cells} {are} supposed not to be {digits}";
        Is { cell, digit, number } => "{cell} is {digit} (step {number})";
        Lost { cells, digits, number }, with have = plural(cells.len(), "has", "have") =>
            "{cells} {have} lost {digits} (step {number})";
    }

    ClosedText<'_> {
        TheSupposed { digit, at, beside } => "the {digit} supposed at {at}{beside}";
        TheDigit { digit, at, beside } => "the {digit} at {at}{beside}";
        In { houses } => " ({houses})";
        Sees { cells, parts }, with see = en.see(cells.len()) => "{cells} {see} {parts}";
        SeesInHouse { cells, parts, house }, with see = en.see(cells.len()) => "{cells} {see} {parts} ({house})";
        AndLost { sees, cells, lost }, with have = plural(cells.len(), "has", "have") => "{sees} and {have} lost {lost}";
        Lost { cells, lost }, with have = plural(cells.len(), "has", "have") => "{cells} {have} lost {lost}";
        Gone { digits } => "{digits}";
        ByRule { digits, rule } => "{digits} ({rule})";
        InStep { digits, number } => "{digits} (step {number})";
        Supposed { digits } => "{digits} (as supposed)";
    }
}
