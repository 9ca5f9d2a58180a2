//! HoDoKu's XY-Chains: cells with two candidates, each of which shares a digit with the next.
use super::MOST_LINKS;
use crate::hodoku::choice::BestFind;
use crate::hodoku::find::HodokuFind;
use crate::hodoku::houses::{CellHouses, lend};
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Chain, Digit, DigitSet, Pattern, StrongLink, Truth};
use qedoku_techniques::advanced::chains::xy_chain::XyChain;
use qedoku_techniques::kernels::links::report;
use qedoku_techniques::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

/// The score of the row.
const SCORE: u16 = 260;

/// The most cells of a chain: in each is a strong link, and between two a weak one.
const MOST_CELLS: usize = MOST_LINKS / 2;

/// XY-Chains.
#[derive(Clone, Copy, Debug)]
pub(in crate::hodoku) struct XyChains;

impl Technique for XyChains {
    fn info(&self) -> &'static Info {
        &XyChain::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let found = lend(cx, |houses, walk: &mut CellChainWalk| {
            walk.run(cx, houses);
            let why = || evidence(cx, walk.start, &walk.found, &walk.best.gone);
            HodokuFind::best(&walk.best, sink, why)
        });
        HodokuFind::report(found.flatten(), sink, self.info(), SCORE)
    }
}

/// The search for the best chain.
#[derive(Clone, Debug)]
struct CellChainWalk {
    /// The cells with two candidates, by digit.
    pairs: [CellSet; Digit::COUNT],
    best: BestFind,
    /// The digit that the best chain starts with.
    start: Digit,
    /// The cells of the best chain.
    found: Vec<Cell>,
    path: Vec<Cell>,
    /// Ends that would be better than the best find.
    wanted: CellSet,
}

impl Default for CellChainWalk {
    fn default() -> Self {
        let pairs = [CellSet::EMPTY; Digit::COUNT];
        let wanted = CellSet::EMPTY;
        let found = Vec::new();
        let path = Vec::new();
        Self { pairs, best: BestFind::default(), start: Digit::from_index(0), found, path, wanted }
    }
}

/// The start of chains from one candidate, and the position.
struct CellStart<'a> {
    cx: &'a Context<'a>,
    houses: &'a CellHouses,
    start: Candidate,
}

impl CellChainWalk {
    fn run(&mut self, cx: &Context<'_>, houses: &CellHouses) {
        self.best = BestFind::default();
        let pairs = cx.board.cells_with_few(2);
        self.pairs = Digit::ALL.map(|digit| cx.board.plane(digit) & pairs);
        for cell in pairs {
            for digit in cx.board.digits(cell) {
                let from = CellStart { cx, houses, start: Candidate { cell, digit } };
                self.from(&from);
            }
        }
    }

    fn from(&mut self, from: &CellStart<'_>) {
        let Candidate { cell, digit } = from.start;
        let Some(out) = other(from.cx, cell, digit) else { return };
        let best = &self.best;
        let seen = from.cx.layout.peers(cell) & from.cx.board.plane(digit);
        let least = best.count().max(1);
        let hopes = |end: Cell| end != cell && (from.cx.layout.peers(end) & seen).len() >= least;
        let ends = self.pairs[digit.index()].filter(hopes);
        if ends.is_empty() {
            return;
        }
        let ends = ends & self.reached(from, out);
        self.wanted = ends.filter(|end| best.is_beaten_by(&gone(from, end)));
        if self.wanted.is_empty() {
            return;
        }
        self.path.clear();
        self.path.push(cell);
        self.walk(from, cell, out, CellSet::of(cell));
    }

    /// The cells where the start digit is what is left, as far as it is to be seen without following each chain.
    fn reached(&self, from: &CellStart<'_>, out: Digit) -> CellSet {
        let start = from.start;
        let cx = from.cx;
        // For each digit the cells that may be left by it, and those that were.
        let mut fresh = [CellSet::EMPTY; Digit::COUNT];
        let mut left = fresh;
        let mut ends = CellSet::EMPTY;
        fresh[out.index()].insert(start.cell);
        for _ in 1..MOST_CELLS {
            let mut next = [CellSet::EMPTY; Digit::COUNT];
            let digits = DigitSet::ALL.filter(|digit| !fresh[digit.index()].is_empty());
            if digits.is_empty() {
                break;
            }
            for digit in digits {
                let seen = fresh[digit.index()].iter().fold(CellSet::EMPTY, |all, cell| all | cx.layout.peers(cell));
                for cell in seen & self.pairs[digit.index()] {
                    let Some(out) = other(cx, cell, digit) else { continue };
                    if left[out.index()].add(cell) {
                        next[out.index()].insert(cell);
                    }
                }
            }
            ends |= next[start.digit.index()];
            fresh = next;
        }
        ends
    }

    fn walk(&mut self, from: &CellStart<'_>, at: Cell, out: Digit, used: CellSet) {
        let cx = from.cx;
        for beside in from.houses.beside(at) {
            for cell in (*beside & self.pairs[out.index()]) - used {
                let Some(next) = other(cx, cell, out) else { continue };
                self.path.push(cell);
                if next == from.start.digit && self.wanted.contains(cell) {
                    self.wanted.remove(cell);
                    if self.best.offer(&gone(from, cell)) {
                        self.start = from.start.digit;
                        self.found.clone_from(&self.path);
                    }
                }
                if self.path.len() < MOST_CELLS && !self.wanted.is_empty() {
                    self.walk(from, cell, next, used.with(cell));
                }
                self.path.pop();
                if self.wanted.is_empty() {
                    return;
                }
            }
        }
    }
}

/// The other digit of a cell with two.
fn other(cx: &Context<'_>, cell: Cell, digit: Digit) -> Option<Digit> {
    cx.board.digits(cell).without(digit).first()
}

/// The candidates that see both ends.
fn gone(from: &CellStart<'_>, end: Cell) -> CandidateSet {
    let Candidate { cell, digit } = from.start;
    let seen = from.cx.layout.peers(cell) & from.cx.layout.peers(end);
    CandidateSet::of_digit(digit, seen & from.cx.board.plane(digit))
}

fn evidence(cx: &Context<'_>, start: Digit, path: &[Cell], gone: &CandidateSet) -> (Pattern, Vec<Truth>) {
    let mut enters = start;
    let links = path.iter().filter_map(|&cell| {
        let out = other(cx, cell, enters)?;
        Some(StrongLink::in_cell(cell, std::mem::replace(&mut enters, out), out))
    });
    let links: Vec<StrongLink> = links.collect();
    let truths = report::truths(&links, *gone, cx);
    (Pattern::of(Chain::open(links)), truths)
}
