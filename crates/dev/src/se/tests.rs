//! A sample of the comparison, and what of broken traces and tables is said.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
use super::steps::{SeComparison, SeStepCounts};
use super::{names, ratings, traces};
use crate::traced::scratch::Scratch;
use qedoku_compat::profiles;
use qedoku_fixtures::{Requirement, shared, skip};

/// A step of a puzzle with one open cell.
fn step(technique: &str, rating: &str, placed: &str) -> String {
    let grid = "695123748741869253238457169816745392524398671379612485483971526162584937957236814";
    let grid = &grid[..80];
    let mut state = String::new();
    for digit in grid.chars().chain(['4']) {
        state.extend("123456789".chars().map(|mark| if mark == digit { mark } else { '.' }));
    }
    format!(
        r#"{{"puzzle":1,"n":9,"placed":"{grid}.","state":"{state}","technique":"{technique}","rating":{rating},"placements":["{placed}"],"eliminations":[]}}"#
    )
}

#[test]
fn steps_of_the_traces_agree() {
    let Some(folder) = shared("se-traces") else {
        return skip(Requirement::Puzzles, "a sample of the steps of Sudoku Explainer", "the traces are not there");
    };
    for (file, first, every) in
        [("random", 6_000, 23), ("hard", 3_000, 13), ("extreme", 1_000, 9), ("original-rules", 2_000, 7)]
    {
        let path = folder.join(format!("se-traces-{file}.ndjson.gz"));
        let profile = traces::profile(&path);
        let mut comparison = SeComparison::new(&profile, SeStepCounts::default());
        for step in traces::steps(&path).unwrap().take(first).step_by(every) {
            if let Some(difference) = comparison.compare(&step.unwrap()).unwrap() {
                panic!("{file}: {difference}");
            }
        }
        assert!(comparison.counts.agrees() && !comparison.counts.is_empty());
    }
}

#[test]
fn differences_are_told_once_for_each_puzzle() {
    let lines = [
        step("Hidden Single", "1.0", "4r9c9"),
        step("Hidden Single", "1.2", "4r9c9"),
        step("Naked Single", "1.0", "4r9c9"),
        step("Turbot Fish", "6.6", "4r9c9"),
        r#"{"puzzle":1,"givens":"","steps":4,"ER":1.2,"EP":1.2,"ED":1.2,"csv":null,"equal":true}"#.to_owned(),
    ];
    let scratch = Scratch::traces(&(lines.join("\n") + "\n"));
    let profile = profiles::se();
    let mut comparison = SeComparison::new(&profile, SeStepCounts::default());
    let found: Vec<_> = traces::steps(&scratch.0)
        .unwrap()
        .map(|step| comparison.compare(&step.unwrap()).unwrap().map(|difference| difference.to_string()))
        .collect();
    let difference = "puzzle 1, step 9: they have Hidden Single 1.2 r9c9=4; we have full-house 1.0 r9c9=4";
    assert_eq!(found, [None, Some(difference.to_owned()), None, None]);
    let counts = comparison.counts.to_string();
    assert!(counts.contains("1 of      2  Hidden Single") && counts.contains("0 of      1  Naked Single"), "{counts}");
    assert!(counts.contains("1 of 4 steps agree in rating, effect and technique; 1 puzzles differ"), "{counts}");
    assert!(!comparison.counts.agrees());
}

#[test]
fn broken_traces_are_refused_in_their_place() {
    let scratch = Scratch::traces("{\"puzzle\":1}\n");
    let error = traces::steps(&scratch.0).unwrap().next().unwrap().unwrap_err();
    assert!(error.contains(", line 1: missing field `n`"), "{error}");
    let plain = Scratch::new(b"{}\n");
    assert!(traces::steps(&plain.0).unwrap().next().unwrap().unwrap_err().contains(", line 1: "));
    let profile = profiles::se();
    let compare = |line: &str| {
        let step = serde_json::from_str(line).unwrap();
        SeComparison::new(&profile, SeStepCounts::default()).compare(&step).unwrap_err()
    };
    let place = "puzzle 1, step 9: ";
    assert_eq!(compare(&step("Guess", "1.0", "4r9c9")), format!("{place}`Guess` is no name of a technique"));
    let expected = format!("{place}`4r9c0`: expected a candidate like 5r3c7");
    assert_eq!(compare(&step("Hidden Single", "1.0", "4r9c0")), expected);
    let line = step("Hidden Single", "1.0", "4r9c9");
    let short = line.replacen("\"state\":\"", "\"state\":\"x", 1);
    assert_eq!(compare(&short), format!("{place}`state`: expected nine characters for each cell"));
    let wrong = line.replacen("\"state\":\".", "\"state\":\"x", 1);
    assert_eq!(compare(&wrong), format!("{place}`state`, character 1: expected 1 or a dot"));
}

#[test]
fn every_type_of_loop_has_its_technique() {
    assert_eq!(names::slugs("Unique Loop 10 type 3"), Some(["unique-loop-3"].as_slice()));
    assert_eq!(names::slugs("Unique Loop type 3"), Some(["unique-loop-3"].as_slice()));
    assert_eq!(names::slugs("Unique Loop 6 type 5"), None);
    assert_eq!(names::slugs("Unique Loop type 5"), None);
    assert_eq!(names::slugs("Dynamic Cell Forcing Chains (+)"), Some(["forcing-net-plus"].as_slice()));
    assert_eq!(names::slugs("Dynamic Cell Forcing Chains (+ Forcing Chains)"), Some(["nested-forcing-net"].as_slice()));
    assert_eq!(names::slugs("Bidirectional Y-Cycle"), Some(["forcing-chains-and-cycles"].as_slice()));
    assert_eq!(names::slugs("Hidden"), None);
}

#[test]
fn whole_ratings_are_compared_with_a_table() {
    let easy = "600100708000800200238050100000040092004308600370010000003070526002004000907006004";
    let table = |text: &str| Scratch::new(text.as_bytes());
    let compared = |text: &str| {
        let mut said = Vec::new();
        let counts = ratings::compare(&table(text).0, &profiles::se(), &mut |line| said.push(line.to_owned()));
        counts.map(|counts| (counts.to_string(), said)).map_err(|error| error.to_string())
    };
    let (counts, said) = compared(&format!("puzzle,se_ep,note,se_er,se_ed\n{easy},1.2,x,9.9,1.2\n")).unwrap();
    assert!(counts.starts_with("0 of 1 puzzles rated have the ratings of the table (0 ER, 1 EP, 1 ED)"), "{counts}");
    assert!(said[0].starts_with(&format!("puzzle 1, {}: 9.9/1.2/1.2, we have ", easy.replace('0', "."))), "{said:?}");
    assert!(compared(&format!("puzzle,se_er,se_ep\n{easy},1,1\n")).unwrap_err().contains("a column `se_ed`"));
    let error = compared(&format!("puzzle,se_er,se_ep,se_ed\n{easy},1.2,hard,1\n")).unwrap_err();
    assert!(error.ends_with("line 2: expected a rating in `se_ep`"), "{error}");
}
