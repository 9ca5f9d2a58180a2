//! The links that tie two colors of candidates together: cells and houses with one of each and nothing else.
use super::closed::closed;
use super::closers::closers;
use crate::step_context::StepContext;
use crate::style::Detail;
use crate::words::noun::{AllOf, Houses};
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, House, Slot, Step, Truth};

/// A cell with two candidates, or a house with two places, one of either color.
#[derive(Clone, Copy)]
struct ColorLink {
    slot: Slot,
    ends: [Candidate; 2],
}

/// Links of which each goes on from those before, no more than tie the colors together.
pub(super) struct ColorLinks(Vec<ColorLink>);

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
        let mut links = Vec::new();
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
            let ends: Vec<Candidate> = held.iter_by_cell().collect();
            links.extend(<[Candidate; 2]>::try_from(ends).ok().map(|ends| ColorLink { slot, ends }));
        }
        Self(links)
    }

    /// The links without those that lead to nothing of this.
    pub(super) fn to(mut self, wanted: &CandidateSet) -> Self {
        loop {
            let count = |it: Candidate| self.0.iter().filter(|link| link.ends.contains(&it)).count();
            let idle = |link: &ColorLink| link.ends.iter().any(|&it| !wanted.contains(it) && count(it) == 1);
            let kept: Vec<ColorLink> = self.0.iter().copied().filter(|link| !idle(link)).collect();
            if kept.len() == self.0.len() {
                return Self(walked(kept));
            }
            self = Self(kept);
        }
    }

    /// The number of links.
    pub(super) fn count(&self) -> usize {
        self.0.len()
    }

    /// The candidates that the links tie together.
    pub(super) fn members(&self) -> CandidateSet {
        self.0.iter().flat_map(|link| link.ends).collect()
    }

    /// Says what has two candidates or places.
    pub(super) fn said(&self, context: &StepContext<'_>) -> Vec<String> {
        let style = context.style;
        let members = self.members();
        if let (Some(digit), [_, _, ..]) = (members.all_digits().single(), self.0.as_slice()) {
            let places: Vec<String> = self
                .0
                .iter()
                .filter_map(|link| match link.slot {
                    Slot::House(house, _) => {
                        let [one, other] = link.ends.map(|it| it.cell);
                        Some(style.say(&PairsText::PlacesIn { home: context.named([house]), one, other }))
                    }
                    Slot::Cell(_) => None,
                })
                .collect();
            let two_places = style.say(&PairsText::TwoPlaces { digit, places: AllOf(&places) });
            let lost = self.lost(context, digit);
            let lost = (style.detail == Detail::Full && !lost.is_empty())
                .then(|| style.say(&PairsText::Closed { closed: AllOf(&closed(context, lost, digit.into())) }));
            return vec![style.semicolons([two_places].into_iter().chain(lost))];
        }
        let cells: Vec<String> =
            self.cells().iter().map(|cell| style.braces(&style.cell(cell), context.board.digits(cell))).collect();
        let count = cells.len();
        let cells = (count > 0).then(|| style.say(&PairsText::TwoDigits { cells: AllOf(&cells), count }));
        let houses = self.houses(context);
        let houses = (!houses.is_empty()).then(|| style.facts(houses));
        cells.into_iter().chain(houses).collect()
    }

    /// The open cells of the houses among the links that have lost the digit, though no digit on the board closes them.
    fn lost(&self, context: &StepContext<'_>, digit: Digit) -> CellSet {
        let houses = self.0.iter().filter_map(|link| match link.slot {
            Slot::House(house, _) => Some(context.layout.cells(house)),
            Slot::Cell(_) => None,
        });
        let all = houses.fold(CellSet::EMPTY, |all, cells| all | cells);
        closers(context, (all & context.board.open()) - context.board.plane(digit), digit).1
    }

    /// The cells among the links.
    fn cells(&self) -> CellSet {
        let cells = self.0.iter().filter_map(|link| match link.slot {
            Slot::Cell(cell) => Some(cell),
            Slot::House(..) => None,
        });
        cells.collect()
    }

    /// The houses among the links, each with all its digits.
    fn houses(&self, context: &StepContext<'_>) -> Vec<String> {
        let style = context.style;
        let mut placed_houses: Vec<(House, Vec<String>)> = Vec::new();
        for link in &self.0 {
            let Slot::House(house, digit) = link.slot else { continue };
            let [one, other] = link.ends.map(|it| it.cell);
            let text = style.say(&PairsText::ItsDigit { digit, one, other });
            match placed_houses.iter_mut().find(|(known, _)| *known == house) {
                Some((_, digits)) => digits.push(text),
                None => placed_houses.push((house, vec![text])),
            }
        }
        let placed_houses = placed_houses.into_iter().map(|(house, digits)| {
            style.say(&PairsText::Has { home: context.named([house]), digits: &style.clauses(digits) })
        });
        placed_houses.collect()
    }
}

/// Links in the order of a walk from an end, each with its ends in that order.
fn walked(mut left: Vec<ColorLink>) -> Vec<ColorLink> {
    let mut order = Vec::new();
    while !left.is_empty() {
        let count = |it: Candidate| left.iter().filter(|link| link.ends.contains(&it)).count();
        let ends = left.iter().flat_map(|link| link.ends);
        let Some(start) = ends.filter(|&it| count(it) == 1).min_by_key(|it| (it.cell, it.digit)) else {
            order.append(&mut left);
            break;
        };
        let mut open = vec![start];
        while let Some(&at) = open.last() {
            let Some(next) = left.iter().position(|link| link.ends.contains(&at)) else {
                open.pop();
                continue;
            };
            let ColorLink { slot, ends: [one, other] } = left.remove(next);
            let to = if one == at { other } else { one };
            order.push(ColorLink { slot, ends: [at, to] });
            open.push(to);
        }
    }
    order
}

/// Sentences about what ties two colors together.
#[derive(Clone, Copy, Debug)]
pub(crate) enum PairsText<'a> {
    TwoPlaces { digit: Digit, places: AllOf<'a> },
    PlacesIn { home: Houses<'a>, one: Cell, other: Cell },
    Closed { closed: AllOf<'a> },
    TwoDigits { cells: AllOf<'a>, count: usize },
    ItsDigit { digit: Digit, one: Cell, other: Cell },
    Has { home: Houses<'a>, digits: &'a str },
}
