//! The argument of cells that add up to a total.
use crate::set::DigitSet;
use crate::wire::logged;

logged! {
    /// Cells add up to a total, and what does not fit it goes.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Total {
        /// The digits that every way to reach the total holds, and that so go elsewhere; none if cells of the total lose
        /// candidates.
        pub digits: DigitSet,
    }

    /// Cells add up to a total, and what does not fit it goes.
    form;
}
