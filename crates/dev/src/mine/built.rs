//! Positions built around a full grid, for techniques that generated puzzles hardly ever have.
use qedoku_core::search::Exhaustive;
use qedoku_core::{
    Board, BoardMap, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, Layout, Puzzle, search,
};
use qedoku_formats::position;
use qedoku_generate::RandomDraws;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Makes a position around a full grid, if that has what is needed.
type Builder = fn(&Grid, &mut RandomDraws) -> Option<Puzzle>;

/// The techniques that positions are built for.
const BUILDERS: &[(&str, Builder)] =
    &[("gurths-symmetrical-placement", symmetric), ("sk-loop", sk_loop), ("tridagon", tridagon)];

/// True if positions are built for a technique.
pub(super) fn is_built(slug: &str) -> bool {
    BUILDERS.iter().any(|(known, _)| *known == slug)
}

/// A position for a technique around a full grid; none if the technique has no builder or the grid is no good.
pub(super) fn built(slug: &str, grid: &Grid, draw: &mut RandomDraws) -> Option<Puzzle> {
    let (_, builder) = BUILDERS.iter().find(|(known, _)| *known == slug)?;
    builder(grid, draw)
}

/// A puzzle that a half turn or a mirror leaves as it is, with digits renamed.
fn symmetric(grid: &Grid, draw: &mut RandomDraws) -> Option<Puzzle> {
    let turned = draw.below(2) == 0;
    let cells = std::array::from_fn(|index| {
        let cell = Cell::from_index(index);
        if turned { Cell::from_index(Cell::COUNT - 1 - index) } else { Cell::at(cell.column(), cell.row()) }
    });
    let mut order = Digit::ALL;
    draw.shuffle(&mut order);
    let mut digits = Digit::ALL;
    // A mirror leaves nine cells where they are, so three digits keep their names.
    for pair in order.chunks_exact(2).take(if turned { 4 } else { 3 }) {
        digits[pair[0].index()] = pair[1];
        digits[pair[1].index()] = pair[0];
    }
    let map = BoardMap { cells, digits };
    let mut empty = *grid;
    CellSet::ALL.iter().for_each(|cell| empty.set(cell, None));
    let grid = filled(&Board::new(Layout::classic(), &Puzzle::from_givens(empty)), &map, draw)?;
    let mut rounds: Vec<CellSet> = CellSet::ALL.iter().map(|cell| CellSet::of(cell).with(map.cell(cell))).collect();
    draw.shuffle(&mut rounds);
    Some(Puzzle::from_givens(thinned(Layout::classic(), &grid, &rounds)))
}

/// A full grid that the map leaves as it is, from a board on.
fn filled(board: &Board, map: &BoardMap, draw: &mut RandomDraws) -> Option<Grid> {
    let Some(cell) = board.open().iter().min_by_key(|&cell| board.digits(cell).len()) else {
        return Some(*board.values());
    };
    let mut digits: Vec<Digit> = board.digits(cell).iter().collect();
    draw.shuffle(&mut digits);
    digits.into_iter().find_map(|digit| {
        let mut next = board.clone();
        for candidate in map.orbit(Candidate { cell, digit }).iter() {
            if next.value(candidate.cell) != Some(candidate.digit) && !next.candidates().contains(candidate) {
                return None;
            }
            next.place(candidate);
        }
        next.contradiction().is_none().then(|| filled(&next, map, draw)).flatten()
    })
}

/// The grid without those of these groups of cells that it can do without in their order.
pub(super) fn thinned(layout: &Arc<Layout>, grid: &Grid, groups: &[CellSet]) -> Grid {
    groups.iter().fold(*grid, |grid, group| {
        let mut less = grid;
        group.iter().for_each(|cell| less.set(cell, None));
        if Exhaustive::on(layout).is_unique(&less) { less } else { grid }
    })
}

/// A position in which some cells are open with few candidates.
#[derive(Default)]
struct OpenCells {
    /// The cells, each with the digits that it may hold.
    cells: Vec<(Cell, DigitSet)>,
    /// Cells that stay filled.
    filled: CellSet,
}

impl OpenCells {
    /// A puzzle with this solution and these cells, if it has no other.
    fn around(&self, grid: &Grid, draw: &mut RandomDraws) -> Option<Puzzle> {
        let mut most = *grid;
        self.cells.iter().for_each(|&(cell, _)| most.set(cell, None));
        if !search::is_unique(&most) {
            return None;
        }
        let mut groups: Vec<CellSet> = (most.cells() - self.filled).iter().map(CellSet::of).collect();
        draw.shuffle(&mut groups);
        groups.truncate(draw.below(groups.len()));
        let removed = self.cells.iter().fold(CandidateSet::EMPTY, |all, &(cell, digits)| {
            all | CandidateSet::of_cell(cell, DigitSet::ALL - digits)
        });
        let puzzle = Puzzle { removed, ..Puzzle::from_givens(thinned(Layout::classic(), &most, &groups)) };
        Some(position(&Board::new(Layout::classic(), &puzzle)))
    }
}

