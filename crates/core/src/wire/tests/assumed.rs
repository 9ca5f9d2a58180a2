//! Hypotheses and forcings that assume a candidate false.
use super::{layout, read_step};
use crate::argument::{Assumption, Choice};
use crate::wire::{Message, Notes, Step};
use crate::{Candidate, Cell, Digit, Pattern};

/// The error that the pattern of a step gives.
fn pattern_fault(pattern: &str) -> String {
    let text = format!(r#"{{"type":"step","technique":"q","truths":[],"pattern":{pattern}}}"#);
    read_step(&text).to_step(layout()).unwrap_err().to_string()
}

#[test]
fn assumptions_are_true_or_false() {
    let cases = |of: &str| format!(r#""cases":[{{"assume":"r1c2=4","steps":[]}},{{"assume":"{of}","steps":[]}}]"#);
    let whole = |pattern: &str| format!(r#"{{"type":"step","technique":"q","truths":[],"pattern":{pattern}}}"#);
    let choice = format!(r#"{{"kind":"forcing","candidate":"r1c2=4",{}}}"#, cases("r1c2<>4"));
    let step = read_step(&whole(&choice)).to_step(layout()).unwrap();
    let Pattern::Forcing(it) = &step.pattern else { panic!("no forcing") };
    let candidate = Candidate::new(Cell::at(1, 2), Digit::D4);
    assert_eq!(it.choice, Choice::Candidate(candidate));
    let assumed: Vec<Assumption> = it.cases.iter().map(|case| case.assume).collect();
    assert_eq!(assumed, [Assumption::is_true(candidate), Assumption::is_false(candidate)]);
    let line = Message::Step(Box::new(Step::new(layout(), 1, &step, Notes::default()))).to_line();
    assert!(line.contains(&choice), "{line}");

    let hypothesis = r#"{"kind":"hypothesis","assume":"r1c2<>4","steps":[],"end":"r1c2"}"#;
    let step = read_step(&whole(hypothesis)).to_step(layout()).unwrap();
    let Pattern::Hypothesis(it) = step.pattern else { panic!("no hypothesis") };
    assert_eq!(it.assume, Assumption::is_false(candidate));

    let wrong = pattern_fault(&format!(r#"{{"kind":"forcing","candidate":"r1c2=4",{}}}"#, cases("r1c2!4")));
    let expected = "a candidate assumed true or false, such as r4c7=5 or r4c7<>5";
    assert_eq!(wrong, format!("pattern.cases[1].assume: found `r1c2!4`, expected {expected}"));
    let wrong = pattern_fault(&format!(r#"{{"kind":"forcing","candidate":"r1c2<>4",{}}}"#, cases("r1c2<>4")));
    assert_eq!(wrong, "pattern.candidate: found `r1c2<>4`, expected a placed candidate such as r4c7=5");
    let wrong = pattern_fault(&format!(r#"{{"kind":"forcing","slot":"r1c2","candidate":"r1c2=4",{}}}"#, cases("x")));
    assert_eq!(wrong, "pattern.candidate: found `r1c2=4`, expected a slot or a candidate, not both");
    let wrong = pattern_fault(r#"{"kind":"forcing","cases":[]}"#);
    assert_eq!(wrong, "pattern.slot: found `nothing`, expected a slot or a candidate");
}
