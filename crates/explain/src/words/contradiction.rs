//! Finds a contradiction in a color, and the links that lead to it from one of the color's candidates.
use super::alternating::{Pair, pair};
use crate::step_context::StepContext;
use qedoku_core::{Candidate, CandidateSet, Cell, Digit, House, Slot, StrongLink};

/// A contradiction that follows if all candidates of a color are true.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ColorContradiction {
    /// A house would have a digit twice.
    TwiceIn(House),
    /// A cell would hold two digits.
    TwiceAt(Cell),
    /// A cell would hold nothing.
    EmptiesCell(Cell),
    /// A house would have no place for a digit.
    Empties(House, Digit),
}

/// The digit that candidates have twice in a house.
pub(super) fn twice_in(context: &StepContext<'_>, side: &CandidateSet, house: House) -> Option<Digit> {
    let there = context.layout.cells(house);
    side.all_digits().iter().find(|digit| (side.plane(*digit) & there).is_several())
}

impl ColorContradiction {
    /// The first contradiction that follows if all of these candidates are true; none if there is none.
    pub(crate) fn of(context: &StepContext<'_>, side: &CandidateSet) -> Option<Self> {
        let layout = context.layout;
        let twice = layout.houses().iter().find(|&house| {
            side.all_digits().iter().any(|digit| (side.plane(digit) & layout.cells(house)).is_several())
        });
        let two = || side.cells().iter().find(|&cell| side.digits(cell).is_several());
        let clashes = side.iter().fold(CandidateSet::EMPTY, |all, it| all | layout.clashes(it));
        let empties = || {
            let empty = |slot: &Slot| {
                let left = slot.candidates(layout) & *context.board.candidates();
                !left.is_empty() && left.is_subset(&clashes)
            };
            layout.slots().find(empty)
        };
        twice.map(Self::TwiceIn).or_else(|| two().map(Self::TwiceAt)).or_else(|| {
            empties().map(|slot| match slot {
                Slot::Cell(cell) => Self::EmptiesCell(cell),
                Slot::House(house, digit) => Self::Empties(house, digit),
            })
        })
    }

    /// The slot that would have nothing left.
    pub(super) const fn slot(self) -> Option<Slot> {
        match self {
            Self::EmptiesCell(cell) => Some(Slot::Cell(cell)),
            Self::Empties(house, digit) => Some(Slot::House(house, digit)),
            Self::TwiceIn(_) | Self::TwiceAt(_) => None,
        }
    }

    /// The candidates of a set that it comes from, no more than it takes.
    fn by(self, context: &StepContext<'_>, side: &CandidateSet) -> Vec<Candidate> {
        let layout = context.layout;
        match self {
            Self::TwiceIn(house) => {
                let there = layout.cells(house);
                let twice = twice_in(context, side, house);
                side.iter().filter(|it| Some(it.digit) == twice && there.contains(it.cell)).collect()
            }
            Self::TwiceAt(cell) => side.iter().filter(|it| it.cell == cell).collect(),
            Self::EmptiesCell(cell) => needed(context, side, Slot::Cell(cell)),
            Self::Empties(house, digit) => needed(context, side, Slot::House(house, digit)),
        }
    }
}

/// Those of some candidates without which a slot would have something left, the first of them where others do the same.
fn needed(context: &StepContext<'_>, side: &CandidateSet, slot: Slot) -> Vec<Candidate> {
    let left = slot.candidates(context.layout) & *context.board.candidates();
    let mut kept: Vec<Candidate> = side.iter().filter(|it| context.layout.clashes(*it).meets(&left)).collect();
    for at in (0..kept.len()).rev() {
        let others = kept.iter().enumerate().filter(|(other, _)| *other != at);
        let clashes = others.fold(CandidateSet::EMPTY, |all, (_, &it)| all | context.layout.clashes(it));
        if left.is_subset(&clashes) {
            kept.remove(at);
        }
    }
    kept
}

/// A link, and the candidate that makes its start false.
pub(super) type LedLink = (StrongLink, Candidate);

