//! HoDoKu's Turbot Fish and X-Chains: links of one digit in turn strong and weak.
use super::MOST_LINKS;
use crate::hodoku::choice::BestFind;
use crate::hodoku::find::HodokuFind;
use crate::hodoku::houses::{CellHouses, lend};
use qedoku_core::{CandidateSet, Cell, CellSet, Chain, Digit, Pattern, Slot, StrongLink, Truth};
use qedoku_techniques::advanced::chains::x_chain::XChain;
use qedoku_techniques::advanced::single_digit::turbot_fish::TurbotFish as TurbotFishInfo;
use qedoku_techniques::kernels::links::report;
use qedoku_techniques::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

/// Chains of three links.
#[derive(Clone, Copy, Debug)]
pub(in crate::hodoku) struct TurbotFish;

/// Chains of any length.
#[derive(Clone, Copy, Debug)]
pub(in crate::hodoku) struct XChains;

impl Technique for TurbotFish {
    fn info(&self) -> &'static Info {
        &TurbotFishInfo::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        search(cx, sink, self.info(), &ChainLimits { most: 3, score: 120 })
    }
}

impl Technique for XChains {
    fn info(&self) -> &'static Info {
        &XChain::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        search(cx, sink, self.info(), &ChainLimits { most: MOST_LINKS, score: 260 })
    }
}

/// The most links of a chain, and the score of a chain.
struct ChainLimits {
    most: usize,
    score: u16,
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>, info: &'static Info, lengths: &ChainLimits) -> ControlFlow<()> {
    let found = lend(cx, |houses, walk: &mut DigitChainWalk| {
        walk.run(cx, houses, lengths.most);
        let why = || evidence(cx, houses, walk.digit, &walk.found, &walk.best.gone);
        HodokuFind::best(&walk.best, sink, why)
    });
    HodokuFind::report(found.flatten(), sink, info, lengths.score)
}

/// The places of one digit and how they are linked.
#[derive(Clone, Debug)]
struct DigitLinks {
    places: CellSet,
    /// For each place the one that it is strongly linked to in its row, its column and its box.
    strong: [[Option<Cell>; 3]; Cell::COUNT],
    strong_set: [CellSet; Cell::COUNT],
}

/// The search for the best chain.
#[derive(Clone, Debug)]
struct DigitChainWalk {
    links: Vec<DigitLinks>,
    most: usize,
    best: BestFind,
    digit: Digit,
    /// The best chain.
    found: Vec<Cell>,
    path: Vec<Cell>,
    /// Ends that would be better than the best find.
    wanted: CellSet,
}

impl Default for DigitChainWalk {
    fn default() -> Self {
        let links = Vec::new();
        let found = Vec::new();
        let path = Vec::new();
        Self {
            links,
            most: 0,
            best: BestFind::default(),
            digit: Digit::from_index(0),
            found,
            path,
            wanted: CellSet::EMPTY,
        }
    }
}

impl DigitChainWalk {
    fn run(&mut self, cx: &Context<'_>, houses: &CellHouses, most: usize) {
        self.most = most;
        self.best = BestFind::default();
        let mut links = std::mem::take(&mut self.links);
        links.resize_with(Digit::COUNT, DigitLinks::default);
        for digit in cx.fresh_digits() {
            links[digit.index()].fill(cx, houses, digit);
        }
        let fresh = cx.fresh_digits();
        for cell in cx.board.open() {
            for digit in cx.board.digits(cell) & fresh {
                self.from(cx, houses, &links[digit.index()], digit, cell);
            }
        }
        self.links = links;
    }

    fn from(&mut self, cx: &Context<'_>, houses: &CellHouses, links: &DigitLinks, digit: Digit, start: Cell) {
        if links.strong_set[start.index()].is_empty() {
            return;
        }
        let gone = |end: Cell| gone(cx, digit, start, end);
        let best = &self.best;
        let least = self.best.count().max(1);
        let seen = cx.layout.peers(start) & links.places;
        let hopes = |end| (cx.layout.peers(end) & seen).len() >= least;
        self.wanted = links.reached(cx, start, self.most).filter(|end| hopes(end) && best.is_beaten_by(&gone(end)));
        if self.wanted.is_empty() {
            return;
        }
        self.digit_walk(cx, houses, links, digit, start);
    }

    fn digit_walk(&mut self, cx: &Context<'_>, houses: &CellHouses, links: &DigitLinks, digit: Digit, start: Cell) {
        self.path.clear();
        self.path.push(start);
        let at = At { cx, houses, links, digit, start };
        self.strong(&at, start, CellSet::of(start));
    }

