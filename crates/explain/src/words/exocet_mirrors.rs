//! The digit of a target again in its mirror: what a target can be, and what goes by that.
use crate::step_context::StepContext;
use crate::words::exocet::ExocetText;
use crate::words::noun::{InOrder, OneOf, Or};
use crate::words::sight::houses_between;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, DigitSet, Exocet, Step};

/// The digits that a target can be, and the sentence that says so where its candidates alone do not.
struct TargetDigits {
    digits: DigitSet,
    described: Option<String>,
}

/// Says of the mirrors that something follows from why they repeat a digit, and what goes by it. Of what is left a
/// sentence says that no way to fill all of them has it.
pub(super) fn mirror_texts(context: &StepContext<'_>, exocet: &Exocet, step: &Step) -> Vec<String> {
    let mirrored = exocet.targets.iter().zip(&exocet.mirrors).filter(|(_, mirror)| !mirror.is_empty());
    let mut described = Vec::new();
    let mut left = step.conclusion.eliminate;
    let mut used = false;
    for (target, &mirror) in mirrored {
        used = true;
        let (sentences, gone) = mirrored_texts(context, exocet, target, mirror, step);
        if !gone.is_empty() {
            described.extend(sentences);
            left -= gone;
        }
    }
    if used && !left.is_empty() {
        described.push(context.style.say(&ExocetText::NoWay { gone: left }));
    }
    described
}

/// Why the digit of a target is in its mirror, which cell of it that is, and what goes by that.
fn mirrored_texts(
    context: &StepContext<'_>,
    exocet: &Exocet,
    target: Cell,
    mirror: CellSet,
    step: &Step,
) -> (Vec<String>, CandidateSet) {
    let style = context.style;
    let layout = context.layout;
    let base = layout.houses_around(exocet.base).iter().find(|&house| !layout.is_box(house));
    let of_kind = |cells: CellSet| {
        let kind = layout.kind(base?);
        layout.houses().iter().find(|&house| layout.kind(house) == kind && cells.is_subset(layout.cells(house)))
    };
    let home = layout.houses().iter().find(|&house| layout.is_box(house) && mirror.is_subset(layout.cells(house)));
    let houses = [base, of_kind(target.into()), home, of_kind(mirror)];
    let TargetDigits { digits, described } = target_digits(context, exocet, target);
    let mut described: Vec<String> = described.into_iter().collect();
    if let [Some(here), Some(there), Some(home), Some(line)] = houses.map(|house| house.map(|it| context.named([it]))) {
        described.push(style.say(&ExocetText::MirrorIn { target, here, there, home, line, mirror: OneOf(mirror) }));
    }
    let can = mirror.filter(|cell| context.board.digits(cell).meets(digits));
    let Some(cell) = can.single() else { return (described, CandidateSet::EMPTY) };
    let others = mirror - can;
    let gone = step.conclusion.eliminate;
    let own = CandidateSet::of_cell(cell, gone.digits(cell) - digits);
    let seen =
        digits.single().map_or(CandidateSet::EMPTY, |digit| gone & layout.clashes(Candidate { cell, digit })) - own;
    let named = Or(digits);
    described.push(style.say(&if others.is_empty() {
        ExocetText::MirrorIs { target, digits: named, cell }
    } else {
        ExocetText::OthersCannot { target, digits: named, others, cell }
    }));
    for it in seen.iter() {
        let houses = houses_between(context, it.cell, &[cell.into()]);
        let houses = InOrder(layout, &houses);
        described.push(style.say(&ExocetText::ByMirror { cell: it.cell, digit: it.digit, mirror: cell, houses }));
    }
    (described, own | seen)
}

/// The digits of a target: those of the other base cell where one alone can be what the other target is.
fn target_digits(context: &StepContext<'_>, exocet: &Exocet, target: Cell) -> TargetDigits {
    let can = |cell: Cell| context.board.digits(cell) & exocet.digits;
    let digits = can(target);
    let base = exocet.base.iter().collect::<Vec<Cell>>();
    let other = exocet.targets.without(target).first();
    let ([one, two], Some(other)) = (base.as_slice(), other) else { return TargetDigits { digits, described: None } };
    let of_other = can(other);
    let (held, free) = match [*one, *two].map(|cell| can(cell).meets(of_other)) {
        [true, false] => (*one, *two),
        [false, true] => (*two, *one),
        _ => return TargetDigits { digits, described: None },
    };
    let left = digits & can(free);
    if left == digits || left.is_empty() {
        return TargetDigits { digits, described: None };
    }
    let described = ExocetText::Narrowed {
        other,
        of_other: Or(of_other),
        held,
        target,
        free,
        digits: Or(can(free)),
        left: Or(left),
    };
    TargetDigits { digits: left, described: Some(context.style.say(&described)) }
}
