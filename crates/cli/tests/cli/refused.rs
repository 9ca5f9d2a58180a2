//! Words and files that are refused, by name and once.
use crate::run::{fed, matrix, qedoku};

#[test]
fn a_word_that_is_no_move_is_named() {
    for (word, lang, said) in [
        ("r10c3=7", "en", "'r10c3=7' is no move: expected what it concludes, such as r4c5=7"),
        ("foo", "en", "'foo' is no move"),
        ("r10c3=7", "zh", "“r10c3=7”不是一步"),
    ] {
        let ran = qedoku(&["name", &matrix(), word, "--lang", lang]);
        assert!(ran.code == 2 && ran.err.contains(said), "{}", ran.err);
    }
}

#[test]
fn a_cell_that_is_named_twice_is_one_question() {
    let [once, twice] = ["r9c9", "r9c99"].map(|cell| qedoku(&["why", &matrix(), cell]));
    assert_eq!((once.code, once.out), (twice.code, twice.out));
}

#[test]
fn what_is_wrong_is_told_once_where_output_and_errors_are_one() {
    let path = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("once.txt");
    std::fs::write(&path, format!("junk\n{}\nfoo\n", matrix())).unwrap();
    for arguments in [&["unique"][..], &["unique", "--lang", "zh"], &["solve"], &["convert"], &["solve", "-f", "line"]]
    {
        let both = std::fs::File::create(path.with_extension("both")).unwrap();
        let run = crate::run::command(arguments).arg(&path).stdout(both.try_clone().unwrap()).stderr(both).status();
        assert_eq!(run.unwrap().code(), Some(2), "{arguments:?}");
        let text = std::fs::read_to_string(path.with_extension("both")).unwrap();
        let count = text.matches("text in no known format").count() + text.matches("不是任何已知格式").count();
        assert_eq!(count, 2, "{arguments:?}: {text}");
    }
}

#[test]
fn files_that_are_not_there_are_told_alike() {
    for command in ["check", "summary"] {
        let ran = qedoku(&[command, "nosuch.ndjson"]);
        assert!(ran.code == 2 && ran.err.contains("cannot read nosuch.ndjson: there is no such file"), "{}", ran.err);
    }
    let ran = qedoku(&["solve", "-f", "html", "--folder", "hard.txt", &matrix()]);
    assert!(ran.code == 2 && ran.err.contains("hard.txt is a file: name a folder"), "{}", ran.err);
    let ran = fed(&["summary"], "");
    assert!(ran.err.contains("expected grades as `qedoku grade` writes them"), "{}", ran.err);
    let ran = fed(&["summary"], "junk\n");
    assert!(ran.err.contains("stdin:1:1: expected a grade as `qedoku grade` writes it"), "{}", ran.err);
}

#[test]
fn a_jigsaw_with_a_wrong_letter_is_refused_once() {
    let made = qedoku(&["generate", "--rules", "jigsaw", "--seed", "3", "-f", "grid"]).out;
    let at = made.rfind('I').unwrap();
    let wrong = format!("{}A{}", &made[..at], &made[at + 1..]);
    for (lang, said) in
        [("en", "9 irregular boxes of 9 cells each, found A with 10, I with 8"), ("zh", "A 有 10 格，I 有 8 格")]
    {
        let ran = fed(&["unique", "--lang", lang], &wrong);
        assert!(ran.code == 2 && ran.err.contains(said), "{}{}", ran.out, ran.err);
        assert_eq!(ran.out.lines().count() + ran.err.lines().count(), 1, "{}{}", ran.out, ran.err);
    }
}

#[test]
fn of_many_repeated_digits_three_are_told() {
    for (lang, said) in [("en", "; and 33 more like it"), ("zh", "；另有 33 处同样的重复")] {
        let ran = qedoku(&["unique", "--lang", lang, &"123456789".repeat(9)]);
        let text = ran.out + &ran.err;
        assert!(ran.code == 3 && text.contains(said) && text.lines().count() == 1, "{text}");
    }
}
