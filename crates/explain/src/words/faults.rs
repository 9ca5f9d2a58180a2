//! Why candidates cannot all be true: two of them exclude each other, or together they leave nothing to a slot.
use super::contradiction::ColorContradiction;
use super::inference::Lost;
use super::link;
use super::ruled_out;
use crate::step_context::StepContext;
use crate::words::noun::{Houses, OneByOne, Or};
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, Slot};

/// Why a color cannot be true, and which of its candidates say so.
pub(super) struct WrongColor {
    pub(super) text: String,
    pub(super) by: CandidateSet,
    /// True if two of its candidates exclude each other.
    pub(super) is_clash: bool,
}

/// The line that made a candidate true, where it has to be named.
type LineOf<'f> = &'f dyn Fn(Candidate) -> Option<String>;

impl WrongColor {
    /// Says why a color cannot be true.
    pub(super) fn of(context: &StepContext<'_>, color: &CandidateSet) -> Self {
        Self::of_digits(context, color, color.all_digits().is_several(), &|_| None)
    }

    /// The same of some candidates of a color that may have several digits, with the lines that made them true.
    pub(super) fn of_digits(
        context: &StepContext<'_>,
        color: &CandidateSet,
        is_several: bool,
        line_of: LineOf<'_>,
    ) -> Self {
        let style = context.style;
        if let Some(pair) = twice(context, color, is_several).or_else(|| clash(context, color, color)) {
            let by = pair.into_iter().collect();
            return Self { text: both(context, pair, is_several), by, is_clash: true };
        }
        let closed = |candidate: Candidate| color.iter().any(|it| context.layout.clash(it, candidate));
        let all_closed = |slot: &Slot| {
            let left = context.board.truth(*slot).members();
            !left.is_empty() && !context.board.is_settled(*slot) && left.iter().all(closed)
        };
        let cells = context.board.open().iter().map(Slot::Cell);
        let houses = context.layout.slots().filter(|slot| matches!(slot, Slot::House(..)));
        let Some(slot) = cells.chain(houses).find(all_closed) else {
            return Self { text: style.candidates(color), by: *color, is_clash: false };
        };
        let mut groups: Vec<(Candidate, CandidateSet)> = Vec::new();
        for lost in context.board.truth(slot).members().iter_by_cell() {
            let Some(by) = color.iter().find(|&by| context.layout.clash(by, lost)) else { continue };
            let alike = |set: &CandidateSet| matches!(slot, Slot::Cell(_)) || set.all_digits().contains(lost.digit);
            match groups.iter_mut().find(|(known, set)| *known == by && alike(set)) {
                Some((_, set)) => set.insert(lost),
                None => groups.push((by, CandidateSet::of(lost))),
            }
        }
        let by = groups.iter().map(|(by, _)| *by).collect();
        let mut losts: Vec<Lost> =
            groups.into_iter().map(|(by, lost)| Lost::new(context.layout, CandidateSet::of(by), lost)).collect();
        // One house for all, if there is one.
        let cells = losts.iter().fold(CellSet::EMPTY, |all, it| all | it.by.cells() | it.lost.cells());
        if let (Slot::Cell(_), Some(house)) = (slot, context.layout.houses_around(cells).first()) {
            losts.iter_mut().filter(|it| !it.houses.is_empty()).for_each(|it| it.houses = vec![house]);
        }
        Self { text: emptied(context, slot, &losts, line_of), by, is_clash: false }
    }
}

/// Two candidates of a color of one digit in the first house that has it twice.
fn twice(context: &StepContext<'_>, color: &CandidateSet, is_several: bool) -> Option<[Candidate; 2]> {
    let Some(ColorContradiction::TwiceIn(house)) = ColorContradiction::of(context, color).filter(|_| !is_several)
    else {
        return None;
    };
    let mut there = color.iter().filter(|it| context.layout.cells(house).contains(it.cell));
    Some([there.next()?, there.next()?])
}

