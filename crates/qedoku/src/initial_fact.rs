//! The text on initial facts: why a position has a fact before any step.
use qedoku_core::{Candidate, Cell, Digit, HouseSet, Layout, Target};
use qedoku_explain::Style;
use qedoku_explain::noun::Houses;
use qedoku_why::InitialFact;

/// The sentence on why a position has a fact before any step.
pub(crate) fn sentence(layout: &Layout, style: Style, target: Target, ground: InitialFact) -> String {
    let Candidate { cell: at, digit } = target.candidate();
    let kind = |given: bool| {
        if given { style.say(&InitialFactText::Given) } else { style.say(&InitialFactText::Entered) }
    };
    style.spaced(match (ground, target) {
        (InitialFact::Filled { given, .. }, Target::Place(_)) => {
            let kind = kind(given);
            style.say(&InitialFactText::IsFromStart { cell: at, digit, kind: &kind })
        }
        (InitialFact::Filled { digit: other, given }, Target::Eliminate(_)) => {
            let kind = kind(given);
            style.say(&InitialFactText::IsOther { cell: at, digit, other, kind: &kind })
        }
        (InitialFact::Seen { by, house, given }, _) => {
            let kind = kind(given);
            style.say(&InitialFactText::Seen {
                cell: at,
                digit,
                house: Houses(layout, HouseSet::of(house)),
                by,
                kind: &kind,
            })
        }
        (InitialFact::Removed, _) => style.say(&InitialFactText::Removed { cell: at, digit }),
    })
}

/// The messages on why a position has a fact before any step.
#[derive(Clone, Copy, Debug)]
pub(crate) enum InitialFactText<'a> {
    Given,
    Entered,
    IsFromStart { cell: Cell, digit: Digit, kind: &'a str },
    IsOther { cell: Cell, digit: Digit, other: Digit, kind: &'a str },
    Seen { cell: Cell, digit: Digit, house: Houses<'a>, by: Cell, kind: &'a str },
    Removed { cell: Cell, digit: Digit },
}
