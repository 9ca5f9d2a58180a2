//! Bad input: where it is, what was expected, and the exit code.
use crate::run::{command, fed, matrix, qedoku};
use std::io::{BufRead, BufReader};
use std::process::Stdio;

/// Runs and expects nothing on the standard output, or the reason in the place of a record that has no grid.
fn refused(arguments: &[&str], input: &str) -> (String, i32) {
    let ran = fed(arguments, input);
    if input.is_empty() || !arguments.contains(&"line") {
        assert_eq!(ran.out, "", "{arguments:?}");
    } else {
        assert_eq!(Some(ran.out.trim_end()), reason(&ran.err).as_deref(), "{arguments:?}");
    }
    assert!(!ran.err.contains("panicked"), "{}", ran.err);
    (ran.err, ran.code)
}

/// The line in the place of a record, by what stands on the standard error.
fn reason(err: &str) -> Option<String> {
    err.lines().next()?.strip_prefix("qedoku: ").map(|reason| format!("# {reason}"))
}

#[test]
fn an_argument_that_is_nothing_says_both() {
    let ran = qedoku(&["solve", "--format", "line", "12345"]);
    assert_eq!((ran.out.as_str(), ran.code), ("", 2));
    assert!(ran.err.contains("12345: neither a puzzle (expected 81 cells, found 5)"), "{}", ran.err);
    assert!(ran.err.contains("nor a file"), "{}", ran.err);
}

#[test]
fn bad_text_is_told_by_line_and_column() {
    let puzzle = matrix();
    let (err, code) = refused(&["solve", "--format", "line"], &puzzle[..80]);
    assert_eq!(code, 2);
    assert!(err.starts_with("qedoku: stdin:1:") && err.contains("expected 81 cells, found 80"), "{err}");
    let (err, code) = refused(&["solve", "--format", "line"], &format!("\n{}q{}", &puzzle[..40], &puzzle[41..]));
    assert_eq!(code, 2);
    assert!(err.contains("stdin:2:41: expected a digit or a blank"), "{err}");
    let (err, code) = refused(&["solve"], "");
    assert_eq!((err.contains("found nothing"), code), (true, 2), "{err}");
}

#[test]
fn bytes_that_are_no_text_are_refused_in_their_place() {
    let ran = fed(&["solve", "--format", "line"], b"\xff\xfe\xfd\x00\x81");
    assert_eq!((Some(ran.out.trim_end()), ran.code), (reason(&ran.err).as_deref(), 2));
    let mut bytes = matrix().into_bytes();
    bytes[11] = 0xff;
    let ran = fed(&["solve", "--format", "line"], bytes);
    assert_eq!((Some(ran.out.trim_end()), ran.code), (reason(&ran.err).as_deref(), 2));
    assert!(ran.err.contains("stdin:1:12:"), "{}", ran.err);
}

#[test]
fn improper_puzzles_are_told_apart() {
    let mut clash = matrix().into_bytes();
    clash[1] = b'6';
    let (err, code) = refused(&["solve", "--format", "line"], std::str::from_utf8(&clash).unwrap());
    assert_eq!(code, 3);
    assert!(err.contains("row 1 has two 6s: r1c1 and r1c2") && err.contains("box 1"), "{err}");

    let mut none = matrix().into_bytes();
    none[1] = b'4';
    let (err, code) = refused(&["solve", "--format", "line"], std::str::from_utf8(&none).unwrap());
    assert_eq!((err.contains("no solution"), code), (true, 3), "{err}");

    let several = format!(".{}", &matrix()[1..]).replace('7', ".");
    let (err, code) = refused(&["solve", "--format", "line"], &several);
    assert_eq!((err.contains("solutions"), code), (true, 3), "{err}");
    let ran = fed(&["solve", "--format", "line", "--method", "search"], &several);
    assert_eq!((ran.out.trim().len(), ran.code), (81, 0));
    assert!(ran.err.contains("several solutions; two of them differ in"), "{}", ran.err);
    assert_eq!(refused(&["solve", "--format", "line", "--method", "search"], std::str::from_utf8(&none).unwrap()).1, 3);
}

#[test]
fn a_command_line_that_makes_no_sense_is_refused() {
    for (arguments, expected) in [
        (&["solve", "--up-to", "hard"][..], "possible values: simple, intermediate, advanced, ultimate"),
        (&["solve", "--profile", "mine"], "possible values: default, documents"),
        (&["solve", "--from", "grids"], "possible values: line, sdm, grid"),
        (&["solve", "--format", "xml"], "possible values"),
        (&["slove"], "solve"),
    ] {
        let ran = qedoku(arguments);
        assert_eq!((ran.out.as_str(), ran.code), ("", 2), "{arguments:?}");
        assert!(ran.err.contains(expected), "{arguments:?}: {}", ran.err);
    }
}

