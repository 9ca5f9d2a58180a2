//! Why a step holds, in words; one file for each shape of argument.
mod chain;
mod colors;
mod confined;
mod deadly;
mod exclusion;
mod exocet;
mod fish;
mod forcing;
mod guarded;
mod hypothesis;
mod kraken;
mod list;
mod naming;
mod ring;
mod set_logic;
mod sets;
mod single;
mod subset;
mod symmetry;
mod tell;
mod templates;
mod truths;
mod wing;

pub use forcing::case;
pub(crate) use naming::digits_in;
pub(crate) use single::nothing_left;
pub use tell::{place, why};
