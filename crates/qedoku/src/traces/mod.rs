//! Traces as data sets: a line a puzzle, a line a step, rounds, and rows of integers.
mod claims;
pub(crate) mod described;
mod line;
mod rebuild;
mod rounds;
mod rows;
mod work;

pub(crate) use claims::LineCheck;
pub use described::{ChatLine, ChatMessage, UnrolledLine};
pub use line::{StepLine, TraceLine, TraceState};
pub use rounds::{RoundLine, RoundsLine};
pub use rows::{SHAH_LENGTH, SHAH_STRATEGIES, hrm_rows, shah_row};
pub use work::{TraceOptions, Traced, Tracer};
