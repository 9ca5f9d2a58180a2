//! Runs of other programs, step by step or as ratings, to compare ours with.
pub(crate) mod agreement;
pub(crate) mod files;
#[cfg(test)]
pub(crate) mod scratch;
pub(crate) mod table;

use qedoku_compat::profiles;
use qedoku_core::{Candidate, CandidateSet};
use qedoku_techniques::Profile;
use qedoku_verify::StepVerdict;

/// The profile with this name, for arguments.
pub(crate) fn profile(name: &str) -> Result<Profile, String> {
    profiles::named(name).ok_or_else(|| {
        let names: Vec<&str> = profiles::NAMES.iter().map(|(name, _)| *name).collect();
        format!("expected one of {}", names.join(", "))
    })
}

/// A step in words: what it is called, what it is rated, what it places and what it eliminates.
pub(crate) fn step_text(name: &str, rating: &str, [placed, eliminated]: &[CandidateSet; 2]) -> String {
    let placed = placed.iter_by_cell().map(|candidate| candidate.to_string());
    let eliminated = eliminated.iter_by_cell().map(Candidate::eliminated);
    format!("{name} {rating} {}", placed.chain(eliminated).collect::<Vec<_>>().join(" "))
}

/// A step in words with what the checker says against it.
pub(crate) fn judged(text: String, verdict: Option<&StepVerdict>) -> String {
    match verdict {
        Some(StepVerdict::Rejected(fault)) => format!("{text}, which the checker rejects: {fault}"),
        Some(StepVerdict::Unchecked { .. }) => format!("{text}, which the checker cannot check"),
        _ => text,
    }
}
