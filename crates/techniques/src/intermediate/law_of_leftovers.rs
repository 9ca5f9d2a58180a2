//! The cells in which lines and irregular boxes differ.
use crate::proof::truths;
use crate::{Context, Sink};
use qedoku_core::{CandidateSet, CellSet, Conclusion, Digit, Fish, FishBody, House, HouseSet, Slot};
use std::ops::ControlFlow;

/// The most cells that stand out on one side.
const FEW: usize = 6;

/// The most lines beside each other: what more of them leave, the others leave with the boxes not taken.
const LINES: usize = 4;

crate::technique! {
    /// Lines and as many irregular boxes differ in a few cells; those inside and those outside hold the same digits.
    ///
    /// ## Why it holds
    /// Two rows hold every digit twice, and so do two boxes. Without the cells that they share, the cells of the boxes that
    /// stand out of the rows hold what the cells of the rows hold that no such box has. A digit that none of the ones can
    /// hold goes from the others.
    ///
    /// ## How to find it
    /// Take one row or column after the other, and the boxes that lie in them for the most part. When as many boxes as lines
    /// differ in a few cells, compare these: with one on each side, both are equal.
    pub LawOfLeftovers = "law-of-leftovers", "Law of Leftovers", Intermediate,
    zh: "剩余法则" {
        what: "几条线与同样多的不规则宫只差几格，里外两边的格含有同样的数。",
        why: "两行里每个数有两个，两个宫也是。去掉共有的格，宫伸到行外的格所含的数，就是行里不属于这些宫的格所含的数。一边都填不了的数，从另一边删去。",
        find: "依次取相邻的几行或几列，以及大部分在其中的宫。线与宫一样多而只差几格时，比较这些格：每边一格时两格相等。"
    },
    fits: |layout| layout.rules().boxes.is_some(),
    search: search
}

/// Compares lines beside each other with as many boxes that they cross.
fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    if cx.layout.rules().boxes.is_none() {
        return ControlFlow::Continue(());
    }
    for lines in cx.layout.rows_and_columns() {
        let lines: Vec<House> = lines.iter().collect();
        for size in 2..=LINES.min(lines.len().saturating_sub(1)) {
            for run in lines.windows(size) {
                let run: HouseSet = run.iter().copied().collect();
                let inside = cells(cx, run);
                let crossed: Vec<House> =
                    cx.layout.boxes().iter().filter(|&house| cx.layout.cells(house).meets(inside)).collect();
                boxes(&crossed, size, HouseSet::EMPTY, &mut |boxes| compare(cx, run, boxes, sink))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Calls `take` with each choice of so many more of some houses.
fn boxes(
    from: &[House],
    missing: usize,
    chosen: HouseSet,
    take: &mut dyn FnMut(HouseSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if missing == 0 {
        return take(chosen);
    }
    for (at, &house) in from.iter().enumerate() {
        boxes(&from[at + 1..], missing - 1, chosen | HouseSet::of(house), take)?;
    }
    ControlFlow::Continue(())
}

fn cells(cx: &Context<'_>, houses: HouseSet) -> CellSet {
    houses.iter().fold(CellSet::EMPTY, |all, house| all | cx.layout.cells(house))
}

/// Reports each digit that the cells of one side cannot hold, where it goes from those of the other.
fn compare(cx: &Context<'_>, lines: HouseSet, boxes: HouseSet, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let [inside, outside] = [cells(cx, lines) - cells(cx, boxes), cells(cx, boxes) - cells(cx, lines)];
    if inside.is_empty() || inside.len() > FEW {
        return ControlFlow::Continue(());
    }
    let filled = (inside | outside).iter().filter_map(|cell| cx.board.value(cell)).collect();
    for digit in cx.layout.digits() - filled {
        let plane = cx.board.plane(digit);
        let open = |houses: HouseSet| houses.filter(|house| plane.meets(cx.layout.cells(house)));
        let [lines, boxes] = [open(lines), open(boxes)];
        match (plane.meets(inside), plane.meets(outside)) {
            (true, false) => report(cx, digit, boxes, lines, sink)?,
            (false, true) => report(cx, digit, lines, boxes, sink)?,
            _ => {}
        }
    }
    ControlFlow::Continue(())
}

/// Reports what goes as some houses have the digit in as many others only: of those as few as take something.
fn report(cx: &Context<'_>, digit: Digit, base: HouseSet, cover: HouseSet, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let plane = cx.board.plane(digit);
    let crossed = |base: HouseSet| {
        let places = plane & cells(cx, base);
        cover.filter(|house| places.meets(cx.layout.cells(house)))
    };
    let houses: Vec<House> = base.iter().collect();
    for size in 1..=houses.len() {
        let mut is_found = false;
        boxes(&houses, size, HouseSet::EMPTY, &mut |base| {
            let cover = crossed(base);
            if is_found || cover.len() != size {
                return ControlFlow::Continue(());
            }
            let gone = CandidateSet::of_digit(digit, plane & (cells(cx, cover) - cells(cx, base)));
            if gone.is_empty() {
                return ControlFlow::Continue(());
            }
            is_found = true;
            let Some(fish) = Fish::new(cx.layout, digit, base, FishBody { cover, fins: CellSet::EMPTY }) else {
                return ControlFlow::Continue(());
            };
            let slots: Vec<Slot> = fish.slots(base).collect();
            // In one house they are locked candidates; what another rule does alone is a Rule Clash.
            let truths = truths(cx, &slots, &Conclusion::eliminating(gone));
            if size == 1 || truths.len() < size {
                return ControlFlow::Continue(());
            }
            sink.eliminate(gone, || (fish.into(), truths))
        })?;
        if is_found {
            break;
        }
    }
    ControlFlow::Continue(())
}
