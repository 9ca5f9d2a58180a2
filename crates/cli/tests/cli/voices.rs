//! The text in each language, and the notation of cells.
use crate::run::{command, fed, fixtures, qedoku};
use crate::steps::library_line;
use serde_json::Value;

fn snapshot(name: &str, text: &str) {
    insta::with_settings!({ snapshot_path => fixtures(), prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(name, text);
    });
}

fn chinese(arguments: &[&str]) -> String {
    let ran = qedoku(&[arguments, &["--lang", "zh"]].concat());
    assert_eq!(ran.err, "");
    ran.out
}

#[test]
fn logs_are_told_in_chinese() {
    snapshot("hard-log-zh", &chinese(&["solve", "hard.txt"]));
    snapshot("stuck-log-zh", &chinese(&["solve", "--up-to", "intermediate", "--notation", "a1", "hard.txt"]));
    snapshot("documents-log-zh", &chinese(&["solve", "--profile", "documents", "--attempts", "hard.txt"]));
}

#[test]
fn what_is_found_by_search_is_told_in_each_language() {
    let found = |lang| qedoku(&["solve", "--method", "search", "matrix.list", "--lang", lang]).out;
    snapshot("search", &(found("en") + &found("zh")));
}

#[test]
fn positions_are_told_in_each_language() {
    let listing = |case, technique| {
        let said = |lang| fed(&["steps", "--lang", lang, "--technique", technique], library_line(case)).out;
        said("en") + &said("zh")
    };
    let rectangle = listing("unique-rectangle-5/instance-1.case", "unique-rectangle-5");
    snapshot("steps-voices", &(rectangle + &listing("naked-single/few-cells.case", "x-wing")));
}

/// The first paragraphs of a text.
fn beginning(text: &str, count: usize) -> String {
    text.split("\n\n").take(count).collect::<Vec<_>>().join("\n\n") + "\n\n"
}

#[test]
fn techniques_that_are_left_out_are_named_in_each_language() {
    let mut text = String::new();
    for without in ["x-wing,swordfish", "x-wing,swordfish,jellyfish,skyscraper,w-wing,xy-wing"] {
        for lang in ["en", "zh"] {
            let described = qedoku(&["solve", "--without", without, "matrix.list", "--lang", lang]).out;
            text += &beginning(&described, 1);
        }
    }
    snapshot("without", &text);
}

#[test]
fn an_overview_of_steps_is_told_in_each_language() {
    let described = |lang| beginning(&qedoku(&["steps", "--lang", lang, "--detail", "brief", "matrix.list"]).out, 2);
    snapshot("steps-overview", &(described("en") + &described("zh")));
}

#[test]
fn techniques_have_chinese_names() {
    snapshot("techniques-zh", &qedoku(&["techniques", "--lang", "zh"]).out);
    snapshot("techniques-ultimate", &qedoku(&["techniques", "--tier", "ultimate"]).out);
    let all = qedoku(&["techniques"]).out;
    let under_rules = all.find("For puzzles under other rules").expect("techniques for other rules");
    snapshot("techniques-rules", &all[under_rules..]);
    let page = |lang| qedoku(&["techniques", "x-wing", "--lang", lang]).out;
    snapshot("technique-page", &(page("en") + &page("zh")));
    let named = qedoku(&["techniques", "\u{4e09}\u{9636}\u{9c7c}", "--format", "json"]).out;
    let entries: Vec<Value> = serde_json::from_str(&named).unwrap();
    assert_eq!((&entries[0]["slug"], &entries[0]["zh"]), (&"swordfish".into(), &"\u{4e09}\u{9636}\u{9c7c}".into()));
}

#[test]
fn the_locale_tells_the_language_unless_the_option_does() {
    let said = |set: &[(&str, &str)], options: &[&str]| {
        let mut command = command(&[&["solve", "matrix.list"], options].concat());
        command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG").envs(set.iter().copied());
        let out = String::from_utf8(command.output().unwrap().stdout).unwrap();
        assert_ne!(out.contains("Solved in"), out.contains("\u{5df2}\u{89e3}\u{51fa}"), "{out}");
        if out.contains("Solved in") { "en" } else { "zh" }
    };
    assert_eq!(said(&[], &[]), "en");
    assert_eq!(said(&[("LANG", "zh_CN.UTF-8")], &[]), "zh");
    assert_eq!(said(&[("LANG", "zh_TW.UTF-8")], &[]), "en");
    assert_eq!(said(&[("LANG", "zh_CN.UTF-8"), ("LC_ALL", "C")], &[]), "en");
    assert_eq!(said(&[("LANG", "C"), ("LC_MESSAGES", "zh_SG")], &[]), "zh");
    assert_eq!(said(&[("LANG", "C"), ("LC_ALL", ""), ("LC_MESSAGES", "zh")], &[]), "zh");
    assert_eq!(said(&[("LANG", "zh_CN.UTF-8")], &["--lang", "en"]), "en");
    assert_eq!(said(&[], &["--lang", "zh"]), "zh");
}

#[test]
fn only_the_text_of_messages_follows_the_voice() {
    let lines = |options: &[&str]| qedoku(&[&["solve", "hard.txt", "--format", "ndjson"], options].concat()).out;
    let plain = lines(&[]);
    let without_text = |line: &str| {
        let mut message: Value = serde_json::from_str(line).unwrap();
        strip(&mut message);
        message
    };
    assert!(plain.contains("eureka"));
    let voices: [&[&str]; 4] =
        [&["--lang", "zh", "--notation", "a1"], &["--detail", "brief"], &["--detail", "full"], &["--wording", "plain"]];
    for voiced in voices.map(lines) {
        assert_ne!(plain, voiced);
        assert_eq!(plain.lines().count(), voiced.lines().count());
        assert!(plain.lines().zip(voiced.lines()).all(|(one, other)| without_text(one) == without_text(other)));
    }
}

