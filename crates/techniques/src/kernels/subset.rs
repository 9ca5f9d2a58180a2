//! Naked and hidden subsets of one house.
use crate::base::position_cache::Cached;
use crate::kernels::choose::SetList;
use crate::{Context, Sink};
use qedoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet, Pattern, Slot, Subset, Truth};
use std::ops::ControlFlow;

/// The sizes of subsets that a house of the position does not have, as far as a search has shown it: a bit for each
/// size.
#[derive(Default)]
struct SubsetsLacking {
    naked: std::cell::Cell<u16>,
    hidden: std::cell::Cell<u16>,
    /// The houses of which it is known whether they are balanced, and those that are.
    weighed: std::cell::Cell<HouseSet>,
    balanced: std::cell::Cell<HouseSet>,
}

impl SubsetsLacking {
    /// True if a house of this number of open cells is balanced.
    fn is_balanced(&self, cx: &Context<'_>, house: House, open: usize) -> bool {
        if !self.weighed.get().contains(house) {
            self.weighed.set(self.weighed.get().with(house));
            if is_balanced(cx, house, open) {
                self.balanced.set(self.balanced.get().with(house));
            }
        }
        self.balanced.get().contains(house)
    }
}

impl Cached for SubsetsLacking {
    fn renew(&mut self) {
        *self = Self::default();
    }
}

/// True if these sizes are all from two to `most`.
const fn has_up_to(sizes: u16, most: usize) -> bool {
    let wanted = (2 << most) - 4_u16;
    sizes & wanted == wanted
}

/// True if the cells and the digits that a house has open are as many, and each has two choices at least: naked cells then
/// leave hidden digits, and hidden digits leave naked cells.
fn is_balanced(cx: &Context<'_>, house: House, open: usize) -> bool {
    let mut once = DigitSet::EMPTY;
    let mut twice = DigitSet::EMPTY;
    let mut several = 0;
    for &cell in cx.layout.members(house) {
        let digits = cx.board.digits(cell);
        twice |= once & digits;
        once |= digits;
        several += usize::from(digits.is_several());
    }
    several == open && once == twice && once.len() == open
}

/// Reports, house by house, each `size` cells that have `size` digits between them.
pub(crate) fn naked(size: usize, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let known = cx.cached::<SubsetsLacking>();
    let before = sink.count();
    let hidden = known.map_or(0, |lacking| lacking.hidden.get());
    let few = cx.board.cells_with_few(size);
    for house in cx.fresh_houses() {
        let cells = few & cx.layout.cells(house);
        if cells.len() < size {
            continue;
        }
        let open = cx.board.open() & cx.layout.cells(house);
        if open.len() <= size {
            continue;
        }
        let rest = open.len() - size;
        if has_up_to(hidden, rest) && known.is_some_and(|lacking| lacking.is_balanced(cx, house, open.len())) {
            continue;
        }
        each_naked(size, cells, cx, &mut |cells, digits| {
            if !digits.iter().any(|digit| cx.board.plane(digit).meets(open - cells)) {
                return ControlFlow::Continue(());
            }
            sink.eliminate(lost(cx, open - cells, digits), || naked_evidence(cx, HouseSet::of(house), cells, digits))
        })?;
    }
    if let Some(lacking) = known.filter(|_| sink.count() == before) {
        lacking.naked.set(lacking.naked.get() | 1 << size);
    }
    ControlFlow::Continue(())
}

/// Reports each `size` cells of a crossing of two houses that have `size` digits between them and clear both houses.
pub(crate) fn locked(size: usize, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let few = cx.board.cells_with_few(size);
    let fresh = cx.fresh_houses();
    for crossing in cx.layout.crossings() {
        let cells = few & crossing.shared;
        if cells.len() < size || !(fresh.contains(crossing.one) || fresh.contains(crossing.other)) {
            continue;
        }
        each_naked(size, cells, cx, &mut |cells, digits| {
            let of = |house| lost(cx, cx.layout.cells(house) - cells, digits);
            let one = of(crossing.one);
            let other = of(crossing.other);
            if one.is_subset(&other) || other.is_subset(&one) {
                return ControlFlow::Continue(());
            }
            let houses = HouseSet::of(crossing.one).with(crossing.other);
            sink.eliminate(one | other, || naked_evidence(cx, houses, cells, digits))
        })?;
    }
    ControlFlow::Continue(())
}

