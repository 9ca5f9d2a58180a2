//! Inputs that were once misread, lost or shown as they are: `fixtures/_attacks/input`.
use crate::run::{fed, fixtures};
use std::fs;

#[test]
fn no_attack_gets_through() {
    let folder = fixtures().join("../_attacks/input");
    let mut inputs: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    inputs.retain(|path| path.extension().is_some_and(|extension| extension == "in"));
    inputs.sort();
    assert!(inputs.len() > 15, "{}", folder.display());
    for input in inputs {
        let expected = fs::read_to_string(input.with_extension("out")).unwrap();
        let first = expected.lines().next().and_then(|line| line.strip_prefix("$ qedoku ")).unwrap();
        let ran = fed(&first.split(' ').collect::<Vec<_>>(), fs::read(&input).unwrap());
        let errors: Vec<String> = ran.err.lines().map(|line| format!("! {line}\n")).collect();
        let found = format!("$ qedoku {first}\nexit {}\n{}{}", ran.code, ran.out, errors.concat());
        assert_eq!(found, expected, "{}", input.display());
        assert!(!found.contains(|character: char| character.is_control() && character != '\n'), "{}", input.display());
    }
}
