//! HoDoKu's fish of two to four houses, with fins and without, with boxes and without.
use super::finder::HodokuFinder;
use qedoku_core::{Candidate, CellSet, Digit, House, HouseSet};
use qedoku_techniques::advanced::fish::basic::{Jellyfish, Swordfish, XWing};
use qedoku_techniques::advanced::fish::finned::{
    FinnedJellyfish, FinnedSwordfish, FinnedXWing, SashimiJellyfish, SashimiSwordfish, SashimiXWing,
};
use qedoku_techniques::advanced::fish::franken::{
    FinnedFrankenSwordfish, FinnedFrankenXWing, FrankenSwordfish, FrankenXWing,
};
use qedoku_techniques::kernels::fish::FoundFish;
use qedoku_techniques::kernels::templates;
use qedoku_techniques::{Context, Technique};
use std::ops::ControlFlow;

/// The most fins of a fish.
const FINS: usize = 5;

/// The most fins that may lie in two base houses.
const ENDO_FINS: usize = 2;

pub(super) const BASIC: [&[&dyn Technique]; 3] = [&[&XWing], &[&Swordfish], &[&Jellyfish]];
pub(super) const FINNED: [&[&dyn Technique]; 3] = [&[&FinnedXWing], &[&FinnedSwordfish], &[&FinnedJellyfish]];
pub(super) const SASHIMI: [&[&dyn Technique]; 3] = [&[&SashimiXWing], &[&SashimiSwordfish], &[&SashimiJellyfish]];
pub(super) const FRANKEN: [&[&dyn Technique]; 2] = [&[&FrankenXWing], &[&FrankenSwordfish]];
pub(super) const FINNED_FRANKEN: [&[&dyn Technique]; 2] = [&[&FinnedFrankenXWing], &[&FinnedFrankenSwordfish]];

/// The sorts of fish to look for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FishSort {
    /// Lines only, without fins.
    Basic,
    /// Lines only, with fins, that are fish without them.
    Finned,
    /// Lines only, with fins, that are none without them.
    Sashimi,
    /// With a box, without fins.
    Franken,
    /// With a box and fins.
    FinnedFranken,
}

impl FishSort {
    const fn has_fins(self) -> bool {
        matches!(self, Self::Finned | Self::Sashimi | Self::FinnedFranken)
    }

    const fn has_boxes(self) -> bool {
        matches!(self, Self::Franken | Self::FinnedFranken)
    }

    /// The technique of fish of this sort and size.
    fn technique(self, size: usize) -> &'static dyn Technique {
        let names: &[&[&dyn Technique]] = match self {
            Self::Basic => &BASIC,
            Self::Finned => &FINNED,
            Self::Sashimi => &SASHIMI,
            Self::Franken => &FRANKEN,
            Self::FinnedFranken => &FINNED_FRANKEN,
        };
        names[size - 2][0]
    }
}

/// The fish of a sort and size: digit by digit, rows as base first.
pub(super) fn search(sort: FishSort, size: usize, find: &mut HodokuFinder<'_, '_, '_>) -> ControlFlow<()> {
    let cx = find.cx;
    let clearable = cx.derive(|clearable: &mut Clearable| clearable.fill(cx));
    let [rows, columns] = cx.layout.rows_and_columns();
    for digit in cx.fresh_digits() {
        let clearable = clearable.cells[digit.index()];
        if clearable.is_empty() {
            continue;
        }
        for (base, cover) in [(rows, columns), (columns, rows)] {
            let hunt = FishHunt { cx, sort, size, digit, clearable };
            let bases = hunt.houses(base);
            let covers = hunt.houses(cover);
            hunt.choose_base(bases.all(), &covers, &PartialBase::default(), &mut |fish| hunt.report(fish, find))?;
        }
    }
    ControlFlow::Continue(())
}

/// For each digit the places that no way to place it takes: all that a fish can clear.
#[derive(Clone, Default)]
struct Clearable {
    cells: [CellSet; Digit::COUNT],
    /// The state they were found for: the places of each digit and the houses that have it.
    known: [(CellSet, HouseSet); Digit::COUNT],
}

impl Clearable {
    /// Finds them for the digits that are not as they were at the last position.
    fn fill(&mut self, cx: &Context<'_>) {
        for digit in Digit::ALL {
            let now = (cx.board.plane(digit), cx.board.placed_houses(digit));
            if self.known[digit.index()] != now {
                let taken = templates::sometimes(cx.layout, now.0, cx.layout.houses() - now.1);
                self.cells[digit.index()] = now.0 - taken.unwrap_or(CellSet::EMPTY);
                self.known[digit.index()] = now;
            }
        }
    }
}

