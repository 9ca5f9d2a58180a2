//! Cells that a few digits cannot fill, however many solutions the puzzle has.
pub mod tridagon;
