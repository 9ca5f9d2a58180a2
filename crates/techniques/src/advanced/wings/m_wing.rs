//! M-Wing.
use crate::kernels::short_chain::{self, CandidatePair};
use crate::{Context, Sink};
use qedoku_core::DigitSet;
use std::ops::ControlFlow;

crate::technique! {
    /// A cell with two digits is joined by a strong link of the one to a strong link of the other.
    ///
    /// ## Why it holds
    /// The chain is (X=Y)a - (Y)b=(Y-X)c=(X)d. If a is not X, it is Y; then b, which a sees, is not Y, so its only
    /// partner c is Y and not X, and the only partner of c for X, d, is X. One of a and d is X, so a cell that sees
    /// both cannot be.
    ///
    /// ## How to find it
    /// It is a W-Wing whose second cell has more candidates, but also a strong link of its own. Start from a strong
    /// link whose one end holds both digits of a cell that sees its other end.
    pub MWing = "m-wing", "M-Wing", Advanced,
    zh: "M-Wing" {
        what: "一个双值格由一个数的强链，连到另一个数的强链。",
        why: "链是 (X=Y)a - (Y)b=(Y-X)c=(X)d。若 a 不是 X，就是 Y，看到它的 b 不是 Y，唯一的共轭位置 c 就是 Y 而不是 X，于是 X 的共轭位置 d 是 X。所以 a 和 d 至少有一个是 X，同时看到两者的格删去 X。",
        find: "它相当于第二格候选数较多、但有自己的强链的 W-Wing。找一端含有某双值格的两个数、另一端被该双值格看到的强链。"
    }, aliases: ["medusa-wing"],
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let paired = short_chain::paired(cx);
    let fresh = cx.fresh_digits();
    let fresh_cells = cx.fresh_cells();
    for a in cx.board.cells_with_few(2) {
        for (x, y) in short_chain::both_ways(cx, a) {
            if !fresh_cells.contains(a) && !fresh.meets(DigitSet::of(x).with(y)) {
                continue;
            }
            for b in paired.of(y) & cx.layout.peers(a) {
                for c in (paired.partners(cx, y, b) & paired.of(x)).without(a) {
                    for d in paired.partners(cx, x, c).without(a).without(b) {
                        let chain = [
                            CandidatePair::in_cell(a, x, y),
                            CandidatePair::in_house(y, b, c),
                            CandidatePair::in_house(x, c, d),
                        ];
                        short_chain::report(cx, sink, &chain)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}
