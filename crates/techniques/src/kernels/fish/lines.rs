//! Fish whose base is lines of one kind and whose cover is lines of the other.
use crate::base::position_cache::Cached;
use crate::kernels::fish::fin_targets::FinTargetsOf;
use crate::kernels::fish::limits::FINS;
use crate::kernels::fish::one_fish::{FishReporter, FoundFish, cells};
use crate::{Context, Sink};
use qedoku_core::{Cell, CellSet, Digit, DigitSet, House, HouseSet};
use std::ops::ControlFlow;

/// The body of a finned fish: the places that remain without its fins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FinnedBody {
    /// A fish: every base line keeps two places or more.
    Finned,
    /// No fish: some base line keeps less than two places.
    Sashimi,
}

/// For each number of base lines and each body, the digits that have no finned fish of this kind in the position, as far
/// as a search has shown it.
#[derive(Default)]
struct BodiesLacking {
    by_size: [std::cell::Cell<[DigitSet; 2]>; Digit::COUNT],
}

impl Cached for BodiesLacking {
    fn renew(&mut self) {
        self.by_size.iter_mut().for_each(|lacking| lacking.set([DigitSet::EMPTY; 2]));
    }
}

/// Receives the fish that a search finds.
pub(super) type ReportFish<'r> = &'r mut dyn FnMut(&FoundFish) -> ControlFlow<()>;

/// Reports the fish of `size` lines without fins.
pub(crate) fn basic(size: usize, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut reporter = FishReporter::default();
    let large = cx.fresh_digits().filter(|digit| cx.board.plane(digit).len() > 2 * size);
    for (base, cover) in sides(cx) {
        for digit in large {
            let search = LineFishSearch::narrow_of(cx, digit, base, cover, size);
            search.basic(size, &mut |fish| reporter.take(fish, cx, sink))?;
        }
    }
    reporter.close(cx, sink)
}

/// Reports the fish of `size` lines with fins and such a body.
pub(crate) fn finned(size: usize, body: FinnedBody, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let known = cx.cached::<BodiesLacking>().map(|lacking| &lacking.by_size[size]);
    let digits = cx.fresh_digits() - known.map_or(DigitSet::EMPTY, |lacking| lacking.get()[body as usize]);
    let mut reporter = FishReporter::default();
    let mut met = [DigitSet::EMPTY; 2];
    each_of(digits, size, cx, &mut |fish, found| {
        met[found as usize].insert(fish.digit);
        if found == body { reporter.take(fish, cx, sink) } else { ControlFlow::Continue(()) }
    })?;
    if let Some(lacking) = known {
        let [finned, sashimi] = lacking.get();
        lacking.set([finned | (digits - met[0]), sashimi | (digits - met[1])]);
    }
    reporter.close(cx, sink)
}

/// Calls `report` with the fish of `size` lines with fins, and what their body is.
pub(super) fn each_finned(
    size: usize,
    cx: &Context<'_>,
    report: &mut dyn FnMut(&FoundFish, FinnedBody) -> ControlFlow<()>,
) -> ControlFlow<()> {
    each_of(DigitSet::ALL, size, cx, report)
}

