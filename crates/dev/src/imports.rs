//! Reads off the sources which files of a crate name which, without a compiler.
//!
//! A path counts if it starts with `crate`, `self`, `super`, a module of the file's own or a name that the file
//! imports, in a `use` line or amid the code. It stands for the file of the longest module that it begins with; where
//! that module hands the next name on (`pub use`), for the file that this names. Items under `#[cfg(test)]` do not
//! count, nor do comments, re-exports themselves, what `pub(in ..)` names, and what the crate's root defines. A method
//! that another file defines is not seen.
use std::collections::{BTreeMap, BTreeSet};

/// The sources of a crate by the path of their module: empty for the root, `kernels::als` for `kernels/als/mod.rs`.
pub(crate) type Sources = BTreeMap<String, String>;

/// The modules that the file of each module names.
pub(crate) fn imports(sources: &Sources) -> BTreeMap<&str, BTreeSet<&str>> {
    let read: BTreeMap<&str, SourcePaths> =
        sources.iter().map(|(module, text)| (module.as_str(), SourcePaths::of(text))).collect();
    let whole = Crate { sources, read: &read };
    let mut imports = BTreeMap::new();
    for (&module, read) in read.iter().filter(|(module, _)| !module.is_empty()) {
        let targets = read.all().filter_map(|path| whole.file(module, &path, HOPS));
        imports.insert(module, targets.filter(|&target| target != module && !target.is_empty()).collect());
    }
    imports
}

/// The most re-exports that are followed one after the other.
const HOPS: usize = 4;

/// The paths in one source.
#[derive(Default)]
struct SourcePaths {
    paths: Vec<Vec<String>>,
    re_exports: Vec<Vec<String>>,
    /// The paths amid the code that start with a name, which may be imported or a module of the file's own.
    named: Vec<Vec<String>>,
}

impl SourcePaths {
    fn of(text: &str) -> Self {
        let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default());
        let code = lines.collect::<Vec<_>>().join("\n");
        let tokens = without_tests(&tokens(&code));
        let mut read = Self::default();
        let mut at = 0;
        while at < tokens.len() {
            if tokens[at..].starts_with(&["pub", "(", "in"]) {
                // From where an item can be named, which names nothing.
                at += tokens[at..].iter().position(|&token| token == ")").unwrap_or(1);
            } else if tokens[at] == "use" {
                let is_public = is_public(&tokens[..at]);
                let paths = if is_public { &mut read.re_exports } else { &mut read.paths };
                at = tree(&tokens, at + 1, &[], paths);
            } else if ["crate", "super", "self"].contains(&tokens[at]) && tokens.get(at + 1) == Some(&"::") {
                at = tree(&tokens, at, &[], &mut read.paths);
            } else if tokens.get(at + 1) == Some(&"::") && is_name(tokens[at]) {
                at = tree(&tokens, at, &[], &mut read.named);
            } else {
                at += 1;
            }
        }
        read
    }

    /// All paths: those amid the code as they are if the names they start with stand for what is imported.
    fn all(&self) -> impl Iterator<Item = Vec<String>> + '_ {
        let imported = |name: &String| self.paths.iter().find(|path| path.last() == Some(name));
        let named = self.named.iter().map(move |path| match path.first().and_then(imported) {
            Some(full) => full.iter().chain(&path[1..]).cloned().collect(),
            None => path.clone(),
        });
        self.paths.iter().cloned().chain(named)
    }
}

/// True if a token is a name.
fn is_name(token: &str) -> bool {
    token.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// The tokens without the items that are compiled for tests alone.
fn without_tests<'c>(tokens: &[&'c str]) -> Vec<&'c str> {
    const MARK: [&str; 7] = ["#", "[", "cfg", "(", "test", ")", "]"];
    let mut left = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        if !tokens[at..].starts_with(&MARK) {
            left.push(tokens[at]);
            at += 1;
            continue;
        }
        at += MARK.len();
        let mut depth = 0;
        while let Some(&token) = tokens.get(at) {
            at += 1;
            match token {
                "{" => depth += 1,
                "}" => depth -= 1,
                _ => {}
            }
            if depth == 0 && [";", "}"].contains(&token) {
                break;
            }
        }
    }
    left
}

/// True if `pub` or `pub(...)` stands last.
fn is_public(before: &[&str]) -> bool {
    matches!(before, [.., "pub"] | [.., "pub", "(", _, ")"])
        || before.last() == Some(&")")
            && before.iter().rposition(|&token| token == "(").is_some_and(|open| matches!(before[..open], [.., "pub"]))
}

/// Words, `::` and single signs.
fn tokens(code: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = code.trim_start();
    while let Some(first) = rest.chars().next() {
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let length = if is_word(first) {
            rest.find(|c| !is_word(c)).unwrap_or(rest.len())
        } else if rest.starts_with("::") {
            2
        } else {
            first.len_utf8()
        };
        tokens.push(&rest[..length]);
        rest = rest[length..].trim_start();
    }
    tokens
}

