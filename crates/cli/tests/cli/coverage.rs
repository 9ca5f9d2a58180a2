//! `qedoku coverage`: which techniques puzzles and logs use.
use crate::run::{fed, matrix, qedoku};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

fn puzzles() -> String {
    qedoku(&["generate", "--seed", "3", "--count", "12"]).out
}

fn json(args: &[&str], input: &str) -> Value {
    let ran = fed(&[&["coverage", "--format", "json"], args].concat(), input);
    serde_json::from_str(&ran.out).unwrap_or_else(|error| panic!("{error}: {}{}", ran.out, ran.err))
}

/// The steps of each technique that fired.
fn fired(coverage: &Value) -> BTreeMap<String, u64> {
    let rows = coverage["techniques"].as_array().unwrap().iter();
    let counts = rows.map(|row| (row["technique"].as_str().unwrap().to_owned(), row["fired"].as_u64().unwrap()));
    counts.filter(|(_, count)| *count > 0).collect()
}

fn file(name: &str, text: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("coverage");
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path
}

#[test]
fn steps_are_counted_as_in_grades_whatever_the_number_of_threads() {
    let input = puzzles() + "bad\n";
    let one = fed(&["coverage", "--format", "json", "--jobs", "1"], &input);
    let two = fed(&["coverage", "--format", "json", "--jobs", "2"], &input);
    assert_eq!((&one.out, one.code), (&two.out, 2), "{}", one.err);
    assert!(one.err.contains("stdin:13:1: "), "{}", one.err);
    let coverage: Value = serde_json::from_str(&one.out).unwrap();
    assert_eq!((&coverage["puzzles"], &coverage["solved"], &coverage["bad"]), (&12.into(), &12.into(), &1.into()));
    let mut graded: BTreeMap<String, u64> = BTreeMap::new();
    for line in fed(&["grade", "--scale", "tier", "--format", "ndjson"], puzzles()).out.lines() {
        for (slug, count) in serde_json::from_str::<Value>(line).unwrap()["techniques"].as_object().unwrap() {
            *graded.entry(slug.clone()).or_default() += count.as_u64().unwrap();
        }
    }
    assert_eq!(fired(&coverage), graded);
    let text = fed(&["coverage"], puzzles()).out;
    assert!(text.starts_with("Profile default: 12 puzzles, 12 solved, 0 bad records\n"), "{text}");
    let csv = fed(&["coverage", "--format", "csv"], puzzles()).out;
    let rows = csv.lines().count() - 1;
    assert_eq!(rows, coverage["techniques"].as_array().unwrap().len());
    assert!(csv.lines().skip(1).all(|row| row.split(',').count() == 9), "{csv}");
    let page = fed(&["coverage", "--format", "html", "--lang", "zh"], puzzles()).out;
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("<td>naked-single</td>"), "{page}");
}

#[test]
fn what_was_possible_is_counted_where_another_technique_was_taken() {
    let coverage = json(&["--count", "all", "--up-to", "intermediate"], &puzzles());
    let row =
        |slug: &str| coverage["techniques"].as_array().unwrap().iter().find(|row| row["technique"] == slug).unwrap();
    // A full house is a naked single, too, and taken first.
    let full = row("full-house")["fired"].as_u64().unwrap();
    assert!(row("naked-single")["possible"].as_u64().unwrap() >= full && full > 0, "{coverage}");
    assert_eq!(row("full-house")["possible"], 0, "what comes first is taken wherever it is possible");
    assert_eq!(row("naked-single")["first"]["place"], "stdin:1:1");
}

