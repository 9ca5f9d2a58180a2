//! Sentences about the ways to reach a total.
use crate::words::noun::{AllOf, Any, Count, Houses, Or};
use qedoku_core::{CellSet, Digit, DigitSet};

/// The cage whose total it is, if nothing else was said of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TotalName<'a>(pub(crate) Option<&'a str>);

/// Sentences about the ways to reach a total.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TotalText<'a> {
    Ways { cage: TotalName<'a>, ways: &'a str },
    Lacking { cage: TotalName<'a>, ways: &'a str, count: Count, digits: Or },
    Given { cage: TotalName<'a>, ways: &'a str, held: AllOf<'a> },
    GivenLacking { cage: TotalName<'a>, ways: &'a str, held: AllOf<'a>, digits: Or },
    LineGiven { held: AllOf<'a>, line: CellSet, ways: &'a str },
    AsClosed { text: &'a str, why: &'a str },
    NoWay { cage: TotalName<'a> },
    MostOf { count: Count, most: i16 },
    LeastOf { count: Count, least: i16 },
    TooHigh { least: i16, digits: &'a str },
    TooLow { most: i16, digits: &'a str },
    NoneFits { ways: &'a str, cells: CellSet, digits: Or },
    InNone { digits: Or },
    Needed { digits: DigitSet, cells: Any, houses: &'a str },
    So { digits: DigitSet, cells: Any, houses: &'a str },
    Claimed { house: Houses<'a>, digit: Digit, cells: Any },
    WaysWith { digit: Digit, ways: &'a str },
    WaysWithout { digit: Digit, ways: &'a str, lacked: Or },
    NotWith { other: Digit, cells: Any, digit: Digit, places: Any },
    HasOf { count: Count, digits: DigitSet },
    HasAtLeast { count: Count, digits: DigitSet },
    Together { digits: DigitSet, cells: CellSet },
}
