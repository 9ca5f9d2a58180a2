//! Ids and choices are read as they print, and what names none of them says which there are.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
use qedoku::{Candidate, Cell, Detail, Digit, Lang, Level, Scale, Target, Tier, UnknownName, Wording, profiles};
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// Reads what each of these prints, and refuses a word that none of them has.
fn read_back<T: Display + Debug + PartialEq + FromStr<Err = UnknownName>>(all: &[T], expected: &str) {
    for one in all {
        assert_eq!(one.to_string().parse().as_ref(), Ok(one));
    }
    let error = "\u{7}none".parse::<T>().unwrap_err();
    assert!(error.to_string().starts_with(&format!("expected {expected}")), "{error}");
    assert!(!error.to_string().contains('\u{7}'), "what is found is fit to be shown");
}

#[test]
fn what_prints_is_read_back() {
    read_back(&[Cell::at(1, 9), Cell::at(9, 1)], "a cell such as r4c7");
    read_back(&Digit::ALL, "a digit from 1 to 9");
    read_back(&[Candidate { cell: Cell::at(4, 7), digit: Digit::D5 }], "a candidate such as r4c7=5");
    read_back(&["r4c7=5", "r4c7<>5"].map(|text| text.parse::<Target>().unwrap()), "r4c7=5 or r4c7<>5");
    read_back(&Level::ALL, "a level: nudge, technique, ");
    read_back(&Tier::ALL, "a tier: simple, intermediate, advanced, ultimate");
    read_back(&Lang::ALL, "a language: en, zh");
    read_back(&Detail::ALL, "a detail: brief, normal, full");
    read_back(&Wording::ALL, "a wording: usual, plain");
    read_back(&Scale::ALL, "a scale: tier, se, ");
}

#[test]
fn profiles_are_read_by_name() {
    for &(name, _) in profiles::NAMES {
        assert_eq!(profiles::read(name).unwrap().to_string(), name);
    }
    let error = profiles::read("mine").unwrap_err();
    assert!(error.to_string().starts_with("expected a profile: default, documents, "), "{error}");
}