#[test]
fn what_a_change_alters_is_named() {
    let input = puzzles();
    let old = file("old.json", &fed(&["coverage", "--format", "json"], &input).out);
    let old = old.to_str().unwrap();
    let same = fed(&["coverage", "--against", old], &input);
    assert_eq!((same.out.as_str(), same.code), ("Nothing changed.\n", 0), "{}", same.err);
    let ran = fed(&["coverage", "--against", old, "--without", "hiden-single"], &input);
    assert!(ran.code == 2 && ran.err.contains("hiden-single"), "{}", ran.err);
    let ran = fed(&["coverage", "--against", old, "--without", "Hidden Single Box"], &input);
    assert_eq!(ran.code, 1, "{}", ran.err);
    let vanished = ran.out.split("Only before\n").nth(1).unwrap();
    assert!(vanished.starts_with("  hidden-single-box  fired "), "{}", ran.out);
    let changed = ran.out.split("Changed\n").nth(1).unwrap();
    assert!(changed.contains("hidden-single-row"), "those that step in are named: {}", ran.out);
    let changes = json(&["--against", old, "--without", "hidden-single-box"], &input);
    assert_eq!(changes["vanished"][0]["technique"], "hidden-single-box");
    assert_eq!(changes["vanished"][0]["fired"][1], 0);
    let bad = fed(&["coverage", "--against", file("bad.json", "{}").to_str().unwrap()], &input);
    assert!(bad.code == 2 && bad.err.contains("expected what `qedoku coverage --format json` writes"), "{}", bad.err);
}

#[test]
fn steps_of_other_programs_are_said_not_to_be_counted() {
    let puzzle = puzzles().lines().next().unwrap().to_owned();
    let list = format!("[{{\"puzzle\":\"{puzzle}\",\"steps\":[{{\"t\":\"Hidden Single\"}}]}}]");
    let foreign = file("foreign.json", &list);
    let other = file("other.txt", &puzzles());
    let ran = qedoku(&["coverage", "--format", "json", foreign.to_str().unwrap(), other.to_str().unwrap()]);
    let described = format!("{}: it has steps in a form that is no log of Qedoku (found \"steps\")", foreign.display());
    assert!(
        ran.err.contains(&described) && ran.err.contains("Expected messages such as {\"type\":\"begin\""),
        "{}",
        ran.err
    );
    let coverage: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&coverage["puzzles"], &coverage["logs"], ran.code), (&13.into(), &0.into(), 0));
    let ran = fed(&["coverage"], "{\"n\":1,\"technique\":\"Hidden Single\",\"placements\":[]}\n");
    assert!(ran.err.contains("-: it has steps in a form") && ran.code == 2, "{}", ran.err);
}

#[test]
fn the_fewest_puzzles_cover_the_same_techniques() {
    let input = puzzles();
    let few = fed(&["coverage", "--minimal"], &input).out;
    assert!(few.starts_with("# ") && few.contains("fewer do not"), "{few}");
    let names = |text: &str| fired(&json(&["--count", "fired"], text)).into_keys().collect::<Vec<_>>();
    assert_eq!(names(&few), names(&input));
    assert!(few.lines().count() - 1 < 12, "{few}");
    let set = json(&["--minimal"], &input);
    assert_eq!(set["puzzles"].as_array().unwrap().len(), few.lines().count() - 1);
    assert_eq!(set["is_smallest"], true);
    assert_eq!(fed(&["coverage", "--minimal", "--format", "csv"], &input).code, 2);
}

#[test]
fn logs_count_once_their_steps_are_accepted() {
    let input = puzzles();
    let log = fed(&["solve", "--format", "ndjson"], &input).out;
    let path = file("log.ndjson", &log);
    let ran = qedoku(&["coverage", "--format", "json", path.to_str().unwrap()]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert_eq!(fired(&serde_json::from_str(&ran.out).unwrap()), fired(&json(&[], &input)));
    assert_eq!(
        fed(&["coverage", "--format", "json", "--logs"], &log).out.replace("stdin#", "#"),
        ran.out.replace(&format!("{}#", path.display()), "#")
    );
    // The last trace is forged: the others count.
    let (others, last) = log.trim_end().rsplit_once("{\"type\":\"begin\"").unwrap();
    let forged = format!("{others}{{\"type\":\"begin\"{}\n", last.replacen("=1\"", "=2\"", 1));
    let ran = qedoku(&["coverage", "--format", "json", file("forged.ndjson", &forged).to_str().unwrap()]);
    let coverage: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&coverage["puzzles"], &coverage["bad"], ran.code), (&11.into(), &1.into(), 1), "{}", ran.err);
    let line = log[..log.rfind("{\"type\":\"begin\"").unwrap()].lines().count();
    let described = ran.err.lines().find(|line| line.contains("puzzle 12: line ")).unwrap();
    assert!(described.contains("step ") && described.ends_with("; it is not counted"), "{described}");
    let named: usize = described.split("line ").nth(1).unwrap().split(':').next().unwrap().parse().unwrap();
    assert!(named > line, "{described}");
}

