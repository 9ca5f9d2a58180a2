//! Exocets: two cells whose digits appear again in two others.
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::exocet_mirrors::mirror_texts;
use crate::words::exocet_misfits::target_misfits;
use crate::words::noun::{AnyOf, Count, Houses, InOrder, OneByOne, OneOf, Or};
use qedoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, Exocet, House, HouseSet, Step, Truth};

/// Says why the digits of the base are those of the targets, and what goes.
pub(super) fn why(context: &StepContext<'_>, exocet: &Exocet, step: &Step) -> String {
    let Exocet { base, targets, digits, lines, .. } = exocet;
    let style = context.style;
    let around = context.layout.houses_around(*base);
    let names: Vec<String> = around.iter().map(|house| context.house(house)).collect();
    let titles = context.named(*lines);
    let houses = context.named(around);
    let digits = *digits;
    let without = OneByOne(*targets);
    let fits = ExocetText::Fits { lines: titles, around: houses, targets: without, digits };
    let mut sentences = vec![
        style.say(&ExocetText::Base { base: *base, held: digits, around: AnyOf(&names) }),
        style.say(&ExocetText::Need { lines: titles, count: Count(lines.len()) }),
        style.say(&fits),
        style.statements(cover_texts(context, exocet)),
    ];
    let all: Vec<String> = targets.iter().map(|cell| style.cell(cell)).collect();
    if let [one, other] = all.as_slice() {
        sentences.push(style.say(&ExocetText::Targets { one, other }));
    }
    sentences.push(misfits(context, exocet, step));
    sentences.extend(target_misfits(context, exocet, step));
    sentences.extend(mirror_texts(context, exocet, step));
    sentences.push(others(context, digits, step));
    sentences.push(style.so(&step.conclusion));
    style.sentences(sentences)
}

/// The cells of the lines outside the houses of the base.
pub(super) fn cross_lines(context: &StepContext<'_>, exocet: &Exocet) -> Vec<CellSet> {
    let inside = around(context, exocet);
    exocet.lines.iter().map(|line| context.layout.cells(line) - inside).collect()
}

/// The digits of the base that go because they do not fit into all the lines, even with the targets.
pub(super) fn unfit(context: &StepContext<'_>, exocet: &Exocet, step: &Step) -> DigitSet {
    let lines = cross_lines(context, exocet);
    let gone = |digit: Digit| step.conclusion.eliminate.plane(digit).meets(exocet.base | exocet.targets);
    exocet.digits.filter(|digit| gone(digit) && !fits(context, &lines, places(context, digit)))
}

/// Says which digits of the base do not fit.
fn misfits(context: &StepContext<'_>, exocet: &Exocet, step: &Step) -> String {
    let unfit = unfit(context, exocet, step);
    if unfit.is_empty() {
        return String::new();
    }
    let there = &misfit_places(context, exocet, unfit);
    context.style.say(&ExocetText::Unfit { unfit, lines: context.named(exocet.lines), there })
}

/// The cells that have a digit or can have it.
pub(super) fn places(context: &StepContext<'_>, digit: Digit) -> CellSet {
    context.board.plane(digit) | CellSet::ALL.filter(|cell| context.board.value(cell) == Some(digit))
}

/// The houses of the base as a set of cells.
pub(super) fn around(context: &StepContext<'_>, exocet: &Exocet) -> CellSet {
    let around = context.layout.houses_around(exocet.base).iter();
    around.fold(CellSet::EMPTY, |all, house| all | context.layout.cells(house))
}

/// The fewest houses, two at most, that have all of some places: lines across those of the exocet before others.
fn cover(context: &StepContext<'_>, exocet: &Exocet, places: CellSet) -> Option<HouseSet> {
    let layout = context.layout;
    let kinds: Vec<_> = exocet.lines.iter().map(|line| layout.kind(line)).collect();
    let mut houses: Vec<House> = layout.houses().iter().filter(|&it| layout.cells(it).meets(places)).collect();
    houses.sort_by_key(|&it| (layout.is_box(it), kinds.contains(&layout.kind(it))));
    let has = |all: CellSet| places.is_subset(all);
    let one = houses.iter().find(|&&it| has(layout.cells(it))).map(|&it| HouseSet::of(it));
    let pairs =
        houses.iter().enumerate().flat_map(|(at, &one)| houses[at + 1..].iter().map(move |&other| [one, other]));
    let mut pairs = pairs.filter(|&[one, other]| has(layout.cells(one) | layout.cells(other)));
    one.or_else(|| pairs.next().map(|pair| pair.into_iter().collect()))
}

