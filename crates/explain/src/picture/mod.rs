//! The board and the marks of a step, in characters and as a drawing.
mod borders;
mod legend;
mod marks;
mod role;
mod roomy;
mod shapes;
pub(crate) mod svg;
mod terminal;
#[cfg(test)]
mod tests;

pub use legend::legend;
pub use marks::{Marks, Tie};
pub use role::Role;
pub use svg::{Caption, svg};
pub use terminal::{Style, grid, pencil};
