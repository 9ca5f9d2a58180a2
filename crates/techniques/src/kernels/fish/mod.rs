//! Fish: as many houses for a digit as other houses hold all its places, but for fins.
mod complex;
mod fin_targets;
mod limits;
mod lines;
mod one_fish;
mod siamese;

pub(crate) use complex::{ComplexFish, FishKind, complex};
pub(crate) use lines::{FinnedBody, basic, finned};
pub use one_fish::FoundFish;
pub(crate) use siamese::{siamese_complex, siamese_lines};
