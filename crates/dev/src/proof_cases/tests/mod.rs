//! Another program accepts our proofs, and rejects those that are tampered with. Without that program nothing is tested,
//! and each test says so.
#![expect(clippy::unwrap_used, clippy::print_stderr, reason = "a test that cannot go on fails or says so")]
mod controls;
mod fixtures;
mod lemmas;
mod puzzles;

use qedoku_cli::veripb::{INSTALL, Veripb, write};
use qedoku_core::{Layout, Outcome, Puzzle, Step, Trace};
use qedoku_verify::proof::Proof;
use std::path::PathBuf;

/// The checker and a folder of its own for each test.
struct Court {
    veripb: Veripb,
    folder: PathBuf,
}

impl Court {
    /// The court of a test; none without the checker.
    fn new(test: &str) -> Option<Self> {
        let Some(veripb) = Veripb::find() else {
            eprintln!("{test} is skipped, for VeriPB is not installed; it comes with: {INSTALL}");
            return None;
        };
        Some(Self { veripb, folder: PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("proofs").join(test) })
    }

    /// What the checker says.
    fn judge(&self, proof: &Proof) -> Result<String, String> {
        write(proof, &self.folder).unwrap();
        self.veripb.check(proof, &self.folder).unwrap()
    }
}

/// A trace of some steps that claims no more than they conclude.
fn trace(puzzle: &Puzzle, steps: Vec<Step>) -> Trace {
    let layout = Layout::classic();
    Trace { layout, puzzle: *puzzle, profile: String::new(), steps, attempts: vec![], outcome: Outcome::Stuck }
}
