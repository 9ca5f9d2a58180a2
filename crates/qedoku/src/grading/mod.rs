//! Grades puzzles and writes the grades.
mod csv;
pub(crate) mod graded;
pub(crate) mod hard;
mod keys;
mod record;
pub(crate) mod run;

pub use graded::Graded;
pub(crate) use graded::{hardest, of_trace};
pub(crate) use keys::rating;
pub use record::{BottleneckFields, EffortFields, GradeFields, GradeRecord, GradeResult};
pub use run::{GradeRun, hodoku_grade, se_ratings};
