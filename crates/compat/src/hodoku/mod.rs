//! HoDoKu's grading run: searches that find what it finds, in its order and with its scores.
mod als;
mod avoidable;
mod board;
mod bug;
mod cache;
mod chain_rows;
mod chains;
mod choice;
mod colors;
mod corners;
mod find;
mod finder;
mod fish;
mod forcing;
mod growing;
mod guess;
mod houses;
mod locked;
mod loops;
mod rectangles;
mod rows;
mod single_digit;
mod singles;
mod subsets;
mod sue_de_coq;
#[cfg(test)]
mod testing;
mod wings;

pub use cache::{HodokuQueues, deletion_order};
pub use guess::Guess;
pub use rows::{HODOKU_ROWS, HodokuRow};
