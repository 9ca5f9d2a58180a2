//! One file for each command.
mod check;
mod convert;
mod generate;
mod puzzles;
mod solve;
mod techniques;

pub(crate) use check::check;
pub(crate) use convert::convert;
pub(crate) use generate::generate;
pub(crate) use puzzles::Failure;
pub(crate) use solve::solve;
pub(crate) use techniques::techniques;
