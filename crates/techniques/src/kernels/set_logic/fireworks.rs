//! Digits that two lines crossing in a box have, outside the box, in one cell each at most.
use crate::{Context, Sink};
use qedoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, House, Pattern, SetLogic, SetLogicKind, Slot};
use std::ops::ControlFlow;

/// The number of digits of a triple.
const TRIPLE: usize = 3;

/// A cell where two lines cross, its box and the lines.
#[derive(Clone, Copy)]
struct LinesInBox {
    cell: Cell,
    home: House,
    lines: [House; 2],
}

/// The digits of a cross that its lines have in one cell each at most outside the box, with these cells.
struct FireworkDigits {
    digits: DigitSet,
    arms: [[CellSet; 2]; Digit::COUNT],
}

impl FireworkDigits {
    /// The cells outside the box that these digits have in each line, if that is one cell in each.
    fn wings(&self, digits: DigitSet) -> Option<[Cell; 2]> {
        let join = |line: usize| digits.iter().fold(CellSet::EMPTY, |all, digit| all | self.arms[digit.index()][line]);
        Some([join(0).single()?, join(1).single()?])
    }
}

impl LinesInBox {
    fn at(cx: &Context<'_>, cell: Cell) -> Option<Self> {
        let mut lines = cx.layout.lines_of(cell).iter();
        Some(Self { cell, home: cx.layout.box_of(cell)?, lines: [lines.next()?, lines.next()?] })
    }

    fn firework(&self, cx: &Context<'_>) -> FireworkDigits {
        let mut firework = FireworkDigits { digits: DigitSet::EMPTY, arms: [[CellSet::EMPTY; 2]; Digit::COUNT] };
        let outside = self.lines.map(|line| cx.layout.cells(line) - cx.layout.cells(self.home));
        let around = cx.layout.houses_of(self.cell);
        for digit in Digit::ALL {
            if cx.board.placed_houses(digit).meets(around) {
                continue;
            }
            let arms = outside.map(|cells| cx.board.plane(digit) & cells);
            // A digit without any arm has the cell itself only.
            if arms.iter().all(|arm| !arm.is_several()) && !(arms[0] | arms[1]).is_empty() {
                firework.digits.insert(digit);
                firework.arms[digit.index()] = arms;
            }
        }
        firework
    }

    /// The lines whose places for the digit are the cell itself and its arm, without others in the box.
    fn direct(&self, cx: &Context<'_>, digit: Digit) -> [bool; 2] {
        let others = cx.layout.cells(self.home).without(self.cell);
        self.lines.map(|line| !(cx.board.plane(digit) & cx.layout.cells(line)).meets(others))
    }

    /// True if two of the digits have the same two cells in one line: a pair, which needs no cross.
    fn has_pair(&self, cx: &Context<'_>, digits: DigitSet) -> bool {
        let direct = |line: usize| digits.filter(|digit| self.direct(cx, digit)[line]).is_several();
        direct(0) || direct(1)
    }

    /// The places that the digit has in the box and in neither line.
    fn aside(&self, cx: &Context<'_>, digit: Digit) -> CellSet {
        let lines = cx.layout.cells(self.lines[0]) | cx.layout.cells(self.lines[1]);
        (cx.board.plane(digit) & cx.layout.cells(self.home)) - lines
    }
}

/// One or two crosses with their digits, which share their wings.
struct Firework<'a> {
    parts: &'a [(LinesInBox, DigitSet)],
    cells: CellSet,
}

impl Firework<'_> {
    fn report(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let digits = self.parts.iter().fold(DigitSet::EMPTY, |all, (_, digits)| all | *digits);
        let mut gone = CandidateSet::EMPTY;
        for other in DigitSet::ALL - digits {
            *gone.plane_mut(other) = cx.board.plane(other) & self.cells;
        }
        for (cross, digits) in self.parts {
            for digit in *digits {
                *gone.plane_mut(digit) |= cross.aside(cx, digit);
            }
        }
        sink.eliminate(gone, || {
            let (base, cover) = self.slots(cx);
            let truths = cx.truths(&base);
            (Pattern::of(SetLogic::new(SetLogicKind::Fireworks, base, cover)), truths)
        })
    }

    /// The digits in the lines, and the cells and the digits in the boxes that hold all their places. One line does for
    /// a digit that has no other place in it.
    fn slots(&self, cx: &Context<'_>) -> (Vec<Slot>, Vec<Slot>) {
        let mut base = vec![];
        let mut cover = vec![];
        for (cross, digits) in self.parts {
            for digit in *digits {
                let direct = cross.direct(cx, digit).iter().position(|&direct| direct);
                if let (Some(line), true) = (direct, cross.aside(cx, digit).is_empty()) {
                    base.push(Slot::House(cross.lines[line], digit));
                } else {
                    base.extend(cross.lines.map(|line| Slot::House(line, digit)));
                    cover.push(Slot::House(cross.home, digit));
                }
            }
        }
        base.sort_unstable();
        cover.extend(self.cells.iter().map(Slot::Cell));
        cover.sort_unstable();
        (base, cover)
    }
}

/// Reports three digits with one cross and its two wings.
pub(crate) fn triples(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for cell in cx.board.open() {
        let Some(cross) = LinesInBox::at(cx, cell) else { continue };
        let firework = cross.firework(cx);
        if firework.digits.len() < TRIPLE {
            continue;
        }
        for pair in pairs(firework.digits) {
            for last in firework.digits.filter(|digit| pair.iter().all(|other| other < digit)) {
                let digits = pair.with(last);
                let Some([one, other]) = firework.wings(digits) else { continue };
                if !cross.has_pair(cx, digits) {
                    let cells = CellSet::of(cell).with(one).with(other);
                    Firework { parts: &[(cross, digits)], cells }.report(cx, sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Reports two digits at each of two crosses that share their wings.
pub(crate) fn quads(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for cell in cx.board.open() {
        let Some(cross) = LinesInBox::at(cx, cell) else { continue };
        let firework = cross.firework(cx);
        for digits in pairs(firework.digits) {
            let Some([one, other]) = firework.wings(digits) else { continue };
            let Some(far) = opposite(cx, &cross, [one, other]) else { continue };
            if far.cell < cell || !cx.board.open().contains(far.cell) || cross.has_pair(cx, digits) {
                continue;
            }
            let theirs = far.firework(cx);
            for others in pairs(theirs.digits - digits) {
                if theirs.wings(others) == Some([other, one]) && !far.has_pair(cx, others) {
                    let cells = CellSet::of(cell).with(one).with(other).with(far.cell);
                    Firework { parts: &[(cross, digits), (far, others)], cells }.report(cx, sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The cross whose lines are the other lines of the wings.
fn opposite(cx: &Context<'_>, cross: &LinesInBox, [one, other]: [Cell; 2]) -> Option<LinesInBox> {
    let one = LinesInBox::at(cx, one)?;
    let other = LinesInBox::at(cx, other)?;
    let lines = [other, one].map(|wing| wing.lines.into_iter().find(|line| !cross.lines.contains(line)));
    let [Some(first), Some(second)] = lines else { return None };
    let far = LinesInBox::at(cx, (cx.layout.cells(first) & cx.layout.cells(second)).single()?)?;
    (far.lines == [first, second]).then_some(far)
}

/// All pairs of the digits.
fn pairs(digits: DigitSet) -> impl Iterator<Item = DigitSet> {
    let above = move |low: Digit| digits.filter(|digit| digit > low);
    digits.iter().flat_map(move |low| above(low).iter().map(move |high| DigitSet::of(low).with(high)))
}
