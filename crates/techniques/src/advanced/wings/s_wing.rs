//! S-Wing.
use crate::kernels::short_chain::{self, CandidatePair};
use crate::{Context, Sink};
use qedoku_core::DigitSet;
use std::ops::ControlFlow;

crate::technique! {
    /// A cell with two digits splits two strong links, one of each digit, whose far ends see each other.
    ///
    /// ## Why it holds
    /// The chain is (X)a=(X)b - (X=Y)c - (Y)d=(Y)e. If c is X, then b, which it sees, is not, so a is; if c is Y, then
    /// d is not, so e is. Either a is X or e is Y. If a and e see each other, a cannot be Y and e cannot be X: each
    /// would make both false. If a and e are one cell, its other candidates go.
    ///
    /// ## How to find it
    /// Take a cell with two candidates, and for each of them the strong links that end where the cell sees. Look for
    /// two whose far ends see each other.
    pub SWing = "s-wing", "S-Wing", Advanced,
    zh: "S-Wing" {
        what: "一个双值格从中间连接两条不同数的强链，两个远端互相看到。",
        why: "链是 (X)a=(X)b - (X=Y)c - (Y)d=(Y)e。若 c 是 X，看到它的 b 就不是 X，所以 a 是 X；若 c 是 Y，d 就不是 Y，所以 e 是 Y。所以 a 是 X 或 e 是 Y。若 a 和 e 互相看到，a 不能是 Y，e 不能是 X；同在一格时，该格的其他候选数删去。",
        find: "取一个双值格，对每个数找一端被它看到的强链，再看两个远端是不是互相看到。"
    }, aliases: ["split-wing"],
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let paired = short_chain::paired(cx);
    let fresh = cx.fresh_digits();
    let fresh_cells = cx.fresh_cells();
    for c in cx.board.cells_with_few(2) {
        let [(x, y), _] = short_chain::both_ways(cx, c);
        if !fresh_cells.contains(c) && !fresh.meets(DigitSet::of(x).with(y)) {
            continue;
        }
        let seen = cx.layout.peers(c);
        for b in paired.of(x) & seen {
            for a in paired.partners(cx, x, b).without(c) {
                for d in paired.of(y) & seen {
                    let near = cx.layout.peers(a).with(a);
                    for e in paired.partners(cx, y, d).without(c) & near {
                        let chain = [
                            CandidatePair::in_house(x, a, b),
                            CandidatePair::in_cell(c, x, y),
                            CandidatePair::in_house(y, d, e),
                        ];
                        short_chain::report(cx, sink, &chain)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}
