//! Sentences about cells that too few digits cannot fill.
use crate::language;
use crate::message::En;
use crate::words::unfillable::UnfillableText;

language! {
    en: En;

    UnfillableText<'_> {
        LoopOf { cells }, with see = en.see(1) => "{cells} form a loop: each {see} the next";
        Loop { cells, houses }, with see = en.see(1) => "{cells} form a loop: each {see} the next ({houses})";
        FourBoxes { cells } => "{cells} are three cells in each of four boxes, one in each row and column of the box";
        CallThem { cells } => "call the digits of {cells} X, Y and Z";
        NotTwiceInRows { cells } => "no row has a digit twice, so {cells} are Y, Z and X or Z, X and Y";
        NotTwiceInColumns { cells } => "no column has a digit twice, so {cells} are Y, Z and X or Z, X and Y";
        SameDigitLeft { first, one, second, other, cells, house, digit } =>
            "if {first} is {one} and {second} is {other}, only {digit} is left for {cells}, but {house} has one {digit}";
        NoneOfFour => "none of the four cases can be";
        NoWay => "no way to fill them is left";
    }
}
