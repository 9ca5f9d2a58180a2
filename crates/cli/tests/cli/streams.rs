//! Outputs that break, and inputs without end.
use crate::run::{command, fed, matrix, qedoku};
use std::fs::{self, File};
use std::io::{Read, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::thread;

/// Puzzles, each with a line behind it that is none.
fn half_bad(count: usize) -> String {
    format!("{}\nbad\n", matrix()).repeat(count)
}

fn full() -> Option<File> {
    File::options().write(true).open("/dev/full").ok()
}

/// Writes to the input of a run while its output is read.
fn feed(child: &mut Child, write: impl FnOnce(ChildStdin) + Send + 'static) -> String {
    let stdin = child.stdin.take().unwrap();
    let writer = thread::spawn(move || write(stdin));
    let mut out = String::new();
    child.stdout.take().unwrap().read_to_string(&mut out).unwrap();
    writer.join().unwrap();
    out
}

#[test]
fn a_full_standard_error_ends_no_batch() {
    let Some(full) = full() else { return };
    for arguments in [&["convert"][..], &["solve", "--format", "line"], &["grade", "--format", "ndjson"]] {
        let mut command = command(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(full.try_clone().unwrap());
        let mut child = command.spawn().unwrap();
        let text = half_bad(300);
        let out = feed(&mut child, move |mut stdin| stdin.write_all(text.as_bytes()).unwrap());
        assert_eq!(child.wait().unwrap().code(), Some(2), "{arguments:?}");
        let puzzles = out
            .lines()
            .filter(|line| !line.contains("error") && !line.starts_with('#') && *line != ".".repeat(81))
            .count();
        assert_eq!(puzzles, 300, "{arguments:?}");
    }
    // Nothing is wrong but that the seed cannot be told.
    let output = command(&["generate", "--count", "3"]).stderr(full).output().unwrap();
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 3 * 82));
}

