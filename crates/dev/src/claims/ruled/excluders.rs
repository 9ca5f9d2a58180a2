//! Reads which places of a slot exclude something, each with its reason.
use super::super::names;
use super::lists::{NameReading, list};
use super::names::{AND, NamedReason, beside};
use qedoku_core::{Candidate, CellSet, DigitSet, Layout};

/// Places of a slot with the reason why they exclude something; nothing if it is the cell itself.
#[derive(Clone, Debug)]
pub(super) struct NamedExcluder {
    places: ExcluderPlaces,
    reason: Option<NamedReason>,
}

#[derive(Clone, Copy, Debug)]
enum ExcluderPlaces {
    Cells(CellSet),
    Digits(DigitSet),
}

impl NamedExcluder {
    /// Digits wherever they stand, with a reason.
    pub(super) const fn of_digits(digits: DigitSet, reason: NamedReason) -> Self {
        Self { places: ExcluderPlaces::Digits(digits), reason: Some(reason) }
    }

    /// A cell, whose other digits a digit excludes.
    pub(super) const fn of_cell(cells: CellSet) -> Self {
        Self { places: ExcluderPlaces::Cells(cells), reason: None }
    }

    pub(super) fn is_of(&self, member: Candidate) -> bool {
        match self.places {
            ExcluderPlaces::Cells(cells) => cells.contains(member.cell),
            ExcluderPlaces::Digits(digits) => digits.contains(member.digit),
        }
    }

    pub(super) fn forbids(&self, layout: &Layout, member: Candidate, gone: Candidate) -> bool {
        match &self.reason {
            Some(reason) => member.cell != gone.cell && reason.forbids(layout, member, gone),
            None => member.cell == gone.cell && member.digit != gone.digit,
        }
    }
}

/// `r1c2 (knight's move), r1c45,r2c4 (column 4) and r2c3 itself`.
pub(super) fn excluders(layout: &Layout, text: &str) -> Vec<NameReading<Vec<NamedExcluder>>> {
    list(text, &[AND, &[" or ", " 或 "]].concat(), |text| one(layout, text))
}

fn one(layout: &Layout, text: &str) -> Vec<NameReading<NamedExcluder>> {
    let blocks = list(text, &[",", " 和 "], names::block).into_iter();
    let cells = blocks.map(|(end, blocks)| {
        (end, ExcluderPlaces::Cells(blocks.into_iter().fold(CellSet::EMPTY, |all, block| all | block)))
    });
    let digits = names::digits(text).into_iter().map(|(end, digits)| (end, ExcluderPlaces::Digits(digits)));
    let mut found = Vec::new();
    for (end, places) in cells.chain(digits) {
        let rest = &text[end..];
        for word in [" itself", " 本身"] {
            if rest.starts_with(word) {
                found.push((end + word.len(), NamedExcluder { places, reason: None }));
            }
        }
        for [open, close] in [[" (", ")"], ["（", "）"]] {
            let Some(inside) = rest.strip_prefix(open) else { continue };
            for (length, reason) in beside(layout, inside) {
                if inside[length..].starts_with(close) {
                    let end = end + open.len() + length + close.len();
                    found.push((end, NamedExcluder { places, reason: Some(reason) }));
                }
            }
        }
    }
    found
}
