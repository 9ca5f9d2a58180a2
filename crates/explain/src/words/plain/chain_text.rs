//! Sentences about chains in plain words.
use crate::words::noun::{AllOf, Any, AnyOf, Houses};
use qedoku_core::{Candidate, Cell, CellSet, Digit, DigitSet};

/// Sentences about chains.
#[derive(Clone, Copy, Debug)]
pub(crate) enum PlainChainText<'a> {
    HasIn { house: Houses<'a>, digit: Digit, cells: Any },
    AlwaysHasIn { house: Houses<'a>, digit: Digit, cells: Any },
    BothIn { one: Cell, other: Cell, house: Houses<'a> },
    NotBoth { both: &'a str, digit: Digit },
    IfNotIs { cell: Cell, digit: Digit, then: Any },
    SoOneIs { cells: Any, digit: Digit },
    SoOneOf { cells: AnyOf<'a>, digit: Digit },
    So { one: &'a str },
    PairsHold { cells: AllOf<'a>, digits: DigitSet },
    IsIn { cell: Cell, digit: Digit, why: &'a str },
    IfAll { cell: Cell, digit: Digit, all: AllOf<'a> },
    OneIsOther { cells: AllOf<'a>, one: Digit, other: Digit },
    IfNotThen { cell: Cell, digit: Digit, end: Candidate },
    OneOfTwo { digit: Digit },
    HasEither { house: Houses<'a>, digit: Digit, one: &'a str, other: &'a str },
    InLine { line: Houses<'a>, cells: Any },
    At { cells: Any },
    FirstInLine { house: Houses<'a>, digit: Digit, line: Houses<'a> },
    SecondInLine { line: Houses<'a> },
    SecondAt { cells: Any, digit: Digit },
    IfThenIs { cell: Cell, digit: Digit, nots: &'a str, then: Digit },
    IfThenNot { cell: Cell, digit: Digit, nots: &'a str },
    Now { supposed: &'a str },
    NowSuppose { one: &'a str },
    NothingLeft { cell: Cell, held: DigitSet, digit: Digit },
    EitherWay { gone: &'a str },
    BothDirections { pairs: AllOf<'a> },
    Stay { cells: CellSet, digits: DigitSet },
}
