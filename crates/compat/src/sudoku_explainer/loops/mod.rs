//! Sudoku Explainer's unique rectangles and unique loops.
mod finds;
mod search;
mod types;
mod walk;

pub(super) use search::LoopProducer;