#[test]
fn a_closed_pipe_is_no_error() {
    let lines = format!("{}\n", matrix()).repeat(5000);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("lines");
    std::fs::write(&path, lines).unwrap();
    let mut command = command(&["convert", "--to", "pencilmarks"]);
    let mut child = command.arg(&path).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(first.starts_with('.'), "{first}");
    assert_eq!((output.status.code(), String::from_utf8(output.stderr).unwrap().as_str()), (Some(0), ""));
}

#[test]
fn an_output_that_is_full_is_an_error() {
    let Ok(full) = std::fs::File::options().write(true).open("/dev/full") else { return };
    let output = command(&["solve", "matrix.list"]).stdout(full).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("cannot write"));
}

#[test]
fn an_argument_that_is_alone_has_no_name() {
    let clash = format!("44{}", ".".repeat(79));
    let said = "row 1 has two 4s: r1c1 and r1c2; box 1 has two 4s: r1c1 and r1c2";
    assert_eq!(qedoku(&["grade", "--format", "ndjson", &clash]).err, format!("qedoku: {said}\n"));
    let ran = qedoku(&["grade", "--format", "ndjson", &clash, &clash]);
    assert!(ran.err.starts_with(&format!("qedoku: argument 1: {said}\nqedoku: argument 2: {said}\n")), "{}", ran.err);
    let ran = qedoku(&["coverage", qedoku(&["generate", "--seed", "7"]).out.trim()]);
    assert!(ran.out.contains("  argument #1\n"), "{}", ran.out);
}

#[test]
fn a_file_without_any_puzzle_is_refused_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.display().to_string()
    };
    let page = path("page.html", &"<p>nothing to see</p>\n".repeat(200));
    for command in [&["solve"][..], &["grade"], &["unique"], &["solve", "-f", "line"], &["convert"]] {
        let ran = qedoku(&[command, &[&page]].concat());
        let said = format!("qedoku: {page}: expected puzzles, found none: 200 records of text in no known format\n");
        assert_eq!((ran.code, ran.err.as_str()), (2, said.as_str()), "{command:?}: {}", ran.out);
    }
    let zh = fed(&["solve", "--lang", "zh"], "<p>no</p>\n".repeat(3));
    assert!(zh.err.starts_with("qedoku: stdin：应为题目，但 3 条记录") && zh.err.lines().count() == 1, "{}", zh.err);
    // A puzzle among them, or few of them: each is told.
    let mixed = path("mixed.txt", &format!("{}{}\n", "<p>no</p>\n".repeat(100), matrix()));
    let ran = qedoku(&["solve", "-f", "line", &mixed]);
    assert_eq!(ran.out.lines().count(), 101, "{}", ran.err);
    let piped = fed(&["solve", "-f", "line"], std::fs::read(&mixed).unwrap());
    assert_eq!(piped.out.lines().count(), 101, "{}", piped.err);
    assert_eq!(
        fed(&["solve", "-f", "line"], "<p>no</p>\n".repeat(2)).err.matches("expected a puzzle, found").count(),
        2
    );
}

#[test]
fn records_of_several_files_are_told_apart() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, matrix() + "\n" + &matrix() + "\n").unwrap();
        path.display().to_string()
    };
    let [one, two] = [path("one.txt"), path("two.txt")];
    for command in [&["grade"][..], &["unique"]] {
        let ran = qedoku(&[command, &[&one, &two]].concat());
        for said in [format!("{one}:1  "), format!("{one}:2  "), format!("{two}:1  "), format!("{two}:2  ")] {
            assert!(ran.out.contains(&said), "{said}: {}", ran.out);
        }
        let alone = qedoku(&[command, &[&one]].concat()).out;
        assert!(!alone.contains("one.txt") && alone.contains("     2  "), "{alone}");
    }
    let csv = qedoku(&["grade", "-f", "csv", &one, &two]).out;
    assert!(csv.starts_with("file,line,") && csv.lines().last().unwrap().starts_with(&format!("{two},2,")), "{csv}");
    let alone = qedoku(&["grade", "-f", "csv", &one]).out;
    let cut = |line: &str| line.split_once(',').unwrap().1.to_owned();
    assert!(csv.lines().take(3).map(cut).eq(alone.lines().map(str::to_owned)), "{csv}{alone}");
}

#[cfg(unix)]
#[test]
fn what_stands_in_the_output_is_not_said_again_beside_it() {
    let run = |redirection: &str| {
        let line = format!("printf '12\\n' | {} solve -f line {redirection}", env!("CARGO_BIN_EXE_qedoku"));
        let ran = std::process::Command::new("sh").args(["-c", &line]).env("LC_ALL", "C").output().unwrap();
        String::from_utf8(ran.stdout).unwrap() + &String::from_utf8(ran.stderr).unwrap()
    };
    assert_eq!(run("").matches("stdin:1:").count(), 2);
    assert_eq!(run("2>&1").matches("stdin:1:").count(), 1);
}
