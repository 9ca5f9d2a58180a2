//! Finds the links that connect two colors of candidates: cells and houses with one of each and nothing else.
use crate::step_context::StepContext;
use crate::words::noun::{AllOf, Houses};
use qedoku_core::{CandidateSet, CellSet, Digit, DigitSet, HouseSet, Slot, Step, Truth};

/// Cells with two candidates and houses with two places, one of either color, no more than tie the colors together.
pub(super) struct ColorLinks {
    cells: CellSet,
    houses: Vec<(Digit, HouseSet)>,
}

impl ColorLinks {
    /// The links between two colors; those that the step rests on come first.
    pub(super) fn of(context: &StepContext<'_>, [one, other]: &[CandidateSet; 2], step: &Step) -> Self {
        let members = *one | *other;
        let stated = step.truths.iter().filter_map(|truth| match *truth {
            Truth::Cell { cell, .. } => Some(Slot::Cell(cell)),
            Truth::House { house, digit, .. } => Some(Slot::House(house, digit)),
            _ => None,
        });
        let cells = members.cells().iter().map(Slot::Cell);
        let houses = members
            .all_digits()
            .iter()
            .flat_map(|digit| context.layout.houses().iter().map(move |house| Slot::House(house, digit)));
        let mut links = Self { cells: CellSet::EMPTY, houses: Vec::new() };
        let mut parts: Vec<CandidateSet> = members.iter().map(CandidateSet::of).collect();
        for slot in stated.chain(cells).chain(houses) {
            let held = context.board.truth(slot).members();
            let tied = held.len() == 2 && held.is_subset(&members) && held.meets(one) && held.meets(other);
            if !tied || parts.iter().any(|part| held.is_subset(part)) {
                continue;
            }
            let (met, mut rest): (Vec<CandidateSet>, Vec<CandidateSet>) =
                parts.into_iter().partition(|it| it.meets(&held));
            rest.push(met.into_iter().fold(CandidateSet::EMPTY, |all, part| all | part));
            parts = rest;
            links.add(slot);
        }
        links
    }

    fn add(&mut self, slot: Slot) {
        match slot {
            Slot::Cell(cell) => self.cells.insert(cell),
            Slot::House(house, digit) => match self.houses.iter_mut().find(|(known, _)| *known == digit) {
                Some((_, houses)) => houses.insert(house),
                None => self.houses.push((digit, [house].into_iter().collect())),
            },
        }
    }

    /// Says what has two candidates or places, as the reason of what follows; nothing if there is nothing of the kind.
    pub(super) fn lead(&self, context: &StepContext<'_>) -> String {
        let style = context.style;
        let cells = (!self.cells.is_empty()).then(|| style.say(&PairsText::TwoCandidates { cells: self.cells }));
        let mut groups: Vec<(DigitSet, HouseSet)> = Vec::new();
        for (digit, houses) in &self.houses {
            match groups.iter_mut().find(|(_, known)| known == houses) {
                Some((digits, _)) => digits.insert(*digit),
                None => groups.push((DigitSet::of(*digit), *houses)),
            }
        }
        let houses = groups
            .into_iter()
            .map(|(digits, houses)| style.say(&PairsText::TwoPlaces { digits, houses: context.named(houses) }));
        let links: Vec<String> = cells.into_iter().chain(houses).collect();
        if links.is_empty() {
            return String::new();
        }
        style.say(&PairsText::Lead { links: AllOf(&links) })
    }
}

/// Cells that hold the same two digits in turn, where nothing but these digits goes.
pub(super) fn remote(context: &StepContext<'_>, [one, other]: &[CandidateSet; 2], step: &Step) -> Option<String> {
    let style = context.style;
    let cells = (*one | *other).cells();
    let digits = (*one | *other).all_digits();
    let [first, second] = <[Digit; 2]>::try_from(digits.iter().collect::<Vec<_>>()).ok()?;
    let gone = &step.conclusion.eliminate;
    if cells.iter().any(|cell| context.board.digits(cell) != digits) || !gone.all_digits().is_subset(digits) {
        return None;
    }
    let odd = one.plane(first);
    let even = other.plane(first);
    if odd | even != cells || one.plane(second) != even {
        return None;
    }
    let houses: HouseSet = context.layout.houses().filter(|house| {
        (context.layout.cells(house) & odd).single().is_some()
            && (context.layout.cells(house) & even).single().is_some()
    });
    Some(style.say(&PairsText::Remote {
        cells,
        held: digits,
        houses: context.named(houses),
        odd,
        first,
        even,
        second,
        losers: gone.cells(),
    }))
}

/// Sentences about what ties two colors together.
#[derive(Clone, Copy, Debug)]
pub(crate) enum PairsText<'a> {
    TwoCandidates {
        cells: CellSet,
    },
    TwoPlaces {
        digits: DigitSet,
        houses: Houses<'a>,
    },
    Lead {
        links: AllOf<'a>,
    },
    Remote {
        cells: CellSet,
        held: DigitSet,
        houses: Houses<'a>,
        odd: CellSet,
        first: Digit,
        even: CellSet,
        second: Digit,
        losers: CellSet,
    },
}
