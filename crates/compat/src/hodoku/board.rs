//! HoDoKu's board: candidates counted house by house, and two queues of singles.
use qedoku_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, House, Layout};
use std::collections::VecDeque;

/// A board that queues each single as soon as a candidate's going makes it one. What stands in the queues, and in which
/// order, depends on all that happened on the board since the first given. That is why it is a board of its own: a `Board`
/// of the same position knows nothing of it.
#[derive(Clone, Debug)]
pub(super) struct HodokuBoard {
    values: Grid,
    /// The cells without a digit.
    open: CellSet,
    digits: [DigitSet; Cell::COUNT],
    candidates: CandidateSet,
    /// The number of cells of each house that count for each digit.
    counts: [[u8; Digit::COUNT]; House::COUNT],
    /// Candidates that became the last of their cells.
    pub(super) naked: VecDeque<Candidate>,
    /// Candidates that became the last of their digit in a house.
    pub(super) hidden: VecDeque<Candidate>,
}

impl Default for HodokuBoard {
    fn default() -> Self {
        Self {
            values: Grid::EMPTY,
            open: CellSet::ALL,
            digits: [DigitSet::EMPTY; Cell::COUNT],
            candidates: CandidateSet::EMPTY,
            counts: [[0; Digit::COUNT]; House::COUNT],
            naked: VecDeque::new(),
            hidden: VecDeque::new(),
        }
    }
}

impl HodokuBoard {
    /// Becomes the board: filled cells are placed on an empty one in cell order, then what is missing is deleted, by cell,
    /// then by digit.
    pub(super) fn start(&mut self, board: &Board) {
        let layout = board.layout();
        self.values = Grid::EMPTY;
        self.open = CellSet::ALL;
        self.digits = [DigitSet::ALL; Cell::COUNT];
        self.candidates = CandidateSet::ALL;
        for house in layout.houses() {
            self.counts[house.index()] = [Digit::COUNT as u8; Digit::COUNT];
        }
        self.naked.clear();
        self.hidden.clear();
        for filled in board.values().filled() {
            self.place(layout, filled);
        }
        let missing = self.candidates - *board.candidates();
        for gone in missing.iter_by_cell() {
            self.delete(layout, gone);
        }
    }

    /// Takes a candidate away and queues the singles that this makes.
    pub(super) fn delete(&mut self, layout: &Layout, gone: Candidate) {
        if !self.candidates.contains(gone) {
            return;
        }
        let Candidate { cell, digit } = gone;
        self.candidates.remove(gone);
        let left = self.digits[cell.index()].without(digit);
        self.digits[cell.index()] = left;
        if left.is_empty() {
            return;
        }
        if let Some(digit) = left.single() {
            self.naked.push_back(Candidate { cell, digit });
        }
        for house in layout.houses_of(cell) {
            match self.count_down(house, digit) {
                0 => {
                    let inside = |known: &Candidate| known.digit == digit && layout.cells(house).contains(known.cell);
                    if let Some(first) = self.hidden.iter().position(inside) {
                        self.hidden.remove(first);
                    }
                }
                1 => self.queue_last(layout, house, digit),
                _ => {}
            }
        }
    }

    /// Writes a digit into a cell and queues the singles that this makes. The cell still counts while its peers lose the
    /// digit.
    pub(super) fn place(&mut self, layout: &Layout, placed: Candidate) {
        let Candidate { cell, digit } = placed;
        if self.values.get(cell) == Some(digit) {
            return;
        }
        self.values.set(cell, Some(digit));
        self.open.remove(cell);
        let former = std::mem::replace(&mut self.digits[cell.index()], DigitSet::EMPTY);
        self.candidates -= CandidateSet::of_cell(cell, former);
        for peer in layout.peers(cell) {
            self.delete(layout, Candidate { cell: peer, digit });
        }
        for other in former {
            for house in layout.houses_of(cell) {
                if self.count_down(house, other) == 1 && other != digit {
                    self.queue_last(layout, house, other);
                }
            }
        }
    }

    /// One cell less of the house counts for the digit; gives how many still do.
    const fn count_down(&mut self, house: House, digit: Digit) -> u8 {
        let count = &mut self.counts[house.index()][digit.index()];
        *count = count.saturating_sub(1);
        *count
    }

    /// Queues the place that a digit has left in a house.
    fn queue_last(&mut self, layout: &Layout, house: House, digit: Digit) {
        if let Some(cell) = (self.candidates.plane(digit) & layout.cells(house)).first() {
            self.hidden.push_back(Candidate { cell, digit });
        }
    }

