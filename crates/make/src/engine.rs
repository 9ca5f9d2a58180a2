//! Builds the engine for a browser.
use crate::cargo;
use crate::root;
use crate::toolchain::{TARGET, Toolchain, on_path};
use std::error::Error;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Writes the engine to this path, as small as it can be made here, and says how large it is.
pub(crate) fn write(toolchain: &Toolchain, path: &Path) -> Result<(), Box<dyn Error>> {
    let engine = built(toolchain)?;
    let size = fs::metadata(&engine)?.len();
    if smaller(&engine, path)? {
        println!("engine.wasm: {size} bytes, {} after wasm-opt", fs::metadata(path)?.len());
    } else {
        fs::copy(&engine, path)?;
        println!("engine.wasm: {size} bytes; `npm ci` in crates/web/npm brings wasm-opt, which would make it smaller");
    }
    Ok(())
}

/// Builds the engine; gives its file.
fn built(toolchain: &Toolchain) -> Result<PathBuf, Box<dyn Error>> {
    let root = root();
    let target = root.join("target/wasm");
    let mut cargo = cargo();
    cargo.current_dir(&root).args(["build", "--release", "--target", TARGET, "--manifest-path"]);
    cargo.arg(root.join("crates/web/wasm/Cargo.toml")).arg("--target-dir").arg(&target);
    toolchain.prepare(&mut cargo);
    // What the engine says of a fault names its sources, wherever they were built.
    let registry = home("CARGO_HOME", ".cargo");
    let flags = [remapped(&root, "qedoku"), remapped(&registry, "cargo"), remapped(&toolchain.sysroot, "rust")];
    let flags = flags.join(OsStr::new("\u{1f}"));
    cargo.env("CARGO_ENCODED_RUSTFLAGS", flags);
    if !cargo.status()?.success() {
        return Err(format!("the engine cannot be built with {}", toolchain.name).into());
    }
    Ok(target.join(TARGET).join("release/qedoku_wasm.wasm"))
}

/// The flag under which a folder has this name.
fn remapped(folder: &Path, name: &str) -> OsString {
    let mut flag = OsString::from("--remap-path-prefix=");
    flag.push(folder);
    flag.push(format!("={name}"));
    flag
}

/// A folder that a variable names, or else one of the user.
fn home(variable: &str, name: &str) -> PathBuf {
    let user = || PathBuf::from(std::env::var_os("HOME").unwrap_or_default()).join(name);
    std::env::var_os(variable).map_or_else(user, PathBuf::from)
}

/// Makes the engine smaller if wasm-opt is there; says whether it is.
fn smaller(engine: &Path, path: &Path) -> Result<bool, Box<dyn Error>> {
    let own = root().join("crates/web/npm/node_modules/.bin/wasm-opt");
    let Some(tool) = own.exists().then_some(own).or_else(|| on_path("wasm-opt")) else { return Ok(false) };
    let mut tool = Command::new(tool);
    tool.args(["-O1", "--enable-bulk-memory", "--enable-multivalue", "--enable-sign-ext", "--enable-mutable-globals"]);
    tool.args(["--enable-nontrapping-float-to-int", "--enable-reference-types"]);
    let status = tool.arg(engine).arg("-o").arg(path).status()?;
    if status.success() { Ok(true) } else { Err(format!("wasm-opt: {status}").into()) }
}
