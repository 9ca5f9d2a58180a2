//! Full grids and puzzles with exactly one solution, from a seed.
//!
//! ```
//! use qedoku_core::search;
//! use qedoku_generate::{Generator, GivenSymmetry};
//!
//! let generator = Generator::new(7, GivenSymmetry::HalfTurn);
//! let puzzle = generator.puzzle(0);
//! assert!(search::is_unique(&puzzle.values));
//! assert_eq!(puzzle, generator.puzzle(0));
//! assert_ne!(puzzle, generator.puzzle(1));
//! ```
mod bounds;
mod cages;
mod canonical;
mod draw;
mod generator;
mod isomorph;
mod maker;
mod mask;
mod no_variant;
mod regions;
mod shape;
mod symmetry;
mod variant;

pub use bounds::Bounds;
pub use canonical::{Canonical, NoCanonicalForm, canonical};
pub use draw::RandomDraws;
pub use generator::Generator;
pub use isomorph::Isomorph;
pub use maker::{Draft, Maker, is_minimal};
pub use mask::{GivenMask, MaskFault};
pub use no_variant::NoVariant;
pub use shape::{BadShape, GivenShape};
pub use symmetry::GivenSymmetry;
pub use variant::{VariantDraft, VariantGenerator, VariantRule};
