//! Sudoku Explainer's ratings, names and order of chains of strong links.
use super::walk::MOST;
use qedoku_core::{Digit, HouseKind};
use std::cmp::Reverse;
use std::fmt;

/// The orders in which two, three or four links are passed through, by their places in the list of links.
const ARRANGEMENTS: [&[[usize; MOST]]; MOST - 1] = [
    &[[0, 1, 0, 0]],
    &[[0, 1, 2, 0], [1, 0, 2, 0], [0, 2, 1, 0]],
    &[
        [0, 1, 2, 3],
        [1, 0, 2, 3],
        [2, 0, 1, 3],
        [0, 2, 1, 3],
        [1, 2, 0, 3],
        [2, 1, 0, 3],
        [0, 3, 2, 1],
        [0, 2, 3, 1],
        [1, 0, 3, 2],
        [0, 1, 3, 2],
        [1, 3, 0, 2],
        [0, 3, 1, 2],
    ],
];

/// The marks of boxes, rows and columns in a suffix.
const BOX: u8 = 0;
const ROW: u8 = 1;
const COLUMN: u8 = 2;
/// The mark of houses that this program does not know.
const OTHER: u8 = 3;

/// The mark of a kind of houses in a suffix.
pub(super) const fn mark(kind: HouseKind) -> u8 {
    match kind {
        HouseKind::Box => BOX,
        HouseKind::Row => ROW,
        HouseKind::Column => COLUMN,
        HouseKind::Diagonal | HouseKind::Region | HouseKind::Group => OTHER,
    }
}

/// The suffix of the name of a chain: the number of its grouped links, and the kinds of their houses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct LinkSuffix {
    grouped: usize,
    /// The least of those that the chain has from either end and with rows and columns exchanged; as many as there are links.
    marks: [u8; MOST],
    links: usize,
}

impl LinkSuffix {
    /// The suffix for links of these kinds, in the order in which they are passed through.
    pub(super) fn new(grouped: usize, links: usize, kinds: [u8; MOST]) -> Self {
        let reversed = |mut marks: [u8; MOST]| {
            marks[..links].reverse();
            marks
        };
        let least = kinds.min(reversed(kinds));
        let lines = |marks: [u8; MOST], of: [u8; 2]| {
            marks.map(|mark| if mark == BOX { BOX } else { of[usize::from(mark == COLUMN)] })
        };
        let marks = if least[..links].contains(&ROW) {
            let exchanged = lines(least, [COLUMN, ROW]);
            least.min(exchanged).min(reversed(exchanged))
        } else {
            lines(least, [ROW, ROW])
        };
        Self { grouped, marks, links }
    }

    fn has(&self, mark: u8) -> bool {
        self.marks[..self.links].contains(&mark)
    }

    /// The increase of the rating, in tenths.
    pub(super) fn tenths(&self) -> u16 {
        match (self.grouped, self.has(BOX), self.has(COLUMN)) {
            (0, false, false) => 0,
            (0, true, true) => 2,
            (0, ..) => 1,
            _ => 3,
        }
    }

    /// The name of a chain or a loop with this suffix.
    pub(super) fn name(&self, is_loop: bool) -> String {
        let links = self.links;
        let grouped = if self.grouped == 0 { "" } else { "Grouped " };
        if is_loop {
            return format!("({links} Strong Links) {grouped}X-Loop {self}");
        }
        match (self.has(BOX), self.has(COLUMN), links) {
            (false, false, 2) => format!("{grouped}Skyscraper {self}"),
            (false, false, _) => format!("{grouped}{links} Skyscrapers {self}"),
            (false, true, 2 | 3) => format!("{grouped}{links}-String Kite {self}"),
            _ => format!("{grouped}{links} Strong links {self}"),
        }
    }
}

impl fmt::Display for LinkSuffix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.grouped)?;
        self.marks[..self.links].iter().try_for_each(|mark| write!(f, "{mark}"))
    }
}

/// The rank of a chain among all chains of a position: the easiest first, then that with the most eliminations, then by
/// suffix, and in the order in which they are looked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct ChainRank {
    pub(super) tenths: u16,
    pub(super) count: Reverse<usize>,
    pub(super) suffix: LinkSuffix,
    /// The kinds of the houses, last first.
    pub(super) kinds: [u8; MOST],
    pub(super) digit: Digit,
    /// The links in the order of the graph.
    pub(super) links: [usize; MOST],
    /// In which order they are passed through.
    pub(super) arrangement: Option<usize>,
    /// The ends where they are entered, in that order.
    pub(super) sides: [usize; MOST],
}

/// The number of an order in which this many links are passed through.
pub(super) fn arrangement_number(links: usize, order: [usize; MOST]) -> Option<usize> {
    ARRANGEMENTS[links - 2].iter().position(|known| *known == order)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name_and_tenths(grouped: usize, kinds: &[u8]) -> (String, u16) {
        let mut marks = [0; MOST];
        marks[..kinds.len()].copy_from_slice(kinds);
        let suffix = LinkSuffix::new(grouped, kinds.len(), marks);
        (suffix.name(false), suffix.tenths())
    }

    #[test]
    fn names_and_ratings_follow_the_houses() {
        let expected = [
            (0, [2, 2].as_slice(), "Skyscraper 011", 0),
            (0, &[2, 1], "2-String Kite 012", 1),
            (0, &[2, 0], "2 Strong links 001", 1),
            (0, &[0, 0], "2 Strong links 000", 1),
            (1, &[1, 1], "Grouped Skyscraper 111", 3),
            (0, &[2, 1, 1], "3-String Kite 0112", 1),
            (0, &[2, 2, 1], "3-String Kite 0112", 1),
            (0, &[2, 0, 1], "3 Strong links 0102", 2),
            (0, &[2, 2, 0], "3 Strong links 0011", 1),
            (0, &[1, 1, 1, 1], "4 Skyscrapers 01111", 0),
            (0, &[1, 2, 1, 2], "4 Strong links 01212", 1),
            (0, &[1, 2, 0, 1], "4 Strong links 01021", 2),
            (4, &[2, 2, 2, 2], "Grouped 4 Skyscrapers 41111", 3),
        ];
        for (grouped, kinds, name, tenths) in expected {
            assert_eq!(name_and_tenths(grouped, kinds), (name.to_owned(), tenths));
        }
    }
}
