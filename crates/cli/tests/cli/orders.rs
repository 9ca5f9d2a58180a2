//! `qedoku generate` with a spec: puzzles have what is asked for, as `grade` says, whatever the number of jobs.
use crate::run::{fed, fixtures, qedoku};

fn column(csv: &str, name: &str) -> Vec<String> {
    let mut lines = csv.lines();
    let at = lines.next().unwrap().split(',').position(|head| head == name).unwrap();
    lines.map(|line| line.split(',').nth(at).unwrap().to_owned()).collect()
}

fn graded(arguments: &[&str], scale: &str) -> String {
    let ran = qedoku(&[&["generate", "--seed", "7", "--count", "4"], arguments].concat());
    assert_eq!((ran.code, ran.out.lines().count()), (0, 4), "{arguments:?}: {}", ran.err);
    let jobs = qedoku(&[&["generate", "--seed", "7", "--count", "4", "--jobs", "2"], arguments].concat());
    assert_eq!(jobs.out, ran.out, "{arguments:?}");
    fed(&["grade", "--format", "csv", "--scale", scale], ran.out).out
}

#[test]
fn puzzles_to_order_are_graded_as_they_were_ordered() {
    assert_eq!(column(&graded(&["--tier", "intermediate"], "tier"), "tier"), ["intermediate"; 4]);
    for er in column(&graded(&["--se", "3.4..4.4"], "se"), "er") {
        assert!((3.4..=4.4).contains(&er.parse::<f64>().unwrap()), "{er}");
    }
    assert_eq!(column(&graded(&["--hodoku", "unfair"], "hodoku"), "level"), ["Unfair"; 4]);
    for effort in column(&graded(&["--effort", "9..11.5"], "effort"), "effort") {
        assert!((9.0..=11.5).contains(&effort.parse::<f64>().unwrap()), "{effort}");
    }
}

#[test]
fn a_technique_that_is_needed_is_the_next_hint_of_its_position() {
    let ran = qedoku(&["generate", "--seed", "3", "--technique", "swordfish", "--ready", "--count", "2"]);
    assert_eq!((ran.code, ran.out.lines().count()), (0, 2), "{}", ran.err);
    for position in ran.out.lines() {
        let hint = fed(&["hint", "--level", "technique"], position);
        assert!(hint.out.contains("Swordfish"), "{position}: {}", hint.out);
    }
    let record = qedoku(&["generate", "--seed", "3", "--technique", "swordfish", "--format", "ndjson"]);
    assert!(record.out.contains("\"position\":\":0000:x:"), "{}", record.out);
}

#[test]
fn only_the_techniques_that_are_named_are_needed() {
    let order = ["generate", "--seed", "2", "--only-techniques", "full-house,hidden-single-box", "--count", "3"];
    let ran = qedoku(&order);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let se = fed(&["grade", "--scale", "se", "--format", "csv"], ran.out).out;
    assert_eq!(column(&se, "er"), ["1.2"; 3]);
}

