//! Templates: all ways to place one digit on the whole board.
pub mod pattern_overlay;
pub mod template_delete;
pub mod template_set;