    /// Goes on from a place by strong links.
    fn strong(&mut self, at: &At<'_>, from: Cell, used: CellSet) {
        for to in at.links.strong[from.index()].into_iter().flatten() {
            if used.contains(to) && to != at.start {
                continue;
            }
            self.path.push(to);
            if self.wanted.contains(to) {
                self.wanted.remove(to);
                if self.best.offer(&gone(at.cx, at.digit, at.start, to)) {
                    self.digit = at.digit;
                    self.found.clone_from(&self.path);
                }
            }
            // One place more than links.
            if to != at.start && self.path.len() <= self.most && !self.wanted.is_empty() {
                self.any(at, to, used.with(to));
            }
            self.path.pop();
            if self.wanted.is_empty() {
                return;
            }
        }
    }

    /// Goes on from a place by links of any kind.
    fn any(&mut self, at: &At<'_>, from: Cell, used: CellSet) {
        if self.path.len() + 1 > self.most {
            return;
        }
        for beside in at.houses.beside(from) {
            for to in (*beside & at.links.places) - used {
                if at.links.strong_set[to.index()].is_empty() {
                    continue;
                }
                self.path.push(to);
                self.strong(at, to, used.with(to));
                self.path.pop();
                if self.wanted.is_empty() {
                    return;
                }
            }
        }
    }
}

/// The position, the digit and the start of a walk.
struct At<'a> {
    cx: &'a Context<'a>,
    houses: &'a CellHouses,
    links: &'a DigitLinks,
    digit: Digit,
    start: Cell,
}

/// The candidates that see both ends.
fn gone(cx: &Context<'_>, digit: Digit, start: Cell, end: Cell) -> CandidateSet {
    let seen = cx.layout.peers(start) & cx.layout.peers(end);
    CandidateSet::of_digit(digit, seen & cx.board.plane(digit))
}

impl Default for DigitLinks {
    fn default() -> Self {
        let strong = [[None; 3]; Cell::COUNT];
        let strong_set = [CellSet::EMPTY; Cell::COUNT];
        Self { places: CellSet::EMPTY, strong, strong_set }
    }
}

impl DigitLinks {
    fn fill(&mut self, cx: &Context<'_>, houses: &CellHouses, digit: Digit) {
        let places = cx.board.plane(digit);
        self.places = places;
        for cell in places {
            let strong = &mut self.strong[cell.index()];
            let mut set = CellSet::EMPTY;
            for (place, house) in houses.of(cell).iter().enumerate() {
                let inside = cx.layout.cells(*house) & places;
                let other = inside.without(cell) & houses.beside(cell)[place];
                strong[place] = if inside.len() == 2 { other.single() } else { None };
                set |= strong[place].map_or(CellSet::EMPTY, CellSet::of);
            }
            self.strong_set[cell.index()] = set;
        }
    }

    /// The cells where strong links arrive, as far as can be seen without following each chain.
    fn reached(&self, cx: &Context<'_>, start: Cell, most: usize) -> CellSet {
        let mut ends = CellSet::EMPTY;
        let mut fresh = CellSet::of(start);
        let mut left = self.places;
        let mut links = 1;
        while !fresh.is_empty() && links <= most {
            let strong = fresh.iter().fold(CellSet::EMPTY, |all, cell| all | self.strong_set[cell.index()]) - ends;
            ends |= strong;
            fresh = strong.iter().fold(CellSet::EMPTY, |all, cell| all | cx.layout.peers(cell)) & left;
            left -= fresh;
            links += 2;
        }
        ends
    }
}

fn evidence(
    cx: &Context<'_>,
    houses: &CellHouses,
    digit: Digit,
    path: &[Cell],
    gone: &CandidateSet,
) -> (Pattern, Vec<Truth>) {
    let of = |cell| CandidateSet::of_digit(digit, CellSet::of(cell));
    let places = cx.board.plane(digit);
    let links = path.chunks_exact(2).filter_map(|pair| {
        let ends: CellSet = pair.iter().copied().collect();
        let house = houses.of(pair[0]).iter().find(|&&house| cx.layout.cells(house) & places == ends)?;
        Some(StrongLink::new(of(pair[0]), of(pair[1]), Slot::House(*house, digit)))
    });
    let links: Vec<StrongLink> = links.collect();
    let truths = report::truths(&links, *gone, cx);
    (Pattern::of(Chain::open(links)), truths)
}
