//! All ways to place one digit on the whole board.
use crate::{Context, Sink};
use qedoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, HouseSet, Layout, Slot, Templates, Truth};
use std::ops::ControlFlow;

/// The most branches of the search for superfluous truths for one question; a truth is kept if that is not enough.
const NODES: usize = 20_000;

/// The conclusion drawn from the ways.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Use {
    /// A place that every way takes is true.
    Set,
    /// A place that no way takes is false.
    Delete,
}

/// Reports, digit by digit, what all ways agree on. What every way of a digit takes is closed to the other digits.
pub(crate) fn search(cx: &Context<'_>, sink: &mut Sink<'_>, usage: Use) -> ControlFlow<()> {
    let Some(ways) = CommonPlaces::of(cx) else { return ControlFlow::Continue(()) };
    for digit in Digit::ALL {
        let cells = match usage {
            Use::Set => ways.always[digit.index()],
            Use::Delete => cx.board.plane(digit) - ways.sometimes[digit.index()],
        };
        if cells.is_empty() {
            continue;
        }
        let candidates = CandidateSet::of_digit(digit, cells);
        let claim = TemplateClaim { cx, digit, usage, cells, nodes: NODES };
        let why = || (Templates { digits: DigitSet::of(digit) }.into(), claim.truths(DigitSet::ALL));
        match usage {
            Use::Set => sink.place_all(&candidates, why)?,
            Use::Delete => sink.eliminate(candidates, why)?,
        }
    }
    ControlFlow::Continue(())
}

/// The places that the ways to place each digit have in common.
struct CommonPlaces {
    /// Taken by every way.
    always: [CellSet; Digit::COUNT],
    /// Taken by some way.
    sometimes: [CellSet; Digit::COUNT],
}

impl CommonPlaces {
    /// None if some digit has no way.
    fn of(cx: &Context<'_>) -> Option<Self> {
        let mut ways = Self { always: [CellSet::EMPTY; Digit::COUNT], sometimes: [CellSet::EMPTY; Digit::COUNT] };
        let mut planes = Digit::ALL.map(|digit| cx.board.plane(digit));
        let mut stale = DigitSet::ALL;
        while let Some(digit) = stale.first() {
            stale.remove(digit);
            let plane = planes[digit.index()];
            let open = cx.layout.houses() - cx.board.placed_houses(digit);
            let sometimes = sometimes(cx.layout, plane, open)?;
            let always = sometimes.filter(|cell| way(cx.layout, sometimes.without(cell), open).is_none());
            (ways.always[digit.index()], ways.sometimes[digit.index()]) = (always, sometimes);
            for other in DigitSet::ALL.without(digit) {
                if planes[other.index()].meets(always) {
                    planes[other.index()] -= always;
                    stale.insert(other);
                }
            }
        }
        Some(ways)
    }
}

/// The places that some way takes; none if there is no way.
pub fn sometimes(layout: &Layout, plane: CellSet, open: HouseSet) -> Option<CellSet> {
    let mut taken = way(layout, plane, open)?;
    for cell in plane {
        if !taken.contains(cell) {
            let rest = (plane - layout.peers(cell)).without(cell);
            taken |= way(layout, rest, open - layout.houses_of(cell)).map_or(taken, |way| way.with(cell));
        }
    }
    Some(taken)
}

/// True if some way to place the digit takes this cell. What no way takes is all that a fish can clear.
pub(crate) fn some_way_takes(cx: &Context<'_>, digit: Digit, cell: Cell) -> bool {
    let rest = (cx.board.plane(digit) - cx.layout.peers(cell)).without(cell);
    way(cx.layout, rest, cx.layout.houses() - cx.board.placed_houses(digit) - cx.layout.houses_of(cell)).is_some()
}

/// Places that fill each of the houses once.
fn way(layout: &Layout, places: CellSet, houses: HouseSet) -> Option<CellSet> {
    let tightest = houses.iter().min_by_key(|&house| (places & layout.cells(house)).len());
    let Some(house) = tightest else { return Some(CellSet::EMPTY) };
    (places & layout.cells(house)).iter().find_map(|cell| {
        let rest = (places - layout.peers(cell)).without(cell);
        way(layout, rest, houses - layout.houses_of(cell)).map(|way| way.with(cell))
    })
}

