//! Tests that the output is what is documented, and is read back.
mod any;
mod assumed;
mod reading;

use super::*;
use crate::argument;
use crate::{
    Assumption, Attempt as CoreAttempt, AttemptOutcome, Candidate, Case as CoreCase, Cell, Conclusion, Digit, FishBody,
    Grid, HouseSet, Layout, Outcome, Pattern as CorePattern, Puzzle, Rule, RuleKind, Rules, Slot, Slug,
    Step as CoreStep, Trace, Truth as CoreTruth,
};
use any::any_step;
use proptest::prelude::*;
use std::sync::Arc;

fn layout() -> &'static Arc<Layout> {
    Layout::classic()
}

fn x_wing() -> CoreStep {
    let house = |name: &str| layout().house_named(name).unwrap();
    let truth = |row| CoreTruth::House {
        house: house(&format!("r{row}")),
        digit: Digit::D7,
        cells: [Cell::at(row, 4), Cell::at(row, 8)].into_iter().collect(),
    };
    let houses = |names: [&str; 2]| names.map(house).into_iter().collect::<HouseSet>();
    let body = FishBody { cover: houses(["c4", "c8"]), fins: crate::CellSet::EMPTY };
    let gone = [Candidate::new(Cell::at(1, 4), Digit::D7), Candidate::new(Cell::at(4, 8), Digit::D7)];
    CoreStep {
        technique: Slug::new("x-wing"),
        conclusion: Conclusion::eliminating(gone.into_iter().collect()),
        pattern: CorePattern::of(argument::Fish::new(layout(), Digit::D7, houses(["r2", "r8"]), body)),
        truths: vec![truth(2), truth(8)],
        rating: crate::StepRating::NONE,
    }
}

fn read_one(text: &str) -> Message {
    messages(text).next().unwrap().unwrap().message
}

fn read_step(text: &str) -> Step {
    match read_one(text) {
        Message::Step(step) => *step,
        other => panic!("no step: {other:?}"),
    }
}

#[test]
fn a_step_is_written_as_documented() {
    let notes = Notes {
        tier: Some("advanced".to_owned()),
        rating: Rating { se: Some(32), hodoku: Some(140) },
        needs: Some(vec![3, 7, 9]),
        words: Words { text: Some("X-Wing.".to_owned()), ..Words::default() },
    };
    let line = Message::Step(Box::new(Step::new(layout(), 12, &x_wing(), notes))).to_line();
    let expected = concat!(
        r#"{"type":"step","n":12,"technique":"x-wing","tier":"advanced","rating":{"se":3.2,"hodoku":140},"#,
        r#""place":[],"eliminate":["r1c4<>7","r4c8<>7"],"assumes":[],"needs":[3,7,9],"#,
        r#""pattern":{"kind":"fish","type":"basic","digit":7,"base":["r2","r8"],"cover":["c4","c8"],"fins":[]},"#,
        r#""truths":[{"house":"r2","digit":7,"cells":["r2c4","r2c8"]},{"house":"r8","digit":7,"cells":["r8c4","r8c8"]}],"#,
        r#""text":"X-Wing."}"#
    );
    assert_eq!(line, expected);
    assert_eq!(read_step(&line).to_step(layout()), Ok(x_wing()));
}

#[test]
fn cases_and_their_steps_have_their_own_words() {
    let assume = |column| Candidate::new(Cell::at(1, column), Digit::D5);
    let case = |column, steps| CoreCase { assume: Assumption::is_true(assume(column)), steps, end: None };
    let slot = Slot::House(layout().house_named("r1").unwrap(), Digit::D5);
    let cases = vec![case(2, vec![x_wing()]), case(3, vec![x_wing(), x_wing()])];
    let step = CoreStep { pattern: CorePattern::Forcing(argument::Forcing { choice: slot.into(), cases }), ..x_wing() };
    let say = |text: &str, nested| Words { text: Some(text.to_owned()), nested, ..Words::default() };
    let words = say("all", vec![say("a", vec![]), say("b", vec![say("b1", vec![]), say("b2", vec![])])]);
    let Some(Pattern::Forcing(forcing)) = Step::new(layout(), 1, &step, Notes { words, ..Notes::default() }).pattern
    else {
        panic!("no forcing")
    };
    assert_eq!((forcing.choice.slot.as_deref(), forcing.choice.candidate), (Some("r1n5"), None));
    let texts = |case: &Case| (case.text.clone(), case.steps.iter().map(|step| step.text.clone()).collect::<Vec<_>>());
    let some = |text: &str| Some(text.to_owned());
    let written: Vec<_> = forcing.cases.iter().map(texts).collect();
    assert_eq!(written, [(some("a"), vec![None]), (some("b"), vec![some("b1"), some("b2")])]);
    assert_eq!((step.nested_length(), step.hypothesis_depth()), (3, 1));
}

