//! The modules of the page that need no browser are tested by node's own runner.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
use qedoku_fixtures::{Requirement, skip};
use std::path::Path;
use std::process::{Command, Stdio};

#[test]
fn the_modules_of_the_page_do_what_they_say() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/page");
    let node = Command::new("node").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    if !node.is_ok_and(|status| status.success()) {
        skip(Requirement::Browser, "the_modules_of_the_page_do_what_they_say", "node is not installed");
        return;
    }
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.to_string_lossy().ends_with(".test.mjs"));
    files.sort();
    assert!(!files.is_empty(), "there are tests");
    let output = Command::new("node").arg("--test").args(files).output().unwrap();
    let output_text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{output_text}{}", String::from_utf8_lossy(&output.stderr));
}
