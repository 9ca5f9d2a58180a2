//! The text log and the messages.
use crate::run::{command, fixture, matrix, qedoku};

#[test]
fn the_log_of_the_matrix_is_as_it_was() {
    let ran = qedoku(&["solve", "matrix.list"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    snapshot("matrix-log", &ran.out);
}

#[test]
fn a_stuck_run_shows_the_candidates_left() {
    let puzzle = matrix();
    let ran = qedoku(&["solve", "--up-to", "intermediate", "--pictures", "hard.txt"]);
    assert_eq!((ran.code, ran.err.as_str()), (1, ""));
    snapshot("stuck-log", &ran.out);
    assert_eq!(qedoku(&["solve", "--up-to", "simple", "--format", "line", &puzzle]).code, 0);
    let line = qedoku(&["solve", "--up-to", "intermediate", "--format", "line", "hard.txt"]);
    assert_eq!(line.code, 1);
    assert_eq!(line.out.trim().len(), 81);
    assert!(line.out.contains('.'));
}

fn snapshot(name: &str, text: &str) {
    insta::with_settings!({ snapshot_path => crate::run::fixtures(), prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(name, text);
    });
}

#[test]
fn messages_are_one_stream_or_one_array() {
    let puzzle = matrix();
    let lines = qedoku(&["solve", "--format", "ndjson", &puzzle, &puzzle]).out;
    let array = qedoku(&["solve", "--format", "json", &puzzle, &puzzle]).out;
    let stream: Vec<serde_json::Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let all: Vec<serde_json::Value> = serde_json::from_str(&array).unwrap();
    assert_eq!(stream, all);
    let of = |kind: &str| all.iter().filter(|message| message["type"] == kind).count();
    assert_eq!((of("begin"), of("end"), of("error")), (2, 2, 0));
    let step = all.iter().find(|message| message["technique"] == "naked-single").unwrap();
    assert_eq!((&step["tier"], &step["rating"]["se"]), (&"simple".into(), &serde_json::json!(2.3)));
    assert!(step["text"].as_str().unwrap().contains(" is left, so "), "{step}");
    let end = all.last().unwrap();
    assert_eq!(
        (end["outcome"].as_str(), end["solution"].as_str()),
        (Some("solved"), Some(fixture("matrix.solution").trim()))
    );
    assert!(all.iter().any(|message| message["needs"].as_array().is_some_and(|needs| !needs.is_empty())));
}

#[test]
fn an_empty_batch_is_an_empty_array() {
    let ran = qedoku(&["convert", "--to", "line", "/dev/null"]);
    assert_eq!(ran.out, "");
    let ran = qedoku(&["solve", "--format", "json", "no such file"]);
    let all: Vec<serde_json::Value> = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((all.len(), &all[0]["type"], &all[0]["kind"]), (1, &"error".into(), &"unreadable".into()));
    assert_eq!(ran.code, 2);
}

#[test]
fn color_is_used_where_it_is_wanted() {
    let colored = |arguments: &[&str], set: &[(&str, &str)]| {
        let mut command = command(&[&["solve", "matrix.list"], arguments].concat());
        command.envs(set.iter().copied());
        String::from_utf8(command.output().unwrap().stdout).unwrap().contains('\u{1b}')
    };
    assert!(!colored(&[], &[]), "a pipe is no terminal");
    assert!(colored(&["--color", "always"], &[]));
    assert!(colored(&["--color", "always"], &[("NO_COLOR", "1")]), "the option is asked last");
    assert!(colored(&[], &[("CLICOLOR_FORCE", "1")]));
    assert!(!colored(&[], &[("CLICOLOR_FORCE", "0")]));
    assert!(!colored(&[], &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
    assert!(!colored(&["--color", "never"], &[("CLICOLOR_FORCE", "1")]));
    assert!(!colored(&[], &[("TERM", "dumb")]));
}

#[test]
fn a_hypothesis_is_told_with_the_steps_it_needs() {
    let ran = qedoku(&["solve", "hard.txt"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    snapshot("hard-log", &ran.out);
    assert!(ran.out.lines().all(|line| line.chars().count() <= 80), "the log fits a terminal");
}

#[test]
fn the_documents_procedure_is_told_with_its_attempts() {
    let ran = qedoku(&["solve", "--profile", "documents", "--attempts", "hard.txt"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    snapshot("documents-log", &ran.out);
}

#[test]
fn chains_are_written_in_either_notation() {
    let output = |options: &[&str]| qedoku(&[&["solve", "../_puzzles/generated.txt"], options].concat()).out;
    let words = |text: &str| text.split_whitespace().map(|word| format!("{word} ")).collect::<Vec<_>>().concat();
    let eureka = words(&output(&[]));
    let hodoku = words(&output(&["--chains", "hodoku"]));
    assert_eq!(words(&output(&["--chains", "eureka"])), eureka);
    let lines = output(&["--format", "ndjson"]);
    let messages = lines.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
    let mut count = 0;
    for message in messages.filter(|message| message["pattern"]["kind"] == "chain") {
        let Some(chain) = message["pattern"]["eureka"].as_str() else { continue };
        assert!(chain.starts_with('(') && chain.contains(" => "), "{chain}");
        assert!(eureka.contains(chain) && !hodoku.contains(chain), "{chain}");
        count += 1;
    }
    assert!(count > 50, "{count}");
    // Wings and almost locked sets have a line in Eureka notation only.
    let [in_eureka, in_hodoku] = [&eureka, &hodoku].map(|text| text.matches(" => ").count());
    assert!(in_hodoku >= count && in_hodoku < in_eureka, "{count} chains: {in_hodoku} lines, {in_eureka} in Eureka");
}
