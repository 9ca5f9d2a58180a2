//! `qedoku steps`.
use crate::run::{fed, fixture, matrix, qedoku};
use serde_json::Value;

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The position of a case of the workspace as a library line, with expectations that must be ignored.
pub(crate) fn library_line(case: &str) -> String {
    let text = std::fs::read_to_string(crate::run::fixtures().join("..").join(case)).unwrap();
    let field = |key: &str| text.lines().find_map(|line| line.strip_prefix(key)).unwrap_or_default().trim().to_owned();
    format!(":0210:12:{}:{}:911 922::\n", field("board:"), field("removed:"))
}

#[test]
fn named_techniques_are_listed_with_their_ratings() {
    let ran = fed(&["steps", "--technique", "direct-claiming"], library_line("direct-claiming/fires-1.case"));
    assert_eq!((ran.err.as_str(), ran.code), ("", 0));
    insta::with_settings!({ snapshot_path => crate::run::fixtures(), prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("steps-named", ran.out);
    });
}

#[test]
fn steps_are_messages_with_ordinals_behind_a_beginning() {
    let ran = qedoku(&["steps", "--format", "ndjson", "hard.txt"]);
    assert_eq!((ran.err.as_str(), ran.code), ("", 0));
    let messages = lines(&ran.out);
    let (begin, rest) = messages.split_first().unwrap();
    let (listed, steps) = rest.split_last().unwrap();
    assert_eq!((&begin["type"], &listed["type"]), (&"begin".into(), &"listed".into()));
    assert_eq!((&listed["steps"], &listed["all"]), (&steps.len().into(), &false.into()));
    assert!(steps.iter().zip(1..).all(|(step, n)| step["type"] == "step" && step["n"] == n));
    assert!(steps.iter().any(|step| step["technique"] == "pointing" && step["rating"]["se"] == 2.6));
    assert!(steps.iter().all(|step| step["text"].is_string() && step["tier"] != "ultimate"));
}

#[test]
fn a_technique_says_an_effect_once_and_techniques_come_in_order() {
    let steps = steps_of(&["--technique", "hypothesis"]);
    assert!(steps.iter().all(|step| step["technique"] == "hypothesis") && !steps.is_empty());
    let steps = steps_of(&[]);
    let key = |step: &Value| format!("{} {} {}", step["technique"], step["place"], step["eliminate"]);
    let mut keys: Vec<String> = steps.iter().map(key).collect();
    keys.sort();
    let all = keys.len();
    keys.dedup();
    assert_eq!(keys.len(), all);
    let mut groups: Vec<&str> = steps.iter().map(|step| step["technique"].as_str().unwrap()).collect();
    groups.dedup();
    let catalog = qedoku(&["techniques"]).out;
    let known: Vec<&str> = catalog.lines().filter_map(|line| line.split_whitespace().next()).collect();
    let places: Vec<_> = groups.iter().map(|slug| known.iter().position(|known| known == slug).unwrap()).collect();
    assert!(places.is_sorted_by(|a, b| a < b), "{groups:?}");
    assert!(!groups.contains(&"hypothesis") && !groups.contains(&"direct-claiming"), "{groups:?}");
}

#[test]
fn all_lists_techniques_that_are_not_in_the_profile() {
    let line = library_line("direct-claiming/fires-2.case");
    let of = |arguments: &[&str]| lines(&fed(&[&["steps", "--format", "ndjson"], arguments].concat(), &line).out);
    let has = |steps: &[Value], slug: &str| steps.iter().any(|step| step["technique"] == slug);
    let some = of(&[]);
    let all = of(&["--all"]);
    for slug in ["hypothesis", "direct-claiming"] {
        assert!(!has(&some, slug) && has(&all, slug), "{slug}");
    }
}

/// The messages of the steps of a hard puzzle.
fn steps_of(arguments: &[&str]) -> Vec<Value> {
    let mut messages = lines(&qedoku(&[&["steps", "--format", "ndjson", "hard.txt"], arguments].concat()).out);
    messages.retain(|message| message["type"] == "step");
    messages
}

