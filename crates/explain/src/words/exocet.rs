//! Exocets: two cells whose digits appear again in two others.
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::noun::{Any, Houses};
use qedoku_core::{Cell, CellSet, Conclusion, Digit, DigitSet, Exocet, Step, Truth};

/// Says why the digits of the base are those of the targets, and what goes.
pub(super) fn why(context: &StepContext<'_>, exocet: &Exocet, step: &Step) -> String {
    let Exocet { base, targets, digits, lines, mirrors } = exocet;
    let style = context.style;
    let mut reason = style.say(&ExocetText::Claim {
        base: *base,
        held: *digits,
        lines: context.named(*lines),
        around: context.named(context.layout.houses_around(*base)),
        taken: *targets,
    });
    let mirrored = targets
        .iter()
        .zip(mirrors)
        .filter(|(_, mirror)| !mirror.is_empty())
        .map(|(target, &mirror)| style.say(&ExocetText::Mirror { target, mirror: Any(mirror) }));
    let mirrored = style.clauses(mirrored);
    if !mirrored.is_empty() {
        reason += &style.say(&ExocetText::SoMirrored { mirrored: &mirrored });
    }
    reason += &misfits(context, exocet, step);
    let beside = beside(context, *digits, step);
    style.say(&ExocetText::Why { reason: &reason, beside: &beside, gone: &step.conclusion })
}

/// The digits of the base that go because they do not fit into all the lines, even with the targets.
pub(super) fn unfit(context: &StepContext<'_>, exocet: &Exocet, step: &Step) -> DigitSet {
    let around = context.layout.houses_around(exocet.base).iter();
    let inside = around.fold(CellSet::EMPTY, |all, house| all | context.layout.cells(house));
    let lines: Vec<CellSet> = exocet.lines.iter().map(|line| context.layout.cells(line) - inside).collect();
    let gone = |digit: Digit| step.conclusion.eliminate.plane(digit).meets(exocet.base | exocet.targets);
    exocet.digits.filter(|digit| gone(digit) && !fits(context, &lines, context.board.plane(digit)))
}

/// Says which digits of the base do not fit.
fn misfits(context: &StepContext<'_>, exocet: &Exocet, step: &Step) -> String {
    let unfit = unfit(context, exocet, step);
    if unfit.is_empty() {
        return String::new();
    }
    context.style.say(&ExocetText::Unfit { unfit, lines: context.named(exocet.lines), taken: exocet.targets })
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
fn beside(context: &StepContext<'_>, digits: DigitSet, step: &Step) -> String {
    let style = context.style;
    let left = step.truths.iter().filter_map(|truth| match truth {
        Truth::House { house, digit, cells } if !digits.contains(*digit) => {
            Some(style.say(&ExocetText::LeftOnly { digit: *digit, title: context.named([*house]), cells: *cells }))
        }
        _ => None,
    });
    let left = style.clauses(left);
    if left.is_empty() {
        return left;
    }
    style.say(&ExocetText::AndLeft { left: &left })
}

/// Sentences about exocets.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ExocetText<'a> {
    Claim { base: CellSet, held: DigitSet, lines: Houses<'a>, around: Houses<'a>, taken: CellSet },
    Mirror { target: Cell, mirror: Any },
    SoMirrored { mirrored: &'a str },
    Why { reason: &'a str, beside: &'a str, gone: &'a Conclusion },
    Unfit { unfit: DigitSet, lines: Houses<'a>, taken: CellSet },
    Place { base: &'a str, targets: &'a str },
    LeftOnly { digit: Digit, title: Houses<'a>, cells: CellSet },
    AndLeft { left: &'a str },
}
