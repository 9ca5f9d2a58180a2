//! Sudoku Explainer's searches for chains: lines and cycles, and what several branches show.
mod argument;
mod collectors;
mod conflicts;
mod evidence;
mod finds;
mod follow;
mod forcing_chains_and_cycles;
mod line;
mod line_search;
mod line_sources;
mod links;
mod marks;
mod names;
mod net;
mod node_set;
mod parents;
mod patterns;
mod producers;
mod rank;
mod rules;
mod tree;

pub(crate) use forcing_chains_and_cycles::ForcingChainsAndCycles;
pub(super) use producers::{Branches, doubles};
