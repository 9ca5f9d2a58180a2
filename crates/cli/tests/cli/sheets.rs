//! Sheets of puzzles to print.
use crate::run::{fed, qedoku};

/// The text between two marks, as often as it occurs.
fn between<'t>(text: &'t str, start: &str, end: &str) -> Vec<&'t str> {
    text.split(start).skip(1).map(|rest| rest.split(end).next().unwrap()).collect()
}

#[test]
fn of_several_techniques_each_puzzle_needs_one() {
    let order = ["generate", "4", "--technique", "x-wing,swordfish", "--seed", "3", "--tries", "400000"];
    let ran = qedoku(&[&order[..], &["-f", "ndjson"]].concat());
    assert_eq!((ran.code, ran.out.lines().count()), (0, 4), "{}", ran.err);
    for line in ran.out.lines() {
        let made: serde_json::Value = serde_json::from_str(line).unwrap();
        let needed = made["technique"].as_str().unwrap();
        assert!(["x-wing", "swordfish"].contains(&needed), "{line}");
        let puzzle = made["puzzle"].as_str().unwrap();
        let solved = qedoku(&["solve", "-f", "ndjson", "--without", needed, puzzle]).out;
        let with = qedoku(&["grade", "--technique", needed, "-f", "ndjson", puzzle]).out;
        assert!(!solved.is_empty() && with.lines().count() == 1, "{line}");
    }
    assert_eq!(qedoku(&[&order[..], &["-f", "ndjson", "--jobs", "2"]].concat()).out, ran.out);
    let twice = ["generate", "4", "x-wing", "swordfish", "--seed", "3", "--tries", "400000", "-f", "ndjson"];
    assert_eq!(qedoku(&twice).out, ran.out);
    let one = qedoku(&["generate", "2", "--technique", "naked-pair", "--seed", "3", "-f", "ndjson"]).out;
    assert!(!one.contains("\"technique\""), "{one}");
    let family = qedoku(&["generate", "2", "--technique", "locked", "--seed", "3"]);
    assert!(family.code == 0 || family.err.contains("locked"), "{}", family.err);
    let wrong = qedoku(&["generate", "--technique", "x-wing,siamese-finned-x-wing", "--seed", "1"]);
    assert!(wrong.code == 2 && wrong.err.contains("is not in the profile default"), "{}", wrong.err);
}

#[test]
fn sheets_count_their_puzzles_and_say_what_was_asked_for() {
    let order = ["generate", "3", "--technique", "pointing,naked-pair", "--seed", "3", "-f"];
    for form in ["sheet", "html"] {
        let ran = qedoku(&[&order[..], &[form]].concat());
        assert_eq!(ran.code, 0, "{}", ran.err);
        let captions = between(&ran.out, "<figcaption>", "</figcaption>");
        for (caption, number) in captions.iter().zip(1..=3) {
            assert!(caption.starts_with(&format!("No. {number}: ")), "{caption}");
            assert!(caption.contains("Pointing, ") || caption.contains("Naked Pair, "), "{caption}");
            assert!(caption.contains("<small>seed 3, number "), "{caption}");
        }
        assert_eq!(between(&ran.out, "<h1>", "</h1>"), ["Sudoku: Pointing or Naked Pair"]);
        assert!(!ran.out.contains('\u{1}') && ran.out.contains("<title>Sudoku</title>"), "{form}");
    }
    let sheet = qedoku(&[&order[..], &["sheet"]].concat()).out;
    assert!(["1", "2", "3"].iter().all(|number| sheet.contains(&format!("Solution of no. {number}<"))), "{sheet}");
    let zh = qedoku(&["generate", "1", "easy", "--se", "1.2..2.0", "--seed", "3", "-f", "sheet", "--lang", "zh"]).out;
    assert_eq!(between(&zh, "<h1>", "</h1>"), ["数独：容易（HoDoKu）、SE 1.2..2.0"]);
    assert!(zh.contains("<small>种子 3，序号 "), "{zh}");
    let titled = qedoku(&["generate", "5", "easy", "--seed", "3", "-f", "sheet", "--title", "Class <3b>"]).out;
    assert_eq!(between(&titled, "<h1>", "</h1>"), ["Class &lt;3b&gt;"; 2]);
    assert_eq!(between(&titled, "<title>", "</title>"), ["Class &lt;3b&gt;"]);
    let plain = qedoku(&["generate", "1", "--seed", "3", "-f", "sheet"]).out;
    assert!(!plain.contains("<h1>"), "{plain}");
    let idle = qedoku(&["generate", "--title", "T"]);
    assert!(idle.code == 2 && idle.err.contains("--title does nothing here: it needs --format sheet or html"));
}

#[test]
fn puzzles_of_ones_own_are_put_on_sheets() {
    let mut puzzles = qedoku(&["generate", "5", "--seed", "1"]).out;
    puzzles.push_str("junk\n");
    puzzles.push_str(&qedoku(&["generate", "1", "--seed", "1", "--rules", "jigsaw", "--size", "6"]).out);
    puzzles.push_str(&".".repeat(80));
    puzzles.push('1');
    let ran = fed(&["convert", "--to", "sheet", "--title", "Friday"], &puzzles);
    let (posed, solved) = ran.out.split_once("<section class=\"leaf small solutions\">").unwrap();
    assert_eq!((posed.matches("<svg").count(), solved.matches("<svg").count()), (6, 6), "{}", ran.err);
    assert_eq!(between(posed, "<h1>", "</h1>"), ["Friday"; 2]);
    // The jigsaw is on the second sheet, with a classic puzzle.
    let described = between(posed, "<p class=\"told\">", "</p>");
    assert!(
        described.len() == 1 && described[0].contains("the digits 1 to 6. Irregular boxes: the boxes have the"),
        "{described:?}"
    );
    assert!(posed.contains("<figcaption>No. 6: ") && solved.contains("Solution of no. 6<"), "{posed}");
    assert!(ran.code == 3 && ran.err.contains("stdin:6:1: expected a puzzle") && ran.err.contains("several solutions"));
    let bare = fed(&["convert", "--to", "sheet", "--no-solutions"], &puzzles).out;
    assert!(bare.matches("<svg").count() == 6 && !bare.contains("olution"), "{bare}");
    let named =
        fed(&["convert", "--to", "sheet"], format!("puzzle,name\n{},<Anna>\n", puzzles.lines().next().unwrap()));
    assert!(named.out.contains("<small>&lt;Anna&gt;</small></figcaption>"), "{}", named.out);
    let path = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("own.html");
    let written = qedoku(&["convert", puzzles.lines().next().unwrap(), "-o", path.to_str().unwrap()]);
    assert!(written.code == 0 && std::fs::read_to_string(path).unwrap().contains("<figcaption>No. 1: "));
    let idle = fed(&["convert", "--title", "T"], &puzzles);
    assert!(idle.code == 2 && idle.err.contains("--title does nothing here: it needs --format sheet"), "{}", idle.err);
}
