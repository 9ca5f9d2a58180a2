//! Proofs that a program we did not write can check: a trace becomes lines of a pseudo-Boolean proof (VeriPB).
//!
//! A line follows the shape of an argument, never its technique: truths are sums of candidates that are at least one,
//! and links those that are at most one.
mod cover;
mod engine;
mod formula;
mod guard;
mod label;
mod lemma;
mod linear;
mod outcome;
mod pooled;
mod proof_text;
mod refute;
mod stated;
mod step;
mod trace;
mod unique;

pub use outcome::{CheckerRun, ProofError, ProvedClaim, PseudoBooleanProof};
pub use trace::prove;
