//! Checks that every technique that a file declares is registered.
use crate::DevResult;
use qedoku_compat::all;
use qedoku_fixtures::root;
use qedoku_techniques::Tier;
use std::collections::BTreeSet;

/// A file, and the slug of a technique that it declares.
type Declaration = [String; 2];

/// True if the techniques declared under the folders of the tiers, and in `compat`, are those of the registry.
pub(crate) fn run() -> DevResult {
    let known = all().map(|technique| [technique.info().file.replace('\\', "/"), technique.info().slug.to_owned()]);
    let known: BTreeSet<Declaration> = known.collect();
    let mut declared = BTreeSet::new();
    for tier in Tier::ALL {
        collect(&format!("crates/techniques/src/{tier}"), &mut declared)?;
    }
    collect("crates/compat/src", &mut declared)?;
    for [file, slug] in declared.difference(&known) {
        println!("{file} declares {slug}, which the registry does not list");
    }
    for [file, slug] in known.difference(&declared) {
        println!("{slug} is registered, and {file} does not declare it");
    }
    Ok(known == declared)
}

/// Adds what the files of a folder, and of the folders in it, declare.
fn collect(folder: &str, declared: &mut BTreeSet<Declaration>) -> Result<(), std::io::Error> {
    for entry in std::fs::read_dir(root().join(folder)).into_iter().flatten() {
        let entry = entry?;
        let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            collect(&path, declared)?;
        } else {
            let text = std::fs::read_to_string(entry.path())?;
            declared.extend(slugs(&text).map(|slug| [path.clone(), slug.to_owned()]));
        }
    }
    Ok(())
}

/// The slugs in the declarations of a source file: `pub XWing = "x-wing", ..`, or `pub XWing(2) = ..` in a family.
fn slugs(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let (_, rest) = line.trim_start().strip_prefix("pub ")?.split_once(" = \"")?;
        rest.split_once("\", \"").map(|(slug, _)| slug)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn declarations_are_read() {
        let text = "family! {\n    pub A(2) = \"a-two\", \"A Two\", \"二\";\n}\npub static B: &str = \"b\";\n";
        assert_eq!(slugs(text).collect::<Vec<_>>(), ["a-two"]);
        assert_eq!(slugs("    pub B = \"b\", \"B\", Simple,\n").collect::<Vec<_>>(), ["b"]);
    }
}