/// Takes all texts out of a message.
fn strip(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.remove("text");
            fields.values_mut().for_each(strip);
        }
        Value::Array(items) => items.iter_mut().for_each(strip),
        _ => {}
    }
}

#[test]
fn cells_are_named_by_letters() {
    let out = qedoku(&["solve", "matrix.list", "--notation", "a1"]).out;
    let words = out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("Only 9 is left, so C9 is 9."), "{out}");
    assert!(!out.contains("r3c9"), "{out}");
}

/// A position with a pointing pair and two blockers.
const POSITION: &str = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";

#[test]
fn steps_are_told_at_every_level() {
    let at = |described: &[&str]| {
        ["brief", "normal", "full"].map(|detail| qedoku(&[described, &["--detail", detail]].concat()).out)
    };
    let [brief, normal, _] = at(&["steps", POSITION, "--technique", "pointing"]);
    assert!(brief.contains("   1. Pointing: 1 in b6 at r5c89 => r5c12<>1\n"), "{brief}");
    assert!(normal.contains("Box 6 needs a 1. r4c7 sees the 1 at r3c7 (column 7), and r6c789 see"), "{normal}");
    // Full, what closes the other places of a link's house is said too.
    let [brief, normal, full] = at(&["solve", "hard.txt"]);
    assert!(brief.len() < normal.len() && normal.len() < full.len(), "{full}");
    let why = qedoku(&["why", POSITION, "r3c4", "--full", "--detail", "brief"]).out;
    assert!(
        why.contains("   1. Hidden Single in a Box: r3c4=4 in b2\n") && why.contains("| 1457 1459 159 |"),
        "with its candidates: {why}"
    );
    let outline = qedoku(&["why", POSITION, "r3c4", "--detail", "brief"]).out;
    assert!(outline.contains("\n1  Hidden Single in a Box: r3c4=4 in b2\n"), "{outline}");
    let hint = qedoku(&["hint", "--level", "full", "--detail", "brief", POSITION]).out;
    assert!(hint.contains("   1. Naked Single: r3c9=9\n"), "{hint}");
    let refused = qedoku(&["solve", "--detail", "long", POSITION]);
    assert!(refused.err.contains("brief, normal, full"), "{}", refused.err);
}

/// A puzzle in which the digit of r8c1 takes two steps.
const TWO_STEPS: &str = "3......2..4...98.78.5..71...1.....8.5...6....9...52.7.....96415..91.5.....6...7..";

#[test]
fn outlines_are_told_to_beginners() {
    for order in [&[][..], &["--backward"]] {
        let asked = [&["why", TWO_STEPS, "r8c1", "--wording", "plain"][..], order].concat();
        let plain = qedoku(&asked).out;
        let usual = qedoku(&[&["why", TWO_STEPS, "r8c1"][..], order].concat()).out;
        let steps = |text: &str| text.lines().filter(|line| line.starts_with("1  ") || line.starts_with("2  ")).count();
        assert_eq!((steps(&plain), steps(&usual)), (2, 2), "{plain}");
        assert!(plain.contains("\n 4 | ") && plain.contains("r3c4 is the cell in row 3"), "{plain}");
        let (_, words) = plain.split_once("28 givens\n").unwrap();
        assert!(words.contains("needs step") && !words.contains(" | ") && !words.contains('='), "{plain}");
    }
    let chinese = qedoku(&["why", TWO_STEPS, "r8c1", "--wording", "plain", "--lang", "zh"]).out;
    assert!(chinese.contains("（由第1步）"), "{chinese}");
}

#[test]
fn beginners_see_the_pencil_marks_before_they_are_used() {
    let mut text = String::new();
    for (lang, next) in [("en", "The next step uses the candidates."), ("zh", "下一步要用候选数。")] {
        let described = qedoku(&["solve", "hard.txt", "--wording", "plain", "--lang", lang]).out;
        let (singles, marked) = described.split_once(next).expect("a step that is no single");
        let (blank, meaning) =
            if lang == "en" { (" ", "A candidate of a cell is a digit") } else { ("", "候选数是某格") };
        assert!(singles.replace('\n', blank).contains(meaning), "{singles}");
        assert!(!marked.contains(next), "they are shown once: {described}");
        let board = marked.split_once("\n\n").map_or(marked, |(board, _)| board);
        text += &[next, board, "\n"].concat();
    }
    snapshot("pencil-marks", &text);
}

#[test]
fn beginners_read_no_short_names() {
    for lang in ["en", "zh"] {
        let text = qedoku(&["solve", POSITION, "--wording", "plain", "--lang", lang]).out;
        // Each step is a list, and each cell has a name of its own.
        let (first, last) = if lang == "en" {
            ("1. Look at r3c9.", "Only 9 is left. So r3c9 is 9.")
        } else {
            ("1. 先看 r3c9。", "只剩 9。所以 r3c9 填 9。")
        };
        assert!(text.contains(first) && text.contains(last), "{text}");
        let short = text.split(|c: char| !c.is_ascii_alphanumeric()).find(|word| {
            word.strip_prefix('r').and_then(|rest| rest.split_once('c')).is_some_and(|(row, column)| {
                row.len() + column.len() > 2 && format!("{row}{column}").chars().all(|c| c.is_ascii_digit())
            })
        });
        assert_eq!(short, None, "{text}");
    }
}
