//! `qedoku prove`, and `qedoku check --proof`.
use crate::run::{Ran, command, fed, matrix, qedoku};
use std::path::PathBuf;
use std::process::Stdio;

/// A folder of its own for each test.
fn folder(test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("prove").join(test);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn proved(folder: &PathBuf, arguments: &[&str]) -> Ran {
    let output = command(&["prove", "-o"]).arg(folder).args(arguments).stdin(Stdio::null()).output();
    output.unwrap().into()
}

#[test]
fn a_puzzle_gets_a_formula_and_a_proof() {
    let folder = folder("puzzle");
    let ran = proved(&folder, &["--no-uniqueness", &matrix()]);
    assert_eq!((ran.err.as_str(), ran.code), ("", 0));
    assert!(ran.out.contains("is the solution, and the only one.\n"), "{}", ran.out);
    assert!(ran.out.contains(" by logic alone and 0 by uniqueness.\n"), "{}", ran.out);
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap();
    assert!(read("puzzle.opb").starts_with("* #variable= 729 #constraint= 6"));
    assert!(read("proof.pbp").starts_with("pseudo-Boolean proof version 3.0\nf 6"));
    assert!(read("proof.pbp").contains("\nconclusion BOUNDS 81 : @N"));
    let again = proved(&folder, &["--no-uniqueness", "--format", "ndjson", &matrix()]);
    let record: serde_json::Value = serde_json::from_str(&again.out).unwrap();
    assert_eq!(record["claim"], "solution");
    let array = proved(&folder, &["--no-uniqueness", "--format", "json", &matrix()]).out;
    let array: serde_json::Value = serde_json::from_str(&array).unwrap();
    assert_eq!(array, serde_json::json!([record]));
    assert_eq!(record["facts"]["uniqueness"], 0);
    assert_eq!(record["bytes"], read("proof.pbp").len());
    assert!(record["run"][0].as_str().unwrap().starts_with("veripb "), "{record}");
}

#[test]
fn a_trace_is_proved_as_it_stands() {
    let folder = folder("trace");
    let trace = qedoku(&["why", "--format", "ndjson", &matrix(), "r9c9"]).out;
    let path = folder.with_extension("ndjson");
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(&path, trace).unwrap();
    let ran = proved(&folder, &[path.to_str().unwrap()]);
    assert_eq!((ran.err.as_str(), ran.code), ("", 0));
    assert!(ran.out.starts_with("Proved: r9c9="), "{}", ran.out);
    assert!(ran.out.contains("derived.opb"), "{}", ran.out);
    assert!(std::fs::read_to_string(folder.join("derived.opb")).unwrap().contains("#constraint= 1\n"));
}

#[test]
fn each_of_several_has_its_own_folder() {
    let folder = folder("several");
    let ran = proved(&folder, &["p2676.in", &matrix()]);
    assert_eq!((ran.err.as_str(), ran.code), ("", 0));
    assert!(folder.join("1/proof.pbp").exists() && folder.join("2/proof.pbp").exists());
}

#[test]
fn what_does_not_hold_is_not_proved() {
    let folder = folder("wrong");
    let trace = qedoku(&["solve", "--format", "ndjson", &matrix()]).out;
    let path = folder.with_extension("ndjson");
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    let line = trace.lines().find(|line| line.contains("\"n\":5,")).unwrap();
    std::fs::write(&path, trace.replace(&format!("{line}\n"), "")).unwrap();
    let ran = proved(&folder, &[path.to_str().unwrap()]);
    assert_eq!((ran.out.as_str(), ran.code), ("", 1), "{}", ran.err);
    assert!(ran.err.contains("the trace does not hold: "), "{}", ran.err);
    let ran = proved(&folder, &["nonsense"]);
    assert_eq!((ran.out.as_str(), ran.code), ("", 2), "{}", ran.err);
    assert_eq!(proved(&folder, &[&".".repeat(81)]).code, 3);
}

#[test]
fn without_the_checker_it_is_said_how_to_get_it() {
    let trace = qedoku(&["solve", "--format", "ndjson", &matrix()]).out;
    let path = folder("absent").with_extension("ndjson");
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(&path, &trace).unwrap();
    let output = command(&["check", "--proof"]).arg(&path).env("VERIPB", "no-such-program").output();
    let ran: Ran = output.unwrap().into();
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("cargo install veripb"), "{}", ran.err);
    assert!(ran.out.contains(" steps accepted"), "{}", ran.out);
    if qedoku_cli::veripb::Veripb::find().is_none() {
        return;
    }
    let ran = fed(&["check", "--proof"], trace);
    assert_eq!((ran.err.as_str(), ran.code), ("", 0), "{}", ran.out);
    assert!(ran.out.contains("\n  VeriPB accepts the proof"), "{}", ran.out);
}
