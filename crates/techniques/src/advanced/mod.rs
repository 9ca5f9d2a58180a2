//! The named patterns with which people avoid trial.
pub mod almost_locked;
pub mod coloring;
pub mod exclusion;
pub mod fish;
pub mod single_digit;
pub mod templates;
pub mod uniqueness;
pub mod wings;
