//! Deadly patterns: cells that would allow two solutions if their guards were gone.
pub(crate) mod deadly;
pub(crate) mod grave;
pub(crate) mod looped;
pub(crate) mod rectangle;
pub(crate) mod subset;
