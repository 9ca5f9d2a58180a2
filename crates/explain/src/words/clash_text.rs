//! Sentences about what rules of two cells exclude.
use crate::words::noun::{AllOf, Any, AnyOf, Houses, Or};
use qedoku_core::{Cell, CellSet, Digit, DigitSet};

/// Sentences about what clashes with every candidate of a slot.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ClashText<'a> {
    AllIn { cell: Cell },
    AllOf { digit: Digit, house: Houses<'a> },
    Excludes { digits: DigitSet, cells: CellSet, reason: &'a str },
    ExcludesBy { digits: DigitSet, cells: CellSet, items: AllOf<'a> },
    EachExcludes { digits: DigitSet, cells: CellSet, reason: &'a str },
    EachExcludesBy { digits: DigitSet, cells: CellSet, items: AllOf<'a> },
    At { places: CellSet, reason: &'a str },
    Of { digits: DigitSet, reason: &'a str },
    Itself { places: CellSet },
    AtExcludes { digits: DigitSet, places: Any, gone: DigitSet, cells: CellSet, reason: &'a str },
    OneDigit { digits: DigitSet, cell: CellSet, gone: Or },
    Other { rules: &'a str, other: Digit },
    AtMost { from: Cell, own: Digit, others: CellSet, cell: Cell, digit: Digit, rule: &'a str },
    AtLeast { from: Cell, own: Digit, others: CellSet, cell: Cell, digit: Digit, rule: &'a str },
    SoAtMost { closed: &'a str, from: Cell, own: Digit },
    SoAtLeast { closed: &'a str, from: Cell, own: Digit },
    CellAtMost { others: CellSet, cell: Cell, digit: Digit, rule: &'a str },
    CellAtLeast { others: CellSet, cell: Cell, digit: Digit, rule: &'a str },
    AlsoAtMost { cell: Cell, digit: Digit },
    AlsoAtLeast { cell: Cell, digit: Digit },
    Same { cells: CellSet, name: &'a str },
    NoDouble { dots: AllOf<'a>, digits: DigitSet },
    NoPartner { rule: &'a str, digits: Or },
    Ways { rule: &'a str, ways: AnyOf<'a> },
    Need { digits: Or, cells: Any, partners: Or, from: Cell, name: &'a str },
    AlsoNeed { digits: Or, partners: Or },
    SoLacks { closed: &'a str, cell: Cell, digits: DigitSet },
    EachAtLeastOne { line: CellSet, cell: Cell, digit: Digit, rule: &'a str },
    BriefNoDouble,
    BriefNoPartner,
}
