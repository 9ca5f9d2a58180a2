//! Fish whose fins lead by chains to what goes.
pub mod kraken_fish_type_1;
pub mod kraken_fish_type_2;