#[test]
fn damaged_logs_say_where_and_why_and_the_rest_is_counted() {
    let log = fed(&["solve", "--format", "ndjson"], puzzles()).out;
    let begins: Vec<usize> = log.match_indices("{\"type\":\"begin\"").map(|(at, _)| at).collect();
    // A line that is no JSON in the second of twelve, and an end that is cut off.
    let at = begins[1] + log[begins[1]..].find('\n').unwrap() + 1;
    let line = log[..at].lines().count() + 1;
    let torn = format!("{}oops\n{}", &log[..at], &log[at..=log.trim_end().rfind('\n').unwrap()]);
    let ran = fed(&["coverage", "--format", "json", "-"], &torn);
    let coverage: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&coverage["puzzles"], &coverage["bad"], ran.code), (&11.into(), &2.into(), 2), "{}", ran.err);
    assert!(ran.err.contains(&format!("line {line}")), "{}", ran.err);
    let begin = torn.lines().count() - torn[torn.rfind("{\"type\":\"begin\"").unwrap()..].lines().count() + 1;
    assert!(ran.err.contains(&format!("it begins on line {begin}, and is not counted")), "{}", ran.err);
    assert_eq!(fed(&["coverage", "--logs"], "").code, 2);
}

#[test]
fn what_a_log_cannot_tell_is_left_blank() {
    let log = fed(&["solve", "--format", "json"], puzzles()).out;
    for args in [&["coverage", "--format", "json"][..], &["coverage", "--format", "json", "-"]] {
        let coverage: Value = serde_json::from_str(&fed(args, &log).out).unwrap();
        assert_eq!((&coverage["puzzles"], &coverage["logs"]), (&12.into(), &12.into()));
        let rows = coverage["techniques"].as_array().unwrap();
        assert!(rows.iter().all(|row| row["needed"].is_null() && row["possible"].is_null()), "{coverage}");
    }
    let text = fed(&["coverage", "--count", "fired,needed"], &log).out;
    assert!(text.starts_with("Profile default: 12 logs, 12 solved, 0 bad records\n"), "{text}");
    let head = text.lines().find(|line| line.starts_with("technique ")).unwrap();
    assert!(!head.contains("needed"), "{head}");
    let coverage = json(&["--logs"], &log);
    assert_eq!((&coverage["counts_needed"], &coverage["counts_possible"]), (&false.into(), &false.into()));
    let csv = fed(&["coverage", "--format", "csv"], &log).out;
    assert!(csv.lines().nth(2).unwrap().contains(",,,1,stdin#1,"), "{csv}");
    // Beside puzzles, those are counted.
    let puzzles = file("beside.txt", &puzzles());
    let both = json(&[puzzles.to_str().unwrap(), "-"], &log);
    assert_eq!((&both["puzzles"], &both["logs"]), (&24.into(), &12.into()));
    let alone = json(&[], &self::puzzles());
    assert_eq!(needed(&both), needed(&alone));
    // The lines of `traces` are logs, too.
    let lines = fed(&["traces"], self::puzzles()).out;
    assert_eq!(fired(&json(&["-"], &lines)), fired(&alone));
}

