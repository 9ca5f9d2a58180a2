//! Empty rectangles: a box whose places for a digit lie on a row and a column, and a strong link that starts on one of
//! them.
use crate::Context;
use crate::base::position_cache::Cached;
use crate::kernels::conjugates;
use qedoku_core::{CandidateSet, Cell, CellSet, Chain, Digit, House, Pattern, Slot, StrongLink, Truth};
use std::ops::ControlFlow;

/// One empty rectangle with what it eliminates.
#[derive(Clone, Copy, Debug)]
pub struct EmptyRectangle {
    /// The digit.
    pub digit: Digit,
    /// The box.
    pub home: House,
    /// Its places on the line of the target.
    pub facing: CellSet,
    /// Its other places, all on the line where the strong link starts.
    pub rest: CellSet,
    /// The house of the strong link.
    pub link: House,
    /// The end of the link that sees `rest`.
    pub near: Cell,
    /// The other end.
    pub far: Cell,
    /// The cell that loses the digit.
    pub target: Cell,
}

impl EmptyRectangle {
    /// The slots of the box and of the link.
    pub(crate) fn slots(&self) -> [Slot; 2] {
        [Slot::House(self.home, self.digit), Slot::House(self.link, self.digit)]
    }

    /// The rectangle and the link as a chain.
    pub fn evidence(&self, cx: &Context<'_>) -> (Pattern, Vec<Truth>) {
        let set = |cells| CandidateSet::of_digit(self.digit, cells);
        let near = set(CellSet::of(self.near));
        let far = set(CellSet::of(self.far));
        let slots = self.slots();
        let [home, link] = slots;
        let links = [StrongLink::new(set(self.facing), set(self.rest), home), StrongLink::new(near, far, link)];
        (Pattern::of(Chain::open(links)), cx.truths(&slots))
    }
}

/// For each digit the places with which it last had no empty rectangle; at first none at all.
#[derive(Default)]
struct KnownWithout([std::cell::Cell<CellSet>; Digit::COUNT]);

impl Cached for KnownWithout {
    fn renew(&mut self) {}
}

/// Calls `report` with every empty rectangle of a digit that eliminates something.
pub(crate) fn each(
    digit: Digit,
    cx: &Context<'_>,
    report: &mut dyn FnMut(&EmptyRectangle) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let plane = cx.board.plane(digit);
    let without = cx.cached::<KnownWithout>().map(|known| &known.0[digit.index()]);
    if without.is_some_and(|without| without.get() == plane) {
        return ControlFlow::Continue(());
    }
    let mut found_any = false;
    let lines = conjugates::houses(cx, digit) - cx.layout.boxes();
    for link in lines {
        let Some([one, other]) = conjugates::ends(cx, digit, link) else { continue };
        for (near, far) in [(one, other), (other, one)] {
            let Some(start) = cross(cx, near, link) else { continue };
            let Some(end) = cross(cx, far, link) else { continue };
            for target in (plane & cx.layout.cells(end)).without(far) {
                let Some(facing) = parallel(cx, target, link) else { continue };
                if let Some(found) = at(cx, digit, start, facing) {
                    let found = EmptyRectangle { link, near, far, target, ..found };
                    let inside = cx.layout.cells(found.home);
                    if !inside.contains(near) && !inside.contains(target) {
                        found_any = true;
                        report(&found)?;
                    }
                }
            }
        }
    }
    if let Some(without) = without.filter(|_| !found_any) {
        without.set(plane);
    }
    ControlFlow::Continue(())
}

/// The line through `cell` that crosses `line`.
fn cross(cx: &Context<'_>, cell: Cell, line: House) -> Option<House> {
    (cx.layout.houses_of(cell) & cx.layout.across(line)).first()
}

/// The line through `cell` that runs as `line` does.
fn parallel(cx: &Context<'_>, cell: Cell, line: House) -> Option<House> {
    (cx.layout.houses_of(cell) & cx.layout.along(line)).first()
}

/// The empty rectangle around the crossing of two lines, its link still open.
fn at(cx: &Context<'_>, digit: Digit, start: House, facing: House) -> Option<EmptyRectangle> {
    let start = cx.layout.cells(start);
    let facing = cx.layout.cells(facing);
    let center = (start & facing).single()?;
    let home = cx.layout.box_of(center)?;
    let places = cx.board.plane(digit) & cx.layout.cells(home);
    let crossed = places.is_subset(start | facing) && !places.is_subset(start) && !places.is_subset(facing);
    let rest = places - facing;
    let facing = places & facing;
    crossed.then_some(EmptyRectangle {
        digit,
        home,
        facing,
        rest,
        link: home,
        near: center,
        far: center,
        target: center,
    })
}
