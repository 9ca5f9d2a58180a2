//! Puzzles under other rules, in one batch with a classic one.
use crate::run::{Ran, fed, qedoku};
use serde_json::Value;

const CLASSIC: &str = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";

/// Three puzzles, each under rules of its own, with a classic one between two of them.
fn batch() -> String {
    let made = |rules: &[&str]| qedoku(&[&["generate", "--seed", "7", "--format", "ndjson"], rules].concat()).out;
    let classic = format!("{{\"puzzle\":\"{CLASSIC}\"}}\n");
    [made(&["--rules", "x"]), classic, made(&["--rules", "killer", "--size", "6"]), made(&["--rules", "jigsaw"])]
        .concat()
}

fn asked(arguments: &[&str], input: &str) -> Ran {
    let ran = fed(arguments, input);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{arguments:?}: {}", ran.out);
    ran
}

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn each_puzzle_of_a_batch_is_worked_on_under_its_own_rules() {
    let batch = batch();
    let grades = lines(&asked(&["grade", "--format", "ndjson", "--scale", "tier,se,effort"], &batch).out);
    assert_eq!(grades.len(), 4);
    for (grade, scales) in grades.iter().zip([2, 3, 2, 2]) {
        assert_eq!(
            (&grade["outcome"], grade["scales"].as_array().unwrap().len()),
            (&"solved".into(), scales),
            "{grade}"
        );
        assert_eq!(grade.get("er").is_some(), scales == 3, "Sudoku Explainer knows classic rules alone: {grade}");
    }
    let covered: Value = serde_json::from_str(&asked(&["coverage", "--format", "json"], &batch).out).unwrap();
    let killers = |of: &Value| of.to_string().contains("cage-combinations");
    assert!(killers(&covered), "{covered}");
    let log = asked(&["solve", "--format", "ndjson"], &batch).out;
    assert!(asked(&["check"], &log).out.contains('4'), "{log}");
    for jobs in ["1", "2"] {
        assert_eq!(asked(&["solve", "--format", "ndjson", "--jobs", jobs], &batch).out, log);
    }
    for command in [&["why", "r1c1"][..], &["hint", "--level", "full"], &["steps", "--technique", "hidden-single"]] {
        let ran = fed(command, &batch);
        assert!(ran.code < 2 && !ran.out.is_empty(), "{command:?}: {} {}", ran.err, ran.out);
    }
}

#[test]
fn traces_state_the_rules_and_are_checked_under_them() {
    let batch = batch();
    let traces = asked(&["traces", "--quiet"], &batch).out;
    let described = lines(&traces);
    assert_eq!(described.len(), 4);
    for (line, size) in described.iter().zip([81, 81, 36, 81]) {
        assert_eq!(line["solution"].as_str().unwrap().len(), size, "{line}");
        assert_eq!(line.get("rules").is_none(), line["puzzle"] == CLASSIC, "{line}");
    }
    assert_eq!(fed(&["check"], &traces).code, 0, "{traces}");
    let wrong = traces.replacen("\"value\":", "\"value\":1", 1);
    assert!(wrong != traces && fed(&["check"], &wrong).code != 0, "a cage with another total has no such solution");
    let around = tempfile::tempdir().unwrap();
    let folder = around.path().join("data").display().to_string();
    let refused = fed(&["traces", "--preset", "hrm", "-o", &folder], &batch);
    assert!(refused.code != 0 && refused.err.contains("rules that are known here"), "{}", refused.err);
}

#[test]
fn what_rests_on_a_total_is_proved() {
    let killer = qedoku(&["generate", "--seed", "7", "--rules", "killer", "--size", "6", "--format", "ndjson"]).out;
    let around = tempfile::tempdir().unwrap();
    let ran = fed(&["prove", "--no-uniqueness", "-o", &around.path().display().to_string()], &killer);
    assert!(ran.code == 0 && ran.out.starts_with("Proved: "), "{}{}", ran.out, ran.err);
    assert!(ran.out.contains(" is the solution, and the only one.\n"), "{}", ran.out);
    let formula = std::fs::read_to_string(around.path().join("puzzle.opb")).unwrap();
    assert!(formula.contains("\n@R1k1 1 r1c1n1 2 r1c1n2 "), "{formula}");
}

#[test]
fn search_works_under_rules() {
    let batch = batch();
    let deduced = asked(&["solve", "--format", "line"], &batch).out;
    for jobs in ["1", "2"] {
        let searched = asked(&["solve", "--method", "search", "--format", "line", "--jobs", jobs], &batch).out;
        assert_eq!(searched, deduced);
    }
    assert_eq!(deduced.lines().map(str::len).collect::<Vec<_>>(), [81, 81, 36, 81]);
    let log = asked(&["solve", "--method", "search", "--format", "ndjson"], &batch).out;
    assert_eq!(fed(&["check"], &log).code, 0, "{log}");
    let table = lines(&log).into_iter().filter_map(|line| line.get("solution").cloned());
    assert_eq!(table.map(|it| it.as_str().unwrap().to_owned()).collect::<Vec<_>>().join("\n") + "\n", deduced);
    let empty = fed(&["solve", "--method", "search", "--format", "line"], "1.....3........4\n");
    assert!(empty.out.len() == 17 && empty.err.contains("which is printed, and "), "{}{}", empty.out, empty.err);
    let refused = fed(&["solve", "--method", "search", "--format", "matrix"], "1.....3..2....4.\n");
    assert!(refused.code != 0 && refused.err.contains("the format matrix cannot keep these rules: 4x4"));
}

