//! Batches that are too long to be held: as they come, in parts, and interrupted.
use crate::run::{command, fed, matrix, qedoku};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::Stdio;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A table of `count` generated puzzles with two more columns, some rows no puzzles.
fn table(count: usize) -> String {
    let made = qedoku(&["generate", "--seed", "5", "--count", &count.to_string()]).out;
    let row = |(number, puzzle): (usize, &str)| {
        let puzzle = if number % 10 == 7 { &puzzle[..60] } else { puzzle };
        format!("m{number},{puzzle},\"=a, \"\"{number}\"\"\",{}\n", f64::from(u32::try_from(number).unwrap()) / 4.0)
    };
    "id,puzzle,level,\"my note\"\n".to_owned() + &made.lines().enumerate().map(row).collect::<String>()
}

fn temporary(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("batches-{name}"))
}

#[test]
fn one_record_goes_out_for_each_that_comes_in_with_all_its_columns() {
    let text = table(30);
    let ran = fed(&["grade", "--format", "csv"], &text);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!((lines.len(), ran.counts.as_deref()), (31, Some("30, solved 27, bad 3")), "{}", ran.err);
    let scales = "tier,hardest,er,ep,ed,se_hardest";
    let heading = format!("id,puzzle,level,my note,line,qedoku_puzzle,outcome,scales,{scales},steps,techniques,error");
    assert_eq!(lines[0], heading);
    assert!(lines[3].starts_with("m2,") && lines[3].contains(",\"'=a, \"\"2\"\"\",0.5,4,"), "{}", lines[3]);
    assert!(lines[8].starts_with("m7,") && lines[8].contains(",\"'=a, \"\"7\"\"\",1.75,9,,"), "{}", lines[8]);
    assert!(lines[8].contains("stdin:9:") && ran.err.contains("stdin:9:"), "{}", lines[8]);

    let ran = fed(&["grade", "--format", "ndjson"], &text);
    let objects: Vec<serde_json::Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(objects.len(), 30);
    assert_eq!((&objects[7]["my note"], &objects[7]["line"]), (&"1.75".into(), &9.into()));
    assert_eq!((&objects[7]["id"], &objects[7]["error"]["kind"]), (&"m7".into(), &"unreadable".into()));
    assert!(objects.iter().all(|object| object["format"].is_number() && object["level"].is_string()));

    let row = |it: &serde_json::Value| format!("{{\"id\":{},\"puzzle\":{},\"line\":\"x\"}}\n", it["id"], it["puzzle"]);
    let json = objects.iter().map(row).collect::<Vec<_>>().concat();
    let ran = fed(&["grade", "--format", "ndjson"], json);
    let first: serde_json::Value = serde_json::from_str(ran.out.lines().next().unwrap()).unwrap();
    assert_eq!((&first["id"], &first["line"], &first["qedoku_line"]), (&"m0".into(), &"x".into(), &1.into()));
    assert_eq!(ran.out.lines().count(), 30);
}

#[test]
fn every_format_has_a_record_for_a_bad_one() {
    let text = format!("{}\nbad\n{}\n", matrix(), matrix());
    for (format, lines) in [("line", 3), ("grid", 2 * 9 + 1 + 2), ("p2676", 27), ("matrix", 32), ("csv", 4)] {
        let ran = fed(&["solve", "--format", format], &text);
        assert_eq!((ran.out.lines().count(), ran.code), (lines, 2), "{format}: {}", ran.out);
    }
    for command in ["solve", "steps", "hint"] {
        let ran = fed(&[command], &text);
        assert!(ran.out.contains("\nPuzzle 2 (stdin:2:1)\n\n"), "{command}: {}", ran.out);
    }
}

#[test]
fn a_record_is_answered_as_it_comes() {
    for format in ["line", "ndjson", "csv"] {
        let command = &mut command(&["solve", "--format", format]);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        for round in 0..3 {
            writeln!(stdin, "{} ; one", matrix()).unwrap();
            stdin.flush().unwrap();
            let mut answered = String::new();
            // It is read while the input stays open.
            while !(answered.contains("\"type\":\"end\"") || format != "ndjson" && answered.contains("6951")) {
                assert!(out.read_line(&mut answered).unwrap() > 0, "{format} {round}");
            }
        }
        drop(stdin);
        assert!(child.wait().unwrap().success());
    }
}

