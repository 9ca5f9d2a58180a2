//! Candidates that strong links connect, in two colors: all of one color are true and all of the other false.
use crate::Context;
use crate::kernels::conjugates;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, House, Layout, Slot};

/// The clusters of one digit.
#[derive(Debug)]
pub struct Clusters {
    colors: [[CellSet; 2]; House::COUNT],
    len: usize,
}

impl Clusters {
    /// The clusters of `digit` with three places or more, by their first cells. A cluster of two is one strong link.
    pub(crate) fn of(cx: &Context<'_>, digit: Digit) -> Self {
        Self::at_least(3, cx, digit)
    }

    /// All clusters of `digit`, by their first cells.
    pub fn with_pairs(cx: &Context<'_>, digit: Digit) -> Self {
        Self::at_least(2, cx, digit)
    }

    fn at_least(size: usize, cx: &Context<'_>, digit: Digit) -> Self {
        let mut it = Self { colors: [[CellSet::EMPTY; 2]; House::COUNT], len: 0 };
        let plane = cx.board.plane(digit);
        let links = conjugates::houses(cx, digit);
        if links.len() < 2 {
            return it;
        }
        let mut left = links.iter().fold(CellSet::EMPTY, |all, house| all | (plane & cx.layout.cells(house)));
        while let Some(seed) = left.first() {
            let colors = color(CellSet::of(seed), |cell| {
                let houses = cx.layout.houses_of(cell) & links;
                houses.iter().fold(CellSet::EMPTY, |all, house| all | (plane & cx.layout.cells(house)).without(cell))
            });
            left -= colors[0] | colors[1];
            // Both colors in one cell: an odd ring of strong links, which only a board with an error has.
            if (colors[0] | colors[1]).len() >= size && !colors[0].meets(colors[1]) {
                it.colors[it.len] = colors;
                it.len += 1;
            }
        }
        it
    }

    /// The two colors of each cluster.
    pub fn as_slice(&self) -> &[[CellSet; 2]] {
        &self.colors[..self.len]
    }
}

/// Colors what links connect with the seed, in turns.
fn color(seed: CellSet, partners: impl Fn(Cell) -> CellSet) -> [CellSet; 2] {
    let mut colors = [seed, CellSet::EMPTY];
    let mut fresh = seed;
    let mut turn = 0;
    while !fresh.is_empty() {
        turn = 1 - turn;
        fresh = fresh.iter().fold(CellSet::EMPTY, |all, cell| all | partners(cell)) - colors[turn];
        colors[turn] |= fresh;
    }
    colors
}

/// The candidates that strong links of all digits and of cells connect with `seed`, the seed's color first; nothing if
/// they contradict each other.
pub(crate) fn around(cx: &Context<'_>, seed: Candidate) -> Option<[CandidateSet; 2]> {
    let first = CandidateSet::of(seed);
    let mut colors = [first, CandidateSet::EMPTY];
    let mut fresh = first;
    let mut turn = 0;
    while !fresh.is_empty() {
        turn = 1 - turn;
        let mut next = CandidateSet::EMPTY;
        for candidate in fresh.iter() {
            add_partners(cx, candidate, &mut next);
        }
        fresh = next - colors[turn];
        colors[turn] |= fresh;
    }
    (!colors[0].meets(&colors[1])).then_some(colors)
}

fn add_partners(cx: &Context<'_>, Candidate { cell, digit }: Candidate, partners: &mut CandidateSet) {
    if let Some(other) = cx.board.digits(cell).without(digit).single() {
        partners.insert(Candidate { cell, digit: other });
    }
    let plane = cx.board.plane(digit).without(cell);
    for house in cx.layout.houses_of(cell) {
        if let Some(other) = (plane & cx.layout.cells(house)).single() {
            partners.insert(Candidate { cell: other, digit });
        }
    }
}

/// The cells that see one of `cells`.
pub fn seen(layout: &Layout, cells: CellSet) -> CellSet {
    cells.iter().fold(CellSet::EMPTY, |all, cell| all | layout.peers(cell))
}

/// The strong links among these places of a digit.
pub(crate) fn links(cx: &Context<'_>, digit: Digit, cells: CellSet) -> Vec<Slot> {
    let inside = |house: &House| conjugates::ends(cx, digit, *house).is_some_and(|[one, _]| cells.contains(one));
    conjugates::houses(cx, digit).iter().filter(inside).map(|house| Slot::House(house, digit)).collect()
}
