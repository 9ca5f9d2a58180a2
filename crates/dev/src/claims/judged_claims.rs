//! The claims that were read in a sentence, judged.

/// The claims of one sentence.
pub(super) struct JudgedClaims {
    /// The number of claims.
    pub(super) claims: usize,
    /// Those that are false.
    pub(super) wrong: Vec<String>,
}

impl JudgedClaims {
    /// These and others of the same sentence.
    pub(super) fn with(mut self, other: Self) -> Self {
        self.claims += other.claims;
        self.wrong.extend(other.wrong);
        self
    }
}
