//! Weighted sums of candidates that come to so much at least, and how far a position lets them come.
use super::label::ConstraintLabel;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, House, Layout, Slot};
use std::collections::BTreeMap;

/// A weighted sum of candidates, with the least that it comes to.
#[derive(Clone, Debug)]
pub(super) struct LinearConstraint {
    pub(super) label: ConstraintLabel,
    pub(super) weights: BTreeMap<Candidate, i32>,
    pub(super) least: i32,
}

/// Slots added to a constraint so that only candidates that are false count above zero in the sum.
#[derive(Clone, Debug)]
pub(super) struct LinearBound {
    /// The constraint.
    pub(super) of: ConstraintLabel,
    /// The number of times that the link of each slot is added, or its truth, for numbers below zero.
    pub(super) slots: Vec<(Slot, i32)>,
    /// The candidates that count above zero, all of which are false.
    pub(super) dead: CandidateSet,
    /// The label of the sum, once it is written.
    pub(super) label: Option<ConstraintLabel>,
}

/// A constraint on the candidates of a position, by cell.
#[derive(Clone, Debug)]
pub(super) struct WeighedCells {
    label: ConstraintLabel,
    least: i32,
    cells: Vec<WeightedCell>,
    /// Cells of one house each, in which every digit counts once.
    groups: Vec<WeightedGroup>,
}

/// The weights of the candidates of a cell.
#[derive(Clone, Debug)]
struct WeightedCell {
    cell: Cell,
    weights: Vec<(Candidate, i32)>,
}

/// Cells of a constraint that stand in one house.
#[derive(Clone, Debug)]
struct WeightedGroup {
    house: Option<House>,
    cells: Vec<usize>,
}

/// The most that the weights of a group can add up to.
struct GroupBound {
    most: i32,
    /// The price of a cell, where the digits of the house have prices, too.
    price: Option<i32>,
}

impl WeighedCells {
    /// The constraint on the candidates of a board.
    pub(super) fn new(layout: &Layout, board: &CandidateSet, constraint: &LinearConstraint) -> Self {
        let named: CellSet = constraint.weights.keys().map(|candidate| candidate.cell).collect();
        let weighted = |cell: Cell| {
            let all = board.digits(cell).iter().map(|digit| Candidate { cell, digit });
            let weight = |it: Candidate| constraint.weights.get(&it).copied().unwrap_or_default();
            WeightedCell { cell, weights: all.map(|it| (it, weight(it))).collect() }
        };
        let cells: Vec<WeightedCell> = named.iter().map(weighted).collect();
        let groups = groups(layout, named, &cells);
        Self { label: constraint.label, least: constraint.least, cells, groups }
    }

    /// The bound that the constraint cannot reach, if there is one.
    pub(super) fn unreachable(&self, layout: &Layout, alive: &CandidateSet) -> Option<LinearBound> {
        let single: i32 = self.cells.iter().map(|cell| cell.most(alive)).sum();
        if single < self.least {
            let slots = self.cells.iter().map(|cell| (Slot::Cell(cell.cell), cell.most(alive))).collect();
            return Some(self.bound(layout, slots, alive));
        }
        let most: i32 = self.groups.iter().map(|group| group.cheapest(&self.cells, alive).most).sum();
        (most < self.least).then(|| {
            let slots = self.groups.iter().flat_map(|group| group.slots(&self.cells, alive)).collect();
            self.bound(layout, slots, alive)
        })
    }

    fn bound(&self, layout: &Layout, slots: Vec<(Slot, i32)>, alive: &CandidateSet) -> LinearBound {
        let slots: Vec<(Slot, i32)> = slots.into_iter().filter(|(_, weight)| *weight != 0).collect();
        let mut dead = CandidateSet::EMPTY;
        for &(candidate, weight) in self.cells.iter().flat_map(|cell| &cell.weights) {
            let taken = slots.iter().filter(|(slot, _)| match *slot {
                Slot::Cell(cell) => cell == candidate.cell,
                Slot::House(house, digit) => digit == candidate.digit && layout.cells(house).contains(candidate.cell),
            });
            if weight > taken.map(|(_, weight)| weight).sum::<i32>() && !alive.contains(candidate) {
                dead.insert(candidate);
            }
        }
        LinearBound { of: self.label, slots, dead, label: None }
    }
}

