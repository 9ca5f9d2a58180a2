//! The maps of the board that leave the givens of a puzzle unchanged.
use crate::Context;
use qedoku_core::{Board, BoardMap, Candidate, Cell, CellSet, Digit, DigitSet, Grid, House, HouseSet, Layout};
use std::borrow::Cow;
use std::ops::ControlFlow;

/// The most branches of the search for maps.
const NODES: usize = 20_000;

/// The most maps that are looked at; puzzles with one solution have few.
const MAPS: usize = 64;

/// The maps that leave the givens of a puzzle unchanged, kept from position to position of the puzzle.
#[derive(Clone, Debug, Default)]
pub(crate) struct Symmetries {
    givens: Option<Grid>,
    maps: Vec<BoardMap>,
}

impl Symmetries {
    /// The symmetries of the givens, found when the first technique asks in a puzzle.
    pub(crate) fn of<'a>(cx: &Context<'a>) -> Cow<'a, Self> {
        cx.derive(|symmetries: &mut Self| symmetries.fill(cx.board))
    }

    /// The maps, none of which is the repetition of another.
    pub(crate) fn maps(&self) -> &[BoardMap] {
        &self.maps
    }

    /// Looks for the maps of the givens of this board, unless they are known.
    fn fill(&mut self, board: &Board) {
        let layout = board.layout();
        let mut givens = Grid::EMPTY;
        for cell in board.givens() {
            givens.set(cell, board.value(cell));
        }
        if self.givens != Some(givens) {
            self.givens = Some(givens);
            self.maps.clear();
            find(layout, &givens, &mut self.maps);
        }
    }
}

/// Finds the maps but for the identity, and keeps one of those that repeat each other.
fn find(layout: &Layout, givens: &Grid, maps: &mut Vec<BoardMap>) {
    let present: DigitSet = givens.filled().map(|given| given.digit).collect();
    // With two digits missing the puzzle has several solutions.
    if (DigitSet::ALL - present).is_several() {
        return;
    }
    let Some(colors) = Invariants::of(layout, givens) else { return };
    let mut search = SymmetrySearch::new(layout, givens, &colors, maps);
    // Whether all maps were looked at makes no difference.
    let _ = search.assign(0);
    let mut index = 0;
    while index < maps.len() {
        let map = maps[index];
        if maps.iter().enumerate().any(|(other, of)| repeats(&map, of) && (other < index || !repeats(of, &map))) {
            maps.remove(index);
        } else {
            index += 1;
        }
    }
}

/// True if `of`, applied some times more than once or just once, is `map`; a map does not repeat itself.
fn repeats(map: &BoardMap, of: &BoardMap) -> bool {
    let identity = BoardMap::identity();
    let mut power = *of;
    if map == of {
        return false;
    }
    while power != identity {
        if power == *map {
            return true;
        }
        power = power.then(of);
    }
    false
}

/// Numbers that every symmetry leaves unchanged, for each house and each digit.
struct Invariants {
    houses: [u64; House::COUNT],
    digits: [u64; Digit::COUNT],
}

impl Invariants {
    /// None if every house has a number of its own, for then no map but the identity is left.
    fn of(layout: &Layout, givens: &Grid) -> Option<Self> {
        let mut colors = Self { houses: [0; House::COUNT], digits: [0; Digit::COUNT] };
        let mut known = 0;
        loop {
            colors.refine(layout, givens);
            match colors.distinct(layout) {
                all if all == layout.houses().len() => return None,
                more if more > known => known = more,
                _ => return Some(colors),
            }
        }
    }

    /// Lets every number take in those around it.
    fn refine(&mut self, layout: &Layout, givens: &Grid) {
        let mut houses = self.houses.map(mix);
        let mut digits = self.digits.map(mix);
        for Candidate { cell, digit } in givens.filled() {
            let around = layout.houses_of(cell).iter().map(|house| mix(self.houses[house.index()]));
            let color = mix(around.fold(self.digits[digit.index()], u64::wrapping_add));
            for house in layout.houses_of(cell) {
                houses[house.index()] = houses[house.index()].wrapping_add(color);
            }
            digits[digit.index()] = digits[digit.index()].wrapping_add(color);
        }
        for crossing in layout.crossings() {
            for (to, from) in [(crossing.one, crossing.other), (crossing.other, crossing.one)] {
                houses[to.index()] = houses[to.index()].wrapping_add(mix(!self.houses[from.index()]));
            }
        }
        (self.houses, self.digits) = (houses, digits);
    }

    fn distinct(&self, layout: &Layout) -> usize {
        let fresh = |house: &House| {
            let same = |other: House| self.houses[other.index()] == self.houses[house.index()];
            !layout.houses().iter().take_while(|other| other < house).any(same)
        };
        layout.houses().iter().filter(fresh).count()
    }
}

/// Mixes the bits of a number, so that the sum of mixed numbers identifies its terms.
const fn mix(number: u64) -> u64 {
    let number = (number ^ (number >> 31)).wrapping_add(0x9e37_79b9_7f4a_7c15).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    (number ^ (number >> 29)).wrapping_mul(0x94d0_49bb_1331_11eb)
}

/// Gives every house its image, one after the other.
struct SymmetrySearch<'a> {
    layout: &'a Layout,
    givens: &'a Grid,
    colors: &'a Invariants,
    maps: &'a mut Vec<BoardMap>,
    /// The houses, those with the fewest possible images first.
    order: [House; House::COUNT],
    images: [House; House::COUNT],
    taken: HouseSet,
    digits: [Option<Digit>; Digit::COUNT],
    nodes: usize,
}

