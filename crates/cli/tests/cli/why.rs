//! `qedoku why`: the smallest argument for one candidate.
use crate::run::{fed, fixtures, qedoku};
use qedoku_fixtures::{Requirement, shared, skip};
use serde_json::Value;

const EASY: &str = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";

fn snapshot(name: &str, text: &str) {
    insta::with_settings!({ snapshot_path => fixtures(), prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(name, text);
    });
}

pub(crate) fn messages(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn the_argument_is_told_in_each_language() {
    let answer = |lang| {
        let questions = ["r5c5", "r5c5=2", "r5c5<>9", "r1c1", "r1c2<>4"];
        let ran = qedoku(&[&["why", "--lang", lang, EASY], &questions[..]].concat());
        assert_eq!((ran.err.as_str(), ran.code), ("", 0));
        ran.out
    };
    snapshot("why", &(answer("en") + "\n\n" + &answer("zh")));
}

#[test]
fn the_checker_accepts_what_is_said_of_a_guess() {
    for (question, steps) in [("r1c2=4?", 1), ("r1c2=9?", 7), ("r1c2=7?", 0), ("r1c1=6?", 0)] {
        for format in ["ndjson", "json"] {
            let logged = qedoku(&["why", EASY, question, "--format", format]);
            let ran = fed(&["check"], &logged.out);
            let said = format!("stdin: puzzle 1: {steps} step");
            assert_eq!((ran.err.as_str(), ran.code), ("", 0), "{question}: {}", ran.out);
            assert!(ran.out.starts_with(&said) && ran.out.contains(" accepted"), "{question}: {}", ran.out);
        }
    }
}

#[test]
fn the_checker_accepts_an_argument_by_itself() {
    for (question, outcome) in [("r5c5", "r5c5=9"), ("D8!=4", "r4c8<>4")] {
        let ran = qedoku(&["why", "--format", "ndjson", "hard.txt", question]);
        let lines = messages(&ran.out);
        let end = lines.last().unwrap();
        let argument = &end["argument"];
        let number = |of: &Value, field: &str| of[field].as_u64().unwrap();
        let [size, slice, run] = ["size", "slice", "run"].map(|name| number(&argument[name], "steps"));
        assert_eq!((end["outcome"].as_str(), argument["asked"].is_string()), (Some("reached"), true), "{outcome}");
        assert!(size <= slice && slice <= run, "{argument}");
        assert_eq!(size, number(end, "steps"));
        assert!(number(argument, "at_least") <= number(&argument["size"], "truths"), "{argument}");
        let checked = fed(&["check"], &ran.out);
        assert_eq!(checked.code, 0, "{}", checked.err);
        assert!(checked.out.contains("outcome reached"), "{}", checked.out);
    }
}

#[test]
fn an_argument_without_a_step_it_needs_is_not_accepted() {
    let ran = qedoku(&["why", "--format", "ndjson", EASY, "r5c5"]);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert!(lines[1].contains("\"type\":\"outline\""), "{}", lines[1]);
    for missing in 2..lines.len() - 1 {
        let left: Vec<&str> =
            lines.iter().enumerate().filter(|&(at, _)| at != missing).map(|(_, line)| *line).collect();
        assert_ne!(fed(&["check"], left.join("\n")).code, 0, "step {} is needed", missing - 1);
    }
}

#[test]
fn what_a_position_has_already_takes_no_step() {
    let from_givens = qedoku(&["why", "--format", "ndjson", EASY, "r5c5"]);
    let lines = messages(&from_givens.out);
    let placed = lines.iter().filter_map(|line| line["place"][0].as_str());
    let mut cells: Vec<String> = EASY.chars().map(|given| given.to_string()).collect();
    for place in placed.filter(|place| *place != "r5c5=9") {
        let number = |at: usize| place[at..=at].parse::<usize>().unwrap();
        cells[(number(1) - 1) * 9 + number(3) - 1] = format!("+{}", number(5));
    }
    let position = format!(":0000:x:{}:::", cells.concat());
    let again = messages(&qedoku(&["why", "--format", "ndjson", &position, "r5c5"]).out);
    assert_eq!(again.iter().filter(|line| line["type"] == "step").count(), 1);
}

#[test]
fn the_same_argument_comes_out_for_any_number_of_threads_and_any_company() {
    let with = |jobs| qedoku(&["why", "--jobs", jobs, "--format", "ndjson", "p2676.in", "r1c2", "r9c9"]).out;
    assert_eq!(with("1"), with("3"));
    let alone = qedoku(&["why", "--format", "ndjson", EASY, "r2c2"]).out;
    let after = qedoku(&["why", "--format", "ndjson", EASY, "r9c8", "r2c2"]).out;
    assert!(after.ends_with(&alone));
}

#[test]
fn arguments_are_pages_and_drawings_too() {
    let page = qedoku(&["why", "--format", "html", EASY, "r5c5", "r1c2"]).out;
    assert!(page.contains("r5c5=9 is reached") && page.contains("r1c2=9 is reached"), "{page}");
    let svg = qedoku(&["why", "--format", "svg", EASY, "r5c5"]).out;
    assert!(svg.starts_with("<svg") && svg.contains("r5c5=9"), "{svg}");
    assert_eq!(qedoku(&["why", "--format", "svg", EASY, "r5c5", "r1c2"]).code, 2);
    let text = qedoku(&["why", "--format", "markdown", "--full", EASY, "r5c5"]).out;
    assert!(text.contains("```text") && text.contains("r5c5=9"), "{text}");
    let folded = qedoku(&["why", "--format", "markdown", EASY, "r5c5"]).out;
    assert!(folded.starts_with("# ") && !folded.contains("```") && text.starts_with(&folded), "{folded}");
}

#[test]
fn questions_that_make_no_sense_and_targets_out_of_reach_are_told_apart() {
    let senseless = qedoku(&["why", EASY, "r5c5", "r0c0"]);
    assert_eq!((senseless.code, senseless.out.as_str()), (2, ""));
    assert!(senseless.err.contains("\"r0c0\" cannot be read as a question"), "{}", senseless.err);
    let hard = qedoku(&["why", "--up-to", "simple", "--format", "ndjson", "hard.txt", "r1c9", "r9c1"]);
    assert_eq!(hard.code, 1);
    assert!(hard.err.contains("do not get there"), "{}", hard.err);
    assert_eq!(messages(&hard.out).iter().filter(|line| line["type"] == "error").count(), hard.err.lines().count());
}

/// The outline of an answer: the text before its steps.
fn outline(args: &[&str]) -> Vec<String> {
    let ran = qedoku(&[&["why"], args].concat());
    assert_eq!((ran.err.as_str(), ran.code), ("", 0), "{args:?}");
    // The line on what tells more is no part of it.
    ran.out.lines().filter(|line| !line.contains("`--full`")).map(str::to_owned).collect()
}

#[test]
fn an_outline_opens_every_form() {
    let answer = |lang: &str| {
        let ask = |more: &[&str]| outline(&[&["--lang", lang, "hard.txt", "r1c9"], more].concat()).join("\n");
        let page = ask(&["--format", "html"]);
        let list = page.split_once("<ol class=\"list\">").unwrap().1;
        let first = list.split_once("<li>").unwrap().1.split_once("</li>").unwrap().0;
        let last = outline(&["--lang", lang, EASY, "r5c5", "--step", "2"]).join("\n");
        let marked = ask(&["--format", "markdown", "--step", "1"]);
        assert!(marked.starts_with(&ask(&["--format", "markdown"])), "{marked}");
        [ask(&[]), last, marked, first.replace("</p>", "</p>\n")].join("\n\n")
    };
    snapshot("why-outline", &(answer("en") + "\n\n" + &answer("zh")));
}

/// True if a line of an outline is that of a step, or of singles: its number stands before two blanks.
fn is_step(line: &str) -> bool {
    let text = line.trim_start();
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit() || c == '-');
    rest.len() < text.len() && rest.starts_with("  ")
}

