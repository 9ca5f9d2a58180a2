//! The claims that were read in a sentence, judged.

/// The claims of one sentence.
pub(super) struct JudgedClaims {
    /// The number of claims.
    pub(super) claims: usize,
    /// Those that are false.
    pub(super) wrong: Vec<String>,
}
