//! `qedoku unique`, and puzzles behind moves that were made.
use crate::run::{fed, matrix, qedoku};
use serde_json::Value;

/// The puzzle of the document without one of its givens.
fn with_one_less() -> String {
    let puzzle = matrix();
    let at = puzzle.find(|c: char| ('1'..='9').contains(&c)).unwrap();
    format!("{}.{}", &puzzle[..at], &puzzle[at + 1..])
}

#[test]
fn solutions_are_counted() {
    let ran = qedoku(&["unique", &matrix()]);
    assert_eq!((ran.out.as_str(), ran.err.as_str(), ran.code), ("One solution.\n", "", 0));
    let fewer = with_one_less();
    let ran = qedoku(&["unique", &fewer, "-f", "ndjson"]);
    let found: Value = serde_json::from_str(&ran.out).unwrap();
    let count = found["solutions"].as_u64().unwrap();
    assert!(count >= 1 && found.get("more").is_none(), "{found}");
    assert_eq!(ran.code, if count == 1 { 0 } else { 3 });
    // The empty grid has more than can be counted, and two are shown.
    let ran = qedoku(&["count", &".".repeat(81), "--most", "50"]);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert!(ran.code == 3 && lines[0].starts_with("More than 50 solutions."), "{}", ran.out);
    let shown = &lines[lines.len() - 2..];
    assert!(shown[0] != shown[1] && shown.iter().all(|line| line.len() == 81), "{shown:?}");
    let ran = qedoku(&["unique", &format!("55{}", ".".repeat(79))]);
    assert!(ran.code == 3 && ran.out.contains('5') && !ran.out.contains("solutions"), "{}", ran.out);
}

#[test]
fn a_batch_has_a_line_for_each_puzzle() {
    let input = format!("{}\n{}\nbad\n", matrix(), ".".repeat(81));
    let ran = fed(&["unique"], &input);
    let lines: Vec<&str> = ran.out.lines().collect();
    let columns: Vec<&str> = lines[1..].iter().map(|line| line.split_whitespace().nth(1).unwrap()).collect();
    assert_eq!((columns, ran.code), (vec!["1", ">1000", "-"], 3), "{}", ran.out);
    assert!(ran.err.contains("stdin:3:"), "{}", ran.err);
    let records = fed(&["unique", "-f", "ndjson"], &input).out;
    let records: Vec<Value> = records.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((&records[0]["solutions"], records[0].get("examples")), (&Value::from(1), None));
    assert_eq!((&records[1]["solutions"], &records[1]["more"]), (&Value::from(1000), &Value::from(true)));
    assert!(records[1]["examples"].as_array().is_some_and(|two| two.len() == 2));
    assert_eq!((records[2].get("solutions"), &records[2]["error"]["kind"]), (None, &Value::from("unreadable")));
    assert_eq!(
        fed(&["unique", "-f", "ndjson", "-j", "2"], &input).out,
        fed(&["unique", "-f", "ndjson", "-j", "1"], &input).out
    );
    let all: Value = serde_json::from_str(&fed(&["unique", "-f", "json"], &input).out).unwrap();
    assert_eq!(all.as_array().map(Vec::as_slice), Some(&records[..]));
}

#[test]
fn moves_are_made_before_a_puzzle_is_worked_on() {
    let puzzle = matrix();
    let solution = qedoku(&["solve", "-f", "line", &puzzle]).out;
    let open = puzzle.find(['.', '0']).unwrap();
    let row = open / 9 + 1;
    let column = open % 9 + 1;
    let right = solution.as_bytes()[open] - b'0';
    let wrong = right % 9 + 1;
    let taken = format!("r{row}c{column}<>{wrong}");
    let ran = qedoku(&["solve", "-f", "line", "--after", &taken, &puzzle]);
    assert_eq!((&ran.out, ran.code), (&solution, 0));
    // `4,5` is a cell as well.
    let placed = format!("({row},{column})={right}");
    let grid = qedoku(&["convert", &puzzle, "--after", &placed]).out;
    assert_eq!(grid.as_bytes()[open] - b'0', right);
    let ran = qedoku(&["unique", "--remove", &format!("r{row}c{column}<>{right}"), &puzzle]);
    assert_eq!(ran.code, 3, "{}", ran.out);
    let given = puzzle.find(|c: char| ('1'..='9').contains(&c)).unwrap();
    let ran = qedoku(&["solve", &puzzle, "--after", &format!("r{}c{}<>1", given / 9 + 1, given % 9 + 1)]);
    assert!(ran.code == 2 && ran.err.contains("the cell holds the given"), "{}", ran.err);
    let ran = qedoku(&["why", &puzzle, &format!("{row},{column}")]);
    assert_eq!((ran.out, ran.code), (qedoku(&["why", &puzzle, &format!("r{row}c{column}")]).out, 0));
}

#[test]
fn grades_are_selected_by_rating() {
    let puzzle = matrix();
    let ran = qedoku(&["grade", "-f", "ndjson", &puzzle]);
    let grade: Value = serde_json::from_str(&ran.out).unwrap();
    let er = grade["er"].as_f64().unwrap();
    let shown = |range: &str| qedoku(&["grade", "-f", "ndjson", "--er", range, &puzzle]).out;
    assert_eq!(shown(&format!("{er:.1}")), ran.out);
    assert_eq!(shown(&format!("{er:.1}..")), ran.out);
    assert_eq!(shown(&format!("..{er:.1}")), ran.out);
    assert_eq!(shown(&format!("{:.1}..", er + 0.1)), "");
    // The scale is added where none of Explainer's is named.
    let added = qedoku(&["grade", "-f", "ndjson", "--scale", "tier", "--er", "1.0..12", &puzzle]).out;
    assert!(serde_json::from_str::<Value>(&added).unwrap()["er"].as_f64() == Some(er), "{added}");
    assert_eq!(qedoku(&["grade", "-f", "ndjson", "--min-er", &format!("{er:.1}"), &puzzle]).out, ran.out);
    let ran = qedoku(&["grade", "--rating", "4.5", &puzzle]);
    assert!(ran.code == 2 && ran.err.contains("`--er 4.5..`"), "{}", ran.err);
}

#[test]
fn what_cannot_be_written_is_a_comment_where_there_are_some() {
    let link = qedoku(&["generate", "--rules", "x", "--seed", "3"]).out;
    let ran = qedoku(&["convert", "-f", "line", link.trim()]);
    assert!(ran.code == 2 && ran.out.starts_with("# ") && ran.out.lines().count() == 1, "{}", ran.out);
    let back = fed(&["convert", "-f", "line"], format!("{}{}\n", ran.out, matrix()));
    assert_eq!((back.out.lines().count(), back.code), (1, 0), "{}{}", back.out, back.err);
}
