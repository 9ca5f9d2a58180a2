//! A digit of one house is left only where the house crosses another.
use crate::ids::{Digit, House};
use crate::wire::logged;

logged! {
    /// Locked candidates: a digit of one house is left only where the house crosses another, which loses it elsewhere.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[non_exhaustive]
    pub struct Confined {
        /// The digit.
        pub digit: Digit,
        /// The house that confines it.
        pub from: House,
        /// The house that loses it elsewhere.
        #[more("Without `last` nothing goes but the digit there, and nothing is placed.")]
        pub to: House,
        /// The house that has one place left for the digit then, if the step places it there.
        #[more("It had more before.")]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub last: Option<House>,
    }

    /// A digit of one house is left only where the house crosses another.
    form, made by Self::new(digit, from, to).map(|it| Self { last, ..it }), or else to: |form| form.to.clone(),
        OtherHouse;
}

impl Confined {
    /// The digit is confined to where two houses cross; nothing if they are the same house.
    pub fn new(digit: Digit, from: House, to: House) -> Option<Self> {
        (from != to).then_some(Self { digit, from, to, last: None })
    }

    /// The same, and what it leaves to another house.
    #[must_use]
    pub const fn leaving(self, last: House) -> Self {
        Self { last: Some(last), ..self }
    }
}