/// Reports, house by house, each `size` digits that have `size` places between them.
pub(crate) fn hidden(size: usize, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let known = cx.cached::<SubsetsLacking>();
    let before = sink.count();
    let naked = known.map_or(0, |lacking| lacking.naked.get());
    for house in cx.fresh_houses() {
        let open = (cx.board.open() & cx.layout.cells(house)).len();
        if open <= size {
            continue;
        }
        if has_up_to(naked, open - size) && known.is_some_and(|lacking| lacking.is_balanced(cx, house, open)) {
            continue;
        }
        each_hidden(size, house, cx, &mut |cells, digits| {
            if cells.iter().all(|cell| cx.board.digits(cell).is_subset(digits)) {
                return ControlFlow::Continue(());
            }
            sink.eliminate(lost(cx, cells, DigitSet::ALL - digits), || hidden_evidence(cx, house, cells, digits))
        })?;
    }
    if let Some(lacking) = known.filter(|_| sink.count() == before) {
        lacking.hidden.set(lacking.hidden.get() | 1 << size);
    }
    ControlFlow::Continue(())
}

/// Calls `report` with each `size` digits of a house, which has more open cells, and their cells, that make a hidden subset.
pub(crate) fn each_hidden(
    size: usize,
    house: House,
    cx: &Context<'_>,
    report: &mut dyn FnMut(CellSet, DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let list = digits_with_few_places(size, house, cx);
    list.choose(size, &mut |chosen, cells| report(cells, list.keys(chosen).collect()))
}

/// The digits with two places to `most` in a house, and these.
pub fn digits_with_few_places(most: usize, house: House, cx: &Context<'_>) -> SetList<Digit, CellSet> {
    let places = |digit| (digit, cx.board.plane(digit) & cx.layout.cells(house));
    SetList::of_digits(Digit::D1, places, |cells| (2..=most).contains(&cells.len()))
}

/// A set of cells and their digits.
pub fn cells_with_digits(cells: CellSet, cx: &Context<'_>) -> SetList<Cell, DigitSet> {
    SetList::collect(Cell::from_index(0), cells.iter().map(|cell| (cell, cx.board.digits(cell))))
}

/// The candidates that some cells have of these digits.
pub fn lost(cx: &Context<'_>, cells: CellSet, digits: DigitSet) -> CandidateSet {
    let mut gone = CandidateSet::EMPTY;
    for digit in digits {
        *gone.plane_mut(digit) = cells & cx.board.plane(digit);
    }
    gone
}

/// Calls `report` with each `size` of the cells, and the digits, that make a naked subset.
fn each_naked(
    size: usize,
    cells: CellSet,
    cx: &Context<'_>,
    report: &mut dyn FnMut(CellSet, DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let list = cells_with_digits(cells, cx);
    list.choose(size, &mut |chosen, digits| report(list.keys(chosen).collect(), digits))
}

/// The pattern and the truths of a naked subset.
pub fn naked_evidence(cx: &Context<'_>, houses: HouseSet, cells: CellSet, digits: DigitSet) -> (Pattern, Vec<Truth>) {
    evidence(cx, Subset::naked(cells, digits, houses), cells.iter().map(Slot::Cell))
}

/// The pattern and the truths of a hidden subset.
pub fn hidden_evidence(cx: &Context<'_>, house: House, cells: CellSet, digits: DigitSet) -> (Pattern, Vec<Truth>) {
    evidence(cx, Subset::hidden(house, digits, cells), digits.iter().map(|digit| Slot::House(house, digit)))
}

fn evidence(cx: &Context<'_>, subset: Option<Subset>, base: impl Iterator<Item = Slot>) -> (Pattern, Vec<Truth>) {
    let base: Vec<Slot> = base.collect();
    (Pattern::of(subset), cx.truths(&base))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::position_cache::PositionCache;
    use crate::run::registry::named;
    use crate::{Technique, Want};
    use qedoku_core::{Board, Grid, Layout, Puzzle};

    const HARD: &str = "1..4....9..6.8..3.......4....8.6..7.5..1......9...5....7.....6.....3.2....2..78.3";
    const SLUGS: [&str; 6] =
        ["naked-pair", "hidden-pair", "naked-triple", "hidden-triple", "naked-quad", "hidden-quad"];

    fn count(technique: &dyn Technique, cx: &Context<'_>) -> usize {
        let mut sink = Sink::new(cx.board, Want::Count, technique);
        // A sink that counts never breaks.
        let _ = technique.search(cx, &mut sink);
        sink.count()
    }

    #[test]
    fn what_the_other_kind_has_shown_hides_no_subset() {
        let layout = Layout::classic();
        let start = Board::new(layout, &Puzzle::from_givens(Grid::parse_line(HARD).unwrap()));
        let mut found = 0;
        // Candidates go here and there: positions with subsets and without, with a solution and without.
        for step in 2..60 {
            for taken in (0..120).step_by(3) {
                let mut board = start.clone();
                start.candidates().iter().step_by(step).take(taken).for_each(|it| board.eliminate(it));
                let cached = PositionCache::default();
                let cx = Context::new(&board, &[]);
                for slug in SLUGS {
                    let technique = named(slug).unwrap();
                    let alone = count(technique, &cx);
                    assert_eq!(count(technique, &cx.remembering(&cached)), alone, "{slug} {step} {taken}");
                    found += usize::from(alone > 0);
                }
            }
        }
        assert!(found > 100, "{found}");
    }
}