/// The number of puzzles that needed each technique, row by row.
fn needed(coverage: &Value) -> Vec<Value> {
    coverage["techniques"].as_array().unwrap().iter().map(|row| row["needed"].clone()).collect()
}

#[test]
fn techniques_of_other_rules_stand_apart_until_a_puzzle_has_such_rules() {
    let classic = fed(&["coverage"], puzzles()).out;
    let (never, others) =
        classic.split_once("Never: ").unwrap().1.split_once("For puzzles with other rules: ").unwrap();
    assert!(!never.contains("rule-clash") && others.contains("cage-combinations"), "{classic}");
    assert!(classic.lines().all(|line| line.len() <= 100), "{classic}");
    assert!(!fed(&["coverage", "--missing"], puzzles()).out.contains("innie"));
    let killer = qedoku(&["generate", "--rules", "killer", "--seed", "2"]).out;
    let log = fed(&["solve", "--format", "ndjson"], &killer).out;
    assert!(log.contains("\"technique\":\"cage-combinations\""), "{log}");
    for input in [&killer, &log] {
        let coverage = json(&["--count", "fired"], input);
        assert!(fired(&coverage)["cage-combinations"] > 0, "{coverage}");
        let text = fed(&["coverage", "--count", "fired"], input).out;
        let others = text.split_once("For puzzles with other rules: ").unwrap().1;
        let others: Vec<&str> = others.split([',', ' ', '\n']).filter(|slug| !slug.is_empty()).collect();
        assert!(others.contains(&"hidden-single-region") && others.contains(&"renban-range"), "{text}");
        assert!(!others.contains(&"cage-combinations") && !others.contains(&"rule-clash"), "{text}");
    }
}

#[test]
fn coverages_that_are_not_alike_are_remarked_on() {
    let input = puzzles();
    let old = file("alike.json", &fed(&["coverage", "--format", "json"], &input).out);
    let against = ["coverage", "--against", old.to_str().unwrap()];
    let ran = fed(&[&against[..], &["--profile", "se"]].concat(), &input);
    assert!(ran.code == 2 && ran.err.contains("counted with --profile default, and this with se"), "{}", ran.err);
    // What a limit leaves out has not vanished.
    let ran = fed(&[&against[..], &["--no-uniqueness", "--count", "fired"]].concat(), &input);
    assert!(!ran.out.contains("Only before") || !ran.out.contains("unique-"), "{}", ran.out);
    let remark = "counted with --profile default, and this with --profile default --no-uniqueness: ";
    assert!(ran.err.contains(remark), "{}", ran.err);
    // What is counted is no such option, and what one did not count is not told.
    let ran = fed(&[&against[..], &["--count", "fired"]].concat(), &input);
    assert_eq!((ran.out.as_str(), ran.err.as_str(), ran.code), ("Nothing changed.\n", "", 0));
    let form = |form: &str| {
        let ran = fed(&[&against[..], &["--format", form, "--without", "full-house"]].concat(), &input);
        assert_eq!(ran.code, 1, "{}", ran.err);
        ran.out
    };
    let csv = form("csv");
    let head = "change,technique,fired_before,fired_now,puzzles_before,puzzles_now,possible_before,possible_now,needed_before,needed_now";
    assert_eq!(csv.lines().next(), Some(head));
    assert!(csv.contains("\nvanished,full-house,") && csv.contains("\nchanged,naked-single,"), "{csv}");
    assert!(csv.lines().all(|line| line.matches(',').count() == 9), "{csv}");
    let html = form("html");
    assert!(
        html.contains("<td>Only before</td><td>full-house</td><td>") && html.contains("<h1>What changed"),
        "{html}"
    );
    let changes = json(&["--against", old.to_str().unwrap(), "--without", "full-house"], &input);
    assert_eq!(changes["options"][1], "--profile default --without full-house");
    let change = &changes["vanished"][0];
    assert!(change["possible"].is_null() && change["needed"].is_array(), "{change}");
    let ran = fed(&[&against[..], &["--without", "naked-single"]].concat(), &input);
    assert!(
        ran.out.contains("Only before\n  naked-single") && ran.err.contains("--without naked-single"),
        "{}",
        ran.err
    );
    assert_eq!(fed(&[&against[..], &["--quiet", "--without", "naked-single"]].concat(), &input).err, "");
    // A document from before the options stood in it.
    let mut plain: Value = serde_json::from_str(&std::fs::read_to_string(&old).unwrap()).unwrap();
    plain.as_object_mut().unwrap().remove("options");
    let plain = file("plain.json", &plain.to_string());
    let ran = fed(&["coverage", "--against", plain.to_str().unwrap()], &input);
    assert_eq!((ran.out.as_str(), ran.err.as_str(), ran.code), ("Nothing changed.\n", "", 0));
}

