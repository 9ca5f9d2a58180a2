//! The grades of a puzzle on each scale, and the records that they are written as.
pub use crate::grading::{
    BottleneckFields, EffortFields, GradeFields, GradeRecord, GradeResult, GradeRun, hodoku_grade, se_ratings,
};
pub use qedoku_core::{HodokuLevel, StepRating};
pub use qedoku_grade::{BadScales, Bottleneck, Effort, Hardest, HodokuGrade, SeRatings};