/// A house with the places that it has for the digit.
#[derive(Clone, Copy)]
struct HousePlaces {
    house: House,
    places: CellSet,
}

/// Houses with their places.
struct HouseList {
    houses: [HousePlaces; MOST_HOUSES],
    len: usize,
}

/// The most houses that a base or a cover is chosen from: lines of one direction and boxes.
const MOST_HOUSES: usize = 2 * Digit::COUNT;

impl HouseList {
    fn of(houses: impl Iterator<Item = HousePlaces>) -> Self {
        let none = HousePlaces { house: House::from_index(0), places: CellSet::EMPTY };
        let mut list = Self { houses: [none; MOST_HOUSES], len: 0 };
        for (slot, house) in list.houses.iter_mut().zip(houses) {
            *slot = house;
            list.len += 1;
        }
        list
    }

    fn all(&self) -> &[HousePlaces] {
        &self.houses[..self.len]
    }
}

/// The base so far.
#[derive(Clone, Copy, Default)]
struct PartialBase {
    houses: HouseSet,
    places: CellSet,
    /// The places in two of the houses.
    endo: CellSet,
}

/// The cover so far.
#[derive(Clone, Copy, Default)]
struct PartialCover {
    houses: HouseSet,
    places: CellSet,
    twice: CellSet,
}

/// A search for fish of one digit.
struct FishHunt<'h> {
    cx: &'h Context<'h>,
    sort: FishSort,
    size: usize,
    digit: Digit,
    clearable: CellSet,
}

/// Takes a fish, with what is deleted in this order.
type ReportHodokuFish<'r> = &'r mut dyn FnMut(&FoundFish) -> ControlFlow<()>;

