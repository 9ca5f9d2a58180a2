//! Tells the command of which commit it is, if there is a repository.
use std::path::Path;
use std::process::Command;

fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let version = std::env::var("CARGO_PKG_VERSION").unwrap_or_default();
    // A copy of the sources may lie in a repository of something else.
    let root = Path::new("../..").canonicalize().ok();
    let own = git(&["rev-parse", "--show-toplevel"]).and_then(|top| Path::new(&top).canonicalize().ok());
    let commit = (own.is_some() && own == root).then(|| git(&["rev-parse", "--short=10", "HEAD"])).flatten();
    if let Some(reference) = commit.as_ref().and_then(|_| git(&["rev-parse", "--symbolic-full-name", "HEAD"])) {
        for path in ["HEAD", &reference].iter().filter_map(|name| git(&["rev-parse", "--git-path", name])) {
            if Path::new(&path).exists() {
                println!("cargo:rerun-if-changed={path}");
            }
        }
    }
    let version = commit.map_or(version.clone(), |commit| format!("{version} ({commit})"));
    println!("cargo:rustc-env=QEDOKU_VERSION={version}");
}