#[test]
#[cfg(target_os = "linux")]
fn an_endless_input_ends_with_its_reader_and_is_not_held() {
    let mut command = command(&["solve", "--format", "line", "--jobs", "2"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let line = format!("{}\n", matrix()).repeat(500);
    let feeder = std::thread::spawn(move || while stdin.write_all(line.as_bytes()).is_ok() {});
    let mut out = BufReader::new(child.stdout.take().unwrap()).lines();
    assert!((0..1000).all(|_| out.next().unwrap().unwrap().len() == 81));
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    let kib: usize = peak.trim().trim_end_matches(" kB").parse().unwrap();
    assert!(kib < 64 << 10, "{peak}");
    drop(out);
    let output = child.wait_with_output().unwrap();
    feeder.join().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), err.as_str()), (Some(0), ""));
}

#[test]
fn shards_together_are_the_whole() {
    let text = table(30);
    let whole = fed(&["grade", "--format", "csv"], &text).out;
    let part = |options: &[&str]| fed(&[&["grade", "--format", "csv"], options].concat(), &text);
    let mut parts: Vec<Vec<String>> = Vec::new();
    for number in 1..=4 {
        let out = part(&["--shard", &format!("{number}/4")]).out;
        parts.push(out.lines().skip(1).map(str::to_owned).collect());
        assert_eq!(out.lines().next(), whole.lines().next());
    }
    let woven: Vec<&str> = (0..30).map(|at| parts[at % 4][at / 4].as_str()).collect();
    assert_eq!(woven, whole.lines().skip(1).collect::<Vec<_>>());
    let some = part(&["--skip", "3", "--limit", "5"]);
    assert_eq!(some.out.lines().skip(1).collect::<Vec<_>>(), whole.lines().skip(4).take(5).collect::<Vec<_>>());
    for wrong in ["0/2", "3/2", "2", "a/b"] {
        assert_eq!(part(&["--shard", wrong]).code, 2, "{wrong}");
    }
}

#[test]
fn strict_stops_and_quiet_says_less() {
    let text = format!("{0}\nbad\n{0}\n", matrix());
    let ran = fed(&["solve", "--format", "line", "--strict"], &text);
    assert_eq!((ran.out.lines().count(), ran.counts.as_deref(), ran.code), (2, Some("2, solved 1, bad 1"), 2));
    let ran = fed(&["solve", "--format", "line", "--quiet"], &text);
    let result = (ran.out.lines().count(), ran.err.as_str(), ran.counts.as_deref(), ran.code);
    assert_eq!(result, (3, "", Some("3, solved 2, bad 1"), 2));
}

