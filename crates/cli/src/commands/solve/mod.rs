//! `qedoku solve`: puzzles in, steps with their reasons or grids out.
mod batch;
mod frame;
mod oracle;

mod worker;

pub(crate) use batch::solve;
