//! Dual 2-String Kite.
use crate::kernels::strong_pairs::{self, StrongPair, StrongPairShape};
use crate::{Context, Sink};
use qedoku_core::{CandidateSet, CellSet, Colors, Pattern, Truth};
use std::ops::ControlFlow;

crate::technique! {
    /// Two 2-String Kites are joined by the same two places of a box, and eliminate different candidates.
    ///
    /// ## Why it holds
    /// Each place in the box has one partner in its row and one in its column. The two places are not both right, so both
    /// partners of one of them are right. Whichever it is, each of the two crossings sees a right partner.
    ///
    /// ## How to find it
    /// Look for a 2-String Kite in which the two places in the box have partners in the other direction as well.
    pub DualTwoStringKite = "dual-two-string-kite", "Dual 2-String Kite", Advanced,
    zh: "双重双线风筝" {
        what: "两个双线风筝共用宫里的同样两格，删去不同的候选数，合为一步。",
        why: "宫里的两格在行上和列上各有一个共轭位置。这两格不能同真，所以其中一格为假，它在行上和列上的共轭位置就都为真。无论是哪一格，两个目标格都看到一个真的位置。",
        find: "找到双线风筝以后，看宫里的两格在另一个方向是不是也各有共轭位置。"
    }, hodoku: "0404" 150, aliases: ["dual-2-string-kite", "dual-kite"],
    wider: ["two-string-kite"],
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in cx.fresh_digits() {
        strong_pairs::each(StrongPairShape::Kite, digit, cx, &mut |one| {
            strong_pairs::each(StrongPairShape::Kite, digit, cx, &mut |other| {
                let joined = one.near == [other.near[1], other.near[0]] && one.houses[0] < other.houses[0];
                let gone = one.gone(cx);
                let more = other.gone(cx);
                if !joined || gone.is_subset(more) || more.is_subset(gone) {
                    return ControlFlow::Continue(());
                }
                let gone = CandidateSet::of_digit(digit, gone | more);
                sink.eliminate(gone, || evidence(cx, &one, &other))
            })
        })?;
        cx.pass_digit(digit);
    }
    ControlFlow::Continue(())
}

/// Two clusters, one around each place in the box: they are right, or their partners are.
fn evidence(cx: &Context<'_>, one: &StrongPair, other: &StrongPair) -> (Pattern, Vec<Truth>) {
    let set =
        |cells: &[qedoku_core::Cell]| CandidateSet::of_digit(one.digit, cells.iter().copied().collect::<CellSet>());
    let cluster = |near, far| [set(&[one.near[near]]), set(&[one.far[near], other.far[far]])];
    let slots = [one.slots(), other.slots()].concat();
    (Colors { clusters: vec![cluster(0, 1), cluster(1, 0)] }.into(), cx.truths(&slots))
}
