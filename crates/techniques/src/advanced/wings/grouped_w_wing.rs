//! Grouped W-Wing.
use crate::kernels::short_chain::{self, EqualCells};
use crate::{Context, Sink};
use qedoku_core::argument::StrongLink;
use qedoku_core::{CandidateSet, CellSet, Chain, House, HouseSet, Pattern, Slot};
use std::ops::ControlFlow;

crate::technique! {
    /// Two cells with the same two digits are joined by a house in which one of the two sees every place of one of the
    /// digits, three places or more.
    ///
    /// ## Why it holds
    /// The cells hold X and Y, and each place for Y in the house is seen by one of them. Were neither of the two an X,
    /// both would be Y, and Y would have no place left in that house. So one of them is X, and a cell that sees both
    /// cannot be.
    ///
    /// ## How to find it
    /// Look for two cells with the same two candidates that do not see each other, and for cells with X that see both.
    /// Then look for a house without the two cells whose places for Y they see between them; where it is a line, those
    /// of a box are often seen by one of the cells, and a single one by the other.
    ///
    /// ## See also
    /// With two places in the house it is a W-Wing.
    pub GroupedWWing = "grouped-w-wing", "Grouped W-Wing", Advanced,
    zh: "区块 W-Wing" {
        what: "两格候选数同为两个数，而某区域里其中一个数的三个以上位置，每个都被两格之一看到；同时看到两格的格删去另一个数。",
        why: "两格的候选数是 X 和 Y，该区域中 Y 的每个位置都被其中一格看到。若两格都不是 X，就都是 Y，该区域便没有 Y 的位置了。所以至少有一格是 X，同时看到两格的格删去 X。",
        find: "找候选数相同而互相看不到的两个双值格，以及同时看到两者而含有 X 的格，再找 Y 的位置被两格合起来全部看到的区域；若是一条线，常是宫里的几个位置被一格看到，另外一个被另一格看到。只有两个位置时就是 W-Wing。"
    }, aliases: ["grouped-semi-remote-naked-pair"],
    wider: ["w-wing"],
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    short_chain::each_equal_cells(cx, |ends| {
        houses_between(ends, cx).iter().try_for_each(|house| join(ends, house, cx, sink))
    })
}

/// The houses with places that one of the cells alone sees, others that the other alone sees, and none that neither does.
fn houses_between(EqualCells { cells, linked, .. }: EqualCells, cx: &Context<'_>) -> HouseSet {
    let plane = cx.board.plane(linked);
    let [near, far] = cells.map(|cell| plane & cx.layout.peers(cell));
    if near.is_subset(far) || far.is_subset(near) {
        return HouseSet::EMPTY;
    }
    let around = |cells: CellSet| cells.iter().fold(HouseSet::EMPTY, |all, cell| all | cx.layout.houses_of(cell));
    (around(near - far) & around(far - near)) - around(plane - near - far)
}

/// Reports the house if the cells see all its places of the digit between them, and it takes more than two.
fn join(ends: EqualCells, house: House, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let EqualCells { cells: [one, other], digit, linked } = ends;
    let cells = cx.layout.cells(house);
    let places = cx.board.plane(linked) & cells;
    let [near, far] = [one, other].map(|cell| places & cx.layout.peers(cell));
    // A cell that sees all of them is the other digit without any wing.
    let either = near != places && far != places && (near | far) == places;
    if places.len() < 3 || cells.contains(one) || cells.contains(other) || !either {
        return ControlFlow::Continue(());
    }
    let gone = cx.layout.peers(one) & cx.layout.peers(other) & cx.board.plane(digit);
    sink.eliminate(CandidateSet::of_digit(digit, gone), || {
        let links = [
            StrongLink::in_cell(one, digit, linked),
            StrongLink::in_house(house, linked, near, places - near),
            StrongLink::in_cell(other, linked, digit),
        ];
        let slots = [Slot::Cell(one), Slot::House(house, linked), Slot::Cell(other)];
        (Pattern::of(Chain::open(links)), cx.truths(&slots))
    })
}
