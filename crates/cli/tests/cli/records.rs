//! Every command repeats the columns beside a puzzle in its record.
use crate::run::{command, fed, fixture, matrix, qedoku};
use serde_json::Value;
use std::fs;
use std::path::PathBuf;
use std::process::Stdio;

fn table() -> String {
    let puzzle = matrix();
    format!("id,puzzle,solution,error\n7,{puzzle},,=cmd|' /C calc'!A0\n8,12,,\u{1b}[2J\n9,{puzzle},<b>,x\n")
}

fn temporary(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("records-{name}"))
}

#[test]
fn a_solved_table_has_its_columns_and_ours_behind_them() {
    let puzzle = matrix();
    let solution = fixture("matrix.solution");
    let solution = solution.trim();
    for method in ["deduce", "search"] {
        let ran = fed(&["solve", "--format", "csv", "--method", method], table());
        let expected = [
            "id,puzzle,solution,error,qedoku_puzzle,qedoku_solution,qedoku_error".to_owned(),
            format!("7,{puzzle},,\"'=cmd|' /C calc'!A0\",{puzzle},{solution},"),
            "8,12,,\\u{1b}[2J,,,\"stdin:3:5: expected 81 cells, found 2\"".to_owned(),
            format!("9,{puzzle},<b>,x,{puzzle},{solution},"),
        ];
        assert_eq!((ran.out.lines().collect::<Vec<_>>(), ran.code), (expected.iter().map(String::as_str).collect(), 2));
    }
    let ran = fed(&["solve", "--format", "csv"], format!("{puzzle};easy one\nbad\n"));
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines[..2], ["puzzle,solution,name,error", &format!("{puzzle},{solution},easy one,")]);
    assert!(lines[2].starts_with(",,,\"stdin:2:1: "), "{}", lines[2]);
    // The heading is that of the first record that can be read.
    let objects = format!("{{\"puzzle\":\n\n{{\"id\":1,\"puzzle\":\"{puzzle}\",\"level\":{{\"a\":1}}}}\n");
    let ran = fed(&["solve", "--format", "csv"], objects);
    let last = ran.out.lines().last().unwrap();
    assert!(ran.out.starts_with("id,puzzle,level,qedoku_puzzle,solution,error\n"), "{}", ran.out);
    assert!(last.starts_with(&format!("1,{puzzle},\"{{\"\"a\"\":1}}\",{puzzle},")), "{last}");
}

#[test]
fn logs_have_the_fields_of_their_records() {
    for arguments in
        [&["solve"][..], &["steps", "--technique", "hidden-single"], &["steps", "--all", "--technique", "naked-single"]]
    {
        for format in ["ndjson", "json"] {
            let ran = fed(&[arguments, &["--format", format]].concat(), table());
            let objects: Vec<Value> = match format {
                "json" => serde_json::from_str(&ran.out).unwrap(),
                _ => ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect(),
            };
            let messages = objects.iter().filter(|it| it["type"] == "begin" || it["type"] == "error");
            let messages: Vec<[&Value; 3]> =
                messages.map(|it| [&it["type"], &it["record"]["id"], &it["record"]["error"]]).collect();
            let own = |text: &str| Value::from(text);
            let begin = own("begin");
            let error = own("error");
            let errors = [own("=cmd|' /C calc'!A0"), own("\u{1b}[2J"), own("x")];
            let expected =
                [[&begin, &own("7"), &errors[0]], [&error, &own("8"), &errors[1]], [&begin, &own("9"), &errors[2]]];
            assert_eq!(messages, expected, "{arguments:?} {format}");
            assert!(!ran.out.contains('\u{1b}'));
        }
    }
    let table = table();
    let file = temporary("why.csv");
    fs::write(&file, &table).unwrap();
    let ran = qedoku(&["why", "--format", "ndjson", file.to_str().unwrap(), "r1c2"]);
    assert_eq!((ran.out.matches("\"record\":{").count(), ran.counts.as_deref()), (3, Some("3, solved 2, bad 1")));
    let checked = fed(&["check"], fed(&["solve", "--format", "ndjson"], &table).out);
    assert!(checked.out.contains("2 of 2 traces accepted, 1 puzzle not run"), "{}", checked.out);
    let ran = fed(&["hint", "--format", "ndjson"], &table);
    let hint: Value = serde_json::from_str(ran.out.lines().next().unwrap()).unwrap();
    assert!(hint["error"] == "=cmd|' /C calc'!A0" && hint["look"].is_string(), "{hint}");
}