#[test]
fn shapes_are_kept() {
    let mask = fixtures().join("../_cli/mask-ring.txt");
    let ran = qedoku(&["generate", "--seed", "5", "--count", "3", "--mask", mask.to_str().unwrap()]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let text: String = std::fs::read_to_string(&mask).unwrap().split_whitespace().collect();
    for line in ran.out.lines() {
        assert!(line.chars().zip(text.chars()).all(|(cell, mask)| mask != '.' || cell == '.'), "{line}");
        assert!(line.chars().zip(text.chars()).all(|(cell, mask)| mask != 'x' || cell != '.'), "{line}");
    }
    let ran = qedoku(&["generate", "--seed", "5", "--count", "3", "--givens", "26..27", "--symmetry", "columns"]);
    for line in ran.out.lines() {
        assert!((26..=27).contains(&line.chars().filter(|cell| *cell != '.').count()), "{line}");
        let row = |row: usize| &line[9 * row..9 * row + 9];
        let given = |text: &str| text.chars().map(|cell| cell != '.').collect::<Vec<_>>();
        assert!((0..9).all(|at| given(row(at)).into_iter().rev().eq(given(row(at)))), "{line}");
    }
}

#[test]
fn requests_that_make_no_sense_end_at_once() {
    for (arguments, said) in [
        (&["--symmetry", "full", "--givens", "17"][..], "no puzzle with the symmetry full has 17 givens"),
        (
            &["--tier", "simple", "--se", "9..10"],
            "a puzzle of the tier simple is rated 2.3 at most, and 9.0 is asked for",
        ),
        (
            &["--mask", "x............................................................................x..x"],
            "leaves 3 cells",
        ),
        (&["--mask", "nowhere.txt"], "no file, and no mask"),
        (&["--givens", "5..16"], "17 are needed"),
        (&["--givens", "30..20"], "30 is above 20"),
        (&["--se", "12.1..30"], "no puzzle is known that Sudoku Explainer rates above 12.0"),
        (&["--technique", "x-wing", "--tier", "simple"], "x-wing is advanced"),
        (&["--technique", "x-wing", "--only-techniques", "naked-single"], "none of the only techniques"),
        (&["--technique", "siamese-finned-x-wing"], "is not in the profile default"),
        (&["--se", "7.05"], "with one decimal"),
        (&["--ready"], "--technique"),
    ] {
        let ran = qedoku(&[&["generate", "--seed", "1"], arguments].concat());
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{arguments:?}");
        assert!(ran.err.contains(said), "{arguments:?}: {}", ran.err);
    }
}

#[test]
fn a_search_that_finds_nothing_gives_up_with_the_nearest() {
    let ran = qedoku(&["generate", "--seed", "1", "--se", "11.5..11.9", "--tries", "60", "--count", "2"]);
    assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{}", ran.err);
    assert!(ran.err.contains("in a row without one: 0 of 2 found; the nearest was "), "{}", ran.err);
    assert!(ran.err.contains("(SE "), "{}", ran.err);
}

#[test]
fn a_sheet_has_four_puzzles_to_a_page_and_the_solutions_behind() {
    let ran = qedoku(&["generate", "--seed", "7", "--count", "5", "--format", "sheet"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let (puzzles, solutions) = ran.out.split_once("<section class=\"leaf small solutions\">").unwrap();
    assert_eq!(puzzles.matches("<section class=\"leaf\">").count(), 2);
    assert_eq!((puzzles.matches("<svg").count(), solutions.matches("<svg").count()), (5, 5));
    assert!(
        puzzles.contains("<figcaption>No. 1: ")
            && puzzles.contains(" (HoDoKu), SE ")
            && !puzzles.contains(", tier ")
            && puzzles.contains("@page{size:A4")
    );
    assert_eq!(ran.out.matches("<section").count(), ran.out.matches("</section>").count());
    assert!(!puzzles.contains("Solution of"));
    let html = qedoku(&["generate", "--seed", "7", "--count", "2", "--format", "html"]);
    assert_eq!(html.out.matches("<details>").count(), 2);
    let digits = |text: &str| text.matches("class=\"given\"").count();
    let line = qedoku(&["generate", "--seed", "7", "--count", "5"]).out;
    assert_eq!(digits(puzzles), line.chars().filter(char::is_ascii_digit).count());
}

#[test]
fn images_have_the_form_of_their_puzzle() {
    let puzzles = qedoku(&["generate", "--seed", "9", "--count", "20"]).out;
    let canonical = fed(&["convert", "--canonical"], &puzzles).out;
    let images = fed(&["convert", "--shuffle", "4"], &puzzles).out;
    assert_ne!(images, puzzles);
    assert_eq!(fed(&["convert", "--canonical"], &images).out, canonical);
    assert_eq!(fed(&["convert", "--canonical"], &canonical).out, canonical);
    assert_eq!(fed(&["convert", "--shuffle", "4"], &puzzles).out, images);
    let changes = fed(&["convert", "--canonical", "--transformation"], &images).out;
    let image =
        |line: &str| serde_json::from_str::<serde_json::Value>(line).unwrap()["image"].as_str().unwrap().to_owned();
    assert!(changes.lines().map(image).eq(canonical.lines()));
    let both = puzzles.clone() + &images;
    let once = fed(&["solve", "--format", "line", "--dedupe", "canonical"], &both);
    assert_eq!(once.out.lines().count(), 20);
    assert_eq!(fed(&["solve", "--format", "line", "--dedupe", "exact"], &both).out.lines().count(), 40);
    let clash = fed(&["convert", "--canonical"], format!("11{}", ".".repeat(79)));
    assert!(clash.code == 2 && clash.out.starts_with("# ") && clash.out.lines().count() == 1, "{}", clash.out);
}

#[test]
fn images_of_logs_are_accepted() {
    let puzzles = qedoku(&["generate", "--seed", "9", "--count", "5"]).out;
    let log = fed(&["solve", "--format", "ndjson"], &puzzles).out;
    for change in [&["--shuffle", "3"][..], &["--canonical"]] {
        let image = fed(&[&["convert", "--trace"], change].concat(), &log);
        assert_eq!((image.code, image.err.as_str()), (0, ""));
        assert_ne!(image.out, log);
        let checked = fed(&["check"], &image.out);
        assert!(checked.code == 0 && checked.out.contains("5 of 5 traces accepted"), "{}", checked.out);
    }
    let bad = fed(&["convert", "--trace", "--canonical"], "{\"type\":\"end\",\"outcome\":\"solved\"}");
    assert!(bad.code == 2 && bad.err.contains("it belongs to no puzzle"), "{}", bad.err);
}
