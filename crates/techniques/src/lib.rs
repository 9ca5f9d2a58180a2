//! Human sudoku techniques, one file each, and the loop that applies the easiest one that fires.
mod attempts;
mod best;
mod context;
mod engine;
mod info;
mod instances;
mod links;
mod memo;
mod outline;
mod profile;
mod registry;
mod shape;
mod shapes;
mod sink;
mod solver;
mod technique;
mod watch;

pub mod advanced;
pub mod intermediate;
pub mod simple;
pub mod ultimate;

pub use context::Context;
pub use info::{Hodoku, Info, Tier};
pub use instances::{Survey, each_instance, instances, survey};
pub use links::graph::LinkKinds;
pub use outline::{Move, Outline};
pub use profile::Profile;
pub use registry::{DIRECT, DOCUMENT_RULES, DOCUMENTS, ON_REQUEST, TECHNIQUES, all, named, suggestions};
pub use sink::{Sink, Want};
pub use solver::Solver;
pub use technique::{Take, Technique};
