//! Fish with boxes among base or cover, or with lines of both kinds on one side.
use crate::kernels::fish::limits::{ENDO_FINS, FINS, NODES};
use crate::kernels::fish::lines::ReportFish;
use crate::kernels::fish::one_fish::{FishReporter, FoundFish};
use crate::kernels::templates;
use crate::{Context, Sink};
use qedoku_core::{Cell, CellSet, Digit, House, HouseSet};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// The mixture of houses of a fish.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FishKind {
    /// Base from lines of one kind and boxes, cover from lines of the other kind and boxes.
    Franken,
    /// Any other mixture.
    Mutant,
}

/// The fish that a search looks for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ComplexFish {
    /// The number of base houses.
    pub(crate) size: usize,
    /// The mixture of houses.
    pub(crate) kind: FishKind,
    /// True if with fins or without.
    pub(crate) fins: bool,
}

/// Reports the fish looked for.
pub(crate) fn complex(wanted: ComplexFish, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut reporter = FishReporter::default();
    each(wanted, cx, &mut |fish| reporter.take(fish, cx, sink))?;
    reporter.close(cx, sink)
}

/// Calls `report` with each fish looked for.
pub(super) fn each(wanted: ComplexFish, cx: &Context<'_>, report: ReportFish<'_>) -> ControlFlow<()> {
    for digit in Digit::ALL {
        let mut places = ComplexFishSearch::of(wanted, cx, digit);
        for (base, cover) in sides(wanted.kind, cx) {
            places.search(base, cover, report)?;
        }
    }
    ControlFlow::Continue(())
}

/// The houses to take base and cover from.
fn sides(kind: FishKind, cx: &Context<'_>) -> impl Iterator<Item = (HouseSet, HouseSet)> + use<> {
    let [rows, columns] = cx.layout.rows_and_columns();
    let boxes = cx.layout.boxes();
    let all = cx.layout.houses();
    let both = match kind {
        FishKind::Franken => [Some((rows | boxes, columns | boxes)), Some((columns | boxes, rows | boxes))],
        FishKind::Mutant => [Some((all, all)), None],
    };
    both.into_iter().flatten()
}

/// The places of a digit, house by house.
struct ComplexFishSearch<'a> {
    wanted: ComplexFish,
    cx: &'a Context<'a>,
    digit: Digit,
    plane: CellSet,
    houses: HouseSet,
    seen: BTreeSet<(HouseSet, HouseSet)>,
    nodes: usize,
}

/// A place that is assumed: its peers, its houses, and what else the cover may be made of.
struct AssumedPlace {
    cell: Cell,
    peers: CellSet,
    cover: HouseSet,
    own: HouseSet,
}

/// The base so far.
#[derive(Clone, Copy, Default)]
struct ChosenBase {
    base: HouseSet,
    /// The places in it.
    places: CellSet,
    /// The places in two of its houses.
    endo: CellSet,
}

impl<'a> ComplexFishSearch<'a> {
    fn of(wanted: ComplexFish, cx: &'a Context<'_>, digit: Digit) -> Self {
        let plane = cx.board.plane(digit);
        let open = cx.layout.houses() - cx.board.placed_houses(digit);
        let houses = open.filter(|house| (plane & cx.layout.cells(house)).is_several());
        Self { wanted, cx, digit, plane, houses, seen: BTreeSet::new(), nodes: 0 }
    }

    /// Asks of each place what would follow if the digit stood there: base houses that would then have fewer cover
    /// houses than they are make a fish with a house of that place.
    fn search(&mut self, base: HouseSet, cover: HouseSet, report: ReportFish<'_>) -> ControlFlow<()> {
        for cell in self.plane {
            if templates::some_way_takes(self.cx, self.digit, cell) {
                continue;
            }
            let houses = self.cx.layout.houses_of(cell);
            let peers = self.cx.layout.peers(cell);
            let left = |house: House| (self.plane - peers).meets(self.cx.layout.cells(house));
            let base = (self.houses & (base - houses)).filter(left);
            let assumed = AssumedPlace { cell, peers, cover: cover - houses, own: houses & cover };
            self.choose_base(&assumed, base, &ChosenBase::default(), report)?;
        }
        ControlFlow::Continue(())
    }

