//! Pages, drawings and Markdown.
use crate::run::{fed, qedoku};
use crate::why::messages;
use serde_json::Value;
use std::fs;
use std::path::Path;

/// A generated puzzle that takes about a hundred steps, one of them a net with a branch.
const LONG: &str = "...6....9..7.3....2....7.364..95..1....1.6.83.1...4........85.........27..37...98";
const EASY: &str = "..36....94.....3.8...2......1.9.....5.6.8.....8..4..6...81..2..2.......6.97.6..5.";

fn easy() -> String {
    format!("{EASY}\n")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[test]
fn a_page_says_what_the_log_says_and_fetches_nothing() {
    for lang in ["en", "zh"] {
        let log = qedoku(&["solve", LONG, "--format", "ndjson", "--lang", lang]);
        let page = qedoku(&["solve", LONG, "--format", "html", "--lang", lang]);
        assert_eq!((page.err.as_str(), page.code), ("", 0));
        let steps: Vec<Value> = log.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let texts: Vec<&str> = steps.iter().filter_map(|step| step["text"].as_str()).collect();
        assert!(texts.len() > 90, "a long trace: {}", texts.len());
        for text in texts {
            // The name stands above the reason, which may begin with a capital there.
            let reason = text.split_once([':', '：']).unwrap().1.trim_start();
            let rest = reason.trim_start_matches(|first: char| first.is_ascii_lowercase());
            assert!(page.out.contains(&escaped(rest)), "{reason} is missing");
        }
        assert!(!page.out.contains("http") && !page.out.contains("src="), "the page stands for itself");
        assert!(page.out.contains("<details>"), "the branch opens");
        assert!(page.out.len() < 500_000, "{} bytes", page.out.len());
        assert!(page.out.starts_with("<!DOCTYPE html>\n<html lang=\"") && page.out.ends_with("</html>\n"));
    }
}

#[test]
fn several_puzzles_share_one_page_in_order_for_any_number_of_threads() {
    let puzzles = easy() + LONG + "\n123\n" + &easy();
    for format in ["html", "markdown"] {
        let [one, four] = ["1", "4"].map(|jobs| fed(&["solve", "--jobs", jobs, "--format", format], &puzzles));
        assert_eq!(one.out, four.out);
        assert_eq!((one.code, one.err.lines().count()), (2, 1), "{}", one.err);
        let titles: Vec<usize> = [1, 2, 3, 4].iter().map(|n| one.out.find(&format!("Qedoku {n}")).unwrap()).collect();
        assert!(titles.is_sorted(), "{titles:?}");
        let heads = one.out.matches("<!DOCTYPE html>").count() + one.out.matches("# Qedoku 1\n").count();
        assert_eq!(heads, 1);
        assert!(one.out[titles[2]..titles[3]].contains("stdin:3:4: expected 81 cells, found 3"));
    }
    let nothing = fed(&["solve", "--format", "html", "nowhere"], "");
    assert_eq!((nothing.out.as_str(), nothing.code), ("", 2), "without a record there is no page");
}

#[test]
fn a_bad_record_is_shown_in_its_place_by_every_command() {
    let puzzles = format!("{}123\n{}", easy(), easy());
    for arguments in [&["solve"][..], &["steps", "--technique", "naked-single"], &["hint", "--level", "full"]] {
        for (format, opens) in [("html", "<section class=\"story\""), ("markdown", "# Qedoku")] {
            let ran = fed(&[arguments, &["--format", format]].concat(), &puzzles);
            let count = ran.out.lines().filter(|line| line.starts_with(opens)).count();
            let said = ran.out.matches("stdin:2:4: expected 81 cells, found 3").count();
            assert_eq!((count, ran.code), (3, 2), "{arguments:?} {format}");
            assert!(said == 1 || said == 2 && format == "html", "{arguments:?} {format}: {said}");
        }
    }
    let ran = fed(&["solve", "--format", "svg"], "12\n");
    assert!(ran.code == 2 && ran.out.starts_with("<svg ") && ran.out.contains("stdin:1:3: expected 81 cells"));
}

#[test]
fn svg_draws_one_step() {
    let title = |arguments: &[&str]| {
        let ran = fed(arguments, easy());
        assert_eq!((ran.err.as_str(), ran.code), ("", 0));
        assert!(ran.out.starts_with("<svg ") && ran.out.matches("</svg>").count() == 1);
        let (_, rest) = ran.out.split_once("<title id=\"qb-title\">").unwrap();
        rest.split_once("</title>").unwrap().0.to_owned()
    };
    let log = fed(&["solve", "--format", "ndjson"], easy()).out;
    let steps: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let hardest = steps.last().unwrap()["hardest"].as_str().unwrap();
    let first = steps.iter().find(|step| step["technique"] == hardest).unwrap();
    let number = first["n"].to_string();
    let usual = title(&["solve", "--format", "svg"]);
    assert_eq!(usual, title(&["solve", "--format", "svg", "--step", &number]), "the first of the hardest technique");
    assert_ne!(usual, title(&["solve", "--format", "svg", "--step", "1"]));
    assert_eq!(title(&["steps", "--format", "svg"]), title(&["steps", "--format", "svg", "--step", "1"]));
    assert!(title(&["solve", "--format", "svg", "--method", "search"]).starts_with("Qedoku"));
}

#[test]
fn svg_says_what_it_cannot_draw() {
    for number in ["0", "1000"] {
        let ran = fed(&["solve", "--format", "svg", "--step", number], easy());
        assert_eq!((ran.out.as_str(), ran.code), ("", 2));
        assert!(ran.err.contains(&format!("there is no step {number}: expected 1 to ")), "{}", ran.err);
    }
    for command in ["solve", "steps"] {
        let ran = fed(&[command, "--format", "svg"], easy() + &easy());
        assert_eq!((ran.out.as_str(), ran.code), ("", 2));
        assert!(ran.err.contains("svg is one drawing"), "{}", ran.err);
    }
}

#[test]
fn the_steps_of_a_position_make_a_page_and_markdown() {
    let count = fed(&["steps", "--format", "ndjson"], easy()).out.lines().count() - 2;
    let page = fed(&["steps", "--format", "html"], easy());
    assert_eq!((page.err.as_str(), page.code), ("", 0));
    assert_eq!(page.out.matches("<a href=\"#s=").count(), count + 1, "the position and every step");
    let text = fed(&["steps", "--format", "markdown"], easy());
    assert_eq!(text.out.lines().filter(|line| line.starts_with("## ")).count(), count);
}

#[test]
fn markdown_is_as_it_was() {
    let ran = fed(&["solve", "--format", "markdown", "--lang", "en"], easy());
    let head: String = ran.out.lines().take(52).flat_map(|line| [line, "\n"]).collect();
    insta::with_settings!({ snapshot_path => crate::run::fixtures(), prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("markdown-head", head);
    });
}

#[test]
fn many_puzzles_are_no_page_but_a_folder_of_pages() {
    let puzzles = easy().repeat(51);
    let ran = fed(&["solve", "--format", "html"], &puzzles);
    assert_eq!((ran.out.as_str(), ran.code), ("", 2));
    assert!(ran.err.contains("50 puzzles at most, and here are more") && ran.err.contains("--folder"), "{}", ran.err);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("many-puzzles");
    let _ = fs::remove_dir_all(&folder);
    let path = folder.display().to_string();
    let ran = fed(&["solve", "--format", "html", "--folder", &path], &puzzles);
    assert_eq!((ran.out.as_str(), ran.err.as_str(), ran.code), ("", "", 0));
    let index = fs::read_to_string(folder.join("index.html")).unwrap();
    assert_eq!((index.matches("<li>").count(), fs::read_dir(&folder).unwrap().count()), (51, 52));
    assert!(index.contains("<a href=\"51.html\"") && !index.contains("class=\"story\""), "pages are loaded on demand");
    let page = fs::read_to_string(folder.join("51.html")).unwrap();
    assert!(
        page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>\n") && page.matches("data-title=").count() == 1
    );
    assert_eq!(fed(&["solve", "--folder", &path], &puzzles).code, 2, "a folder is for pages");
    fs::remove_file(folder.join("index.html")).unwrap();
    let ran = fed(&["solve", "--format", "html", "--folder", &path], &puzzles);
    assert!(ran.code == 2 && ran.err.contains("has other files"), "{}", ran.err);
}

#[test]
fn every_command_that_writes_pages_writes_a_folder_of_them() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pages-of-commands");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("two.txt").display().to_string();
    fs::write(&file, easy().repeat(2)).unwrap();
    for asked in [&["steps", file.as_str()][..], &["hint", "--level", "full", &file], &["why", &file, "r1c1", "r1c2"]] {
        let pages = folder.join(asked[0]);
        let path = pages.display().to_string();
        let ran = qedoku(&[asked, &["--format", "html", "--folder", &path]].concat());
        assert_eq!((ran.out.as_str(), ran.err.as_str(), ran.code), ("", "", 0));
        let index = fs::read_to_string(pages.join("index.html")).unwrap();
        assert_eq!((index.matches("<li>").count(), fs::read_dir(&pages).unwrap().count()), (2, 3), "{asked:?}");
        let page = fs::read_to_string(pages.join("2.html")).unwrap();
        let stories = if asked[0] == "why" { 2 } else { 1 };
        assert_eq!(page.matches("data-title=").count(), stories, "{asked:?}");
        for format in ["text", "ndjson", "svg", "markdown"] {
            let ran = qedoku(&[asked, &["--format", format, "--folder", &path]].concat());
            assert_eq!((ran.out.as_str(), ran.code), ("", 2), "{asked:?} {format}");
            let said = if format == "svg" { "svg is one drawing" } else { "--folder is for pages: add --format html" };
            assert!(ran.err.contains(said), "{asked:?} {format}: {}", ran.err);
        }
    }
}

