//! VeriPB, the program that checks proofs: not a part of this one, and run only if it is there.
use qedoku_verify::proof::{CheckerRun, PseudoBooleanProof};
use std::ffi::OsString;
use std::path::Path;
use std::process::Command;
use std::{env, fs, io};
use tempfile::TempDir;

/// The command that installs the checker.
pub const INSTALL: &str = "cargo install veripb --version 3.0.2 --locked";

/// The installed checker.
#[derive(Clone, Debug)]
pub struct Veripb {
    program: OsString,
}

impl Veripb {
    /// The checker that the environment names as `VERIPB`, or the one on the path.
    pub fn find() -> Option<Self> {
        let program = env::var_os("VERIPB").unwrap_or_else(|| "veripb".into());
        let runs = Command::new(&program).arg("--version").output().is_ok_and(|output| output.status.success());
        runs.then_some(Self { program })
    }

    /// Checks a proof in a private folder of its own, which is gone at the end: what the checker says, or its complaint.
    pub fn judge(&self, proof: &PseudoBooleanProof) -> io::Result<Result<String, String>> {
        let folder = private()?;
        write(proof, folder.path())?;
        let said = self.check(proof, folder.path())?;
        folder.close()?;
        Ok(said)
    }

    /// Checks the files of a proof in a folder: what the checker says, or its complaint.
    pub fn check(&self, proof: &PseudoBooleanProof, folder: &Path) -> io::Result<Result<String, String>> {
        let mut said = Vec::new();
        for run in proof.runs() {
            match self.run(run, folder)? {
                Ok(verdict) => said.push(verdict),
                Err(complaint) => return Ok(Err(complaint)),
            }
        }
        Ok(Ok(said.join(", ")))
    }

    /// Checks one proof file: the verdict, or the complaint.
    pub fn run(&self, run: CheckerRun, folder: &Path) -> io::Result<Result<String, String>> {
        let output = Command::new(&self.program).args(run.option).args(run.files).current_dir(folder).output()?;
        let text = String::from_utf8_lossy(&output.stdout);
        let verdict = text.lines().find_map(|line| line.strip_prefix("s VERIFIED "));
        Ok(match verdict.filter(|_| output.status.success()) {
            Some(verdict) => Ok(verdict.to_owned()),
            None => Err(complaint(&text, &String::from_utf8_lossy(&output.stderr))),
        })
    }
}

/// Writes the files of a proof into a folder, which is made if it is not there.
pub fn write(proof: &PseudoBooleanProof, folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    proof.files().try_for_each(|(name, text)| fs::write(folder.join(name), text))
}

/// A new folder among the temporary ones, with a name that nobody can foresee, which no other user may enter. It goes with
/// what is in it when it is dropped.
fn private() -> io::Result<TempDir> {
    let mut builder = tempfile::Builder::new();
    builder.prefix("qedoku-proof-");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o700));
    builder.tempdir()
}

fn complaint(out: &str, err: &str) -> String {
    let lines: Vec<&str> = out.lines().chain(err.lines()).map(str::trim).filter(|line| !line.is_empty()).collect();
    lines.join("; ")
}
