//! Patterns of one digit: a few houses with few places for it.
pub mod broken_wing;
pub mod dual_empty_rectangle;
pub mod dual_two_string_kite;
pub mod empty_rectangle;
pub mod skyscraper;
pub mod turbot_fish;
pub mod two_string_kite;
