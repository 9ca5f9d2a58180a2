//! The producers of Sudoku Explainer: searches that find what it finds, in its order and with its ratings.
mod aligned;
mod bug;
mod direct;
mod fish;
mod locked;
mod loops;
mod order;
mod producers;
mod singles;
mod subsets;
mod wings;

pub(crate) use producers::{AFTER_CHAINS, BEFORE_CHAINS};