/// Says of each digit of the base in which two houses it is in the lines without the targets; nothing unless all are.
pub(super) fn cover_texts(context: &StepContext<'_>, exocet: &Exocet) -> Vec<String> {
    let style = context.style;
    let lines = cross_lines(context, exocet).into_iter().fold(CellSet::EMPTY, |all, line| all | line);
    let without = |digit: Digit| (places(context, digit) & lines) - exocet.targets;
    let covers: Option<Vec<(Digit, HouseSet)>> =
        exocet.digits.iter().map(|digit| Some((digit, cover(context, exocet, without(digit))?))).collect();
    let each = covers.unwrap_or_default().into_iter().zip(0..);
    each.map(|((digit, cover), at)| {
        let cover = context.named(cover);
        style.say(&if at == 0 { ExocetText::ThereIn { digit, cover } } else { ExocetText::In { digit, cover } })
    })
    .collect()
}

/// The houses that have digits in the lines, with the targets, in brackets; nothing unless two have each of them.
pub(super) fn misfit_places(context: &StepContext<'_>, exocet: &Exocet, unfit: DigitSet) -> String {
    let style = context.style;
    let lines = cross_lines(context, exocet).into_iter().fold(CellSet::EMPTY, |all, line| all | line);
    let only = |digit: Digit| {
        let cover = context.named(cover(context, exocet, places(context, digit) & lines)?);
        Some(style.say(&ExocetText::OnlyIn { digit, cover }))
    };
    let each: Option<Vec<String>> = unfit.iter().map(only).collect();
    let each = each.unwrap_or_default();
    if each.is_empty() {
        return String::new();
    }
    let houses = context.named(context.layout.houses_around(exocet.base));
    style.say(&ExocetText::Outside { houses, each: &style.clauses(each) })
}

/// True if a digit with these places has one in each of some lines, no two of which see each other.
pub(super) fn fits(context: &StepContext<'_>, lines: &[CellSet], places: CellSet) -> bool {
    let Some((line, rest)) = lines.split_first() else { return true };
    (places & *line).iter().any(|cell| fits(context, rest, places - context.layout.peers(cell)))
}

/// Says where to look.
pub(super) fn place(style: Style, exocet: &Exocet) -> String {
    let [base, targets] = [exocet.base, exocet.targets].map(|cells| style.cells(cells));
    style.say(&ExocetText::Place { base: &base, targets: &targets })
}

/// The other digits that the argument looks at.
fn others(context: &StepContext<'_>, digits: DigitSet, step: &Step) -> String {
    let style = context.style;
    let left = step.truths.iter().filter_map(|truth| match truth {
        Truth::House { house, digit, cells } if !digits.contains(*digit) => {
            let house = context.named([*house]);
            Some(style.say(&ExocetText::HasIn { digit: *digit, house, cells: OneOf(*cells) }))
        }
        _ => None,
    });
    style.statements(left)
}

/// Sentences about exocets.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ExocetText<'a> {
    Base { base: CellSet, held: DigitSet, around: AnyOf<'a> },
    Need { lines: Houses<'a>, count: Count },
    Fits { lines: Houses<'a>, around: Houses<'a>, targets: OneByOne, digits: DigitSet },
    Targets { one: &'a str, other: &'a str },
    ThereIn { digit: Digit, cover: Houses<'a> },
    In { digit: Digit, cover: Houses<'a> },
    OnlyIn { digit: Digit, cover: Houses<'a> },
    Outside { houses: Houses<'a>, each: &'a str },
    MirrorIn { target: Cell, here: Houses<'a>, there: Houses<'a>, home: Houses<'a>, line: Houses<'a>, mirror: OneOf },
    MirrorIs { target: Cell, digits: Or, cell: Cell },
    OthersCannot { target: Cell, digits: Or, others: CellSet, cell: Cell },
    Unfit { unfit: DigitSet, lines: Houses<'a>, there: &'a str },
    ByMirror { cell: Cell, digit: Digit, mirror: Cell, houses: InOrder<'a> },
    Narrowed { other: Cell, of_other: Or, held: Cell, target: Cell, free: Cell, digits: Or, left: Or },
    NoWay { gone: CandidateSet },
    UnfitIn { target: Cell, digit: Digit, line: Houses<'a>, why: &'a str },
    TakesOther { cells: CellSet },
    SeesTarget { cells: CellSet, target: Cell },
    WithBase { cells: CellSet, house: Houses<'a> },
    HasIn { digit: Digit, house: Houses<'a>, cells: OneOf },
    Place { base: &'a str, targets: &'a str },
}
