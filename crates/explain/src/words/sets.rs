//! Sets of cells that have about as many digits as cells.
use super::list;
use crate::notation;
use qedoku_core::{AlmostLocked, CellSet, Digit, DigitSet, Step};

/// Says what the sets cannot all do, and so what is certain.
pub(super) fn why(sets: &[AlmostLocked], common: DigitSet, step: &Step) -> String {
    let conclusion = notation::conclusion(&step.conclusion);
    let gone = Digit::ALL.into_iter().filter(|&digit| !step.conclusion.eliminate.plane(digit).is_empty());
    let gone = list::and(gone);
    match sets {
        [first, groups @ ..] if first.digits.len() > first.cells.len() + 1 && first.cells.is_several() => {
            let cells = sets.iter().fold(CellSet::EMPTY, |all, set| all | set.cells).len();
            format!(
                "{} with {} are {cells} cells, which have room for just {cells} digits, so each digit is placed among \
                 those of these cells that can hold it, and {conclusion}",
                name(first),
                list::and(groups.iter().map(name))
            )
        }
        [stem, petals @ ..] if stem.cells.single().is_some() && stem.digits == common && petals.len() > 1 => format!(
            "whatever {} takes, one of {} loses it and holds all its other digits, among them {gone}, so {conclusion}",
            name(stem),
            list::and(petals.iter().map(name))
        ),
        [one, other] if common.is_several() => format!(
            "{} and {} cannot both hold {}, so each lacks one of these digits and holds all its others, and {conclusion}",
            name(one),
            name(other),
            common.iter().map(|digit| digit.to_string()).collect::<Vec<_>>().join(", nor both ")
        ),
        [one, other] => format!(
            "{} and {} cannot both hold {}, and the one without it holds all its other digits, among them {gone}, \
             so {conclusion}",
            name(one),
            name(other),
            list::and(common)
        ),
        _ => format!(
            "in {} no two that follow on each other can both hold their link ({}), and a set that lacks one digit holds \
             all others, so the first or the last has {gone}, and {conclusion}",
            list::and(sets.iter().map(name)),
            list::commas(common)
        ),
    }
}

/// The cells and their digits: `r1c23 {157}`.
fn name(set: &AlmostLocked) -> String {
    format!("{} {{{}}}", notation::cells(set.cells), set.digits)
}
