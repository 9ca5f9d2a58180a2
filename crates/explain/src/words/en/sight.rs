//! Sentences about cells that see others.
use super::grammar::{all_of, plural};
use crate::language;
use crate::message::En;
use crate::words::sight::SightText;

language! {
    en: En;

    SightText<'_> {
        SeeAll { cells, count, why }, with see = en.see(cells.len()), all = all_of(*count) =>
            "{cells} {see} {all} ({why})";
        SoDo { cells, why }, with does = plural(cells.len(), "does", "do") => "so {does} {cells} ({why})";
    }
}
