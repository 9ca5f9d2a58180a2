//! The named patterns with which people avoid trial.
pub mod almost_locked;
pub mod chains;
pub mod coloring;
pub mod exclusion;
pub mod exocet;
pub mod fish;
pub mod kraken;
pub mod oddagons;
pub mod set_logic;
pub mod single_digit;
pub mod templates;
pub mod uniqueness;
pub mod wings;
