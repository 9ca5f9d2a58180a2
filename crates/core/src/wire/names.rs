//! The forms of what has a name, and of digits.
use super::{Expected, FieldPath, Logged, ReadContext, WireError, WriteContext};
use crate::argument::Assumption;
use crate::ids::{Candidate, Cell, Digit, House};
use crate::set::{CandidateSet, CellSet, DigitSet, HouseSet};
use crate::slot::Slot;
use std::fmt::Display;

type Read<T> = Result<T, WireError>;

/// The forms of single values: how each is written, how it is read, and what is expected where that fails.
macro_rules! names {
    ($($of:ty as $form:ty: $write:expr, $read:expr, $expected:ident;)+) => {
        $(impl Logged for $of {
            type Form = $form;

            #[inline]
            fn form(&self, writing: WriteContext<'_>) -> $form {
                let write: fn(Self, WriteContext<'_>) -> $form = $write;
                write(*self, writing)
            }

            #[inline]
            fn read(form: &$form, reading: &ReadContext<'_>) -> Read<Self> {
                let read: fn(&$form, &ReadContext<'_>) -> Option<Self> = $read;
                read(form, reading).ok_or_else(|| reading.fault(form, Expected::$expected))
            }
        })+
    };
}

names! {
    Cell as String: |it, _| it.to_string(), |text, _| Self::parse(text), Cell;
    Digit as u8: |it, _| it.value(), |value, _| Self::from_value((*value).into()), Digit;
    House as String: |it, writing| writing.layout.house_name(it).to_owned(),
        |text, reading| reading.layout.house_named(text), House;
    Slot as String: |it, writing| it.name(writing.layout),
        |text, reading| Self::parse(text, reading.layout), Slot;
    Candidate as String: |it, _| it.to_string(), |text, _| parse(text, true), Placed;
    Assumption as String: |it, _| it.to_string(), |text, _| Self::parse(text),
        Assumed;
}

/// The forms of sets: the members in order; each is read once.
macro_rules! sets {
    ($($of:ty: $member:ty, by $members:ident;)+) => {
        $(impl Logged for $of {
            type Form = Vec<<$member as Logged>::Form>;

            fn form(&self, writing: WriteContext<'_>) -> Self::Form {
                self.$members().map(|it| it.form(writing)).collect()
            }

            fn read(form: &Self::Form, reading: &ReadContext<'_>) -> Read<Self> {
                let read = |index, entry: &_| <$member>::read(entry, &reading.entry(index));
                once(form, &reading.path, read, Self::add)
            }
        })+
    };
}

sets! {
    CellSet: Cell, by iter;
    DigitSet: Digit, by iter;
    HouseSet: House, by iter;
    CandidateSet: Candidate, by iter_by_cell;
}

/// Reads the members of a set, each of which stands there once; `add` returns whether it is a new one.
fn once<E: Display, T, S: Default>(
    entries: &[E],
    path: &FieldPath<'_>,
    read: impl Fn(usize, &E) -> Read<T>,
    add: impl Fn(&mut S, T) -> bool,
) -> Read<S> {
    let mut set = S::default();
    for (index, entry) in entries.iter().enumerate() {
        if !add(&mut set, read(index, entry)?) {
            return Err(path.entry(index).fault(entry, Expected::EachOnce));
        }
    }
    Ok(set)
}

/// Reads a placed candidate, or an eliminated one.
fn parse(text: &str, is_placed: bool) -> Option<Candidate> {
    Candidate::parse(text).filter(|&(_, placed)| placed == is_placed).map(|(candidate, _)| candidate)
}

/// Reads a placed candidate.
pub(super) fn placed(text: &str, path: &FieldPath<'_>) -> Read<Candidate> {
    parse(text, true).ok_or_else(|| path.fault(text, Expected::Placed))
}

/// Reads eliminated candidates.
pub(super) fn eliminated(texts: &[String], path: &FieldPath<'_>) -> Read<CandidateSet> {
    let expected = Expected::Eliminated;
    let read = |index, text: &String| parse(text, false).ok_or_else(|| path.entry(index).fault(text, expected));
    once(texts, path, read, CandidateSet::add)
}

/// The notation of eliminated candidates.
pub(super) fn write_eliminated(set: &CandidateSet) -> Vec<String> {
    set.iter_by_cell().map(Candidate::eliminated).collect()
}
