//! Deadly patterns: cells that would allow two solutions if their guards were gone.
pub(crate) mod bug;
pub mod deadly;
pub mod looped;
pub(crate) mod rectangle;
pub(crate) mod subset;
