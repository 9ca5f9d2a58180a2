//! HoDoKu's searches: rows of its grading run that find what it finds, in its order and with its scores.
mod als;
mod board;
mod chain_rows;
mod chains;
mod choice;
mod forcing;
mod found;
mod houses;
mod loops;
