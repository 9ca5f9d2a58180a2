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
        (&["--rules", "x", "--tier", "simple"], "--tier"),
    ] {
        let refused = qedoku(&[&["generate", "--seed", "1"], asked].concat());
        assert!(refused.out.is_empty() && refused.err.contains(said), "{asked:?}: {}", refused.err);
    }
}
