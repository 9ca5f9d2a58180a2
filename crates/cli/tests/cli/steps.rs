//! `qedoku steps`.
use crate::run::{fed, fixture, matrix, qedoku};
use serde_json::Value;

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The position of a case of the workspace as a library line, with expectations that must be ignored.
pub(crate) fn library_line(case: &str) -> String {
    let text = std::fs::read_to_string(crate::run::fixtures().join("..").join(case)).unwrap();
    let field = |key: &str| text.lines().find_map(|line| line.strip_prefix(key)).unwrap_or_default().trim().to_owned();
    format!(":0210:12:{}:{}:911 922::\n", field("board:"), field("removed:"))
}

#[test]
fn named_techniques_are_listed_with_their_ratings() {
    let ran = fed(&["steps", "--technique", "direct-claiming"], library_line("direct-claiming/fires-1.case"));
    assert_eq!((ran.err.as_str(), ran.code), ("", 0));
    insta::with_settings!({ snapshot_path => crate::run::fixtures(), prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("steps-named", ran.out);
    });
}

#[test]
fn steps_are_messages_with_ordinals_behind_a_beginning() {
    let ran = qedoku(&["steps", "--format", "ndjson", "hard.txt"]);
    assert_eq!((ran.err.as_str(), ran.code), ("", 0));
    let messages = lines(&ran.out);
    let (begin, steps) = messages.split_first().unwrap();
    assert_eq!(begin["type"], "begin");
    assert!(steps.iter().zip(1..).all(|(step, n)| step["type"] == "step" && step["n"] == n));
    assert!(steps.iter().any(|step| step["technique"] == "pointing" && step["rating"]["se"] == 2.6));
    assert!(steps.iter().all(|step| step["text"].is_string() && step["tier"] != "ultimate"));
}

#[test]
fn a_technique_says_an_effect_once_and_techniques_come_in_order() {
    let steps = lines(&qedoku(&["steps", "--format", "ndjson", "--all", "hard.txt"]).out).split_off(1);
    let key = |step: &Value| format!("{} {} {}", step["technique"], step["place"], step["eliminate"]);
    let mut keys: Vec<String> = steps.iter().map(key).collect();
    keys.sort();
    let all = keys.len();
    keys.dedup();
    assert_eq!(keys.len(), all);
    let mut groups: Vec<&str> = steps.iter().map(|step| step["technique"].as_str().unwrap()).collect();
    groups.dedup();
    let catalog = qedoku(&["techniques"]).out;
    let known: Vec<&str> = catalog.lines().filter_map(|line| line.split_whitespace().next()).collect();
    let places: Vec<_> = groups.iter().map(|slug| known.iter().position(|known| known == slug).unwrap()).collect();
    assert!(places.is_sorted_by(|a, b| a < b), "{groups:?}");
    assert!(groups.contains(&"hypothesis") && groups.contains(&"direct-claiming"), "{groups:?}");
}

#[test]
fn hypotheses_are_found_when_they_are_named() {
    let ran = qedoku(&["steps", "--technique", "hypothesis", "hard.txt"]);
    assert!(ran.out.contains("Hypothesis and Contradiction (hypothesis, ultimate): "), "{}", ran.out);
    let none = qedoku(&["steps", "--technique", "naked-single", "hard.txt"]);
    assert_eq!((none.code, none.out.contains("no step found")), (0, true), "{}", none.out);
}

#[test]
fn marks_and_library_lines_are_positions() {
    let line = library_line("direct-claiming/fires-2.case");
    let marks = fed(&["convert", "--to", "pencilmarks"], &line).out;
    let steps = |text: &str| {
        let ran = fed(&["steps", "--technique", "direct-claiming", "--format", "ndjson"], text);
        lines(&ran.out).split_off(1).iter().map(|step| step["place"].to_string()).collect::<Vec<_>>()
    };
    assert_eq!(steps(&line), ["[\"r9c6=7\"]"]);
    assert_eq!(steps(&marks), steps(&line));
}

#[test]
fn what_only_unique_puzzles_allow_can_be_left_out() {
    let assumed = |arguments: &[&str]| {
        let ran = qedoku(&[&["steps", "--format", "ndjson", "--all", "hard.txt"], arguments].concat());
        lines(&ran.out).iter().filter(|step| step["assumes"].as_array().is_some_and(|all| !all.is_empty())).count()
    };
    assert_eq!(assumed(&["--no-uniqueness"]), 0);
    // One given alone has many solutions; the digits placed since then leave one.
    let open: String =
        (0..).zip(fixture("matrix.solution").trim().chars()).fold(String::new(), |text, (index, digit)| match index {
            0 => format!("{text}{digit}"),
            _ if index % 9 == 1 => text + ".",
            _ => format!("{text}+{digit}"),
        });
    let ran = fed(&["steps", "--format", "ndjson"], format!(":::{open}::::\n"));
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(lines(&ran.out)[1..].iter().all(|step| step["assumes"].as_array().unwrap().is_empty()));
}

#[test]
fn improper_puzzles_and_unknown_techniques_are_refused() {
    let ran = fed(&["steps", "--format", "ndjson"], format!("{}\n{}\nbad\n", ".".repeat(81), matrix()));
    let kinds: Vec<Value> =
        lines(&ran.out).iter().map(|message| message["type"].clone()).filter(|t| t != "step").collect();
    assert_eq!((kinds, ran.code), (vec!["error".into(), "begin".into(), "error".into()], 3), "{}", ran.err);
    let ran = qedoku(&["steps", "--technique", "nakd-pair", "hard.txt"]);
    assert_eq!((ran.out.as_str(), ran.code), ("", 2));
    assert!(ran.err.contains("did you mean naked-pair"), "{}", ran.err);
}
