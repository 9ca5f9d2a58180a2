//! `cargo dev glossary`: the list of public types in `docs/glossary.md`, and the names that stand for two types.
use crate::DevResult;
use crate::generated::settle;
use clap::Args;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

/// The line above the list of public types.
const TYPES: &str = "<!-- What follows is written by `cargo dev glossary`. -->\n";

/// Under this heading stand the names that two types have by intention, each in a row of a table.
const SHARED: &str = "## Names of two types";

#[derive(Args)]
pub(crate) struct GlossaryOptions {
    /// Writes nothing; fails if the list is out of date or a name stands for two types.
    #[arg(long)]
    pub(crate) check: bool,
}

/// The definition of a type.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Definition {
    /// The file, from the folder of the crates.
    file: String,
    is_public: bool,
    /// The first sentence of its documentation.
    sentence: String,
}

/// The types of all crates by name.
type Definitions = BTreeMap<String, Vec<Definition>>;

/// Writes or compares the list of public types, and tells the names that stand for two types.
pub(crate) fn run(options: &GlossaryOptions) -> DevResult {
    let root = qedoku_fixtures::root();
    let mut types = Definitions::new();
    collect(&root.join("crates"), "", &mut types)?;
    let path = root.join("docs/glossary.md");
    let text = std::fs::read_to_string(&path)?;
    let (words, _) = text.split_once(TYPES).ok_or("docs/glossary.md has no place for the list of types")?;
    let mut passed = settle(&path, &format!("{words}{TYPES}{}", list(&types)), options.check, "glossary")?;
    for complaint in complaints(&types, &shared(words)) {
        println!("glossary: {complaint}");
        passed = false;
    }
    Ok(passed)
}

/// Reads the sources below a folder, without what is built or installed.
fn collect(folder: &Path, from: &str, types: &mut Definitions) -> Result<(), std::io::Error> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else { continue };
        let file = format!("{from}{name}");
        if path.is_dir() {
            if !["target", "node_modules"].contains(&name) {
                collect(&path, &format!("{file}/"), types)?;
            }
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            read(&file, &std::fs::read_to_string(&path)?, types);
        }
    }
    Ok(())
}

/// Finds the types that a source defines. Types inside of traits and implementations belong to these.
fn read(file: &str, source: &str, types: &mut Definitions) {
    let mut docs = String::new();
    for line in source.lines() {
        let text = line.trim_start();
        if let Some(doc) = text.strip_prefix("///") {
            docs.push_str(doc);
        } else if let Some((name, is_public)) = defined(line) {
            let sentence = first_sentence(&docs);
            types.entry(name).or_default().push(Definition { file: file.to_owned(), is_public, sentence });
            docs.clear();
        } else if !text.starts_with("#[") && !text.starts_with(')') {
            docs.clear();
        }
    }
}

/// The type that a line defines, and whether everybody may use it.
fn defined(line: &str) -> Option<(String, bool)> {
    let text = line.trim_start();
    let is_public = text.starts_with("pub ");
    let text = match text.strip_prefix("pub(").and_then(|rest| rest.split_once(") ")) {
        Some((_, rest)) => rest,
        None => text.strip_prefix("pub ").unwrap_or(text),
    };
    let (kind, rest) = text.split_once(' ')?;
    let is_type = match kind {
        "struct" | "enum" | "trait" | "union" => true,
        "type" => !line.starts_with(' '),
        _ => false,
    };
    let name: String = rest.chars().take_while(|c| c.is_alphanumeric()).collect();
    (is_type && name.starts_with(|c: char| c.is_ascii_uppercase())).then_some((name, is_public))
}

/// The first sentence of a documentation.
fn first_sentence(docs: &str) -> String {
    let text = docs.trim();
    let end = text.find(". ").map_or(text.len(), |end| end + 1);
    text[..end].to_owned()
}

/// The public types of each crate that is a library, with what each is.
fn list(types: &Definitions) -> String {
    let mut crates: BTreeMap<&str, BTreeMap<&str, &str>> = BTreeMap::new();
    for (name, definitions) in types {
        for known in definitions.iter().filter(|known| known.is_public && known.file.contains("/src/")) {
            let of = known.file.split('/').next().unwrap_or_default();
            crates.entry(of).or_default().insert(name, &known.sentence);
        }
    }
    let mut text = String::new();
    for (of, names) in crates {
        let _ = write!(text, "\n### {of}\n\n");
        for (name, sentence) in names {
            let _ = writeln!(text, "- `{name}`: {}", if sentence.is_empty() { "(internal)" } else { sentence });
        }
    }
    text
}

/// The names that two types may have: the first column of the table.
fn shared(words: &str) -> BTreeSet<&str> {
    let table = words.split_once(SHARED).map_or("", |parts| parts.1);
    let rows = table.lines().take_while(|line| !line.starts_with("## "));
    rows.filter_map(|line| line.strip_prefix("| `")?.split_once('`')).map(|parts| parts.0).collect()
}

/// The complaints about names that several types have.
fn complaints(types: &Definitions, shared: &BTreeSet<&str>) -> Vec<String> {
    let mut all = Vec::new();
    for (name, definitions) in types.iter().filter(|known| known.1.len() > 1) {
        if !shared.contains(name.as_str()) {
            let files: Vec<&str> = definitions.iter().map(|known| known.file.as_str()).collect();
            all.push(format!("`{name}` is defined {} times: {}", files.len(), files.join(", ")));
        }
    }
    let alone = shared.iter().filter(|name| types.get(**name).is_none_or(|known| known.len() < 2));
    all.extend(alone.map(|name| format!("`{name}` is listed as the name of two types, and is not")));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn types(sources: &[(&str, &str)]) -> Definitions {
        let mut types = Definitions::new();
        for (file, source) in sources {
            read(file, source, &mut types);
        }
        types
    }

    #[test]
    fn types_are_found_with_their_first_sentence() {
        let source = "/// A board. It knows\n/// its rules.\n#[derive(Debug)]\npub struct Board<'a> {\n    type Item = u8;\n\n\
                      /// Lost.\nfn f() {}\npub(crate) enum Kind {";
        let types = types(&[("core/src/board.rs", source)]);
        assert_eq!(types.keys().collect::<Vec<_>>(), ["Board", "Kind"]);
        assert_eq!(list(&types), "\n### core\n\n- `Board`: A board.\n");
    }

    #[test]
    fn a_name_of_two_types_is_complained_of_unless_it_is_listed() {
        let types = types(&[("a/src/lib.rs", "struct Step;"), ("b/src/lib.rs", "struct Step;\nstruct Walk;")]);
        let said = complaints(&types, &BTreeSet::new());
        assert_eq!(said, ["`Step` is defined 2 times: a/src/lib.rs, b/src/lib.rs"]);
        let words =
            "## Names of two types\n\n| name | why |\n|---|---|\n| `Step` | the log |\n| `Walk` | none |\n\n## More\n";
        assert_eq!(shared(words), BTreeSet::from(["Step", "Walk"]));
        let said = complaints(&types, &shared(words));
        assert_eq!(said, ["`Walk` is listed as the name of two types, and is not"]);
    }
}
