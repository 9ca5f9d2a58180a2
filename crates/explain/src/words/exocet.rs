//! Exocets: two cells whose digits appear again in two others.
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::noun::{AnyOf, Count, Houses, OneByOne, OneOf};
use qedoku_core::{Cell, CellSet, Digit, DigitSet, Exocet, Step, Truth};

/// Says why the digits of the base are those of the targets, and what goes.
pub(super) fn why(context: &StepContext<'_>, exocet: &Exocet, step: &Step) -> String {
    let Exocet { base, targets, digits, lines, mirrors } = exocet;
    let style = context.style;
    let around = context.layout.houses_around(*base);
    let names: Vec<String> = around.iter().map(|house| context.house(house)).collect();
    let titles = context.named(*lines);
    let (houses, digits, without) = (context.named(around), *digits, OneByOne(*targets));
    let fits = ExocetText::Fits { lines: titles, around: houses, targets: without, digits };
    let mut sentences = vec![
        style.say(&ExocetText::Base { base: *base, held: digits, around: AnyOf(&names) }),
        style.say(&ExocetText::Need { lines: titles, count: Count(lines.len()) }),
        style.say(&fits),
    ];
    let all: Vec<String> = targets.iter().map(|cell| style.cell(cell)).collect();
    if let [one, other] = all.as_slice() {
        sentences.push(style.say(&ExocetText::Targets { one, other }));
    }
    let mirrored = targets.iter().zip(mirrors).filter(|(_, mirror)| !mirror.is_empty());
    sentences
        .extend(mirrored.map(|(target, &mirror)| style.say(&ExocetText::Mirror { target, mirror: OneOf(mirror) })));
    sentences.push(misfits(context, exocet, step));
    sentences.push(others(context, digits, step));
    sentences.push(style.so(&step.conclusion));
    style.sentences(sentences)
}

/// The cells of the lines outside the houses of the base.
fn cross_lines(context: &StepContext<'_>, exocet: &Exocet) -> Vec<CellSet> {
    let around = context.layout.houses_around(exocet.base).iter();
    let inside = around.fold(CellSet::EMPTY, |all, house| all | context.layout.cells(house));
    exocet.lines.iter().map(|line| context.layout.cells(line) - inside).collect()
}

/// The digits of the base that go because they do not fit into all the lines, even with the targets.
pub(super) fn unfit(context: &StepContext<'_>, exocet: &Exocet, step: &Step) -> DigitSet {
    let lines = cross_lines(context, exocet);
    let gone = |digit: Digit| step.conclusion.eliminate.plane(digit).meets(exocet.base | exocet.targets);
    exocet.digits.filter(|digit| gone(digit) && !fits(context, &lines, context.board.plane(digit)))
}

/// Says which digits of the base do not fit.
fn misfits(context: &StepContext<'_>, exocet: &Exocet, step: &Step) -> String {
    let unfit = unfit(context, exocet, step);
    if unfit.is_empty() {
        return String::new();
    }
    context.style.say(&ExocetText::Unfit { unfit, lines: context.named(exocet.lines) })
}

/// Whether a digit with these places has one in each of some lines, no two of which see each other.
fn fits(context: &StepContext<'_>, lines: &[CellSet], places: CellSet) -> bool {
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
    Mirror { target: Cell, mirror: OneOf },
    Unfit { unfit: DigitSet, lines: Houses<'a> },
    HasIn { digit: Digit, house: Houses<'a>, cells: OneOf },
    Place { base: &'a str, targets: &'a str },
}
