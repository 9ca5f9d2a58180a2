//! A sample of the comparison, and what of broken traces and tables is said.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
use super::{names, ratings, steps::HodokuComparison, traces};
use crate::traced::scratch::Scratch;
use qedoku_compat::{HODOKU_ROWS, profiles};
use qedoku_fixtures::{Requirement, shared, skip};

const FILES: [&str; 3] = ["random-1000", "hard-300", "clues17-1000"];

/// The traces of a file, if they are there.
fn sample(file: &str) -> Option<Vec<traces::TracedPuzzle>> {
    let path = shared("hodoku-traces")?.join(format!("hodoku-traces-{file}.ndjson.gz"));
    Some(traces::puzzles(&path).unwrap().take(60).map(Result::unwrap).collect())
}

/// True if a row of the profile searches for steps with this code.
fn is_searched(code: &str) -> bool {
    names::slugs(code).into_iter().any(|slug| HODOKU_ROWS.iter().any(|row| row.technique.reports(slug)))
}

#[test]
fn steps_of_the_traces_agree() {
    let profile = profiles::hodoku();
    for file in FILES {
        let Some(puzzles) = sample(file) else {
            return skip(Requirement::Puzzles, "a sample of the steps of HoDoKu", "the traces are not there");
        };
        let mut comparison = HodokuComparison::new(&profile);
        for puzzle in puzzles.iter().step_by(2) {
            for (index, _) in puzzle.steps.iter().enumerate().filter(|(_, step)| is_searched(&step.code)) {
                if let Some(difference) = comparison.compare(puzzle, index).unwrap() {
                    panic!("{file}: {difference}");
                }
            }
        }
        assert!(comparison.counts.agrees() && !comparison.counts.is_empty());
    }
}

#[test]
fn runs_follow_the_traces_from_their_starts() {
    let profile = profiles::hodoku();
    for file in FILES {
        let Some(puzzles) = sample(file) else {
            return skip(Requirement::Puzzles, "a sample of the runs of HoDoKu", "the traces are not there");
        };
        let mut comparison = HodokuComparison::new(&profile);
        let mut whole = 0;
        for puzzle in puzzles.iter().skip(1).step_by(2) {
            let searched = |step: &traces::HodokuTracedStep| is_searched(&step.code);
            match comparison.follow(puzzle).unwrap() {
                None => whole += 1,
                Some(difference) => {
                    let first = puzzle.steps.iter().position(|step| !searched(step));
                    assert_eq!(Some(difference.n), first.map(|index| index + 1), "{file}: {difference}");
                }
            }
        }
        assert!(whole > 0, "{file}");
    }
}

/// A run of one step in a puzzle with two open cells of a row.
fn run(code: &str, score: u16, placed: &str, naked: &str) -> String {
    let grid = "..5123748741869253238457169816745392524398671379612485483971526162584937957236814";
    format!(
        r#"{{"n":7,"puzzle":"{grid}","steps":[{{"t":"Some Single","c":"{code}","s":{score},"v":"{grid}","r":"","p":["{placed}"],"e":[],"nq":"{naked}","hq":""}}]}}"#
    )
}

#[test]
fn a_step_is_compared_in_kind_score_and_effect() {
    let profile = profiles::hodoku();
    let compared = |line: &str| {
        let puzzle = serde_json::from_str(line).unwrap();
        let mut comparison = HodokuComparison::new(&profile);
        let difference = comparison.compare(&puzzle, 0).map(|found| found.map(|found| found.to_string()));
        (difference, comparison.counts.to_string())
    };
    let (equal, counts) = compared(&run("0000", 4, "912", "912 611"));
    assert_eq!(equal, Ok(None));
    assert!(counts.contains("1 of 1 steps agree in score, effect, technique and order; 0 puzzles differ"), "{counts}");
    let difference = |ours: &str| Ok(Some(format!("puzzle 7, step 1: they have {ours}")));
    let differs = compared(&run("0000", 4, "912", "611 912")).0;
    assert_eq!(differs, difference("Some Single 4 r1c2=9; we have full-house 4 r1c1=6"), "the queue decides");
    let differs = compared(&run("0000", 5, "912", "912")).0;
    assert_eq!(differs, difference("Some Single 5 r1c2=9; we have full-house 4 r1c2=9"));
    let differs = compared(&run("0003", 4, "912", "912")).0;
    assert_eq!(differs, difference("Some Single 4 r1c2=9; we have full-house 4 r1c2=9"));
    let (guess, counts) = compared(&run("bf", 10_000, "912", ""));
    assert_eq!(guess, difference("Some Single 10000 r1c2=9; we have forcing-net-contradiction 500 r1c1=6"), "{counts}");
}

