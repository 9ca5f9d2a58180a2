//! Rings, templates, exocets, symmetries, guesses and bare truths.
use super::beginner_text::BeginnerText;
use super::chain_text::PlainChainText;
use super::statement::not_all_in;
use super::views::{Act, seen_and_act};
use crate::words::exocet::{cover_texts, misfit_places, unfit};
use crate::words::exocet_mirrors::mirror_texts;
use crate::words::exocet_misfits::target_misfits;
use crate::words::noun::{AllOf, Any, CaseScope, Count, Holds, Houses, Or};
use crate::words::symmetry;
use qedoku_core::{Candidate, Cell, CellSet, Digit, DigitSet, Exocet, House, HouseKind, Ring, Step, Templates, Truth};

/// An odd ring of places of a digit.
pub(super) fn ring(prose: &mut BeginnerText<'_, '_>, it: &Ring, step: &Step) {
    let style = prose.style();
    let digit = it.digit;
    let cells: Vec<String> = it.places.iter().map(|place| style.cell(place.cell)).collect();
    prose.item(style.say(&PatternText::RingOf { cells: AllOf(&cells), digit }));
    prose.item(style.say(&PatternText::OnlyPlaces { cells: it.guardians, digit }));
    prose.also(style.say(&PatternText::EveryOther { digit }));
    prose.item(style.say(&PatternText::OddRing { count: Count(it.places.len()) }));
    if step.conclusion.place.is_empty() {
        prose.item(style.say(&PlainChainText::SoOneIs { cells: Any(it.guardians), digit }));
        return seen_and_act(prose, &it.guardians.iter().collect::<Vec<Cell>>(), Act::Here, step);
    }
    prose.act(step);
}

/// Ways to place digits on the whole board.
pub(super) fn templates(prose: &mut BeginnerText<'_, '_>, it: &Templates, step: &Step) {
    let context = prose.context;
    let style = prose.style();
    let concluded = step.conclusion.place | step.conclusion.eliminate;
    for digit in concluded.all_digits() {
        let is_open =
            |&row: &House| context.layout.cells(row).iter().all(|cell| context.board.value(cell) != Some(digit));
        let rows: Vec<House> = context.layout.houses_of_kind(HouseKind::Row).iter().filter(is_open).collect();
        let count = Count(rows.len());
        prose.item(style.say(&PatternText::RowsNeed { rows: context.named(rows), digit }));
        let beside = it.digits - concluded.all_digits();
        prose.item(style.say(&if beside.is_empty() {
            PatternText::TryEachWay { count, digit }
        } else {
            PatternText::TryEachWayBeside { count, digit, beside }
        }));
        prose.also(style.say(&if step.conclusion.place.is_empty() {
            PatternText::NoneUsesIt
        } else {
            PatternText::AllAgree
        }));
    }
    prose.act(step);
}

/// Two cells whose digits appear again in two others.
pub(super) fn exocet(prose: &mut BeginnerText<'_, '_>, it: &Exocet, step: &Step) {
    let context = prose.context;
    let style = prose.style();
    let around = context.named(context.layout.houses_around(it.base));
    let lines = context.named(it.lines);
    let targets = it.targets;
    prose.item(style.say(&PatternText::BaseIs { cells: it.base, digits: it.digits }));
    prose.item(style.say(&PatternText::TakenThere { houses: around }));
    prose.item(style.say(&PatternText::EachNeeds { lines, outside: around, targets }));
    let covers = style.statements(cover_texts(context, it));
    if !covers.is_empty() {
        prose.also(covers);
    }
    prose.item(style.say(&PatternText::TargetIs { targets: Any(targets) }));
    prose.item(style.say(&PatternText::TargetsAre { targets, digits: Or(it.digits) }));
    let unfit: DigitSet = unfit(context, it, step);
    if !unfit.is_empty() {
        let there = &misfit_places(context, it, unfit);
        prose.item(style.say(&PatternText::Unfit { digits: unfit, lines, targets, there }));
    }
    for text in target_misfits(context, it, step) {
        prose.item(text);
    }
    for text in mirror_texts(context, it, step) {
        prose.item(text);
    }
    let left = step.truths.iter().filter_map(|truth| match truth {
        Truth::House { house, digit, cells } if !it.digits.contains(*digit) => {
            let house = context.named([*house]);
            Some(style.say(&PlainChainText::HasIn { house, digit: *digit, cells: Any(*cells) }))
        }
        _ => None,
    });
    for text in left.collect::<Vec<String>>() {
        prose.item(text);
    }
    prose.act(step);
}

