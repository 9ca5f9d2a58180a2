//! Whether every file of a technique is registered.
use crate::DevResult;
use qedoku_fixtures::root;
use qedoku_techniques::{Tier, all};

/// Whether the files under the folders of the tiers are those of the registry.
pub(crate) fn run() -> DevResult {
    let mut known: Vec<String> = all().map(|technique| technique.info().file.replace('\\', "/")).collect();
    let mut complete = true;
    for tier in Tier::ALL {
        let folder = format!("crates/techniques/src/{tier}");
        complete &= compare(&folder, &mut known)?;
    }
    for file in known {
        println!("{file} is registered and does not exist");
        complete = false;
    }
    Ok(complete)
}

/// Takes the files of a folder, and of the folders in it, off the list.
fn compare(folder: &str, known: &mut Vec<String>) -> DevResult {
    let mut complete = true;
    for entry in std::fs::read_dir(root().join(folder)).into_iter().flatten() {
        let entry = entry?;
        let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            complete &= compare(&path, known)?;
        } else if let Some(index) = known.iter().position(|file| *file == path) {
            known.remove(index);
        } else if !path.ends_with("/mod.rs") && std::fs::read_to_string(entry.path())?.contains("technique! {") {
            println!("{path} declares a technique that the registry does not list");
            complete = false;
        }
    }
    Ok(complete)
}