#[test]
fn a_step_of_a_foreign_log_needs_little() {
    let foreign = r#"{"mood":"good","type":"step","technique":"q","place":["R1C1=5"],"pattern":{"kind":"web","x":[1]},
        "truths":[{"cell":"r1c1","digits":[5],"note":"only one"}]}"#;
    let step = read_step(foreign).to_step(layout()).unwrap();
    assert_eq!(step.conclusion, Conclusion::placing(Candidate::new(Cell::at(1, 1), Digit::D5)));
    assert_eq!(step.pattern, CorePattern::Truths);
    assert_eq!(read_step(foreign).n, None);
}

#[test]
fn wrong_fields_are_named() {
    let fault = |fields: &str| {
        let text = format!(r#"{{"type":"step","technique":"q",{fields}}}"#);
        read_step(&text).to_step(layout()).unwrap_err().to_string()
    };
    let cell = "expected a cell such as r4c7";
    assert_eq!(fault(r#""truths":[{"cell":"r0c1","digits":[]}]"#), format!("truths[0].cell: found `r0c1`, {cell}"));
    assert_eq!(
        fault(r#""truths":[],"eliminate":["r1c1<>1","r1c1=2"]"#),
        "eliminate[1]: found `r1c1=2`, expected an eliminated candidate such as r4c7<>5"
    );
    assert_eq!(
        fault(r#""truths":[{"house":"r1","digit":10,"cells":[]}]"#),
        "truths[0].digit: found `10`, expected a digit from 1 to 9"
    );
    assert_eq!(
        fault(r#""truths":[{"cell":"r1c1","digits":[3,3]}]"#),
        "truths[0].digits[1]: found `3`, expected each member once"
    );
    assert_eq!(
        fault(r#""truths":[],"eliminate":["r1c1<>1","r1c1<>1"]"#),
        "eliminate[1]: found `r1c1<>1`, expected each member once"
    );
    let nested = r#"{"technique":"p","truths":[],"place":["r1"]}"#;
    let hypothesis = format!(r#"{{"kind":"hypothesis","assume":"r1c1=1","end":"r5c5","steps":[{nested}]}}"#);
    assert_eq!(
        fault(&format!(r#""truths":[],"pattern":{hypothesis}"#)),
        "pattern.steps[0].place[0]: found `r1`, expected a placed candidate such as r4c7=5"
    );
    assert_eq!(
        fault(r#""truths":[],"pattern":{"kind":"confined","digit":1,"from":"r1","to":"z1"}"#),
        "pattern.to: found `z1`, expected a house of the layout such as r4, c7 or b9"
    );
}

#[test]
fn the_beginning_carries_the_whole_start() {
    let mut puzzle = Puzzle::from_givens(Grid::parse_line(&format!("12{}", ".".repeat(79))).unwrap());
    puzzle.values.set(Cell::at(9, 9), Some(Digit::D4));
    puzzle.removed.insert(Candidate::new(Cell::at(5, 5), Digit::D6));
    let line = Message::Begin(Begin::new(layout(), &puzzle)).to_line();
    let start = format!(r#"{{"type":"begin","format":2,"layout":"classic","puzzle":"12{}""#, ".".repeat(79));
    assert_eq!(line, format!(r#"{start},"placed":["r9c9=4"],"removed":["r5c5<>6"]}}"#));
    let Message::Begin(begin) = read_one(&line) else { panic!("{line}") };
    assert_eq!((begin.to_puzzle(), begin.to_layout().unwrap().name()), (Ok(puzzle), "classic"));
    let twice = Begin { placed: vec!["r1c1=9".to_owned()], ..begin.clone() };
    assert_eq!(twice.to_puzzle().unwrap_err().field, "placed[0]");
    let earlier = Begin { format: 1, ..begin.clone() };
    assert_eq!(earlier.to_puzzle().unwrap_err().field, "format");
    let elsewhere = Begin { layout: "hexagonal".to_owned(), ..begin };
    assert_eq!(elsewhere.to_layout().unwrap_err().found.to_string(), "hexagonal");
}

#[test]
fn the_end_says_what_was_reached() {
    let puzzle = Puzzle::from_givens(Grid::EMPTY);
    let steps = vec![x_wing(), x_wing()];
    let mut trace = Trace {
        layout: layout().clone(),
        puzzle,
        profile: "p".to_owned(),
        steps,
        attempts: vec![],
        outcome: Outcome::Stuck,
    };
    let slug = Slug::new("x-wing");
    let stuck = End::new(&trace, None, Some(&slug));
    assert_eq!((stuck.steps, stuck.hardest.as_deref()), (Some(2), Some("x-wing")));
    assert_eq!(stuck.counts.as_ref().unwrap()["x-wing"], 2);
    assert_eq!(stuck.candidates["r1c4"], "12345689");
    assert_eq!((stuck.solution.clone(), stuck.to_grid()), (None, Ok(Some(Grid::EMPTY))));
    assert_eq!(read_one(&Message::End(stuck.clone()).to_line()), Message::End(stuck));
    trace.outcome = Outcome::Contradiction(Slot::House(layout().house_named("b5").unwrap(), Digit::D3));
    assert_eq!(End::new(&trace, None, None).at.as_deref(), Some("b5n3"));
    trace.outcome = Outcome::Solved;
    let solved = End::new(&trace, None, None);
    assert_eq!((solved.to_solution(), solved.grid), (Ok(Some(Grid::EMPTY)), None));
}

#[test]
fn attempts_are_read_back() {
    use AttemptOutcome::{Contradiction, Filled, Undecided, Withdrawn};
    for (outcome, word) in [(Contradiction, "A"), (Undecided, "B"), (Filled, "C"), (Withdrawn, "back")] {
        let attempt = CoreAttempt { assume: Candidate::new(Cell::at(4, 7), Digit::D5), standing: 2, outcome };
        let line = Message::Attempt(Attempt::new(3, &attempt)).to_line();
        assert_eq!(line, format!(r#"{{"type":"attempt","n":3,"assume":"r4c7=5","standing":2,"outcome":"{word}"}}"#));
        let Message::Attempt(read) = read_one(&line) else { panic!("{line}") };
        assert_eq!(read.to_attempt(), Ok(attempt));
    }
}

const ONE: &str = r#"{"type":"error","message":"one"}"#;
const TWO: &str = "{\"type\":\"error\",\n\"message\":\"} \\\" {\"}";

#[test]
fn every_form_of_a_log_is_read() {
    let lines = |text: &str| messages(text).map(|read| read.map(|it| it.line)).collect::<Result<Vec<_>, _>>();
    assert_eq!(lines(&format!("{ONE}\n\n{TWO}\r\n{ONE}")), Ok(vec![1, 3, 5]));
    assert_eq!(lines(&format!("\u{feff}[{ONE},\n{TWO}\n]\n")), Ok(vec![1, 2]));
    assert_eq!(lines(&format!("[]{ONE}[{ONE}]{ONE}{ONE}\n[{ONE},{ONE}]")), Ok(vec![1, 1, 1, 1, 2, 2]));
    assert_eq!(lines(""), Ok(vec![]));
    assert_eq!(Messages::new(ONE.as_bytes()).count(), 1);
    assert!(Messages::new(&b"\xff"[..]).all(|read| read.is_err()));
}

#[test]
fn what_is_written_is_read() {
    let failures: Vec<Message> = [ONE, TWO].into_iter().map(read_one).collect();
    for form in [Form::Lines, Form::Document] {
        for count in 0..=2 {
            let mut writer = Writer::new(vec![], form);
            failures[..count].iter().for_each(|message| writer.write(message).unwrap());
            let text = String::from_utf8(writer.finish().unwrap()).unwrap();
            let read: Vec<Message> = messages(&text).map(|it| it.unwrap().message).collect();
            assert_eq!(read, failures[..count], "{text}");
            assert!(text.is_empty() || text.ends_with('\n'));
        }
    }
}

#[test]
fn errors_tell_their_place() {
    let fault = |text: &str| messages(text).find_map(Result::err).unwrap().to_string();
    assert_eq!(fault(&format!("{ONE}\n  x")), "line 2, column 3: found `x`, expected an object or an array of objects");
    assert_eq!(
        fault(&format!("[{ONE}\n{ONE}]")),
        "line 2, column 1: found `{`, expected a comma or the end of the array"
    );
    assert_eq!(fault(&format!("[{ONE},]")), "line 1, column 35: found `]`, expected an object");
    assert_eq!(fault("\n[ "), "line 2, column 1: this array is never closed");
    assert_eq!(fault(&format!("{ONE}\n{{\"a\":[}}")[..38]), "line 2, column 1: this object is never closed");
    assert_eq!(fault(r#"{"n":1}"#), "line 1, column 7: missing field `type`");
    assert!(fault(r#" {"type":"stop"}"#).starts_with("line 1, column 2: type: found `stop`, expected one of begin, "));
    let begin = "{\"type\":\"begin\",\n\"puzzle\":5}";
    assert_eq!(fault(begin), "line 2, column 10: invalid type: integer `5`, expected a string");
    let truth = r#"{"type":"step","technique":"q","truths":[{"cell":"r1c1"}]}"#;
    assert!(
        fault(truth).contains("a truth has `cell` and `digits`, or `house`, `digit` and `cells`"),
        "{}",
        fault(truth)
    );
    let rating = r#"{"type":"step","technique":"q","truths":[],"rating":{"se":-1}}"#;
    assert!(fault(rating).contains("a rating of -1, expected a number from 0"), "{}", fault(rating));
}

#[test]
fn reading_goes_on_behind_a_wrong_object() {
    let text = format!("{{\"type\":\"begin\"}}\n{ONE}");
    let read: Vec<_> = messages(&text).collect();
    assert_eq!(read.len(), 2);
    assert!(read[0].is_err() && read[1].is_ok());
}

proptest! {
    #[test]
    fn steps_are_read_back(step in any_step(), number: u32, tenths: Option<u16>, hodoku: Option<u32>) {
        let notes = Notes {
            rating: Rating { se: tenths, hodoku },
            words: Words { text: Some("\"why\"\n".to_owned()), notation: Some("(1)".to_owned()), nested: vec![Words::default()] },
            ..Notes::default()
        };
        let written = Message::Step(Box::new(Step::new(layout(), number, &step, notes)));
        let line = written.to_line();
        prop_assert!(!line.contains('\n'));
        let Message::Step(read) = read_one(&line) else { panic!("{line}") };
        prop_assert_eq!(read.to_step(layout()), Ok(step));
        prop_assert_eq!(Message::Step(read), written);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[\\[\\]{},:\"a-z0-9 \n\u{fc}]{0,60}") {
        let _ = messages(&text).count();
    }
}

/// Every example of the documentation is read as what it is said to be.
#[test]
fn documented_examples_are_read() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/json-log.md");
    let page = std::fs::read_to_string(path).unwrap();
    let mut kinds = vec![];
    let mut shapes = vec![];
    let cage = |cells: &[Cell]| Rule::on(RuleKind::Cage, cells.to_vec()).with_value(Some(12));
    let cages = [&[Cell::at(1, 1), Cell::at(1, 2), Cell::at(1, 3)][..], &[Cell::at(1, 4), Cell::at(1, 5)]].map(cage);
    let renban = Rule::on(RuleKind::Renban, vec![Cell::at(1, 1), Cell::at(1, 2), Cell::at(1, 3)]);
    let ruled = Layout::of(&Rules { list: [&cages[..], &[renban]].concat(), ..Rules::default() }).unwrap();
    for block in page.split("```json\n").skip(1).filter_map(|rest| rest.split("```").next()) {
        for value in serde_json::Deserializer::from_str(block).into_iter::<serde_json::Value>() {
            let value = value.unwrap_or_else(|error| panic!("{error}: {block}"));
            let text = value.to_string();
            if value.get("type").is_none_or(|it| it != "error") && value.get("kind").is_some() {
                let pattern: Pattern = serde_json::from_str(&text).unwrap();
                assert_eq!(serde_json::to_string(&pattern).unwrap(), text);
                assert!(pattern.to_pattern(layout()).is_ok_and(|read| read != CorePattern::Truths), "{text}");
                shapes.push(value["kind"].to_string());
            } else if let Some(kind) = value.get("type") {
                assert_eq!(read_one(&text).to_line(), text);
                kinds.push(kind.as_str().unwrap().to_owned());
            } else {
                let truth: Truth = serde_json::from_str(&text).unwrap();
                let layout = if text.contains("cage#") || text.contains("renban#") { &ruled } else { layout() };
                assert!(CoreTruth::read(&truth, &ReadContext::new(layout)).is_ok(), "{text}");
            }
        }
    }
    assert!(Message::TYPES.iter().all(|kind| kinds.iter().any(|known| known == kind)), "{kinds:?}");
    shapes.sort_unstable();
    shapes.dedup();
    assert_eq!(shapes.len(), 21, "each shape has an example: {shapes:?}");
}

/// Refusals of a constructor name what is wrong and what was expected.
#[test]
fn broken_shapes_are_refused() {
    let fault = |pattern: &str| {
        let text = format!(r#"{{"type":"step","technique":"q","truths":[],"pattern":{pattern}}}"#);
        read_step(&text).to_step(layout()).unwrap_err().to_string()
    };
    let link = |from: &str, to: &str, by: &str| format!(r#"{{"from":["{from}"],"to":["{to}"]{by}}}"#);
    let by = r#","by":{"type":"cell","cell":"r1c1"}"#;
    let chain = |links: &[String], is_loop| {
        fault(&format!(r#"{{"kind":"chain","links":[{}],"loop":{is_loop}}}"#, links.join(",")))
    };
    let strong = link("r1c1=1", "r1c1=2", by);
    for (found, expected) in [
        (
            fault(r#"{"kind":"subset","type":"naked","cells":["r1c1","r1c2"],"digits":[1],"houses":["r1"]}"#),
            "pattern.digits: found `1`, expected as many digits as cells, and houses that lose them",
        ),
        (
            fault(r#"{"kind":"subset","type":"hidden","house":"r1","digits":[1,2],"cells":["r1c1","r1c2"],"last":2}"#),
            "pattern.last: found `2`, expected a digit beside those of the subset",
        ),
        (
            fault(r#"{"kind":"fish","type":"basic","digit":7,"base":["r2","r8"],"cover":["c4"]}"#),
            "pattern.cover: found `c4`, expected as many houses as the base has, and others",
        ),
        (
            fault(r#"{"kind":"fish","type":"basic","digit":7,"base":["r2","b8"],"cover":["c4","c5"]}"#),
            "pattern.type: found `basic`, expected basic, franken or mutant, as the houses are",
        ),
        (
            fault(r#"{"kind":"set-logic","type":"sectors","base":["r1c1","r1c1"],"cover":["r1n1","r1n2"]}"#),
            "pattern.cover: found `r1n1,r1n2`, expected as many slots as the base has, each once",
        ),
        (
            fault(r#"{"kind":"sets","type":"chain","sets":[{"cells":["r1c1"],"digits":[1,2]}],"links":[]}"#),
            "pattern.links: found `0`, expected digits that each set, of one digit more than cells, shares with the next",
        ),
        (
            fault(r#"{"kind":"deadly","type":"bug","deadly":["r1c1=1"],"guards":["r1c1=1"]}"#),
            "pattern.guards: found `r1c1=1`, expected other candidates than the deadly ones",
        ),
        (chain(&[], false), "pattern.links: found `0`, expected one link at least"),
        (
            chain(&[strong.clone(), strong.clone()], false),
            "pattern.links[1].from: found `r1c1=1`, expected the end of the link before",
        ),
        (
            chain(&[strong.clone(), link("r1c1=2", "r1c2=2", by)], true),
            "pattern.links[1].by: found `a strong link`, expected strong and weak links in turn",
        ),
        (
            chain(&[strong.clone(), link("r1c1=2", "r1c2=2", "")], true),
            "pattern.links[1].to: found `r1c2=2`, expected the start of the first link",
        ),
        (
            chain(&[strong], true),
            "pattern.links: found `1`, expected a weak link behind the last strong one in a loop, and none elsewhere",
        ),
    ] {
        assert_eq!(found, expected);
    }
}

#[test]
fn steps_are_read_as_deep_as_the_limit_says() {
    let inside = |step, _| {
        let assume = Assumption::is_true(Candidate::new(Cell::at(1, 2), Digit::D5));
        let end = Slot::Cell(Cell::at(1, 2));
        let pattern = CorePattern::Hypothesis(argument::Hypothesis { assume, steps: vec![step], end });
        CoreStep { pattern, ..x_wing() }
    };
    let read = |depth| {
        let step = (0..depth).fold(x_wing(), inside);
        let line = Message::Step(Box::new(Step::new(layout(), 1, &step, Notes::default()))).to_line();
        (step, read_step(&line).to_step(layout()))
    };
    let (step, again) = read(crate::NESTED_LIMIT);
    assert!(!step.is_nested_beyond(crate::NESTED_LIMIT));
    assert_eq!(again, Ok(step));
    let (step, again) = read(crate::NESTED_LIMIT + 1);
    assert!(step.is_nested_beyond(crate::NESTED_LIMIT));
    let error = again.unwrap_err();
    let field = "pattern.steps[0].".repeat(crate::NESTED_LIMIT) + "pattern.steps";
    assert_eq!((error.field.as_str(), error.found), (field.as_str(), Found::DeepSteps));
    assert_eq!(error.expected.to_string(), format!("steps nested at most {} deep", crate::NESTED_LIMIT));
}
