//! Chains of two or three strong links that have a name of their own.
use crate::kernels::conjugates;
use crate::{Context, Sink, proof};
use qedoku_core::{
    Candidate, CandidateSet, Cell, CellSet, Chain, Conclusion, Digit, DigitSet, HouseSet, Pattern, Slot, Truth,
    argument,
};
use std::ops::ControlFlow;

/// The most links of a chain.
const LONGEST: usize = 3;

/// The only two candidates of a slot, as a step of a chain.
#[derive(Clone, Copy, Debug)]
pub struct CandidatePair {
    /// The candidate that a chain comes from.
    pub from: Candidate,
    /// The candidate that it goes on to.
    pub to: Candidate,
}

impl CandidatePair {
    /// The two digits of a cell.
    pub const fn in_cell(cell: Cell, from: Digit, to: Digit) -> Self {
        Self { from: Candidate { cell, digit: from }, to: Candidate { cell, digit: to } }
    }

    /// The two places of a digit in a house.
    pub const fn in_house(digit: Digit, from: Cell, to: Cell) -> Self {
        Self { from: Candidate { cell: from, digit }, to: Candidate { cell: to, digit } }
    }

    /// The slot that has these two: their cell, or the first house in which the digit has no other place.
    fn slot(&self, cx: &Context<'_>) -> Slot {
        let Candidate { cell, digit } = self.from;
        let plane = cx.board.plane(digit);
        let mut houses = (cx.layout.houses_of(cell) & cx.layout.houses_of(self.to.cell)).into_iter();
        let house = houses.find(|&house| cell != self.to.cell && (plane & cx.layout.cells(house)).len() == 2);
        house.map_or(Slot::Cell(cell), |house| Slot::House(house, digit))
    }
}

/// For each digit the houses in which it has just two places, and these cells, which are partners.
#[derive(Debug)]
pub(crate) struct Paired {
    cells: [CellSet; Digit::COUNT],
    houses: [HouseSet; Digit::COUNT],
}

impl Paired {
    /// The cells that have a partner.
    pub(crate) const fn of(&self, digit: Digit) -> CellSet {
        self.cells[digit.index()]
    }

    /// The digits that have a partner of a cell.
    #[inline]
    pub(crate) fn digits_at(&self, cell: Cell) -> DigitSet {
        let here = |digit: Digit| u16::from(self.of(digit).contains(cell)) << digit.index();
        DigitSet::from_bits(Digit::ALL.into_iter().fold(0, |digits, digit| digits | here(digit)))
    }

    /// The partners of a cell.
    #[inline]
    pub(crate) fn partners(&self, cx: &Context<'_>, digit: Digit, cell: Cell) -> CellSet {
        let houses = self.houses[digit.index()] & cx.layout.houses_of(cell);
        (self.of(digit) & cells_of(cx, houses)).without(cell)
    }
}

/// The partners that cells have.
pub(crate) fn paired(cx: &Context<'_>) -> Paired {
    let houses = Digit::ALL.map(|digit| conjugates::houses(cx, digit));
    let cells = Digit::ALL.map(|digit| cx.board.plane(digit) & cells_of(cx, houses[digit.index()]));
    Paired { cells, houses }
}

fn cells_of(cx: &Context<'_>, houses: HouseSet) -> CellSet {
    houses.iter().fold(CellSet::EMPTY, |all, house| all | cx.layout.cells(house))
}

/// The cells one of which takes the digit if `cell` does not, each by a house with two places.
pub(crate) fn partners(cx: &Context<'_>, digit: Digit, cell: Cell) -> CellSet {
    let plane = cx.board.plane(digit);
    let places = cx.layout.houses_of(cell).iter().map(|house| plane & cx.layout.cells(house));
    places.filter(|places| places.len() == 2).fold(CellSet::EMPTY, |all, places| all | places).without(cell)
}

/// The two digits of a cell that has two, in both orders.
pub fn both_ways(cx: &Context<'_>, cell: Cell) -> [(Digit, Digit); 2] {
    let mut digits = cx.board.digits(cell).iter();
    let one = digits.next().unwrap_or(Digit::D1);
    let other = digits.next().unwrap_or(one);
    [(one, other), (other, one)]
}