/// A claim about some places of a digit, and the most branches that a question about it may take.
pub(crate) struct TemplateClaim<'a> {
    pub(crate) cx: &'a Context<'a>,
    pub(crate) digit: Digit,
    pub(crate) usage: Use,
    pub(crate) cells: CellSet,
    pub(crate) nodes: usize,
}

impl TemplateClaim<'_> {
    /// The houses that lack each of these digits.
    pub(crate) fn open(&self, digits: DigitSet) -> [HouseSet; Digit::COUNT] {
        let lacking = |digit| self.cx.layout.houses() - self.cx.board.placed_houses(digit);
        Digit::ALL.map(|digit| if digits.contains(digit) { lacking(digit) } else { HouseSet::EMPTY })
    }

    /// True if it is clear that the claim holds if these houses take each digit.
    pub(crate) fn holds(&self, needed: [HouseSet; Digit::COUNT]) -> bool {
        self.uses(needed).is_some()
    }

    /// The houses among these that show that the claim holds, if that is clear.
    fn uses(&self, needed: [HouseSet; Digit::COUNT]) -> Option<[HouseSet; Digit::COUNT]> {
        let mut used = [HouseSet::EMPTY; Digit::COUNT];
        let candidates = *self.cx.board.candidates();
        let holds = self.cells.iter().all(|cell| {
            let mut against = HouseOverlay { layout: self.cx.layout, candidates, open: needed };
            match self.usage {
                Use::Set => against.candidates.plane_mut(self.digit).remove(cell),
                Use::Delete => against.choose(self.digit, cell),
            }
            against.fails(&mut self.nodes.clone(), &mut used)
        });
        holds.then_some(used)
    }

    /// The truths of the houses that are needed, for these digits: none can be left out.
    pub(crate) fn truths(&self, digits: DigitSet) -> Vec<Truth> {
        let mut needed = self.open(digits);
        for other in digits.without(self.digit) {
            let mut fewer = needed;
            fewer[other.index()] = HouseSet::EMPTY;
            if self.holds(fewer) {
                needed = fewer;
            }
        }
        if let Some(used) = self.uses(needed).filter(|&used| self.holds(used)) {
            needed = used;
        }
        for digit in digits {
            for house in needed[digit.index()] {
                let mut fewer = needed;
                fewer[digit.index()].remove(house);
                if self.holds(fewer) {
                    needed = fewer;
                }
            }
        }
        let slots =
            Digit::ALL.into_iter().flat_map(|digit| needed[digit.index()].iter().map(move |it| Slot::House(it, digit)));
        slots.map(|slot| self.cx.truth(slot)).collect()
    }
}

/// Houses that must take digits, several digits at once.
#[derive(Clone, Copy)]
struct HouseOverlay<'a> {
    layout: &'a Layout,
    candidates: CandidateSet,
    open: [HouseSet; Digit::COUNT],
}

impl HouseOverlay<'_> {
    fn choose(&mut self, digit: Digit, cell: Cell) {
        for other in Digit::ALL {
            self.candidates.plane_mut(other).remove(cell);
        }
        *self.candidates.plane_mut(digit) -= self.layout.peers(cell);
        self.open[digit.index()] = self.open[digit.index()] - self.layout.houses_of(cell);
    }

    /// True if it is clear after at most `nodes` branches that not all houses can be filled; those looked at are noted.
    fn fails(self, nodes: &mut usize, used: &mut [HouseSet; Digit::COUNT]) -> bool {
        let Some(left) = nodes.checked_sub(1) else { return false };
        *nodes = left;
        let places = |digit: Digit, house| self.candidates.plane(digit) & self.layout.cells(house);
        let slots = Digit::ALL.into_iter().flat_map(|digit| self.open[digit.index()].iter().map(move |it| (digit, it)));
        let tightest = slots.min_by_key(|&(digit, house)| places(digit, house).len());
        let Some((digit, house)) = tightest else { return false };
        used[digit.index()].insert(house);
        places(digit, house).iter().all(|cell| {
            let mut next = self;
            next.choose(digit, cell);
            next.fails(nodes, used)
        })
    }
}
