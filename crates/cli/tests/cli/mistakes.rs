//! Entries that are wrong, and grids without a solution.
use crate::run::{fed, fixtures, qedoku};
use serde_json::{Value, json};

const EASY: &str = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";
/// The only solution has r1c2=9, r1c3=5, r2c1=7.
const SPOILED: &str = ":0000:x:6+4.1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4:::";
const CLASHING: &str = ":0000:x:6+1.1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4:::";
/// The 9 is gone from r1c2.
const RUBBED: &str = ":0000:x:6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4:912::";
/// A given too many: 2 has no place left in row 6.
const UNSOLVABLE: &str = "6..1..7.8...8..2..238.5.1......4..92..43286..37..1......3.7.526..2..4...9.7..6..4";
/// A given too many, which no clash shows.
const CONTRADICTORY: &str = "64.1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";
/// Two givens too few.
const SEVERAL: &str = "......7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";

fn snapshot(name: &str, text: &str) {
    insta::with_settings!({ snapshot_path => fixtures(), prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(name, text);
    });
}

fn output(arguments: &[&str]) -> String {
    let ran = qedoku(arguments);
    format!("{}{}", ran.out, ran.err)
}

#[test]
fn mistakes_and_impossible_grids_are_told_rung_by_rung() {
    let mut text = String::new();
    let both = SPOILED.replace(":::", ":955::");
    let clash = "11".to_owned() + &".".repeat(79);
    for lang in ["en", "zh"] {
        for position in [SPOILED, CLASHING, RUBBED, &both, UNSOLVABLE, CONTRADICTORY, &clash, SEVERAL] {
            for level in ["nudge", "where", "what"] {
                text += &output(&["hint", "--lang", lang, "--level", level, position]);
            }
            text += &output(&["solve", "--lang", lang, position]);
        }
        text += &output(&["hint", "--lang", lang, "--level", "full", SPOILED]);
        text += &output(&["why", "--lang", lang, CONTRADICTORY, "r5c5"]);
    }
    snapshot("mistakes-by-level", &text);
}

#[test]
fn why_tells_the_mistake_instead_of_an_argument() {
    let ran = qedoku(&["why", SPOILED, "r5c5", "r1c3"]);
    assert_eq!((ran.code, ran.err.as_str()), (3, ""));
    assert!(ran.out.starts_with("Before anything else: r1c2=4 is wrong."), "{}", ran.out);
    assert!(ran.out.contains("Now nothing is left for r1c3."), "{}", ran.out);
    let log = qedoku(&["why", "--format", "ndjson", SPOILED, "r5c5"]).out;
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let end = lines.last().unwrap();
    assert_eq!(
        (&lines[0]["kind"], &end["outcome"], &end["at"]),
        (&json!("wrong-entries"), &json!("contradiction"), &json!("r1c3"))
    );
    let checked = fed(&["check"], &log);
    assert!(checked.code == 0 && checked.out.contains("outcome contradiction"), "{}{}", checked.out, checked.err);
    // Without its first step the end does not follow.
    let cut: Vec<&str> = log.lines().enumerate().filter(|(at, _)| *at != 2).map(|(_, line)| line).collect();
    assert_ne!(fed(&["check"], cut.join("\n")).code, 0);
    for format in ["html", "svg", "markdown"] {
        let shown = qedoku(&["why", "--format", format, SPOILED, "r5c5"]);
        // A drawing is of the last step, and says it.
        let expected = if format == "svg" { "r6c3=9" } else { "r1c2=4 is wrong" };
        assert!(shown.code == 3 && shown.out.contains(expected), "{format}: {}{}", shown.out, shown.err);
    }
}

#[test]
fn solve_names_what_hint_names() {
    for position in [SPOILED, CLASHING, RUBBED, CONTRADICTORY] {
        let hint = output(&["hint", "--level", "what", "--format", "ndjson", position]);
        let hint: Value = serde_json::from_str(&hint).unwrap();
        // What is named of entries is the first of them; of givens, what they leave empty.
        let named = hint["wrong"][0].as_str().map(|entry| entry.split("<>").next().unwrap().to_owned());
        let left = hint["contradiction"]["at"].as_str().map(str::to_owned);
        let hint = named.or(left).unwrap();
        let solved = qedoku(&["solve", position]);
        assert_eq!(solved.code, 3);
        assert!(solved.err.contains(&hint), "{hint}\n{}", solved.err);
    }
}

