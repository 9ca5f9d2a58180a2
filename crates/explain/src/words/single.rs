//! A slot has one candidate left.
use super::closed::{StandingDigits, closed, gone, standing_in};
use super::closers::closers;
use super::{lacking, ruled_out};
use crate::step_context::{Remover, StepContext};
use crate::words::noun::{AllOf, Houses, OneDigit};
use qedoku_core::{
    Assumption, Candidate, CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, House, Pattern, RuleKind, Slot,
    Step,
};

/// Says what closes every other candidate of the slot.
pub(super) fn why(context: &StepContext<'_>, slot: Slot, step: &Step) -> String {
    match slot {
        Slot::Cell(cell) => of_cell(context, cell, step),
        Slot::House(house, digit) => of_house(context, house, digit, step),
    }
}

/// Says where to look.
pub(super) fn place(context: &StepContext<'_>, slot: Slot) -> String {
    match slot {
        Slot::Cell(cell) => context.style.cell(cell),
        Slot::House(house, _) => context.house(house),
    }
}

/// Says that nothing is left for a slot, and what closes each of its candidates.
pub(crate) fn nothing_left(context: &StepContext<'_>, slot: Slot) -> String {
    let style = context.style;
    let has_none = style.begun(super::emptied::has_none(context, slot));
    let closed = match slot {
        Slot::Cell(cell) => {
            let (standing, gone) = digits_closed(context, cell, context.layout.digits());
            style.semicolons([standing, gone].into_iter().filter(|part| !part.is_empty()))
        }
        Slot::House(house, digit) => cells_closed(context, context.board.open() & context.layout.cells(house), digit),
    };
    style.spaced(style.say(&SingleText::NothingLeft { has_none: &has_none, closed: &closed }))
}

/// The words for what closes a slot to all but some candidates: `2 at r6c6; 4 gone`, `r8c2 sees the 8 at r3c2`.
pub fn closed_but(context: &StepContext<'_>, slot: Slot, left: &CandidateSet) -> String {
    let style = context.style;
    style.spaced(match slot {
        Slot::Cell(cell) => {
            let (standing, gone) = digits_closed(context, cell, context.layout.digits() - left.all_digits());
            style.semicolons([standing, gone].into_iter().filter(|part| !part.is_empty()))
        }
        Slot::House(house, digit) => {
            cells_closed(context, (context.board.open() & context.layout.cells(house)) - left.cells(), digit)
        }
    })
}

/// Says that a slot has one candidate left, and what closes the others.
pub fn nothing_else(context: &StepContext<'_>, slot: Slot, left: Candidate) -> String {
    let style = context.style;
    let Candidate { cell, digit } = left;
    style.spaced(match slot {
        Slot::Cell(_) => {
            let (standing, gone) = digits_closed(context, cell, context.layout.digits() - DigitSet::of(digit));
            let closed = style.semicolons([standing, gone].into_iter().filter(|part| !part.is_empty()));
            style.say(&SingleText::OneDigit { name: cell, digit, closed: &closed })
        }
        Slot::House(house, _) => {
            let rivals = (context.board.open() & context.layout.cells(house)).without(cell);
            let closed = cells_closed(context, rivals, digit);
            if rivals.is_empty() {
                return style.spaced(style.say(&SingleText::LastOpenCell {
                    name: cell,
                    title: context.named([house]),
                    digit,
                }));
            }
            style.say(&SingleText::OnePlace { digit, title: context.named([house]), name: cell, closed: &closed })
        }
    })
}

/// The filled cells that the reason of a single names or counts, in the wording of the style: a drawing of it marks these
/// and no others. None for other steps.
pub fn blockers(context: &StepContext<'_>, step: &Step) -> CellSet {
    let Pattern::Single(single) = &step.pattern else { return CellSet::EMPTY };
    let placed = &step.conclusion.place;
    match single.slot {
        Slot::Cell(cell) => {
            if let Some(mirrored) = mirrored(context, step) {
                return mirrored.at.into();
            }
            let (standing, _) = standing_in(context, cell, context.layout.digits() - placed.digits(cell));
            standing.iter().fold(CellSet::EMPTY, |all, it| all | it.cells(context))
        }
        Slot::House(house, digit) if context.style.is_plain() => {
            let closed = super::plain::closed::closed(context, house, digit);
            closed.into_iter().filter_map(|it| it.by).map(|(_, blocker)| blocker).collect()
        }
        Slot::House(house, digit) => {
            let rivals = (context.board.open() & context.layout.cells(house)) - placed.plane(digit);
            closers(context, rivals, digit).0.into_iter().map(|(blocker, _)| blocker).collect()
        }
    }
}

