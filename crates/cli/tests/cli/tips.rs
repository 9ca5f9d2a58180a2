//! Tests the answers to those who try what does not exist, or ask for what no puzzle has.
use crate::run::{fed, matrix, qedoku};

#[test]
fn what_strangers_try_is_met_with_what_there_is() {
    for (line, said) in [
        ("compare a.txt b.txt", "a.txt: "),
        ("stats a.txt", "`qedoku coverage FILE` counts the techniques of puzzles"),
        (
            "techniques --never a.txt",
            "`qedoku coverage FILE` counts the techniques of puzzles, and tells which they never use",
        ),
        ("generate -d easy", "`--difficulty LEVEL`, or the level alone"),
        ("solve -t grid a.txt", "`-f FORMAT` is the form of the output"),
        ("solve -i a.txt", "a puzzle or a file stands without an option"),
        ("solve --file a.txt", "a puzzle or a file stands without an option"),
        ("steps a.txt --first", "`--technique NAMES` shows the steps of these techniques alone"),
        ("why a.txt --cell r4c5", "`qedoku why PUZZLE r4c5`"),
        ("solve --size 6 a.txt", "the size is that of the text"),
        ("solve --only simple a.txt", "`--up-to TIER` uses the techniques of a tier at most"),
        ("techniques --up-to simple", "`qedoku techniques simple`"),
        ("unique a.txt --list", "`qedoku unique --most N` counts up to N"),
        ("unique a.txt --count", "solutions are counted anyhow"),
    ] {
        let ran = qedoku(&line.split(' ').collect::<Vec<_>>());
        assert!(ran.code == 2 && ran.out.is_empty() && ran.err.contains(said), "{line}: {}", ran.err);
    }
    let page = qedoku(&["explain", "skyscraper"]);
    assert_eq!(page.out, qedoku(&["techniques", "skyscraper"]).out);
    let puzzle = matrix();
    let hint = qedoku(&["hint", &puzzle, "--for", "r1c1"]);
    assert!(hint.code == 0 && !hint.out.is_empty(), "{}", hint.err);
    for words in [&["r1c1"][..], &["--cell", "r1c1"]] {
        assert_eq!(qedoku(&[&["hint", &puzzle], words].concat()).out, hint.out, "{words:?}");
    }
    let drawn = |option: &str| qedoku(&["solve", "-f", "svg", option, "2", &puzzle]).out;
    assert!(drawn("--step").contains("<svg") && drawn("--step") == drawn("--at-step"));
    let said = qedoku(&["solve", "--at-step", "2", &puzzle]).err;
    assert!(said.contains("`qedoku hint --level full --at-step N` tells one step in words"), "{said}");
    let given = qedoku(&["solve", "--after", "r1c2<>3", &format!("12{}", &puzzle[2..])]).err;
    assert!(given.contains("r1c2<>3 is no move: the cell holds the given 2"), "{given}");
}

#[test]
fn a_rating_that_no_puzzle_has_is_said_to_be_exact() {
    let ran = fed(&["grade", "--er", "1.1"], matrix());
    let said = "no puzzle is what was asked for: --er 1.1 is exactly 1.1, `--er 1.1..` is 1.1 or more";
    assert!(ran.err.contains(said), "{}", ran.err);
    let none = fed(&["grade", "--technique", "templates", "--lang", "zh"], matrix());
    assert!(none.err.contains("没有符合要求的题目"), "{}", none.err);
    for (asked, count) in [(">=1.0", 1), ("<=1.0", 0), ("1.0..", 1)] {
        let ran = fed(&["grade", "-f", "ndjson", "--er", asked], matrix());
        assert_eq!(ran.out.lines().count(), count, "{asked}: {}", ran.err);
    }
    let table = fed(&["grade"], matrix()).out;
    assert!(table.contains("\ntier: the hardest kind of step that is needed; easy to extreme are levels"), "{table}");
}
