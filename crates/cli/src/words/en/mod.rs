//! What English says, in files of the same names as what is told.
mod closing;
mod folder;
mod gauge;
mod grades;
mod listing;
mod log;
mod problem;
mod progress;
mod tally;
mod techniques;
mod ways;
