//! Turns the steps of a run into grades. It knows no technique: what the scales say of each is handed in.
mod effort;
mod grade;
mod hodoku;
mod scale;
mod se;
mod table;

pub use effort::{Bottleneck, Effort, cost};
pub use grade::{Grade, Hardest};
pub use hodoku::{HodokuGrade, ScoredStep};
pub use scale::{BadScales, Scale, Scales};
pub use se::{RatedStep, SeRatings};
pub use table::{TechniqueRating, TechniqueTable};
