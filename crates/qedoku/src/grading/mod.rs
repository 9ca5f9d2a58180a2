//! Grades puzzles and writes the grades.
mod csv;
pub(crate) mod graded;
pub(crate) mod hard;
mod record;
pub(crate) mod run;

pub use graded::Graded;
pub(crate) use graded::{hardest, of_trace};
pub(crate) use record::rating;
pub use record::{
    BottleneckFields, EffortFields, GradeFields, GradeRecord, GradeResult, HardestFields, LevelFields, ScaleFields,
    Se118Fields, SeCorrectedFields, SeFields,
};
pub use run::{GradeRun, hodoku_grade, se_ratings};