#[test]
fn an_outline_has_a_line_for_every_step_in_each_language() {
    for lang in ["en", "zh"] {
        for question in ["r1c9", "r9c1", "r3c4", "r9c5<>4"] {
            let lines = outline(&["--lang", lang, "hard.txt", question]);
            let log = messages(&qedoku(&["why", "--format", "ndjson", "hard.txt", question]).out);
            let steps = log.iter().filter(|line| line["type"] == "step").count();
            let all = if steps > 1 { "共 " } else { "" };
            let first = if lang == "en" { format!(": {steps} step") } else { format!("：{all}{steps} 步") };
            assert!(lines[0].contains(&first), "{lines:#?}");
            let argument = log[1]["argument"].as_array().unwrap();
            let mut next = 1;
            let steps_told: Vec<&String> = lines[1..].iter().filter(|line| is_step(line)).collect();
            for (line, branch) in steps_told.iter().zip(argument) {
                let to = &branch["to"];
                let numbers =
                    if &branch["from"] == to { format!("{to}  ") } else { format!("{}-{to}  ", branch["from"]) };
                assert!(branch["from"] == next && line.trim_start().starts_with(&numbers), "{line}");
                next = to.as_u64().unwrap() + 1;
            }
            assert_eq!((steps_told.len(), next), (argument.len(), steps as u64 + 1), "{lines:#?}");
        }
    }
}

