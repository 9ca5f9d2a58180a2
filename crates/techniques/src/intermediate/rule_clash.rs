//! What a rule alone does.
use crate::{Context, Sink};
use qedoku_core::{CandidateSet, Clash, Slot};
use std::ops::ControlFlow;

crate::technique! {
    /// Whatever a cell holds, or wherever a digit of a house stands, a candidate elsewhere would break a rule; it goes.
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
    zh: "规则排除" {
        what: "无论某格填哪个数，或某数在某区域填在哪里，别处的某个候选数都会违反规则，因此删去。",
        why: "该格（或该区域的该数）必取其中一个候选，而每一个都因圆点、线、马步或区域与别处的那个候选数冲突，所以那个候选数不成立。温度计两端的界限、圆点两侧必须相配、回文的对应格都属于这种推理。",
        find: "选一个受规则约束的格，对线上或圆点另一侧的每个数，看该格有没有数与它相配。有无马步或无王步规则时，看某数在区域里最后的几个位置是否都能到达同一格。"
    }, aliases: ["thermometer-bounds"],
    fits: |layout| !layout.is_classic(),
    search: search
}

/// Reports, slot by slot, what clashes with every candidate. Under classic rules locked candidates are all there is.
fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    if cx.layout.is_classic() {
        return ControlFlow::Continue(());
    }
    for slot in cx.layout.slots().filter(|&slot| !cx.board.is_settled(slot)) {
        let gone = clashing(cx, slot);
        if !gone.is_empty() {
            sink.eliminate(gone, || (Clash { slot }.into(), cx.truths(&[slot])))?;
        }
    }
    ControlFlow::Continue(())
}

/// What clashes with every candidate of a slot that has several, but for what locked candidates clear.
fn clashing(cx: &Context<'_>, slot: Slot) -> CandidateSet {
    let members = cx.members(slot);
    if members.len() < 2 {
        return CandidateSet::EMPTY;
    }
    let mut gone = *cx.board.candidates();
    for member in members.iter() {
        gone &= cx.layout.clashes(member);
        if gone.is_empty() {
            return gone;
        }
    }
    if let Slot::House(_, digit) = slot {
        for house in cx.layout.houses_around(members.plane(digit)) {
            *gone.plane_mut(digit) -= cx.layout.cells(house);
        }
    }
    gone
}
