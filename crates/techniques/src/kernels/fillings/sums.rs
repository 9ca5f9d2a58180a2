//! Totals of open cells, read off rules or added up from houses and cages.
use super::kept_fillings;
use super::totals::{self, FILLINGS, TotalTerm};
use crate::{Context, Sink};
use qedoku_core::{
    Addend, Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseFamily, Layout, Pattern,
    RuleKind, Sum, Summand, Total, Truth,
};
use std::ops::{ControlFlow, RangeInclusive};

/// The most cells that a comparison of houses with cages may leave.
pub(super) const FEW: usize = 6;

/// The most cells that an innie or an outie of one house has; of two and of three houses it has one and two fewer.
const OF_ONE_HOUSE: usize = 3;

/// True if no rule of the layout has a total, or another thing to say of several cells as a whole.
#[inline]
pub(crate) fn has_none(cx: &Context<'_>) -> bool {
    cx.layout.filled_as_a_rule_says().is_empty()
}

/// The total that some addends come to on a board; nothing if a cell counts more than once, or none is open.
pub(crate) fn sum(board: &Board, from: Vec<Addend>) -> Option<Sum> {
    let layout = board.layout();
    let mut factors = [0_i16; Cell::COUNT];
    let mut counted = CellSet::EMPTY;
    let mut total = 0;
    for addend in &from {
        let stated = addend.terms(layout)?;
        for term in stated.terms {
            factors[term.cell.index()] += term.factor;
            counted.insert(term.cell);
        }
        total += stated.total;
    }
    let mut plus = CellSet::EMPTY;
    let mut minus = CellSet::EMPTY;
    for cell in counted & layout.board() {
        match (board.value(cell), factors[cell.index()]) {
            (_, 0) => {}
            (Some(digit), factor) => total -= factor * i16::from(digit.value()),
            (None, 1) => plus.insert(cell),
            (None, -1) => minus.insert(cell),
            (None, _) => return None,
        }
    }
    let cells = plus | minus;
    let left =
        cells.iter().fold(CandidateSet::EMPTY, |all, cell| all | CandidateSet::of_cell(cell, board.digits(cell)));
    (!cells.is_empty()).then_some(Sum { plus, minus, total, left, from })
}

/// Reports what a total fills and what goes because of it, if anything does.
pub(super) fn report(cx: &Context<'_>, gone: CandidateSet, sum: &Sum, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let why = || (Total { digits: DigitSet::EMPTY }.into(), vec![Truth::Sum(Box::new(sum.clone()))]);
    report_left(cx, sum.left, gone, why, sink)
}

/// Reports the cells that lose all candidates but one as filled, then what goes in the others. A cell that had one candidate
/// before is left to singles.
pub(super) fn report_left(
    cx: &Context<'_>,
    left: CandidateSet,
    gone: CandidateSet,
    why: impl Fn() -> (Pattern, Vec<Truth>),
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    if gone.is_empty() {
        return ControlFlow::Continue(());
    }
    let kept = left - gone;
    let mut filled = CandidateSet::EMPTY;
    for cell in gone.cells() {
        let only = kept.digits(cell).single().map(|digit| Candidate { cell, digit });
        // On a board with a mistake two of them may clash.
        if let Some(only) = only.filter(|&only| !filled.meets(&cx.layout.clashes(only))) {
            filled.insert(only);
        }
    }
    sink.place_all(&filled, &why)?;
    sink.eliminate(gone - gone.within(filled.cells()), &why)
}

/// The candidates of a total that some way to reach it holds.
pub(super) fn kept(cx: &Context<'_>, sum: &Sum) -> CandidateSet {
    kept_fillings::of_total(cx, sum, || kept_anew(cx.layout, sum))
}

fn kept_anew(layout: &Layout, sum: &Sum) -> CandidateSet {
    let term = |cell: Cell| TotalTerm {
        cell,
        factor: if sum.minus.contains(cell) { -1 } else { 1 },
        digits: sum.left.digits(cell),
    };
    let terms: Vec<TotalTerm> = sum.cells().iter().map(term).collect();
    totals::kept(layout, &terms, i32::from(sum.total), FILLINGS[0])
}

/// True if the other cells of a total cannot make up for a candidate, when it is taken off first and they lose what clashes
/// with it. Cells that see each other are grouped anew then.
pub(super) fn is_out(layout: &Layout, sum: &Sum, it: Candidate) -> bool {
    let factor = |cell: Cell| if sum.minus.contains(cell) { -1 } else { 1 };
    let left = sum.left - layout.clashes(it);
    let term = |cell: Cell| TotalTerm { cell, factor: factor(cell), digits: left.digits(cell) };
    let terms: Vec<TotalTerm> = sum.cells().without(it.cell).iter().map(term).collect();
    let total = i32::from(sum.total) - i32::from(factor(it.cell)) * i32::from(it.digit.value());
    if terms.is_empty() { total != 0 } else { totals::kept(layout, &terms, total, FILLINGS[0]).is_empty() }
}

/// The cells that a comparison of houses with cages leaves over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Leftover {
    /// A few inside that no whole cage has.
    Inside,
    /// A few of the cages that stand out.
    Outside,
    /// Some inside and some outside, cage by cage the fewer of both, or more on one side.
    Both,
}

