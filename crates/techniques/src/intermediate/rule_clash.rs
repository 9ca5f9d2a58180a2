//! Eliminates candidates that clash by a rule with every candidate of a cell, or of a digit in a house.
use crate::{Context, Sink};
use qedoku_core::{Candidate, CandidateSet, Cell, Clash, Digit, House, Slot};
use std::ops::ControlFlow;

crate::technique! {
    /// A candidate that breaks a rule with every candidate of a cell, or with every place of a digit in a house, goes.
    ///
    /// ## Why it holds
    /// The cell, or the digit in the house, takes one of its candidates. Each of them clashes with the candidate elsewhere,
    /// by a dot, a line, a chess move or a house, so that one is false. That an end of a thermometer is not too high, that
    /// both ends of a dot have a partner and that the cells of a palindrome have their twins are such arguments.
    ///
    /// ## How to find it
    /// Take a cell that a rule is about, and for each digit of its neighbor on the line or across the dot ask whether any
    /// digit of the cell goes with it. With anti-knight or anti-king, take the last places of a digit in a house and look
    /// for a cell that all of them reach.
    pub RuleClash = "rule-clash", "Rule Clash", Intermediate,
    zh: "变型规则排除" {
        what: "某个候选数与某格的每个候选数，或与某数在某区域的每个位置，都因规则而冲突，因此删去。",
        why: "该格（或该区域的该数）必取其中一个候选，而每一个都因圆点、线、马步或区域与别处的那个候选数冲突，所以那个候选数不成立。温度计两端的界限、圆点两侧必须相配、回文的对应格都属于这种推理。",
        find: "选一个受规则约束的格，对线上或圆点另一侧的每个数，看该格有没有数与它相配。有无马步或无王步规则时，看某数在区域里最后的几个位置是否都能到达同一格。"
    }, aliases: ["thermometer-bounds"],
    fits: |layout| !layout.is_classic(),
    search: search
}

/// Reports, slot by slot, what clashes with every candidate. Under classic rules locked candidates are all there is.
///
/// What clashes with all that a slot has left changes only where the slot does.
fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let Context { layout, board, .. } = *cx;
    if layout.is_classic() {
        return ControlFlow::Continue(());
    }
    for cell in cx.fresh_cells() & board.open() & layout.crossing_cells() {
        report(cx, sink, Slot::Cell(cell), &of_cell(cx, cell))?;
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
    sink.eliminate(*gone, || (Clash { slot }.into(), cx.truths(&[slot])))
}

/// What clashes with every digit of a cell that has several: candidates of other digits, by a rule about the cell.
fn of_cell(cx: &Context<'_>, cell: Cell) -> CandidateSet {
    let digits = cx.board.digits(cell);
    if !digits.is_several() {
        return CandidateSet::EMPTY;
    }
    common(cx, digits.iter().map(|digit| Candidate { cell, digit }))
}

/// What clashes with a digit in each of its several places in a house, but for what locked candidates clear.
fn of_house(cx: &Context<'_>, house: House, digit: Digit) -> CandidateSet {
    let places = cx.board.plane(digit) & cx.layout.cells(house);
    let mut gone = CandidateSet::EMPTY;
    let (Some(first), Some(last)) = (places.first(), places.last()) else { return gone };
    if first == last {
        return gone;
    }
    if places.is_subset(cx.layout.crossing_cells()) {
        gone = common(cx, places.iter().map(|cell| Candidate { cell, digit }));
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

/// The candidates of the board that clash with all of these.
fn common(cx: &Context<'_>, members: impl Iterator<Item = Candidate>) -> CandidateSet {
    let mut gone = *cx.board.candidates();
    for member in members {
        gone &= cx.layout.clashes(member);
        if gone.is_empty() {
            return gone;
        }
    }
    gone
}
