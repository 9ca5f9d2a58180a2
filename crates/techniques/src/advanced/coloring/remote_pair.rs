//! Remote Pair.
use crate::kernels::clusters::seen;
use crate::kernels::color_report;
use crate::{Context, Sink};
use qedoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, Layout, Pattern, Slot, Truth};
use std::ops::ControlFlow;

crate::technique! {
    /// Cells with the same two digits see each other in a chain; cells that see two of them an odd number of steps apart
    /// lose both digits.
    ///
    /// ## Why it holds
    /// The digits take turns along the chain. Two cells an odd number of steps apart hold different digits: one of them
    /// each of the two, so a cell that sees both can hold neither. Neighbors are a Naked Pair; from three steps on it is a
    /// Remote Pair.
    ///
    /// ## How to find it
    /// Collect the cells with the same two digits. Walk from one to the next that it sees, and color them in turns. Then
    /// look for the two digits in cells that see both colors.
    pub RemotePair = "remote-pair", "Remote Pair", Advanced,
    zh: "远程数对" {
        what: "候选数同为两个数的双值格依次看到下一个而连成链；看到链上相隔奇数步的两格的格，这两个数都删去。",
        why: "两个数在链上交替。相隔奇数步的两格填的数不同，两个数各占一格，同时看到它们的格一个也不能填。相邻两格就是显性数对，三步以上才是远程数对。",
        find: "把候选数同为这两个数的格都找出来，依次走到看得到的下一格，交替染色，再找同时看到两色而含有这两个数的格。"
    }, hodoku: "0703" 110, aliases: ["rp", "remote-pairs"],
    wider: ["naked-pair"],
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut left = cx.board.cells_with_few(2);
    if !left.meets(cx.fresh_cells()) {
        return ControlFlow::Continue(());
    }
    while let Some(cell) = left.first() {
        let digits = cx.board.digits(cell);
        let mut same = left.filter(|other| cx.board.digits(other) == digits);
        left -= same;
        while same.len() >= 4 {
            let Some(first) = same.first() else { break };
            let chain = colors(cx.layout, same, first);
            same -= chain[0] | chain[1];
            report(cx, chain, digits, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// The cells that `same` connects with `first`, in two colors.
fn colors(layout: &Layout, same: CellSet, first: Cell) -> [CellSet; 2] {
    let mut colors = [CellSet::of(first), CellSet::EMPTY];
    let mut fresh = CellSet::of(first);
    let mut turn = 0;
    while !fresh.is_empty() {
        turn = 1 - turn;
        fresh = (seen(layout, fresh) & same) - colors[turn];
        colors[turn] |= fresh;
    }
    colors
}

fn report(cx: &Context<'_>, chain: [CellSet; 2], digits: DigitSet, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let all = chain[0] | chain[1];
    // Three cells that see each other cannot share two digits.
    if all.len() < 4 || chain[0].meets(chain[1]) {
        return ControlFlow::Continue(());
    }
    let mut gone = CellSet::EMPTY;
    for one in chain[0] {
        let sees = cx.layout.peers(one);
        gone |= sees & seen(cx.layout, chain[1] - sees);
    }
    let gone = digits.iter().fold(CandidateSet::EMPTY, |set, digit| set | CandidateSet::of_digit(digit, gone - all));
    sink.eliminate(gone, || evidence(cx, chain, digits, &(gone & *cx.board.candidates())))
}

/// The pattern and the truths of cells in two colors that hold these two digits in turn.
pub fn evidence(
    cx: &Context<'_>,
    [one, other]: [CellSet; 2],
    digits: DigitSet,
    gone: &CandidateSet,
) -> (Pattern, Vec<Truth>) {
    let color = |first: CellSet, second: CellSet| {
        let turns = digits.iter().zip([first, second]);
        turns.fold(CandidateSet::EMPTY, |set, (digit, cells): (Digit, _)| set | CandidateSet::of_digit(digit, cells))
    };
    let links: Vec<Slot> = (one | other).iter().map(Slot::Cell).collect();
    color_report::evidence(cx, &links, &[[color(one, other), color(other, one)]], gone)
}
