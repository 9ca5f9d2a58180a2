//! Starts the command and keeps what it says.
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// The output and the exit code of a run.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) out: String,
    /// The errors, without the line of counts.
    pub(crate) err: String,
    /// The counts of the batch, without the time it took.
    pub(crate) counts: Option<String>,
    pub(crate) code: i32,
}

impl From<Output> for Ran {
    fn from(output: Output) -> Self {
        let mut err = String::from_utf8(output.stderr).unwrap();
        let last = err.trim_end().rfind('\n').map_or(0, |at| at + 1);
        let counts =
            err[last..].strip_prefix("qedoku: read ").map(|counts| counts.split(';').next().unwrap().to_owned());
        if counts.is_some() {
            err.truncate(last);
        }
        Self { out: String::from_utf8(output.stdout).unwrap(), err, counts, code: output.status.code().unwrap() }
    }
}

/// The command with these arguments, in a plain environment.
pub(crate) fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_qedoku"));
    for name in ["NO_COLOR", "CLICOLOR_FORCE", "TERM"] {
        command.env_remove(name);
    }
    command.env("LC_ALL", "C").args(arguments).current_dir(fixtures());
    command
}

/// Runs the command without input.
pub(crate) fn qedoku(arguments: &[&str]) -> Ran {
    command(arguments).stdin(Stdio::null()).output().unwrap().into()
}

/// Runs the command with this input.
pub(crate) fn fed(arguments: &[&str], input: impl AsRef<[u8]>) -> Ran {
    let piped = command(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = piped.unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.as_ref().to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    // A run may end before it has read all.
    let _ = writer.join().unwrap();
    output.into()
}

/// The folder the commands run in.
pub(crate) fn fixtures() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", "..", "fixtures", "_cli"].iter().collect()
}

pub(crate) fn fixture(name: &str) -> String {
    std::fs::read_to_string(fixtures().join(name)).unwrap()
}

/// The puzzle of the matrix fixture on one line.
pub(crate) fn matrix() -> String {
    qedoku(&["convert", "matrix.list"]).out.trim().to_owned()
}