/// The log of docs/coverage.md.
const LOG: &str = r#"{"type":"begin","puzzle":"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}
{"type":"step","technique":"Naked Single","place":["r5c5=5"],"truths":[{"cell":"r5c5","digits":[5]}]}
{"type":"end","outcome":"stuck"}
"#;

#[test]
fn the_log_of_the_page_is_counted_and_names_stand_for_techniques() {
    let page = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/coverage.md")).unwrap();
    assert!(page.contains(LOG));
    let coverage = json(&["-"], LOG);
    assert_eq!(fired(&coverage), [("naked-single".to_owned(), 1)].into());
    let text = fed(&["coverage"], LOG).out;
    assert!(text.starts_with("Profile default: 1 log, 0 solved, 0 bad records\n"), "{text}");
    assert!(text.contains("\nFirst seen: where the puzzle begins"), "{text}");
    let step = LOG.lines().nth(1).unwrap();
    let ran = fed(&["coverage"], format!("{}\n{step}\n", matrix()));
    assert!(ran.err.contains("it has messages of a log and does not begin like one"), "{}", ran.err);
    let after = fed(&["coverage", "--logs"], format!("my solver 1.0\n{LOG}"));
    assert!(after.out.starts_with("Profile default: 1 log, "), "{}{}", after.out, after.err);
}

#[test]
fn what_fires_though_it_was_left_out_is_remarked_on() {
    let puzzle = ".....3.825.....97.....7....2..3.6..4..5.9....1.....2..........3...4..8..9...51..6";
    let ran = qedoku(&["coverage", "--count", "fired", "--without", "l-wing", puzzle]);
    assert!(ran.err.contains("l-wing was left out and is in a step all the same"), "{}", ran.err);
    let ran = qedoku(&["coverage", "--count", "fired", "--without", "x-wing", puzzle]);
    assert_eq!(ran.err, "");
}

#[test]
fn a_table_without_rows_is_left_out() {
    let unsolved = format!("1{}\n", ".".repeat(80));
    let ran = fed(&["coverage"], &unsolved);
    assert!(ran.out.contains("\n0 of ") && !ran.out.contains("first seen"), "{}", ran.out);
    let page = fed(&["coverage", "--format", "html"], &unsolved).out;
    assert!(!page.contains("<table>"), "{page}");
    let ran = fed(&["coverage"], "");
    assert_eq!((ran.out.as_str(), ran.code), ("", 2));
    let ran = fed(&["coverage", "--missing", "--format", "csv"], &unsolved);
    assert!(ran.code == 2 && ran.err.contains("text or json"), "{}", ran.err);
    let ran = fed(&["coverage", "--format", "yaml"], &unsolved);
    assert!(ran.code == 2 && ran.err.contains("text, csv, json, html"), "{}", ran.err);
}

