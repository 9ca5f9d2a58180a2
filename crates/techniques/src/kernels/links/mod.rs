//! One graph of links per position, and the chains in it.
pub(crate) mod chain;
pub(crate) mod classify;
pub(crate) mod closure;
pub(crate) mod edges;

pub(crate) mod graph;
pub(crate) mod implications;
pub(crate) mod known_chains;
pub(crate) mod matrix;
pub(crate) mod node;
mod node_implications;
pub(crate) mod patterns;
mod relevant;
pub mod report;
