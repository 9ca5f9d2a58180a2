//! `cargo dev proof-cases`: has the proofs of the steps of all cases checked by another program, and tampered with.
mod counts;
mod judge;
mod tampered;
pub(crate) mod traced;

#[cfg(test)]
mod tests;

use crate::DevResult;
use crate::positions::{Share, share};
use crate::threads::in_parts;
use clap::Args;
use counts::ProofCaseCounts;
use judge::ProofRunner;
use qedoku_cli::veripb::{INSTALL, Veripb};
use qedoku_fixtures::TechniqueCase;
use std::path::PathBuf;
use std::thread;

#[derive(Args)]
pub(crate) struct ProofCasesOptions {
    /// Only one case of so many, and which of them: `1/2` and `2/2` share the work.
    #[arg(long, default_value = "1/1", value_parser = share)]
    share: Share,
    /// The number of threads; as many as the machine has if it is not named.
    #[arg(long)]
    threads: Option<usize>,
    /// The folder for the files of the proofs at hand, with a folder for each thread.
    #[arg(long, default_value = "target/proof-cases")]
    folder: PathBuf,
}

/// Checks the proof of every case and what becomes of it once it is changed.
pub(crate) fn run(options: &ProofCasesOptions) -> DevResult {
    let veripb = Veripb::find().ok_or_else(|| format!("no VeriPB; {INSTALL}"))?;
    let cases: Vec<TechniqueCase> = options.share.of(traced::firing()?).collect();
    let threads = options.threads.or(thread::available_parallelism().ok().map(usize::from)).unwrap_or(1).max(1);
    let part = |first: usize| {
        let judge = ProofRunner::new(veripb.clone(), options.folder.join(first.to_string()));
        let mut counts = ProofCaseCounts::default();
        cases.iter().skip(first).step_by(threads).for_each(|case| counts.add(case, &judge));
        counts
    };
    let mut sum = ProofCaseCounts::default();
    for part in in_parts(threads, part) {
        sum.merge(part);
    }
    sum.print();
    Ok(sum.is_sound())
}
