//! Counts the files of a crate that name each other in a circle: whoever wants to understand one has to read them all.
use crate::DevResult;
use crate::imports::{self, Sources};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The most files in a circle.
const MOST: usize = 5;

/// Crates whose largest circle may have another number: what it has come down to.
const OTHERS: &[(&str, usize)] = &[("explain", 3), ("techniques", 3)];

/// True if no circle of any crate is too large. What counts as naming a file is said in [`imports`].
pub(crate) fn run() -> DevResult {
    let mut folders = Vec::new();
    for entry in std::fs::read_dir(qedoku_fixtures::root().join("crates"))? {
        folders.push(entry?.path());
    }
    folders.sort();
    let mut passed = true;
    let mut sizes = Vec::new();
    for folder in folders.iter().filter(|folder| folder.join("src").is_dir()) {
        let name = folder.file_name().unwrap_or_default().to_string_lossy();
        let mut sources = Sources::new();
        collect(&folder.join("src"), "", &mut sources)?;
        let named = imports::imports(&sources);
        let largest = circles(&named).into_iter().max_by_key(BTreeSet::len).unwrap_or_default();
        if let Some(complaint) = complaint(&name, &largest) {
            println!("cycles: {complaint}");
            passed = false;
        }
        sizes.push(format!("{name} {}", largest.len()));
    }
    println!("cycles: files in the largest circle: {}", sizes.join(", "));
    Ok(passed)
}

/// The complaint about the largest circle of a crate, if it is too large.
fn complaint(name: &str, circle: &BTreeSet<&str>) -> Option<String> {
    let most = OTHERS.iter().find(|other| other.0 == name).map_or(MOST, |other| other.1);
    let files: Vec<&str> = circle.iter().copied().collect();
    (files.len() > most)
        .then(|| format!("{} files of {name} name each other, {most} may: {}", files.len(), files.join(", ")))
}

/// Reads the sources below a folder.
fn collect(folder: &Path, module: &str, sources: &mut Sources) -> Result<(), std::io::Error> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let Some(name) = path.file_stem().and_then(|name| name.to_str()) else { continue };
        let inner = if module.is_empty() { name.to_owned() } else { format!("{module}::{name}") };
        if path.is_dir() {
            collect(&path, &inner, sources)?;
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let own = if ["mod", "lib", "main"].contains(&name) { module.to_owned() } else { inner };
            sources.entry(own).or_default().push_str(&std::fs::read_to_string(&path)?);
        }
    }
    Ok(())
}

/// The sets of files each of which leads to every other one of its set, those of one file left out.
fn circles<'s>(named: &BTreeMap<&'s str, BTreeSet<&'s str>>) -> Vec<BTreeSet<&'s str>> {
    let led_to: BTreeMap<&str, BTreeSet<&str>> = named.keys().map(|&file| (file, reached(named, file))).collect();
    let mut circles: Vec<BTreeSet<&str>> = Vec::new();
    for (&file, others) in &led_to {
        if !others.contains(file) || circles.iter().any(|circle| circle.contains(file)) {
            continue;
        }
        circles.push(
            others.iter().copied().filter(|other| led_to.get(other).is_some_and(|it| it.contains(file))).collect(),
        );
    }
    circles
}

/// The files that a file leads to; the file itself only if something leads back.
fn reached<'s>(named: &BTreeMap<&'s str, BTreeSet<&'s str>>, from: &str) -> BTreeSet<&'s str> {
    let mut all = BTreeSet::new();
    let mut open = vec![from];
    while let Some(file) = open.pop() {
        for &next in named.get(file).into_iter().flatten() {
            if all.insert(next) {
                open.push(next);
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn circles_are_told_from_ways_that_do_not_come_back() {
        let edges = [("a", "b"), ("b", "c"), ("c", "a"), ("c", "d"), ("d", "e"), ("e", "d"), ("f", "a")];
        let mut named: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (from, to) in edges {
            named.entry(from).or_default().insert(to);
        }
        assert_eq!(circles(&named), [BTreeSet::from(["a", "b", "c"]), BTreeSet::from(["d", "e"])]);
    }

    #[test]
    fn a_circle_that_is_too_large_is_complained_of() {
        let circle = BTreeSet::from(["a", "b", "c", "d", "e"]);
        assert_eq!(complaint("why", &circle), None);
        assert!(complaint("explain", &circle).is_some());
        let circle = &circle | &BTreeSet::from(["f"]);
        let said = "6 files of why name each other, 5 may: a, b, c, d, e, f";
        assert_eq!(complaint("why", &circle).as_deref(), Some(said));
    }

    #[test]
    fn the_techniques_are_read_as_they_stand() {
        let mut sources = Sources::new();
        collect(&qedoku_fixtures::root().join("crates/techniques/src"), "", &mut sources).unwrap();
        let named = imports::imports(&sources);
        assert!(named["run::registry"].contains("advanced::wings::xy_wing"), "trees of names are read");
        assert!(named["advanced::wings::xy_wing"].contains("base::context"), "what the root hands on is followed");
        assert!(
            circles(&named).iter().any(|circle| circle.contains("base::context") && circle.contains("base::technique"))
        );
    }
}
