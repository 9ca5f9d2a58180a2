//! Lines of traces: all that they say is compared, or listed as not compared.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use qedoku::generate::generate;
use qedoku::traces::{TraceOptions, Tracer};
use qedoku::{Lang, Options, Scales, Tier, check, profiles};
use qedoku_verify::UncheckedClaim;
use serde_json::{Value, json};

fn lines(options: &Options, written: &TraceOptions, count: u64) -> Vec<Value> {
    let mut tracer = Tracer::new(options);
    let traced = generate(5, count).map(|made| tracer.trace(&made.puzzle).unwrap());
    traced.map(|traced| serde_json::to_value(traced.line(written, None)).unwrap()).collect()
}

fn all_scales() -> Scales {
    Scales::named(["tier", "se", "hodoku", "effort"]).unwrap()
}

fn text(lines: &[Value]) -> String {
    lines.iter().map(|line| line.to_string() + "\n").collect()
}

#[test]
fn lines_of_every_profile_and_limit_are_accepted() {
    let named = |name| Options::new(profiles::named(name).unwrap());
    let default = Options::default;
    for (options, count) in [
        (default(), 8),
        (default().without_uniqueness(), 5),
        (default().up_to(Tier::Intermediate), 5),
        (named("se"), 4),
        (named("documents"), 5),
        (named("hodoku"), 4),
    ] {
        let lines = lines(&options.scales(all_scales()), &TraceOptions::default(), count);
        let checked = check(&text(&lines));
        assert!(checked.is_accepted() && checked.reports.len() == lines.len(), "{checked}");
        assert!(checked.reports.iter().all(|it| it.unverified.is_empty()), "{:?}", checked.reports);
        assert!(checked.reports.iter().zip(1..).all(|(it, line)| it.line == line), "{:?}", checked.reports);
    }
}

/// The result of checking a line that is changed: the fault, or what is not compared.
fn changed(line: &Value, path: &str, value: Value) -> String {
    let mut line = line.clone();
    let place = line.pointer_mut(path).unwrap_or_else(|| panic!("{path}"));
    assert_ne!(*place, value, "{path}");
    *place = value;
    let checked = check(&line.to_string());
    let [report] = checked.reports.as_slice() else { panic!("{checked}") };
    assert!(!checked.is_accepted() || report.unverified.contains(&UncheckedClaim::Run), "{path}: {report}");
    report.to_string()
}

#[test]
fn whatever_a_line_says_is_compared() {
    let written = TraceOptions { states: true, ..TraceOptions::default() };
    let lines = lines(&Options::default().scales(all_scales()), &written, 8);
    // One with eliminations, so that needs and rounds say something.
    let line = lines.iter().find(|line| line["tier"] == "advanced").unwrap();
    let at = line["steps"].as_array().unwrap().iter().position(|step| step.get("needs").is_some()).unwrap();
    let step = |field: &str| format!("/steps/{at}/{field}");
    for (path, value, said) in [
        ("/trace".to_owned(), json!(2), "trace: found `2`"),
        ("/solution".to_owned(), json!("2".repeat(81)), "solution: it says 222"),
        ("/id".to_owned(), line["puzzle"].clone(), "id: it says"),
        ("/givens".to_owned(), json!(80), "givens: it says 80, but it is 2"),
        ("/outcome".to_owned(), json!("stuck"), "the end: the outcome is not solved"),
        ("/outcome".to_owned(), json!("hypothesis"), "the end: the outcome is not solved"),
        ("/outcome".to_owned(), json!("guessed"), "the end: the outcome is that digits were guessed"),
        ("/solved_by".to_owned(), json!("search"), "solved_by: it says search, but it is deduction"),
        ("/tier".to_owned(), json!("ultimate"), "tier: it says ultimate, but it is advanced"),
        ("/hardest".to_owned(), json!("jellyfish"), "hardest: it says jellyfish"),
        ("/er".to_owned(), json!(9.9), "er: it says 9.9"),
        ("/hodoku".to_owned(), json!("Extreme"), "hodoku: it says Extreme"),
        ("/effort".to_owned(), json!(0.1), "effort: it says 0.1"),
        ("/techniques/0/1".to_owned(), json!(99), "techniques: it says"),
        ("/techniques/0/0".to_owned(), json!("x-wing"), "x-wing does not conclude"),
        (step("needs"), json!([]), "it says that it needs no step"),
        (step("round"), json!(77), "round: it says 77"),
        (step("board"), line["solution"].clone(), "board: it says"),
        (step("candidates"), json!(vec![511; 81]), "candidates: it says 511 511"),
    ] {
        let found = changed(line, &path, value);
        assert!(found.contains(said), "{path}: {found}");
    }
    for (path, value) in [(step("candidates"), json!("x")), (step("board"), json!(7)), ("/er".to_owned(), json!("1.2"))]
    {
        assert!(changed(line, &path, value).contains("invalid type"));
    }
}

#[test]
fn what_is_not_compared_is_listed() {
    let written = TraceOptions { text: vec![Lang::En], all: true, ..TraceOptions::default() };
    let line = &lines(&Options::default().up_to(Tier::Intermediate), &written, 1)[0];
    let checked = check(&line.to_string());
    assert!(checked.is_accepted(), "{checked}");
    assert!(checked.reports[0].unverified.iter().eq(&[UncheckedClaim::Words, UncheckedClaim::Allowed]), "{checked:?}");
    let mut other = line.clone();
    other["profile"] = json!("mine");
    let checked = check(&other.to_string());
    assert!(checked.is_accepted(), "{checked}");
    assert!(
        checked.reports[0].unverified.is_superset(&[UncheckedClaim::Run, UncheckedClaim::Hardest].into()),
        "{checked:?}"
    );
}

#[test]
fn steps_in_another_order_are_found_again_and_false_ones_are_not() {
    let line = &lines(&Options::default(), &TraceOptions::default(), 1)[0];
    let mut swapped = line.clone();
    let steps = swapped["steps"].as_array_mut().unwrap();
    // Two neighbors that need nothing hold in either order.
    let free = |step: &Value| step.get("needs").is_none();
    let at = steps.windows(2).position(|two| free(&two[0]) && free(&two[1]) && two[0]["by"] == two[1]["by"]).unwrap();
    steps.swap(at, at + 1);
    let checked = check(&swapped.to_string());
    // Those behind it may need other numbers.
    let report = &checked.reports[0];
    assert!(report.steps > at + 1 || report.flaw.as_ref().is_none_or(|it| it.step > Some(at as u32 + 2)), "{checked}");
    let mut wrong = line.clone();
    wrong["steps"][0]["place"] = json!("r1c1=1 r1c2=2");
    let said = check(&wrong.to_string()).to_string();
    assert!(
        said.starts_with("puzzle 1: line 1: step 1: ") && said.contains(" does not conclude r1c1=1 r1c2=2 there"),
        "{said}"
    );
}

#[test]
fn a_puzzle_with_several_solutions_is_refused_at_once() {
    let mut line = lines(&Options::default(), &TraceOptions::default(), 1).remove(0);
    line["puzzle"] = json!(".".repeat(81));
    line["steps"] = json!(vec![line["steps"][0].clone(); 5_000]);
    let said = check(&line.to_string()).to_string();
    assert!(said.contains("but it is one of several solutions"), "{said}");
}