/// Compares one to three houses with the cages in them, and reports what the few cells left over lose: fewer cells first,
/// then fewer houses.
pub(crate) fn report_leftover(cx: &Context<'_>, leftover: Leftover, sink: &mut Sink<'_>) -> ControlFlow<()> {
    if has_none(cx) {
        return ControlFlow::Continue(());
    }
    let cages = cages(cx);
    if cages.is_empty() {
        return ControlFlow::Continue(());
    }
    let mut found: Vec<Sum> = Vec::new();
    for size in 1..=3 {
        let runs = cx.layout.families().iter().flat_map(|family| runs(cx.layout, family, size));
        let others = cx.layout.others().iter().filter(|_| size == 1).map(|house| vec![house]);
        found.extend(runs.chain(others).flat_map(|houses| compared(cx, &cages, &houses, leftover)));
    }
    found.sort_by_key(|sum| sum.cells().len());
    found.iter().try_for_each(|sum| report(cx, sum.left - kept(cx, sum), sum, sink))
}

/// A cage with a total, or the line of an arrow.
#[derive(Clone, Copy)]
pub(super) struct NumberedCage {
    /// Its place in the list of rules.
    pub(super) number: usize,
    pub(super) cells: CellSet,
}

/// The cages with totals that share no cell.
pub(super) fn cages(cx: &Context<'_>) -> Vec<NumberedCage> {
    let mut covered = CellSet::EMPTY;
    let mut all = Vec::new();
    for (number, rule) in cx.layout.rules().list.iter().enumerate() {
        let cells: CellSet = rule.cells.iter().copied().collect();
        if rule.kind == RuleKind::Cage && rule.value.is_some() && !cells.meets(covered) {
            covered |= cells;
            all.push(NumberedCage { number, cells });
        }
    }
    all
}

/// The lines of the arrows that pass each of their cells once.
pub(super) fn arrow_lines(cx: &Context<'_>) -> Vec<NumberedCage> {
    let arrows = cx.layout.rules().list.iter().enumerate().filter(|(_, rule)| rule.kind == RuleKind::Arrow);
    arrows
        .map(|(number, rule)| (number, rule.arrow().1))
        .map(|(number, line)| (line.len(), NumberedCage { number, cells: line.iter().copied().collect() }))
        .filter(|(count, line)| *count == line.cells.len())
        .map(|(_, line)| line)
        .collect()
}

/// Houses of a family that lie beside each other: so many in a row, or boxes that share a side.
pub(super) fn runs(layout: &Layout, family: &HouseFamily, size: usize) -> Vec<Vec<House>> {
    let houses: Vec<House> = family.houses.iter().collect();
    let of =
        |known: &[House], house: House, near: CellSet| ([known, &[house]].concat(), near | beside(layout.cells(house)));
    let mut all: Vec<(Vec<House>, CellSet)> = houses.iter().map(|&house| of(&[], house, CellSet::EMPTY)).collect();
    for _ in 1..size {
        let longer = |(known, near): &(Vec<House>, CellSet)| {
            let later = houses.iter().filter(|&house| known.last() < Some(house));
            let later = later.filter(|&&house| layout.cells(house).meets(*near));
            later.map(|&house| of(known, house, *near)).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all.into_iter().map(|(houses, _)| houses).collect()
}

/// The cells that share a side with one of these.
fn beside(cells: CellSet) -> CellSet {
    let lines = 1..=Digit::COUNT as u8;
    let near = |cell: Cell| {
        let [row, column] = [cell.row(), cell.column()];
        let places = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)];
        let on_board = places.into_iter().filter(|(row, column)| lines.contains(row) && lines.contains(column));
        on_board.map(|(row, column)| Cell::at(row, column)).collect::<CellSet>()
    };
    cells.iter().fold(CellSet::EMPTY, |all, cell| all | near(cell))
}

/// The totals that houses less their cages leave, or the cages less their houses.
fn compared(cx: &Context<'_>, cages: &[NumberedCage], houses: &[House], leftover: Leftover) -> Vec<Sum> {
    let inside = houses.iter().fold(CellSet::EMPTY, |all, &house| all | cx.layout.cells(house));
    let most = OF_ONE_HOUSE + 1 - houses.len();
    let many = most + 1..=FEW;
    let asked = match leftover {
        Leftover::Inside | Leftover::Outside => vec![(leftover, 1..=most)],
        Leftover::Both => vec![(leftover, 1..=FEW), (Leftover::Inside, many.clone()), (Leftover::Outside, many)],
    };
    asked.into_iter().filter_map(|(side, sizes)| left_over(cx, cages, houses, inside, side, &sizes)).collect()
}

/// The total that houses with these cells, less their cages, leave on a side, if it has so many open cells.
fn left_over(
    cx: &Context<'_>,
    cages: &[NumberedCage],
    houses: &[House],
    inside: CellSet,
    leftover: Leftover,
    sizes: &RangeInclusive<usize>,
) -> Option<Sum> {
    let mut rest = inside;
    let mut out = CellSet::EMPTY;
    let mut taken = Vec::new();
    for &NumberedCage { number, cells } in cages.iter().filter(|cage| cage.cells.meets(inside)) {
        let own = cells & inside & cx.board.open();
        let beyond = (cells - inside) & cx.board.open();
        let is_taken = match leftover {
            _ if cells.is_subset(inside) => true,
            Leftover::Inside => false,
            Leftover::Outside => true,
            Leftover::Both => beyond.len() < own.len(),
        };
        if is_taken {
            taken.push(Addend { of: Summand::Rule(number, 0), minus: leftover != Leftover::Outside });
            rest -= cells;
            out |= cells - inside;
        }
    }
    let rest = rest & cx.board.open();
    let out = out & cx.board.open();
    let fits = match leftover {
        Leftover::Inside => out.is_empty(),
        Leftover::Outside => rest.is_empty(),
        Leftover::Both => !rest.is_empty() && !out.is_empty(),
    };
    if !fits || taken.is_empty() || !sizes.contains(&(rest | out).len()) {
        return None;
    }
    let houses = houses.iter().map(|&house| Addend { of: Summand::House(house), minus: leftover == Leftover::Outside });
    sum(cx.board, houses.chain(taken).collect())
}
