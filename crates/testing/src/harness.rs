//! One test for each case, run by an ordinary `cargo test`.
use crate::case::{Expectation, TechniqueCase};
use crate::snapshots::Snapshots;
use crate::suite::Suite;
use crate::technique::TechniqueRun;
use crate::verdict::CaseVerdict;
use libtest_mimic::{Arguments, Failed, Trial};
use qedoku_core::{Board, Conclusion};
use qedoku_techniques::Technique;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::Arc;

/// A function that draws all its conclusions on a board.
type FindConclusion = dyn Fn(&Board) -> Conclusion + Send + Sync;

/// A solver that is asked about the cases of one technique.
#[derive(Clone)]
enum CaseSolver {
    Technique(&'static dyn Technique),
    Function(Arc<FindConclusion>),
}

/// Tests of solvers on cases: a test a case, named `x_wing::generated_1`, so that `cargo test -- x_wing` runs those of one
/// technique. The test target that calls [`Harness::main`] has `harness = false`.
#[derive(Default)]
pub struct Harness {
    suite: Suite,
    solvers: Vec<(String, CaseSolver)>,
    snapshots: Option<Arc<Snapshots>>,
    is_strict: bool,
}

impl std::fmt::Debug for Harness {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let slugs: Vec<&str> = self.solvers.iter().map(|solver| solver.0.as_str()).collect();
        f.debug_struct("Harness")
            .field("cases", &self.suite.cases().len())
            .field("techniques", &slugs)
            .finish_non_exhaustive()
    }
}

impl Harness {
    /// Tests on the cases of a suite; nothing is asked yet.
    pub fn new(suite: Suite) -> Self {
        Self { suite, ..Self::default() }
    }

    /// Asks a technique about the cases of its slug.
    pub fn technique(self, technique: &'static dyn Technique) -> Self {
        self.solver(technique.info().slug, CaseSolver::Technique(technique))
    }

    /// Asks each of these techniques about the cases of its slug.
    pub fn techniques(self, techniques: impl IntoIterator<Item = &'static dyn Technique>) -> Self {
        techniques.into_iter().fold(self, Self::technique)
    }

    /// Asks a function about the cases of a technique: it gets a board and gives all that it concludes there.
    pub fn function(self, slug: &str, find: impl Fn(&Board) -> Conclusion + Send + Sync + 'static) -> Self {
        self.solver(slug, CaseSolver::Function(Arc::new(find)))
    }

    /// Compares what is found with snapshots, once it is right.
    pub fn snapshots(mut self, snapshots: Snapshots) -> Self {
        self.snapshots = Some(Arc::new(snapshots));
        self
    }

    /// Demands more of techniques: that all their instances together conclude exactly what a case allows, that
    /// the pattern of the expected step has a shape, and that it rests on no superfluous truth.
    pub const fn strict(mut self) -> Self {
        self.is_strict = true;
        self
    }

    fn solver(mut self, slug: &str, solver: CaseSolver) -> Self {
        self.solvers.push((slug.to_owned(), solver));
        self
    }

    /// Runs the tests that the command line asks for, and tells the exit code.
    pub fn main(self) -> ExitCode {
        let arguments = Arguments::from_args();
        libtest_mimic::run(&arguments, self.trials()).exit_code()
    }

    /// The tests, to be run together with others. A technique without cases is a test that fails.
    pub fn trials(self) -> Vec<Trial> {
        let mut trials = Vec::new();
        for (slug, solver) in &self.solvers {
            let before = trials.len();
            for case in self.suite.of(slug) {
                let test = CaseTest {
                    case: case.clone(),
                    solver: solver.clone(),
                    snapshots: self.snapshots.clone(),
                    is_strict: self.is_strict,
                };
                trials.push(Trial::test(name(case), move || test.run()));
            }
            if trials.len() == before {
                let missing = format!("the suite has no case of `{slug}`");
                trials.push(Trial::test(format!("{}::cases", identifier(slug)), move || Err(missing.into())));
            }
        }
        trials
    }
}

/// The name of the test of a case: `x_wing::generated_1`.
fn name(case: &TechniqueCase) -> String {
    format!("{}::{}", identifier(&case.slug), identifier(&case.name))
}

fn identifier(name: &str) -> String {
    name.replace('-', "_")
}

/// The test of one case.
struct CaseTest {
    case: TechniqueCase,
    solver: CaseSolver,
    snapshots: Option<Arc<Snapshots>>,
    is_strict: bool,
}

impl CaseTest {
    fn run(self) -> Result<(), Failed> {
        // A failed snapshot is a panic; so is a solver that breaks.
        let outcome = catch_unwind(AssertUnwindSafe(|| self.judge()));
        outcome.unwrap_or_else(|panic| Err(panicked(panic.as_ref())))
    }

    fn judge(&self) -> Result<(), Failed> {
        let board = self.case.board();
        match &self.solver {
            CaseSolver::Function(find) => {
                let found = find(&board);
                self.accept(&found)?;
                self.snapshots.iter().for_each(|snapshots| snapshots.compare_conclusion(&self.case, &found));
            }
            CaseSolver::Technique(technique) => {
                let run = TechniqueRun::new(*technique, &board);
                run.check(&board).map_err(|flaw| self.failed(&flaw))?;
                self.accept(&run.conclusion())?;
                if self.is_strict {
                    run.check_strictly(&self.case, &board).map_err(|flaw| self.failed(&flaw))?;
                }
                self.snapshots
                    .iter()
                    .for_each(|snapshots| snapshots.compare_step(&self.case, run.expected(&self.case)));
            }
        }
        Ok(())
    }

    /// Accepts what is right.
    fn accept(&self, found: &Conclusion) -> Result<(), Failed> {
        match self.case.judge(found) {
            CaseVerdict::Right => Ok(()),
            verdict => Err(self.failed(&format!("{verdict}: {}", found_text(found)))),
        }
    }

    fn failed(&self, what: &str) -> Failed {
        let TechniqueCase { why, layout, puzzle, expect, allowed, .. } = &self.case;
        let expected = match expect {
            Expectation::Nothing => "nothing".to_owned(),
            Expectation::Step(must) if must == allowed => must.to_string(),
            Expectation::Step(must) => format!("{must}, and at the most {allowed}"),
        };
        let board = layout.line(&puzzle.values, '.');
        format!("{}\n{what}\nexpected: {expected}\nboard: {board}\nthe case: {why}", self.case.path()).into()
    }
}

/// The conclusions found, in the words of a failure.
fn found_text(found: &Conclusion) -> String {
    if found.is_empty() { "found nothing".to_owned() } else { format!("found {found}") }
}

fn panicked(panic: &(dyn std::any::Any + Send)) -> Failed {
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("it panicked").into()
}
