//! Counts over many slots: what they can take at most is what they must take.
pub mod firework_quad;
pub mod firework_triple;
pub mod multi_sector_locked_set;
pub mod sk_loop;
