//! The argument of the cells of a rule that are filled in one of a few ways.
use crate::set::DigitSet;
use crate::wire::logged;

logged! {
    /// The cells of a rule are filled in one of a few ways, and what is in none of them goes.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Filled {
        /// The digits that every way holds, and that so go elsewhere; none if cells of the rule lose candidates.
        pub digits: DigitSet,
    }

    /// The cells of a rule are filled in one of a few ways, and what is in none of them goes.
    form;
}
