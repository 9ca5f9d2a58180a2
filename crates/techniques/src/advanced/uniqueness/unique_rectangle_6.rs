//! Unique Rectangle, type 6.
use crate::kernels::uniqueness::rectangle::Unique;
use crate::{Context, Sink};
use qedoku_core::{CandidateSet, CellSet, Digit, House, Slot};
use std::ops::ControlFlow;

crate::technique! {
    /// Two opposite cells of a rectangle have other digits besides, and one of its digits stands in both of its rows, or columns, in the rectangle only: it goes from these two cells.
    ///
    /// ## Why it holds
    /// If the four cells of a rectangle in two rows, two columns and two boxes held two digits only, the two could be swapped, and the puzzle would have a second solution. So one of them holds another digit. If one of the two
    /// cells took the digit that the lines confine, it would stand in the other one too, and the four cells would hold nothing but the two digits. The puzzle must have
    /// one solution.
    ///
    /// ## How to find it
    /// Look for two opposite cells with the same two candidates in a rectangle in two boxes, and for an X-Wing of one of them in its cells.
    pub UniqueRectangle6 = "unique-rectangle-6", "Unique Rectangle Type 6", Advanced,
    zh: "唯一矩形类型 6" {
        what: "矩形的两个对角格多出别的数，而矩形的一个数在两行（或两列）都只能填在矩形里；这两个对角格删去该数。",
        why: "若跨两行、两列、两宫的矩形四格只填两个数，这两个数就可以互换，题目会有两个解，所以必有一格填别的数。若其中一格填这个数，另一个对角格也只能填它，四格便只剩这两个数，矛盾。题目必须只有一个解。",
        find: "找跨两宫矩形中候选数相同的两个对角双值格，再看其中一个数在这四格上是不是构成二阶鱼。"
    }, hodoku: "0605" 100, aliases: ["u6", "uniqueness-test-6", "ur6"], assumes: unique,
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    Unique::each(cx, &mut |it| {
        if it.extra.len() != 2 || it.at.is_side(it.extra) {
            return ControlFlow::Continue(());
        }
        it.digits.iter().try_for_each(|digit| confined(it, digit, cx, sink))
    })
}

/// Reports the digit if the rows, or else the columns, of the rectangle have it nowhere else.
fn confined(it: &Unique, digit: Digit, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let plane = cx.board.plane(digit);
    let cells = it.at.cells();
    if !it.extra.is_subset(plane) {
        return ControlFlow::Continue(());
    }
    for family in cx.layout.line_families() {
        let mut lines = family.houses.filter(|house| cx.layout.cells(house).meets(cells)).iter();
        let (Some(one), Some(other)) = (lines.next(), lines.next()) else { continue };
        let within = |house: House| -> CellSet { plane & cx.layout.cells(house) };
        if !(within(one) | within(other)).is_subset(cells) {
            continue;
        }
        let slots = [one, other].map(|house| Slot::House(house, digit));
        let gone = CandidateSet::of_digit(digit, it.extra);
        return sink.eliminate(gone, || it.deadly(cx.board).evidence(cx, slots.into_iter()));
    }
    ControlFlow::Continue(())
}
