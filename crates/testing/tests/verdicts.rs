//! Tests the verdicts on answers to cases.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
use qedoku_core::Conclusion;
use qedoku_testing::{
    CaseAnswer, CaseQuestion, CaseRecord, CaseResult, CaseVerdict, Expectation, Suite, TechniqueCase,
};
use std::path::Path;

/// A case of one position: 5 in columns 2 and 3 is an X-Wing, and r7c7 loses it.
fn case(text: &str) -> TechniqueCase {
    TechniqueCase::parse("x-wing", Path::new("one.case"), text).unwrap()
}

const X_WING: &str = "# Columns 2 and 3.\nsource: by hand\nboard: \
    +5+9+1+3+826+74+6+2+3+4+1+78+5+9+8745+6+9+12+3+1+89+24+67+3+5+3+67+95824+1+2..7+3+1+9+86+7..6+9+3.1+8938+12+4.+6+7+4+1+68+7+53+9+2\n";

fn verdict(case: &TechniqueCase, answer: &str) -> CaseVerdict {
    case.judge(&CaseAnswer::parse(answer).unwrap().conclusion().unwrap())
}

#[test]
fn an_answer_is_compared_with_the_least_and_the_most() {
    let one = case(&format!("{X_WING}expect: r7c7<>5\n"));
    for (answer, expected) in [
        (r#"{"eliminate":["r7c7<>5"]}"#, CaseVerdict::Right),
        // All that is left of the cell says the same.
        (r#"{"place":["r7c7=4"]}"#, CaseVerdict::Right),
        (r#"{"eliminate":["r7c7<>5","r7c3<>5"]}"#, CaseVerdict::More),
        (r#"{"eliminate":["r7c3<>5"]}"#, CaseVerdict::Other),
        (r#"{"eliminate":["r7c7<>5","r6c2<>4"]}"#, CaseVerdict::False),
        (r#"{"eliminate":["r7c7<>5","r7c7<>9","r1c1<>7"],"technique":"X-Wing"}"#, CaseVerdict::Right),
        (r#"{"eliminate":["r7c7<>4"]}"#, CaseVerdict::False),
        (r#"{"place":["r7c7=5"]}"#, CaseVerdict::False),
        (r#"{"place":["r1c1=4"]}"#, CaseVerdict::False),
        (r#"{"eliminate":["r1c1<>5"]}"#, CaseVerdict::False),
        (r#"{"eliminate":["r1c1<>7"]}"#, CaseVerdict::Silent),
        ("{}", CaseVerdict::Silent),
        ("null", CaseVerdict::Silent),
    ] {
        assert_eq!(verdict(&one, answer), expected, "{answer}");
    }
}

#[test]
fn what_a_case_allows_is_right_and_its_part_is_less() {
    let two = case(&format!("{X_WING}expect: r7c7<>5\nallow: r7c3<>5\n"));
    assert_eq!(verdict(&two, r#"{"eliminate":["r7c7<>5","r7c3<>5"]}"#), CaseVerdict::Right);
    assert_eq!(verdict(&two, r#"{"eliminate":["r7c3<>5"]}"#), CaseVerdict::Less);
    let both = case(&format!("{X_WING}expect: r7c3<>5 r7c7<>5\n"));
    assert_eq!(verdict(&both, r#"{"eliminate":["r7c7<>5"]}"#), CaseVerdict::Less);
    assert_eq!(two.to_string(), format!("{X_WING}expect: r7c7<>5\nallow: r7c3<>5\n"));
}

#[test]
fn what_a_wider_definition_concludes_is_right_beside_what_must_be() {
    let one = case(&format!("{X_WING}expect: r7c7<>5\nwider: r7c3<>5\n"));
    assert_eq!(verdict(&one, r#"{"eliminate":["r7c7<>5","r7c3<>5"]}"#), CaseVerdict::Right);
    assert_eq!(verdict(&one, r#"{"eliminate":["r7c3<>5"]}"#), CaseVerdict::Other);
    assert_eq!(verdict(&one, "{}"), CaseVerdict::Silent);
    let near_miss = case(&format!("{X_WING}expect: nothing\nwider: r7c3<>5\n"));
    assert_eq!(verdict(&near_miss, "{}"), CaseVerdict::Right);
    assert_eq!(verdict(&near_miss, r#"{"eliminate":["r7c3<>5"]}"#), CaseVerdict::Right);
    assert_eq!(verdict(&near_miss, r#"{"eliminate":["r7c7<>5","r7c3<>5"]}"#), CaseVerdict::More);
    assert_eq!(verdict(&near_miss, r#"{"eliminate":["r7c3<>5","r7c7<>4"]}"#), CaseVerdict::False);
    assert_eq!(CaseRecord::new(&near_miss).to_case().unwrap(), near_miss);
    assert_eq!(near_miss.to_string(), format!("{X_WING}expect: nothing\nwider: r7c3<>5\n"));
}

#[test]
fn where_nothing_is_expected_only_nothing_is_right() {
    let none = case(&format!("{X_WING}expect: nothing\n"));
    assert_eq!(verdict(&none, "{}"), CaseVerdict::Right);
    assert_eq!(verdict(&none, r#"{"eliminate":["r7c7<>5"]}"#), CaseVerdict::More);
    assert_eq!(verdict(&none, r#"{"eliminate":["r7c7<>4"]}"#), CaseVerdict::False);
    let any = |answer: &str| none.judge_any(&CaseAnswer::parse(answer).unwrap().conclusion().unwrap());
    assert_eq!(any(r#"{"eliminate":["r7c7<>5"]}"#), CaseVerdict::Right);
    assert_eq!(any(r#"{"place":["r6c3=2"]}"#), CaseVerdict::False);
    assert_eq!(any("{}"), CaseVerdict::Silent);
}

#[test]
fn a_false_answer_is_told_with_the_digit_of_the_solution() {
    let one = case(&format!("{X_WING}expect: r7c7<>5\n"));
    let described = |answer: &str, any: bool| {
        let described = CaseResult::of_answer(&one, answer, any).contradictions;
        described.iter().map(|it| format!("{} {}", it.conclusion, it.solution)).collect::<Vec<_>>().join(", ")
    };
    for (answer, expected) in [
        (r#"{"place":["r7c7=5"],"eliminate":["r7c7<>4","r7c3<>5"]}"#, "r7c7=5 4, r7c7<>4 4"),
        (r#"{"place":["r1c1=4"]}"#, "r1c1=4 5"),
        (r#"{"eliminate":["r1c1<>5"]}"#, "r1c1<>5 5"),
        (r#"{"eliminate":["r7c7<>5"]}"#, ""),
    ] {
        assert_eq!(
            (described(answer, false), described(answer, true)),
            (expected.to_owned(), expected.to_owned()),
            "{answer}"
        );
    }
}

#[test]
fn what_is_no_answer_is_refused_with_what_was_expected() {
    for (answer, wrong) in [
        ("hello", "expected value"),
        (" ", "an empty line"),
        (r#"{"eliminate":"r1c1<>5"}"#, "sequence"),
        (r#"{"placed":["r1c1=5"]}"#, "unknown field `placed`"),
        (r#"{"place":["r1c11=5"]}"#, "r1c11=5"),
    ] {
        let error = CaseAnswer::parse(answer).unwrap_err();
        assert!(error.contains(wrong), "{answer}: {error}");
    }
    let error = CaseAnswer::parse(r#"{"eliminate":["r1c0<>5"]}"#).unwrap().conclusion().unwrap_err();
    assert_eq!(error, r#"expected r4c7<>5, found "r1c0<>5""#);
}

#[test]
fn fields_beside_those_of_an_answer_say_nothing() {
    let one = case(&format!("{X_WING}expect: r7c7<>5\n"));
    let result = CaseResult::of_answer(&one, r#"{"eliminate":["r7c7<>5"],"time":3,"cost":[]}"#, false);
    assert_eq!((result.verdict, result.unknown), (CaseVerdict::Right, vec!["time".to_owned(), "cost".to_owned()]));
    let result = CaseResult::of_answer(&one, r#"{"id":1,"put":5}"#, false);
    assert_eq!((result.verdict, result.unknown), (CaseVerdict::Silent, vec!["put".to_owned()]));
    // What has none of the fields is no answer, such as a line of a log.
    let result = CaseResult::of_answer(&one, r#"{"level":"info"}"#, false);
    assert!(result.fault.unwrap().contains("unknown field `level`"));
}

#[test]
fn the_cases_of_the_crate_are_read_as_they_are_written() {
    let suite = Suite::standard();
    assert!(suite.cases().len() > 500 && suite.slugs().len() > 150, "{}", suite.cases().len());
    let mut paths: Vec<String> = suite.cases().iter().map(TechniqueCase::path).collect();
    paths.sort();
    paths.dedup();
    assert_eq!(paths.len(), suite.cases().len(), "each path stands for one case");
    assert_eq!(Suite::parse(&suite.to_ndjson(), Path::new("again")).unwrap(), suite);
    for case in suite.cases() {
        // What is expected is right, and what is allowed is true.
        let must = if let Expectation::Step(must) = case.expect { must } else { Conclusion::default() };
        assert_eq!(case.judge(&must), CaseVerdict::Right, "{}", case.path());
        assert_eq!(case.judge(&case.allowed), CaseVerdict::Right, "{}", case.path());
        assert_eq!(case.contradictions(&case.wider), [], "{}", case.path());
        assert_eq!(&TechniqueCase::parse(&case.slug, Path::new(&case.name), &case.to_string()).unwrap(), case,);
    }
}

#[test]
fn records_that_contradict_themselves_are_refused_with_their_line() {
    let case = case(&format!("{X_WING}expect: r7c7<>5\n"));
    let line = serde_json::to_string(&CaseRecord::new(&case)).unwrap();
    assert_eq!(
        Suite::parse(&line, Path::new("suite")).unwrap().cases(),
        [TechniqueCase { name: "one".to_owned(), ..case.clone() }]
    );
    for (from, to, expected) in [
        (r#""may":["r7c7<>5"]"#, r#""may":["r7c3<>5"]"#, "`may` with all of `must`"),
        (r#""must":["r7c7<>5"]"#, r#""must":[]"#, "`must` with something of `may`"),
        (r#""must":["r7c7<>5"]"#, r#""must":["r7c7>5"]"#, "conclusions such as"),
        (r#""candidates":"5 9 "#, r#""candidates":"5 95 "#, "the digit of each filled cell"),
        (r#""candidates":"5 9 "#, r#""candidates":"5 9 1 "#, "a word for each cell"),
        (" 45 1 8 ", " 457 1 8 ", "digits that the filled cells leave"),
        (r#""board":"591382"#, r#""board":"59138."#, "the givens among the filled cells"),
    ] {
        let error =
            Suite::parse(&format!("\n{}", line.replacen(from, to, 1)), Path::new("suite")).unwrap_err().to_string();
        assert!(error.starts_with("suite, line 2: expected ") && error.contains(expected), "{from} -> {to}: {error}");
    }
}

#[test]
fn case_files_behind_each_other_are_a_suite() {
    let [one, two] = ["expect: r7c7<>5\n", "expect: nothing\n"].map(|end| format!("{X_WING}{end}"));
    let text = format!("# x-wing/one\n{one}\n# x-wing/two\n{two}");
    let suite = Suite::parse(&text, Path::new("suite")).unwrap();
    assert_eq!(suite.cases()[0], case(&one));
    assert_eq!(suite.cases()[1], TechniqueCase { name: "two".to_owned(), ..case(&two) });
    for (wrong, expected) in [
        (text.replace("nothing", "something"), "suite, line 11: expected `nothing`"),
        (one, "suite, line 1: expected the path of a case, such as `# x-wing/one`"),
        ("{\"technique\":".to_owned(), "(column 13: EOF while parsing a value)"),
        ("\nx".to_owned(), "suite, line 2: expected a case, as `qedoku cases --export` or `--export case` writes it ("),
    ] {
        let error = Suite::parse(&wrong, Path::new("suite")).unwrap_err().to_string();
        assert!(error.contains(expected) && !error.contains("expected expected"), "{wrong}: {error}");
    }
}

#[test]
fn a_question_has_the_position_and_the_technique() {
    let case = case(&format!("{X_WING}expect: r7c7<>5\n"));
    let question = CaseQuestion::new(7, &case, false);
    assert_eq!((question.case.as_str(), question.technique.as_str()), ("x-wing/one", "x-wing"));
    assert_eq!(question.position.candidates.split(' ').nth(60), Some("45"));
    assert_eq!(question.position.to_puzzle().unwrap(), case.puzzle);
    assert_eq!(CaseQuestion::new(7, &case, true).technique, "any");
}

/// A cage of 5 in a corner of a board of six rows.
const CAGE: &str = "# Why.\nsource: seed 1\nrules: {\"size\":6,\"list\":[{\"rule\":\"cage\",\"cells\":[\"r1c1\",\"r1c2\"],\
    \"value\":4}]}\nboard: ....................................\nremoved: 111\nexpect: r1c2<>3\n";

#[test]
fn a_case_has_the_rules_of_its_puzzle() {
    let case = TechniqueCase::parse("cage-combinations", Path::new("one.case"), CAGE).unwrap();
    assert_eq!(case.to_string(), CAGE);
    let question = serde_json::to_value(CaseQuestion::new(1, &case, false)).unwrap();
    assert_eq!((&question["rules"]["size"], question["givens"].as_str().map(str::len)), (&6.into(), Some(36)));
    assert_eq!(CaseRecord::new(&case).to_case().unwrap(), case);
    let judged = |answer: &str| CaseResult::of_answer(&case, answer, false);
    assert_eq!(judged(r#"{"eliminate":["r1c2<>3"]}"#).verdict, CaseVerdict::Right);
    // 1 in the second cell leaves 3 for the first, and that is a way.
    assert_eq!(judged(r#"{"eliminate":["r1c2<>1"]}"#).verdict, CaseVerdict::False);
    for (from, to, line, expected) in [
        ("\"cage\"", "\"cags\"", 3, "rules as JSON"),
        ("\"size\":6", "\"size\":5", 3, "rules as JSON"),
        ("......\nremoved", ".....\nremoved", 4, "a digit or dot for each cell"),
        ("removed: 111", "removed: 711", 5, "triples of digit, row and column"),
    ] {
        let error = TechniqueCase::parse("cage-must", Path::new("one.case"), &CAGE.replace(from, to)).unwrap_err();
        assert!(error.to_string().contains(&format!("line {line}: expected {expected}")), "{to}: {error}");
    }
    let suite = Suite::parse(&serde_json::to_string(&CaseRecord::new(&case)).unwrap(), Path::new("suite")).unwrap();
    assert_eq!((suite.cases().len(), suite.classic().cases().len()), (1, 0));
}
