//! Explains what is joined with the guards of a deadly pattern.
use super::blocked::elsewhere;
use crate::step_context::StepContext;
use crate::words::noun::{Any, Count, Houses, Or};
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Deadly, Digit, DigitSet, House, HouseSet, Step, Truth};

/// Says what else a step uses than that one of the guards is true: a subset that they belong to, a digit that has its
/// places with them only, or what would become of that digit.
pub(super) fn joined(context: &StepContext<'_>, deadly: &Deadly, step: &Step) -> Option<String> {
    if !deadly.kind.is_unique() {
        return None;
    }
    let subset = subset(context, deadly, step).or_else(|| hidden(context, deadly, step));
    subset.or_else(|| two_cells(context, deadly, step)).or_else(|| refuted(context, deadly, step))
}

/// Other cells that hold the digits of the guards, one more than they are, all in one house with the guards.
fn subset(context: &StepContext<'_>, deadly: &Deadly, step: &Step) -> Option<String> {
    let style = context.style;
    let guarded = deadly.guards.cells();
    let cells: CellSet = step
        .truths
        .iter()
        .filter_map(|it| if let Truth::Cell { cell, .. } = it { Some(*cell) } else { None })
        .collect();
    let held = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | context.board.digits(cell));
    let all = held | deadly.guards.all_digits();
    let houses = context.layout.houses_around(cells | guarded);
    let rest = houses.iter().fold(CellSet::EMPTY, |rest, house| rest | context.layout.cells(house)) - cells - guarded;
    let gone = &step.conclusion.eliminate;
    if cells.is_empty()
        || all.len() != cells.len() + 1
        || !gone.cells().is_subset(rest)
        || !gone.all_digits().is_subset(all)
    {
        return None;
    }
    Some(style.say(&GuardedText::Subset {
        cells,
        held,
        count: Count(all.len()),
        houses: context.named(houses),
        all,
        any: Or(all),
    }))
}

/// Digits that one house has in the cells of the guards and in few others only, one digit more than these are.
fn hidden(context: &StepContext<'_>, deadly: &Deadly, step: &Step) -> Option<String> {
    let style = context.style;
    let guarded = deadly.guards.cells();
    let gone = &step.conclusion.eliminate;
    let all: Vec<_> = houses(step).collect();
    let house = all.first()?.0;
    let digits: DigitSet = all.iter().map(|(_, digit, _)| *digit).collect();
    let places = all.iter().fold(CellSet::EMPTY, |places, (.., cells)| places | *cells);
    let beside = places - guarded;
    if all.iter().any(|(at, ..)| *at != house)
        || !guarded.is_subset(context.layout.cells(house))
        || beside.is_empty()
        || digits.len() != beside.len() + 1
        || !(digits & (deadly.guards.all_digits() | gone.all_digits())).is_empty()
        || !gone.cells().is_subset(beside)
    {
        return None;
    }
    let rest = elsewhere(context, HouseSet::of(house), digits);
    Some(style.say(&GuardedText::Hidden {
        house: context.named([house]),
        digits,
        places,
        rest: &rest,
        guarded,
        count: Count(digits.len()),
    }))
}

/// The house that has a digit in the two cells of the guards only.
fn two_cells(context: &StepContext<'_>, deadly: &Deadly, step: &Step) -> Option<String> {
    let style = context.style;
    let guarded = deadly.guards.cells();
    let mut houses = houses(step);
    let (house, digit, cells) = houses.next().filter(|_| guarded.len() == 2)?;
    let kept = CandidateSet::of_digit(digit, guarded) | deadly.guards;
    let gone = &step.conclusion.eliminate;
    if houses.next().is_some() || cells != guarded || !gone.cells().is_subset(guarded) || gone.meets(&kept) {
        return None;
    }
    let rest = elsewhere(context, HouseSet::of(house), digit.into());
    Some(style.say(&GuardedText::TwoCells { house: context.named([house]), digit, cells, rest: &rest }))
}

/// The contradiction if what goes were true: the digits that have one place left then, and no guard.
fn refuted(context: &StepContext<'_>, deadly: &Deadly, step: &Step) -> Option<String> {
    let style = context.style;
    let ways: Vec<Way> = step
        .conclusion
        .eliminate
        .iter_by_cell()
        .map(|assumed| Way::of(context, assumed, deadly, step))
        .collect::<Option<_>>()?;
    if let [one, other] = ways.as_slice()
        && let ([(from, there)], [(back, here)]) = (one.forced.as_slice(), other.forced.as_slice())
        && (*there, *here) == (other.assumed, one.assumed)
        && here.digit == there.digit
    {
        let digit = here.digit;
        return Some(style.say(&GuardedText::BothWays {
            cells: Any([here.cell, there.cell].into_iter().collect()),
            digit,
            houses: context.named([*from, *back].into_iter().collect::<HouseSet>()),
            guards: &deadly.guards,
        }));
    }
    Some(style.semicolons(ways.iter().map(|way| way.describe(context, &deadly.guards))))
}

/// The consequences of a candidate.
struct Way {
    assumed: Candidate,
    /// The candidates that would be the last places of their digits in a house.
    forced: Vec<(House, Candidate)>,
}

impl Way {
    /// Nothing if a guard could still be true.
    fn of(context: &StepContext<'_>, assumed: Candidate, deadly: &Deadly, step: &Step) -> Option<Self> {
        let left = |(house, digit, cells): (House, Digit, CellSet)| {
            let open = |&cell: &Cell| !context.layout.clash(assumed, Candidate { cell, digit });
            let cell = cells.iter().filter(open).collect::<CellSet>().single()?;
            let last = Candidate { cell, digit };
            (last != assumed).then_some((house, last))
        };
        let forced: Vec<_> = houses(step).filter_map(left).collect();
        let closed = |guard| {
            let by = |it| context.layout.clash(it, guard);
            by(assumed) || forced.iter().any(|(_, last)| by(*last))
        };
        (!forced.is_empty() && deadly.guards.iter().all(closed)).then_some(Self { assumed, forced })
    }

    fn describe(&self, context: &StepContext<'_>, guards: &CandidateSet) -> String {
        let style = context.style;
        let Candidate { cell, digit } = self.assumed;
        let forced = style.clauses(self.forced.iter().map(|(house, Candidate { cell, digit })| {
            style.say(&GuardedText::WouldBe { cell: *cell, digit: *digit, house: context.named([*house]) })
        }));
        style.say(&GuardedText::Way { cell, digit, forced: &forced, guards })
    }
}

/// The houses that a step says to have a digit in some cells only.
fn houses(step: &Step) -> impl Iterator<Item = (House, Digit, CellSet)> {
    step.truths.iter().filter_map(|truth| match truth {
        Truth::House { house, digit, cells } => Some((*house, *digit, *cells)),
        _ => None,
    })
}

/// Sentences about what guards of deadly patterns are joined with.
#[derive(Clone, Copy, Debug)]
pub(crate) enum GuardedText<'a> {
    Subset { cells: CellSet, held: DigitSet, count: Count, houses: Houses<'a>, all: DigitSet, any: Or },
    Hidden { house: Houses<'a>, digits: DigitSet, places: CellSet, rest: &'a str, guarded: CellSet, count: Count },
    TwoCells { house: Houses<'a>, digit: Digit, cells: CellSet, rest: &'a str },
    BothWays { cells: Any, digit: Digit, houses: Houses<'a>, guards: &'a CandidateSet },
    WouldBe { cell: Cell, digit: Digit, house: Houses<'a> },
    Way { cell: Cell, digit: Digit, forced: &'a str, guards: &'a CandidateSet },
}
