//! One file for each command.
mod batch;
mod check;
mod convert;
mod frame;
mod generate;
mod grade;
mod hint;
mod prove;
mod puzzles;
mod resume;
mod solve;
mod steps;
mod tally;
mod techniques;
mod ways;
mod why;

pub(crate) use check::check;
pub(crate) use convert::convert;
pub(crate) use generate::generate;
pub(crate) use grade::grade;
pub(crate) use hint::hint;
pub(crate) use prove::prove;
pub(crate) use puzzles::Item;
pub(crate) use solve::solve;
pub(crate) use steps::steps;
pub(crate) use techniques::techniques;
pub(crate) use why::why;
