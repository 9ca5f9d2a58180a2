//! Fish: as many houses for a digit as other houses hold all its places, but for fins.
mod found;
mod limits;
mod lines;
mod proof;
mod siamese;
mod swarm;

pub(crate) use lines::{Body, basic, finned};
pub(crate) use siamese::{siamese_lines, siamese_swarm};
pub(crate) use swarm::{Kind, Search, swarm};
