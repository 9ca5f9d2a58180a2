//! 3D Medusa.
use crate::kernels::{clusters, color_report, conjugates};
use crate::{Context, Sink};
use qedoku_core::{Candidate, CandidateSet, CellSet, Digit, DigitSet, Layout, Slot};
use std::ops::ControlFlow;

crate::technique! {
    /// Strong links of all digits, and cells with two digits, connect candidates, colored in turns; a color that
    /// contradicts itself goes, and so does what both colors exclude.
    ///
    /// ## Why it holds
    /// Of two linked candidates one is true and one is false. So all candidates of one color are true and all of the
    /// other are false.
    ///
    /// A color is false if two of its candidates share a cell, if a digit has the color twice in a house, if it excludes
    /// every digit of a cell, or every place of a digit in a house. Then the whole color goes.
    ///
    /// A candidate outside is false if both colors exclude it: it shares its cell with both, it sees its digit in both, or
    /// it shares its cell with one and sees its digit in the other.
    ///
    /// ## How to find it
    /// Start in a cell with two digits. Color one each way. Go on to the partner in houses with two places for the digit,
    /// and to the other digit in cells with two, changing color each time. Look for the conflicts of one color first, then
    /// for candidates between the colors.
    pub Medusa3d = "medusa-3d", "3D Medusa", Advanced,
    zh: "三维美杜莎" {
        what: "用各个数的共轭对和双值格把候选数连起来，交替染成两色；自相矛盾的颜色全部删去，两色都排除的候选数也删去。",
        why: "相连的两个候选数一真一假，所以一种颜色全真，另一种全假。若一种颜色在一格里出现两次，或者同一个数在一个区域里出现两次，或者排除了一格的所有候选数、一个区域里某数的所有位置，这种颜色就全假。结构外的候选数若被两色都排除，也为假：与两色同格，或看到两色的同一个数，或与一色同格而看到另一色的同一个数。",
        find: "从一个双值格开始，两个数各染一色；遇到某数只有两个位置的区域、或者双值格，就换一种颜色继续。先找同色的矛盾，再找夹在两色之间的候选数。"
    }, aliases: ["medusa", "three-d-medusa"],
    wider: ["simple-colors-trap", "remote-pair"],
    search: search
}

fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut left = seeds(cx);
    let lively = cx.board.contradiction().is_none();
    for digit in Digit::ALL {
        while let Some(cell) = left.plane(digit).first() {
            let seed = Candidate { cell, digit };
            left.remove(seed);
            let Some(colors) = clusters::around(cx, seed) else { continue };
            left -= colors[0] | colors[1];
            if colors[0].len() + colors[1].len() > 2 {
                report(cx, &colors, lively, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The candidates with a strong link.
fn seeds(cx: &Context<'_>) -> CandidateSet {
    let mut seeds = CandidateSet::EMPTY;
    for digit in Digit::ALL {
        for house in conjugates::houses(cx, digit) {
            *seeds.plane_mut(digit) |= cx.board.plane(digit) & cx.layout.cells(house);
        }
    }
    seeds
}

/// Reports what the colors show. `lively` is a board on which every slot has something left.
fn report(cx: &Context<'_>, colors: &[CandidateSet; 2], lively: bool, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let excluded = colors.map(|color| excluded(cx.layout, &color));
    for (color, out) in colors.iter().zip(&excluded) {
        let emptied = if color.meets(out) { None } else { emptied(cx, out, lively) };
        if color.meets(out) || emptied.is_some() {
            sink.eliminate(*color, || {
                let mut slots = links(cx, colors);
                slots.extend(emptied);
                color_report::evidence(cx, &slots, &[*colors], color)
            })?;
        }
    }
    let between = (excluded[0] & excluded[1] & *cx.board.candidates()) - colors[0] - colors[1];
    sink.eliminate(between, || color_report::evidence(cx, &links(cx, colors), &[*colors], &between))
}

/// The candidates that cannot be true if all of `color` is.
fn excluded(layout: &Layout, color: &CandidateSet) -> CandidateSet {
    let mut out = CandidateSet::EMPTY;
    let mut once = CellSet::EMPTY;
    let mut twice = CellSet::EMPTY;
    for digit in Digit::ALL {
        let plane = color.plane(digit);
        *out.plane_mut(digit) |= clusters::seen(layout, plane);
        twice |= once & plane;
        once |= plane;
    }
    for digit in Digit::ALL {
        *out.plane_mut(digit) |= (once - color.plane(digit)) | twice;
    }
    out
}

/// The first slot that has nothing left if all of `out` is false.
fn emptied(cx: &Context<'_>, out: &CandidateSet, lively: bool) -> Option<Slot> {
    let left = *cx.board.candidates() - *out;
    let held = DigitSet::ALL.iter().fold(CellSet::EMPTY, |all, digit| all | left.plane(digit));
    if let Some(cell) = (cx.board.open() - held).first() {
        return Some(Slot::Cell(cell));
    }
    Digit::ALL.into_iter().find_map(|digit| {
        let gone = cx.board.plane(digit) & out.plane(digit);
        if lively && gone.is_empty() {
            return None;
        }
        let missing = cx.layout.houses() - cx.board.placed_houses(digit);
        let house = missing.iter().find(|&house| !left.plane(digit).meets(cx.layout.cells(house)));
        house.map(|house| Slot::House(house, digit))
    })
}

/// The strong links of a cluster: its cells with two digits, then its houses with two places.
fn links(cx: &Context<'_>, [one, other]: &[CandidateSet; 2]) -> Vec<Slot> {
    let all = *one | *other;
    let bivalue = all.cells() & cx.board.cells_with_few(2);
    let cells = bivalue.iter().map(Slot::Cell);
    let houses = Digit::ALL.into_iter().flat_map(|digit| clusters::links(cx, digit, all.plane(digit)));
    cells.chain(houses).collect()
}
