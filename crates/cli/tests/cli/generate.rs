//! `qedoku generate`.
use crate::run::{fed, qedoku};

#[test]
fn generated_puzzles_are_proper_and_the_seed_makes_them() {
    let ran = qedoku(&["generate", "--count", "5", "--seed", "7"]);
    assert_eq!((ran.code, ran.out.lines().count()), (0, 5), "{}", ran.err);
    let solved = fed(&["solve", "--format", "line"], &ran.out);
    assert_eq!((solved.code, solved.out.lines().count()), (0, 5), "{}", solved.err);
    assert!(!solved.out.contains('.'));
    assert_eq!(qedoku(&["generate", "--count", "5", "--seed", "7", "--jobs", "2"]).out, ran.out);
    assert_eq!(qedoku(&["generate", "--count", "3", "--seed", "7"]).out.lines().count(), 3);
    assert_ne!(qedoku(&["generate", "--count", "5", "--seed", "8"]).out, ran.out);
    assert_ne!(qedoku(&["generate"]).out, qedoku(&["generate"]).out);
}

#[test]
fn symmetric_puzzles_have_symmetric_givens() {
    let ran = qedoku(&["generate", "--count", "3", "--seed", "1", "--symmetry", "180"]);
    for line in ran.out.lines() {
        let given: Vec<bool> = line.chars().map(|cell| cell != '.').collect();
        assert!(given.iter().eq(given.iter().rev()), "{line}");
    }
}

#[test]
fn generated_puzzles_come_in_three_formats() {
    let line = qedoku(&["generate", "--count", "2", "--seed", "3"]).out;
    for format in ["grid", "ndjson"] {
        let ran = qedoku(&["generate", "--count", "2", "--seed", "3", "--format", format]);
        assert_eq!(fed(&["convert"], ran.out).out, line, "{format}");
    }
    assert_eq!(qedoku(&["generate", "--count", "0"]).out, "");
}

#[test]
fn puzzles_under_other_rules_are_of_the_tier_that_is_asked_for() {
    for (rules, tier) in [
        (&["--size", "6"][..], "simple"),
        (&["--rules", "killer", "--size", "6"], "intermediate"),
        (&["--rules", "x"], "advanced"),
    ] {
        let order = [&["generate", "--seed", "3", "-n", "2", "--tier", tier], rules].concat();
        let made = qedoku(&order);
        assert_eq!((made.code, made.out.lines().count()), (0, 2), "{order:?}: {}", made.err);
        assert_eq!(qedoku(&[&order[..], &["--jobs", "2"]].concat()).out, made.out, "{order:?}");
        let grades = fed(&["grade", "--scale", "tier", "--format", "csv"], made.out).out;
        assert!(grades.lines().skip(1).all(|line| line.contains(&format!(",{tier},"))), "{grades}");
    }
    let gave_up = qedoku(&["generate", "--size", "6", "--tier", "ultimate", "--tries", "5", "--seed", "1"]);
    assert_eq!((gave_up.out.as_str(), gave_up.code), ("", 1));
    assert!(gave_up.err.contains("5 of the puzzles made were easier and 0 harder; --tries"), "{}", gave_up.err);
    let zh = qedoku(&["generate", "--size", "6", "--tier", "ultimate", "--tries", "5", "--seed", "1", "--lang", "zh"]);
    assert!(zh.err.contains("没有找到终极的题"), "{}", zh.err);
}

#[test]
fn sheets_have_their_solutions_and_name_the_scale_of_each_word() {
    let order = ["generate", "2", "easy", "--seed", "3", "-f", "sheet"];
    let sheet = qedoku(&order);
    assert!(sheet.code == 0 && sheet.out.contains("Solution of no. 2"), "{}", sheet.err);
    for word in ["--solutions", "--answers"] {
        assert_eq!(qedoku(&[&order[..], &[word]].concat()).out, sheet.out, "{word}");
    }
    assert!(sheet.out.contains("<figcaption>No. 1: Easy (HoDoKu), SE "), "{}", sheet.out);
    let [posed, page] = ["sheet", "html"].map(|format| {
        let order = ["generate", "2", "easy", "--seed", "3", "--no-solutions", "-f", format];
        qedoku(&order).out
    });
    assert!(sheet.out.starts_with(posed.trim_end_matches("</body>\n</html>\n")), "{posed}");
    for text in [&posed, &page] {
        assert!(text.contains("No. 2") && !text.contains("olution"), "{text}");
        assert_eq!(text.matches("<section").count(), text.matches("</section>").count(), "{text}");
    }
    let idle = qedoku(&["generate", "2", "easy", "--no-solutions"]);
    assert!(idle.code == 2 && idle.err.contains("--no-solutions does nothing here: it needs --format sheet or html"));
}

