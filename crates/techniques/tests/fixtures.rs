//! Every case under `fixtures/`, a test each: first what is written in it, then the checker, then the snapshot beside it.
//! Of the many that were mined, the first few have a snapshot.
use qedoku_compat::all;
use qedoku_fixtures::root;
use qedoku_testing::{Harness, Snapshots, Suite, TechniqueCase, insta};
use std::process::ExitCode;

/// The number of mined cases of a technique that have snapshots, and of near misses.
const SNAPSHOTS: usize = 3;

fn has_snapshot(case: &TechniqueCase) -> bool {
    let number = ["walk-", "near-miss-"].iter().find_map(|stem| case.name.strip_prefix(stem)?.parse::<usize>().ok());
    number.is_none_or(|number| number <= SNAPSHOTS)
}

fn main() -> ExitCode {
    let folder = root().join("fixtures");
    let suite = match Suite::read(&folder) {
        Ok(suite) => suite,
        Err(error) => panic!("{error}"),
    };
    let snapshots = Snapshots::new(folder, |name, text| insta::assert_snapshot!(name, text)).only(has_snapshot);
    Harness::new(suite).techniques(all()).snapshots(snapshots).strict().main()
}
