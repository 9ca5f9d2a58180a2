//! The ratings by the rule sets of Sudoku Explainer.
use crate::run::{fed, qedoku};
use serde_json::{Value, json};

#[test]
fn ratings_of_118_are_those_of_the_corrected_rules_where_it_has_no_row_of_its_own() {
    let puzzles = qedoku(&["generate", "--count", "60", "--seed", "15"]).out;
    let ran = fed(&["grade", "--format", "ndjson", "--scale", "se118,se-corrected"], &puzzles);
    let lines: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[0]["scales"][0], json!({"scale": "se118", "profile": "se118", "assumes": ["unique"]}));
    assert_eq!(
        lines[0]["scales"][1],
        json!({"scale": "se-corrected", "profile": "se-corrected", "assumes": ["unique"]})
    );
    // Steps of singles and subsets are of both.
    let (easy, other): (Vec<_>, Vec<_>) = lines.iter().partition(|line| line["er_corrected"].as_f64() < Some(4.0));
    assert!(!easy.is_empty() && !other.is_empty(), "{} and {}", easy.len(), other.len());
    for line in easy {
        for (one, other) in [
            ("er_corrected", "er118"),
            ("ep_corrected", "ep118"),
            ("ed_corrected", "ed118"),
            ("se_corrected_hardest", "se118_hardest"),
        ] {
            assert_eq!(line[one], line[other], "{line}");
        }
    }
    assert!(
        other.iter().any(|line| line["er_corrected"] != line["er118"]),
        "another search makes a difference somewhere"
    );
    let puzzle = other[0]["puzzle"].as_str().unwrap();
    let output = |profile: &str| qedoku(&["solve", "--profile", profile, puzzle]).out;
    assert!(output("se118").contains("\nSudoku Explainer 1.18: ER "), "{}", output("se118"));
    assert!(output("se-corrected").contains("\nSudoku Explainer, corrected: ER "), "{}", output("se-corrected"));
    assert!(ran.out.lines().all(|line| !line.contains("exact")), "{}", ran.out);
}

/// Puzzles with the ER that is published of them, and that by the corrected rules.
const PUBLISHED: [(&str, f64, f64); 11] = [
    ("1..4....9.57.8.2..8.63.......1.4..7..7...23.1.....3.28..2....9....69.....85.....7", 4.7, 4.5),
    ("...4.67.....1.....6.9...1.......85....8.2..6.57.....2..41.....2......37.9.2....58", 5.9, 5.8),
    ("....5.7..4.......6..9....5.295.......68..5..7........2....24.918.1.674....2.1...3", 6.0, 5.8),
    ("....5..8.4....9...6...731.42......1353........8.....6..1...4.78..4....2..7.538...", 6.0, 5.8),
    (".23...7..4.........8.72.15.2..5...17.....7..5.....13.....8.4....14....9293.......", 7.7, 6.6),
    ("1...56...45..8.......3.......97..3...3..1.92...1...65...5.2.86..7..4..9.9........", 7.3, 7.2),
    ("...4.6....5..8....6.9.274...31......7.68..592...2...1.......92..1.9..8.......2..3", 7.1, 6.6),
    ("1...56..9.......3.96.7......9..1.5..5.4...8..8.1....6....2.7.1...2.38....4..9.3..", 8.3, 7.3),
    (".....67.....18.2..69.3........9......712...58......61256......3..9..8.....4.9..6.", 7.2, 4.5),
    ("......7.9....8......921.....6..9.3........9.4.3...5.713459...1...2...5......6..2.", 7.2, 7.1),
    ("...4...89.......3...6.3.1.42...7..413...425.....5....3..8.....2.6.....1.94.3....7", 7.2, 7.1),
];

#[test]
fn published_ratings_are_those_of_the_original_rules() {
    let puzzles = PUBLISHED.map(|(puzzle, ..)| puzzle).join("\n");
    let ran = fed(&["grade", "--format", "ndjson", "--scale", "se,se-corrected"], &puzzles);
    let lines: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), PUBLISHED.len());
    for ((puzzle, published, corrected), line) in PUBLISHED.iter().zip(&lines) {
        assert_eq!((&line["er"], &line["er_corrected"]), (&json!(published), &json!(corrected)), "{puzzle}");
    }
}

#[test]
fn steps_by_either_rules_are_accepted_and_are_not_those_of_the_other() {
    for (puzzle, ..) in PUBLISHED {
        let log = |profile: &str| qedoku(&["solve", "--profile", profile, "--format", "ndjson", puzzle]).out;
        let original = log("se");
        let corrected = log("se-corrected");
        let steps = |log: &str| log.lines().skip(1).map(str::to_owned).collect::<Vec<_>>();
        assert_ne!(steps(&original), steps(&corrected), "{puzzle}");
        for log in [original, corrected] {
            let ran = fed(&["check"], log);
            assert_eq!((ran.code, ran.out.contains("not solved")), (0, false), "{puzzle}: {}", ran.out);
        }
    }
}

#[test]
fn a_row_of_118_has_its_own_ratings_and_no_others() {
    let puzzle = ".2...7.4.3.92..8..5........9..........269...38....3.......3..74.5...2.1....7.8.9.";
    let log = qedoku(&["solve", "--profile", "se118", "--format", "ndjson", puzzle]).out;
    let rated = r#""technique":"skyscraper","tier":"advanced","rating":{"se":4.0"#;
    assert!(log.contains(rated), "{log}");
    let ran = fed(&["check"], log.clone());
    assert!(ran.code == 0 && ran.out.contains("ratings by the size of a step"), "{}", ran.out);
    let wrong = fed(&["check"], log.replacen(rated, &rated.replace("4.0", "4.5"), 1));
    assert!(wrong.code == 1 && wrong.out.contains("it says se 4.5 of skyscraper"), "{}", wrong.out);
    let other = fed(&["check"], log.replacen(r#""profile":"se118""#, r#""profile":"se""#, 1));
    assert!(other.code == 1 && other.out.contains("it says se 4.0 of skyscraper"), "{}", other.out);
}