    /// True if a house has no other digit left to place.
    pub(super) fn lacks_only(&self, house: House, digit: Digit) -> bool {
        Digit::ALL.into_iter().all(|other| other == digit || self.counts[house.index()][other.index()] == 0)
    }

    /// True if one cell of the house counts for the digit.
    pub(super) const fn has_one(&self, house: House, digit: Digit) -> bool {
        self.counts[house.index()][digit.index()] == 1
    }

    /// True if the cell has no digit.
    pub(super) const fn is_open(&self, cell: Cell) -> bool {
        self.open.contains(cell)
    }

    /// The number of cells of the house that count for the digit.
    pub(super) const fn count(&self, house: House, digit: Digit) -> u8 {
        self.counts[house.index()][digit.index()]
    }

    /// The digits that a cell without a digit may hold.
    pub(super) const fn digits(&self, cell: Cell) -> DigitSet {
        self.digits[cell.index()]
    }

    /// True if it has the digits and the candidates of this board.
    pub(super) fn is(&self, board: &Board) -> bool {
        self.values == *board.values() && self.candidates == *board.candidates()
    }

    /// The digits that this board has and that are not here, and the candidates that it lacks and that are here.
    pub(super) fn ahead(&self, board: &Board) -> (CandidateSet, CandidateSet) {
        let filled = (self.open - board.open()).iter();
        let placed = filled.filter_map(|cell| Some(Candidate { cell, digit: board.value(cell)? })).collect();
        (placed, self.candidates - *board.candidates())
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{board, candidate, named};
    use super::*;

    const PUZZLE: &str = "600100708000800200238050100000040092004308600370010000003070526002004000907006004";

    fn empty() -> HodokuBoard {
        let mut it = HodokuBoard::default();
        it.start(&board(&".".repeat(81)));
        it
    }

    fn delete(it: &mut HodokuBoard, names: &str) {
        names.split(' ').for_each(|name| it.delete(Layout::classic(), candidate(name)));
    }

    fn queued(queue: &VecDeque<Candidate>) -> String {
        queue.iter().copied().map(named).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_last_candidate_of_a_cell_and_of_a_house_is_queued_when_it_becomes_that() {
        let mut it = empty();
        delete(&mut it, "111 211 311 411 511 611 711 811");
        assert_eq!((queued(&it.naked), queued(&it.hidden)), ("911".into(), String::new()));
        // The row, the column and the box of r9c9 in this order, and 5 in one row after the other.
        delete(&mut it, "577 578 579 587 588 589 597 598 591 592 593 594 595 596");
        assert_eq!(queued(&it.hidden), "599 599", "in its box, then in its row");
        delete(&mut it, "519 529 539 549 559 569");
        assert_eq!(queued(&it.hidden), "599 599 599");
        // Row, column and box have none any more: each takes out the first entry in it.
        delete(&mut it, "599");
        assert_eq!(queued(&it.hidden), "");
        delete(&mut it, "599");
        assert_eq!(queued(&it.naked), "911", "what is gone is gone");
    }

    #[test]
    fn a_placed_digit_counts_while_its_peers_lose_it_and_is_no_single_itself() {
        let layout = Layout::classic();
        let mut it = empty();
        // 5 has r1c1 and r1c9 in row 1, and r1c9 and r9c9 in column 9; 6 has r1c1 and r9c1 in column 1.
        delete(&mut it, "512 513 514 515 516 517 518 529 539 549 559 569 579 589");
        delete(&mut it, "621 631 641 651 661 671 681");
        assert_eq!(queued(&it.hidden), "");
        it.place(layout, candidate("511"));
        assert_eq!(queued(&it.hidden), "599 691", "by the peers of r1c1, then by its other candidates");
        it.place(layout, candidate("511"));
        assert_eq!(queued(&it.hidden), "599 691", "it stands there already");
    }

    #[test]
    fn a_start_is_a_board_on_which_all_was_placed_one_by_one() {
        let layout = Layout::classic();
        let start = board(PUZZLE);
        let mut whole = HodokuBoard::default();
        let mut piecewise = empty();
        whole.start(&start);
        for given in start.values().filled() {
            piecewise.place(layout, given);
        }
        assert!(whole.is(&start) && piecewise.is(&start));
        assert_eq!((&whole.naked, &whole.hidden), (&piecewise.naked, &piecewise.hidden));
        assert!(!whole.hidden.is_empty());
        for house in layout.houses() {
            for digit in Digit::ALL {
                let places = (start.plane(digit) & layout.cells(house)).len();
                assert_eq!(usize::from(whole.counts[house.index()][digit.index()]), places);
            }
        }
    }
}
