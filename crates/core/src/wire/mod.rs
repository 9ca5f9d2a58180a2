//! The published JSON form of a trace, both ways: `docs/json-log.md` describes every message.
//!
//! Named things are strings: `r4c7=5` is placed, `r4c7<>5` is eliminated, `r4c7` and `r4n5` are slots.
mod argument;
mod error;
mod expected;
mod form;
mod keys;
mod logged;
mod message;
mod names;
mod nested;
mod objects;
mod outline;
mod pattern;
mod read;
mod scan;
mod step;
mod tenths;
mod truth;
mod write;

#[cfg(test)]
mod tests;

pub use argument::{Argument, Size};
pub use error::{Found, WireError};
pub use expected::Expected;
pub use form::{FieldPath, Logged, ReadContext, Words, WriteContext};
pub(crate) use logged::{logged, logged_as_it_is, logged_kinds};
pub use message::{Attempt, Begin, End, FORMAT, Failure, FindCount, Listed, Message};
pub use nested::{Case, Nested};
pub use objects::{ObjectText, Objects};
pub use outline::{Branch, HardStep, Outline, Support};
pub use pattern::Pattern;
pub use read::{Located, Messages, ReadError, Unread, messages};
pub use step::{Notes, Rating, Step};
pub(crate) use truth::parse_truth;
pub use truth::{Symmetry, Truth};
pub use write::{Form, Writer};

#[cfg(feature = "schema")]
pub use message::schema;
