//! `qedoku grade`.
use crate::run::{fed, matrix, qedoku};
use serde_json::Value;

fn batch() -> String {
    format!("{}\n{}\nbad, \"line\"\n{} easy one\n", matrix(), ".".repeat(81), matrix())
}

#[test]
fn one_line_goes_out_for_each_that_comes_in() {
    let ran = fed(&["grade", "--format", "json"], batch());
    let lines: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((lines.len(), ran.code), (4, 3), "{}", ran.err);
    assert!(lines.iter().zip(1..).all(|(line, number)| line["line"] == number));
    let grade = &lines[0];
    assert_eq!((grade["puzzle"].as_str(), grade["outcome"].as_str()), (Some(matrix().as_str()), Some("solved")));
    assert_eq!((&grade["tier"], &grade["hardest"]), (&"simple".into(), &"naked-single".into()));
    assert_eq!((&grade["se"], &grade["max_se"], &grade["hodoku"]), (&2.3.into(), &2.3.into(), &4.into()));
    let counts = grade["techniques"].as_object().unwrap();
    let steps: u64 = counts.values().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!((grade["steps"].as_u64(), grade["hodoku_sum"].as_u64()), (Some(steps), Some(4 * steps)));
    assert_eq!(lines[1]["error"]["kind"], "several-solutions");
    assert!(lines[2]["error"]["message"].as_str().unwrap().starts_with("stdin:3:"), "{}", lines[2]);
    assert_eq!(lines[3]["id"], "easy one");
    assert!(ran.err.contains("stdin:2:1:") && ran.err.contains("stdin:3:"), "{}", ran.err);
}

#[test]
fn records_have_the_fields_of_the_header() {
    let ran = fed(&["grade", "--format", "csv"], batch());
    let mut records = ran.out.lines();
    let header: Vec<&str> = records.next().unwrap().split(',').collect();
    assert_eq!((header.first(), header.last(), header.len()), (Some(&"line"), Some(&"error"), 15));
    let records: Vec<&str> = records.collect();
    assert_eq!(records.len(), 4, "{}", ran.out);
    let fields: Vec<&str> = records[0].split(',').collect();
    assert_eq!((fields.len(), fields[5], fields[8]), (15, "naked-single", "2.3"));
    assert!(fields[13].contains("naked-single:") && fields[14].is_empty(), "{}", records[0]);
    assert!(records[2].starts_with("3,,,,,,,,,,,,,,\"stdin:3:"), "{}", records[2]);
}

#[test]
fn the_table_is_one_to_read() {
    let ran = fed(&["grade"], batch());
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines.len(), 5, "{}", ran.out);
    let words: Vec<&str> = lines[1].split_whitespace().collect();
    assert_eq!(words[..6], ["1", "solved", "simple", "naked-single", "2.3", "4"]);
    assert!(lines[2].contains("error") && lines[2].contains("several solutions"), "{}", ran.out);
}

#[test]
fn the_table_has_words_in_chinese() {
    let [en, zh] = ["en", "zh"].map(|lang| fed(&["grade", "--lang", lang], batch()).out);
    let words = |line: usize| zh.lines().nth(line).unwrap().split_whitespace().take(4).collect::<Vec<_>>();
    assert_eq!(words(0), ["行", "结果", "级别", "最难技巧"]);
    assert_eq!(words(1), ["1", "已解出", "简单", "唯一余数"]);
    assert_eq!(words(2)[..2], ["2", "错误"]);
    assert_eq!(en, fed(&["grade"], batch()).out);
    for format in ["json", "csv"] {
        let told = |lang: &str| fed(&["grade", "--format", format, "--lang", lang], batch()).out;
        assert_eq!(told("en"), told("zh"), "{format}");
    }
}

#[test]
fn what_no_scale_rates_is_counted() {
    let ran = qedoku(&["grade", "--format", "json", "--up-to", "intermediate", "hard.txt"]);
    let grade: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((grade["outcome"].as_str(), ran.code), (Some("stuck"), 1));
    let ran = qedoku(&["grade", "--format", "json", "--profile", "documents", "matrix.list"]);
    let grade: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((grade["outcome"].as_str(), ran.code), (Some("solved"), 0), "{}", ran.out);
    let ran = qedoku(&["grade", "--format", "csv", "--profile", "se", "--no-uniqueness", "hard.txt"]);
    let fields: Vec<&str> = ran.out.lines().nth(1).unwrap().split(',').collect();
    assert_eq!(fields[10], "0", "the profile has rated techniques only: {}", ran.out);
}

#[test]
fn the_number_of_threads_changes_no_byte() {
    let puzzles = qedoku(&["generate", "--count", "60", "--seed", "5"]).out + "bad\n";
    for format in ["json", "csv", "table"] {
        let of = |jobs: &str| {
            let ran = fed(&["grade", "--format", format, "--jobs", jobs], &puzzles);
            (ran.out, ran.err, ran.code)
        };
        assert_eq!(of("1"), of("2"), "{format}");
    }
}

#[test]
fn grades_agree_with_the_log() {
    let ran = qedoku(&["grade", "--format", "json", "hard.txt"]);
    let grade: Value = serde_json::from_str(&ran.out).unwrap();
    let log = qedoku(&["solve", "--format", "ndjson", "hard.txt"]).out;
    let end: Value = serde_json::from_str(log.lines().last().unwrap()).unwrap();
    assert_eq!(
        (&grade["hardest"], &grade["steps"], &grade["techniques"]),
        (&end["hardest"], &end["steps"], &end["counts"])
    );
}
