//! The board and the marks of a step, in characters and as a drawing.
mod borders;
mod caged;
mod chain;
mod colors;
mod confined;
mod deadly;
mod exclusion;
mod exocet;
mod fish;
mod follow;
mod forcing;
mod highlight;
mod hypothesis;
mod irregular;
mod kraken;
mod large_cells;
pub(crate) mod legend;
mod marks;
mod ring;
pub(crate) mod rule_titles;
mod set_logic;
mod sets;
mod shapes;
mod subset;
pub(crate) mod svg;
mod terminal;
#[cfg(test)]
mod tests;
mod total;
mod truths;
mod wing;

pub use highlight::Highlight;
pub use legend::legend;
pub use marks::{Marks, Tie, TieKind};
pub use rule_titles::{rule_kinds, rules};
pub use svg::{Caption, RulesDrawing, svg};
pub use terminal::{DrawingStyle, grid, pencil};
