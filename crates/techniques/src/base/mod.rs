//! What every search is written against: the trait, the position it looks at, and what takes its finds.
pub(crate) mod best;
pub(crate) mod context;
pub(crate) mod family;
pub(crate) mod info;
pub(crate) mod memo;
pub(crate) mod outline;
pub(crate) mod scale;
pub(crate) mod se;
pub(crate) mod shape;
pub(crate) mod sink;
pub(crate) mod technique;
pub(crate) mod watch;
