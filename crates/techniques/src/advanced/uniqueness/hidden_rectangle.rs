//! Hidden Rectangle.
use crate::kernels::uniqueness::rectangle::Unique;
use crate::{Context, Sink};
use qedoku_core::{CandidateSet, Cell, CellSet, House, Slot};
use std::ops::ControlFlow;

crate::technique! {
    /// A rectangle has a corner with only two digits. If one of them has its two places of the row and of the column through
    /// the opposite corner in the rectangle, the other digit goes from that corner.
    ///
    /// ## Why it holds
    /// If the four cells of a rectangle in two rows, two columns and two boxes held two digits only, the two could be swapped, and the puzzle would have a second solution. So one of them holds another digit. If the cell
    /// opposite took the second digit, its neighbors would take the first, for it has no other place there, and the cell with two digits the second: nothing
    /// else would stand in the four cells. The puzzle must have one solution.
    ///
    /// ## How to find it
    /// Start from a cell with two candidates. Look for a rectangle in two boxes whose other cells have them too, and see whether one of the two has two places only
    /// in the row and in the column of the cell opposite.
    pub HiddenRectangle = "hidden-rectangle", "Hidden Rectangle", Advanced,
    zh: "隐性唯一矩形" {
        what: "矩形的一格只有两个数，而对角格的行和列上，其中一个数都只能填在矩形里；对角格删去另一个数。",
        why: "若跨两行、两列、两宫的矩形四格只填两个数，这两个数就可以互换，题目会有两个解，所以必有一格填别的数。若对角格填另一个数，它的两个邻角就只能填前一个数，双值格又填另一个数，四格便只剩这两个数，矛盾。题目必须只有一个解。",
        find: "从双值格出发，找跨两宫、其余三格都含有这两个数的矩形，再看对角格的行和列上，是不是有一个数都只剩两个位置。"
    }, hodoku: "0606" 100, aliases: ["hr", "hidden-unique-rectangle"],
    wider: ["unique-rectangle-4", "unique-rectangle-6"], assumes: unique,
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    Unique::each(cx, &mut |it| {
        if it.extra.len() < 2 || it.at.is_side(it.extra) {
            return ControlFlow::Continue(());
        }
        it.pairs.iter().try_for_each(|pair| opposite(it, pair, cx, sink))
    })
}

/// Looks from a cell with two digits at the cell opposite.
fn opposite(it: &Unique, pair: Cell, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let cells = it.at.cells();
    let Some(last) = (cells.without(pair) - cx.layout.peers(pair)).first() else { return ControlFlow::Continue(()) };
    let lines = cx.layout.lines_of(last);
    for digit in it.digits {
        let plane = cx.board.plane(digit);
        let strong = |house: House| {
            let places: CellSet = plane & cx.layout.cells(house);
            places == cells & cx.layout.cells(house)
        };
        if !lines.iter().all(strong) {
            continue;
        }
        let Some(other) = it.digits.without(digit).first() else { continue };
        let gone = CandidateSet::of_digit(other, CellSet::of(last));
        let slots = lines.iter().map(|house| Slot::House(house, digit));
        sink.eliminate(gone, || it.deadly(cx.board).evidence(cx, slots))?;
    }
    ControlFlow::Continue(())
}
