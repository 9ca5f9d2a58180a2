//! `qedoku solve`: puzzles in, steps with their reasons or grids out.
mod start;
mod worker;

pub(crate) use start::solve;
