//! `qedoku check`.
use crate::run::{fed, matrix, qedoku};

fn trace() -> String {
    qedoku(&["solve", "--format", "ndjson", &matrix()]).out
}

#[test]
fn what_solve_writes_is_accepted() {
    for format in ["ndjson", "json"] {
        let trace = qedoku(&["solve", "--format", format, "matrix.list", "p2676.in"]).out;
        let ran = fed(&["check"], trace);
        assert_eq!((ran.err.as_str(), ran.code), ("", 0), "{}", ran.out);
        assert!(ran.out.starts_with("stdin: puzzle 1: ") && ran.out.contains(" steps accepted"), "{}", ran.out);
        assert!(ran.out.ends_with("2 of 2 traces accepted\n"), "{}", ran.out);
    }
}

#[test]
fn a_wrong_step_is_named_with_its_reason() {
    let trace = trace();
    let mut lines: Vec<String> = trace.lines().map(str::to_owned).collect();
    let tampered = lines.iter().position(|line| line.contains("\"n\":5,")).unwrap();
    let mut step: serde_json::Value = serde_json::from_str(&lines[tampered]).unwrap();
    let placed = step["place"][0].as_str().unwrap().to_owned();
    let (cell, digit) = placed.split_once('=').unwrap();
    let other = if digit == "1" { "2" } else { "1" };
    step["place"][0] = format!("{cell}={other}").into();
    lines[tampered] = step.to_string();
    let ran = fed(&["check"], lines.join("\n"));
    assert_eq!((ran.err.as_str(), ran.code), ("", 1), "{}", ran.out);
    assert!(ran.out.contains("step 5: "), "{}", ran.out);
}

#[test]
fn what_is_no_trace_is_unreadable() {
    let ran = fed(&["check"], "nonsense\n");
    assert_eq!(ran.code, 2, "{}{}", ran.out, ran.err);
    let ran = fed(&["check"], "");
    assert_eq!((ran.out.as_str(), ran.code), ("", 2));
    assert!(ran.err.contains("stdin: expected a trace"), "{}", ran.err);
    let ran = qedoku(&["check", "nowhere.json"]);
    assert_eq!((ran.out.as_str(), ran.code), ("", 2));
    assert!(ran.err.contains("cannot read nowhere.json"), "{}", ran.err);
}
