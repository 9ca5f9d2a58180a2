//! The first page of the project holds what it shows.
use crate::run::qedoku;
use std::fs;
use std::path::PathBuf;

/// The most words of the page: it is read in two minutes.
const WORDS: usize = 700;

fn root() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", ".."].iter().collect()
}

fn page() -> String {
    fs::read_to_string(root().join("README.md")).unwrap()
}

/// The blocks of a kind, in their order.
fn blocks<'a>(page: &'a str, kind: &str) -> Vec<&'a str> {
    let start = format!("\n```{kind}\n");
    page.split(&start).skip(1).map(|rest| rest.split("\n```").next().unwrap()).collect()
}

/// The commands that are run in a shell, line by line.
fn lines(page: &str) -> Vec<&str> {
    blocks(page, "sh").into_iter().flat_map(str::lines).collect()
}

/// The arguments of the first command.
fn first(page: &str) -> Vec<&str> {
    lines(page)[0].strip_prefix("cargo run --release -- ").unwrap().split(' ').collect()
}

/// The puzzle that the page is about.
fn puzzle(page: &str) -> &str {
    first(page).pop().unwrap()
}

#[test]
fn the_first_command_prints_what_is_shown() {
    let page = page();
    let ran = qedoku(&first(&page));
    assert_eq!(ran.code, 0, "{}", ran.err);
    let shown = blocks(&page, "text");
    assert_eq!(shown.len(), 1);
    assert!(ran.out.contains(shown[0]), "the step is told so:\n{}", step(&ran.out, "  12. "));
}

/// The lines of a step.
fn step<'a>(out: &'a str, number: &str) -> &'a str {
    let start = out.find(number).unwrap();
    out[start..].split("\n\n").next().unwrap()
}

/// `INSTA_UPDATE=always` draws it anew, as it writes snapshots anew.
#[test]
fn the_picture_is_the_step_that_is_shown() {
    let page = page();
    let number = blocks(&page, "text")[0].trim().split('.').next().unwrap();
    let drawn = qedoku(&["solve", "--format", "svg", "--step", number, puzzle(&page)]);
    assert_eq!(drawn.code, 0, "{}", drawn.err);
    let name = page.split("](").nth(1).unwrap().split(')').next().unwrap();
    let path = root().join(name);
    if std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
        fs::write(&path, &drawn.out).unwrap();
    }
    assert!(fs::read_to_string(&path).unwrap() == drawn.out, "{name} is not what `qedoku solve --format svg` draws");
}

#[test]
fn every_command_of_the_page_is_one() {
    let page = page();
    let rows: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix("| `qedoku ")?.split('`').next()).collect();
    assert_eq!(rows.len(), 6, "{rows:?}");
    for row in rows {
        let mut arguments: Vec<&str> =
            row.split(' ').map(|word| if word == "PUZZLE" { puzzle(&page) } else { word }).collect();
        // It would serve until it is ended.
        if arguments[0] == "serve" {
            arguments.push("--help");
        }
        let ran = qedoku(&arguments);
        assert!(ran.code == 0 && !ran.out.is_empty(), "{row}: {} {}", ran.out, ran.err);
    }
}

/// Commands that take more than `qedoku` are run elsewhere: the tests by themselves, the rest by `.ci/run`.
#[test]
fn nothing_else_has_to_be_set_up() {
    let page = page();
    let others = ["cargo install --path crates/cli", "pip install ./crates/python", "cargo test --workspace"];
    assert_eq!(lines(&page)[1..4], others);
    assert!(lines(&page)[4..].iter().all(|line| line.starts_with("qedoku ")), "{page}");
    for name in ["crates/cli/Cargo.toml", "crates/python/pyproject.toml"] {
        assert!(root().join(name).exists(), "{name}");
    }
}

#[test]
fn the_page_is_short_and_leads_on() {
    let page = page();
    let words = page.split_whitespace().count();
    assert!(words <= WORDS, "{words} words");
    for line in page.lines() {
        assert!(line.chars().count() <= 120, "{line}");
    }
    let links: Vec<&str> = page.split("](").skip(1).map(|rest| rest.split([')', '#']).next().unwrap()).collect();
    assert!(links.len() > 10);
    for link in links {
        assert!(root().join(link).exists(), "{link}");
    }
}