#[test]
fn an_output_that_was_cut_off_goes_on() {
    let text = table(24);
    let input = temporary("cut.csv");
    let output = temporary("cut.out");
    fs::write(&input, &text).unwrap();
    let input = input.to_str().unwrap();
    for arguments in [
        &["grade", "--format", "csv"][..],
        &["grade", "--format", "ndjson", "--jobs", "2"],
        &["grade", "--format", "table"],
        &["solve", "--format", "line"],
        &["solve", "--format", "csv", "--jobs", "3"],
        &["solve", "--format", "p2676"],
        &["solve", "--format", "ndjson"],
        &["grade", "--format", "csv", "--shard", "2/3", "--skip", "1"],
    ] {
        let whole = qedoku(&[arguments, &[input]].concat()).out;
        for length in [0, 1, 40, 300, whole.len() / 3, whole.len() / 2 + 7, whole.len() - 1, whole.len()] {
            let length = (0..=length).rev().find(|&at| whole.is_char_boundary(at)).unwrap();
            fs::write(&output, &whole[..length]).unwrap();
            let ran = qedoku(&[arguments, &["--resume", output.to_str().unwrap(), input]].concat());
            assert_eq!(ran.out, "", "{arguments:?}");
            assert!(fs::read_to_string(&output).unwrap() == whole, "{arguments:?} from {length}");
        }
    }
    fs::write(&output, "another,heading\n").unwrap();
    let ran = qedoku(&["grade", "--format", "csv", "--resume", output.to_str().unwrap(), input]);
    assert!(ran.code == 2 && ran.err.contains("begins with another heading"), "{}", ran.err);
    assert_eq!(fs::read_to_string(&output).unwrap(), "another,heading\n");
    let before = fs::read(&output).unwrap();
    let output = output.to_str().unwrap();
    for (command, format, forms) in [
        ("solve", "text", ": take ndjson, csv, line or p2676"),
        ("solve", "grid", ": take ndjson, csv, line or p2676"),
        ("grade", "json", ": take ndjson, csv or table"),
        ("steps", "html", ": take ndjson"),
        ("hint", "text", ": take ndjson"),
        ("why", "ndjson", "\n"),
    ] {
        // It is refused before any input comes.
        let ran = qedoku(
            &[command, "--format", format, "--resume", output, "-", "r1c1"][..if command == "why" { 7 } else { 6 }],
        );
        let said = format!("qedoku: --resume cannot go on with {format}");
        assert!(
            ran.code == 2
                && ran.out.is_empty()
                && ran.err.starts_with(&said)
                && ran.err.ends_with(&format!("{}\n", forms.trim_end())),
            "{}",
            ran.err
        );
        assert_eq!(fs::read(output).unwrap(), before);
    }
}

/// Sends a signal by its number.
#[cfg(unix)]
fn signal(child: u32, number: u32) {
    let sent = std::process::Command::new("kill").args([format!("-{number}"), child.to_string()]).status().unwrap();
    assert!(sent.success());
}

#[test]
#[cfg(unix)]
fn a_run_that_is_killed_again_and_again_comes_to_the_same_end() {
    let input = temporary("killed.csv");
    let output = temporary("killed.out");
    fs::write(&input, table(400)).unwrap();
    let _ = fs::remove_file(&output);
    let input = input.to_str().unwrap();
    let out = output.to_str().unwrap();
    let whole = qedoku(&["grade", "--format", "csv", input]).out;
    let size = || fs::metadata(&output).map_or(0, |data| data.len());
    for (number, code) in [(9, None), (2, Some(130)), (15, Some(143))] {
        let before = size();
        let mut command = command(&["grade", "--format", "csv", "--jobs", "2", "--resume", out, input]);
        let child = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
        let since = Instant::now();
        while size() <= before && since.elapsed() < Duration::from_secs(20) {
            sleep(Duration::from_millis(5));
        }
        signal(child.id(), number);
        let ended = child.wait_with_output().unwrap();
        assert_eq!(ended.status.code(), code);
        let text = fs::read_to_string(&output).unwrap();
        if number != 9 {
            assert!(text.ends_with('\n') && String::from_utf8(ended.stderr).unwrap().contains("qedoku: read "));
        }
        assert!(text.len() < whole.len() && whole.starts_with(&text), "it ended before the signal came");
    }
    assert_eq!(qedoku(&["grade", "--format", "csv", "--resume", out, input]).out, "");
    assert!(fs::read_to_string(&output).unwrap() == whole);
}

#[test]
fn a_full_disk_is_told_and_ends_the_batch() {
    let Ok(full) = fs::File::options().write(true).open("/dev/full") else { return };
    let mut child = command(&["solve", "--format", "line"])
        .stdin(Stdio::piped())
        .stdout(full)
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let _ = child.stdin.take().unwrap().write_all(format!("{}\n", matrix()).repeat(3000).as_bytes());
    let ended = child.wait_with_output().unwrap();
    let err = String::from_utf8(ended.stderr).unwrap();
    assert!(ended.status.code() == Some(2) && err.contains("qedoku: cannot write: "), "{err}");
}