/// Calls `report` with those of these digits.
fn each_of(
    digits: DigitSet,
    size: usize,
    cx: &Context<'_>,
    report: &mut dyn FnMut(&FoundFish, FinnedBody) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let large = digits.filter(|digit| cx.board.plane(digit).len() >= 2 * size);
    let known = FinTargetsOf::new(cx);
    for (base, cover) in sides(cx) {
        for digit in large {
            let targets = known.of(digit, size, base);
            if !targets.is_empty() {
                LineFishSearch::of(cx, digit, base, cover).finned(size, targets, report)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The families of lines, in pairs: where the base is taken from and where the cover.
fn sides<'a>(cx: &Context<'a>) -> impl Iterator<Item = (HouseSet, HouseSet)> + use<'a> {
    let families = cx.layout.line_families();
    let others = families.clone();
    families.flat_map(move |base| {
        let cover = others.clone().filter(|cover| cover.kind != base.kind);
        cover.map(|cover| (base.houses, cover.houses))
    })
}

/// A line that may belong to a base: its places and the lines across that hold them.
#[derive(Clone, Copy)]
struct BaseLine {
    house: HouseSet,
    places: CellSet,
    across: HouseSet,
}

/// Up to nine lines of one family.
#[derive(Clone, Copy)]
struct LineList {
    lines: [BaseLine; 9],
    len: usize,
}

impl LineList {
    const EMPTY: Self = Self {
        lines: [BaseLine { house: HouseSet::EMPTY, places: CellSet::EMPTY, across: HouseSet::EMPTY }; 9],
        len: 0,
    };

    fn push(&mut self, line: BaseLine) {
        if let Some(slot) = self.lines.get_mut(self.len) {
            *slot = line;
            self.len += 1;
        }
    }

    fn all(&self) -> &[BaseLine] {
        &self.lines[..self.len]
    }
}

/// Lines chosen so far.
#[derive(Clone, Copy)]
struct ChosenLines {
    house: HouseSet,
    places: CellSet,
    across: HouseSet,
}

/// Calls `report` with each `missing` of the lines that with those chosen reach at most `most` lines across.
fn choose(
    lines: &[BaseLine],
    missing: usize,
    most: usize,
    chosen: ChosenLines,
    report: &mut dyn FnMut(&ChosenLines) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Some(starts) = (lines.len() + 1).checked_sub(missing) else { return ControlFlow::Continue(()) };
    for (index, line) in lines[..starts].iter().enumerate() {
        let across = chosen.across | line.across;
        if across.len() > most {
            continue;
        }
        let chosen = ChosenLines { house: chosen.house | line.house, places: chosen.places | line.places, across };
        if missing == 1 {
            report(&chosen)?;
        } else {
            choose(&lines[index + 1..], missing - 1, most, chosen, report)?;
        }
    }
    ControlFlow::Continue(())
}

/// The places of a digit as lines of one family.
struct LineFishSearch<'a> {
    cx: &'a Context<'a>,
    digit: Digit,
    plane: CellSet,
    base: HouseSet,
    cover: HouseSet,
    lines: LineList,
}

impl<'a> LineFishSearch<'a> {
    fn of(cx: &'a Context<'_>, digit: Digit, base: HouseSet, cover: HouseSet) -> Self {
        Self::narrow_of(cx, digit, base, cover, usize::MAX)
    }

    /// The lines with so many places at most: each place is on a line across of its own.
    fn narrow_of(cx: &'a Context<'_>, digit: Digit, base: HouseSet, cover: HouseSet, most: usize) -> Self {
        let plane = cx.board.plane(digit);
        let mut search = Self { cx, digit, plane, base, cover, lines: LineList::EMPTY };
        for house in base - cx.board.placed_houses(digit) {
            let places = plane & cx.layout.cells(house);
            if places.is_several() && (most == usize::MAX || places.len() <= most) {
                search.lines.push(BaseLine { house: HouseSet::of(house), places, across: search.across(places) });
            }
        }
        search
    }

    /// The cover lines that hold these cells.
    fn across(&self, places: CellSet) -> HouseSet {
        places.iter().fold(HouseSet::EMPTY, |all, cell| all | self.cx.layout.houses_of(cell)) & self.cover
    }

    const NOTHING: ChosenLines =
        ChosenLines { house: HouseSet::EMPTY, places: CellSet::EMPTY, across: HouseSet::EMPTY };

    fn basic(&self, size: usize, report: ReportFish<'_>) -> ControlFlow<()> {
        let mut narrow = LineList::EMPTY;
        for &line in self.lines.all().iter().filter(|line| line.across.len() <= size) {
            narrow.push(line);
        }
        choose(narrow.all(), size, size, Self::NOTHING, &mut |chosen| {
            let gone = (self.plane & cells(self.cx, chosen.across)) - chosen.places;
            if gone.is_empty() || chosen.across.len() < size {
                return ControlFlow::Continue(());
            }
            let fins = CellSet::EMPTY;
            let fish = FoundFish { digit: self.digit, base: chosen.house, cover: chosen.across, fins, gone };
            report(&fish)
        })
    }

    /// Asks of each of these places what would follow if the digit stood there: lines that would then have fewer lines
    /// across than they are make a fish with it, whose fins are what it sees beside them.
    fn finned(
        &self,
        size: usize,
        targets: CellSet,
        report: &mut dyn FnMut(&FoundFish, FinnedBody) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut lines = LineList::EMPTY;
        for cell in targets {
            let seen = self.seen(cell);
            if seen.aside.is_empty() || !self.has_fins(size, &seen) {
                continue;
            }
            self.narrow_all(size, &seen, &mut lines);
            if lines.len < size {
                continue;
            }
            choose(lines.all(), size, size - 1, Self::NOTHING, &mut |chosen| {
                if chosen.across.len() < size - 1 || !chosen.places.meets(seen.aside) {
                    return ControlFlow::Continue(());
                }
                let Some(fish) = self.fish(size, cell, chosen, chosen.across | seen.across) else {
                    return ControlFlow::Continue(());
                };
                report(&fish, self.body(&fish))
            })?;
        }
        ControlFlow::Continue(())
    }

    fn seen(&self, cell: Cell) -> PlaceView {
        let layout = self.cx.layout;
        let own = layout.houses_of(cell) & self.base;
        let across = layout.houses_of(cell) & self.cover;
        let aside = (self.plane & layout.peers(cell)) - cells(self.cx, own | across);
        PlaceView { own, across, aside }
    }

    /// True if a line with places aside would have few places left, but some.
    fn has_fins(&self, size: usize, seen: &PlaceView) -> bool {
        let mut finned = self.lines.all().iter().filter(|line| line.places.meets(seen.aside));
        finned.any(|line| self.narrow(size, line, seen).is_some())
    }

    /// Writes down the lines that would have few places left, but some.
    fn narrow_all(&self, size: usize, seen: &PlaceView, narrowed: &mut LineList) {
        narrowed.len = 0;
        for line in self.lines.all() {
            if let Some(across) = self.narrow(size, line, seen) {
                narrowed.push(BaseLine { across, ..*line });
            }
        }
    }

    /// The lines across that a line would have left, if these are few, but some.
    fn narrow(&self, size: usize, line: &BaseLine, seen: &PlaceView) -> Option<HouseSet> {
        if line.house == seen.own {
            return None;
        }
        let fins = line.places & seen.aside;
        let across = if fins.is_empty() { line.across } else { self.across(line.places - fins) } - seen.across;
        (!across.is_empty() && across.len() < size).then_some(across)
    }

    /// The fish with this base and cover, unless an earlier place than `cell` finds it too.
    fn fish(&self, size: usize, cell: Cell, chosen: &ChosenLines, cover: HouseSet) -> Option<FoundFish> {
        let covered = cells(self.cx, cover);
        let fins = chosen.places - covered;
        let idle = |house: House| !chosen.places.meets(self.cx.layout.cells(house));
        if fins.is_empty() || fins.len() > FINS || cover.iter().any(idle) {
            return None;
        }
        let gone = ((self.plane & covered) - chosen.places) & self.cx.layout.common_peers(fins);
        let mut earlier = gone.iter().take_while(|&other| other < cell);
        if earlier.any(|other| self.finds(size, other, chosen.house, cover)) {
            return None;
        }
        Some(FoundFish { digit: self.digit, base: chosen.house, cover, fins, gone })
    }

    /// True if the search at this place comes upon the base and the cover.
    fn finds(&self, size: usize, cell: Cell, base: HouseSet, cover: HouseSet) -> bool {
        let seen = self.seen(cell);
        let mut lines = LineList::EMPTY;
        self.narrow_all(size, &seen, &mut lines);
        let of_base = lines.all().iter().filter(|line| line.house.meets(base));
        let (count, across) = of_base.fold((0, HouseSet::EMPTY), |(count, all), line| (count + 1, all | line.across));
        count == size && across | seen.across == cover && across.len() == size - 1
    }

    fn body(&self, fish: &FoundFish) -> FinnedBody {
        let thin = |line: &BaseLine| line.house.meets(fish.base) && !(line.places - fish.fins).is_several();
        if self.lines.all().iter().any(thin) { FinnedBody::Sashimi } else { FinnedBody::Finned }
    }
}

/// The lines and places that a place sees.
struct PlaceView {
    /// Its own line.
    own: HouseSet,
    /// Its line across.
    across: HouseSet,
    /// The places it sees beside these two.
    aside: CellSet,
}
