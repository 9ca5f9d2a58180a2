//! The endings of outputs, which name formats.
use crate::run::{Ran, fed, matrix, qedoku};
use std::path::PathBuf;

/// The output of a command that writes a file with this ending, and the file, if there is one.
fn written(arguments: &[&str], file: &str) -> (Ran, Option<String>) {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(file);
    let _ = std::fs::remove_file(&path);
    let ran = qedoku(&[arguments, &["-o", path.to_str().unwrap()]].concat());
    (ran, std::fs::read_to_string(path).ok())
}

#[test]
fn an_ending_that_a_command_does_not_write_is_refused() {
    let puzzle = &matrix();
    for (arguments, file, said) in [
        (&["grade", puzzle][..], "z.html", "`qedoku grade` writes json, ndjson, csv, table"),
        (&["grade", puzzle], "z.md", "`qedoku grade` writes json, ndjson, csv, table"),
        (&["coverage", puzzle], "z.svg", "`qedoku coverage` writes text, csv, json, html"),
        (&["generate", "--seed", "1"], "z.json", "`qedoku generate` writes line, grid, ndjson, html, sheet"),
        (&["convert", puzzle], "z.md", "`qedoku convert` writes line, sdm, grid,"),
        (&["solve", puzzle], "z.sdk", "`qedoku solve` writes"),
    ] {
        let (ran, text) = written(arguments, file);
        assert!(ran.code == 2 && text.is_none() && ran.err.contains(said), "{arguments:?}: {}", ran.err);
        assert!(ran.err.contains(&format!("{file} cannot be written: ")), "{}", ran.err);
        let zh = written(&[arguments, &["--lang", "zh"]].concat(), file).0;
        assert!(zh.err.contains("无法写出 ") && zh.err.contains('、'), "{}", zh.err);
    }
    for (arguments, file) in [
        (&["grade", puzzle, "-f", "table"][..], "named.html"),
        (&["grade", puzzle, "--format-string", "%r"], "z.csv"),
        (&["convert", puzzle, "--canonical", "--transformation"], "z.json"),
        (&["grade", puzzle], "z.txt"),
        (&["cases", "--technique", "x-wing", "--export"], "z.json"),
    ] {
        let (ran, text) = written(arguments, file);
        assert!(ran.code == 0 && text.is_some_and(|text| !text.is_empty()), "{arguments:?}: {}", ran.err);
    }
}

#[test]
fn puzzles_are_converted_to_the_format_of_the_ending() {
    for (file, format) in [
        ("c.sdk", "sdk"),
        ("c.ss", "ss"),
        ("c.xml", "opensudoku"),
        ("c.json", "jsonl"),
        ("c.csv", "csv"),
        ("c.sdm", "sdm"),
    ] {
        let (ran, text) = written(&["convert", &matrix()], file);
        let named = fed(&["convert", "--to", format], matrix()).out;
        assert_eq!((ran.code, text), (0, Some(named)), "{file}: {}", ran.err);
    }
}
