//! `cargo dev page`: the page as a folder of files that any server of files can hand out, with the engine as wasm.
mod asked;
mod toolchain;

use crate::DevResult;
use clap::Args;
use std::error::Error;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use toolchain::{TARGET, Toolchain};

#[derive(Args)]
pub(crate) struct PageOptions {
    /// The folder to write to.
    #[arg(default_value = "target/page")]
    folder: PathBuf,
    /// Asks the engine that was built, with node, and compares its replies with those of this program.
    #[arg(long)]
    check: bool,
    /// Says whether the engine can be built here, and builds nothing.
    #[arg(long)]
    possible: bool,
}

/// Writes the folder.
pub(crate) fn run(options: &PageOptions) -> DevResult {
    let toolchain = Toolchain::find()?;
    if options.possible {
        println!("{}", toolchain.name);
        return Ok(true);
    }
    let engine = built(&toolchain)?;
    fs::create_dir_all(&options.folder)?;
    for file in qedoku_web::page() {
        fs::write(options.folder.join(file.name), file.bytes)?;
    }
    let path = options.folder.join("engine.wasm");
    fs::copy(&engine, &path)?;
    let size = fs::metadata(&engine)?.len();
    if smaller(&engine, &path)? {
        println!("engine.wasm: {size} bytes, {} after wasm-opt", fs::metadata(&path)?.len());
    } else {
        println!("engine.wasm: {size} bytes; wasm-opt, of the npm package binaryen, would make it smaller");
    }
    println!("wrote {}", options.folder.display());
    if options.check { asked::agrees(&options.folder) } else { Ok(true) }
}

/// Builds the engine; gives its file.
fn built(toolchain: &Toolchain) -> Result<PathBuf, Box<dyn Error>> {
    let root = qedoku_fixtures::root();
    let target = root.join("target/wasm");
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(&root).args(["build", "--release", "--target", TARGET, "--manifest-path"]);
    cargo.arg(root.join("crates/web/wasm/Cargo.toml")).arg("--target-dir").arg(&target);
    toolchain.prepare(&mut cargo);
    // What the engine says of a fault names its sources, wherever they were built.
    let flags = remapped(&[(&root, "qedoku"), (&home("CARGO_HOME", ".cargo"), "cargo"), (&toolchain.sysroot, "rust")]);
    cargo.env("CARGO_ENCODED_RUSTFLAGS", flags);
    if !cargo.status()?.success() {
        return Err(format!("the engine cannot be built with {}", toolchain.name).into());
    }
    Ok(target.join(TARGET).join("release/qedoku_wasm.wasm"))
}

/// The flags under which these folders have these names.
fn remapped(names: &[(&Path, &str)]) -> OsString {
    let flag = |(folder, name): &(&Path, &str)| {
        let mut flag = OsString::from("--remap-path-prefix=");
        flag.push(folder);
        flag.push(format!("={name}"));
        flag
    };
    names.iter().map(flag).collect::<Vec<_>>().join(OsStr::new("\u{1f}"))
}

/// A folder that a variable names, or else one of the user.
fn home(variable: &str, name: &str) -> PathBuf {
    let user = || PathBuf::from(std::env::var_os("HOME").unwrap_or_default()).join(name);
    std::env::var_os(variable).map_or_else(user, PathBuf::from)
}

/// Makes the engine smaller if wasm-opt is there; says whether it is.
fn smaller(engine: &Path, path: &Path) -> Result<bool, Box<dyn Error>> {
    let mut tool = Command::new("wasm-opt");
    tool.args(["-Oz", "--enable-bulk-memory", "--enable-bulk-memory-opt", "--enable-multivalue", "--enable-sign-ext"]);
    tool.args(["--enable-mutable-globals", "--enable-nontrapping-float-to-int", "--enable-reference-types"]);
    match tool.arg(engine).arg("-o").arg(path).status() {
        Ok(status) if status.success() => Ok(true),
        Ok(status) => Err(format!("wasm-opt: {status}").into()),
        Err(_) => Ok(false),
    }
}
