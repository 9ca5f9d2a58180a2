//! H-Wing.
use crate::kernels::short_chain::{self, CandidatePair, Paired};
use crate::{Context, Sink};
use qedoku_core::{Cell, CellSet, Digit, DigitSet};
use std::ops::ControlFlow;

crate::technique! {
    /// A chain has three strong links (one of two is true: the two candidates of a cell, or the two places of a digit in a
    /// house), some of a cell and some of a house, and its ends are different digits. One of its ends is true.
    ///
    /// ## Why it holds
    /// There are three kinds, of cells a to e and digits X, Y and Z:
    ///
    /// 1. If a is not X, it is Y. Then b is not Y, so c is Y and not Z, and d is Z: (X=Y)a - (Y)b=(Y-Z)c=(Z)d.
    /// 2. If a is not X, it is Y. Then b is Z, so c is not Z, and d is Z: (X=Y)a - (Y=Z)b - (Z)c=(Z)d.
    /// 3. If a is not X, b is X and not Y. So c is Y, d is not Y, and e is Y: (X)a=(X-Y)b=(Y)c - (Y)d=(Y)e.
    ///
    /// Either way the first end or the last is true. They are different digits in cells that see each other: each cell
    /// loses the digit of the other. Where they are one cell, its other candidates go.
    ///
    /// ## How to find it
    /// Start from a cell with two candidates, or from a digit with two places in a house, suppose that one of them is false
    /// and follow two strong links more. It is an M-Wing or an S-Wing but for one digit: where the ends see each other, each
    /// cell loses the digit of the other.
    pub HWing = "h-wing", "H-Wing", Advanced,
    zh: "H-Wing" {
        what: "由三条强链（二者必有一真：一格的两个候选数，或一数在某区域的两个位置）连成的链，有的强链在格内，有的在区域内，两端是不同的两个数。",
        why: "有三种：(X=Y)a - (Y)b=(Y-Z)c=(Z)d；(X=Y)a - (Y=Z)b - (Z)c=(Z)d；(X)a=(X-Y)b=(Y)c - (Y)d=(Y)e。首端若假，依次推到末端为真，所以首尾至少一真。两端是互相看到的两格中的不同数，各删去对方的数；同在一格时，该格的其他候选数删去。",
        find: "从一个双值格，或某区域中只有两个位置的数出发，设其中之一为假，再走两条强链。它与 M-Wing、S-Wing 只差一个数：若两端互相看到，各删去对方的数。"
    }, aliases: ["hybrid-wing"],
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let paired = short_chain::paired(cx);
    let two = cx.board.cells_with_few(2);
    for a in two {
        for (x, y) in short_chain::both_ways(cx, a) {
            let first = TwoDigits { a, x, y };
            first_kind(cx, sink, &paired, first)?;
            second_kind(cx, sink, &paired, two, first)?;
        }
    }
    for y in Digit::ALL {
        for b in paired.of(y) {
            let start = Start::of(cx, &paired, y, b);
            if !start.ends.is_empty() {
                for c in paired.partners(cx, y, b) {
                    third_kind(cx, sink, &paired, &start, y, c)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The first link of the first two kinds: (X=Y)a.
#[derive(Clone, Copy)]
struct TwoDigits {
    a: Cell,
    x: Digit,
    y: Digit,
}

/// Reports (X=Y)a - (Y)b=(Y-Z)c=(Z)d.
fn first_kind(cx: &Context<'_>, sink: &mut Sink<'_>, paired: &Paired, first: TwoDigits) -> ControlFlow<()> {
    let TwoDigits { a, x, y } = first;
    let losing = cx.board.plane(x) & cx.layout.peers(a);
    let known = !cx.fresh_cells().contains(a) && !cx.fresh_digits().contains(y);
    let fresh = if known { cx.fresh_digits() } else { DigitSet::ALL };
    let fresh = fresh.without(x).without(y).filter(|z| paired.of(z).meets(losing));
    if fresh.is_empty() {
        return ControlFlow::Continue(());
    }
    for b in paired.of(y) & cx.layout.peers(a) {
        for c in paired.partners(cx, y, b).without(a) {
            for z in cx.board.digits(c) & fresh {
                for d in paired.partners(cx, z, c) & losing.without(b) {
                    let chain = [
                        CandidatePair::in_cell(a, x, y),
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

/// Reports (X=Y)a - (Y=Z)b - (Z)c=(Z)d.
fn second_kind(
    cx: &Context<'_>,
    sink: &mut Sink<'_>,
    paired: &Paired,
    two: CellSet,
    TwoDigits { a, x, y }: TwoDigits,
) -> ControlFlow<()> {
    let losing = cx.board.plane(x) & cx.layout.peers(a);
    let cells = cx.fresh_cells();
    for b in two & cx.board.plane(y) & cx.layout.peers(a) {
        let Some(z) = cx.board.digits(b).without(y).single().filter(|&z| z != x) else { continue };
        if !cells.contains(a) && !cells.contains(b) && !cx.fresh_digits().contains(z) {
            continue;
        }
        for d in losing & paired.of(z) {
            for c in paired.partners(cx, z, d) & cx.layout.peers(b) {
                let chain = [
                    CandidatePair::in_cell(a, x, y),
                    CandidatePair::in_cell(b, y, z),
                    CandidatePair::in_house(z, c, d),
                ];
                short_chain::report(cx, sink, &chain)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The start of a chain of the third kind: (X)a=(X-Y)b.
struct Start {
    /// The cell with both digits.
    b: Cell,
    /// The digits that X may be.
    linked: DigitSet,
    /// The cells where such a chain may end.
    ends: CellSet,
}

impl Start {
    fn of(cx: &Context<'_>, paired: &Paired, y: Digit, b: Cell) -> Self {
        let fresh = if cx.fresh_digits().contains(y) { DigitSet::ALL } else { cx.fresh_digits() };
        let linked = paired.digits_at(b).without(y) & fresh;
        let mut ends = CellSet::EMPTY;
        for x in linked {
            for a in paired.partners(cx, x, b) {
                // One of the two ends has the digit of the other.
                let losing = if cx.board.digits(a).contains(y) { CellSet::ALL } else { cx.board.plane(x) };
                ends |= (cx.layout.peers(a) & losing).with(a);
            }
        }
        Self { b, linked, ends: (ends & paired.of(y)).without(b) }
    }
}

/// Reports (X)a=(X-Y)b=(Y)c - (Y)d=(Y)e.
fn third_kind(
    cx: &Context<'_>,
    sink: &mut Sink<'_>,
    paired: &Paired,
    start: &Start,
    y: Digit,
    c: Cell,
) -> ControlFlow<()> {
    let b = start.b;
    for d in (paired.of(y) & cx.layout.peers(c)).without(b) {
        for e in (paired.partners(cx, y, d) & start.ends).without(c) {
            for x in start.linked {
                for a in paired.partners(cx, x, b).without(c) & cx.layout.peers(e).with(e) {
                    let chain = [
                        CandidatePair::in_house(x, a, b),
                        CandidatePair::in_house(y, b, c),
                        CandidatePair::in_house(y, d, e),
                    ];
                    short_chain::report(cx, sink, &chain)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
