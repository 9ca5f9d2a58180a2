//! Human sudoku techniques, one file each, and the loop that applies the easiest one that fires.
mod context;
mod engine;
mod info;
mod outline;
mod profile;
mod registry;
mod sink;
mod solver;
mod technique;
mod watch;

pub mod intermediate;
pub mod simple;

pub use context::Context;
pub use info::{Hodoku, Info, Tier};
pub use outline::{Move, Outline};
pub use profile::Profile;
pub use registry::{DOCUMENTS, TECHNIQUES, named, suggestions};
pub use sink::{Sink, Want};
pub use solver::Solver;
pub use technique::Technique;
