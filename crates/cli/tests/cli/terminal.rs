//! The progress line on a terminal, which the command `script` makes.
use crate::run::{command, qedoku};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The bytes that a command line of a shell sends to a terminal; nothing where there is no `script`.
#[expect(clippy::print_stdout, reason = "a test that is skipped says so")]
fn drawn(line: &str) -> Option<String> {
    let ours = command(&[]);
    let mut script = Command::new("script");
    script.args(["-qec", line, "/dev/null"]).env("LC_ALL", "C").env("TERM", "xterm").env("QEDOKU", ours.get_program());
    let Ok(ran) = script.stdin(Stdio::null()).stderr(Stdio::null()).output() else {
        println!("skipped: there is no command `script`");
        return None;
    };
    Some(String::from_utf8_lossy(&ran.stdout).into_owned())
}

/// The lines of a terminal in the end.
fn left(drawn: &str) -> Vec<String> {
    let shown = |line: &str| {
        let last = line.trim_end_matches('\r').rsplit("\u{1b}[K").next().unwrap_or_default();
        last.replace("\u{1b}[?7h", "").replace("\u{1b}[?7l", "")
    };
    drawn.lines().map(shown).filter(|line| !line.is_empty()).collect()
}

fn many(name: &str, count: usize) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, qedoku(&["generate", "--seed", "2", "--count", &count.to_string()]).out).unwrap();
    path
}

#[test]
fn a_batch_shows_how_far_it_has_come_and_takes_it_away() {
    let path = many("terminal-batch.txt", 1500);
    let Some(drawn) = drawn(&format!("$QEDOKU grade --jobs 1 {} > /dev/null", path.display())) else { return };
    let lines = left(&drawn);
    assert!(lines.len() == 1 && lines[0].starts_with("qedoku: read 1500, solved 1500"), "{lines:?}");
    let steps: Vec<&str> = drawn.split("\r\u{1b}[K\u{1b}[?7l").skip(1).collect();
    assert!(steps.iter().all(|step| step.contains(" done, ") && step.contains(" left\u{1b}[?7h")), "{steps:?}");
}

#[test]
fn output_on_the_same_terminal_is_whole() {
    let path = many("terminal-shared.txt", 300);
    let path = path.display();
    // A pause before the last puzzle, in which a line is drawn.
    let line = format!("(cat {path}; sleep 1.2; head -1 {path}) | $QEDOKU solve --format line -");
    let Some(drawn) = drawn(&line) else { return };
    assert!(drawn.contains("300 done, "), "nothing was drawn");
    let lines = left(&drawn);
    let grids = lines.iter().filter(|line| line.len() == 81 && line.bytes().all(|byte| byte.is_ascii_digit())).count();
    assert_eq!((grids, lines.len()), (301, 302), "{lines:?}");
}

#[test]
fn a_terminal_that_cannot_draw_is_sent_no_line() {
    let line = "TERM=dumb; export TERM; (sleep 1) | $QEDOKU solve --format line - > /dev/null";
    let Some(drawn) = drawn(line) else { return };
    assert!(!drawn.contains('\u{1b}') && drawn.contains("expected a puzzle"), "{drawn:?}");
}

#[test]
fn the_manual_on_a_terminal_says_how_to_read_it() {
    let Some(drawn) = drawn("$QEDOKU man grade 2>&1") else { return };
    assert!(drawn.contains("`qedoku man grade | man -l -` shows it as a page"), "{drawn:?}");
    assert_eq!(qedoku(&["man", "grade"]).err, "");
}