#[test]
fn the_outline_is_read_backwards_too() {
    let answer = |lang| outline(&["--lang", lang, "--backward", "hard.txt", "r1c9"]).join("\n");
    snapshot("why-backward", &[answer("en"), answer("zh")].join("\n\n"));
    let forward = outline(&["hard.txt", "r1c9"]);
    let backward = outline(&["--backward", "hard.txt", "r1c9"]);
    assert_eq!(forward[0], backward[0]);
    let markdown = outline(&["--backward", "--format", "markdown", "hard.txt", "r1c9"]);
    let shown: Vec<&String> = markdown.iter().filter(|line| line.starts_with("  - **")).collect();
    assert_eq!(shown.len(), forward.iter().filter(|line| is_step(line)).count());
    assert!(shown[shown.len() - 1].contains("givens only"), "{shown:#?}");
}

#[test]
fn what_is_proved_of_the_size_is_for_those_who_ask() {
    let usual = outline(&[EASY, "r5c5"]);
    let proved = outline(&["--proof", EASY, "r5c5"]);
    assert_eq!(proved[..usual.len()], usual);
    assert!(proved[usual.len()].starts_with("It takes 2 statements read off the board"), "{proved:#?}");
    assert!(!usual.concat().contains(" --") && !usual.concat().contains("smaller"), "{usual:#?}");
}

#[test]
fn extreme_puzzles_have_an_outline() {
    let name = "extreme_puzzles_have_an_outline";
    let Some(path) = shared("puzzles/extreme.csv") else {
        return skip(Requirement::Puzzles, name, "the file is not there");
    };
    // Of this one, a step of the run says what is so only with all steps before it.
    let text = std::fs::read_to_string(path).unwrap();
    let line = text.lines().find(|line| line.starts_with("..3.5...94.....2......73...2")).unwrap();
    let lines = outline(&[line.split(',').next().unwrap(), "r4c4"]);
    let net = lines.iter().position(|line| line.contains("  Cell Forcing Net, r3c4 {24}: ")).unwrap();
    let described = lines[net..].iter().take_while(|line| !line.contains("In every case r9c5 is not 6")).count();
    assert!((8..20).contains(&described), "{lines:#?}");
}

#[test]
fn steps_are_opened_one_by_one_or_all() {
    let folded = qedoku(&["why", "hard.txt", "r1c9"]).out;
    let folded = folded.split("A number in brackets").next().unwrap();
    let steps = messages(&qedoku(&["why", "--format", "ndjson", "hard.txt", "r1c9"]).out).len() - 3;
    let last = qedoku(&["why", "hard.txt", "r1c9", "--step", &steps.to_string()]).out;
    assert!(last.starts_with(folded) && last.contains(&format!("\n  {steps:>2}. ")), "{last}");
    let full = qedoku(&["why", "hard.txt", "r1c9", "--full"]).out;
    assert!(full.starts_with(folded) && (1..=steps).all(|step| full.contains(&format!("\n  {step:>2}. "))), "{full}");
    for beyond in ["0", "1000", "1.a"] {
        for format in ["text", "markdown", "html", "svg"] {
            let ran = qedoku(&["why", "hard.txt", "r1c9", "--step", beyond, "--format", format]);
            assert!(ran.code == 2 && ran.err.contains(&format!("expected 1 to {steps}")), "{}", ran.err);
        }
    }
}

