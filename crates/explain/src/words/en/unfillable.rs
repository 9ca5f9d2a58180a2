//! Sentences about cells that too few digits cannot fill.
use crate::language;
use crate::message::En;
use crate::words::unfillable::UnfillableText;

language! {
    en: En;

    UnfillableText<'_> {
        OddLoop { without, around, held, count }, with see = en.see(1) =>
            "without {without}, the cells of the loop {around} would hold only {held}; each {see} the next, so the two digits \
             would take turns, and {count} cells, an odd number, do not allow that";
        Turned { odd } =>
            ": two of the boxes side by side would need the same order of the digits from row to row, two above each other \
             from column to column, but the cells of {odd} run the other way than those of the other three boxes, and once \
             around the four the order would be turned";
        FourBoxes { without, at, held, why } =>
            "without {without}, {at}, three cells in each of four boxes, would hold only {held}, and three digits cannot fill \
             them{why}";
    }
}
