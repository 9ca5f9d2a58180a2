//! Eliminates candidates that clash by a rule with every candidate of a cell, or of a digit in a house.
use super::missing_partner::joins_partners;
use super::thermometer_bounds::is_thermometer;
use crate::{Context, Sink};
use qedoku_core::{CandidateSet, Cell, CellSet, Clash, Digit, House, Rule, RuleKind, RuledOut, Slot};
use std::ops::{BitOr, ControlFlow};

crate::technique! {
    /// A candidate that breaks a rule with every candidate of a cell, or with every place of a digit in a house, goes.
    ///
    /// ## Why it holds
    /// The cell, or the digit in the house, takes one of its candidates. Each of them clashes with the candidate elsewhere,
    /// by a rule or a house, so that one is false. What a thermometer, an arrow, a dot or a line does by itself has names of its
    /// own: Thermometer Bounds, Arrow Bounds and Missing Partner.
    ///
    /// ## How to find it
    /// With anti-knight or anti-king, take the last places of a digit in a house and look for a cell that all of them reach.
    /// Elsewhere take a cell that a rule is about, and for each digit of another ask whether any digit of the cell goes with
    /// it.
    pub RuleClash = "rule-clash", "Rule Clash", Intermediate,
    zh: "变型规则排除" {
        what: "某个候选数与某格的每个候选数，或与某数在某区域的每个位置，都因规则而冲突，因此删去。",
        why: "该格（或该区域的该数）必取其中一个候选，而每一个都因规则或区域与别处的那个候选数冲突，所以那个候选数不成立。单由一条温度计、一个箭头、一个圆点或一条线得出的，另有名称：温度计界限、箭头界限、缺少配对数。",
        find: "有无马步或无王步规则时，看某数在区域里最后的几个位置是否都能到达同一格。此外选一个受规则约束的格，对另一格的每个数，看该格有没有数与它相容。"
    },
    fits: |layout| !layout.is_classic(),
    search: search
}

/// Reports, slot by slot, what clashes with every candidate. Under classic rules locked candidates are all there is.
///
/// The candidates that clash with all that a slot has left change only where the slot does.
fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let Context { layout, board, .. } = *cx;
    if layout.is_classic() {
        return ControlFlow::Continue(());
    }
    for cell in cx.fresh_cells() & board.open() & layout.crossing_cells() {
        let gone = of_cell(cx, cell);
        if !gone.is_empty() {
            report(cx, sink, Slot::Cell(cell), &(gone - of_one_line(cx, cell)))?;
        }
    }
    let fresh = Digit::ALL.map(|digit| cx.fresh(digit) - board.placed_houses(digit));
    for house in layout.houses() {
        for digit in layout.digits().iter().filter(|digit| fresh[digit.index()].contains(house)) {
            report(cx, sink, Slot::House(house, digit), &of_house(cx, house, digit))?;
        }
    }
    ControlFlow::Continue(())
}

fn report(cx: &Context<'_>, sink: &mut Sink<'_>, slot: Slot, gone: &CandidateSet) -> ControlFlow<()> {
    if gone.is_empty() {
        return ControlFlow::Continue(());
    }
    sink.eliminate(*gone, || (Clash::of(slot).into(), cx.truths(&[slot])))
}

/// The candidates that clash with every digit of a cell that has several: of other digits, by a rule about the cell.
fn of_cell(cx: &Context<'_>, cell: Cell) -> CandidateSet {
    if !cx.board.digits(cell).is_several() {
        return CandidateSet::EMPTY;
    }
    RuledOut::by(cx.board, Slot::Cell(cell)).gone
}

/// The candidates in the cells of thermometers, arrows, dots and lines that a cell is of: what clashes there goes by
/// Thermometer Bounds, Arrow Bounds or Missing Partner.
fn of_one_line(cx: &Context<'_>, cell: Cell) -> CandidateSet {
    let is_told = |rule: &&Rule| {
        (is_thermometer(rule) || joins_partners(rule) || rule.kind == RuleKind::Arrow) && rule.cells.contains(&cell)
    };
    let cells: CellSet = cx.layout.rules().list.iter().filter(is_told).flat_map(|rule| &rule.cells).copied().collect();
    cells.iter().map(|cell| CandidateSet::of_cell(cell, cx.board.digits(cell))).fold(CandidateSet::EMPTY, BitOr::bitor)
}

/// The candidates that clash with a digit in each of its several places in a house, but for those that locked
/// candidates clear.
fn of_house(cx: &Context<'_>, house: House, digit: Digit) -> CandidateSet {
    let places = cx.board.plane(digit) & cx.layout.cells(house);
    let mut gone = CandidateSet::EMPTY;
    let (Some(first), Some(last)) = (places.first(), places.last()) else { return gone };
    if first == last {
        return gone;
    }
    if places.is_subset(cx.layout.crossing_cells()) {
        gone = RuledOut::by(cx.board, Slot::House(house, digit)).gone;
    } else {
        // A place that no rule is about sees other digits in its own cell alone, and no other place sees these.
        let both = cx.board.plane(digit) & cx.layout.peers(first) & cx.layout.peers(last);
        if both.is_empty() {
            return gone;
        }
        *gone.plane_mut(digit) = both & cx.layout.common_peers(places);
    }
    let of_digit = gone.plane_mut(digit);
    if !of_digit.is_empty() {
        for around in cx.layout.houses_around(places) {
            *of_digit -= cx.layout.cells(around);
        }
    }
    gone
}