#[test]
fn puzzles_under_other_rules_are_made_and_read_back() {
    for rules in [&["--rules", "x"][..], &["--rules", "jigsaw"], &[]] {
        for form in ["line", "ndjson"] {
            let asked = [&["generate", "--size", "4", "--seed", "7", "-f", form], rules].concat();
            let made = qedoku(&asked);
            assert_eq!(made.out, qedoku(&asked).out, "the same seed");
            let solved = qedoku(&["solve", made.out.trim()]);
            assert!(solved.out.contains("Solved in"), "{asked:?}: {}{}", solved.out, solved.err);
        }
    }
    for (asked, said) in [
        (&["--rules", "windoku", "--size", "6"][..], "windoku needs a board of 9 rows"),
        (&["--rules", "antiking", "--size", "4"], "4x4, anti-king"),
        (&["--size", "5"], "4, 6 or 9"),
        (&["--rules", "x", "-f", "grid"], "the format grid cannot keep these rules: "),
        (
            &["--rules", "x", "--tier", "simple", "--tries", "9"],
            "0 of 1 found of the tier simple; 0 of the puzzles made were",
        ),
        (
            &["--rules", "killer", "--difficulty", "easy"],
            "levels such as easy or hard are HoDoKu's, which knows classic puzzles alone; of others --tier says how hard they \
             are: intermediate, advanced, ultimate",
        ),
        (
            &["killer", "--er", "3..4"],
            "the ratings ER and SE are Sudoku Explainer's, which knows classic puzzles alone",
        ),
        (&["--size", "6", "--se", "3..4"], "--tier says how hard they are: simple, intermediate, advanced, ultimate"),
        (&["killer", "--tier", "simple"], "no killer is of the tier simple, which knows nothing of cages"),
        (&["--solutions"], "`--format sheet -o sheet.html` has the solutions on sheets of their own"),
        (&["--answers", "-f", "line"], "`qedoku solve --format line FILE` prints those"),
        (&["-f", "pdf"], "a browser prints the page of `--format html` as PDF"),
        (&["--without", "x-wing"], "`--only-techniques A,B,C`"),
    ] {
        let refused = qedoku(&[&["generate", "--seed", "1"], asked].concat());
        assert!(refused.out.is_empty() && refused.err.contains(said), "{asked:?}: {}", refused.err);
    }
}

#[test]
fn sheets_say_their_rules_once_on_each_in_the_language_asked_for() {
    let of = |more: &[&str]| qedoku(&[&["generate", "5", "--seed", "7", "-f", "sheet"], more].concat()).out;
    let killer = of(&["killer", "--size", "6"]);
    let described = "<p class=\"told\">6x6: Rows, columns and boxes hold the digits 1 to 6. Killer: The digits in a cage differ, \
                and add up to the number in its corner.</p>";
    assert_eq!(
        (killer.matches(described).count(), killer.matches("<section class=\"leaf\">").count()),
        (2, 2),
        "{killer}"
    );
    let caption = killer.lines().find(|line| line.contains("figcaption>No. 1")).unwrap();
    assert!(
        caption.contains("No. 1: 6x6, killer, ") && caption.contains("tier ") && !caption.contains("Rules"),
        "{caption}"
    );
    let zh = of(&["x", "--size", "6", "--lang", "zh"]);
    for said in [
        "<html lang=\"zh\">",
        "<title>数独</title>",
        "对角线：画出的对角线上数字不重复。",
        "第1题：6x6、对角线、",
        "第5题答案",
    ] {
        assert!(zh.contains(said), "{said}: {zh}");
    }
    let page = qedoku(&["generate", "2", "x", "--size", "4", "--seed", "7", "-f", "html"]).out;
    assert_eq!(page.matches("Diagonals: No digit repeats on a diagonal that is drawn.").count(), 1, "{page}");
    let classic = of(&["easy"]);
    assert!(!classic.contains("class=\"told\"") && classic.contains("<title>Sudoku</title>"), "{classic}");
}
