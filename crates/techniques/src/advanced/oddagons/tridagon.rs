//! Tridagon.
use crate::kernels::uniqueness::deadly::{DeadlyPattern, clashing};
use crate::{Context, Sink, proof};
use qedoku_core::{
    CandidateSet, Cell, CellSet, Conclusion, DeadlyKind, Digit, DigitSet, House, HouseKind, Layout, Slot,
};
use std::ops::ControlFlow;

crate::technique! {
    /// Twelve cells, three in each of four boxes that form a rectangle, cannot be filled with three digits: one of the other candidates of these cells, the guardians, is true.
    ///
    /// In each box the three cells are in different rows and different columns. In an odd number of the boxes they follow the one diagonal direction, in the others the other one:
    /// going down the rows of a box, the columns follow each other to the right, the last one before the first, or to the left.
    ///
    /// ## Why it holds
    /// With three digits alone, each box has each of them once, and so has each row of two boxes side by side: going down the rows, the digits follow each other in the same cyclic
    /// order in both boxes. In the same way, going along the columns, they follow each other in the same order in two boxes above each other. A box whose cells run to the right has the
    /// same order down the rows as along the columns, one whose cells run to the left has the opposite ones. Going round the four boxes, the order is turned once for each box that
    /// runs to the left, and must come back as it was; with an odd number it does not. So one of the guardians is true, and what clashes with all of them is false.
    ///
    /// ## How to find it
    /// Look for three digits that are still missing from four boxes at the corners of a rectangle, with three cells in each box that hold little else.
    pub Tridagon = "tridagon", "Tridagon", Advanced,
    zh: "三值死环" {
        what: "四个构成矩形的宫里各有三格，这十二格不能只用三个数填满，所以其中的其他候选数（守护者）至少有一个为真。每个宫里的三格各在不同的行和不同的列；从上往下看，它们有的依次向右（最后一列接第一列），有的依次向左，向左的宫有奇数个。",
        why: "若只用三个数，每个宫、每个由左右两宫组成的行都各填一次，所以左右两宫从上往下的循环顺序相同，上下两宫从左往右的循环顺序也相同。依次向右的宫两种顺序一致，依次向左的宫相反。绕四个宫一圈，每经过一个向左的宫就反转一次，奇数次回不到原来的顺序，矛盾。所以守护者至少一真，与所有守护者都冲突的候选数删去。",
        find: "找三个还没填进矩形四角的四个宫的数，每个宫里有三格几乎只含这三个数。"
    }, aliases: ["anti-tridagon", "thors-hammer", "trivalue-oddagon"],
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let boxes = cx.layout.boxes();
    let mut missing = [DigitSet::EMPTY; House::COUNT];
    for digit in Digit::ALL {
        (boxes - cx.board.placed_houses(digit)).iter().for_each(|house| missing[house.index()].insert(digit));
    }
    let open = boxes.filter(|house| missing[house.index()].len() >= DIGITS);
    let next = |one: House, digits: DigitSet, kind| {
        let many = move |house: House| (digits & missing[house.index()]).len() >= DIGITS;
        open.filter(|house| one < house && many(house) && shares(cx.layout, one, house, kind))
    };
    for one in open {
        for beside in next(one, missing[one.index()], HouseKind::Row) {
            let digits = missing[one.index()] & missing[beside.index()];
            for below in next(one, digits, HouseKind::Column) {
                let digits = digits & missing[below.index()];
                let last = next(below, digits, HouseKind::Row) & next(beside, digits, HouseKind::Column);
                let Some(last) = last.first() else { continue };
                rectangle(cx, [one, beside, below, last], digits & missing[last.index()], sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The number of digits, which is too small to fill the cells.
const DIGITS: usize = 3;

/// True if two houses meet a line of this kind both.
fn shares(layout: &Layout, one: House, other: House, kind: HouseKind) -> bool {
    let lines = layout.houses_of_kind(kind);
    let Some(cell) = layout.cells(one).first() else { return false };
    one != other && (layout.houses_of(cell) & lines).iter().any(|line| layout.cells(line).meets(layout.cells(other)))
}

fn rectangle(cx: &Context<'_>, boxes: [House; 4], digits: DigitSet, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let in_boxes = boxes.map(|house| cx.layout.cells(house));
    let fresh = in_boxes.iter().fold(CellSet::EMPTY, |all, &cells| all | cells) & cx.fresh_cells();
    if fresh.is_empty() {
        return ControlFlow::Continue(());
    }
    for one in digits {
        for other in digits.filter(|digit| one < digit) {
            for third in digits.filter(|digit| other < digit) {
                let digits = [one, other, third];
                let [a, b, c] = digits.map(|digit| cx.board.plane(digit));
                let pool = (a & b) | (a & c) | (b & c);
                let fresh = pool & fresh;
                if !fresh.is_empty() && in_boxes.iter().all(|&cells| (pool & cells).len() >= DIGITS) {
                    let search = TridagonSearch { cx, digits, boxes, pool, fresh };
                    search.extend(0, CellSet::EMPTY, *cx.board.candidates(), sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

struct TridagonSearch<'c> {
    cx: &'c Context<'c>,
    digits: [Digit; DIGITS],
    boxes: [House; 4],
    /// The cells with two at least of the digits.
    pool: CellSet,
    /// The fresh ones of these cells. A pattern depends on what its cells may hold.
    fresh: CellSet,
}

impl TridagonSearch<'_> {
    /// Takes three cells of each box from the one at `index` on; `gone` clashes with every guardian of `cells`.
    fn extend(&self, index: usize, cells: CellSet, gone: CandidateSet, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let is_fresh = |&house: &House| self.cx.layout.cells(house).meets(self.fresh);
        if !cells.meets(self.fresh) && !self.boxes[index..].iter().any(is_fresh) {
            return ControlFlow::Continue(());
        }
        let Some(&house) = self.boxes.get(index) else { return self.report(cells, gone, sink) };
        let pool = self.pool & self.cx.layout.cells(house);
        let apart = |cell: Cell| pool.filter(|other| cell < other && self.are_apart(cell, other));
        for first in pool {
            let Some(gone) = self.guarded(first, gone) else { continue };
            let rest = apart(first);
            for second in rest {
                let Some(gone) = self.guarded(second, gone) else { continue };
                for third in rest & apart(second) {
                    let Some(gone) = self.guarded(third, gone) else { continue };
                    self.extend(index + 1, cells.with(first).with(second).with(third), gone, sink)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// True if two cells of a box have no line in common.
    fn are_apart(&self, one: Cell, other: Cell) -> bool {
        (self.cx.layout.houses_of(one) & self.cx.layout.houses_of(other)).single().is_some()
    }

    /// The candidates of `gone` that clash with the guardians of one more cell too, if there are any.
    fn guarded(&self, cell: Cell, gone: CandidateSet) -> Option<CandidateSet> {
        let guards = self.cx.board.digits(cell) - self.digits.into_iter().collect();
        if guards.is_empty() {
            return Some(gone);
        }
        let gone = gone & clashing(self.cx.layout, &CandidateSet::of_cell(cell, guards));
        (!gone.is_empty()).then_some(gone)
    }

    fn report(&self, cells: CellSet, gone: CandidateSet, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let cx = self.cx;
        let digits = self.digits.into_iter().collect();
        let it = DeadlyPattern::new(DeadlyKind::Tridagon, cx.board, cells, digits);
        if it.guards.is_empty() || can_be_filled(cx.layout, cells, [cells; DIGITS]) {
            return ControlFlow::Continue(());
        }
        let slots = || cells.iter().map(Slot::Cell).collect::<Vec<_>>();
        if let Some(guard) = it.guards.single() {
            return sink.place(guard, || (it.pattern(), proof::truths(cx, &slots(), &Conclusion::placing(guard))));
        }
        sink.eliminate(gone, || (it.pattern(), proof::truths(cx, &slots(), &Conclusion::eliminating(gone))))
    }
}

/// True if the cells can be filled with three digits, each of which has the places given with it.
fn can_be_filled(layout: &Layout, cells: CellSet, places: [CellSet; DIGITS]) -> bool {
    let Some(cell) = cells.first() else { return true };
    (0..DIGITS).any(|index| {
        let mut places = places;
        if !places[index].contains(cell) {
            return false;
        }
        places[index] -= layout.peers(cell);
        can_be_filled(layout, cells.without(cell), places)
    })
}
