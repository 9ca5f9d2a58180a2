//! A candidate is assumed true, or false, and leads to a contradiction.
use super::{Assumption, depth, length};
use crate::slot::Slot;
use crate::step::Step;
use crate::wire::logged;

logged! {
    /// An assumption, what follows from it, and the slot that it leaves empty.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct Hypothesis {
        /// The candidate assumed true: `r4c7=5`; or assumed false: `r4c7<>5`.
        #[more("The argument shows the opposite.")]
        pub assume: Assumption,
        /// The steps that follow, in order.
        #[more("Nothing that the contradiction does not need.")]
        pub steps: Vec<Step>,
        /// The slot that is left empty.
        #[more("The cell without a candidate, or the house without a place for a digit.")]
        pub end: Slot,
    }

    /// A candidate is assumed true, or false, and leads to a contradiction.
    form;
}

impl Hypothesis {
    /// The number of steps of the argument, those of hypotheses inside it included.
    pub fn length(&self) -> usize {
        length(&self.steps)
    }

    /// The number of hypotheses nested in each other, this one included.
    pub fn depth(&self) -> usize {
        1 + depth(&self.steps)
    }
}