/// Two of the three bands or stacks.
fn two_parts(draw: &mut RandomDraws) -> [u8; 2] {
    let mut parts = [0, 1, 2];
    draw.shuffle(&mut parts);
    [parts[0], parts[1]]
}

/// The cells of the row, the column and the box of a cell.
fn houses_of(cell: Cell) -> [CellSet; 3] {
    let of = |has: &dyn Fn(Cell) -> bool| CellSet::ALL.filter(has);
    let part = |cell: Cell| ((cell.row() - 1) / 3, (cell.column() - 1) / 3);
    [
        of(&|other| other.row() == cell.row()),
        of(&|other| other.column() == cell.column()),
        of(&|other| part(other) == part(cell)),
    ]
}

/// A position with eight pairs in a ring around four filled cells: one digit of each pair is given to the one of its two
/// houses, the other digit to the other.
fn sk_loop(grid: &Grid, draw: &mut RandomDraws) -> Option<Puzzle> {
    let [bands, stacks] = [two_parts(draw), two_parts(draw)];
    let [[up, down], [left, right]] = [bands, stacks].map(|parts| parts.map(|part| part * 3 + draw.below(3) as u8 + 1));
    let [[row_up, _, above_left], [_, column_right, above_right]] =
        [(up, left), (up, right)].map(|(r, c)| houses_of(Cell::at(r, c)));
    let [[_, column_left, below_left], [row_down, _, below_right]] =
        [(down, left), (down, right)].map(|(r, c)| houses_of(Cell::at(r, c)));
    let ring = [row_up, above_right, column_right, below_right, row_down, below_left, column_left, above_left];
    let corners = (row_up | row_down) & (column_left | column_right);
    let pair = |at: usize| (ring[at] & ring[(at + 1) % ring.len()]) - corners;
    let mut given = [DigitSet::EMPTY; 8];
    for at in 0..ring.len() {
        let mut digits: Vec<Digit> = pair(at).iter().filter_map(|cell| grid.get(cell)).collect();
        draw.shuffle(&mut digits);
        for (house, digit) in [at, (at + 1) % ring.len()].into_iter().zip(digits) {
            given[house].insert(digit);
        }
    }
    let mut open = OpenCells { filled: corners, ..OpenCells::default() };
    for at in 0..ring.len() {
        let digits = given[at] | given[(at + 1) % ring.len()];
        open.cells.extend(pair(at).iter().map(|cell| (cell, digits)));
    }
    open.around(grid, draw)
}

/// A position with three cells for three digits in each of four boxes, of which one holds another digit.
fn tridagon(grid: &Grid, draw: &mut RandomDraws) -> Option<Puzzle> {
    let [bands, stacks] = [two_parts(draw), two_parts(draw)];
    let mut order = Digit::ALL;
    draw.shuffle(&mut order);
    let digits: DigitSet = order[..3].iter().copied().collect();
    let mut open = OpenCells::default();
    let mut guardians = 0;
    for (band, stack) in bands.into_iter().flat_map(|band| stacks.map(|stack| (band, stack))) {
        let [.., cells] = houses_of(Cell::at(band * 3 + 1, stack * 3 + 1));
        let holds = |cell: Cell| grid.get(cell).is_some_and(|digit| digits.contains(digit));
        let three = cells.filter(holds);
        if are_apart(three) {
            open.cells.extend(three.iter().map(|cell| (cell, digits)));
            continue;
        }
        guardians += 1;
        // One of the three is elsewhere in the box; a cell apart from the other two holds something else.
        let spare = three.iter().find_map(|left| {
            let two = three.without(left);
            let third = (cells - three).iter().find(|&cell| are_apart(two.with(cell)))?;
            Some((left, two, third))
        });
        let (left, two, third) = spare?;
        open.cells.extend(two.iter().map(|cell| (cell, digits)));
        open.cells.push((third, digits.with(grid.get(third)?)));
        open.cells.push((left, DigitSet::ALL));
    }
    if guardians == 1 { open.around(grid, draw) } else { None }
}

/// True if no two of these cells of a box lie in one line.
fn are_apart(cells: CellSet) -> bool {
    let rows: BTreeSet<u8> = cells.iter().map(Cell::row).collect();
    let columns: BTreeSet<u8> = cells.iter().map(Cell::column).collect();
    rows.len() == cells.len() && columns.len() == cells.len()
}
