//! The English text on what patterns are made of.
use crate::language;
use crate::message::En;
use crate::words::shape::ShapeText;

language! {
    en: En;

    ShapeText<'_> {
        DigitOf { digit, house, cells } => "{digit} of {house} in {cells}";
        DigitsOf { digits, houses, cells } => "{digits} of {houses} in {cells}";
        Fish { digit, base, cover } => "{digit} of {base} in {cover}";
        Finned { fish, fin, fins } => "{fish}, {fin} {fins}";
        With { one, other } => "{one} with {other}";
        TwoSets { one, other, common } => "{one} and {other}, linked by {common}";
        Through { digits, cells } => "{digits} through {cells}";
        Of { digits } => "of {digits}";
        Against { one, other } => "{one} against {other}";
        At { digit, cell } => "{digit} at {cell}";
        AnyAt { digits, cell } => "{digits} at {cell}";
        In { digits, cells } => "{digits} in {cells}";
        AtEither { digit, one, other } => "{digit} at {one} or {other}";
        InEither { digit, one, other } => "{digit} in {one} or in {other}";
        Kraken { fish, starts } => "{fish}, from {starts}";
        Deadly { digits, cells } => "{digits} in {cells}";
        InHouses { digits, houses } => "{digits} in {houses}";
        Cells { count, blocks }, with all = en.statements(blocks.0.to_vec()) => "{count} cells: {all}";
        MoreThanTwo { cells } => "{cells}, all other open cells with two candidates";
        Thrice { cell, digit, houses } => "{cell}, all other open cells with two candidates, {digit} three times in {houses}";
        Supposing { assumed } => "supposing {assumed}";
        OrNot { assumed } => "{assumed} or not";
    }
}
