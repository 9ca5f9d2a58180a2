//! Eliminates what two cells of one line or dot cannot both stand beside.
use super::missing_partner::joins_partners;
use super::thermometer_bounds::is_thermometer;
use crate::{Context, Sink};
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Exclusion, Rule, Slot};
use std::ops::ControlFlow;

crate::technique! {
    /// A candidate goes beside which two cells of a thermometer, a line or a dot cannot both be filled.
    ///
    /// ## Why it holds
    /// The rule leaves the two cells few pairs of digits. A candidate elsewhere that clashes with one digit or the other of
    /// each of these pairs would leave the two cells none, so it is false. So a 3 goes from a whisper line between two cells
    /// that would both have to be 8 and see each other, and where a dot is 2-4 or 4-8, each other cell that sees both ends
    /// loses its 4.
    ///
    /// ## How to find it
    /// Write down the pairs that two neighbors on the line still have. If all of them share a digit, look for cells that
    /// see both. On a line of three, ask what the two outer cells would have to be beside each digit of the middle one.
    pub LineExclusion = "line-exclusion", "Line Exclusion", Intermediate,
    zh: "线上排除" {
        what: "若填某个候选数，温度计、线或圆点上的两格就不能都有数可填，这个候选数就删去。",
        why: "规则给两格留下的数对不多。别处的候选数若与每一对中的某个数冲突，两格就没有数对可填，所以它不成立。例如耳语线中间的 3 会使两边互相看到的两格都填 8；圆点两侧是 2-4 或 4-8 时，看到两侧的格都删去 4。",
        find: "写出线上相邻两格还能填的数对。若各对都有同一个数，就找看到两格的格。三格的线，看中间填各数时两边须填什么。"
    },
    fits: |layout| layout.rules().list.iter().any(is_told),
    search: search
}

/// True if a rule leaves two of its cells few pairs of digits.
const fn is_told(rule: &Rule) -> bool {
    is_thermometer(rule) || joins_partners(rule)
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let open = cx.board.open();
    let fresh = cx.fresh_cells() & open;
    for rule in cx.layout.rules().list.iter().filter(|rule| is_told(rule)) {
        for (at, &one) in rule.cells.iter().enumerate().filter(|(_, cell)| open.contains(**cell)) {
            for &other in rule.cells[at + 1..].iter().filter(|cell| open.contains(**cell)) {
                let is_near = rule.cells.get(at + 1) == Some(&other) || cx.layout.peers(one).contains(other);
                if is_near && (fresh.contains(one) || fresh.contains(other)) {
                    report(cx, sink, [one, other])?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Reports, cell by cell, what every pair of digits of two cells clashes with.
fn report(cx: &Context<'_>, sink: &mut Sink<'_>, pair: [Cell; 2]) -> ControlFlow<()> {
    let gone = beside_none(cx, pair);
    for cell in gone.cells() {
        let of_cell = gone & CandidateSet::of_cell(cell, cx.board.digits(cell));
        sink.eliminate(of_cell, || {
            // The cell that is left fewer digits is told first.
            let left = |of: Cell| of_cell.iter().map(|it| left_beside(cx, it, of)).sum::<usize>();
            let [first, last] = if left(pair[1]) < left(pair[0]) { [pair[1], pair[0]] } else { pair };
            let base = CellSet::of(cell).with(first);
            let slots = [first, last].map(Slot::Cell);
            (Exclusion { base, excluders: vec![slots[1]] }.into(), cx.truths(&slots))
        })?;
    }
    ControlFlow::Continue(())
}

/// The candidates of other cells that clash with one digit or the other of every pair that two cells can hold.
fn beside_none(cx: &Context<'_>, [one, other]: [Cell; 2]) -> CandidateSet {
    let mut gone = *cx.board.candidates();
    for cell in [one, other] {
        gone -= CandidateSet::of_cell(cell, cx.board.digits(cell));
    }
    for digit in cx.board.digits(one) {
        let by_one = cx.layout.clashes(Candidate { cell: one, digit });
        let of_other = CandidateSet::of_cell(other, cx.board.digits(other)) - by_one;
        for beside in of_other.iter() {
            gone &= by_one | cx.layout.clashes(beside);
            if gone.is_empty() {
                return gone;
            }
        }
    }
    gone
}

/// The number of digits that a candidate leaves to a cell.
fn left_beside(cx: &Context<'_>, by: Candidate, cell: Cell) -> usize {
    (CandidateSet::of_cell(cell, cx.board.digits(cell)) - cx.layout.clashes(by)).len()
}