#[test]
fn broken_traces_are_refused_in_their_place() {
    let scratch = Scratch::traces("{\"n\":1}\n");
    let error = traces::puzzles(&scratch.0).unwrap().next().unwrap().unwrap_err();
    assert!(error.contains(", line 1: missing field `puzzle`"), "{error}");
    let profile = profiles::hodoku();
    let compare = |line: &str| {
        let puzzle = serde_json::from_str(line).unwrap();
        HodokuComparison::new(&profile).compare(&puzzle, 0).unwrap_err()
    };
    let place = "puzzle 7, step 1: ";
    let line = run("0000", 4, "912", "912");
    assert_eq!(compare(&run("0009", 4, "912", "")), format!("{place}`0009` is no code of a technique"));
    let expected = |name: &str| format!("{place}`{name}`: expected a candidate like 537, 5 in row 3 and column 7");
    assert_eq!(compare(&run("0000", 4, "902", "")), expected("902"));
    assert_eq!(compare(&run("0000", 4, "912", "91")), expected("91"));
    let short = line.replacen("\"v\":\"", "\"v\":\".", 1);
    assert_eq!(compare(&short), format!("{place}`v`: expected 81 digits and dots"));
    let other = line.replacen("\"v\":\"..5", "\"v\":\"..6", 1);
    assert_eq!(compare(&other), format!("{place}`v`: a given is missing"));
}

#[test]
fn every_code_of_the_rows_has_its_techniques() {
    assert_eq!(names::slugs("0000"), ["full-house"]);
    assert_eq!(names::slugs("0002").len(), 3);
    assert_eq!(names::slugs("0341"), ["finned-franken-swordfish"]);
    assert!(names::slugs("9999").is_empty());
}

#[test]
fn whole_runs_are_compared_with_a_table() {
    let easy = "600100708000800200238050100000040092004308600370010000003070526002004000907006004";
    let table = |text: &str| Scratch::new(text.as_bytes());
    let compared = |text: &str| {
        let mut said = Vec::new();
        let counts = ratings::compare(&table(text).0, &profiles::hodoku(), &mut |line| said.push(line.to_owned()));
        counts.map(|counts| (counts.to_string(), said)).map_err(|error| error.to_string())
    };
    let (counts, said) = compared(&format!("puzzle,hodoku_score,hodoku_level\n{easy},1,Easy\n")).unwrap();
    assert!(
        counts.starts_with("0 of 1 puzzles graded have level and score of the table (1 level, 0 score)"),
        "{counts}"
    );
    assert!(said[0].starts_with(&format!("puzzle 1, {}: Easy 1, we have Easy ", easy.replace('0', "."))), "{said:?}");
    let stuck = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
    let (counts, said) = compared(&format!("puzzle,hodoku_score,hodoku_level\n{stuck},1,Extreme\n")).unwrap();
    assert!(said.len() + usize::from(counts.ends_with("1 of 1 not graded")) == 1, "{counts}");
    assert!(compared(&format!("puzzle,hodoku_score\n{easy},1\n")).unwrap_err().contains("a column `hodoku_level`"));
    let error = compared(&format!("puzzle,hodoku_level,hodoku_score\n{easy},Simple,1\n")).unwrap_err();
    assert!(error.ends_with("line 2: expected a level in `hodoku_level`"), "{error}");
    let error = compared(&format!("puzzle,hodoku_level,hodoku_score\n{easy},Hard,much\n")).unwrap_err();
    assert!(error.ends_with("line 2: expected a score in `hodoku_score`"), "{error}");
}
