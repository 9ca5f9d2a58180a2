//! Almost locked pairs and triples, as they are written.
use crate::argument::AlmostLockedSubset;
use crate::ids::House;
use crate::set::{CellSet, DigitSet};
use crate::wire::{Expected, Logged, ReadContext, WireError, WriteContext, logged};

logged! {
    /// The fields of an almost locked pair or triple.
    #[derive(Debug)]
    pub struct AlmostLockedFields {
        /// The digits.
        pub digits: DigitSet,
        /// The cells that hold nothing but these, one fewer.
        pub naked: Places,
        /// The places of the digits in the other house outside the crossing, one fewer.
        pub hidden: Places,
    }

    /// An almost locked pair or triple: a naked subset that lacks a cell, and a hidden one that lacks a place.
    #[cfg_attr(feature = "schema", schemars(inline))]
    form;
}

logged! {
    /// Cells of a house.
    #[derive(Debug)]
    pub struct Places {
        /// The house.
        pub house: House,
        /// The cells.
        pub cells: CellSet,
    }

    /// Cells of a house.
    form;
}

impl Logged for AlmostLockedSubset {
    type Form = <AlmostLockedFields as Logged>::Form;

    fn form(&self, writing: WriteContext<'_>) -> Self::Form {
        let naked = Places { house: self.naked, cells: self.cells };
        let hidden = Places { house: self.hidden, cells: self.places };
        AlmostLockedFields { digits: self.digits, naked, hidden }.form(writing)
    }

    fn read(form: &Self::Form, reading: &ReadContext<'_>) -> Result<Self, WireError> {
        let AlmostLockedFields { digits, naked, hidden } = AlmostLockedFields::read(form, reading)?;
        let expected = Expected::OneDigitMoreInTwoHouses;
        Self::new(digits, naked.house, naked.cells, hidden.house, hidden.cells).ok_or_else(|| {
            let found: String = form.digits.iter().map(u8::to_string).collect();
            reading.field("digits").fault(&found, expected)
        })
    }
}
