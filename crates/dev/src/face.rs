//! Counts the names at the root of the library: everyday names stand there, the others in modules by use.
use crate::DevResult;

/// The largest number of names at the root.
const MOST: usize = 45;

/// Fails if the root of the library has too many names.
pub(crate) fn run() -> DevResult {
    let source = std::fs::read_to_string(qedoku_fixtures::root().join("crates/qedoku/src/lib.rs"))?;
    let count = names(&source);
    if count > MOST {
        println!("face: {count} names at the root of the library, {MOST} at most: the others go to a module by use");
    }
    Ok(count <= MOST)
}

/// The number of names that a root hands on: those of its `pub use` statements.
fn names(source: &str) -> usize {
    let used = source.split("\npub use ").skip(1).filter_map(|rest| rest.split(';').next());
    used.map(|path| path.split(',').filter(|name| !name.trim_matches(['}', '\n', ' ']).is_empty()).count()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_counted_also_on_several_lines() {
        let root =
            "mod a;\npub mod b;\n\npub use a::One;\npub use c::{\n    Two, Three,\n    Four,\n};\nuse d::Five;\n";
        assert_eq!(names(root), 4);
    }

    #[test]
    fn the_root_of_the_library_has_few_names() {
        assert!(run().unwrap());
    }
}
