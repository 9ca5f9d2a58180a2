//! Sentences about subsets: as many cells as digits.
use super::blocked::elsewhere;
use crate::step_context::StepContext;
use crate::words::noun::{Count, Houses, Or};
use qedoku_core::{
    AlmostLockedSubset, Cell, CellSet, Conclusion, Digit, DigitSet, HiddenSubset, HouseSet, NakedSubset, Step, Subset,
};

/// Says how the digits fill the cells, so that nothing else can.
pub(super) fn why(context: &StepContext<'_>, subset: &Subset, step: &Step) -> String {
    match subset {
        Subset::Naked(it) => naked(context, it, step),
        Subset::Hidden(it) => hidden(context, it, step),
        Subset::AlmostLocked(it) => almost_locked(context, it, step),
    }
}

/// Says where to look.
pub(super) fn place(context: &StepContext<'_>, subset: &Subset) -> String {
    match subset {
        Subset::Naked(it) => context.style.sought_in(it.digits, it.cells),
        Subset::Hidden(it) => context.sought_in(it.house, it.digits),
        Subset::AlmostLocked(it) => context.style.sought_in(it.digits, it.cells | it.places),
    }
}

fn naked(context: &StepContext<'_>, it: &NakedSubset, step: &Step) -> String {
    let style = context.style;
    let each = held_by_each(context, it);
    style.say(&SubsetText::Naked {
        cells: it.cells,
        all: it.digits,
        each: &each,
        count: Count(it.digits.len()),
        houses: context.named(it.houses),
        gone: &step.conclusion,
    })
}

/// In brackets, which of the digits each cell holds, if not every one holds all.
fn held_by_each(context: &StepContext<'_>, it: &NakedSubset) -> String {
    let style = context.style;
    let mut groups: Vec<(DigitSet, CellSet)> = Vec::new();
    for cell in it.cells {
        let held = context.board.digits(cell);
        match groups.iter_mut().find(|(known, _)| *known == held) {
            Some((_, cells)) => cells.insert(cell),
            None => groups.push((held, CellSet::of(cell))),
        }
    }
    if groups.len() < 2 {
        return String::new();
    }
    let each =
        style.semicolons(groups.into_iter().map(|(digits, cells)| style.say(&SubsetText::Holds { digits, cells })));
    style.say(&SubsetText::InBrackets { each: &each })
}

fn hidden(context: &StepContext<'_>, it: &HiddenSubset, step: &Step) -> String {
    let style = context.style;
    let rest = elsewhere(context, HouseSet::of(it.house), it.digits);
    let claim = style.say(&SubsetText::HiddenClaim {
        title: context.named([it.house]),
        cells: it.cells,
        all: it.digits,
        rest: &rest,
        count: Count(it.digits.len()),
    });
    if let Some((digit, cell)) = it.last.and_then(|digit| Some((digit, step.conclusion.place.plane(digit).first()?))) {
        return style.say(&SubsetText::HiddenPlaces { claim: &claim, cell, digit, title: context.named([it.house]) });
    }
    style.say(&SubsetText::HiddenEliminates { claim: &claim, gone: &step.conclusion })
}

/// The cells leave all digits but one to the places; that one stands in the crossing.
fn almost_locked(context: &StepContext<'_>, it: &AlmostLockedSubset, step: &Step) -> String {
    let style = context.style;
    let count = it.cells.len();
    let possible = it.digits.iter().fold(CellSet::EMPTY, |all, digit| all | context.board.plane(digit));
    let crossing = context.layout.cells(it.naked) & context.layout.cells(it.hidden) & possible;
    let rest = elsewhere(context, HouseSet::of(it.hidden), it.digits);
    style.say(&SubsetText::AlmostLocked {
        cells: it.cells,
        digits: it.digits,
        hidden: context.named([it.hidden]),
        places: it.places,
        crossing,
        rest: &rest,
        naked: context.named([it.naked]),
        any: Or(it.digits),
        gone: &step.conclusion,
        count,
    })
}

/// Sentences about as many digits as cells.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SubsetText<'a> {
    Naked {
        cells: CellSet,
        all: DigitSet,
        each: &'a str,
        count: Count,
        houses: Houses<'a>,
        gone: &'a Conclusion,
    },
    Holds {
        digits: DigitSet,
        cells: CellSet,
    },
    InBrackets {
        each: &'a str,
    },
    HiddenClaim {
        title: Houses<'a>,
        cells: CellSet,
        all: DigitSet,
        rest: &'a str,
        count: Count,
    },
    HiddenPlaces {
        claim: &'a str,
        cell: Cell,
        digit: Digit,
        title: Houses<'a>,
    },
    HiddenEliminates {
        claim: &'a str,
        gone: &'a Conclusion,
    },
    AlmostLocked {
        cells: CellSet,
        digits: DigitSet,
        hidden: Houses<'a>,
        places: CellSet,
        crossing: CellSet,
        rest: &'a str,
        naked: Houses<'a>,
        any: Or,
        gone: &'a Conclusion,
        count: usize,
    },
}
