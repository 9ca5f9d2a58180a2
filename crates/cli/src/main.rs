//! The `qedoku` command.
use std::process::ExitCode;

fn main() -> ExitCode {
    qedoku_cli::run(std::env::args_os())
}