#[test]
fn rules_go_from_each_format_to_each_other() {
    let batch = batch();
    let all = ["f-puzzles", "sudokupad", "jsonl", "sudoku-puzzle"];
    let solved = asked(&["solve", "--method", "search", "--format", "line"], &batch).out;
    for from in all {
        let first = asked(&["convert", "--to", from], &batch).out;
        for to in all {
            let second = asked(&["convert", "--to", to], &first).out;
            assert_eq!(asked(&["solve", "--method", "search", "--format", "line"], &second).out, solved, "{from} {to}");
        }
    }
    for (to, kept) in [("sudokuwiki", 3), ("grid", 2), ("line", 1), ("csv", 1), ("pencilmarks", 1)] {
        let ran = fed(&["convert", "--to", to], &batch);
        let refused =
            ran.err.lines().filter(|line| line.contains(&format!("the format {to} cannot keep these rules: ")));
        assert_eq!((ran.code, refused.count()), (2, 4 - kept), "{to}: {}", ran.err);
        assert!(ran.err.contains("6x6, cage"), "{}", ran.err);
    }
}

#[test]
fn a_link_that_is_refused_is_not_shown_whole() {
    let packed = "N4Ig".repeat(200);
    for (link, said) in [
        (format!("https://sudokupad.app/{packed}"), "the name of one on the server of SudokuPad"),
        (format!("https://www.sudokuwiki.org/sudoku.htm?bd=L9B{packed}"), "not supported: killer cages"),
        (format!("https://example.com/{packed}"), "or a link of SudokuWiki"),
        (format!("?bd=L9B{packed}"), "not supported: killer cages"),
        (packed, ""),
    ] {
        for command in [&["solve"][..], &["convert", "--to", "line"], &["grade"]] {
            let ran = qedoku(&[command, &[link.as_str()]].concat());
            let shown = ran.err.split("N4IgN4IgN4IgN4IgN4IgN4Ig").count();
            assert!(ran.code != 0 && shown <= 4 && ran.err.lines().count() == 1, "{}", ran.err);
            assert!(ran.err.contains(said), "{}", ran.err);
        }
    }
}

#[test]
fn rules_are_named_beside_plain_lines() {
    for (rules, size) in [("x", "9"), ("antiknight", "6"), ("x", "6"), ("disjoint", "6")] {
        let made = qedoku(&["generate", "--seed", "7", "--rules", rules, "--size", size, "--format", "ndjson"]).out;
        let solution = asked(&["solve", "--format", "line"], &made).out;
        let cells = lines(&made)[0]["grid"]
            .as_array()
            .unwrap()
            .iter()
            .flat_map(|row| row.as_array().unwrap().clone())
            .collect::<Vec<_>>();
        let line: String =
            cells.iter().map(|cell| cell.get("value").map_or_else(|| ".".to_owned(), Value::to_string)).collect();
        assert_eq!(qedoku(&["unique", &line]).code, 3, "it has several solutions without {rules}");
        let ran = |command: &[&str]| {
            let ran = qedoku(&[command, &["--rules", rules, &line]].concat());
            assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{rules} {command:?}: {}", ran.out);
            ran.out
        };
        assert_eq!(ran(&["solve", "--format", "line"]), solution, "{rules}");
        assert_eq!(ran(&["unique"]), "One solution.\n");
        assert!(ran(&["grade", "--scale", "tier", "-f", "csv"]).contains("solved"), "{rules}");
        for command in
            [&["hint", "-l", "full"][..], &["why", "r1c1"], &["steps", "--technique", "singles"], &["name", "r1c1=1"]]
        {
            // A long argument is sought for long.
            if command[0] == "why" && rules != "disjoint" {
                continue;
            }
            let ran = qedoku(&[command, &["--rules", rules, &line]].concat());
            assert!(ran.code < 2, "{rules} {command:?}: {}", ran.err);
        }
        let log = ran(&["solve", "-f", "ndjson"]);
        assert_eq!(fed(&["check"], &log).code, 0, "{rules}");
        assert_eq!(
            fed(&["solve", "--format", "line"], ran(&["convert", "--to", "f-puzzles"])).out,
            solution,
            "{rules}"
        );
    }
    for (rules, lang, said) in [
        ("killer", "en", "expected the cells of killer with the puzzle, as in a link of f-puzzles"),
        ("jigsaw", "zh", "jigsaw 规则要求题目自带不规则宫"),
        ("knight", "en", "antiknight"),
    ] {
        let ran = qedoku(&["solve", "--rules", rules, "--lang", lang, CLASSIC]);
        assert!(ran.code == 2 && ran.out.is_empty() && ran.err.contains(said), "{rules}: {}", ran.err);
    }
    // What stands with the puzzle may be named, and so may a rule as texts have it.
    let jigsaw = qedoku(&["generate", "1", "--rules", "jigsaw", "--seed", "7", "-f", "ndjson"]).out;
    let named = fed(&["grade", "--rules", "jigsaw,anti-king", "--format", "ndjson"], &jigsaw);
    assert!(named.code != 2 && !named.err.contains("expected"), "{}", named.err);
    let sized = qedoku(&["solve", "--size", "6", CLASSIC]);
    assert!(sized.err.contains("the size is that of the text"), "{}", sized.err);
}
