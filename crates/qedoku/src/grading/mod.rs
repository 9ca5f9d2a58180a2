//! How hard puzzles are, and how that is written.
mod csv;
mod graded;
mod record;

pub use graded::Graded;
pub(crate) use graded::scales;
pub(crate) use record::rating;
pub use record::{GradeFields, GradeRecord, GradeResult, HardestFields, UnratedFields};
