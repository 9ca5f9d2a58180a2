//! The parts of a hint: advice about the next step, or the mistakes of a position and where they began.
pub use crate::breach::{Breach, FillingFault};
pub use crate::hint::Advice;
pub use crate::hint_message::HintMessage;
pub use crate::ladder::{Ladder, Rung};
pub use crate::mistake::{Contradiction, EntryBreach, Mistake, Mistaken, Mistakes, Refutation, RepeatedEntry};
pub use crate::rewind::{LastValidPosition, entry, rewind};