/// Cells that go along with their images.
pub(super) fn symmetry(prose: &mut BeginnerText<'_, '_>, step: &Step) {
    let context = prose.context;
    let style = prose.style();
    let Some(map) = symmetry::moves(step) else { return prose.act(step) };
    let moved = symmetry::map(context, map);
    let changes = symmetry::changes(style, map);
    prose.item(style.say(&PatternText::IfMoved { moved: &moved, changes: &changes }));
    prose.also(style.say(&PatternText::AsBefore));
    prose.item(style.say(&PatternText::SolutionToo));
    let stands = |image: &Candidate| context.board.value(image.cell) == Some(image.digit);
    let placed = step.conclusion.place.single();
    if let Some((placed, image)) = placed.and_then(|placed| Some((placed, map.images(placed).find(stands)?))) {
        prose.item(style.say(&PatternText::TurnsTo { cell: image.cell, digit: image.digit, other: placed.cell }));
        prose.also(style.say(&PatternText::BecomesThere { digit: image.digit, other: placed.digit }));
        return prose.act_here(step);
    }
    if let qedoku_core::Pattern::Symmetry(it) = &step.pattern {
        for asked in symmetry::asked(context, it.cells, map, step) {
            prose.item(asked);
        }
    }
    prose.act(step);
}

/// A digit that is taken from the solution.
pub(super) fn guess(prose: &mut BeginnerText<'_, '_>, step: &Step) {
    let text = prose.style().say(&PatternText::NoReason);
    prose.item(text);
    prose.act_here(step);
}

/// Tells what each truth leaves.
pub(super) fn truths(prose: &mut BeginnerText<'_, '_>, step: &Step) {
    let context = prose.context;
    let style = prose.style();
    for truth in &step.truths {
        let text = match truth {
            Truth::Cell { cell, digits } => {
                style.say(&super::sets::SetText::PivotIs { cell: *cell, digits: Or(*digits) })
            }
            Truth::House { house, digit, cells } => {
                let house = context.named([*house]);
                style.say(&PlainChainText::HasIn { house, digit: *digit, cells: Any(*cells) })
            }
            Truth::Guard(it) => {
                let guards = Holds(&it.guards);
                let cells = it.deadly.cells();
                style.say(&PatternText::GuardOr { guards, cells })
            }
            Truth::Sum(sum) => crate::words::added_up::added_up(context, sum),
            Truth::Filling(filling) => crate::words::filled::stated(context, filling),
            Truth::Symmetric(it) => style.say(&super::sets::SetText::PivotIs { cell: it.cell, digits: Or(it.digits) }),
        };
        prose.item(text);
    }
    let gone = not_all_in(context, &step.conclusion.eliminate, CaseScope::Every);
    if !gone.is_empty() {
        prose.item(style.say(&PatternText::FollowsInEachWay { gone: &gone }));
        return prose.act_here(step);
    }
    prose.act(step);
}

/// Sentences about patterns that are told once.
#[derive(Clone, Copy, Debug)]
pub(crate) enum PatternText<'a> {
    RingOf { cells: AllOf<'a>, digit: Digit },
    OnlyPlaces { cells: CellSet, digit: Digit },
    EveryOther { digit: Digit },
    OddRing { count: Count },
    RowsNeed { rows: Houses<'a>, digit: Digit },
    TryEachWay { count: Count, digit: Digit },
    TryEachWayBeside { count: Count, digit: Digit, beside: DigitSet },
    AllAgree,
    NoneUsesIt,
    BaseIs { cells: CellSet, digits: DigitSet },
    TakenThere { houses: Houses<'a> },
    EachNeeds { lines: Houses<'a>, outside: Houses<'a>, targets: CellSet },
    TargetIs { targets: Any },
    TargetsAre { targets: CellSet, digits: Or },
    Unfit { digits: DigitSet, lines: Houses<'a>, targets: CellSet, there: &'a str },
    IfMoved { moved: &'a str, changes: &'a str },
    AsBefore,
    SolutionToo,
    TurnsTo { cell: Cell, digit: Digit, other: Cell },
    BecomesThere { digit: Digit, other: Digit },
    NoReason,
    GuardOr { guards: Holds<'a>, cells: CellSet },
    FollowsInEachWay { gone: &'a str },
}
