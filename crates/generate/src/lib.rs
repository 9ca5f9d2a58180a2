//! Full grids and puzzles with exactly one solution, from a seed.
//!
//! ```
//! use qedoku_core::search;
//! use qedoku_generate::{Generator, Symmetry};
//!
//! let generator = Generator::new(7, Symmetry::HalfTurn);
//! let puzzle = generator.puzzle(0);
//! assert!(search::is_unique(&puzzle.values));
//! assert_eq!(puzzle, generator.puzzle(0));
//! assert_ne!(puzzle, generator.puzzle(1));
//! ```
mod canonical;
mod draw;
mod generator;
mod isomorph;
mod maker;
mod mask;
mod shape;
mod symmetry;

pub use canonical::{Canonical, Clash, canonical};
pub use draw::Draw;
pub use generator::Generator;
pub use isomorph::Isomorph;
pub use maker::{Draft, Maker, is_minimal};
pub use mask::Mask;
pub use shape::{BadShape, Shape};
pub use symmetry::Symmetry;
