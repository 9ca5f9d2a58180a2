//! `cargo dev suite`: the cases as one file of data, which the crate of cases carries.
use crate::DevResult;
use crate::generated::settle;
use crate::threads::in_parts;
use crate::wider::wider;
use clap::Args;
use qedoku_compat::named;
use qedoku_core::Conclusion;
use qedoku_fixtures::{Expectation, TechniqueCase, root};
use qedoku_techniques::instances;
use qedoku_testing::Suite;

/// The number of threads that complete cases.
const JOBS: usize = 2;

#[derive(Args)]
pub(crate) struct SuiteOptions {
    /// Writes nothing; fails if the file is out of date.
    #[arg(long)]
    pub(crate) check: bool,
    /// Writes into each case what all instances of its technique conclude, and what wider definitions of it do, before
    /// the file is written.
    #[arg(long, conflicts_with = "check")]
    allow: bool,
}

impl SuiteOptions {
    /// Compares alone.
    pub(crate) const fn checking() -> Self {
        Self { check: true, allow: false }
    }
}

/// Writes or compares `crates/testing/suite.ndjson`.
pub(crate) fn run(options: &SuiteOptions) -> DevResult {
    let folder = root().join("fixtures");
    if options.allow {
        let cases = Suite::read(&folder)?.into_cases();
        let completed = in_parts(JOBS, |part| {
            let own = cases.iter().skip(part).step_by(JOBS).map(|case| (case, completed(case)));
            own.filter(|(case, completed)| *case != completed).collect::<Vec<_>>()
        });
        for (_, case) in completed.into_iter().flatten() {
            let path = folder.join(&case.slug).join(format!("{}.case", case.name));
            std::fs::write(&path, case.to_string())?;
            println!("wrote {}", path.display());
        }
    }
    // Cases that are not those of the file are the next version.
    let suite = Suite::read(&folder)?;
    let before = Suite::standard();
    let changed = u32::from(suite.cases() != before.cases());
    let suite = suite.with_version((before.version().unwrap_or(0) + changed).max(1));
    settle(&root().join("crates/testing/suite.ndjson"), &suite.to_ndjson(), options.check, "suite")
}

/// The case with all that its technique concludes in it, and what wider definitions do.
pub(crate) fn completed(case: &TechniqueCase) -> TechniqueCase {
    let case = TechniqueCase { allowed: allowed(case), ..case.clone() };
    TechniqueCase { wider: wider(&case), ..case }
}

/// All that the instances of the technique of a case conclude in it.
fn allowed(case: &TechniqueCase) -> Conclusion {
    let (Some(technique), Expectation::Step(_)) = (named(&case.slug), case.expect) else {
        return Conclusion::default();
    };
    let steps = instances(technique, &case.board());
    steps.iter().fold(Conclusion::default(), |all, step| Conclusion {
        place: all.place | step.conclusion.place,
        eliminate: all.eliminate | step.conclusion.eliminate,
    })
}
