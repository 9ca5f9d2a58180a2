//! The published JSON form of a trace, both ways: `docs/json-log.md` describes every message.
//!
//! What has a name is a string: `r4c7=5` is placed, `r4c7<>5` is eliminated, `r4c7` and `r4n5` are slots.
mod argument;
mod error;
mod keys;
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
pub use error::WireError;
pub use message::{Attempt, Begin, End, FORMAT, Failure, FindCount, Listed, Message};
pub use nested::{Case, Nested};
pub use objects::{ObjectText, Objects};
pub use outline::{Branch, HardStep, Outline, Support};
pub use pattern::{
    AlmostLocked, Chain, Colors, Confined, Deadly, Exclusion, Exocet, Fish, FishBody, Forcing, HouseGroup, Hypothesis,
    Kraken, Link, Pattern, Petal, Places, Reason, Ring, RingPlace, SetLogic, Sets, Single, Subset, SymmetricCells,
    Templates, Wing,
};
pub use read::{Located, Messages, ReadError, Unread, messages};
pub use step::{Notes, Rating, Step, Words};
pub use truth::{Symmetry, Truth};
pub use write::{Form, Writer};

#[cfg(feature = "schema")]
pub use message::schema;
