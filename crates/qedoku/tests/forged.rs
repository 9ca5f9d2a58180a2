//! Logs that others have written: what is no log is unreadable, and what does not follow is not accepted.
use qedoku::generate::generate;
use qedoku::log::{CheckVerdict, StepChecker, prove};
use qedoku::solve::Listing;
use qedoku::{Answer, ErrorKind, Options, Session, Solved, check};

#[test]
fn what_is_no_log_is_unreadable() {
    let options = Options::default();
    for text in ["", "x", "{}", "[1", "{\"type\":\"begin\"}", "{\"type\":\"begin\",\"puzzle\":\"12\"}"] {
        let errors = [
            Solved::of_log(text, &options).err(),
            Answer::of_log(text, &options).err(),
            Listing::of_log(text, &options).err(),
        ];
        for error in errors {
            let error = error.unwrap();
            assert_eq!(error.kind, ErrorKind::Unreadable, "{text}: {error}");
            assert!(!error.to_string().contains("fault of this program"), "{error}");
        }
    }
}

#[test]
fn a_step_that_cannot_be_read_is_unreadable() {
    let puzzle = generate(11, 1).next().unwrap().puzzle;
    let step = "{\"technique\":\"full-house\",\"place\":[\"r13c9=9\"],\"eliminate\":[],\"truths\":[]}";
    let wrong = step.replace("r13c9", "r1c9");
    let mut described = |text: &str| StepChecker::default().check_json(&puzzle, text).unwrap_err().kind;
    assert_eq!(["{", step].map(&mut described), [ErrorKind::Unreadable; 2]);
    assert_eq!(described(&wrong), ErrorKind::NotAccepted);
}

#[test]
fn a_forged_log_is_no_fault_of_this_program() {
    let options = Options::default();
    let solved = Session::new(generate(7, 1).next().unwrap().puzzle).solve().unwrap();
    let written = solved.log();
    let without_first = written.lines().enumerate().filter(|(index, _)| *index != 1);
    let forged: String = without_first.map(|(_, line)| line.to_owned() + "\n").collect();
    assert_eq!(check(&forged).reports[0].verdict(), CheckVerdict::Rejected);
    let error = Solved::of_log(&forged, &options).unwrap_err();
    assert_eq!(error.kind, ErrorKind::NotAccepted);
    assert!(error.to_string().starts_with("the trace does not hold: line "), "{error}");
    let mut trace = solved.trace;
    trace.steps.remove(0);
    assert!(!prove(&trace).unwrap_err().to_string().contains("fault of this program"));
}

#[test]
fn kinds_of_errors_print_as_their_words() {
    assert_eq!(ErrorKind::NotAccepted.to_string(), "not-accepted");
}
