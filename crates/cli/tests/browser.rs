//! Pages are walked through in a browser, where there is one: `npm ci` in `tests/browser` and a Chromium.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
use qedoku_fixtures::{Requirement, skip};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::{env, fs};

/// A generated puzzle that takes about a hundred steps, one of them with a branch.
const LONG: &str = "...6....9..7.3....2....7.364..95..1....1.6.83.1...4........85.........27..37...98";

/// The paths of browsers, unless `QEDOKU_CHROMIUM` names one.
const BROWSERS: [&str; 3] = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

fn browser() -> Option<PathBuf> {
    let known = BROWSERS.map(PathBuf::from);
    env::var_os("QEDOKU_CHROMIUM").map(PathBuf::from).into_iter().chain(known).find(|path| path.exists())
}

/// The reason why the test cannot run, if it lacks something.
fn missing(folder: &Path) -> Option<&'static str> {
    let node = Command::new("node").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    if !node.is_ok_and(|status| status.success()) {
        return Some("node is not installed");
    }
    if !folder.join("node_modules/playwright-core").exists() {
        return Some("playwright-core is not installed: run `npm ci` in crates/cli/tests/browser");
    }
    browser().is_none().then_some("chromium is not installed")
}

fn page(name: &str, asked: &[&str]) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let output = Command::new(env!("CARGO_BIN_EXE_qedoku")).args(asked).args(["--format", "html"]).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    fs::write(&path, output.stdout).unwrap();
    path
}

#[test]
fn pages_can_be_walked_through() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser");
    if let Some(missing) = missing(&folder) {
        skip(Requirement::Browser, "pages_can_be_walked_through", missing);
        return;
    }
    let pages = [
        page("english.html", &["solve", LONG, "--lang", "en"]),
        page("chinese.html", &["solve", LONG, "--lang", "zh"]),
        page("why-english.html", &["why", LONG, "r1c1", "--lang", "en"]),
        page("why-chinese.html", &["why", LONG, "r1c1", "--lang", "zh"]),
    ];
    let output =
        Command::new("node").arg(folder.join("walk.mjs")).arg(browser().unwrap()).args(&pages).output().unwrap();
    let output_text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{output_text}{}", String::from_utf8_lossy(&output.stderr));
    assert!(output_text.contains("english: en, ") && output_text.contains("chinese: zh-Hans, "), "{output_text}");
    assert!(
        output_text.contains("why-english: en, ") && output_text.contains("why-chinese: zh-Hans, "),
        "{output_text}"
    );
    assert_eq!(output_text.matches(" 1 branch, ").count(), 2, "a branch is opened in each: {output_text}");
}

/// Uses the page that is at a place: the address of a server, or a folder of static files.
fn use_page(folder: &Path, kind: &str, place: &str) {
    let output = Command::new("node").arg(folder.join("page.mjs")).arg(browser().unwrap()).args([kind, place]).output();
    let output = output.unwrap();
    let output_text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{output_text}{}", String::from_utf8_lossy(&output.stderr));
    // The script fails when a task does, and ends with those it did; before that line stands what was done once more, and why.
    let done = output_text.lines().last().unwrap_or_default();
    assert!(done.starts_with(&format!("{kind}: play, ")) && done.ends_with(", offline"), "{output_text}");
}

/// A server, which ends with the test.
struct BrowserServer(Child);

impl Drop for BrowserServer {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn the_page_can_be_used_where_the_server_is() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser");
    if let Some(missing) = missing(&folder) {
        skip(Requirement::Browser, "the_page_can_be_used_where_the_server_is", missing);
        return;
    }
    let serve = ["serve", "--port", "0", "--seconds", "120"];
    let mut server = Command::new(env!("CARGO_BIN_EXE_qedoku"));
    let mut server = BrowserServer(server.args(serve).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap());
    let mut address = String::new();
    BufReader::new(server.0.stdout.take().unwrap()).read_line(&mut address).unwrap();
    use_page(&folder, "serve", address.trim());
}

#[test]
fn the_page_can_be_used_as_static_files() {
    let name = "the_page_can_be_used_as_static_files";
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser");
    if let Some(missing) = missing(&folder) {
        skip(Requirement::Browser, name, missing);
        return;
    }
    let usual = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/page");
    let files = env::var_os("QEDOKU_PAGE").map_or(usual, PathBuf::from);
    if !files.join("engine.wasm").exists() {
        skip(Requirement::Wasm, name, "there is no target/page: run `cargo dev page target/page`");
        return;
    }
    use_page(&folder, "wasm", files.to_str().unwrap());
}
