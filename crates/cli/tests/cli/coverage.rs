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
    let vanished = ran.out.split("Vanished\n").nth(1).unwrap();
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
    assert!(ran.err.contains("trace 12 is not accepted"), "{}", ran.err);
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
        let coverage = json(&["--count", "needed"], givens);
        let row =
            coverage["techniques"].as_array().unwrap().iter().find(|row| row["technique"] == slug).unwrap().clone();
        assert!(row["fired"].as_u64().unwrap() > 0, "{slug}: {givens}");
    }
    assert!(made.out.lines().count() >= 2, "{}{}", made.out, made.err);
    let told = made.err.lines().filter(|line| line.contains("puzzles made in 300 tries")).count();
    assert_eq!(made.out.lines().count() + told, missing.lines().count(), "{}{}", made.out, made.err);
    assert_eq!(made.code, i32::from(told > 0));
}