#[test]
fn what_is_inside_a_step_is_opened_by_its_number() {
    const LONG: &str = "...6....9..7.3....2....7.364..95..1....1.6.83.1...4........85.........27..37...98";
    let ask = |format: &str| qedoku(&["why", LONG, "r2c2", "--format", format, "--step", "11.1"]).out;
    let text = ask("text");
    let (folded, below) = text.trim_end().rsplit_once("\n\n").unwrap();
    // The words below its line tell them all.
    assert!(folded.contains("\n   11  Forcing Net Contradiction") && !folded.contains("inside:"), "{folded}");
    assert!(below.starts_with("    11.1  ") && !below.contains("11.2  "), "{below}");
    let markdown = ask("markdown");
    assert!(markdown.contains("\n## 11.1. ") && !markdown.contains("\n## 11. "), "{markdown}");
    assert!(ask("html").contains(" data-open=\"11.1\""));
}

#[test]
fn what_allows_more_is_told_in_each_language() {
    for (lang, advice) in
        [("en", "; allow more with --up-to or --profile"), ("zh", "；可用 --up-to 或 --profile 放宽限制")]
    {
        for args in [&["why", "hard.txt", "r1c9"][..], &["hint", "hard.txt"]] {
            let ran = qedoku(&[args, &["--lang", lang, "--up-to", "simple"]].concat());
            assert!(ran.code == 1 && ran.err.trim_end().ends_with(advice), "{}", ran.err);
            assert_eq!(ran.err.contains("the techniques") || ran.err.contains("The tier"), lang == "en", "{}", ran.err);
        }
    }
}

#[test]
fn what_the_start_has_is_told_by_the_digit_that_says_so() {
    for (question, reason) in [
        ("r1c1", "r1c1 is 6 from the start, a given."),
        ("r1c1<>5", "r1c1 is not 5: it is 6, a given."),
        ("r1c2<>7", "r1c2 is not 7: row 1 has its 7 at r1c7, a given."),
        ("r1c2=7", "r1c2 is not 7: row 1 has its 7 at r1c7, a given."),
        ("r1c2=7?", "r1c2 is not 7: row 1 has its 7 at r1c7, a given."),
    ] {
        let lines = outline(&[EASY, question]);
        assert_eq!(lines[1..].concat(), reason, "{question}");
        // A tier that solves nothing at all answers it as well.
        assert_eq!(outline(&["--up-to", "simple", "hard.txt", "r1c1<>1"]).len(), 2);
    }
}

#[test]
fn digits_that_steps_placed_are_named_with_their_step() {
    let full = outline(&["--full", "hard.txt", "r1c9"]).join(" ");
    let full = full.split_whitespace().collect::<Vec<_>>().join(" ");
    let log = messages(&qedoku(&["why", "--format", "ndjson", "hard.txt", "r1c9"]).out);
    let placed: Vec<(u64, &str)> =
        log.iter().filter_map(|step| Some((step["n"].as_u64()?, step["place"][0].as_str()?))).collect();
    let mut named = 0;
    for (number, place) in &placed {
        let (cell, digit) = place.split_once('=').unwrap();
        // The 5 at r2c8 (row 2, step 1).
        let at = format!("{digit} at {cell} (");
        let behind = full.match_indices(&at).filter_map(|(start, _)| full[start + at.len()..].split_once(", step "));
        for (_, cited) in behind.filter(|(house, _)| !house.contains(')')) {
            assert_eq!(cited.split_once(')').unwrap().0, number.to_string(), "{place}");
            named += 1;
        }
    }
    assert!(named > 0 && full.matches(", step ").count() >= named, "{full}");
    let solved = qedoku(&["solve", "hard.txt"]).out;
    assert!(!solved.contains(", step "), "a run names digits that stand on the board: {solved}");
}