/// Two cells with the same two digits: those of a W-Wing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EqualCells {
    pub(crate) cells: [Cell; 2],
    /// The digit that all cells which see both lose.
    pub(crate) digit: Digit,
    /// The other one, which is to be linked.
    pub(crate) linked: Digit,
}

/// Calls `join` with each two such cells that do not see each other, for each of the digits that can go somewhere, unless
/// neither the cells nor the places of the other digit changed.
#[inline]
pub(crate) fn each_equal_cells(
    cx: &Context<'_>,
    mut join: impl FnMut(EqualCells) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let two = cx.board.cells_with_few(2);
    let cells = cx.fresh_cells();
    let links = cx.fresh_digits();
    let mut others = two;
    for one in two {
        others.remove(one);
        let [(x, y), _] = both_ways(cx, one);
        for other in (others & cx.board.plane(x) & cx.board.plane(y)) - cx.layout.peers(one) {
            let seen = cx.layout.peers(one) & cx.layout.peers(other);
            let fresh = cells.contains(one) || cells.contains(other);
            for (digit, linked) in both_ways(cx, one) {
                if (fresh || links.contains(linked)) && seen.meets(cx.board.plane(digit)) {
                    join(EqualCells { cells: [one, other], digit, linked })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Reports what both ends of a chain exclude, if the argument needs all of its links.
pub(crate) fn report(cx: &Context<'_>, sink: &mut Sink<'_>, chain: &[CandidatePair]) -> ControlFlow<()> {
    let Some(gone) = excluded(cx, chain).filter(|&gone| needs_all(cx, chain, gone)) else {
        return ControlFlow::Continue(());
    };
    sink.eliminate(gone, || (pattern(cx, chain), cx.truths(&slots(cx, chain))))
}

/// Reports eliminations with a chain as their reason. The truths are those of the links that they need.
pub(crate) fn eliminate(
    cx: &Context<'_>,
    sink: &mut Sink<'_>,
    chain: &[CandidatePair],
    gone: CandidateSet,
) -> ControlFlow<()> {
    sink.eliminate(gone, || evidence(cx, chain, gone))
}

/// A chain as the reason of eliminations. The truths are those of the links that they need.
pub fn evidence(cx: &Context<'_>, chain: &[CandidatePair], gone: CandidateSet) -> (Pattern, Vec<Truth>) {
    (pattern(cx, chain), proof::truths(cx, &slots(cx, chain), &Conclusion::eliminating(gone)))
}

fn slots(cx: &Context<'_>, chain: &[CandidatePair]) -> Vec<Slot> {
    chain.iter().map(|link| link.slot(cx)).collect()
}

/// The chain as steps show it.
fn pattern(cx: &Context<'_>, chain: &[CandidatePair]) -> Pattern {
    let set = CandidateSet::of;
    Pattern::of(Chain::open(
        chain.iter().map(|link| argument::StrongLink::new(set(link.from), set(link.to), link.slot(cx))),
    ))
}

/// The candidates on the board that go whichever end of the chain is true.
pub(crate) fn excluded(cx: &Context<'_>, chain: &[CandidatePair]) -> Option<CandidateSet> {
    let one = chain.first()?.from;
    let other = chain.last()?.to;
    let digits = |cell| cx.board.digits(cell);
    let any = if one.digit == other.digit {
        let seen = cx.layout.peers(one.cell) & cx.layout.peers(other.cell);
        one.cell != other.cell && cx.board.plane(one.digit).meets(seen)
    } else if one.cell == other.cell {
        digits(one.cell).len() > 2
    } else {
        let crossed = digits(one.cell).contains(other.digit) || digits(other.cell).contains(one.digit);
        crossed && cx.layout.peers(one.cell).contains(other.cell)
    };
    (any || cx.layout.crosses()).then(|| cx.layout.clashes(one) & cx.layout.clashes(other) & *cx.board.candidates())
}

/// True if none of the links could be left out of the argument.
fn needs_all(cx: &Context<'_>, chain: &[CandidatePair], gone: CandidateSet) -> bool {
    let mut truths = [CandidateSet::EMPTY; LONGEST];
    for (truth, link) in truths.iter_mut().zip(chain) {
        *truth = [link.from, link.to].into_iter().collect();
    }
    proof::needs_all(cx.layout, &mut truths[..chain.len()], gone)
}
