//! Broken Wing.
use crate::kernels::odd_rings;
use crate::{Context, Sink};
use qedoku_core::{Candidate, CandidateSet};
use std::ops::ControlFlow;

crate::technique! {
    /// An odd ring of places for a digit, each in a house with the next, has a few other places in these houses: its
    /// guardians.
    ///
    /// ## Why it holds
    /// Without the guardians every house of the ring has two places, and right and wrong take turns around the ring. An
    /// odd number of places cannot take turns. So one of the guardians is right: a cell that sees them all cannot hold
    /// the digit, and a guardian that is alone holds it.
    ///
    /// ## How to find it
    /// Look for five places of a digit that see each other in a ring, in houses with two or three places each.
    pub BrokenWing = "broken-wing", "Broken Wing", Advanced,
    zh: "守护者" {
        what: "一个数的奇数个位置依次同在一个区域而连成一环，这些区域里该数还有少数别的位置，就是守护者。",
        why: "若守护者都为假，环上每个区域只有两个位置，真假就要沿环交替，而奇数个位置无法交替。所以守护者至少一真：同时看到所有守护者的格删去该数，只有一个守护者时它就为真。",
        find: "找一个数依次互相看到而成环的五个位置，相邻两个所在的区域里该数只有两三个位置。"
    }, aliases: ["guardians", "guardian"],
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in cx.fresh_digits() {
        odd_rings::each(digit, cx, &mut |ring| {
            let why = || ring.evidence(cx, digit);
            if let Some(cell) = ring.guardians().single() {
                return sink.place(Candidate { cell, digit }, why);
            }
            let gone = cx.layout.common_peers(ring.guardians()) & cx.board.plane(digit);
            sink.eliminate(CandidateSet::of_digit(digit, gone), why)
        })?;
        cx.pass_digit(digit);
    }
    ControlFlow::Continue(())
}
