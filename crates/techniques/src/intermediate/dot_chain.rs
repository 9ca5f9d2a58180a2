//! Eliminates what is in no way to fill cells that dots, X and V join.
use crate::proof::fewest;
use crate::{Context, Sink};
use qedoku_core::{CandidateSet, Cell, CellSet, Conclusion, Digit, Exclusion, MarkChain, Slot, Truth};
use std::ops::ControlFlow;

/// The most ways that are listed.
const WAYS: usize = 4;

/// The most ways of a chain that is looked for first.
const FEW_WAYS: usize = 2;

crate::technique! {
    /// Cells that dots, X or V join, one with the next, can be filled in few ways, as some of them are in one house. What is
    /// in none of these ways goes.
    ///
    /// ## Why it holds
    /// Each mark says which digits go side by side, and a house has no digit twice. The cells are filled in one of the ways
    /// that this leaves, so a candidate that none of them has is false. Four cells of a box with a black dot between each and
    /// the next can only be 1-2-4-8 or 8-4-2-1.
    ///
    /// ## How to find it
    /// Look for three to five open cells along dots, X and V, of which two that no mark joins are in one row, column or box.
    /// Write down the ways to fill them one after the other, from the end with the fewest candidates. With more than four
    /// ways there is little to see.
    pub DotChain = "dot-chain", "Dot Chain", Intermediate,
    zh: "圆点链" {
        what: "由圆点、X 或 V 依次相连的几格，其中有些同在一宫或一行列，因此填法很少；各种填法里都不出现的候选数删去。",
        why: "每个标记限定相邻两格能填的数，而一个宫或行列里没有重复的数。这几格必按剩下的某种填法来填，各种填法都没有的候选数就不成立。例如同一宫里由三个黑点依次相连的四格，只能是 1-2-4-8 或 8-4-2-1。",
        find: "找由圆点、X 和 V 依次相连的三到五个空格，其中没有标记相连的某两格同在一行、一列或一宫。从候选数最少的一端起，依次写出各种填法；超过四种，多半看不出什么。"
    },
    fits: |layout| !layout.mark_chains().is_empty(),
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut known = CandidateSet::EMPTY;
    // Of two ways a player sees at once which they are, however many cells they fill.
    for most in [FEW_WAYS, WAYS] {
        for chains in cx.layout.mark_chains().chunk_by(|one, other| one.cells.len() == other.cells.len()) {
            let mut found = CandidateSet::EMPTY;
            for chain in chains {
                found |= report(cx, sink, &SoughtChain { chain, most }, &known)?;
            }
            known |= found;
        }
    }
    ControlFlow::Continue(())
}

/// A chain, and the most ways to fill it that are listed.
struct SoughtChain<'c> {
    chain: &'c MarkChain,
    most: usize,
}

/// Reports what is in no way to fill a chain, beyond what is known; gives what it reported.
fn report(
    cx: &Context<'_>,
    sink: &mut Sink<'_>,
    sought: &SoughtChain<'_>,
    known: &CandidateSet,
) -> ControlFlow<(), CandidateSet> {
    let nothing = ControlFlow::Continue(CandidateSet::EMPTY);
    let chain = sought.chain;
    let base = chain.set();
    let open = cx.board.open();
    let digits = |cell: Cell| cx.board.digits(cell);
    if !base.is_subset(open) || !base.meets(cx.fresh_cells()) {
        return nothing;
    }
    let gone = in_no_way(cx, sought, open) - *known;
    // Where no house has a part in it, it is no more than what each mark does alone.
    if gone.is_empty() || chain.houses(cx.layout, &digits).is_empty() {
        return nothing;
    }
    let Some(truths) = truths(cx, sought, &gone) else { return nothing };
    sink.eliminate(gone, || (Exclusion { base, excluders: Vec::new() }.into(), truths))?;
    ControlFlow::Continue(gone)
}

/// The candidates that no way to fill a chain has, where the candidates of some cells count; none if there are many ways.
fn in_no_way(cx: &Context<'_>, SoughtChain { chain, most }: &SoughtChain<'_>, counted: CellSet) -> CandidateSet {
    let digits = |cell: Cell| if counted.contains(cell) { cx.board.digits(cell) } else { cx.layout.digits() };
    let Some(ways) = chain.ways(cx.layout, &digits, *most) else { return CandidateSet::EMPTY };
    let mut gone = CandidateSet::EMPTY;
    for (at, &cell) in chain.cells.iter().enumerate() {
        let is_in_none = |digit: Digit| ways.iter().all(|way| way.get(at) != Some(&digit));
        gone |= CandidateSet::of_cell(cell, cx.board.digits(cell).filter(is_in_none));
    }
    gone
}

/// The truths that the ways rest on; nothing if a cell that loses nothing is not needed for them, or if they leave many ways.
fn truths(cx: &Context<'_>, sought: &SoughtChain<'_>, gone: &CandidateSet) -> Option<Vec<Truth>> {
    let chain = sought.chain;
    let losing = gone.cells();
    // The last ones are given up first.
    let (mut slots, others): (Vec<Cell>, Vec<Cell>) = chain.cells.iter().partition(|&&cell| !losing.contains(cell));
    slots.extend(others);
    let slots: Vec<Slot> = slots.into_iter().map(Slot::Cell).collect();
    let mut truths = fewest(cx.layout, cx.truths(&slots), &Conclusion::eliminating(*gone));
    let known = truths.iter().fold(CellSet::EMPTY, |all, truth| all | truth.members().cells());
    let is_told = (chain.set() - losing).is_subset(known)
        && gone.is_subset(&in_no_way(cx, &SoughtChain { chain, most: WAYS }, known));
    truths.sort_by_key(|truth| chain.cells.iter().position(|&cell| truth.members().cells().contains(cell)));
    is_told.then_some(truths)
}
