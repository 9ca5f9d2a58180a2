//! Words and pictures for deduction steps.
//!
//! Both follow the pattern of a step, never its technique: a dozen shapes of argument serve a hundred techniques.
mod account;
mod escape;
mod markdown;
mod message;
mod notation;
mod outline;
mod page;
mod picture;
mod scene;
mod story;
mod voice;
mod words;

pub use account::Account;
pub use markdown::markdown;
pub use message::{En, Language, Message, Say, Zh};
pub use notation::{cells, conclusion, eureka, hodoku};
pub use outline::{hard_steps, headings, numbers};
pub use page::{head, page, section, tail};
pub use picture::{Caption, Marks, Role, Style, Tie, TieKind, grid, legend, pencil, svg};
pub use scene::Scene;
pub use story::{Help, Opened, Shot, Story};
pub use voice::{CellNames, Detail, Lang, Voice, Wording};
pub use words::noun;
pub use words::{case, nothing_else, place, why};
