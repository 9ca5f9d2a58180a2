//! As many cells as digits, as they are written.
use crate::argument::Subset;
use crate::ids::{Digit, House};
use crate::set::{CellSet, DigitSet, HouseSet};
use crate::wire::{Logged, Reading, WireError, Writing, logged, logged_kinds};

logged_kinds! {
    /// The fields of a subset.
    #[derive(Debug)]
    pub enum Fields {
        /// The cells have no other digits.
        Naked {
            /// The cells.
            cells: CellSet,
            /// Their digits.
            digits: DigitSet,
            /// The houses that lose the digits elsewhere.
            houses: HouseSet,
        },
        /// The digits have no other places in the house.
        Hidden {
            /// The house.
            house: House,
            /// The digits.
            digits: DigitSet,
            /// Their places.
            cells: CellSet,
            /// The digit that has one place left in the house then, if the step places it there.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            last: Option<Digit>,
        },
        /// An almost locked pair or triple: a naked subset that lacks a cell, and a hidden one that lacks a place.
        AlmostLocked {
            /// The digits.
            digits: DigitSet,
            /// The cells that hold nothing but these, one fewer.
            naked: Places,
            /// What the digits have in the other house outside the crossing, one place fewer.
            hidden: Places,
        },
    }

    /// As many cells as digits in a house.
    #[cfg_attr(feature = "schema", schemars(rename = "Subset"))]
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

type Form = <Fields as Logged>::Form;

impl Logged for Subset {
    type Form = Form;

    fn form(&self, writing: Writing<'_>) -> Form {
        let fields = match *self {
            Self::Naked(it) => Fields::Naked { cells: it.cells, digits: it.digits, houses: it.houses },
            Self::Hidden(it) => Fields::Hidden { house: it.house, digits: it.digits, cells: it.cells, last: it.last },
            Self::AlmostLocked(it) => Fields::AlmostLocked {
                digits: it.digits,
                naked: Places { house: it.naked, cells: it.cells },
                hidden: Places { house: it.hidden, cells: it.places },
            },
        };
        fields.form(writing)
    }

    fn read(form: &Form, reading: &Reading<'_>) -> Result<Self, WireError> {
        let broken = |expected| reading.field("digits").fault(digits(form), expected);
        match Fields::read(form, reading)? {
            Fields::Naked { cells, digits, houses } => Self::naked(cells, digits, houses)
                .ok_or_else(|| broken("as many digits as cells, and houses that lose them")),
            Fields::Hidden { house, digits, cells, last } => {
                let subset = Self::hidden(house, digits, cells).ok_or_else(|| broken("as many digits as cells"))?;
                let Some(last) = last else { return Ok(subset) };
                let expected = "a digit beside those of the subset";
                subset.leaving(last).ok_or_else(|| reading.field("last").fault(last, expected))
            }
            Fields::AlmostLocked { digits, naked, hidden } => {
                Self::almost_locked(digits, (naked.house, naked.cells), (hidden.house, hidden.cells))
                    .ok_or_else(|| broken("one digit more than cells in each of two houses"))
            }
        }
    }
}

/// The digits as they stand there.
fn digits(form: &Form) -> String {
    match form {
        Form::Naked { digits, .. } | Form::Hidden { digits, .. } | Form::AlmostLocked { digits, .. } => {
            digits.iter().map(u8::to_string).collect()
        }
    }
}