/// Names the houses of the cell that have the other digits, or the steps that removed these.
fn of_cell(context: &StepContext<'_>, cell: Cell, step: &Step) -> String {
    let style = context.style;
    let placed = step.conclusion.place.digits(cell);
    if let Some(mirrored) = mirrored(context, step) {
        return style.sentences([mirrored.said, style.so(&step.conclusion)]);
    }
    let mut sentences = lacking::of_cell(context, cell, context.layout.digits() - placed);
    sentences.push(style.say(&SingleText::OnlyLeft { digits: placed, cell, placed: &step.conclusion }));
    style.sentences(sentences)
}

/// A filled cell whose digit a rule repeats in another cell.
pub(super) struct Mirrored {
    /// The filled cell.
    pub(super) at: Cell,
    /// The clause that both hold the same digit.
    pub(super) said: String,
}

/// The filled cell that is the twin of the cell that a step fills, by a palindrome or a clone.
pub(super) fn mirrored(context: &StepContext<'_>, step: &Step) -> Option<Mirrored> {
    let StepContext { layout, board, style, .. } = *context;
    let Candidate { cell, digit } = step.conclusion.place.single()?;
    let other = layout.digits().iter().find(|it| *it != digit)?;
    let filled = board.values().filled().filter(|it| it.digit == digit && it.cell != cell);
    let twin = |by: Candidate| {
        let rule = layout.why(by, Candidate { cell, digit: other })?;
        matches!(rule.kind, RuleKind::Palindrome | RuleKind::Clone).then_some((by.cell, rule))
    };
    let (at, rule) = filled.into_iter().find_map(twin)?;
    let name = &style.rule_name(rule, layout.size());
    let said = style.say(&SingleText::Mirrors { cell, at, step: &context.citation(at), name });
    Some(Mirrored { at, said })
}

/// Says which digits stand in a house, each with the step that placed it if that is named.
pub(super) fn standing(context: &StepContext<'_>, it: StandingDigits) -> String {
    let digits: Vec<String> = it.digits.iter().map(|digit| cited(context, it.house, digit)).collect();
    context.style.say(&SingleText::HouseHas { house: context.named([it.house]), digits: AllOf(&digits) })
}

/// A digit that stands in a house, with the step that placed it if that is named, or that it is supposed.
fn cited(context: &StepContext<'_>, house: House, digit: Digit) -> String {
    let at = context.layout.cells(house).iter().find(|&cell| context.board.value(cell) == Some(digit));
    match at {
        Some(cell) if context.supposes(Assumption::is_true(Candidate { cell, digit })) => {
            gone(context, digit.into(), Some(&Remover::Assumption))
        }
        _ => format!("{digit}{}", at.map(|at| context.citation(at)).unwrap_or_default()),
    }
}

/// The cells of the digits that close themselves to a cell, and the steps that removed the others.
pub(super) fn digits_closed(context: &StepContext<'_>, cell: Cell, digits: DigitSet) -> (String, String) {
    let style = context.style;
    let mut standing = Vec::new();
    let mut gone = DigitSet::EMPTY;
    // The same digits as those that the reason of a single names.
    let named = standing_in(context, cell, digits).0.iter().fold(CellSet::EMPTY, |all, it| all | it.cells(context));
    for digit in digits {
        let blockers = context.blockers(Candidate { cell, digit });
        match (blockers & named).first().or_else(|| blockers.first()) {
            Some(blocker) => {
                let step = context.citation(blocker);
                standing.push(style.say(&SingleText::DigitStands { digit, blocker, step: &step }));
            }
            None => gone.insert(digit),
        }
    }
    let groups = went(context, gone.iter().map(|digit| Candidate { cell, digit }));
    let gone = style.commas(groups.into_iter().map(|(remover, group)| match remover {
        Some(Remover::Assumption) => style.say(&SingleText::DigitsByAssumption { digits: group.all_digits() }),
        Some(Remover::Step(number)) => {
            style.say(&SingleText::DigitsInStep { digits: group.all_digits(), number: &number })
        }
        Some(Remover::Rule(rule)) => style.say(&SingleText::DigitsByRule { digits: group.all_digits(), rule: &rule }),
        None => style.say(&SingleText::DigitsFromStart { digits: group.all_digits() }),
    }));
    (style.commas(standing), gone)
}

