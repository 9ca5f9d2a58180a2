//! `cargo dev`: what is built without the engine of this machine, and the start of all other maintainer commands.
//!
//! The page and the npm package take the engine for a browser and some files. So this crate has no dependencies, and
//! whoever wants them does not wait for the command, its server and the maintainer's tools to be built.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command prints")]
mod engine;
#[path = "../../web/joined.rs"]
mod joined;
mod npm;
mod packed;
mod page;
mod toolchain;

use std::env;
use std::error::Error;
use std::path::PathBuf;
use std::process::{Command, ExitCode};

/// True if the command succeeded, or the error that stopped it.
type MakeResult = Result<bool, Box<dyn Error>>;

const PAGE: &str = "\
Writes the page as a folder of files, with the engine as wasm

Usage: cargo dev page [--check] [--possible] [FOLDER]

  FOLDER      the folder to write to [default: target/page]
  --check     asks the engine that was built, with node, and compares its replies with those of the command
  --possible  says whether the engine can be built here, and builds nothing";

const NPM: &str = "\
Writes the npm package: the engine as wasm, a module around it, and its types

Usage: cargo dev npm [--check] [FOLDER]

  FOLDER      the folder to write to [default: target/npm]
  --check     has node ask it, and tsc, where it can be had, compile a program against its types";

/// The options of a command that writes a folder.
struct MakeOptions {
    folder: PathBuf,
    check: bool,
    possible: bool,
}

impl MakeOptions {
    /// The options in these arguments; nothing if help is asked for.
    fn read(arguments: &[String], folder: &str, usage: &str) -> Result<Option<Self>, String> {
        let mut options = Self { folder: folder.into(), check: false, possible: false };
        let mut named = false;
        for argument in arguments {
            match argument.as_str() {
                "-h" | "--help" => return Ok(None),
                "--check" => options.check = true,
                "--possible" => options.possible = true,
                option if option.starts_with('-') => return Err(format!("there is no option {option}\n\n{usage}")),
                _ if named => return Err(format!("one folder, not {argument} as well\n\n{usage}")),
                name => {
                    options.folder = name.into();
                    named = true;
                }
            }
        }
        Ok(Some(options))
    }
}

/// The folder of the workspace.
fn root() -> PathBuf {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    folder.canonicalize().unwrap_or(folder)
}

fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Runs a command of `qedoku-dev`, which is built for speed.
fn handed_on(arguments: &[String]) -> MakeResult {
    let mut run = cargo();
    run.args(["run", "--quiet", "--release", "--package", "qedoku-dev", "--"]).args(arguments);
    let status = run.status()?;
    match status.code() {
        Some(0) => Ok(true),
        Some(1) => Ok(false),
        // What went wrong is said already.
        code => std::process::exit(code.unwrap_or(2)),
    }
}

fn run(arguments: &[String]) -> MakeResult {
    let (command, usage): (fn(&MakeOptions) -> MakeResult, _) = match arguments.first().map(String::as_str) {
        Some("page") => (page::run, PAGE),
        Some("npm") => (npm::run, NPM),
        _ => return handed_on(arguments),
    };
    let folder = format!("target/{}", arguments[0]);
    if let Some(options) = MakeOptions::read(&arguments[1..], &folder, usage)? {
        return command(&options);
    }
    println!("{usage}");
    Ok(true)
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match run(&arguments) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("cargo dev: {error}");
            ExitCode::from(2)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(arguments: &[&str]) -> Result<Option<(String, bool, bool)>, String> {
        let arguments: Vec<String> = arguments.iter().map(|&argument| argument.to_owned()).collect();
        let options = MakeOptions::read(&arguments, "target/page", PAGE)?;
        Ok(options.map(|it| (it.folder.display().to_string(), it.check, it.possible)))
    }

    #[test]
    fn a_folder_and_options_in_any_order() {
        let page = "target/page".to_owned();
        assert_eq!(read(&[]), Ok(Some((page.clone(), false, false))));
        assert_eq!(read(&["--possible"]), Ok(Some((page, false, true))));
        assert_eq!(read(&["out", "--check"]), Ok(Some(("out".to_owned(), true, false))));
        assert_eq!(read(&["--check", "--help"]), Ok(None));
        assert!(read(&["--chek"]).is_err_and(|error| error.starts_with("there is no option --chek")));
        assert!(read(&["a", "b"]).is_err_and(|error| error.starts_with("one folder, not b as well")));
    }
}
