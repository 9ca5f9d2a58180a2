//! Few cells around a pivot that leave one of their digits no way out of them.
use crate::step_context::StepContext;
use crate::words::noun::{Any, Count, Houses, Is, OneOf, Or};
use qedoku_core::{Candidate, Cell, CellSet, Conclusion, Digit, DigitSet, Step, Wing};

/// Says what each digit of the pivot leads to, or else counts the digits.
pub(super) fn why(context: &StepContext<'_>, wing: &Wing, step: &Step) -> String {
    let style = context.style;
    let pivot = wing.pivot;
    let pincers = wing.pincers;
    let digits = wing.digits;
    let cells = pivot | pincers;
    let losers = step.conclusion.eliminate.cells();
    if let (Some(hub), Some(digit)) = (pivot.single(), digits.single())
        && let Some(ways) = ways(context, hub, pincers, digit)
    {
        let ways = style.semicolons(ways);
        let places = cells & context.board.plane(digit);
        return style.say(&WingText::Hub {
            hub,
            all: Or(context.board.digits(hub)),
            ways: &ways,
            digit,
            places: OneOf(places),
            losers,
            gone: &step.conclusion,
            count: Count(places.len()),
        });
    }
    let all: DigitSet = step.truths.iter().flat_map(|truth| truth.members().iter()).map(|it| it.digit).collect();
    let places = digits.iter().fold(CellSet::EMPTY, |places, digit| places | (cells & context.board.plane(digit)));
    style.say(&WingText::Counted {
        named: cells,
        all,
        count: Count(cells.len()),
        others: all - digits,
        taken: digits,
        places: Any(places),
        losers,
        gone: &step.conclusion,
        so_many: Count(places.len()),
    })
}

/// The consequences of each digit of the pivot, if each makes the pivot or one of the pincers `digit`.
fn ways(context: &StepContext<'_>, hub: Cell, pincers: CellSet, digit: Digit) -> Option<Vec<String>> {
    let style = context.style;
    let way = |chosen: Digit| {
        if chosen == digit {
            return Some(style.say(&WingText::Itself { chosen, digit }));
        }
        let pair = DigitSet::of(chosen).with(digit);
        let pincer = pincers.iter().find(|&pincer| context.board.digits(pincer) == pair)?;
        Some(style.say(&WingText::Pincer {
            chosen,
            pincer: Is(Candidate { cell: pincer, digit }),
            house: context.named([context.layout.houses_around(CellSet::of(hub).with(pincer)).first()?]),
        }))
    };
    context.board.digits(hub).iter().map(way).collect()
}

/// Sentences about wings.
#[derive(Clone, Copy, Debug)]
pub(crate) enum WingText<'a> {
    Hub {
        hub: Cell,
        all: Or,
        ways: &'a str,
        digit: Digit,
        places: OneOf,
        losers: CellSet,
        gone: &'a Conclusion,
        count: Count,
    },
    Counted {
        named: CellSet,
        all: DigitSet,
        count: Count,
        others: DigitSet,
        taken: DigitSet,
        places: Any,
        losers: CellSet,
        gone: &'a Conclusion,
        so_many: Count,
    },
    Itself {
        chosen: Digit,
        digit: Digit,
    },
    Pincer {
        chosen: Digit,
        pincer: Is,
        house: Houses<'a>,
    },
}