/// A position with more than 20,000 conclusions.
const MANY: &str = ".8......1..9....23..2.45.8....462...8.4...3...675..4......7.8..2..3..9.49.5...21.";

#[test]
fn the_best_few_of_each_technique_are_listed_and_the_rest_is_counted() {
    let text = qedoku(&["steps", MANY]).out;
    assert!(text.lines().count() < 700, "{} lines", text.lines().count());
    assert!(text.contains(" steps shown, the best of 22825, --detail normal says why\n"), "{text}");
    let described = qedoku(&["steps", "--detail", "normal", MANY]).out;
    assert!(described.lines().count() > 2 * text.lines().count() && !described.contains("--detail"), "{described}");
    let plain = qedoku(&["steps", "--wording", "plain", MANY]).out;
    assert!(plain.lines().count() > 2 * text.lines().count() && !plain.contains("--detail"), "{plain}");
    assert!(text.contains("(als-xz, advanced, HoDoKu 300): 192\n"), "{text}");
    assert!(text.contains("... and 182 more: --technique als-xz --all\n"), "{text}");
    let ran = qedoku(&["steps", "--technique", "als-xz", MANY]);
    assert!(ran.out.contains(", 100 steps shown, the best of 192\n"), "{}", ran.out);
    assert!(ran.out.ends_with("... and 92 more: --all\n"), "{}", ran.out);
    let messages = lines(&qedoku(&["steps", "--format", "ndjson", MANY]).out);
    let (listed, rest) = messages.split_last().unwrap();
    assert_eq!(listed["techniques"]["als-xz"].to_string(), r#"{"listed":10,"found":192}"#);
    let of = |slug: &str| rest.iter().filter(|step| step["technique"] == slug).collect::<Vec<_>>();
    for (slug, counts) in listed["techniques"].as_object().unwrap() {
        assert_eq!(counts["listed"], of(slug).len(), "{slug}");
        assert!(of(slug).len() <= 10, "{slug}");
    }
    let sizes: Vec<usize> = of("als-xz").iter().map(|step| step["truths"].as_array().unwrap().len()).collect();
    assert!(sizes.is_sorted(), "{sizes:?}");
}

#[test]
fn an_overview_stands_above_the_steps_and_says_how_to_narrow() {
    for (lang, tier, how) in
        [("en", "intermediate: ", "--technique NAME,NAME lists"), ("zh", "中级：", "--technique NAME,NAME 只列")]
    {
        let text = qedoku(&["steps", "--lang", lang, "hard.txt"]).out;
        let (head, list) = text.split_once(how).unwrap();
        assert!(head.contains(&format!("\n\n{tier}")) && !head.contains("   1. "), "{text}");
        for slug in ["pointing", "als-xz"] {
            let numbers = |line: &&str| line.split_once(". ").is_some_and(|it| it.0.trim().parse::<u32>().is_ok());
            let group = list
                .split("\n\n")
                .find(|group| group.contains(&format!("({slug},")) || group.contains(&format!("（{slug}，")));
            let count = group.map_or(0, |group| group.lines().filter(numbers).count());
            // In Chinese a technique stands there by its name, and a line may end within it.
            let blank = if lang == "zh" { "" } else { " " };
            let name = group.and_then(|group| group.split_once('（')).map_or(slug, |(name, _)| name);
            assert!(count > 0 && head.replace('\n', blank).contains(&format!("{name} {count}")), "{slug}: {text}");
        }
    }
    assert!(!qedoku(&["steps", "--technique", "als-xz", "hard.txt"]).out.contains("NAME,NAME"));
}

#[test]
fn all_lists_every_step_of_what_is_named() {
    let ran = qedoku(&["steps", "--technique", "als-xz", "--all", "--format", "ndjson", MANY]);
    let messages = lines(&ran.out);
    let listed = messages.last().unwrap();
    assert_eq!(messages.len() - 2, 341);
    assert_eq!(
        listed.to_string(),
        r#"{"type":"listed","steps":341,"all":true,"techniques":{"als-xz":{"listed":341,"found":341}}}"#
    );
    let text = qedoku(&["steps", "--technique", "als-xz", "--all", MANY]).out;
    assert!(text.contains(" 341. ") && text.ends_with("\n\n341 steps\n"), "{text}");
    let none = qedoku(&["steps", "--technique", "naked-single", "--all", "hard.txt"]).out;
    assert!(none.ends_with("tells whether one comes up later\n"), "{none}");
    let two = qedoku(&["steps", "--technique", "als-xz", "--all", "--format", "ndjson", MANY, "bad", MANY]);
    assert_eq!(lines(&two.out).iter().filter(|message| message["type"] == "listed").count(), 2);
    assert_eq!((two.code, two.err.is_empty()), (2, false));
}

#[test]
fn a_page_has_a_thousand_steps_at_most_and_says_what_it_leaves_out() {
    let page = qedoku(&["steps", "--format", "markdown", MANY]).out;
    assert!(page.contains("22614 more conclusions are not shown"), "{}", &page[..2000]);
    let named = ["als-aic", "fish-aic", "ahs-aic", "als-chain"];
    let mut arguments = vec!["steps", "--format", "html", "--all", MANY];
    arguments.extend(named.iter().flat_map(|slug| ["--technique", slug]));
    let page = qedoku(&arguments).out;
    assert!(page.contains("A page shows 1000 steps at most"), "no word of what is left out");
    assert!(page.len() < 12_000_000, "{} bytes", page.len());
}

#[test]
fn hypotheses_are_found_when_they_are_named() {
    let ran = qedoku(&["steps", "--technique", "hypothesis", "hard.txt"]);
    assert!(ran.out.contains("Hypothesis and Contradiction (hypothesis, ultimate): "), "{}", ran.out);
    let none = qedoku(&["steps", "--technique", "naked-single", "hard.txt"]);
    assert_eq!((none.code, none.out.contains("none of these in this position")), (0, true), "{}", none.out);
}

#[test]
fn the_steps_of_a_profile_are_counted_by_technique() {
    let puzzle = "......9..1...3...6.9..6.7.4..1....7.78..4..93..2.91.6.6...1.8...5.9........3...4.";
    let ran = qedoku(&["steps", "--profile", "se", "--format", "ndjson", puzzle]);
    let messages = lines(&ran.out);
    assert!(ran.code == 0 && ran.err.is_empty(), "{}", ran.err);
    assert_eq!(messages[0]["profile"], "se");
    let mut counts = serde_json::Map::new();
    for step in &messages[1..messages.len() - 1] {
        let count = counts.entry(step["technique"].as_str().unwrap()).or_insert(0.into());
        *count = (count.as_u64().unwrap() + 1).into();
    }
    let listed = messages.last().unwrap()["techniques"].as_object().unwrap();
    assert!(listed.keys().eq(counts.keys()), "{listed:?}");
    assert!(listed.iter().all(|(slug, count)| count["listed"] == counts[slug]), "{listed:?} {counts:?}");
    assert!(counts.contains_key("pointing") && counts.contains_key("claiming"), "{counts:?}");
    for other in [["--technique", "x-wing"].as_slice(), &["--all"]] {
        let ran = qedoku(&[&["steps", "--profile", "se", puzzle], other].concat());
        assert!(ran.code == 2 && ran.err.contains("cannot be used with"), "{}", ran.err);
    }
}

#[test]
fn marks_and_library_lines_are_positions() {
    let line = library_line("direct-claiming/fires-2.case");
    let marks = fed(&["convert", "--to", "pencilmarks"], &line).out;
    let steps = |text: &str| {
        let ran = fed(&["steps", "--technique", "direct-claiming", "--format", "ndjson"], text);
        lines(&ran.out)
            .iter()
            .filter(|it| it["type"] == "step")
            .map(|step| step["place"].to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(steps(&line), ["[\"r9c6=7\"]"]);
    assert_eq!(steps(&marks), steps(&line));
}

#[test]
fn what_only_unique_puzzles_allow_can_be_left_out() {
    let assumed = |arguments: &[&str]| {
        let line = library_line("direct-claiming/fires-2.case");
        let ran = fed(&[&["steps", "--format", "ndjson", "--all"], arguments].concat(), line);
        lines(&ran.out).iter().filter(|step| step["assumes"].as_array().is_some_and(|all| !all.is_empty())).count()
    };
    assert!(assumed(&[]) > 0);
    assert_eq!(assumed(&["--no-uniqueness"]), 0);
    // One given alone has many solutions; the digits placed since then leave one.
    let open: String =
        (0..).zip(fixture("matrix.solution").trim().chars()).fold(String::new(), |text, (index, digit)| match index {
            0 => format!("{text}{digit}"),
            _ if index % 9 == 1 => text + ".",
            _ => format!("{text}+{digit}"),
        });
    let ran = fed(&["steps", "--format", "ndjson"], format!(":::{open}::::\n"));
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let mut steps = lines(&ran.out);
    steps.retain(|message| message["type"] == "step");
    assert!(!steps.is_empty() && steps.iter().all(|step| step["assumes"].as_array().unwrap().is_empty()));
}

#[test]
fn improper_puzzles_and_unknown_techniques_are_refused() {
    let ran = fed(&["steps", "--format", "ndjson"], format!("{}\n{}\nbad\n", ".".repeat(81), matrix()));
    let kinds: Vec<Value> =
        lines(&ran.out).iter().map(|message| message["type"].clone()).filter(|t| t != "step").collect();
    let expected: Vec<Value> = ["error", "begin", "listed", "error"].map(Value::from).to_vec();
    assert_eq!((kinds, ran.code), (expected, 3), "{}", ran.err);
    let ran = qedoku(&["steps", "--technique", "nakd-pair", "hard.txt"]);
    assert_eq!((ran.out.as_str(), ran.code), ("", 2));
    assert!(ran.err.contains("did you mean naked-pair"), "{}", ran.err);
}

#[test]
fn case_files_are_positions() {
    let case = "../direct-claiming/fires-1.case";
    let asked = ["steps", "--technique", "direct-claiming"];
    let ran = qedoku(&[&asked[..], &[case]].concat());
    let library = fed(&asked, library_line("direct-claiming/fires-1.case"));
    assert_eq!((ran.out, ran.code), (library.out, 0));
    let hint = qedoku(&["hint", "--level", "what", case]);
    assert_eq!((hint.err.as_str(), hint.code), ("", 0));
    let text = std::fs::read_to_string(crate::run::fixtures().join(case)).unwrap();
    let board = text.lines().position(|line| line.starts_with("board:")).unwrap() + 1;
    for (from, to, expected) in [
        ("board: ", "board: 1", format!("stdin:{board}:")),
        ("\nexpect:", "\nexpect: r0c1=2", "expected 'nothing', 'r4c7=5' or 'r4c4<>7'".to_owned()),
    ] {
        let ran = fed(&["hint"], text.replacen(from, to, 1));
        assert_eq!((ran.out.as_str(), ran.code, ran.err.lines().count()), ("", 2, 1), "{}", ran.err);
        assert!(ran.err.contains(&expected), "{}", ran.err);
    }
}

#[test]
fn a_limit_counts_puzzles_and_says_so_of_one() {
    let puzzle = matrix();
    let one = qedoku(&["steps", "--limit", "3", "--technique", "singles", &puzzle]);
    assert!(one.code == 0 && one.err.contains("--limit counts puzzles, and here is one"), "{}", one.err);
    let zh = qedoku(&["steps", "--limit", "3", "--technique", "singles", "--lang", "zh", &puzzle]);
    assert!(zh.err.contains("--limit 数的是题目"), "{}", zh.err);
    let two = fed(&["steps", "--limit", "1", "--technique", "singles"], format!("{puzzle}\n{puzzle}\n"));
    assert!(!two.err.contains("--limit"), "{}", two.err);
}