impl<'a> SymmetrySearch<'a> {
    fn new(layout: &'a Layout, givens: &'a Grid, colors: &'a Invariants, maps: &'a mut Vec<BoardMap>) -> Self {
        let mut order: [House; House::COUNT] = std::array::from_fn(House::from_index);
        let alike = |house: House| {
            let color = colors.houses[house.index()];
            layout.houses().iter().filter(|other| colors.houses[other.index()] == color).count()
        };
        order[..layout.houses().len()].sort_by_key(|&house| alike(house));
        let images = order;
        Self {
            layout,
            givens,
            colors,
            maps,
            order,
            images,
            taken: HouseSet::EMPTY,
            digits: [None; Digit::COUNT],
            nodes: 0,
        }
    }

    fn assign(&mut self, depth: usize) -> ControlFlow<()> {
        if depth == self.layout.houses().len() {
            return self.keep();
        }
        let house = self.order[depth];
        let color = self.colors.houses[house.index()];
        for image in self.layout.houses() - self.taken {
            if self.colors.houses[image.index()] != color {
                continue;
            }
            self.nodes += 1;
            if self.nodes > NODES {
                return ControlFlow::Break(());
            }
            let digits = self.digits;
            self.images[house.index()] = image;
            if self.fits(depth) {
                self.taken.insert(image);
                self.assign(depth + 1)?;
                self.taken.remove(image);
            }
            self.digits = digits;
        }
        ControlFlow::Continue(())
    }

    /// True if the newest image shares with the others what their houses share, and takes the givens along.
    fn fits(&mut self, depth: usize) -> bool {
        let house = self.order[depth];
        (0..depth).all(|earlier| {
            let other = self.order[earlier];
            let shared = |one, other| self.layout.cells(one) & self.layout.cells(other);
            let from = shared(house, other);
            let to = shared(self.images[house.index()], self.images[other.index()]);
            match (from.single(), to.single()) {
                (Some(from), Some(to)) => self.takes_along(from, to),
                _ => from.len() == to.len(),
            }
        })
    }

    /// True if a cell may go to another: both are given, with digits that go together, or neither is.
    fn takes_along(&mut self, from: Cell, to: Cell) -> bool {
        let (Some(from), Some(to)) = (self.givens.get(from), self.givens.get(to)) else {
            return self.givens.get(from).is_none() && self.givens.get(to).is_none();
        };
        if self.digits[from.index()].is_none() && !self.digits.contains(&Some(to)) {
            self.digits[from.index()] = Some(to);
        }
        self.digits[from.index()] == Some(to)
    }

    /// Keeps the map of the houses if it is one of the cells and leaves the givens unchanged.
    fn keep(&mut self) -> ControlFlow<()> {
        if let Some(map) = self.map()
            && map.cells != BoardMap::identity().cells
            && map.image(CellSet::ALL) == CellSet::ALL
            && self.layout.is_kept_by(&map)
            && self.givens.filled().all(|given| {
                let Candidate { cell, digit } = map.candidate(given);
                self.givens.get(cell) == Some(digit)
            })
        {
            self.maps.push(map);
        }
        if self.maps.len() < MAPS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    /// The map of the cells and digits; a digit without a given becomes the one that is left.
    fn map(&self) -> Option<BoardMap> {
        let mut map = BoardMap::identity();
        for (index, image) in map.cells.iter_mut().enumerate() {
            let houses = self.layout.houses_of(Cell::from_index(index));
            let cells = houses.iter().map(|house| self.layout.cells(self.images[house.index()]));
            *image = cells.fold(CellSet::ALL, |common, cells| common & cells).single()?;
        }
        let left = DigitSet::ALL - self.digits.iter().flatten().copied().collect();
        for (image, known) in map.digits.iter_mut().zip(self.digits) {
            *image = known.or(left.single())?;
        }
        Some(map)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::Puzzle;

    /// A half turn of this puzzle exchanges 1 and 8, 2 and 9, 3 and 7, 5 and 6.
    const TURNING: &str = "..1.7..4.9........46...5.1.5......2.13.5.6.78.9......6.8.6...54........2.4..3.8..";

    fn maps(grid: Grid) -> Vec<BoardMap> {
        let layout = Layout::classic();
        let mut symmetries = Symmetries::default();
        symmetries.fill(&Board::new(layout, &Puzzle::from_givens(grid)));
        symmetries.maps().to_vec()
    }

    /// A function that maps a row and a column.
    type Lines = fn(u8, u8) -> (u8, u8);

    #[test]
    fn a_symmetry_is_found_wherever_the_lines_go() {
        let grid = Grid::parse_line(TURNING).expect("a grid");
        let lines: [Lines; 4] = [
            |row, column| (row, column),
            |row, column| (column, row),
            |row, column| (if row > 6 { row - 6 } else { row + 3 }, column),
            |row, column| (row, if column < 3 { 3 - column } else { column }),
        ];
        for line in lines {
            let mut moved = Grid::EMPTY;
            for Candidate { cell, digit } in grid.filled() {
                let (row, column) = line(cell.row(), cell.column());
                moved.set(Cell::at(row, column), Some(digit));
            }
            let found = maps(moved);
            assert_eq!(found.len(), 1, "{moved}");
            assert!(moved.filled().all(|given| {
                let image = found[0].candidate(given);
                moved.get(image.cell) == Some(image.digit)
            }));
            assert_eq!(found[0].then(&found[0]), BoardMap::identity());
        }
    }

    #[test]
    fn one_given_more_breaks_the_symmetry() {
        let mut grid = Grid::parse_line(TURNING).expect("a grid");
        grid.set(Cell::at(1, 1), Some(Digit::D3));
        assert!(maps(grid).is_empty());
        assert!(maps(Grid::EMPTY).is_empty());
    }
}