impl FishHunt<'_> {
    /// The lines, and the boxes behind them if the sort has boxes, that hold the digit.
    fn houses(&self, lines: HouseSet) -> HouseList {
        let boxes = if self.sort.has_boxes() { self.cx.layout.boxes() } else { HouseSet::EMPTY };
        let plane = self.cx.board.plane(self.digit);
        let houses = lines.iter().chain(boxes);
        let houses = houses.map(|house| HousePlaces { house, places: plane & self.cx.layout.cells(house) });
        HouseList::of(houses.filter(|it| !it.places.is_empty()))
    }

    /// Adds one more of the houses to the base.
    fn choose_base(
        &self,
        houses: &[HousePlaces],
        covers: &HouseList,
        base: &PartialBase,
        report: ReportHodokuFish<'_>,
    ) -> ControlFlow<()> {
        let chosen = base.houses.len();
        if chosen == self.size {
            let meets = |it: &HousePlaces| !base.houses.contains(it.house) && it.places.meets(base.places);
            let covers = HouseList::of(covers.all().iter().copied().filter(meets));
            let later = later(&covers);
            return self.choose_cover(covers.all(), &later[..=covers.len], base, &PartialCover::default(), report);
        }
        for (index, &HousePlaces { house, places }) in houses.iter().enumerate() {
            let endo = base.endo | (base.places & places);
            let fits = if self.sort.has_fins() {
                endo.len() <= ENDO_FINS
            } else {
                endo.is_empty() && places.len() <= self.size
            };
            if fits {
                let base = PartialBase { houses: base.houses.with(house), places: base.places | places, endo };
                self.choose_base(&houses[index + 1..], covers, &base, report)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Adds one more of the houses to the cover; `later` says what these and those after them hold.
    fn choose_cover(
        &self,
        houses: &[HousePlaces],
        later: &[CellSet],
        base: &PartialBase,
        cover: &PartialCover,
        report: ReportHodokuFish<'_>,
    ) -> ControlFlow<()> {
        let missing = self.size - cover.houses.len();
        if missing == 0 {
            return self.close(base, cover, report);
        }
        for (index, &HousePlaces { house, places }) in houses.iter().enumerate() {
            // What none of the houses from here on holds is a fin.
            let fins = (base.places - cover.places - later[index]) | base.endo;
            let most = if self.sort.has_fins() { FINS } else { 0 };
            if houses.len() - index < missing || fins.len() > most {
                break;
            }
            if !self.clearable.meets(self.cx.layout.common_peers(fins)) {
                break;
            }
            let cover = PartialCover {
                houses: cover.houses.with(house),
                places: cover.places | places,
                twice: cover.twice | (cover.places & places),
            };
            self.choose_cover(&houses[index + 1..], &later[index + 1..], base, &cover, report)?;
        }
        ControlFlow::Continue(())
    }

    /// Hands on the fish with this base and cover, if it is one of the sort.
    fn close(&self, base: &PartialBase, cover: &PartialCover, report: ReportHodokuFish<'_>) -> ControlFlow<()> {
        let fins = (base.places - cover.places) | base.endo;
        let gone = ((cover.places - base.places) | cover.twice) & self.cx.layout.common_peers(fins);
        if gone.is_empty() || fins.is_empty() == self.sort.has_fins() || fins.len() > FINS {
            return ControlFlow::Continue(());
        }
        let body = |house: House| (self.cx.board.plane(self.digit) & self.cx.layout.cells(house)) - fins;
        let sashimi = base.houses.iter().any(|house| !body(house).is_several());
        let boxes = (base.houses | cover.houses).meets(self.cx.layout.boxes());
        let wanted = match self.sort {
            FishSort::Basic => true,
            FishSort::Finned => !sashimi,
            FishSort::Sashimi => sashimi,
            // Fish of lines are those of rows before.
            FishSort::Franken | FishSort::FinnedFranken => boxes,
        };
        if !wanted {
            return ControlFlow::Continue(());
        }
        report(&FoundFish { digit: self.digit, base: base.houses, cover: cover.houses, fins, gone })
    }

    /// Reports a fish. What is not in the base goes first, then what two cover houses hold.
    fn report(&self, fish: &FoundFish, find: &mut HodokuFinder<'_, '_, '_>) -> ControlFlow<()> {
        let plane = self.cx.board.plane(self.digit);
        let inside = fish.base.iter().fold(CellSet::EMPTY, |all, house| all | (plane & self.cx.layout.cells(house)));
        let cells = (fish.gone - inside).iter().chain(fish.gone & inside);
        let deleted: Vec<_> = cells.map(|cell| Candidate { cell, digit: self.digit }).collect();
        let info = self.sort.technique(self.size).info();
        find.delete(info, &deleted, || fish.evidence(self.cx))
    }
}

/// For each of the houses what it and those after it hold.
fn later(houses: &HouseList) -> [CellSet; MOST_HOUSES + 1] {
    let mut later = [CellSet::EMPTY; MOST_HOUSES + 1];
    for index in (0..houses.len).rev() {
        later[index] = later[index + 1] | houses.houses[index].places;
    }
    later
}

#[cfg(test)]
mod tests {
    use super::super::testing::{board_keeping, first};

    #[test]
    fn digits_come_first_then_rows_as_base() {
        let rows = [(2, "r3", "r3c2 r3c8"), (2, "r6", "r6c2 r6c8")];
        let columns = [(2, "c4", "r2c4 r9c4"), (2, "c7", "r2c7 r9c7")];
        let board = board_keeping(&[rows, columns].concat());
        assert_eq!(first(2200, &board), "x-wing 212 218 222 228 242 248 252 258 272 278 282 288 292 298");
        let lower = [(1, "c2", "r3c2 r7c2"), (1, "c6", "r3c6 r7c6")];
        let board = board_keeping(&[rows, lower].concat());
        assert_eq!(first(2200, &board), "x-wing 131 133 134 135 137 138 139 171 173 174 175 177 178 179");
    }

    #[test]
    fn a_base_that_keeps_one_place_is_sashimi() {
        let finned = board_keeping(&[(5, "r1", "r1c1 r1c5"), (5, "r5", "r5c1 r5c5 r5c6")]);
        assert_eq!(first(4100, &finned), "finned-x-wing 545 565");
        let sashimi = board_keeping(&[(5, "r1", "r1c1 r1c5"), (5, "r5", "r5c1 r5c6")]);
        assert_eq!([first(4100, &sashimi), first(4200, &sashimi)], ["", "sashimi-x-wing 545 565"]);
    }

    #[test]
    fn boxes_stand_behind_the_lines() {
        let x_wing = board_keeping(&[(7, "r1", "r1c2 r1c9"), (7, "r2", "r2c3 r2c9")]);
        assert_eq!(first(2200, &x_wing), "");
        assert_eq!(first(6100, &x_wing), "franken-x-wing 731 732 733 739 749 759 769 779 789 799");
        let finned = board_keeping(&[(7, "r1", "r1c2 r1c9"), (7, "r2", "r2c3 r2c8 r2c9")]);
        // Column 2 and box 3, with r2c3 as fin, come before column 9 and box 1, with r2c8.
        assert_eq!([first(6100, &finned), first(6700, &finned)], ["", "finned-franken-x-wing 732"]);
        let rows = [(7, "r1", "r1c1 r1c4 r1c9"), (7, "r2", "r2c2 r2c5 r2c9"), (7, "r3", "r3c3 r3c6 r3c9")];
        assert_eq!(first(6200, &board_keeping(&rows)), "franken-swordfish 749 759 769 779 789 799");
    }
}
