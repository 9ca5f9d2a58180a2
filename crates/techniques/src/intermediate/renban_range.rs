//! Eliminates candidates that no run of consecutive digits on a line uses.
use crate::kernels::fillings;
use crate::{Context, Sink};
use qedoku_core::RuleKind;
use std::ops::ControlFlow;

crate::technique! {
    /// A line of consecutive digits is one of few runs; candidates that are in none go, and digits that all runs share go
    /// elsewhere.
    ///
    /// ## Why it holds
    /// The cells of the line hold digits that follow on each other, in any order: five cells hold 1 to 5, 2 to 6 and so on up
    /// to 5 to 9. A run is possible if its digits can be shared out among the cells, one each. A candidate that no possible
    /// run has in its cell is false. A digit that all possible runs have stands on the line, so that cells that see all its
    /// places there cannot hold it.
    ///
    /// ## How to find it
    /// Find a cell of the line with few candidates: no digit of the line is further from it than the line is long. Write down
    /// the runs that are left, and cross out those with a digit that no cell of the line can hold. Digits in all of them are
    /// as good as a cage: clear the row, column or box that holds all their places.
    pub RenbanRange = "renban-range", "Renban Range", Intermediate,
    zh: "连续数线范围" {
        what: "连续数线上的数只有几种连续段，不在任何一种里的候选数删去，各段共有的数在别处删去。",
        why: "线上各格的数以任意顺序连续：五格是 1 到 5、2 到 6，直到 5 到 9。一段里的数能一格一个地分给各格，这一段才可能。任何可能的段都不在某格采用的候选数不成立。各可能的段都有的数必在线上，看到它在线上所有位置的格不能填它。",
        find: "找线上候选数少的一格：线上的数与它相差都小于线的长度。写出剩下的各段，划去含有线上已无候选的数的段。各段共有的数就像笼的必含数：删去它所有位置所在的行、列或宫里其余的它。"
    },
    fits: |layout| fillings::are_in(layout, RuleKind::Renban),
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    fillings::report_rules(cx, RuleKind::Renban, sink)?;
    fillings::report_needed(cx, RuleKind::Renban, sink)
}
