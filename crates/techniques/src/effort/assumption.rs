//! The consequences of assuming a candidate, round by round.
use qedoku_core::{Board, Candidate, CandidateSet, CellSet, Digit, HouseSet, Layout};

/// A board that is worked on round by round. The digit of a filled cell counts as its only candidate.
///
/// The hypotheses' board of candidates fills each single as soon as it is seen; here all singles of a round are filled
/// at once, so that the number of rounds does not depend on the order.
#[derive(Clone)]
pub(super) struct RoundBoard<'l> {
    layout: &'l Layout,
    candidates: CandidateSet,
    /// The cells that are filled and whose peers know it.
    filled: CellSet,
    /// The houses in which each digit lost a place since they were looked at.
    touched: [HouseSet; Digit::COUNT],
}

/// The result of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Came {
    /// Digits were placed.
    Digits,
    /// There is no single.
    Nothing,
    /// A cell has no candidate left, or a digit no place in a house.
    Contradiction,
}

/// The least number of rounds in which assuming a candidate leads to a contradiction, and all candidates for which that
/// number suffices.
pub(super) type Refuted = Option<(u32, CandidateSet)>;

/// An assumption under way.
struct RunningAssumption<'l> {
    candidate: Candidate,
    position: RoundBoard<'l>,
    /// The number of rounds done.
    rounds: u32,
}

impl<'l> RoundBoard<'l> {
    /// The position of a board that has no single.
    pub(super) fn new(layout: &'l Layout, board: &Board) -> Self {
        let mut candidates = *board.candidates();
        board.values().filled().for_each(|it| candidates.insert(it));
        // Cells beyond the board count as filled.
        let beyond = (CellSet::ALL - layout.board()).iter().map(|cell| Candidate { cell, digit: Digit::D1 });
        beyond.for_each(|it| candidates.insert(it));
        Self { layout, candidates, filled: CellSet::ALL - board.open(), touched: [HouseSet::EMPTY; Digit::COUNT] }
    }

    /// The candidates that singles refute in the fewest rounds. All assumptions advance together, round by round.
    pub(super) fn refuted(&self) -> Refuted {
        let mut under_way = self.assumptions();
        let mut refuted = CandidateSet::EMPTY;
        let mut rounds = 0;
        while refuted.is_empty() {
            if under_way.is_empty() {
                return None;
            }
            rounds += 1;
            under_way.retain_mut(|it| match it.position.round() {
                Came::Digits => true,
                Came::Nothing => false,
                Came::Contradiction => {
                    refuted.insert(it.candidate);
                    false
                }
            });
        }
        Some((rounds, refuted))
    }

    /// The candidates refuted in the fewest rounds if each assumption that has no single left may remove the candidates
    /// that singles refute soonest: that takes as many rounds as it takes to refute them.
    pub(super) fn refuted_inside(&self) -> Refuted {
        let mut under_way = self.assumptions();
        let mut refuted = CandidateSet::EMPTY;
        let mut rounds = 0;
        while !under_way.is_empty() {
            let mut halted = Vec::new();
            for (place, it) in under_way.iter_mut().enumerate().filter(|(_, it)| it.rounds == rounds) {
                match it.position.round() {
                    Came::Digits => it.rounds += 1,
                    Came::Nothing => halted.push(place),
                    Came::Contradiction => refuted.insert(it.candidate),
                }
            }
            if !refuted.is_empty() {
                return Some((rounds + 1, refuted));
            }
            for place in halted.into_iter().rev() {
                match under_way[place].position.refuted() {
                    Some((inside, gone)) => {
                        under_way[place].rounds += inside;
                        under_way[place].position.eliminate(&gone);
                    }
                    None => drop(under_way.swap_remove(place)),
                }
            }
            rounds += 1;
        }
        None
    }

    /// Each candidate of an open cell assumed.
    fn assumptions(&self) -> Vec<RunningAssumption<'l>> {
        let open = self.candidates.iter().filter(|it| !self.filled.contains(it.cell));
        open.map(|candidate| RunningAssumption { candidate, position: self.assuming(candidate), rounds: 0 }).collect()
    }

    /// The position in which a candidate is true.
    fn assuming(&self, candidate: Candidate) -> Self {
        let mut position = self.clone();
        position.place(&CandidateSet::of(candidate));
        position
    }

    /// Places all singles at once.
    fn round(&mut self) -> Came {
        let mut once = CellSet::EMPTY;
        let mut twice = CellSet::EMPTY;
        for digit in Digit::ALL {
            let plane = self.candidates.plane(digit);
            twice |= once & plane;
            once |= plane;
        }
        if once != CellSet::ALL {
            return Came::Contradiction;
        }
        let naked = once - twice - self.filled;
        let mut placed = CandidateSet::EMPTY;
        let mut any = false;
        for digit in Digit::ALL {
            let plane = self.candidates.plane(digit);
            let mut single = plane & naked;
            for house in std::mem::take(&mut self.touched[digit.index()]) {
                let places = plane & self.layout.cells(house);
                if places.is_empty() {
                    return Came::Contradiction;
                }
                if !places.is_several() {
                    single |= places;
                }
            }
            *placed.plane_mut(digit) = single - self.filled;
            any |= !placed.plane(digit).is_empty();
        }
        self.place(&placed);
        if any { Came::Digits } else { Came::Nothing }
    }

    /// Places digits, all at once: if two of them clash, both are gone.
    fn place(&mut self, placed: &CandidateSet) {
        let cells = placed.cells();
        let mut gone = CandidateSet::EMPTY;
        self.filled |= cells;
        for digit in Digit::ALL {
            let own = placed.plane(digit);
            let seen = own.iter().fold(cells - own, |seen, cell| seen | self.layout.peers(cell));
            *gone.plane_mut(digit) = seen & self.candidates.plane(digit);
        }
        if self.layout.crosses() {
            let crossed = placed.iter().fold(CandidateSet::EMPTY, |all, it| all | self.layout.clashes(it));
            gone |= crossed & self.candidates;
        }
        self.eliminate(&gone);
    }

    /// Takes candidates of the position away.
    fn eliminate(&mut self, gone: &CandidateSet) {
        for Candidate { cell, digit } in gone.iter() {
            self.touched[digit.index()] |= self.layout.houses_of(cell);
        }
        self.candidates -= *gone;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::{Cell, Grid, Puzzle};

    #[test]
    fn a_round_fills_what_the_one_before_it_leaves_one_candidate() {
        let layout = Layout::classic();
        let mut board = Board::new(layout, &Puzzle::from_givens(Grid::EMPTY));
        let [one, two, three] = [Digit::D1, Digit::D2, Digit::D3];
        let cells = [Cell::at(1, 1), Cell::at(1, 5), Cell::at(9, 5)];
        for (cell, kept) in cells.into_iter().zip([[one, two], [one, two], [two, three]]) {
            let gone = Digit::ALL.into_iter().filter(|digit| !kept.contains(digit));
            gone.for_each(|digit| board.eliminate(Candidate { cell, digit }));
        }
        let mut position = RoundBoard::new(layout, &board).assuming(Candidate { cell: cells[0], digit: one });
        for known in 1..=3 {
            assert_eq!(position.filled, cells[..known].iter().copied().collect::<CellSet>());
            let came = if known < 3 { Came::Digits } else { Came::Nothing };
            assert_eq!(position.round(), came, "{known} cells filled");
        }
    }
}
