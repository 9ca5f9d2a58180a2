//! L-Wing.
use crate::kernels::short_chain::{self, CandidatePair, Paired};
use crate::{Context, Sink};
use qedoku_core::{Cell, Digit, DigitSet};
use std::ops::ControlFlow;

crate::technique! {
    /// Three strong links follow on each other, from one to the next within a cell.
    ///
    /// ## Why it holds
    /// The chain is (X)a=(X-Y)b=(Y-Z)c=(Z)d. If a is not X, its partner b is X and not Y; so the partner of b for Y, c,
    /// is Y and not Z, and the partner of c for Z, d, is Z. Either a is X or d is Z. If a and d see each other, a
    /// cannot be Z and d cannot be X; if they are one cell, its other candidates go; if Z is X again, X goes from the
    /// cells that see both.
    ///
    /// ## How to find it
    /// No cell with two candidates is needed: start from a strong link and look in both of its cells for other digits
    /// with a strong link. See whether the two far ends meet.
    pub LWing = "l-wing", "L-Wing", Advanced,
    zh: "L-Wing" {
        what: "三条强链依次相连，前后两条都在格内衔接。",
        why: "链是 (X)a=(X-Y)b=(Y-Z)c=(Z)d。若 a 不是 X，共轭位置 b 就是 X 而不是 Y，于是 c 是 Y 而不是 Z，于是 d 是 Z，所以 a 是 X 或 d 是 Z。若 a 和 d 互相看到，a 不能是 Z，d 不能是 X；同在一格时，该格的其他候选数删去；若 Z 就是 X，同时看到两者的格删去 X。",
        find: "不需要双值格：从一条强链出发，在两端的格里找还有强链的别的数，看两个远端是不是相遇。"
    }, aliases: ["local-wing"],
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let paired = short_chain::paired(cx);
    for y in Digit::ALL {
        for b in paired.of(y) {
            for c in paired.partners(cx, y, b).filter(|c| b < c) {
                ends(cx, sink, &paired, y, b, c)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Reports the wings whose middle link is (Y)b=(Y)c.
fn ends(cx: &Context<'_>, sink: &mut Sink<'_>, paired: &Paired, y: Digit, b: Cell, c: Cell) -> ControlFlow<()> {
    let left = paired.digits_at(b).without(y);
    let right = paired.digits_at(c).without(y);
    // What none of the three digits changed was there before.
    let fresh = if cx.fresh_digits().contains(y) { DigitSet::ALL } else { cx.fresh_digits() };
    if left.is_empty() || right.is_empty() || !fresh.meets(left | right) {
        return ControlFlow::Continue(());
    }
    for x in left {
        let right = if fresh.contains(x) { right } else { right & fresh };
        for a in paired.partners(cx, x, b).without(c) {
            for z in right {
                for d in paired.partners(cx, z, c).without(b) {
                    let chain = [
                        CandidatePair::in_house(x, a, b),
                        CandidatePair::in_house(y, b, c),
                        CandidatePair::in_house(z, c, d),
                    ];
                    short_chain::report(cx, sink, &chain)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
