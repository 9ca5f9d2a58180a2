//! The `qedoku` command.
use std::process::ExitCode;

fn main() -> ExitCode {
    qedoku::run(std::env::args_os())
}
