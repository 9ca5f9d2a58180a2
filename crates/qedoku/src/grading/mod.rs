//! How hard puzzles are, and how that is written.
mod csv;
mod graded;
mod hard;
mod record;
mod run;

pub use graded::Graded;
pub(crate) use graded::{hardest, of_trace};
pub(crate) use record::rating;
pub use record::{
    BottleneckFields, EffortFields, GradeFields, GradeRecord, GradeResult, HardestFields, ScaleFields, SeFields,
};
pub use run::{GradeRun, se_ratings};