impl WeightedCell {
    /// The largest weight of its candidates; nothing counts in a cell that has none left.
    fn most(&self, alive: &CandidateSet) -> i32 {
        self.left(alive).map(|(_, weight)| weight).max().unwrap_or_default()
    }

    fn left(&self, alive: &CandidateSet) -> impl Iterator<Item = (Candidate, i32)> {
        self.weights.iter().copied().filter(|(candidate, _)| alive.contains(*candidate))
    }
}

impl WeightedGroup {
    /// The lowest bound that one price for all cells, and one for each digit, gives.
    fn cheapest(&self, cells: &[WeightedCell], alive: &CandidateSet) -> GroupBound {
        let own = || self.cells.iter().map(|&at| &cells[at]);
        let mut best = GroupBound { most: own().map(|it| it.most(alive)).sum(), price: None };
        if self.house.is_none() {
            return best;
        }
        // The weights of one cell are prices enough: the digits count as often in all of them.
        for price in own().max_by_key(|it| it.weights.len()).into_iter().flat_map(|it| &it.weights).map(|it| it.1) {
            let [of_cells, digits] = self.priced(cells, alive, price);
            let most = of_cells.iter().chain(&digits).sum();
            if most < best.most {
                best = GroupBound { most, price: Some(price) };
            }
        }
        best
    }

    /// The shares of each cell and of each digit in the bound at a price.
    fn priced(&self, cells: &[WeightedCell], alive: &CandidateSet, price: i32) -> [[i32; Digit::COUNT]; 2] {
        let mut of_cells = [0; Digit::COUNT];
        let mut digits = [0; Digit::COUNT];
        for (of_cell, &at) in of_cells.iter_mut().zip(&self.cells) {
            *of_cell = price.min(cells[at].most(alive));
            for (candidate, weight) in cells[at].left(alive) {
                let known = &mut digits[candidate.digit.index()];
                *known = (weight - *of_cell).max(*known);
            }
        }
        [of_cells, digits]
    }

    /// The slots that show the lowest bound.
    fn slots(&self, cells: &[WeightedCell], alive: &CandidateSet) -> Vec<(Slot, i32)> {
        let own = || self.cells.iter().map(|&at| &cells[at]);
        let (Some(house), Some(price)) = (self.house, self.cheapest(cells, alive).price) else {
            return own().map(|it| (Slot::Cell(it.cell), it.most(alive))).collect();
        };
        let [of_cells, digits] = self.priced(cells, alive, price);
        let of_cells = own().zip(of_cells).map(|(it, weight)| (Slot::Cell(it.cell), weight));
        let digits = Digit::ALL.into_iter().zip(digits).map(|(digit, weight)| (Slot::House(house, digit), weight));
        of_cells.chain(digits).collect()
    }
}

/// Parts the cells into groups of one house and one sign each, the largest first.
fn groups(layout: &Layout, all: CellSet, cells: &[WeightedCell]) -> Vec<WeightedGroup> {
    let sign = |cell: &WeightedCell| cell.weights.iter().map(|(_, weight)| weight.signum()).sum::<i32>().signum();
    let places = |of: CellSet| (0..cells.len()).filter(move |&at| of.contains(cells[at].cell)).collect::<Vec<_>>();
    let signed = |wanted: i32| -> CellSet {
        cells.iter().filter(|&it| (sign(it) >= 0) == (wanted >= 0)).map(|it| it.cell).collect()
    };
    let mut groups = Vec::new();
    for mut rest in [all & signed(1), all & signed(-1)] {
        while !rest.is_empty() {
            let most = layout.houses().iter().max_by_key(|&house| (layout.cells(house) & rest).len());
            let house = most.filter(|&house| (layout.cells(house) & rest).is_several());
            let own = house.map_or(rest, |house| layout.cells(house) & rest);
            groups.push(WeightedGroup { house, cells: places(own) });
            rest -= own;
        }
    }
    groups
}
