//! Takes a chain half by half: what is not, with where it clashes; then what is, with what leaves nothing else.
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Chain, House, HouseKind, Layout, StrongLink};

/// Candidates that are not true, as others are.
#[derive(Clone, Debug)]
#[expect(clippy::struct_field_names, reason = "what is lost has no plainer name")]
pub(crate) struct Lost {
    /// The candidates that are true.
    pub(crate) by: CandidateSet,
    /// The candidates that are not.
    pub(crate) lost: CandidateSet,
    /// The houses in which they clash; none where all are digits of one cell.
    pub(crate) houses: Vec<House>,
}

/// A link of a chain with what makes its start false: nothing for the first, which is supposed to be.
#[derive(Clone, Debug)]
pub(crate) struct Inference<'c> {
    /// The candidates of the link's start, as they are not true.
    pub(crate) lost: Option<Lost>,
    /// The link whose other end is true then.
    pub(crate) link: &'c StrongLink,
}

impl Lost {
    /// The candidates that are not true if all of `by` or one of it is.
    pub(crate) fn new(layout: &Layout, by: CandidateSet, lost: CandidateSet) -> Self {
        Self { houses: clash(layout, &by, &lost), by, lost }
    }

    /// The cell that all of it is about, if it is one and no house has to say why.
    pub(crate) fn in_cell(&self) -> Option<Cell> {
        self.lost.cells().single().filter(|_| self.houses.is_empty())
    }
}

/// The links of a chain in order, each with what makes its start false.
pub(crate) fn inferences<'c>(layout: &Layout, chain: &'c Chain) -> Vec<Inference<'c>> {
    follow(layout, None, chain.links())
}

/// Links in order, the first of them from what is true.
pub(crate) fn follow<'c>(
    layout: &Layout,
    start: Option<CandidateSet>,
    links: impl IntoIterator<Item = &'c StrongLink>,
) -> Vec<Inference<'c>> {
    let mut before = start;
    let mut found = Vec::new();
    for link in links {
        let lost = before.map(|by| Lost::new(layout, by, link.from));
        found.push(Inference { lost, link });
        before = Some(link.to);
    }
    found
}

/// The fewest houses, one if there is one, in which candidates clash with all of some others: a row before a box, and this
/// before a column unless they are apart in it, as eyes go. None if they are in the same cell.
pub(crate) fn clash(layout: &Layout, by: &CandidateSet, lost: &CandidateSet) -> Vec<House> {
    // That digits which are not the same clash is the say of a rule, not of a house.
    let apart =
        |it: &(Candidate, Candidate)| it.0.cell != it.1.cell && (it.0.digit == it.1.digit || !layout.clash(it.0, it.1));
    let mut pairs: Vec<(Candidate, Candidate)> =
        by.iter().flat_map(|one| lost.iter().map(move |other| (one, other))).filter(apart).collect();
    let mut houses = Vec::new();
    while let Some(&(one, other)) = pairs.first() {
        let around = layout.houses_around([one.cell, other.cell].into_iter().collect());
        let holds = |house: House, pair: &(Candidate, Candidate)| {
            let cells = layout.cells(house);
            cells.contains(pair.0.cell) && cells.contains(pair.1.cell)
        };
        let is_near = pairs.iter().any(|(one, other)| one.cell.row().abs_diff(other.cell.row()) < 2);
        let ease = |house: House| match layout.kind(house) {
            HouseKind::Row => 3,
            HouseKind::Column if !is_near => 2,
            HouseKind::Box => 1,
            HouseKind::Column => 0,
            HouseKind::Diagonal | HouseKind::Region | HouseKind::Group => -1,
        };
        let reach = |house: &House| (pairs.iter().filter(|pair| holds(*house, pair)).count(), ease(*house));
        let Some(house) = around.iter().max_by_key(reach) else {
            // Digits of different cells that do not clash have other reasons.
            pairs.remove(0);
            continue;
        };
        pairs.retain(|pair| !holds(house, pair));
        houses.push(house);
    }
    houses
}

/// The houses in which a cell sees some others, in their order: one if it is the same for all, and a line before a box.
pub(crate) fn views(layout: &Layout, cell: Cell, places: &[Cell]) -> Vec<House> {
    ways(layout, cell, places).into_iter().next().unwrap_or_default()
}

