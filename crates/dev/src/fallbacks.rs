//! Lists the messages and the pages of techniques that a language leaves to English.
use crate::DevResult;
use std::path::{Path, PathBuf};

/// The mark in a language's file for a message that is said in English.
const MARK: &str = "=> fallback;";

/// Lists the messages that are not translated; that is no fault.
pub(crate) fn run() -> DevResult {
    let root = qedoku_fixtures::root();
    let mut files = Vec::new();
    collect(&root.join("crates"), &mut files)?;
    let mut count = 0;
    for path in &files {
        let source = std::fs::read_to_string(path)?;
        let left: Vec<&str> = left(&source).collect();
        count += left.len();
        if !left.is_empty() {
            let path = path.strip_prefix(&root).unwrap_or(path).display();
            println!("{path} leaves to English: {}", left.join(", "));
        }
    }
    for info in qedoku_compat::all().map(qedoku_techniques::Technique::info).filter(|info| info.zh.find.is_empty()) {
        println!("{} leaves its page to English", info.file);
    }
    println!("fallbacks: {count} messages are said in English where another language is asked for");
    Ok(true)
}

/// The messages that a file leaves to English.
fn left(source: &str) -> impl Iterator<Item = &str> {
    source.lines().filter_map(|line| line.trim().strip_suffix(MARK).map(str::trim))
}

/// The sources in the folders `words` of all crates, in order.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), std::io::Error> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let is_of_words = path.components().any(|part| part.as_os_str() == "words");
        if path.is_dir() && !path.ends_with("target") {
            collect(&path, files)?;
        } else if is_of_words && path.extension().is_some_and(|kind| kind == "rs") {
            files.push(path);
        }
    }
    files.sort();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_falls_back_is_found() {
        let source = "language! {\n    zh: Zh;\n    Text {\n        One => \"\";\n        Two => fallback;\n    }\n}\n";
        assert_eq!(left(source).collect::<Vec<_>>(), ["Two"]);
    }
}
