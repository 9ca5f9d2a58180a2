//! The last row, which always goes on.
use super::finder::HodokuFinder;
use crate::Technique;
use crate::ultimate::guess::{Guess, guessed};
use qedoku_core::Pattern;
use std::ops::ControlFlow;

pub(super) const GUESS: &[&dyn Technique] = &[&Guess];

/// A digit is taken from the solution.
pub(super) fn search(find: &mut HodokuFinder<'_, '_, '_>) -> ControlFlow<()> {
    let Some(candidate) = guessed(find.cx) else { return ControlFlow::Continue(()) };
    find.place(&Guess::INFO, candidate, || (Pattern::Guess, Vec::new()))
}
