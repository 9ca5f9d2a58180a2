//! One digit in as many houses as hold it elsewhere.
use super::blocked::{besides, elsewhere};
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::noun::{Any, Area, Count, Fin, Houses};
use qedoku_core::{CandidateSet, CellSet, Conclusion, Digit, Fish, FishBody, HouseSet, Layout, Step};

/// Says where the base has the digit, so that the cover has it nowhere else, and what the fins change; two fish one
/// after the other, unless one of them clears nothing.
pub(super) fn why(context: &StepContext<'_>, fish: &Fish, step: &Step) -> String {
    let cleared = fish.bodies().map(|body| (body, clears(context, fish, body, step)));
    let parts: Vec<(FishBody, CellSet)> = cleared.filter(|(_, gone)| !gone.is_empty()).collect();
    match parts.as_slice() {
        [_, _] => siamese(context, fish, &parts),
        [(body, _)] => single(context, fish, *body, step),
        _ => single(context, fish, fish.body, step),
    }
}

/// Says where to look.
pub(super) fn place(context: &StepContext<'_>, fish: &Fish) -> String {
    context.style.say(&FishText::Place { digit: fish.digit, houses: context.named(fish.base) })
}

fn single(context: &StepContext<'_>, fish: &Fish, body: FishBody, step: &Step) -> String {
    let style = context.style;
    let digit = fish.digit;
    let fins = body.fins;
    let places = cells_of(context.layout, fish.base) & context.board.plane(digit);
    let gone = step.conclusion.eliminate.plane(digit);
    let twice = twice(style, digit, places & gone);
    let at = places_of(style, fish.base.len(), places - fins);
    let rest = elsewhere(context, fish.base, digit.into());
    let at_rest = besides(context, at.clone(), fish.base, digit.into());
    if fins.is_empty() {
        return style.say(&FishText::Basic {
            base: context.named(fish.base),
            digit,
            cover: context.named(body.cover),
            at_rest: &at_rest,
            count: Count(fish.base.len()),
            houses: Area(fish.base.len()),
            twice: &twice,
            lost: &step.conclusion,
        });
    }
    style.say(&FishText::Finned {
        base: context.named(fish.base),
        digit,
        cover: context.named(body.cover),
        at: &at,
        fin: Fin(fins.len()),
        fins,
        rest: &rest,
        one: Fin(1),
        twice: &twice,
        cells: gone,
        lost: &step.conclusion,
        at_rest: &at_rest,
    })
}

/// The places of a fish; those of a large one would be a long list.
fn places_of(style: Style, size: usize, places: CellSet) -> String {
    if size > 4 {
        return String::new();
    }
    style.at(places)
}

/// Says of places of the base why they go as well.
fn twice(style: Style, digit: Digit, shared: CellSet) -> String {
    if shared.is_empty() {
        return String::new();
    }
    style.say(&FishText::Twice { digit, cells: Any(shared) })
}

/// Describes two fish on one base one after the other.
fn siamese(context: &StepContext<'_>, fish: &Fish, parts: &[(FishBody, CellSet)]) -> String {
    let style = context.style;
    let digit = fish.digit;
    let rest = elsewhere(context, fish.base, digit.into());
    let both = style.semicolons(parts.iter().map(|(body, gone)| fish_clause(context, digit, *body, *gone)));
    style.say(&FishText::Siamese { digit, base: context.named(fish.base), rest: &rest, both: &both })
}

fn fish_clause(context: &StepContext<'_>, digit: Digit, body: FishBody, gone: CellSet) -> String {
    let style = context.style;
    if body.fins.is_empty() {
        return style.say(&FishText::Only {
            cover: context.named(body.cover),
            lost: &Conclusion::eliminating(CandidateSet::of_digit(digit, gone)),
        });
    }
    style.say(&FishText::ButFins {
        cover: context.named(body.cover),
        fin: Fin(body.fins.len()),
        fins: body.fins,
        cells: gone,
        lost: &Conclusion::eliminating(CandidateSet::of_digit(digit, gone)),
    })
}

/// The eliminated cells in the cover of this fish, outside its base or in two houses of the cover, that see its fins.
fn clears(context: &StepContext<'_>, fish: &Fish, body: FishBody, step: &Step) -> CellSet {
    let mut once = CellSet::EMPTY;
    let mut twice = CellSet::EMPTY;
    for house in body.cover {
        let cells = context.layout.cells(house);
        (once, twice) = (once | cells, twice | once & cells);
    }
    let open = (once - cells_of(context.layout, fish.base)) | twice;
    open & context.layout.common_peers(body.fins) & step.conclusion.eliminate.plane(fish.digit)
}

fn cells_of(layout: &Layout, houses: HouseSet) -> CellSet {
    houses.iter().fold(CellSet::EMPTY, |all, house| all | layout.cells(house))
}

/// Sentences about fish.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FishText<'a> {
    Place {
        digit: Digit,
        houses: Houses<'a>,
    },
    Basic {
        base: Houses<'a>,
        digit: Digit,
        cover: Houses<'a>,
        at_rest: &'a str,
        count: Count,
        houses: Area,
        twice: &'a str,
        lost: &'a Conclusion,
    },
    Finned {
        base: Houses<'a>,
        digit: Digit,
        cover: Houses<'a>,
        at: &'a str,
        fin: Fin,
        fins: CellSet,
        rest: &'a str,
        one: Fin,
        twice: &'a str,
        cells: CellSet,
        lost: &'a Conclusion,
        at_rest: &'a str,
    },
    Twice {
        digit: Digit,
        cells: Any,
    },
    Siamese {
        digit: Digit,
        base: Houses<'a>,
        rest: &'a str,
        both: &'a str,
    },
    Only {
        cover: Houses<'a>,
        lost: &'a Conclusion,
    },
    ButFins {
        cover: Houses<'a>,
        fin: Fin,
        fins: CellSet,
        cells: CellSet,
        lost: &'a Conclusion,
    },
}
