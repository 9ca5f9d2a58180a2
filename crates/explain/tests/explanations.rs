//! The examples of `docs/explanations.md` are what cases print.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use std::fs;

fn without_blanks(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

#[test]
fn the_examples_are_those_of_cases() {
    let root = qedoku_fixtures::root();
    let page = fs::read_to_string(root.join("docs/explanations.md")).unwrap();
    let examples: Vec<&str> = page.split("```text\n").skip(1).map(|rest| rest.split_once("```").unwrap().0).collect();
    assert!(examples.len() >= 13, "ten techniques, three of them in Chinese as well: {}", examples.len());
    let mut folders = qedoku_fixtures::slugs();
    folders.push("_cli".into());
    let snapshots = folders.iter().flat_map(|slug| fs::read_dir(root.join("fixtures").join(slug)).unwrap());
    let paths =
        snapshots.map(|entry| entry.unwrap().path()).filter(|path| path.extension().is_some_and(|it| it == "snap"));
    let said: String = paths.map(|path| without_blanks(&fs::read_to_string(path).unwrap())).collect();
    for example in examples {
        // A sentence begins with a line that is not set in, or with the number of a case.
        for sentence in sentences(example) {
            assert!(said.contains(&sentence), "no case says: {sentence}");
        }
    }
}

#[test]
fn the_words_of_each_step_are_counted() {
    let root = qedoku_fixtures::root();
    let page = fs::read_to_string(root.join("docs/explanations.md")).unwrap();
    let rows: Vec<Vec<&str>> = page.lines().filter_map(counted).collect();
    assert!(rows.len() > 30, "thirty positions: {}", rows.len());
    for row in rows {
        let snapshot = root.join("fixtures").join(row[1]).with_extension("snap");
        let words = words(&fs::read_to_string(snapshot).unwrap());
        assert_eq!(words.map(|count| count.to_string()), row[2..6], "{}", row[1]);
    }
}

/// A row of the table that names a case.
fn counted(line: &str) -> Option<Vec<&str>> {
    let row: Vec<&str> = line.strip_prefix("| ")?.trim_end_matches(" |").split(" | ").collect();
    (row.len() == 6 && row[1].contains('/')).then_some(row)
}

/// The number of words of the first step of a snapshot in English: in brief, as usual, in full, and in plain words.
fn words(snapshot: &str) -> [usize; 4] {
    let step = snapshot
        .lines()
        .skip_while(|line| !line.starts_with("1 "))
        .skip(1)
        .take_while(|line| !line.starts_with('+') && !line.starts_with("2 "));
    // The lines of a list belong to the text that they stand below.
    let mut texts: Vec<String> = Vec::new();
    for line in step {
        match texts.last_mut() {
            Some(text) if !line.starts_with(' ') => text.extend([" ", line]),
            _ => texts.push(line.trim().to_owned()),
        }
    }
    texts.retain(|text| text.is_ascii());
    let count = |line: &str| line.split_whitespace().count();
    let counted = |level: &str| texts.iter().find_map(|line| line.strip_prefix(level)).map(count);
    let usual = count(&texts[0]);
    [counted("brief: ").unwrap(), usual, counted("full: ").unwrap_or(usual), counted("plain: ").unwrap()]
}

/// The sentences of an example: each ends where a line ends with a full stop.
fn sentences(example: &str) -> Vec<String> {
    let mut sentences = vec![String::new()];
    for line in example.lines() {
        let unnumbered = line.strip_prefix("1.").and_then(|rest| rest.split_once("  ")).map_or(line, |(_, rest)| rest);
        let sentence = sentences.last_mut().unwrap();
        *sentence += &without_blanks(unnumbered);
        if line.ends_with(['.', '\u{3002}']) {
            sentences.push(String::new());
        }
    }
    sentences.retain(|sentence| !sentence.is_empty());
    sentences
}
