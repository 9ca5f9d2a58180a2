//! What comes of proving a trace.
use qedoku_core::{Candidate, Grid};
use std::fmt;

/// A proof and what it starts from, as the texts of files.
#[derive(Clone, Debug)]
pub struct PseudoBooleanProof {
    /// The rules and the puzzle, as OPB.
    pub formula: String,
    /// The proof.
    pub proof: String,
    /// What is derived, as OPB, if the proof does not end in the solution or in a contradiction.
    pub derived: Option<String>,
    /// If something is assumed because the puzzle has one solution: the rules and the givens alone, as OPB, and the
    /// proof that each of the statements assumed can do no harm then.
    pub lemmas: Option<[String; 2]>,
    /// How many such statements there are.
    pub assumed: usize,
    /// What the proof shows.
    pub claim: ProvedClaim,
    /// How many placements and eliminations are shown by logic alone.
    pub logic: usize,
    /// How many rest on the puzzle having one solution.
    pub uniqueness: usize,
    /// How many steps needed statements that were found by trying.
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

    /// What the checker is to be given, run by run.
    ///
    /// What is derived is all that is left in the end: that the rest may go need not be checked.
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
    /// What it is told before the files.
    pub option: Option<&'static str>,
    /// The formula, the proof and what is derived, by name.
    pub files: &'static [&'static str],
}

/// What a proof shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProvedClaim {
    /// The puzzle has this solution and no other.
    Solution(Grid),
    /// Placements and eliminations follow from the puzzle.
    Derived {
        /// How many.
        facts: usize,
    },
    /// The puzzle has no solution.
    Contradiction,
}

/// Why there is no proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProofError {
    /// A step that cannot be shown.
    Step {
        /// Its number, from 1.
        number: usize,
        /// What cannot be shown to be true, or false.
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
