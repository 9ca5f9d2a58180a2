//! `cargo dev proofs`: proves the traces of the puzzles of a file, and has the proofs checked by another program.
use crate::{DevResult, puzzles};
use clap::Args;
use qedoku_cli::veripb::{INSTALL, Veripb, write};
use qedoku_core::{Layout, Puzzle};
use qedoku_techniques::{Profile, Solver};
use qedoku_verify::Checker;
use qedoku_verify::proof::{ProvedClaim, PseudoBooleanProof, prove};
use std::path::PathBuf;
use std::time::{Duration, Instant};

#[derive(Args)]
pub(crate) struct ProofsOptions {
    /// Files with puzzles, in any format.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The first puzzles of each file only.
    #[arg(long)]
    limit: Option<usize>,
    /// Leaves out what holds only for puzzles with one solution.
    #[arg(long)]
    no_uniqueness: bool,
    /// Writes the proofs, but does not have them checked.
    #[arg(long)]
    unchecked: bool,
    /// The folder for the files of the proof at hand.
    #[arg(long, default_value = "target/proofs")]
    folder: PathBuf,
}

/// Proves every puzzle.
pub(crate) fn run(options: &ProofsOptions) -> DevResult {
    let program =
        if options.unchecked { None } else { Some(Veripb::find().ok_or_else(|| format!("no VeriPB; {INSTALL}"))?) };
    let profile = Profile::default();
    let profile = profile.limited(None, !options.no_uniqueness);
    let mut passed = true;
    for file in &options.files {
        let mut puzzles = puzzles::read(file)?;
        puzzles.truncate(options.limit.unwrap_or(usize::MAX));
        let mut counts = ProofCounts::default();
        let mut solver = Solver::new(Layout::classic(), &profile);
        for (number, puzzle) in (1..).zip(&puzzles) {
            counts.add(number, puzzle, &mut solver, options, program.as_ref())?;
        }
        println!("{}", file.display());
        passed &= counts.report();
    }
    Ok(passed)
}

#[derive(Default)]
struct ProofCounts {
    puzzles: usize,
    accepted: usize,
    rejected: usize,
    unproved: usize,
    disagreements: usize,
    solutions: usize,
    steps: usize,
    searched: usize,
    facts: [usize; 2],
    bytes: Vec<usize>,
    solving: Duration,
    writing: Duration,
    checking: Vec<Duration>,
}

impl ProofCounts {
    fn add(
        &mut self,
        number: usize,
        puzzle: &Puzzle,
        solver: &mut Solver<'_>,
        options: &ProofsOptions,
        program: Option<&Veripb>,
    ) -> Result<(), Box<dyn std::error::Error>> {
        self.puzzles += 1;
        let start = Instant::now();
        let trace = solver.solve(puzzle);
        self.solving += start.elapsed();
        self.steps += trace.steps.len();
        let start = Instant::now();
        let proved = prove(&trace);
        self.writing += start.elapsed();
        let ours = Checker::default().check_trace(&trace).is_accepted();
        let proof = match proved {
            Ok(proof) => proof,
            Err(error) => {
                self.unproved += 1;
                self.disagreements += usize::from(ours);
                println!("puzzle {number}, {}: {error}", puzzle.values);
                return Ok(());
            }
        };
        self.count(&proof);
        let Some(program) = program else { return Ok(()) };
        write(&proof, &options.folder)?;
        let start = Instant::now();
        let verdict = program.check(&proof, &options.folder)?;
        self.checking.push(start.elapsed());
        self.disagreements += usize::from(verdict.is_ok() != ours);
        match verdict {
            Ok(_) => self.accepted += 1,
            Err(complaint) => {
                self.rejected += 1;
                println!("puzzle {number}, {}: {complaint}", puzzle.values);
            }
        }
        Ok(())
    }

    fn count(&mut self, proof: &PseudoBooleanProof) {
        self.solutions += usize::from(matches!(proof.claim, ProvedClaim::Solution(_)));
        self.searched += proof.searched;
        self.facts[0] += proof.logic;
        self.facts[1] += proof.uniqueness;
        self.bytes.push(proof.proof.len());
    }

    fn report(&mut self) -> bool {
        let Self { puzzles, accepted, rejected, unproved, disagreements, .. } = self;
        println!(
            "  {puzzles} puzzles, {} full proofs: {accepted} accepted, {rejected} rejected, {unproved} without a proof, {disagreements} disagreements",
            self.solutions
        );
        self.bytes.sort_unstable();
        self.checking.sort_unstable();
        let middle = self.bytes.len() / 2;
        let bytes = |at: Option<&usize>| at.copied().unwrap_or(0);
        println!("  bytes of a proof: median {}, most {}", bytes(self.bytes.get(middle)), bytes(self.bytes.last()));
        #[allow(clippy::cast_precision_loss, reason = "a mean is not exact")]
        let each = |time: Duration| time.as_secs_f64() * 1e3 / (self.puzzles.max(1) as f64);
        println!("  ms a puzzle: solved in {:.3}, written in {:.3}", each(self.solving), each(self.writing));
        let ms = |at: Option<&Duration>| at.map_or(0.0, |time| time.as_secs_f64() * 1e3);
        println!("  ms to check: median {:.1}, most {:.1}", ms(self.checking.get(middle)), ms(self.checking.last()));
        let [logic, uniqueness] = self.facts;
        println!(
            "  {} steps, {} with statements found by trying; {logic} facts by logic, {uniqueness} by uniqueness",
            self.steps, self.searched
        );
        self.rejected + self.unproved + self.disagreements == 0
    }
}
