//! The cells in which lines and irregular boxes differ.
use crate::proof::truths;
use crate::{Context, Sink};
use qedoku_core::{
    CandidateSet, CellSet, Conclusion, Digit, DigitSet, Fish, FishBody, House, HouseSet, Leftovers, Slot,
};
use std::ops::ControlFlow;

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

/// Compares lines beside each other with as many boxes that they cross. What is found of a digit depends on its places.
fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let fresh = cx.fresh_digits() & cx.layout.digits();
    if fresh.is_empty() {
        return ControlFlow::Continue(());
    }
    cx.layout.leftovers().iter().try_for_each(|it| compare(cx, it, fresh, sink))
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

/// Reports each of the digits that the cells of one side cannot hold, where it goes from those of the other.
fn compare(cx: &Context<'_>, it: &Leftovers, digits: DigitSet, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in digits {
        let plane = cx.board.plane(digit);
        let [inside, outside] = [it.inside, it.outside].map(|cells| plane.meets(cells));
        let stands = |cell| cx.board.value(cell) == Some(digit);
        if inside == outside || (it.inside | it.outside).iter().any(stands) {
            continue;
        }
        let open = |houses: HouseSet| houses.filter(|house| plane.meets(cx.layout.cells(house)));
        let [lines, boxes] = [it.lines, it.boxes].map(open);
        let [base, cover] = if inside { [boxes, lines] } else { [lines, boxes] };
        report(cx, digit, base, cover, sink)?;
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
