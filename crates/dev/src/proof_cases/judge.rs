//! The program that checks proofs, with a folder of its own.
use qedoku_cli::veripb::{Veripb, write};
use qedoku_verify::proof::PseudoBooleanProof;
use std::path::PathBuf;

/// The program and the folder where the files of the proof at hand are written.
pub(super) struct ProofRunner {
    veripb: Veripb,
    folder: PathBuf,
}

impl ProofRunner {
    pub(super) fn new(veripb: Veripb, folder: PathBuf) -> Self {
        Self { veripb, folder }
    }

    /// The program's verdict on a proof, or its complaint. That it could not be asked is a complaint, too.
    pub(super) fn judge(&self, proof: &PseudoBooleanProof) -> Result<String, String> {
        write(proof, &self.folder).map_err(|error| error.to_string())?;
        self.veripb.check(proof, &self.folder).map_err(|error| error.to_string())?
    }
}

/// Checks that a proof was rejected because a line of the file does not follow: that it cannot be read is not enough.
pub(super) fn unfounded(verdict: Result<String, String>, file: &str) -> Result<(), String> {
    match verdict {
        Err(complaint) if complaint.contains(&format!("Verification error at {file}")) => Ok(()),
        said => Err(format!("expected an error at {file}, found {said:?}")),
    }
}