/// Says what leaves nothing to a slot.
fn emptied(context: &StepContext<'_>, slot: Slot, losts: &[Lost], line_of: LineOf<'_>) -> String {
    let style = context.style;
    let since = |it: &Lost| it.by.single().and_then(line_of);
    match slot {
        Slot::Cell(cell) => {
            let mut texts: Vec<String> = Vec::new();
            // What is said of the same house is said once.
            let share = |one: &Lost, next: &Lost| {
                !one.houses.is_empty() && one.houses == next.houses && since(one) == since(next)
            };
            for (at, same) in losts.chunk_by(share).enumerate() {
                let Some(last) = same.last() else { continue };
                let reason = &link::reason(context, last, since(last).as_deref());
                let digits = Or(same.iter().fold(DigitSet::EMPTY, |all, it| all | it.lost.all_digits()));
                texts.push(match at {
                    0 => style.say(&FaultsText::IsNot {
                        cell: &style.braces(&style.cell(cell), context.board.digits(cell)),
                        digits,
                        reason,
                    }),
                    _ => style.say(&FaultsText::NorIs { digits, reason }),
                });
            }
            style.say(&FaultsText::NothingLeft { nots: &style.clauses(texts) })
        }
        Slot::House(house, digit) => {
            let nots =
                style.clauses(losts.iter().map(|it| link::not_since(context, it, None, None, since(it).as_deref())));
            style.say(&FaultsText::NoPlace { nots: &nots, home: context.named([house]), digit })
        }
    }
}

/// Says of two candidates that they exclude each other; of which digit, where there are several.
fn both(context: &StepContext<'_>, [one, other]: [Candidate; 2], names_digit: bool) -> String {
    let style = context.style;
    let cells: CellSet = [one.cell, other.cell].into_iter().collect();
    if let Some(house) = context.layout.houses_around(cells).first().filter(|_| one.digit == other.digit) {
        let cells = OneByOne(cells);
        let home = context.named([house]);
        return style.say(&if names_digit {
            FaultsText::WouldBoth { cells, digit: one.digit, home }
        } else {
            FaultsText::BothIn { cells, home }
        });
    }
    let rule = style.facts(ruled_out::clauses_between(context, &CandidateSet::of(one), &CandidateSet::of(other)));
    if !rule.is_empty() {
        return rule;
    }
    style.say(&FaultsText::CannotBeBoth { cell: one.cell, digits: [one.digit, other.digit].into_iter().collect() })
}

/// Says of two candidates that not both are true.
pub(super) fn excludes(context: &StepContext<'_>, [one, other]: [Candidate; 2]) -> String {
    let style = context.style;
    let cells: CellSet = [one.cell, other.cell].into_iter().collect();
    if one.digit == other.digit {
        let houses: Vec<House> = context.layout.houses_around(cells).iter().take(1).collect();
        let why = &ruled_out::reason(context, &houses, &CandidateSet::of(one), &CandidateSet::of(other));
        return style.say(&FaultsText::NotBoth { cells: OneByOne(cells), digit: one.digit, why });
    }
    style.say(&FaultsText::CannotBeBoth { cell: one.cell, digits: [one.digit, other.digit].into_iter().collect() })
}

/// The first two that exclude each other.
pub(super) fn clash(context: &StepContext<'_>, one: &CandidateSet, other: &CandidateSet) -> Option<[Candidate; 2]> {
    let of = |a: Candidate| other.iter().find(|&b| a != b && context.layout.clash(a, b)).map(|b| [a, b]);
    one.iter().find_map(of)
}

/// Clauses about candidates that cannot all be true.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FaultsText<'a> {
    BothIn { cells: OneByOne, home: Houses<'a> },
    WouldBoth { cells: OneByOne, digit: Digit, home: Houses<'a> },
    NotBoth { cells: OneByOne, digit: Digit, why: &'a str },
    CannotBeBoth { cell: Cell, digits: DigitSet },
    IsNot { cell: &'a str, digits: Or, reason: &'a str },
    NorIs { digits: Or, reason: &'a str },
    NothingLeft { nots: &'a str },
    NoPlace { nots: &'a str, home: Houses<'a>, digit: Digit },
}