#[test]
fn objects_are_called_by_their_fields() {
    let puzzle = matrix();
    for (fields, name) in [("\"id\":7", "7"), ("\"id\":7,\"NAME\":\"Evil, 12\"", "\"Evil, 12\"")] {
        let ran = fed(&["convert", "--to", "csv"], format!("[{{{fields},\"puzzle\":\"{puzzle}\"}}]\n"));
        assert!(ran.out.trim_end().ends_with(&format!(",{name}")), "{}", ran.out);
        let again = fed(&["convert", "--to", "csv"], fed(&["convert", "--to", "jsonl"], &ran.out).out);
        assert_eq!(again.out, ran.out);
    }
}

#[test]
fn a_stated_solution_that_is_none_is_told_by_every_command() {
    let puzzle = matrix();
    let wrong = "1".repeat(81);
    let text = format!("puzzle,solution\n{puzzle},{wrong}\n{puzzle},\n");
    for command in ["convert", "solve", "grade", "hint", "steps"] {
        let ran = fed(&[command], &text);
        let complaints =
            ran.err.lines().filter(|line| line.starts_with("qedoku: stdin:2:83: expected a solution")).count();
        assert_eq!((complaints, ran.code), (1, 0), "{command}: {}", ran.err);
    }
    let ran = fed(&["solve", "--format", "line", "--quiet", "--strict"], &text);
    assert_eq!((ran.err.as_str(), ran.counts.as_deref()), ("", None));
}

#[test]
fn all_steps_of_a_batch_are_tallied_and_go_on() {
    let text = format!("{0}\nbad\n{0}\n", matrix());
    let all = ["steps", "--all", "--technique", "naked-single", "--technique", "naked-pair", "--format"];
    let of = |more: &[&str]| fed(&[&all[..], more].concat(), &text);
    let ran = of(&["ndjson"]);
    assert_eq!((ran.counts.as_deref(), ran.err.lines().count(), ran.code), (Some("3, solved 2, bad 1"), 1, 2));
    let ran = of(&["ndjson", "--quiet", "--strict"]);
    assert_eq!((ran.counts.as_deref(), ran.err.as_str(), ran.code), (Some("2, solved 1, bad 1"), "", 2));
    let ran = of(&["text", "--skip", "2"]);
    assert!(ran.out.contains("Naked Single") && ran.code == 0, "{}", ran.err);

    let input = temporary("all.txt");
    let output = temporary("all.out");
    fs::write(&input, &text).unwrap();
    for all in [&all[..], &["steps", "--technique", "naked-single", "--format"]] {
        let arguments = [all, &["ndjson", input.to_str().unwrap()]].concat();
        let whole = qedoku(&arguments).out;
        for length in [0, 1, whole.len() / 3, whole.len() / 2, whole.len() - 1, whole.len()] {
            fs::write(&output, &whole[..length]).unwrap();
            qedoku(&[&arguments[..], &["--resume", output.to_str().unwrap()]].concat());
            assert!(fs::read_to_string(&output).unwrap() == whole, "from {length}");
        }
    }
}

#[test]
fn all_steps_end_when_nobody_reads_them() {
    let mut command = command(&["steps", "--all", &matrix()]);
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let ended = child.wait_with_output().unwrap();
    assert_eq!((ended.status.code(), String::from_utf8_lossy(&ended.stderr).as_ref()), (Some(0), ""));
}
