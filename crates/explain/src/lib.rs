//! Words and pictures for deduction steps.
//!
//! Both follow the pattern of a step, never its technique: a dozen shapes of argument serve a hundred techniques.
mod account;
mod notation;
mod picture;
mod scene;
mod voice;
mod words;

pub use account::Account;
pub use notation::{cells, conclusion, eureka, hodoku};
pub use picture::{Marks, Style, grid, pencil};
pub use scene::Scene;
pub use voice::{CellNames, Lang, Voice};
pub use words::{case, place, why};
