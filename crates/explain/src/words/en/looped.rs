//! Sentences about loops.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::looped::LoopText;

language! {
    en: En;

    LoopText<'_> {
        Closes { not } =>
            "{not}, as supposed, so the links close into a loop";
        HasIts { home, digit, places } => "{home} has its {digit} in {places}";
        AndIts { home, digit, places } => "{home} its {digit} in {places}";
        CellIsOneOf { cell, digits } => "{cell} is {digits}";
        Back { start, placed }, with all = placed.0.join(", so ") =>
            "if instead {start}, the links lead round backwards: {all}";
        Neighbors { facts } => "either way {facts}";
        SetKeeps { cells, ends, digits }, with lack = plural(cells.len(), "lacks", "lack"), hold = plural(cells.len(), "holds", "hold") =>
            "{cells} {lack} {ends} and nothing else, so they {hold} {digits} in any case";
    }
}
