//! `qedoku hint`: as much of the next step as is asked for.
use crate::run::{fixtures, qedoku};
use crate::steps::library_line;
use serde_json::Value;

const LEVELS: [&str; 7] = ["nudge", "technique", "digits", "where", "what", "full", "proof"];
const EASY: &str = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";

pub(crate) fn snapshot(name: &str, text: &str) {
    insta::with_settings!({ snapshot_path => fixtures(), prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(name, text);
    });
}

/// The position of a puzzle with digits placed: a library line.
fn with_placed(placed: &[(usize, char)]) -> String {
    let mut grid = String::new();
    for (index, given) in EASY.chars().enumerate() {
        match placed.iter().find(|(at, _)| *at == index) {
            Some((_, digit)) => grid.extend(['+', *digit]),
            None => grid.push(given),
        }
    }
    format!(":0000:x:{grid}:::")
}

#[test]
fn each_level_says_more_in_each_language() {
    let mut text = String::new();
    for case in ["x-wing/generated-1.case", "naked-pair/few-cells-box.case"] {
        for level in LEVELS {
            for lang in ["en", "zh"] {
                let ran = qedoku(&["hint", "--level", level, "--lang", lang, &library_line(case)]);
                assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{case}");
                text.extend(["== ", case, " ", level, " ", lang, "\n", &ran.out]);
            }
        }
    }
    snapshot("hints", &text);
}

#[test]
fn the_proof_of_a_single_names_what_closes_every_other_cell() {
    let line = library_line("hidden-single-row/many-cells.case");
    let output = ["en", "zh"].map(|lang| qedoku(&["hint", "--level", "proof", "--lang", lang, &line]).out);
    snapshot("hint-proof-of-a-single", &output.concat());
}

#[test]
fn a_level_gives_nothing_away_that_a_higher_one_tells() {
    let mut before = 0;
    for level in LEVELS {
        let ran = qedoku(&["hint", "--level", level, "--format", "ndjson", EASY]);
        let hint: Value = serde_json::from_str(&ran.out).unwrap();
        let fields = hint.as_object().unwrap().len();
        assert!(fields >= before && hint["level"] == level, "{hint}");
        assert_eq!(hint.get("conclusion").is_some(), ["what", "full", "proof"].contains(&level), "{hint}");
        assert_eq!(hint.get("at").is_some(), !["nudge", "technique", "digits"].contains(&level), "{hint}");
        assert_eq!(hint.get("digits").is_some(), !["nudge", "technique"].contains(&level), "{hint}");
        assert_eq!(hint.get("step").is_some(), ["full", "proof"].contains(&level), "{hint}");
        before = fields;
    }
}

#[test]
fn wrong_entries_come_before_any_hint() {
    let one = qedoku(&["hint", &with_placed(&[(1, '4')])]);
    assert_eq!(one.code, 3);
    let two = |lang| qedoku(&["hint", "--lang", lang, &with_placed(&[(1, '4'), (2, '9')])]).out;
    let clash = |lang| qedoku(&["hint", "--lang", lang, &format!(":0000:x:1+1{}:::", ".".repeat(79))]).out;
    snapshot("mistakes", &(one.out + &two("en") + &two("zh") + &clash("en") + &clash("zh")));
    let json = qedoku(&["hint", "--format", "ndjson", &with_placed(&[(1, '4'), (2, '9')])]).out;
    let hint: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(hint["wrong"], serde_json::json!(["r1c2=4", "r1c3=9"]));
}

#[test]
fn nothing_is_left_to_hint_at_in_a_full_grid() {
    let solved = qedoku(&["solve", "--format", "line", EASY]).out;
    let full: String = EASY
        .chars()
        .zip(solved.chars())
        .flat_map(|(given, digit)| [if given == '.' { "+" } else { "" }.into(), digit.to_string()])
        .collect();
    let output = |lang| {
        let ran = qedoku(&["hint", "--lang", lang, &format!(":0000:x:{full}:::")]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        ran.out
    };
    let asked = |lang| qedoku(&["hint", "--for", "r1c1=6", "--lang", lang, EASY]).out;
    snapshot("hint-full", &(output("en") + &output("zh") + &asked("en") + &asked("zh")));
    for format in ["html", "svg", "markdown"] {
        let shown = qedoku(&["hint", "--level", "full", "--format", format, &format!(":0000:x:{full}:::")]);
        assert!(shown.code == 0 && shown.out.contains("Every cell is filled"), "{format}: {}", shown.err);
        assert!(format != "svg" || shown.out.starts_with("<svg"), "{}", shown.out);
    }
}

#[test]
fn a_hint_can_be_on_the_way_to_something() {
    let ran = qedoku(&["hint", "--for", "r5c5", "--level", "what", "--format", "ndjson", EASY]);
    let why = qedoku(&["why", "--format", "ndjson", EASY, "r5c5"]);
    let hint: Value = serde_json::from_str(&ran.out).unwrap();
    let first: Value = serde_json::from_str(why.out.lines().nth(2).unwrap()).unwrap();
    assert_eq!(hint["conclusion"], first["place"][0]);
}

#[test]
fn pictures_are_for_those_who_ask_for_all() {
    let refused = qedoku(&["hint", "--format", "html", EASY]);
    assert_eq!((refused.code, refused.out.as_str()), (2, ""));
    let page = qedoku(&["hint", "--format", "html", "--level", "full", EASY]);
    assert!(page.out.contains("</html>"), "{}", page.err);
}
