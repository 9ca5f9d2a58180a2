//! The second method: digits with one place are filled; equal candidate sets clear the rest of their house.
pub mod claiming;
pub mod cross_hatching;
pub mod equal_sets;
pub mod hidden_pair;
pub mod hidden_quad;
pub mod hidden_single_box;
pub mod hidden_single_column;
pub mod hidden_single_row;
pub mod hidden_triple;
pub mod locked_pair;
pub mod locked_triple;
pub mod naked_pair;
pub mod naked_quad;
pub mod naked_triple;
pub mod pointing;