#[test]
fn a_case_is_drawn_alone() {
    let puzzle = LONG;
    let log = messages(&qedoku(&["solve", puzzle, "--format", "ndjson"]).out);
    let forcing = log.iter().find(|step| step["technique"] == "region-forcing-chain").expect("a forcing");
    let number = forcing["n"].to_string();
    let whole = qedoku(&["solve", puzzle, "--format", "svg", "--step", &number]).out;
    let alone = qedoku(&["solve", puzzle, "--format", "svg", "--step", &format!("{number}.b")]).out;
    let lines = |drawing: &str, letter: char| drawing.matches(&format!("class=\"link case-{letter}\"")).count();
    assert!(['a', 'b', 'c'].iter().all(|&letter| lines(&whole, letter) > 0), "{whole}");
    assert!(lines(&alone, 'b') > 0 && lines(&alone, 'a') + lines(&alone, 'c') == 0, "{alone}");
    let ran = qedoku(&["solve", puzzle, "--format", "svg", "--step", "1.z"]);
    assert!(ran.code == 2 && ran.err.contains("there is no step 1.z: expected 1 to "), "{}", ran.err);
}

#[test]
fn a_page_of_a_hint_opens_on_the_hint() {
    let page = qedoku(&["hint", "--level", "full", "--format", "html", EASY]).out;
    assert!(page.contains("data-open=\"1\"") && page.contains("data-help="), "{page}");
    let page = qedoku(&["solve", "--format", "html", EASY]).out;
    assert!(!page.contains("data-open=") && page.contains(" × ") && page.contains("hardest technique: "), "{page}");
}