#[test]
fn a_position_is_named_by_the_step_of_the_run_that_comes_next() {
    let steps: Vec<Value> = qedoku(&["solve", "--format", "ndjson", "hard.txt"])
        .out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .filter(|message: &Value| message["type"] == "step")
        .collect();
    for step in [&steps[11], &steps[12]] {
        let number = step["n"].to_string();
        let at = |words: &[&str]| {
            let ran = qedoku(&[words, &["--at-step", &number, "hard.txt"]].concat());
            assert_eq!((ran.err.as_str(), ran.code), ("", 0), "{words:?}");
            ran.out
        };
        let concluded = step["place"].as_array().unwrap().iter().chain(step["eliminate"].as_array().unwrap());
        let concluded: Vec<&str> = concluded.map(|it| it.as_str().unwrap()).collect();
        let named: Value = serde_json::from_str(&at(&["name", "--format", "ndjson", &concluded.join(",")])).unwrap();
        let names = named["techniques"].as_array().unwrap();
        assert!(names.iter().any(|it| it["step"]["technique"] == step["technique"]), "{named}");
        let technique = step["technique"].as_str().unwrap();
        assert!(at(&["steps", "--format", "ndjson", "--technique", technique]).contains(concluded[0]));
        assert!(at(&["hint", "--level", "full", "--format", "ndjson"]).contains(concluded[0]));
        assert!(at(&["why", concluded[0]]).contains(concluded[0]));
    }
    let beyond = qedoku(&["hint", "--at-step", "999", "hard.txt"]);
    assert_eq!((beyond.code, beyond.out.as_str()), (2, ""));
    let count = steps.len();
    assert!(beyond.err.contains(&format!("there is no step 999: expected 1 to {count}")), "{}", beyond.err);
}

#[test]
fn a_move_is_named_argued_for_or_shown_to_be_false() {
    let ask = |args: &[&str]| qedoku(&[&["name"], args].concat());
    let mut text = String::new();
    for lang in ["en", "zh"] {
        for moves in [&["r5c2=2"][..], &["r5c5=9"], &["r1c2=4"], &["r1c1=6"]] {
            let ran = ask(&[&["--lang", lang, EASY], moves].concat());
            assert_eq!((ran.err.as_str(), ran.code), ("", i32::from(moves == ["r1c2=4"])), "{moves:?}");
            text += &(ran.out + "\n");
        }
    }
    snapshot("name", &text);
    let ran = ask(&["--format", "ndjson", EASY, "r5c2=2"]);
    let named: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&named["naming"], &named["asked"]), (&Value::from("techniques"), &Value::from("r5c2=2")));
    assert!(named["techniques"].as_array().unwrap().iter().any(|found| found["just"] == true), "{named}");
    assert_eq!(ask(&["r5c2=2", EASY]).out, ask(&[EASY, "r5c2=2"]).out, "the words stand in any order");
    let listed = ask(&["--format", "ndjson", EASY, "r5c2=2,r5c5=9"]);
    assert_eq!(listed.out, ask(&["--format", "ndjson", "r5c2=2", EASY, "r5c5=9"]).out);
    for wrong in [&[EASY, "r5c5"][..], &[EASY]] {
        let refused = ask(wrong);
        assert_eq!((refused.code, refused.out.as_str()), (2, ""));
        assert!(refused.err.contains("such as r4c5=7"), "{}", refused.err);
    }
}

#[test]
fn full_detail_tells_every_step_and_what_the_numbers_are_is_said() {
    let outline = qedoku(&["why", EASY, "r5c5"]).out;
    assert!(
        outline.ends_with("A number in brackets is a step needed; `--full` says every step in a sentence.\n"),
        "{outline}"
    );
    let full = qedoku(&["why", EASY, "r5c5", "--detail", "full"]).out;
    let words = qedoku(&["why", EASY, "r5c5", "--full", "--detail", "full"]).out;
    assert!(full == words && full.lines().count() > outline.lines().count(), "{full}");
    let one = qedoku(&["why", EASY, "r5c5", "--step", "1", "--detail", "full"]).out;
    assert!(one.lines().count() < full.lines().count() && !one.contains("in brackets"), "{one}");
    let zh = qedoku(&["why", EASY, "r5c5", "--lang", "zh"]).out;
    assert!(zh.contains("括号里的数字是所需的步骤"), "{zh}");
    let several = qedoku(&["why", EASY, "r5c5", "r1c2"]).out;
    assert!(!several.contains("in brackets"), "{several}");
}
