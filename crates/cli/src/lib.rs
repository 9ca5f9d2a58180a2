//! The `qedoku` command as a library, so that its manual and its completions can be written from the same source.
mod args;
mod commands;
mod console;
mod exit;
mod input;
mod logs;
mod output;
mod plain;
mod pool;
mod reference;
mod run;
mod signals;
pub mod veripb;
mod words;

pub use args::command;
pub use reference::reference;
pub use run::run;