#[test]
fn two_collections_are_compared() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("coverage-two");
    std::fs::create_dir_all(&folder).unwrap();
    let [one, two] = ["one.txt", "two.txt"].map(|name| folder.join(name).to_str().unwrap().to_owned());
    std::fs::write(&one, matrix() + "\n").unwrap();
    std::fs::write(&two, qedoku(&["generate", "2", "--seed", "5"]).out).unwrap();
    let report = folder.join("two.json").to_str().unwrap().to_owned();
    std::fs::write(&report, qedoku(&["coverage", "-f", "json", &two]).out).unwrap();
    let beside = |other: &str| qedoku(&["coverage", "--against", other, "-f", "json", &one]);
    let [counted, read] = [&two, &report].map(|other| beside(other));
    let text = qedoku(&["coverage", "--against", &two, &one]).out;
    assert!(text.starts_with(&format!("{two} -> {one}\n")), "{text}");
    assert_eq!((counted.code, read.code), (1, 1), "{}{}", counted.err, read.err);
    assert_eq!(counted.out, read.out);
    let same = qedoku(&["coverage", "--against", &one, &one]);
    assert_eq!((same.out.trim_end(), same.code), ("Nothing changed.", 0), "{}", same.err);
}

#[test]
fn what_cannot_be_made_is_named_with_the_reason() {
    let args = ["coverage", "--profile", "se", "--up-to", "intermediate", "--missing"];
    let missing = fed(&args, matrix() + "\n").out;
    let made = fed(&[&args[..], &["--generate", "1", "--tries", "20"]].concat(), matrix() + "\n");
    for slug in missing.lines() {
        let described = made.err.contains(&format!("qedoku: {slug}: "));
        assert!(described || made.out.contains(&format!("# {slug}\n")), "{slug}: {}{}", made.out, made.err);
    }
    assert!(made.err.lines().all(|line| line.contains(" puzzles made in ") || line.contains(": no puzzle is made: ")));
    let killer = qedoku(&["generate", "--rules", "antiknight", "--seed", "2"]).out;
    let args =
        ["coverage", "--up-to", "intermediate", "--count", "fired", "--missing", "--generate", "1", "--tries", "1"];
    let made = fed(&args, &killer);
    assert!(!made.err.contains("innie") && made.code == 1, "no puzzle has cages: {}", made.err);
    let cages = qedoku(&["generate", "--rules", "killer", "--seed", "2"]).out;
    let missing = fed(&args[..6], &cages).out;
    let made = fed(&args, &cages);
    for slug in ["outie", "rule-of-45", "cage-must"].iter().filter(|slug| missing.contains(**slug)) {
        let described = format!("{slug}: no puzzle is made: it is about other rules");
        assert!(made.err.contains(&described), "{}", made.err);
    }
}

#[test]
fn puzzles_are_made_for_what_is_missing() {
    let simple = ["coverage", "--up-to", "simple", "--missing"];
    let missing = fed(&simple, matrix() + "\n").out;
    assert!(missing.lines().any(|slug| slug == "hidden-single-box") || !missing.contains("naked-single"), "{missing}");
    let args =
        ["coverage", "--up-to", "intermediate", "--without", "hidden-single-row,hidden-single-column", "--missing"];
    let missing = fed(&args, matrix() + "\n").out;
    assert!(missing.contains("naked-pair\n"), "{missing}");
    let made = fed(&[&args[..], &["--generate", "1", "--tries", "300"]].concat(), matrix() + "\n");
    for line in made.out.lines() {
        let (givens, slug) = line.split_once(" # ").unwrap();
        let coverage = json(&[&args[1..5], &["--count", "needed"]].concat(), givens);
        let row =
            coverage["techniques"].as_array().unwrap().iter().find(|row| row["technique"] == slug).unwrap().clone();
        assert!(row["fired"].as_u64().unwrap() > 0, "{slug}: {givens}");
    }
    assert!(made.out.lines().count() >= 2, "{}{}", made.out, made.err);
    let described = made.err.lines().filter(|line| line.contains("puzzles made in 300 tries")).count();
    assert_eq!(made.out.lines().count() + described, missing.lines().count(), "{}{}", made.out, made.err);
    assert_eq!(made.code, i32::from(described > 0));
}