    /// Adds one more of `from` to the base.
    fn choose_base(
        &mut self,
        assumed: &AssumedPlace,
        from: HouseSet,
        chosen: &ChosenBase,
        report: ReportFish<'_>,
    ) -> ControlFlow<()> {
        let mut later = from;
        for house in from {
            later.remove(house);
            self.nodes += 1;
            if self.nodes > NODES {
                break;
            }
            let places = self.plane & self.cx.layout.cells(house);
            let endo = chosen.endo | chosen.places & places;
            let most = if self.wanted.fins { ENDO_FINS } else { 0 };
            // A place that fills two base houses and is no fin would break the count.
            if endo.len() > most || !endo.is_subset(assumed.peers) {
                continue;
            }
            let chosen = ChosenBase { base: chosen.base.with(house), places: chosen.places | places, endo };
            let left = chosen.places - assumed.peers;
            if !self.can_cover(assumed, chosen.base, left, self.wanted.size - 1) {
                continue;
            }
            if chosen.base.len() < self.wanted.size {
                self.choose_base(assumed, later, &chosen, report)?;
            } else {
                self.choose_cover(assumed, chosen.base, HouseSet::EMPTY, left, report)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// True if at most `most` cover houses can hold these places.
    fn can_cover(&self, assumed: &AssumedPlace, base: HouseSet, places: CellSet, most: usize) -> bool {
        let Some(cell) = places.first() else { return true };
        let houses = (self.cx.layout.houses_of(cell) & assumed.cover) - base;
        most > 0 && houses.iter().any(|it| self.can_cover(assumed, base, places - self.cx.layout.cells(it), most - 1))
    }

    /// Adds a cover house for the first of the places that have none, until all have one.
    fn choose_cover(
        &mut self,
        assumed: &AssumedPlace,
        base: HouseSet,
        cover: HouseSet,
        places: CellSet,
        report: ReportFish<'_>,
    ) -> ControlFlow<()> {
        let full = cover.len() + 1 == self.wanted.size;
        match places.first() {
            None if full && self.all_needed(assumed, base, cover) => {
                for last in assumed.own - base {
                    if let Some(fish) = self.fish(assumed.cell, base, cover.with(last)) {
                        report(&fish)?;
                    }
                }
            }
            Some(cell) if !full => {
                for house in (self.cx.layout.houses_of(cell) & assumed.cover) - base - cover {
                    let rest = places - self.cx.layout.cells(house);
                    self.choose_cover(assumed, base, cover.with(house), rest, report)?;
                }
            }
            _ => {}
        }
        ControlFlow::Continue(())
    }

    /// True if each cover house holds a place that no other does, under the assumption: if not, less of the base would do,
    /// and whether the search comes this way would depend on the order of the places.
    fn all_needed(&self, assumed: &AssumedPlace, base: HouseSet, cover: HouseSet) -> bool {
        let (_, twice) = self.once_and_twice(cover);
        let once = self.once_and_twice(base).0 - assumed.peers - twice;
        cover.iter().all(|house| once.meets(self.cx.layout.cells(house)))
    }

    /// The fish with this base and cover, if it is of the sort looked for and not known yet.
    fn fish(&mut self, cell: Cell, base: HouseSet, cover: HouseSet) -> Option<FoundFish> {
        if self.kind(base, cover) != Some(self.wanted.kind) || self.seen.contains(&(base, cover)) {
            return None;
        }
        let (in_base, endo) = self.once_and_twice(base);
        let (in_cover, cannibal) = self.once_and_twice(cover);
        let fins = (in_base - in_cover) | endo;
        let idle = |house: House| !in_base.meets(self.cx.layout.cells(house));
        if fins.is_empty() == self.wanted.fins || fins.len() > FINS || endo.len() > ENDO_FINS || cover.iter().any(idle)
        {
            return None;
        }
        let gone = ((in_cover - in_base) | cannibal) & self.cx.layout.common_peers(fins);
        debug_assert!(gone.contains(cell), "the place assumed goes");
        self.seen.insert((base, cover));
        Some(FoundFish { digit: self.digit, base, cover, fins, gone })
    }

    /// The places in these houses, and those in two of them.
    fn once_and_twice(&self, houses: HouseSet) -> (CellSet, CellSet) {
        houses.iter().fold((CellSet::EMPTY, CellSet::EMPTY), |(once, twice), house| {
            let places = self.plane & self.cx.layout.cells(house);
            (once | places, twice | once & places)
        })
    }

    /// The mixture of these houses; none if they are lines of one kind against lines of the other.
    fn kind(&self, base: HouseSet, cover: HouseSet) -> Option<FishKind> {
        let [rows, columns] = self.cx.layout.rows_and_columns();
        let boxes = self.cx.layout.boxes();
        let split = |base: HouseSet, cover: HouseSet| !base.meets(columns) && !cover.meets(rows);
        match split(base, cover) || split(cover, base) {
            false => Some(FishKind::Mutant),
            true if (base | cover).meets(boxes) => Some(FishKind::Franken),
            true => None,
        }
    }
}