/// The links from a candidate of a color to a contradiction.
#[derive(Clone, Debug)]
pub(super) struct WrongWalk {
    /// The contradiction.
    pub(super) contradiction: ColorContradiction,
    /// The candidate that it starts from.
    pub(super) start: Candidate,
    /// The links, each behind what it follows from.
    pub(super) links: Vec<LedLink>,
    /// The candidates that cannot all be true.
    pub(super) involved: CandidateSet,
}

impl WrongWalk {
    /// The way with the fewest links.
    pub(super) fn of(context: &StepContext<'_>, color: &CandidateSet) -> Option<Self> {
        let contradiction = ColorContradiction::of(context, color)?;
        let by = contradiction.by(context, color);
        let involved: CandidateSet = by.iter().copied().collect();
        let walk = |start| Self { contradiction, start, links: tree(context, start, color, &involved), involved };
        by.into_iter().map(walk).filter(Self::is_whole).min_by_key(|walk| walk.links.len())
    }

    /// True if the links reach all that cannot be true together.
    fn is_whole(&self) -> bool {
        let reached: CandidateSet = self.links.iter().flat_map(|(link, _)| link.to.iter()).collect();
        self.involved.is_subset(&(reached | CandidateSet::of(self.start)))
    }

    /// The links to each of the candidates that cannot all be true, but for the start.
    pub(super) fn paths(&self) -> Vec<Vec<StrongLink>> {
        let path = |end: Candidate| path_to(&self.links, self.start, end);
        self.involved.iter().filter(|it| *it != self.start).map(path).collect()
    }
}

/// The links of a walk from its start to one of its candidates.
pub(super) fn path_to(links: &[LedLink], start: Candidate, mut end: Candidate) -> Vec<StrongLink> {
    let mut path = Vec::new();
    while let Some((link, by)) = links.iter().find(|(link, _)| link.to.contains(end)).filter(|_| end != start) {
        path.push(link.clone());
        end = *by;
    }
    path.reverse();
    path
}

/// The links from a candidate to those of its color that are wanted, each with the candidate that it follows from: cells
/// with two candidates and houses with two places, whether the step rests on them or not.
pub(super) fn tree(
    context: &StepContext<'_>,
    start: Candidate,
    color: &CandidateSet,
    wanted: &CandidateSet,
) -> Vec<LedLink> {
    let pairs = pairs(context);
    let mut reached = vec![start];
    let mut found: Vec<LedLink> = Vec::new();
    let mut at = 0;
    while let Some(&by) = reached.get(at) {
        for Pair { ends: [one, other], slot } in &pairs {
            for (from, to) in [(*one, *other), (*other, *one)] {
                let follows = context.layout.clash(by, from) && color.contains(to) && !reached.contains(&to);
                if follows {
                    reached.push(to);
                    found.push((StrongLink::new(CandidateSet::of(from), CandidateSet::of(to), *slot), by));
                }
            }
        }
        at += 1;
    }
    // Nothing that leads to none of those wanted.
    let mut needed: Vec<Candidate> = wanted.iter().collect();
    let mut kept: Vec<LedLink> = Vec::new();
    for (link, by) in found.into_iter().rev() {
        if link.to.single().is_some_and(|to| needed.contains(&to)) {
            needed.push(by);
            kept.push((link, by));
        }
    }
    kept.reverse();
    kept
}

/// The link from a candidate that is not true to one of the other color.
pub(super) fn turned(context: &StepContext<'_>, wrong: Candidate, good: &CandidateSet) -> Option<StrongLink> {
    pairs(context).into_iter().find_map(|Pair { ends: [one, other], slot }| {
        let to = [(one, other), (other, one)].into_iter().find(|(from, to)| *from == wrong && good.contains(*to))?.1;
        Some(StrongLink::new(CandidateSet::of(wrong), CandidateSet::of(to), slot))
    })
}

/// The cells and houses of the board with two candidates.
fn pairs(context: &StepContext<'_>) -> Vec<Pair> {
    context.layout.slots().filter_map(|slot| pair(&context.board.truth(slot))).collect()
}
