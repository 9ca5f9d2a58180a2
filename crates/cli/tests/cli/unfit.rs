//! Inputs that are no text, or no log where one is asked for: one error, which says what to do.
use crate::run::{fed, fixture, matrix, qedoku};
use std::fs;

/// The first bytes of a file that gzip made.
const GZIP: &[u8] = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03\x33\x34\xb2\n\xff\n\x00\n";

#[test]
fn what_is_compressed_is_told_once() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("puzzles.gz");
    fs::write(&file, GZIP).unwrap();
    let path = file.to_str().unwrap();
    for command in ["solve", "check", "grade", "convert", "hint", "steps", "traces"] {
        for (ran, label) in [(qedoku(&[command, path]), path), (fed(&[command], GZIP), "stdin")] {
            assert_eq!((ran.out.as_str(), ran.code), ("", 2), "{command} {label}: {}", ran.err);
            assert_eq!(ran.err.lines().count(), 1, "{command} {label}: {}", ran.err);
            let named = ran.err.contains(label) || (label == "stdin" && ran.err.contains("the standard input"));
            assert!(named && ran.err.contains("it is compressed by gzip: unpack it first"), "{command}: {}", ran.err);
        }
    }
    // What lies behind it is read.
    let ran = qedoku(&["solve", "--format", "line", path, "matrix.list"]);
    assert_eq!((ran.out.lines().count(), ran.code), (1, 2), "{}", ran.err);
    let ran = fed(&["check", "--lang", "zh"], GZIP);
    assert!(ran.err.contains("是 gzip 压缩文件"), "{}", ran.err);
}

#[test]
fn puzzles_in_place_of_a_log_are_told_once() {
    let many = format!("{}\n", matrix()).repeat(50);
    for puzzles in [many, fixture("hard.txt")] {
        let ran = fed(&["check"], &puzzles);
        assert_eq!((ran.out.as_str(), ran.code), ("", 2), "{puzzles}");
        let said =
            "cannot read stdin: expected a log, found puzzles: `qedoku solve --format ndjson` writes the log of each";
        assert_eq!(ran.err, format!("qedoku: {said}\n"), "{puzzles}");
    }
    let ran = qedoku(&["check", "hard.txt"]);
    assert!(ran.code == 2 && ran.err.contains("cannot read hard.txt: expected a log, found puzzles"), "{}", ran.err);
}
