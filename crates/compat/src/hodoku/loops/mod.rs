//! HoDoKu's Nice Loops and AICs: what follows from each candidate, breadth first, and the best loop or chain in it.
pub(super) mod evidence;
mod finds;
mod groups;
pub(super) mod links;
mod reach;
mod rows;
pub(super) mod tree;

pub(super) use rows::LoopRows;
