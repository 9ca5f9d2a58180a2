//! `qedoku hint`: as much of the next step as is asked for.
use crate::run::{fed, fixtures, qedoku};
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

/// Of these entries three are wrong, of which the second entry is the first; it clashes with nothing that can be seen.
const HARDER: &str = "000000907000420180000705026100904000050000040000507009920108000034059000507000000";

#[test]
fn text_has_all_rungs_up_to_the_level() {
    let mut before = String::new();
    for level in LEVELS {
        let ran = qedoku(&["hint", "--level", level, HARDER]);
        let numbered = |text: &str| text.lines().filter(|line| line.contains(" of 7")).count();
        let at = LEVELS.iter().position(|it| *it == level).unwrap() + 1;
        assert_eq!((ran.code, numbered(&ran.out)), (0, at), "{level}: {}", ran.out);
        assert!(ran.out.starts_with(&before), "{level}: {}", ran.out);
        before = ran.out.split_inclusive('\n').take(at.min(5)).collect();
        let more = ["the whole step", "`--level proof` tells what the step rests on"];
        let said = more.map(|more| ran.out.contains(more));
        assert_eq!(said, [at < 6, at == 6], "{level}: {}", ran.out);
    }
}

#[test]
fn all_rungs_on_several_wrong_entries_are_about_the_first() {
    let entries = "r1c1=4,r9c9=1,r4c5=3,r1c2=6,r5c5=9";
    let said = |lang| qedoku(&["hint", "--level", "full", "--lang", lang, "--entries", entries, HARDER]).out;
    snapshot("mistakes-several", &(said("en") + &said("zh")));
    for level in LEVELS {
        let ran = qedoku(&["hint", "--level", level, "--entries", entries, "-f", "ndjson", HARDER]);
        let hint: Value = serde_json::from_str(&ran.out).unwrap();
        let text = hint["text"].as_str().unwrap();
        let own = ["box 9", "row 9", "It is a 1", "r9c9=1", "1 at r9c9", "the 1 at r9c9", "r9c9 is 2"];
        let at = LEVELS.iter().position(|it| *it == level).unwrap();
        assert!(text.contains(own[at]) && hint["look"] == "b9", "{level}: {hint}");
    }
    // Blanks will do, and several arguments.
    let spaced = qedoku(&["hint", "--level", "full", HARDER, "--entries", "r1c1=4 r9c9=1 r4c5=3", "r1c2=6", "r5c5=9"]);
    assert_eq!(spaced.out, said("en"));
}

#[test]
fn a_clash_that_is_seen_promises_no_more_than_there_is() {
    let at = |level| qedoku(&["hint", "--level", level, "--entries", "r9c9=9", HARDER]).out;
    let clash = "take it back. Clash: 9 at r6c9 and r9c9";
    let described = at("where").replace("\n        ", " ");
    assert!(
        described.contains("1 of 2  Your only entry, r9c9=9, is wrong") && described.contains(clash),
        "{described}"
    );
    assert!(!at("where").contains("--level full") && at("where").contains("--level proof"), "{}", at("where"));
    assert_eq!(at("full"), at("where"));
    assert!(at("proof").contains("2 of 2  From the givens alone: r9c9 is 2"), "{}", at("proof"));
}

#[test]
fn entries_that_are_right_are_said_to_be() {
    for (entries, lang, said) in [
        ("r1c1=4,r1c2=6", "en", "Your 2 entries are right.\n1 of 7  Look at box 7."),
        ("r1c1=4", "en", "Your entry is right.\n1 of 7"),
        ("r1c1=3,r1c1=4,r1c2<>9", "zh", "你填的 2 处都对。\n1/7"),
    ] {
        let ran = qedoku(&["hint", "--lang", lang, "--entries", entries, HARDER]);
        assert!(ran.code == 0 && ran.out.starts_with(said), "{entries}: {}{}", ran.out, ran.err);
    }
    let json = qedoku(&["hint", "-f", "ndjson", "--entries", "r1c1=4,r1c2=6", HARDER]).out;
    assert_eq!(serde_json::from_str::<Value>(&json).unwrap()["right"], 2);
    let bad = qedoku(&["hint", "--entries", "r1c1=4 nonsense", HARDER]);
    assert!(bad.code == 2 && bad.err.contains("\"nonsense\"") && bad.err.contains("commas or blanks"), "{}", bad.err);
}

/// With candidates a cell with one of them is seen first, without them a digit with one place in a box.
#[test]
fn without_pencil_marks_a_box_is_scanned_before_a_cell() {
    let first = |profile: &str| {
        let ran = qedoku(&["hint", "--profile", profile, "--format", "ndjson", EASY]);
        serde_json::from_str::<Value>(&ran.out).unwrap()["technique"].clone()
    };
    assert_eq!((first("default"), first("scanning")), ("naked-single".into(), "hidden-single-box".into()));
    let simple = qedoku(&["solve", "--profile", "scanning", "--up-to", "simple", EASY]);
    assert!(!simple.out.contains("Hidden Single, "), "{}", simple.out);
}

#[test]
fn logs_of_scanning_are_accepted_under_any_rules() {
    for (options, single) in [(&[][..], "column"), (&["--rules", "x"], "region"), (&["--size", "6"], "box")] {
        let puzzles = qedoku(&[&["generate", "--seed", "3", "--count", "2"], options].concat());
        let solve = ["solve", "--profile", "scanning", "--format", "ndjson", "-"];
        let log = fed(&solve, puzzles.out).out;
        assert!(log.contains(&format!("\"hidden-single-{single}\"")), "{options:?}: {log}");
        let checked = fed(&["check", "-"], log);
        assert!(checked.code == 0 && checked.out.contains("2 of 2 traces accepted"), "{options:?}: {}", checked.out);
    }
}