/// Groups candidates by what removed them.
fn went(
    context: &StepContext<'_>,
    candidates: impl Iterator<Item = Candidate>,
) -> Vec<(Option<Remover>, CandidateSet)> {
    let mut groups: Vec<(Option<Remover>, CandidateSet)> = Vec::new();
    for candidate in candidates {
        let remover = ruled_out::cause(context, candidate);
        match groups.iter_mut().find(|(known, _)| *known == remover) {
            Some((_, group)) => group.insert(candidate),
            None => groups.push((remover, CandidateSet::of(candidate))),
        }
    }
    groups
}

/// Names, for all other open cells of the house, the digits they see or the steps that closed them.
fn of_house(context: &StepContext<'_>, house: House, digit: Digit, step: &Step) -> String {
    let style = context.style;
    let kept = step.conclusion.place.plane(digit);
    let rivals = (context.board.open() & context.layout.cells(house)) - kept;
    if rivals.is_empty() {
        let last = style.say(&SingleText::LastOpen { cells: kept, house: context.named([house]), digit });
        return style.sentences([last, style.so(&step.conclusion)]);
    }
    let needs = style.say(&SingleText::Needs { house: context.named([house]), digit: OneDigit(digit) });
    let closed = style.in_sentences(&closed(context, rivals, digit.into()));
    let left = style.say(&SingleText::OnlyCell {
        cells: kept,
        house: context.named([house]),
        digit,
        placed: &step.conclusion,
    });
    style.sentences(std::iter::once(needs).chain(closed).chain([left]))
}

/// The blockers that close cells to a digit, without the houses.
pub(super) fn cells_closed(context: &StepContext<'_>, cells: CellSet, digit: Digit) -> String {
    let style = context.style;
    let (blocked, gone) = closers(context, cells, digit);
    let blocked = blocked.into_iter().map(|(blocker, cells)| {
        let step = context.citation(blocker);
        style.say(&SingleText::CellsSee { cells, digit, blocker, step: &step })
    });
    let lost = went(context, gone.iter().map(|cell| Candidate { cell, digit })).into_iter().map(|(remover, group)| {
        match remover {
            Some(Remover::Assumption) => style.say(&SingleText::CellsByAssumption { cells: group.cells(), digit }),
            Some(Remover::Step(number)) => {
                style.say(&SingleText::CellsInStep { cells: group.cells(), digit, number: &number })
            }
            Some(Remover::Rule(rule)) => {
                style.say(&SingleText::CellsByRule { cells: group.cells(), digit, rule: &rule })
            }
            None => style.say(&SingleText::CellsFromStart { cells: group.cells(), digit }),
        }
    });
    style.semicolons(blocked.chain(lost))
}

/// Sentences about a slot with one candidate left.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SingleText<'a> {
    NothingLeft { has_none: &'a str, closed: &'a str },
    OneDigit { name: Cell, digit: Digit, closed: &'a str },
    LastOpenCell { name: Cell, title: Houses<'a>, digit: Digit },
    OnePlace { digit: Digit, title: Houses<'a>, name: Cell, closed: &'a str },
    HouseHas { house: Houses<'a>, digits: AllOf<'a> },
    OnlyLeft { digits: DigitSet, cell: Cell, placed: &'a Conclusion },
    Mirrors { cell: Cell, at: Cell, step: &'a str, name: &'a str },
    LastOpen { cells: CellSet, house: Houses<'a>, digit: Digit },
    Needs { house: Houses<'a>, digit: OneDigit },
    OnlyCell { cells: CellSet, house: Houses<'a>, digit: Digit, placed: &'a Conclusion },
    DigitStands { digit: Digit, blocker: Cell, step: &'a str },
    DigitsByAssumption { digits: DigitSet },
    DigitsInStep { digits: DigitSet, number: &'a str },
    DigitsByRule { digits: DigitSet, rule: &'a str },
    DigitsFromStart { digits: DigitSet },
    CellsSee { cells: CellSet, digit: Digit, blocker: Cell, step: &'a str },
    CellsByAssumption { cells: CellSet, digit: Digit },
    CellsInStep { cells: CellSet, digit: Digit, number: &'a str },
    CellsByRule { cells: CellSet, digit: Digit, rule: &'a str },
    CellsFromStart { cells: CellSet, digit: Digit },
}
