//! The examples do what they say, and `docs/library.md` shows them as they are.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku::generate::generate;
use qedoku::{Session, check};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// An example that `cargo test` built beside this test, or one that is built now.
fn example(name: &str, argument: &str) -> Output {
    let test = std::env::current_exe().unwrap();
    let built = test.parent().and_then(Path::parent).unwrap().join("examples").join(name);
    let mut command = if built.exists() {
        Command::new(built)
    } else {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["run", "--quiet", "--package", "qedoku", "--example", name, "--"]);
        cargo
    };
    command.arg(argument).output().unwrap()
}

fn said(name: &str, argument: &str) -> String {
    let output = example(name, argument);
    assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// A file of its own for each test.
fn file(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).unwrap();
    path
}

#[test]
fn a_puzzle_is_solved_and_told() {
    let made = generate(11, 1).next().unwrap();
    let text = said("solve", &made.to_string());
    assert!(text.ends_with(&format!("{}\n", made.solution)) && text.starts_with("1. "), "{text}");
    let output = example("solve", &made.to_string()[1..]);
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("Unreadable"));
}

#[test]
fn a_hint_says_more_from_level_to_level() {
    let text = said("hint", &generate(11, 1).next().unwrap().to_string());
    let starts = [
        "nudge: 1 of 7  Look at ",
        "technique: 2 of 7  ",
        "digits: 3 of 7  ",
        "where: 4 of 7  ",
        "what: 5 of 7  ",
        "full: 6 of 7  ",
        "proof: 7 of 7  All of these digits are givens",
    ];
    let mut lines = text.lines();
    for start in starts {
        assert!(lines.any(|line| line.starts_with(start)), "{start}: {text}");
    }
}

#[test]
fn a_file_is_graded_and_what_is_no_puzzle_is_told() {
    let puzzles: Vec<String> = generate(11, 2).map(|made| made.to_string()).collect();
    let path = file("graded.txt", &format!("{}\n12345\n", puzzles.join("\n")));
    let text = said("grade", path.to_str().unwrap());
    assert_eq!(text.lines().filter(|line| line.starts_with("Solved in ")).count(), 2, "{text}");
    assert!(text.lines().last().unwrap().starts_with("line 3, column "), "{text}");
}

#[test]
fn a_log_is_checked() {
    let solved = Session::new(generate(11, 1).next().unwrap().puzzle).solve().unwrap();
    let log = solved.log();
    assert!(check(&serde_json::to_string(&solved).unwrap()).is_accepted());
    let path = file("checked.ndjson", &log);
    assert!(said("check", path.to_str().unwrap()).contains("accepted, outcome solved"));
    let wrong = file("wrong.json", &log.replace("\"outcome\":\"solved\"", "\"outcome\":\"stuck\""));
    let output = example("check", wrong.to_str().unwrap());
    assert!(!output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
}

#[test]
fn puzzles_are_made_to_order() {
    let text = said("order", "");
    assert_eq!(text.lines().filter(|line| !line.starts_with(' ')).count(), 1, "{text}");
    assert!(text.contains("  X-Wing: "), "{text}");
}

#[test]
fn a_log_is_read_back() {
    let solved = Session::new(generate(11, 1).next().unwrap().puzzle).solve().unwrap();
    let path = file("kept.ndjson", &solved.log());
    let expected = format!("{} steps, solved\n", solved.trace.steps.len());
    assert_eq!(said("read_back", path.to_str().unwrap()), expected);
}

#[test]
fn a_technique_of_ones_own_is_told_checked_graded_and_drawn() {
    let line = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
    let text = said("own_technique", line);
    let count = text.lines().filter(|line| line.contains(". Cell Fork, r")).count();
    assert!(count > 3, "{text}");
    for part in ["profile mine", "accepted, outcome solved", "<b>Cell Fork</b>", "<svg "] {
        assert!(text.contains(part), "{part}");
    }
}

#[test]
fn the_page_shows_the_examples_as_they_are() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(root.join("../../docs/library.md")).unwrap();
    let mut count = 0;
    for entry in fs::read_dir(root.join("examples")).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.lines().count() <= 47, "{}", path.display());
        let shown: Vec<&str> =
            text.lines().filter(|line| !line.starts_with("//!") && !line.starts_with("#![")).collect();
        assert!(page.contains(shown.join("\n").trim()), "{}", path.display());
        count += 1;
    }
    assert_eq!(count, 7);
}

#[test]
fn the_page_begins_with_one_dependency_and_few_lines() {
    let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/library.md")).unwrap();
    let block = |kind: &str| page.split(&format!("```{kind}\n")).nth(1).unwrap().split("```").next().unwrap();
    assert_eq!(block("toml").lines().filter(|line| line.contains('=')).count(), 1);
    let code = block("rust");
    assert!(code.lines().count() < 15 && code.contains("fn main()"), "{code}");
    for part in [".parse()", ".solve()", ".why(", ".grade()", "check("] {
        assert!(code.contains(part), "{part}");
    }
    assert!(
        code.lines().filter(|line| line.starts_with("use ")).all(|line| line.starts_with("use qedoku::")),
        "{code}"
    );
    assert!(!code.contains("serde_json"), "{code}");
}
