//! Aligned exclusion: ways to fill a few cells that leave another cell empty.
use crate::{Context, Sink};
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Exclusion, Pattern, Slot, Truth};
use std::ops::ControlFlow;

/// The most cells that can see two others.
const MOST: usize = 20;

/// Cells to fill, and the digits of the cells that would be left empty by some ways to fill them.
struct BaseCells<'a> {
    cx: &'a Context<'a>,
    base: &'a [Cell],
    excluders: [DigitSet; MOST],
    len: usize,
}

/// Reports, for each two cells that two bivalue cells or more both see, the candidates in no way to fill them.
pub(crate) fn pairs(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let open = cx.board.cells_with_few(usize::MAX);
    let few = cx.board.cells_with_few(2);
    let bases = open.filter(|cell| (few & cx.layout.peers(cell)).is_several());
    let fresh = cx.fresh_cells();
    let mut others = bases;
    for one in bases {
        others.remove(one);
        let seen = few & cx.layout.peers(one);
        let mut once = CellSet::EMPTY;
        let mut twice = CellSet::EMPTY;
        for excluder in seen {
            let peers = cx.layout.peers(excluder);
            twice |= once & peers;
            once |= peers;
        }
        for other in others & twice {
            let excluders = seen & cx.layout.peers(other);
            if !fresh.meets(excluders.with(one).with(other)) {
                continue;
            }
            if leaves_few(cx, one, other, excluders) || leaves_few(cx, other, one, excluders) {
                report(&[one, other], excluders, cx, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// True if some digit of `cell` is in enough excluders to leave `beside` empty: each of two digits rules out one there,
/// and the digit itself another if the two cells see each other.
fn leaves_few(cx: &Context<'_>, cell: Cell, beside: Cell, excluders: CellSet) -> bool {
    let digits = cx.board.digits(beside);
    let itself = usize::from(cx.layout.peers(cell).contains(beside));
    let most = |digit| (excluders & cx.board.plane(digit)).len() + itself;
    digits.len() <= excluders.len() + itself && cx.board.digits(cell).iter().any(|digit| most(digit) >= digits.len())
}

/// Reports, for each three cells that two cells or more of two or three candidates all see, the candidates in no way
/// to fill them, as far as no two of the three show it.
pub(crate) fn triples(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let open = cx.board.cells_with_few(usize::MAX);
    let few = cx.board.cells_with_few(3);
    for one in open {
        let seen = few & cx.layout.peers(one);
        for two in open.filter(|two| one < two) {
            let seen = seen & cx.layout.peers(two);
            if !seen.is_several() {
                continue;
            }
            for three in open.filter(|three| two < three) {
                let excluders = seen & cx.layout.peers(three);
                if excluders.is_several() {
                    report(&[one, two, three], excluders, cx, sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn report(base: &[Cell], excluders: CellSet, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut gone = impossible(cx, base, excluders);
    if base.len() > 2 && !gone.is_empty() {
        for two in [[base[0], base[1]], [base[0], base[2]], [base[1], base[2]]] {
            gone -= impossible(cx, &two, excluders);
        }
    }
    if gone.is_empty() {
        return ControlFlow::Continue(());
    }
    sink.eliminate(gone, || evidence(cx, base.iter().copied().collect(), excluders, &gone))
}

/// The candidates of the base that are in no way to fill it which leaves the excluders a digit.
pub fn impossible(cx: &Context<'_>, base: &[Cell], excluders: CellSet) -> CandidateSet {
    BaseCells::new(cx, base, excluders).impossible()
}

/// The pattern and the truths: those of base and excluders that the eliminations need.
pub fn evidence(cx: &Context<'_>, base: CellSet, excluders: CellSet, gone: &CandidateSet) -> (Pattern, Vec<Truth>) {
    let mut kept = base | excluders;
    for cell in excluders.iter().chain(base) {
        if gone.iter().all(|candidate| !fits(cx, kept.without(cell), candidate)) {
            kept.remove(cell);
        }
    }
    let excluders = (kept & excluders).iter().map(Slot::Cell).collect();
    let slots: Vec<Slot> = kept.iter().map(Slot::Cell).collect();
    (Exclusion { base: base & (kept | gone.cells()), excluders }.into(), cx.truths(&slots))
}

/// True if the cells can all be filled beside a candidate.
fn fits(cx: &Context<'_>, cells: CellSet, candidate: Candidate) -> bool {
    fill(cx, cells.without(candidate.cell), &mut CandidateSet::of(candidate))
}

fn fill(cx: &Context<'_>, cells: CellSet, filled: &mut CandidateSet) -> bool {
    let Some(cell) = cells.first() else { return true };
    cx.board.digits(cell).iter().any(|digit| {
        if filled.plane(digit).meets(cx.layout.peers(cell)) {
            return false;
        }
        filled.insert(Candidate { cell, digit });
        let fits = fill(cx, cells.without(cell), filled);
        filled.remove(Candidate { cell, digit });
        fits
    })
}

impl<'a> BaseCells<'a> {
    fn new(cx: &'a Context<'a>, base: &'a [Cell], excluders: CellSet) -> Self {
        let mut ways = Self { cx, base, excluders: [DigitSet::EMPTY; MOST], len: 0 };
        for (slot, cell) in ways.excluders.iter_mut().zip(excluders) {
            *slot = cx.board.digits(cell);
            ways.len += 1;
        }
        ways
    }

    /// The candidates of the base that are in no way to fill it.
    fn impossible(&self) -> CandidateSet {
        if let &[one, other] = self.base {
            return self.impossible_of_two(one, other);
        }
        if let &[one, two, three] = self.base {
            self.impossible_of_three([one, two, three])
        } else {
            CandidateSet::EMPTY
        }
    }

    /// The candidates of three cells that are in no way to fill them.
    fn impossible_of_three(&self, cells: [Cell; 3]) -> CandidateSet {
        let all = cells.map(|cell| self.cx.board.digits(cell));
        let [near_two, near_three] = [cells[1], cells[2]].map(|cell| self.cx.layout.peers(cell));
        let beside = |digits: DigitSet, other: Digit, clash: bool| if clash { digits.without(other) } else { digits };
        let mut fit = [DigitSet::EMPTY; 3];
        for one in all[0] {
            let third = beside(all[2], one, near_three.contains(cells[0]));
            for two in beside(all[1], one, near_two.contains(cells[0])) {
                let mut third = beside(third, two, near_three.contains(cells[1]));
                if fit[0].contains(one) && fit[1].contains(two) && third.is_subset(fit[2]) {
                    continue;
                }
                for &digits in &self.excluders[..self.len] {
                    let left = digits.without(one).without(two);
                    if left.is_empty() {
                        third = DigitSet::EMPTY;
                    } else if let Some(last) = left.single() {
                        third.remove(last);
                    }
                }
                if !third.is_empty() {
                    fit = [fit[0].with(one), fit[1].with(two), fit[2] | third];
                }
            }
            if fit == all {
                return CandidateSet::EMPTY;
            }
        }
        let gone = (0..3).map(|at| CandidateSet::of_cell(cells[at], all[at] - fit[at]));
        gone.fold(CandidateSet::EMPTY, |all, gone| all | gone)
    }

    /// The candidates of two cells that leave the other one nothing but what would empty an excluder of two digits.
    fn impossible_of_two(&self, one: Cell, other: Cell) -> CandidateSet {
        let mut partners = [DigitSet::EMPTY; Digit::COUNT];
        for &pair in self.excluders[..self.len].iter().filter(|pair| pair.len() == 2) {
            for digit in pair {
                partners[digit.index()] |= pair.without(digit);
            }
        }
        if self.cx.layout.peers(one).contains(other) {
            for digit in Digit::ALL {
                partners[digit.index()].insert(digit);
            }
        }
        let gone = |cell: Cell, beside: Cell| {
            let left = self.cx.board.digits(beside);
            let gone = self.cx.board.digits(cell).filter(|digit| left.is_subset(partners[digit.index()]));
            if gone.is_empty() { CandidateSet::EMPTY } else { CandidateSet::of_cell(cell, gone) }
        };
        gone(one, other) | gone(other, one)
    }
}
