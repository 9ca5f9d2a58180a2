//! Sentences about loops.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::looped::LoopText;

language! {
    en: En;

    LoopText<'_> {
        Closes { not } =>
            "{not}, as supposed, so the links close into a loop, and it can be read in both directions";
        HasIts { home, digit, places } => "{home} has its {digit} in {places}";
        AndIts { home, digit, places } => "{home} its {digit} in {places}";
        CellIsOneOf { cell, digits } => "{cell} is {digits}";
        Neighbors { facts } => "so every weak link is strong, too: {facts}";
        SetKeeps { cells, digits }, with lack = plural(cells.len(), "lacks", "lack"), hold = plural(cells.len(), "holds", "hold") =>
            "{cells} {lack} only a digit that links them, so they {hold} {digits} in any case";
    }
}
