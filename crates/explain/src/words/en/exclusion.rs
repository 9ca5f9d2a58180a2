//! Sentences about cells that cannot be filled with a candidate.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::exclusion::ExclusionText;

language! {
    en: En;

    ExclusionText<'_> {
        Cases { cases, gone } => "{cases}: {gone}";
        Repeats { taken, base, house } => "if {taken}, every way to fill {base} repeats a digit in a {house}";
        RepeatsOnly { repeats, gone } => "{repeats}: {gone}";
        OrLeavesNothing { repeats, excluders, gone } => "{repeats} or leaves nothing to {excluders}: {gone}";
        LeavesNothing { digits, cell } => "{digits} would leave nothing to {cell}";
        Excluded { digits }, with is = plural(digits.len(), "is", "are") => "{digits} {is} excluded by it";
        Case { taken, other, reasons } => "if {taken}, {other} has no digit: {reasons}";
    }
}
