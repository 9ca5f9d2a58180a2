//! The interface of every search: the trait, the position it looks at, and the sink that takes its finds.
pub(crate) mod best;
pub(crate) mod conclusion_log;
pub(crate) mod context;
pub(crate) mod dirty;
pub(crate) mod family;
pub(crate) mod info;
pub(crate) mod position_cache;
pub(crate) mod refilled;
pub(crate) mod scale;
pub(crate) mod se;
pub(crate) mod shape;
pub(crate) mod sink;
pub(crate) mod technique;
pub(crate) mod wanted;
