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
    let folders = qedoku_fixtures::slugs();
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