#[test]
fn a_level_of_a_mistake_gives_nothing_away_that_a_higher_one_tells() {
    let at = |level| -> Value {
        serde_json::from_str(&qedoku(&["hint", "--level", level, "--format", "ndjson", RUBBED]).out).unwrap()
    };
    assert_eq!((&at("nudge")["wrong"], &at("nudge")["look"]), (&Value::Null, &json!("b1")));
    assert_eq!((&at("where")["wrong"], &at("where")["mistakes"]), (&json!(["r1c2"]), &Value::Null));
    assert_eq!((&at("what")["wrong"], &at("what")["refutations"]), (&json!(["r1c2<>9"]), &Value::Null));
    let steps = at("what")["mistakes"][0]["contradiction"]["steps"].as_u64().unwrap() as usize;
    assert_eq!(at("full")["refutations"][0].as_array().unwrap().len(), steps + 2);
}

#[test]
fn a_list_of_entries_tells_how_far_it_was_right() {
    let ran = |entries: &str| qedoku(&["hint", "--level", "where", "--format", "ndjson", "--entries", entries, EASY]);
    let hint: Value = serde_json::from_str(&ran("r1c2=9,r1c3=5,r2c1=1,r2c2=4").out).unwrap();
    assert_eq!((&hint["back"]["right"], &hint["back"]["of"]), (&json!(2), &json!(4)));
    assert_eq!((&hint["back"]["mistake"], &hint["wrong"]), (&json!("r2c1=1"), &json!(["r2c1=1"])));
    let position = hint["back"]["position"].as_str().unwrap();
    assert_eq!(qedoku(&["hint", position]).code, 0, "{position}");
    let right: Value = serde_json::from_str(&ran("r1c2=9,r1c3=5").out).unwrap();
    assert!(right.get("back").is_none() && right.get("wrong").is_none(), "{right}");
    let mut text = String::new();
    for lang in ["en", "zh"] {
        for entries in ["r1c2=4,r1c3=5", "r1c2=9,r1c3=4", "r1c2=9,r1c3=5,r2c1<>7"] {
            text += &output(&["hint", "--lang", lang, "--level", "where", "--entries", entries, EASY]);
        }
    }
    snapshot("mistakes-back", &text);
    assert_eq!((ran("r1c1=5").code, ran("r1c2").code), (2, 2));
}

#[test]
fn the_grids_of_several_solutions_are_for_those_who_ask_for_all() {
    let said = |level| qedoku(&["hint", "--level", level, SEVERAL]).err;
    let digits = |text: &str| text.split(|letter: char| !letter.is_ascii_digit()).any(|part| part.len() == 81);
    assert!(!digits(&said("full")) && said("full").lines().count() == 1, "{}", said("full"));
    assert!(digits(&said("proof")), "{}", said("proof"));
}

#[test]
fn what_a_run_stopped_at_a_tier_is_told_to_take_goes_on() {
    let sentence = |tier: &str| {
        let log = qedoku(&["solve", "--up-to", tier, "hard.txt"]).out.replace('\n', " ");
        log[log.rfind("The tier ").or_else(|| log.rfind("Up to the tier ")).unwrap()..].to_owned()
    };
    let simple = sentence("simple");
    assert!(simple.starts_with("The tier simple holds Full House and Naked Single, and nothing else;"), "{simple}");
    let all = qedoku(&["solve", "--format", "ndjson", "hard.txt"]).out;
    let names: Vec<Value> = all.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let harder = names.iter().find(|it| it["type"] == "step" && it["tier"] != "simple").unwrap();
    let name = harder["text"].as_str().unwrap().split(':').next().unwrap();
    let tier = harder["tier"].as_str().unwrap();
    assert!(simple.contains(&format!("{name} ({tier}) would go on.")), "{simple}");
    let end = |asked: &[&str]| -> Value {
        let log = qedoku(&[&["solve", "--format", "ndjson", "hard.txt"], asked].concat()).out;
        serde_json::from_str(log.lines().last().unwrap()).unwrap()
    };
    assert_eq!(end(&["--up-to", "simple"])["next"], harder["technique"]);
    assert!(end(&[]).get("next").is_none(), "nothing was left out");
    let hint = qedoku(&["hint", "--up-to", "simple", "hard.txt"]);
    assert!(hint.code == 1 && hint.err.contains(&format!("{name} ({tier}) would go on")), "{}", hint.err);
}
