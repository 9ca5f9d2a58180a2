//! A test for each case: `cargo test`, or `cargo test -- pointing` for those of one technique.
use my_solver::{naked_single, pointing};
use qedoku_testing::{Harness, Suite, snapshots};
use std::process::ExitCode;

fn main() -> ExitCode {
    Harness::new(Suite::standard())
        .function("naked-single", naked_single)
        .function("pointing", pointing)
        .snapshots(snapshots!("tests/snapshots"))
        .main()
}
