//! Reads what has a name, with errors that say which field and what was expected.
use super::WireError;
use crate::argument::Assumption;
use crate::ids::{Candidate, Cell, Digit, House};
use crate::layout::Layout;
use crate::set::{CandidateSet, CellSet, DigitSet, HouseSet};
use crate::step::Slot;
use std::fmt::Display;

type Read<T> = Result<T, WireError>;

pub(super) fn cell(field: &str, text: &str) -> Read<Cell> {
    Cell::parse(text).ok_or_else(|| WireError::new(field, text, "a cell such as r4c7"))
}

pub(super) fn digit(field: &str, value: u8) -> Read<Digit> {
    Digit::from_value(value.into()).ok_or_else(|| WireError::new(field, value, "a digit from 1 to 9"))
}

pub(super) fn house(field: &str, text: &str, layout: &Layout) -> Read<House> {
    layout.house_named(text).ok_or_else(|| WireError::new(field, text, "a house of the layout such as r4, c7 or b9"))
}

pub(super) fn slot(field: &str, text: &str, layout: &Layout) -> Read<Slot> {
    Slot::parse(text, layout).ok_or_else(|| WireError::new(field, text, "a slot such as r4c7 or b6n5"))
}

pub(super) fn placed(field: &str, text: &str) -> Read<Candidate> {
    match Candidate::parse(text) {
        Some((candidate, true)) => Ok(candidate),
        _ => Err(WireError::new(field, text, "a placed candidate such as r4c7=5")),
    }
}

pub(super) fn assumption(field: &str, text: &str) -> Read<Assumption> {
    let expected = "a candidate assumed true or false, such as r4c7=5 or r4c7<>5";
    Assumption::parse(text).ok_or_else(|| WireError::new(field, text, expected))
}

fn eliminated(field: &str, text: &str) -> Read<Candidate> {
    match Candidate::parse(text) {
        Some((candidate, false)) => Ok(candidate),
        _ => Err(WireError::new(field, text, "an eliminated candidate such as r4c7<>5")),
    }
}

/// Reads every entry of a list with `read`, which is told the entry's own place.
pub(super) fn list<T, U, C: FromIterator<U>>(
    field: &str,
    entries: &[T],
    read: impl Fn(&str, &T) -> Read<U>,
) -> Read<C> {
    entries.iter().enumerate().map(|(index, entry)| read(&format!("{field}[{index}]"), entry)).collect()
}

/// Reads the members of a set, each of which stands there once; `add` tells whether it did not stand there before.
fn set<T: Display, U, S: Default>(
    field: &str,
    entries: &[T],
    read: impl Fn(&str, &T) -> Read<U>,
    add: impl Fn(&mut S, U) -> bool,
) -> Read<S> {
    let mut set = S::default();
    for (index, entry) in entries.iter().enumerate() {
        let field = format!("{field}[{index}]");
        if !add(&mut set, read(&field, entry)?) {
            return Err(WireError::new(&field, entry, "each member once"));
        }
    }
    Ok(set)
}

pub(super) fn all_placed(field: &str, texts: &[String]) -> Read<CandidateSet> {
    set(field, texts, |field, text| placed(field, text), CandidateSet::add)
}

pub(super) fn all_eliminated(field: &str, texts: &[String]) -> Read<CandidateSet> {
    set(field, texts, |field, text| eliminated(field, text), CandidateSet::add)
}

pub(super) fn cells(field: &str, texts: &[String]) -> Read<CellSet> {
    set(field, texts, |field, text| cell(field, text), CellSet::add)
}

pub(super) fn digits(field: &str, values: &[u8]) -> Read<DigitSet> {
    set(field, values, |field, &value| digit(field, value), DigitSet::add)
}

pub(super) fn houses(field: &str, texts: &[String], layout: &Layout) -> Read<HouseSet> {
    set(field, texts, |field, text| house(field, text, layout), HouseSet::add)
}

pub(super) fn write_houses(layout: &Layout, set: HouseSet) -> Vec<String> {
    set.iter().map(|house| layout.house_name(house).to_owned()).collect()
}

pub(super) fn write_cells(set: CellSet) -> Vec<String> {
    set.iter().map(|cell| cell.to_string()).collect()
}

pub(super) fn write_digits(set: DigitSet) -> Vec<u8> {
    set.iter().map(Digit::value).collect()
}

pub(super) fn write_placed(set: &CandidateSet) -> Vec<String> {
    set.iter_by_cell().map(|candidate| candidate.to_string()).collect()
}

pub(super) fn write_eliminated(set: &CandidateSet) -> Vec<String> {
    set.iter_by_cell().map(Candidate::eliminated).collect()
}