#[test]
fn a_closed_standard_error_ends_no_batch() {
    let mut command = command(&["convert"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stderr.take());
    let text = half_bad(5000);
    let out = feed(&mut child, move |mut stdin| stdin.write_all(text.as_bytes()).unwrap());
    assert_eq!((child.wait().unwrap().code(), out.lines().count()), (Some(2), 10_000));
}

#[test]
fn a_closed_standard_output_keeps_what_went_wrong_before() {
    let mut command = command(&["convert"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    // It need not read all of it.
    let _ = stdin.write_all(format!("bad\n{}", half_bad(5000)).as_bytes());
    drop(stdin);
    assert_eq!(child.wait().unwrap().code(), Some(2));
}

#[test]
fn help_that_cannot_be_written_is_an_error() {
    let Some(full) = full() else { return };
    assert_eq!(command(&["--help"]).stdout(full).output().unwrap().status.code(), Some(2));
}

#[test]
fn a_line_without_end_is_refused_and_not_held() {
    let puzzle = matrix();
    let mut command = command(&["convert"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let line = format!("{puzzle}\n");
    let process = child.id();
    let out = feed(&mut child, move |mut stdin| {
        stdin.write_all(line.as_bytes()).unwrap();
        let part = vec![b'1'; 1 << 20];
        (0..300).for_each(|_| stdin.write_all(&part).unwrap());
        // What is kept is what the process holds while the line goes on.
        if let Ok(status) = fs::read_to_string(format!("/proc/{process}/status")) {
            let held = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
            let kib: usize = held.trim().trim_end_matches(" kB").parse().unwrap();
            assert!(kib < 100 << 10, "{held}");
        }
        stdin.write_all(format!("\n{line}").as_bytes()).unwrap();
    });
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert_eq!((child.wait().unwrap().code(), out.lines().count()), (Some(2), 3), "{err}");
    assert_eq!(err, "qedoku: stdin:2:1: expected a line of at most 1 MiB, found a longer one, which is skipped\n");
}

#[test]
fn a_long_line_of_any_kind_takes_nothing_with_it() {
    let puzzle = matrix();
    let long = "1".repeat((1 << 20) + 1);
    let rows: Vec<&str> = (0..9).map(|row| &puzzle[row * 9..row * 9 + 9]).collect();
    let grid = rows.join("\n");
    for (text, puzzles) in [
        (format!("{puzzle} # {long}\n{puzzle}\n"), 1),
        (format!("id,puzzle\n1,{puzzle}\n2,{long}\n3,{puzzle}\n"), 2),
        (format!("0,1,2,3,4,5,6,7,8\n{long}\n{puzzle}\n"), 1),
        (format!("{}\n{long}\n{grid}\n", rows[..4].join("\n")), 1),
        (format!("2\n{grid}\n{}\n{long}\n", rows[..8].join("\n")), 1),
        (format!("{{\"puzzle\":\"{puzzle}\",\"x\":\"{long}\"}}\n{puzzle}\n"), 1),
    ] {
        let ran = fed(&["convert"], &text);
        let read = ran.out.lines().filter(|line| !line.starts_with('#')).count();
        assert_eq!((read, ran.code), (puzzles, 2), "{}{}", &text[..60], ran.err);
        assert!(ran.err.contains("expected a line of at most 1 MiB"), "{}{}", &text[..60], ran.err);
    }
    let list = format!("[\"{}\"]\n", [puzzle.as_str()].repeat(20_000).join("\",\""));
    let ran = fed(&["convert"], format!("{list}{puzzle}\n"));
    assert_eq!((ran.out.lines().count(), ran.err.as_str(), ran.code), (20_001, "", 0));
}

#[test]
fn what_is_left_of_a_record_too_large_is_passed_over() {
    let puzzle = matrix();
    let member = format!("\"{}\",\n", "y".repeat(1 << 16));
    let large = format!("{{\"x\":[\n{}\"z\"],\n\"puzzle\":\"{puzzle}\"}}\n", member.repeat(1100));
    let ran = fed(&["convert"], format!("{puzzle}\n{large}{puzzle}\n{puzzle}\n"));
    let said = "stdin:2:1: expected a record of at most 64 MiB, found a larger one";
    let lines: Vec<&str> = ran.out.lines().collect();
    let comment = format!("# {said}");
    assert_eq!((lines, ran.code), (vec![puzzle.as_str(), &comment, &puzzle, &puzzle], 2), "{}", ran.err);
    assert_eq!(ran.err, format!("qedoku: {said}\n"));
}

#[test]
fn many_faults_are_counted() {
    for (text, last) in [("[".repeat(300_000), "line 1, column 300001"), ("[\n".repeat(40_000), "line 40001, column 1")]
    {
        let count = text.matches('[').count();
        let ran = fed(&["convert"], format!("{text}\n{}\n", matrix()));
        let lines: Vec<&str> = ran.err.lines().collect();
        assert_eq!((lines.len(), ran.code), (20, 2), "{}", lines[lines.len() - 1]);
        let (_, rest) = lines[19].split_once("found '['; ").unwrap();
        let (more, _) = rest.split_once(' ').unwrap();
        assert!(more.parse::<usize>().unwrap() > count / 5, "{}", lines[19]);
        assert!(rest.contains("more like it follow, the last at line"), "{rest} {last}");
    }
}

#[test]
fn a_log_with_an_endless_line_is_checked_behind_it() {
    let log = fed(&["solve", "--format", "ndjson"], matrix()).out;
    let begin = log.lines().next().unwrap();
    let long = format!("{{\"type\":\"step\",\"text\":\"{}\"}}", "x".repeat(65 << 20));
    for (open, comma, close) in [("", "", ""), ("[\n", ",", "\n]")] {
        let messages = |log: &str| log.trim_end().replace('\n', &format!("{comma}\n"));
        let text =
            format!("{open}{}{comma}\n{begin}{comma}\n{long}{comma}\n{}{close}\n", messages(&log), messages(&log));
        let ran = fed(&["check"], text);
        let lines: Vec<&str> = ran.out.lines().collect();
        assert_eq!((lines.len(), ran.code), (5, 2), "{}", ran.out);
        assert!(lines[1].contains("expected a message of at most 64 MiB, found a longer one"), "{}", lines[1]);
        assert_eq!(lines[4], "2 of 3 traces accepted");
    }
}

#[cfg(unix)]
#[test]
fn an_output_that_cannot_be_written_is_an_error() {
    let puzzle = matrix();
    for command in [
        &["solve", &puzzle][..],
        &["grade", &puzzle],
        &["steps", "--technique", "naked-single", &puzzle],
        &["--help"],
        &["--version"],
    ] {
        let shell = |rest: &str| {
            let line = format!("\"$0\" \"$@\" {rest}");
            let mut shell = std::process::Command::new("sh");
            shell.args(["-c", &line, env!("CARGO_BIN_EXE_qedoku")]).args(command);
            let ran = shell.output().unwrap();
            (ran.status.code(), String::from_utf8(ran.stderr).unwrap())
        };
        let said = |text: &str| (Some(2), format!("qedoku: cannot write: {text}\n"));
        assert_eq!(shell(">&-"), said("the standard output is closed"), "{command:?}");
        assert_eq!(shell(">/dev/null"), (Some(0), String::new()), "{command:?}");
        assert_eq!(shell("</dev/null 1<>/dev/null"), (Some(0), String::new()), "{command:?}");
        if std::path::Path::new("/dev/full").exists() {
            assert_eq!(shell(">/dev/full"), said("No space left on device (os error 28)"), "{command:?}");
        }
    }
}

#[test]
fn letters_beside_other_blanks_are_told_once() {
    let puzzle = matrix();
    let letter = puzzle.replacen('.', "x", 2);
    let of = |text: &str, words: &[&str]| fed(words, text);
    let ran = of(&format!("{letter} Max\n{puzzle}\n{letter}\n"), &["solve", "-f", "line"]);
    let cell = |at: usize| {
        let index = letter.match_indices('x').nth(at).unwrap().0;
        format!("r{}c{}", index / 9 + 1, index % 9 + 1)
    };
    let [first, second] = [cell(0), cell(1)];
    let said = format!(
        "qedoku: the letter x stood 4 times beside other signs of blanks, and was read as a blank: at {first} \
         (stdin:1:1), {second} (stdin:1:1), {first} (stdin:3:1) and 1 more\n"
    );
    assert_eq!((ran.code, ran.err), (0, said));
    let one = puzzle.replacen('.', "X", 1);
    for command in [&["convert"][..], &["grade"], &["coverage"], &["unique"]] {
        let ran = of(&one, command);
        assert!(ran.code == 0 && ran.err.contains("the letter x stood once"), "{command:?}: {}", ran.err);
    }
    let zh = of(&one, &["unique", "--lang", "zh"]).err;
    assert!(zh.contains("字母 x"), "{zh}");
    // Signs that are known, a puzzle with this one alone, and a name with it are in no doubt.
    let grid = qedoku(&["convert", "-f", "grid", &puzzle]).out;
    for sign in
        [puzzle.replace('.', "0"), puzzle.replacen('.', "*", 3), puzzle.replace('.', "x"), format!("{puzzle} xx"), grid]
    {
        assert_eq!(of(&sign, &["convert"]).err, "", "{sign}");
    }
    assert_eq!(of(&one, &["convert", "--quiet"]).err, "");
}
