//! Every sentence the sources can say stands in a snapshot, in both languages.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use std::fs;
use std::path::{Path, PathBuf};

/// The files of what is wrong with input, of which no snapshot says all; other tests ask for it.
const PROBLEMS: [&str; 2] = ["unreadable.rs", "problem.rs"];

/// Every file below a folder with this ending, in order.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let below = |path: PathBuf| if path.is_dir() { files(&path, ending) } else { vec![path] };
    paths.into_iter().flat_map(below).filter(|path| path.to_string_lossy().ends_with(ending)).collect()
}

/// The sentences of a language: in each `language!` of a source what stands in quotes behind `=>`, comments left out.
fn templates(source: &str) -> Vec<String> {
    let code: String =
        source.lines().filter(|line| !line.trim_start().starts_with("//")).flat_map(|line| [line, "\n"]).collect();
    let mut found = Vec::new();
    let mut rest = code.split_once("language! {").map_or("", |(_, languages)| languages);
    while let Some((_, behind)) = rest.split_once("=>") {
        rest = behind;
        if let Some(quoted) = behind.trim_start().strip_prefix('"') {
            let (text, length) = literal(quoted);
            found.push(text);
            rest = &quoted[length..];
        }
    }
    found
}

/// The text of a string up to its closing quote, and how long it is in the source.
fn literal(source: &str) -> (String, usize) {
    let mut text = String::new();
    let mut chars = source.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => return (text, at),
            '\\' => match chars.next() {
                Some((_, '\n')) => while chars.next_if(|(_, c)| c.is_whitespace()).is_some() {},
                Some((_, 'n')) => text.push('\n'),
                Some((_, escaped)) => text.push(escaped),
                None => {}
            },
            c => text.push(c),
        }
    }
    (text, source.len())
}

/// The pieces of a template between the names it is filled with.
fn pieces(template: &str) -> Vec<String> {
    let plain = template.replace("{{", "\u{1}").replace("}}", "\u{2}");
    let pieces = plain.split('{').map(|part| part.split_once('}').map_or(part, |(_, after)| after));
    pieces.map(|piece| piece.replace('\u{1}', "{").replace('\u{2}', "}")).collect()
}

/// True if a line holds all pieces, one after the other.
fn says(line: &str, pieces: &[String]) -> bool {
    let mut rest = line;
    pieces.iter().all(|piece| match rest.find(piece.as_str()) {
        Some(at) => {
            rest = &rest[at + piece.len()..];
            true
        }
        None => false,
    })
}

/// Blanks beside Chinese characters come and go with what a template is filled with, lines of a terminal break, and a
/// sentence has a capital unless it follows a name.
fn without_blanks(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).map(|c| c.to_ascii_lowercase()).collect()
}

/// The lines of a snapshot, and the paragraphs of what the command prints, which breaks its sentences.
fn said(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap();
    let printed = path.components().any(|part| part.as_os_str() == "_cli");
    let paragraphs = text.split("\n\n").filter(|_| printed);
    text.lines().chain(paragraphs).map(without_blanks).collect()
}

#[test]
fn every_sentence_stands_in_a_snapshot() {
    let root = qedoku_fixtures::root();
    let sources =
        ["explain", "render", "cli"].map(|crate_of| files(&root.join("crates").join(crate_of).join("src"), ".rs"));
    let snapshots = ["fixtures", "crates/explain/tests/snapshots", "crates/render/tests/snapshots"]
        .map(|folder| files(&root.join(folder), ".snap"));
    let said: Vec<String> = snapshots.iter().flatten().flat_map(|path| said(path)).collect();
    let is_told = |path: &&PathBuf| !PROBLEMS.iter().any(|file| path.ends_with(file));
    let templates: Vec<String> = sources
        .iter()
        .flatten()
        .filter(is_told)
        .flat_map(|path| templates(&fs::read_to_string(path).unwrap()))
        .collect();
    assert!(templates.len() > 200, "the sources are read: {}", templates.len());
    let unsaid: Vec<&String> = templates
        .iter()
        .filter(|template| {
            let pieces: Vec<String> = pieces(template).iter().map(|piece| without_blanks(piece)).collect();
            !said.iter().any(|line| says(line, &pieces))
        })
        .collect();
    assert!(unsaid.is_empty(), "no snapshot says these: {unsaid:#?}");
}

#[test]
fn templates_are_read_and_told_apart() {
    let source = "x => \"no\"\nlanguage! {\n// A => \"no\"\nB { b } => \"a {b}, \\\n   c {{d}}\"; C { b } =>\n \"\u{7532} {b}\"; D => { e }";
    let read = templates(source);
    assert_eq!(read, ["a {b}, c {{d}}", "\u{7532} {b}"]);
    let pieces = pieces(&read[0]);
    assert_eq!(pieces, ["a ", ", c {d}"]);
    assert!(says("so a 5, c {d}.", &pieces));
    assert!(!says("a 5 and c {d}", &pieces));
}
