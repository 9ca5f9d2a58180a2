//! `qedoku why`: the smallest argument for one candidate.
use crate::run::{fed, fixtures, qedoku};
use serde_json::Value;

const EASY: &str = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";

fn snapshot(name: &str, text: &str) {
    insta::with_settings!({ snapshot_path => fixtures(), prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(name, text);
    });
}

fn messages(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn the_argument_is_told_in_each_language() {
    let told = |lang| {
        let questions = ["r5c5", "r5c5=2", "r5c5<>9", "r1c1", "r1c2<>4"];
        let ran = qedoku(&[&["why", "--lang", lang, EASY], &questions[..]].concat());
        assert_eq!((ran.err.as_str(), ran.code), ("", 0));
        ran.out
    };
    snapshot("why", &(told("en") + "\n\n" + &told("zh")));
}

#[test]
fn the_checker_accepts_an_argument_by_itself() {
    for (question, outcome) in [("r5c5", "r5c5=9"), ("D8!=4", "r4c8<>4")] {
        let ran = qedoku(&["why", "--format", "ndjson", "hard.txt", question]);
        let lines = messages(&ran.out);
        let end = lines.last().unwrap();
        let argument = &end["argument"];
        let number = |of: &Value, field: &str| of[field].as_u64().unwrap();
        let [size, slice, run] = ["size", "slice", "run"].map(|name| number(&argument[name], "steps"));
        assert_eq!((end["outcome"].as_str(), argument["asked"].is_string()), (Some("reached"), true), "{outcome}");
        assert!(size <= slice && slice <= run, "{argument}");
        assert_eq!(size, number(end, "steps"));
        assert!(number(argument, "at_least") <= number(&argument["size"], "truths"), "{argument}");
        let checked = fed(&["check"], &ran.out);
        assert_eq!(checked.code, 0, "{}", checked.err);
        assert!(checked.out.contains("outcome reached"), "{}", checked.out);
    }
}

#[test]
fn an_argument_without_a_step_it_needs_is_not_accepted() {
    let ran = qedoku(&["why", "--format", "ndjson", EASY, "r5c5"]);
    let lines: Vec<&str> = ran.out.lines().collect();
    for missing in 1..lines.len() - 1 {
        let left: Vec<&str> =
            lines.iter().enumerate().filter(|&(at, _)| at != missing).map(|(_, line)| *line).collect();
        assert_ne!(fed(&["check"], left.join("\n")).code, 0, "step {missing} is needed");
    }
}

#[test]
fn what_a_position_has_already_takes_no_step() {
    let from_givens = qedoku(&["why", "--format", "ndjson", EASY, "r5c5"]);
    let lines = messages(&from_givens.out);
    let placed = lines.iter().filter_map(|line| line["place"][0].as_str());
    let mut cells: Vec<String> = EASY.chars().map(|given| given.to_string()).collect();
    for place in placed.filter(|place| *place != "r5c5=9") {
        let number = |at: usize| place[at..=at].parse::<usize>().unwrap();
        cells[(number(1) - 1) * 9 + number(3) - 1] = format!("+{}", number(5));
    }
    let position = format!(":0000:x:{}:::", cells.concat());
    let again = messages(&qedoku(&["why", "--format", "ndjson", &position, "r5c5"]).out);
    assert_eq!(again.iter().filter(|line| line["type"] == "step").count(), 1);
}

#[test]
fn the_same_argument_comes_out_for_any_number_of_threads_and_any_company() {
    let with = |jobs| qedoku(&["why", "--jobs", jobs, "--format", "ndjson", "p2676.in", "r1c2", "r9c9"]).out;
    assert_eq!(with("1"), with("3"));
    let alone = qedoku(&["why", "--format", "ndjson", EASY, "r2c2"]).out;
    let after = qedoku(&["why", "--format", "ndjson", EASY, "r9c8", "r2c2"]).out;
    assert!(after.ends_with(&alone));
}

#[test]
fn arguments_are_pages_and_drawings_too() {
    let page = qedoku(&["why", "--format", "html", EASY, "r5c5", "r1c2"]).out;
    assert!(page.contains("r5c5=9 is reached") && page.contains("r1c2=9 is reached"), "{page}");
    let svg = qedoku(&["why", "--format", "svg", EASY, "r5c5"]).out;
    assert!(svg.starts_with("<svg") && svg.contains("r5c5=9"), "{svg}");
    assert_eq!(qedoku(&["why", "--format", "svg", EASY, "r5c5", "r1c2"]).code, 2);
    let text = qedoku(&["why", "--format", "markdown", EASY, "r5c5"]).out;
    assert!(text.contains("```text") && text.contains("r5c5=9"), "{text}");
}

#[test]
fn questions_that_make_no_sense_and_targets_out_of_reach_are_told_apart() {
    let senseless = qedoku(&["why", EASY, "r5c5", "r0c0"]);
    assert_eq!((senseless.code, senseless.out.as_str()), (2, ""));
    assert!(senseless.err.contains("\"r0c0\" is no question"), "{}", senseless.err);
    let hard = qedoku(&["why", "--up-to", "simple", "--format", "ndjson", "hard.txt", "r1c9", "r9c1"]);
    assert_eq!(hard.code, 1);
    assert!(hard.err.contains("do not get there"), "{}", hard.err);
    assert_eq!(messages(&hard.out).iter().filter(|line| line["type"] == "error").count(), hard.err.lines().count());
}
