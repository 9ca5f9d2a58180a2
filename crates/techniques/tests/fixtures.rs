//! Every case under `fixtures/`, a test each: first what is written in it, then the checker, then the snapshot beside it.
use qedoku_compat::all;
use qedoku_fixtures::root;
use qedoku_testing::{Harness, Snapshots, Suite, insta};
use std::process::ExitCode;

fn main() -> ExitCode {
    let folder = root().join("fixtures");
    let suite = match Suite::read(&folder) {
        Ok(suite) => suite,
        Err(error) => panic!("{error}"),
    };
    let snapshots = Snapshots::new(folder, |name, text| insta::assert_snapshot!(name, text));
    Harness::new(suite).techniques(all()).snapshots(snapshots).strict().main()
}
