//! `cargo dev npm`: the engine for programs in JavaScript and TypeScript, as an npm package in a folder.
use crate::toolchain::{Toolchain, on_path};
use crate::{MakeOptions, MakeResult, engine, root};
use std::error::Error;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The files of the package beside the engine, from `crates/web/npm`; links are followed.
const FILES: [&str; 7] =
    ["package.json", "README.md", "index.js", "index.d.ts", "types.d.ts", "LICENSE-APACHE", "LICENSE-MIT"];

/// The compiler of TypeScript, where the package's own is not installed.
const COMPILER: &str = "typescript@5.9.3";

/// Writes the folder.
pub(crate) fn run(options: &MakeOptions) -> MakeResult {
    let toolchain = Toolchain::find()?;
    if options.possible {
        println!("{}", toolchain.name);
        return Ok(true);
    }
    let sources = root().join("crates/web/npm");
    let folder = &options.folder;
    fs::create_dir_all(folder)?;
    engine::write(&toolchain, &folder.join("engine.wasm"))?;
    for name in FILES {
        fs::write(folder.join(name), fs::read(sources.join(name))?)?;
    }
    println!("wrote {}", folder.display());
    if options.check { checked(&sources, folder) } else { Ok(true) }
}

/// Asks the package as a project does that installed it, and compiles a program against its types.
fn checked(sources: &Path, folder: &Path) -> MakeResult {
    let project = root().join("target/npm-project");
    if project.exists() {
        fs::remove_dir_all(&project)?;
    }
    let installed = project.join("node_modules/qedoku");
    fs::create_dir_all(&installed)?;
    for entry in fs::read_dir(folder)? {
        let file = entry?.path();
        fs::copy(&file, installed.join(file.file_name().unwrap_or_default()))?;
    }
    for name in ["ask.mjs", "types.ts"] {
        fs::copy(sources.join("tests").join(name), project.join(name))?;
    }
    let answers = Command::new("node").arg("--test").arg("ask.mjs").current_dir(&project).status()?.success();
    let Some(compiler) = compiler(sources) else {
        println!("the types are not compiled: neither tsc nor npm with {COMPILER} is here");
        return Ok(answers);
    };
    let mut tsc = Command::new(&compiler[0]);
    tsc.args(&compiler[1..]).args(["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--target", "es2022"]);
    tsc.args(["--module", "nodenext", "--lib", "es2022,dom", "types.ts"]).current_dir(&project);
    let compiles = tsc.status()?.success();
    println!("types: {}", if compiles { "a program compiles against them" } else { "FAILED" });
    Ok(answers && compiles)
}

/// The command that compiles TypeScript, if there is one or npm brings it.
fn compiler(sources: &Path) -> Option<Vec<PathBuf>> {
    let own = sources.join("node_modules/.bin/tsc");
    if own.exists() {
        return Some(vec![own]);
    }
    on_path("tsc").map(|tsc| vec![tsc]).or_else(|| brought().ok())
}

/// The compiler, run by npm, if npm can fetch it.
fn brought() -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let words = ["npm", "exec", "--yes", "--package", COMPILER, "--", "tsc"].map(PathBuf::from);
    let status =
        Command::new(&words[0]).args(words[1..].iter().map(AsRef::<OsStr>::as_ref)).arg("--version").status()?;
    if status.success() { Ok(words.to_vec()) } else { Err("npm cannot fetch it".into()) }
}
