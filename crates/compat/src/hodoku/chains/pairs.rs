//! HoDoKu's Remote Pairs: cells with the same two candidates, each of which sees the next.
use super::MOST_LINKS;
use crate::hodoku::choice::BestFind;
use crate::hodoku::find::HodokuFind;
use crate::hodoku::houses::{CellHouses, lend};
use qedoku_core::{CandidateSet, Cell, CellSet, DigitSet};
use qedoku_techniques::advanced::coloring::remote_pair::{self, RemotePair};
use qedoku_techniques::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

/// The score of the row.
const SCORE: u16 = 110;

/// The least and the most cells of a chain: in each is a strong link, and between two a weak one.
const CELLS: [usize; 2] = [4, MOST_LINKS / 2];

/// Remote Pairs.
#[derive(Clone, Copy, Debug)]
pub(in crate::hodoku) struct RemotePairs;

impl Technique for RemotePairs {
    fn info(&self) -> &'static Info {
        &RemotePair::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let found = lend(cx, |houses, walk: &mut PairChainWalk| {
            walk.run(cx, houses);
            let colors = || {
                let color = |first: usize| walk.found.iter().skip(first).step_by(2).copied().collect::<CellSet>();
                remote_pair::evidence(cx, [0, 1].map(color), walk.digits, &walk.best.gone)
            };
            HodokuFind::best(&walk.best, sink, colors)
        });
        HodokuFind::report(found.flatten(), sink, self.info(), SCORE)
    }
}

/// The search for the best chain.
#[derive(Clone, Debug, Default)]
struct PairChainWalk {
    best: BestFind,
    digits: DigitSet,
    /// The best chain.
    found: Vec<Cell>,
    path: Vec<Cell>,
}

impl PairChainWalk {
    fn run(&mut self, cx: &Context<'_>, houses: &CellHouses) {
        self.best = BestFind::default();
        let pairs = cx.board.cells_with_few(2);
        for cell in pairs {
            let digits = cx.board.digits(cell);
            let same = pairs.filter(|other| cx.board.digits(other) == digits);
            if same.len() < CELLS[0] {
                continue;
            }
            // The digit that both ends have, one after the other: each has its own cells that go.
            for digit in digits {
                let cells = cx.board.plane(digit) & cx.layout.peers(cell);
                self.path.clear();
                self.path.push(cell);
                self.walk(&PairStart { cx, houses, digits, same, cells }, cell);
            }
        }
    }

    fn walk(&mut self, from: &PairStart<'_>, at: Cell) {
        for beside in from.houses.beside(at) {
            for cell in *beside & from.same {
                if self.path.contains(&cell) {
                    continue;
                }
                self.path.push(cell);
                let even = self.path.len().is_multiple_of(2);
                if even && self.path.len() >= CELLS[0] && from.cells.meets(from.cx.layout.peers(cell)) {
                    let gone = self.gone(from);
                    if self.best.offer(&gone) {
                        self.digits = from.digits;
                        self.found.clone_from(&self.path);
                    }
                }
                if self.path.len() < CELLS[1] {
                    self.walk(from, cell);
                }
                self.path.pop();
            }
        }
    }

    /// The candidates that see two cells of the chain which hold different digits and are no neighbors.
    fn gone(&self, from: &PairStart<'_>) -> CandidateSet {
        let layout = from.cx.layout;
        let mut cells = CellSet::EMPTY;
        for (place, &one) in self.path.iter().enumerate() {
            for &other in self.path.iter().skip(place + 3).step_by(2) {
                cells |= layout.peers(one) & layout.peers(other);
            }
        }
        let of = |digit| CandidateSet::of_digit(digit, cells & from.cx.board.plane(digit));
        from.digits.iter().fold(CandidateSet::EMPTY, |all, digit| all | of(digit))
    }
}

/// The start of chains from one cell, and the position.
struct PairStart<'a> {
    cx: &'a Context<'a>,
    houses: &'a CellHouses,
    digits: DigitSet,
    /// The cells with the same digits.
    same: CellSet,
    /// The cells that see the start and have the digit of the ends.
    cells: CellSet,
}
