//! Words about what excludes candidates.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::excluders::ExcluderText;

language! {
    en: En;

    ExcluderText<'_> {
        NoX => "no X";
        NoV => "no V";
        NoWhiteDot => "no white dot";
        NoBlackDot => "no black dot";
        RenbanOf { count } => "renban of {count} cells";
        BetweenEnds => "ends of a between line";
        Elsewhere { gone, cell, digit, places, count }, with that = plural(*count, "the two do not go together", "none of these goes with that") =>
            "with {gone} in {cell} the {digit} could only be in {places}, and {that}";
    }
}
