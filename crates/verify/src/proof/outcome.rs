//! The outcome of proving a trace.
use qedoku_core::{Candidate, Grid};
use std::fmt;

/// A proof and what it starts from, as the texts of files.
#[derive(Clone, Debug)]
pub struct PseudoBooleanProof {
    /// The rules and the puzzle, as OPB.
    pub formula: String,
    /// The proof.
    pub proof: String,
    /// The statements derived, as OPB, if the proof does not end in the solution or in a contradiction.
    pub derived: Option<String>,
    /// If something is assumed because the puzzle has one solution: the rules and the givens alone, as OPB, and the
    /// proof that each of the statements assumed can do no harm then.
    pub lemmas: Option<[String; 2]>,
    /// The number of such statements.
    pub assumed: usize,
    /// The claim that the proof shows.
    pub claim: ProvedClaim,
    /// The number of placements and eliminations shown by logic alone.
    pub logic: usize,
    /// The number that rest on the puzzle having one solution.
    pub uniqueness: usize,
    /// The number of steps that needed statements found by trying.
    pub searched: usize,
}

impl PseudoBooleanProof {
    /// The files of the proof, by name.
    pub fn files(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let derived = self.derived.as_deref().map(|text| ("derived.opb", text));
        let lemmas = self.lemmas.iter().flat_map(|[givens, proof]| [("givens.opb", &**givens), ("lemmas.pbp", proof)]);
        let main = [("puzzle.opb", self.formula.as_str()), ("proof.pbp", self.proof.as_str())];
        main.into_iter().chain(derived).chain(lemmas)
    }

    /// The runs of the checker, each with its option and files.
    ///
    /// Derived constraints are all that is left in the end: that the rest may go need not be checked.
    pub fn runs(&self) -> Vec<CheckerRun> {
        let lemmas = self.lemmas.iter().map(|_| CheckerRun { option: None, files: &["givens.opb", "lemmas.pbp"] });
        let main = match self.derived {
            None => CheckerRun { option: None, files: &["puzzle.opb", "proof.pbp"] },
            Some(_) => {
                CheckerRun { option: Some("--unchecked-deletion"), files: &["puzzle.opb", "proof.pbp", "derived.opb"] }
            }
        };
        lemmas.chain([main]).collect()
    }
}

/// One run of the checker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CheckerRun {
    /// The option before the files.
    pub option: Option<&'static str>,
    /// The formula, the proof and what is derived, by name.
    pub files: &'static [&'static str],
}

/// The claim that a proof shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProvedClaim {
    /// The puzzle has this solution and no other.
    Solution(Grid),
    /// Placements and eliminations follow from the puzzle.
    Derived {
        /// The number of facts.
        facts: usize,
    },
    /// The puzzle has no solution.
    Contradiction,
}

/// The reason why there is no proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProofError {
    /// A step that cannot be shown.
    Step {
        /// Its number, from 1.
        number: usize,
        /// The candidate that cannot be shown to be true, or false.
        candidate: Option<Candidate>,
    },
    /// A step that takes a digit from the solution.
    Guess {
        /// Its number, from 1.
        number: usize,
    },
    /// The end does not follow from the steps.
    End,
}

impl fmt::Display for ProofError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Step { number, candidate: Some(candidate) } => {
                write!(f, "step {number}: no proof is found for what it says of {candidate}")
            }
            Self::Step { number, candidate: None } => write!(f, "step {number}: it says nothing"),
            Self::Guess { number } => write!(f, "step {number} is a guess, which nothing proves"),
            Self::End => f.write_str("the end does not follow from the steps"),
        }
    }
}

impl std::error::Error for ProofError {}