/// The ways to say in which houses a cell sees some others: the fewest houses, those before others that have more of them.
/// Those that it sees by a rule are left out.
fn ways(layout: &Layout, cell: Cell, places: &[Cell]) -> Vec<Vec<House>> {
    let Some((&first, others)) = places.split_first() else { return vec![Vec::new()] };
    let around = layout.houses_around(CellSet::of(cell).with(first));
    if around.is_empty() {
        return ways(layout, cell, others);
    }
    let seen = |house: House| places.iter().filter(|&&place| layout.cells(house).contains(place)).count();
    let most = around.iter().map(seen).max().unwrap_or_default();
    let mut best: Vec<House> = around.iter().filter(|&house| seen(house) == most).collect();
    best.sort_by_key(|&house| layout.is_box(house));
    let mut found: Vec<Vec<House>> = Vec::new();
    for house in best {
        let left: Vec<Cell> = places.iter().copied().filter(|&place| !layout.cells(house).contains(place)).collect();
        found.extend(ways(layout, cell, &left).into_iter().map(|rest| [vec![house], rest].concat()));
    }
    let fewest = found.iter().map(Vec::len).min().unwrap_or_default();
    found.retain(|way| way.len() == fewest);
    found
}

/// Cells that see some others in the same houses.
#[derive(Clone, Debug)]
pub(crate) struct SharedView {
    /// The cells.
    pub(crate) cells: CellSet,
    /// The houses, in the order of what they see; none for what they see by a rule.
    pub(crate) houses: Vec<House>,
}

/// Cells by the houses in which they see some others, as many as can be together.
pub(crate) fn by_view(layout: &Layout, cells: CellSet, places: &[Cell]) -> Vec<SharedView> {
    let mut left: Vec<(Cell, Vec<Vec<House>>)> = cells.iter().map(|cell| (cell, ways(layout, cell, places))).collect();
    let mut found: Vec<SharedView> = Vec::new();
    while !left.is_empty() {
        let count = |way: &Vec<House>| left.iter().filter(|(_, ways)| ways.contains(way)).count();
        let ways = left.iter().flat_map(|(_, ways)| ways);
        let best = ways.fold(None, |best: Option<&Vec<House>>, way| match best {
            Some(so_far) if count(so_far) >= count(way) => best,
            _ => Some(way),
        });
        let Some(houses) = best.cloned() else { break };
        let (taken, rest): (Vec<_>, Vec<_>) = left.into_iter().partition(|(_, ways)| ways.contains(&houses));
        found.push(SharedView { cells: taken.into_iter().map(|(cell, _)| cell).collect(), houses });
        left = rest;
    }
    found.sort_by_key(|view| view.cells.first());
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::Digit;

    fn cell(name: &str) -> Cell {
        Cell::parse(name).unwrap()
    }

    fn names(houses: &[House]) -> Vec<&str> {
        houses.iter().map(|&house| Layout::classic().house_name(house)).collect()
    }

    #[test]
    fn a_cell_sees_the_ends_in_their_order() {
        let of = |name, places: &[&str]| {
            let places: Vec<Cell> = places.iter().map(|place| cell(place)).collect();
            views(Layout::classic(), cell(name), &places)
        };
        assert_eq!(names(&of("r8c2", &["r9c3", "r8c7"])), ["b7", "r8"]);
        assert_eq!(names(&of("r9c8", &["r9c3", "r8c7"])), ["r9", "b9"]);
        assert_eq!(names(&of("r2c4", &["r1c5", "r3c4"])), ["b2"]);
        assert_eq!(names(&of("r1c1", &["r1c2", "r1c5", "r2c2"])), ["r1", "b1"]);
    }

    #[test]
    fn cells_that_can_be_seen_alike_are_together() {
        let cells = ["r5c1", "r6c1"].into_iter().map(cell).collect();
        let found = by_view(Layout::classic(), cells, &[cell("r6c3"), cell("r9c1")]);
        assert_eq!(found.iter().map(|view| names(&view.houses)).collect::<Vec<_>>(), [["b4", "c1"]]);
    }

    #[test]
    fn two_clash_in_a_row_before_a_box_and_in_a_column_if_they_are_apart() {
        let of = |by: &[&str], lost: &[&str]| {
            let digit = Digit::from_value(4).unwrap();
            let set = |names: &[&str]| CandidateSet::of_digit(digit, names.iter().map(|name| cell(name)).collect());
            clash(Layout::classic(), &set(by), &set(lost))
        };
        assert_eq!(names(&of(&["r2c7"], &["r1c7"])), ["b3"]);
        assert_eq!(names(&of(&["r2c7"], &["r9c7"])), ["c7"]);
        assert_eq!(names(&of(&["r2c7"], &["r2c9"])), ["r2"]);
        assert_eq!(names(&of(&["r3c7"], &["r1c7"])), ["c7"]);
        assert_eq!(names(&of(&["r4c7", "r5c7"], &["r9c7", "r8c7"])), ["c7"]);
        assert!(of(&["r2c7"], &["r2c7"]).is_empty());
    }
}
