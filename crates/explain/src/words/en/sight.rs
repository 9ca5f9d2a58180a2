//! Sentences about cells that see others.
use super::grammar::{all_of, plural};
use crate::language;
use crate::message::En;
use crate::words::sight::SightText;

language! {
    en: En;

    SightText<'_> {
        SeeAll { cells, count, houses }, with see = en.see(cells.len()), all = all_of(*count) =>
            "{cells} {see} {all} ({houses})";
        SoDo { cells, houses }, with does = plural(cells.len(), "does", "do") => "so {does} {cells} ({houses})";
    }
}
