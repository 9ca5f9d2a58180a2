//! Sets of slots that as many other slots can fill.
pub(crate) mod dominoes;
pub(crate) mod fireworks;
mod lines;
mod row_filling;
pub(crate) mod sectors;
