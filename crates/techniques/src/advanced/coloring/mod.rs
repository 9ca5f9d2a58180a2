//! Coloring: strong links in turns, one color true and the other false.
pub mod medusa_3d;
pub mod multi_colors_1;
pub mod multi_colors_2;
pub mod remote_pair;
pub mod simple_colors_trap;
pub mod simple_colors_wrap;