/// Reads a path or a tree of paths from a place on; gives the place after it.
fn tree(tokens: &[&str], mut at: usize, before: &[String], paths: &mut Vec<Vec<String>>) -> usize {
    let mut path = before.to_vec();
    while let Some(&token) = tokens.get(at) {
        if token == "{" {
            at += 1;
            while tokens.get(at).is_some_and(|&token| token != "}") {
                at = tree(tokens, at, &path, paths);
                at += usize::from(tokens.get(at) == Some(&","));
            }
            return at + 1;
        }
        path.push(token.to_owned());
        at += 1;
        if tokens.get(at) != Some(&"::") {
            break;
        }
        at += 1;
    }
    paths.push(path);
    // The other name makes no difference.
    if tokens.get(at) == Some(&"as") { at + 2 } else { at }
}

struct Crate<'s, 'r> {
    sources: &'s Sources,
    read: &'r BTreeMap<&'s str, SourcePaths>,
}

impl<'s> Crate<'s, '_> {
    /// The module whose file a path in another one names.
    fn file(&self, from: &str, path: &[String], hops: usize) -> Option<&'s str> {
        let mut full: Vec<&str> = if from.is_empty() { Vec::new() } else { from.split("::").collect() };
        let mut rest = path;
        match path.first()?.as_str() {
            "crate" => (full, rest) = (Vec::new(), &path[1..]),
            "self" => rest = &path[1..],
            "super" => {
                while let Some("super") = rest.first().map(String::as_str) {
                    full.pop()?;
                    rest = &rest[1..];
                }
            }
            child => {
                let own = full.iter().copied().chain([child]).collect::<Vec<_>>().join("::");
                self.sources.get(&own)?;
            }
        }
        full.extend(rest.iter().map(String::as_str));
        let known = (0..=full.len()).rev().find_map(|length| {
            let module = full[..length].join("::");
            self.sources.get_key_value(&module).map(|(module, _)| (module.as_str(), length))
        });
        let (module, length) = known?;
        let next = full.get(length).filter(|_| hops > 0);
        let handed_on = next.and_then(|next| {
            let of_module = &self.read.get(module)?.re_exports;
            of_module.iter().find(|known| known.last().is_some_and(|last| last == next))
        });
        match handed_on {
            Some(further) => self.file(module, further, hops - 1).or(Some(module)),
            None => Some(module),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(files: &[(&str, &str)], module: &str) -> Vec<String> {
        let sources: Sources = files.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect();
        imports(&sources)[module].iter().map(|&name| name.to_owned()).collect()
    }

    #[test]
    fn paths_stand_for_the_file_that_defines_what_they_name() {
        let files = [
            ("", "mod a; pub use a::A;\npub use b::{one::One, two};"),
            ("a", "pub struct A;"),
            ("b", "pub(crate) mod one;\npub(crate) use one::helper;"),
            ("b::one", "pub struct One;"),
            ("b::two", "use super::one::One as Uno; fn f() { crate::a::g() }"),
            ("c", "use crate::{A, b::{helper, two::{self, X}}};"),
            ("d", "use crate::Unknown; use std::fmt;"),
        ];
        assert_eq!(named(&files, "b::two"), ["a", "b::one"]);
        assert_eq!(named(&files, "c"), ["a", "b::one", "b::two"]);
        assert!(named(&files, "d").is_empty());
        assert!(named(&files, "b").is_empty(), "a re-export is no import");
    }

    #[test]
    fn comments_and_tests_do_not_count() {
        let text = "// use crate::a::A;\nfn f() {}\n#[cfg(test)]\nmod tests { use crate::b::B; }";
        let files = [("", ""), ("a", ""), ("b", ""), ("c", text)];
        assert!(named(&files, "c").is_empty());
    }

    #[test]
    fn from_where_items_can_be_named_does_not_count() {
        let files = [
            ("", ""),
            ("a", "mod b;\npub(in crate::a) use b::B;"),
            ("a::b", "pub(in super::super) struct B;"),
            ("c", "use crate::a::B;"),
        ];
        assert!(named(&files, "a").is_empty() && named(&files, "a::b").is_empty());
        assert_eq!(named(&files, "c"), ["a::b"]);
    }

    #[test]
    fn what_follows_a_test_module_counts() {
        let text = "#[cfg(test)]\nmod tests;\n#[cfg(test)] fn f() { { crate::b::B } }\nuse crate::a::A;";
        assert_eq!(named(&[("", ""), ("a", ""), ("b", ""), ("c", text)], "c"), ["a"]);
    }

    #[test]
    fn names_that_are_imported_stand_for_their_files() {
        let files = [
            ("", ""),
            ("a", "pub(crate) mod deep;"),
            ("a::deep", ""),
            ("b", "use crate::a; fn f() { a::deep::g(); std::mem::take(); Vec::<u8>::new() }"),
            ("c", "use crate::a::deep as below; fn f() { below::g() }"),
        ];
        assert_eq!(named(&files, "b"), ["a", "a::deep"]);
        assert_eq!(named(&files, "c"), ["a::deep"]);
    }
}
