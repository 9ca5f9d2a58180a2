//! Kraken fish: fish whose fins lead by chains to the elimination.
pub mod kraken_fish_type_1;
pub mod kraken_fish_type_2;
