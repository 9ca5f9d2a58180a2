//! The shapes by which arguments from assumptions are named, and collectors of steps.
use super::plan::Cases;
use crate::base::shape::ArgumentShape;
use qedoku_core::{Slot, Step};
use std::ops::ControlFlow;

/// The shapes that name the arguments of one kind.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ForcingNames {
    /// An assumption that fails by steps each of which calls for the next.
    pub(crate) whip: ArgumentShape,
    /// Any other assumption that fails.
    pub(crate) contradiction: ArgumentShape,
    /// The candidates of a cell.
    pub(crate) cell: ArgumentShape,
    /// The places of a digit in a house.
    pub(crate) house: ArgumentShape,
}

impl ForcingNames {
    /// One name for all arguments.
    pub(crate) const fn one(shape: ArgumentShape) -> Self {
        Self::of_cases(shape, shape)
    }

    /// Names of arguments by cases, where nothing else is looked for.
    pub(crate) const fn of_cases(cell: ArgumentShape, house: ArgumentShape) -> Self {
        Self { whip: house, contradiction: house, cell, house }
    }
}

/// The shapes that name hypotheses and cases.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HypothesisNames<'t> {
    /// Assumptions that fail: at this depth, and at those inside it.
    pub(crate) hypotheses: &'t [ArgumentShape],
    /// The cases of a cell and of a house, without assumptions inside.
    pub(crate) net: [ArgumentShape; 2],
    /// Cases with assumptions inside, where there may be any.
    pub(crate) nested: Option<ArgumentShape>,
}

impl<'t> HypothesisNames<'t> {
    /// The names of assumptions that fail, where there are no cases.
    pub(crate) const fn plain(hypotheses: &'t [ArgumentShape]) -> Self {
        Self { hypotheses, net: [hypotheses[0]; 2], nested: None }
    }

    /// The names one assumption further in.
    pub(super) const fn inside(self) -> Self {
        match self.hypotheses {
            [_, inside @ ..] => Self { hypotheses: inside, ..self },
            [] => self,
        }
    }

    /// The name of cases of a slot.
    pub(super) fn of_cases(&self, cases: &Cases) -> ArgumentShape {
        let plain = if let Slot::Cell(_) = cases.slot { self.net[0] } else { self.net[1] };
        if cases.depth() > 1 { self.nested.unwrap_or(plain) } else { plain }
    }
}

/// Takes a step as it is worked out.
pub(super) type TakeStep<'t> = dyn FnMut(Step) -> ControlFlow<()> + 't;
